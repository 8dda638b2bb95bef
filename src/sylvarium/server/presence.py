"""Who is connected, told between processes. It is never stored: it ends with the process that says it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting.watching import Presence
from sylvarium.server.database import is_postgres
from sylvarium.server.live import LiveTable
from sylvarium.server.notices import tell
from sylvarium.server.storage import Storage

NOTE_EVERY = 60.0  # seconds between two notes in the store that a table is attended

log = structlog.get_logger()


class Attendance:
    """Announces who is connected here, and remembers for a while what other processes have announced."""

    def __init__(self, engine: sa.Engine, process: str, heartbeat: float):
        self._engine, self._process = engine, process
        self._believed_for = 2.5 * heartbeat
        self._alone = not is_postgres(engine)
        self._tasks: set[asyncio.Task] = set()
        self._noted: dict[str, float] = {}  # when a player at a table was last noted

    def tell(self, live: LiveTable) -> None:
        """Says who is connected to this process."""
        here = [connection.seats for connection in live.connections if connection.ready]
        seats = sorted({seat for held in here for seat in held})
        self._send({"table": live.id, "seats": seats, "spectators": sum(not held for held in here)})

    def ask(self, id: str) -> None:
        """Asks the others who is connected to them."""
        self._send({"table": id, "who": True})

    def heard(self, live: LiveTable, notice: dict[str, Any]) -> bool:
        """Takes note of what another process says; whether it is news."""
        if notice.get("who"):
            self.tell(live)
            return False
        before = live.present()
        seats = frozenset(notice["seats"])
        live.elsewhere[notice["from"]] = Presence(seats, notice["spectators"], monotonic())
        return self._changed(live, before)

    def expire(self, live: LiveTable) -> bool:
        """Forgets processes that have fallen silent; whether that changes anything."""
        before = live.present()
        now = monotonic()
        for process, presence in list(live.elsewhere.items()):
            if now - presence.heard > self._believed_for:
                del live.elsewhere[process]
        return self._changed(live, before)

    def note(self, live: LiveTable) -> None:
        """A player is at a public table: the lobby goes on listing it."""
        now = monotonic()
        if not live.state.row.public or now - self._noted.get(live.id, -NOTE_EVERY) < NOTE_EVERY:
            return
        if len(self._noted) > 10_000:
            self._noted.clear()
        self._noted[live.id] = now
        self._spawn(self._note, live.id)

    def _note(self, id: str) -> None:
        try:
            Storage(self._engine).note_attended(id, time())
        except sa.exc.OperationalError as error:
            log.warning("the lobby could not be told of a player", error=str(error))

    @staticmethod
    def _changed(live: LiveTable, before: Presence) -> bool:
        now = live.present()
        for seat in before.seats - now.seats:
            live.last_seen[seat] = monotonic()
        return (before.seats, before.spectators) != (now.seats, now.spectators)

    def _send(self, notice: dict[str, Any]) -> None:
        if not self._alone:
            self._spawn(self._notify, notice)

    def _spawn(self, work: Callable[[Any], None], argument: Any) -> None:
        task = asyncio.get_running_loop().create_task(asyncio.to_thread(work, argument))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _notify(self, notice: dict[str, Any]) -> None:
        try:
            with self._engine.begin() as connection:
                tell(connection, {"from": self._process, **notice})
        except sa.exc.SQLAlchemyError as error:
            log.warning("presence could not be told", error=type(error).__name__)
