"""Who is connected, told between processes. It is never stored: it ends with the process that says it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.server.database import is_postgres
from sylvarium.server.live import LiveTable, Presence
from sylvarium.server.notices import tell

log = structlog.get_logger()


class Attendance:
    """Announces who is connected here, and remembers for a while what other processes have announced."""

    def __init__(self, engine: sa.Engine, process: str, heartbeat: float):
        self._engine, self._process = engine, process
        self._believed_for = 2.5 * heartbeat
        self._alone = not is_postgres(engine)
        self._tasks: set[asyncio.Task] = set()

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

    @staticmethod
    def _changed(live: LiveTable, before: Presence) -> bool:
        now = live.present()
        for seat in before.seats - now.seats:
            live.last_seen[seat] = monotonic()
        return (before.seats, before.spectators) != (now.seats, now.spectators)

    def _send(self, notice: dict[str, Any]) -> None:
        if self._alone:
            return
        task = asyncio.get_running_loop().create_task(asyncio.to_thread(self._notify, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _notify(self, notice: dict[str, Any]) -> None:
        try:
            with self._engine.begin() as connection:
                tell(connection, {"from": self._process, **notice})
        except sa.exc.SQLAlchemyError as error:
            log.warning("presence could not be told", error=type(error).__name__)
