"""All tables that this process has open: loading them, changing them, telling everybody.

A change is made in memory first, under the table's lock, then stored, and only then told and acknowledged.
If it cannot be stored, the table is opened anew from what is stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache
from time import monotonic, time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium import saving
from sylvarium.kernel import Game
from sylvarium.server import wire
from sylvarium.server.brains import Brains
from sylvarium.server.chronicle import told
from sylvarium.server.connection import Connection
from sylvarium.server.database import is_postgres
from sylvarium.server.live import Ask, Change, LiveTable
from sylvarium.server.loading import open_table
from sylvarium.server.notices import Listener
from sylvarium.server.observing import Figures
from sylvarium.server.preparing import Preparation
from sylvarium.server.presence import Attendance
from sylvarium.server.refusal import Refusal
from sylvarium.server.settings import Settings
from sylvarium.server.steward import Steward
from sylvarium.server.storage import Event, Snapshot, Storage
from sylvarium.server.writer import Append, Lobby, Writer
from sylvarium.table import Refused

TRIES = 8  # how often a change is tried anew when other processes are faster
COME_BACK = 1012

log = structlog.get_logger()


class Hub:
    """See the top of this module."""

    def __init__(self, settings: Settings, engine: sa.Engine, figures: Figures):
        self.settings, self.figures = settings, figures
        self.process = secrets.token_hex(8)
        self.storage = Storage(engine)
        self.writer = Writer(engine, self.process, figures.committed)
        self.brains = Brains(settings.workers, figures)
        self.steward = Steward(self, self.brains, settings)
        self.preparation = Preparation()
        self.attendance = Attendance(engine, self.process, settings.heartbeat)
        self._listener = Listener(engine, self.process, self._heard, self._missed) if is_postgres(engine) else None
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task] = set()

    async def start(self) -> None:
        self.writer.start()
        if self._listener:
            await self._listener.start()
        self._spawn(self._look_after())
        if self.settings.prepare_games:
            self.preparation.start()

    async def stop(self) -> None:
        """Lets clients know that they should come back, and stores what still waits."""
        for live in self._live.values():
            for connection in live.connections:
                connection.close(COME_BACK)
        await self.steward.stop()
        await self.preparation.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.stop()
        if self._listener:
            await self._listener.stop()
        self.brains.stop()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------------------------------------- opening

    def opened(self, id: str) -> LiveTable | None:
        """The table if it is in memory already."""
        return self._live.get(id)

    async def table(self, id: str) -> LiveTable:
        """The table with this id, opened if it is not; refused if there is none."""
        if id in self._live:
            return self._live[id]
        if id not in self._opening:
            self._opening[id] = asyncio.get_running_loop().create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        live = await self._load(id)
        live.idle_since = monotonic()
        self._live[id] = live
        self.figures.tables.set(len(self._live))
        self.attendance.ask(id)
        self.steward.attend(live)
        return live

    async def _load(self, id: str) -> LiveTable:
        for _ in range(TRIES):
            try:
                row = await asyncio.to_thread(self.storage.table, id)
                if row is None:
                    raise Refusal("unknown_table", "There is no such table.")
                await self.preparation.ready(row.game)
                opened = await asyncio.to_thread(open_table, self.storage, row, self.settings.limits.chat_kept)
            except sa.exc.OperationalError:
                raise Refusal("storage", "The table cannot be read at the moment. Try again.") from None
            if opened.ask is None or await self._store(opened.live, opened.ask):
                return opened.live
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    async def _store(self, live: LiveTable, ask: Ask) -> bool:
        """Stores the event that says how the table was taken over by today's rules."""
        event = Event(live.version + 1, *ask, time())
        change = live.fold(event)
        log.info("the rules have changed since this table was played", table=live.id, continued="state" in ask[1])
        return await self.writer.store(self._append(live, change, snapshot="state" in ask[1]))

    # -------------------------------------------------------------------------------------------------- changing

    async def commit(self, live: LiveTable, ask: Callable[[], Ask]) -> Change:
        """Carries out what `ask` gives: in memory, in the store, and to everybody who watches."""
        async with live.lock:
            for _ in range(TRIES):
                kind, data = ask()
                change = self._fold(live, Event(live.version + 1, kind, data, time()))
                try:
                    stored = await self.writer.store(self._append(live, change, change.snapshot))
                except Exception:
                    log.exception("a change could not be stored", table=live.id)
                    self._drop(live)
                    raise Refusal("storage", "It could not be stored; nothing has changed. Try again.") from None
                if stored:
                    self.figures.events.labels(kind).inc()
                    self._tell(live, change)
                    self.steward.attend(live)
                    if change.table:
                        log.info("table changed", table=live.id, kind=kind, status=live.status, version=live.version)
                    return change
                await self._reload(live)
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    @staticmethod
    def _fold(live: LiveTable, event: Event) -> Change:
        try:
            return live.fold(event)
        except Refused as refused:
            code = {"undo": "no_undo", "redo": "no_redo"}.get(event.kind, "illegal")
            raise Refusal(code, str(refused)) from None

    @staticmethod
    def _append(live: LiveTable, change: Change, snapshot: bool) -> Append:
        event = change.event
        kept = Snapshot(event.number, live.number, live.game.version, live.packed(), told(live)) if snapshot else None
        shown = change.table or snapshot
        return Append(
            live.id,
            event,
            kept,
            Lobby(live.status, live.people(), event.at) if shown else None,
            fields_of(live.game) if snapshot else None,
        )

    def _tell(self, live: LiveTable, change: Change) -> None:
        update = wire.Update(live, change)
        for connection in live.connections:
            if connection.ready:
                connection.put(update.message(connection.key))
        live.rest()
        if change.event.kind == "again":
            self._tell_all(live, wire.again(change.event.data["table"]))

    @staticmethod
    def _tell_all(live: LiveTable, message: bytes) -> None:
        for connection in live.connections:
            if connection.ready:
                connection.put(message)

    async def _reload(self, live: LiveTable) -> None:
        """Replaces what memory says by what is stored, and sends everybody the full state. Under the lock."""
        fresh = await self._load(live.id)
        live.take_over(fresh)
        for connection in live.connections:
            if connection.ready:
                connection.put(wire.state(live, connection.key))
        live.rest()

    def _drop(self, live: LiveTable) -> None:
        """Forgets a table whose memory may be wrong; its clients come back and open it anew."""
        self._live.pop(live.id, None)
        live.dropped = True
        for connection in live.connections:
            connection.close(COME_BACK)

    # ---------------------------------------------------------------------------------------- clients and presence

    def come(self, live: LiveTable, connection: Connection) -> None:
        live.connections.add(connection)

    def show(self, live: LiveTable, connection: Connection) -> None:
        """Somebody has said hello: everything for them, and their presence for the others."""
        connection.ready = True
        connection.put(wire.state(live, connection.key))
        live.rest()
        self._presence_changed(live)
        self.steward.attend(live)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        now = monotonic()
        for seat in connection.seats:
            live.last_seen[seat] = now
        live.idle_since = now
        if connection.ready:
            self._presence_changed(live)

    def _presence_changed(self, live: LiveTable) -> None:
        self._tell_all(live, wire.presence(live))
        self.attendance.tell(live)

    # --------------------------------------------------------------------------------------------- other processes

    def _heard(self, notice: dict[str, Any]) -> None:
        """Another process has said something."""
        for id, version in notice.get("changes", ()):
            live = self._live.get(id)
            if live and version > live.version:
                self._spawn(self._catch_up(live))
        live = self._live.get(notice.get("table", ""))
        if live and self.attendance.heard(live, notice):
            self._tell_all(live, wire.presence(live))

    def _missed(self) -> None:
        """Notices may have been lost: every open table looks for itself."""
        for live in self._live.values():
            self._spawn(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        """Reads what other processes have stored."""
        async with live.lock:
            if live.dropped:
                return
            try:
                for event in await asyncio.to_thread(self.storage.events, live.id, live.version):
                    if event.kind == "rules":
                        await self._reload(live)
                        return
                    self._tell(live, live.fold(event))
            except Exception:
                log.exception("a table could not catch up", table=live.id)
                self._drop(live)
                return
            self.steward.attend(live, ours=False)

    async def _look_after(self) -> None:
        """Forgets tables nobody looks at, and keeps other processes informed about who is here."""
        while True:
            await asyncio.sleep(min(self.settings.heartbeat, self.settings.forget_after))
            now = monotonic()
            for live in list(self._live.values()):
                if self.attendance.expire(live):
                    self._tell_all(live, wire.presence(live))
                if live.connections:
                    self.attendance.tell(live)
                elif now - live.idle_since > self.settings.forget_after and not self._busy(live):
                    self._live.pop(live.id, None)
                    live.dropped = True
            self.figures.tables.set(len(self._live))

    @staticmethod
    def _busy(live: LiveTable) -> bool:
        return live.lock.locked() or live.attended != -1


@cache
def fields_of(game: Game) -> tuple[str, str, list]:
    """How snapshots of a game are read, for the store."""
    return game.key, game.version, saving.fields_of(game.State)
