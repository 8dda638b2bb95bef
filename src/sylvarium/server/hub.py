"""All tables that this process has open: loading them, changing them, telling everybody.

A change is folded into a new state under the table's lock; that state is stored, and only then taken and told. So
what this process has in memory was stored, whatever fails: it may be behind the store, but never ahead of it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic, time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting import planning, wire
from sylvarium.hosting.folded import Ask, Change, Folded
from sylvarium.hosting.kept import StoredEvent
from sylvarium.hosting.loading import check_game, open_table
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.planning import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel.rule import WAKES
from sylvarium.server.brains import Brains
from sylvarium.server.changes import append, followed
from sylvarium.server.connection import Connection
from sylvarium.server.database import is_postgres
from sylvarium.server.door import Door
from sylvarium.server.hints import Hints
from sylvarium.server.intents import Intents
from sylvarium.server.limits import Budgets, Paces
from sylvarium.server.live import LiveTable
from sylvarium.server.made_once import MadeOnce
from sylvarium.server.notices import Listener
from sylvarium.server.observing import Figures
from sylvarium.server.orders import Orders
from sylvarium.server.preparing import Preparation
from sylvarium.server.presence import Attendance
from sylvarium.server.repairing import Moved, put_aside
from sylvarium.server.settings import Settings
from sylvarium.server.steward import Steward
from sylvarium.server.storage import Order, Storage
from sylvarium.server.waking import Awakening
from sylvarium.server.writer import Gap, NotStored, Writer

TRIES = 8  # how often a change is tried again when other processes are faster
LOOK_AGAIN = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between looks at a store that failed; the last one for ever
COME_BACK, GONE = 1012, 4004
PRESENCE = 0.1  # seconds after which everybody is told who has come and gone

log = structlog.get_logger()


class Hub:
    """See the top of this module."""

    def __init__(self, settings: Settings, engine: sa.Engine, figures: Figures):
        self.settings, self.figures = settings, figures
        self.process = secrets.token_hex(8)
        self.storage = Storage(engine)
        self.writer = Writer(engine, self.process, figures.committed)
        figures.writes_waiting.set_function(self.writer.waiting)
        self.brains = Brains(settings.workers, figures)
        self.budgets, self.paces = Budgets(settings.limits, figures), Paces()
        self.hints = Hints(self.brains, self.budgets)
        self.door = Door(settings.limits, figures)
        self.logs = Logs(settings.limits.kept_bytes // 2)
        self.made_once = MadeOnce(settings.limits.kept_bytes // 2, figures)
        self.intents = Intents(engine, self.process)
        self.steward = Steward(self.commit, self.intend, self.brains, settings)
        self.preparation = Awakening() if WAKES else Preparation()
        self.attendance = Attendance(engine, self.process, settings.heartbeat)
        self._listener = Listener(engine, self.process, self._heard, self._missed) if is_postgres(engine) else None
        self.orders = Orders(self.storage, settings.orders_every, lambda order: self._spawn(self._obey(order)))
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task] = set()
        self._presence_due: set[str] = set()  # tables whose clients are about to be told who is there

    async def start(self) -> None:
        self.writer.start()
        if self._listener:
            await self._listener.start()
        await self.orders.start()
        self._spawn(self.orders.watch())
        self._spawn(self.figures.watch_loop())
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
        await self.intents.stop()
        await self.writer.stop()
        if self._listener:
            await self._listener.stop()
        self.brains.stop()
        self.made_once.stop()

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
        with self.figures.opening.time():
            live = LiveTable(await self._load(id))
            await self.intents.load(live)
            self._live[id] = live
        self.figures.tables.set(len(self._live))
        self.attendance.ask(id)
        self.steward.attend(live)
        return live

    async def _load(self, id: str) -> Folded:
        """The table as it is stored."""
        for _ in range(TRIES):
            try:
                row = await asyncio.to_thread(self.storage.table, id)
                if row is None:
                    raise Refusal("unknown_table", "There is no such table.")
                check_game(row)
                await self.preparation.ready(row.game)
                opened = await asyncio.to_thread(open_table, self.storage, row, self.settings.limits.chat_kept)
                if opened.damage:
                    await asyncio.to_thread(put_aside, self.storage.engine, opened.state, opened.damage)
                    self.figures.damaged.inc()
                if opened.ask is None:
                    return opened.state
                return await self._taken_over(opened.state, opened.ask)
            except (NotStored, Moved):
                continue
            except sa.exc.SQLAlchemyError:
                self.figures.failures.labels("read").inc()
                log.warning("a table cannot be read", table=id, exc_info=True)
                raise Refusal("storage", "The table cannot be read at the moment. Try again.") from None
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    async def _taken_over(self, state: Folded, ask: Ask) -> Folded:
        """Stores the event that says how the table was taken over by today's rules."""
        change = state.carried_out(ask, time())
        log.info("the rules have changed since this table was played", table=state.id, continued="state" in ask[1])
        await self.writer.store(append(change, with_snapshot="state" in ask[1]))
        return change.state

    # -------------------------------------------------------------------------------------------------- changing

    async def commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Carries out what is asked of the table as it is now: in the store, in memory, and to all who watch."""
        async with live.lock:
            if self._live.get(live.id) is live:
                return await self._commit(live, ask)
        return await self.commit(await self.table(live.id), ask)  # it was forgotten meanwhile

    async def _commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Under the lock."""
        for _ in range(TRIES):
            if live.doubtful:
                await self._look(live)
            change = live.state.carried_out(ask(live.state), time())
            try:
                if await self._stored(live, change):
                    return change
                await self._reload(live)
            except Refusal:
                raise
            except Exception:
                self.figures.failures.labels("write").inc()
                log.exception("a change could not be stored", table=live.id)
                return await self._found_stored(live, change)
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    async def _stored(self, live: LiveTable, change: Change) -> bool:
        """Stores a change, takes it and tells it; False if the table has moved on in the store."""
        answer = self.writer.hand_in(append(change, change.snapshot))
        try:
            await asyncio.shield(answer)
        except NotStored as problem:
            if isinstance(problem, Gap):
                self.figures.gaps.inc()
                log.error("a change does not follow what is stored", table=live.id, problem=str(problem))
            return False
        except BaseException:  # whatever happens, a cancelled request too: it may be stored, or be about to be
            self._doubt(live, answer)
            raise
        self.figures.events.labels(change.event.kind).inc()
        before = live.state
        self._take(live, change)
        await self._end_plan(live, before, change)
        self.steward.attend(live)
        if change.table:
            state = change.state
            log.info("table changed", table=live.id, kind=change.event.kind, status=state.status, version=state.version)
        return True

    async def _found_stored(self, live: LiveTable, change: Change) -> Change:
        """After a failure: the change if it turns out to be stored all the same, as after a lost connection."""
        try:
            news = await self._look(live)
        except Refusal:
            news = []
        if change.event in news:
            return change
        raise Refusal("storage", "It could not be stored. Look at the table, and try again.")

    async def intend(self, live: LiveTable, seat: int, say: Callable[[Folded, Intent], Intent]) -> None:
        """Keeps what the owner of a seat says beforehand, of the table as it is now."""
        async with live.lock:
            await self.intents.change(live, seat, lambda intent: say(live.state, intent))
        self.steward.attend(live)

    async def _end_plan(self, live: LiveTable, before: Folded, change: Change) -> None:
        """With a turn its plan is over, whether it was played or not. Under the lock."""
        was, now = before.table, change.state.table
        if change.event.kind != "play" or not was or not now:
            return
        seat: int = change.event.data["seat"]
        intent = live.intents.get(seat)
        if intent and intent.plan and planning.is_over(was, now, seat):
            with suppress(Refusal):  # then it is looked at in the next turn
                await self.intents.change(live, seat, lambda intent: replace(intent, plan=None))

    def _take(self, live: LiveTable, change: Change) -> None:
        """The one place where an open table moves on: to what is stored."""
        live.state = change.state
        try:
            self._tell(live, change)
        except Exception:  # it is stored all the same: whoever watches comes back and reads it again
            log.exception("a change could not be told", table=live.id)
            for connection in live.connections:
                connection.close(COME_BACK)

    def _tell(self, live: LiveTable, change: Change) -> None:
        update = wire.Update(live, change)
        for connection in live.connections:
            if connection.ready:
                connection.put(update.message(connection.key, connection.changes))
        live.rest()
        if change.event.kind in ("reseat", "forget"):
            self._put_out(live, lambda connection: change.event.data["seat"] in connection.seats)
        if change.event.kind == "again":
            self._tell_all(live, wire.again(change.event.data["table"]))

    @staticmethod
    def _put_out(live: LiveTable, meant: Callable[[Connection], bool]) -> None:
        """Whoever is meant comes back, and proves anew what they hold."""
        for connection in live.connections:
            if meant(connection):
                connection.close(COME_BACK)

    def end_login(self, login: str) -> None:
        """A device is a guest's again, at the tables it has open here too."""
        for live in self._live.values():
            self._put_out(live, lambda connection: connection.login == login)

    @staticmethod
    def _tell_all(live: LiveTable, message: bytes) -> None:
        for connection in live.connections:
            if connection.ready:
                connection.put(message)

    async def _reload(self, live: LiveTable) -> None:
        """Replaces what memory says by what is stored, and sends everybody the full state. Under the lock."""
        self.figures.reloads.inc()
        try:
            live.state, live.shown = await self._load(live.id), {}
        except BaseException:
            self._doubt(live)
            raise
        live.doubtful = False
        for connection in live.connections:
            if connection.ready:
                connection.put(wire.state(live, connection.key, self.logs))
        live.rest()

    # ------------------------------------------------------------------------------------------------------- doubt

    def _doubt(self, live: LiveTable, answer: asyncio.Future[None] | None = None) -> None:
        """The store may have more than memory: the table is looked at there until that is clear.

        `answer` is that of a write which may still be under way.
        """
        live.doubtful = True
        self.figures.doubts.inc()
        self._spawn(self._clear_up(live, answer))

    async def _clear_up(self, live: LiveTable, answer: asyncio.Future[None] | None) -> None:
        if answer:
            await asyncio.wait((answer,))
            answer.exception()  # reported already, or of no interest: what is stored counts
        pauses = list(LOOK_AGAIN)
        while self._live.get(live.id) is live:
            try:
                async with live.lock:
                    await self._look(live)
                self.steward.attend(live)
                return
            except Refusal:
                await asyncio.sleep(pauses.pop(0) if len(pauses) > 1 else pauses[0])

    async def _look(self, live: LiveTable) -> list[StoredEvent]:
        """Takes what the store has more than memory, and tells it. Under the lock; refused if it cannot be read."""
        try:
            news = await asyncio.to_thread(self.storage.events, live.id, live.state.version)
        except sa.exc.SQLAlchemyError:
            self.figures.failures.labels("read").inc()
            raise Refusal("storage", "The table cannot be read at the moment. Try again.") from None
        for event in news:
            change = None if event.kind == "rules" else followed(live.state, event)
            if change is None:
                await self._reload(live)
                break
            self._take(live, change)
        live.doubtful = False
        return news

    # ---------------------------------------------------------------------------------------- clients and presence

    def come(self, live: LiveTable, connection: Connection) -> None:
        live.connections.add(connection)

    def show(self, live: LiveTable, connection: Connection) -> None:
        """Somebody has said hello: everything for them, and their presence for the others."""
        connection.ready = True
        connection.put(wire.state(live, connection.key, self.logs))
        for told in self.intents.greet(live, connection.seats):
            connection.put(told)
        live.rest()
        if connection.seats:
            self.attendance.note(live)
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
        """Tells everybody soon: when many come and go at once, they are told once."""
        if live.id not in self._presence_due:
            self._presence_due.add(live.id)
            asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        self._presence_due.discard(live.id)
        told = wire.presence(live)
        if live.presence_told != told:
            live.presence_told = told
            self._tell_all(live, told)
            self.attendance.tell(live)

    # --------------------------------------------------------------------------------------------- other processes

    def _heard(self, notice: dict[str, Any]) -> None:
        """Another process has said something."""
        for id, version in notice.get("changes", ()):
            live = self._live.get(id)
            if live and version > live.state.version:
                self._spawn(self._catch_up(live))
        live = self._live.get(notice.get("intents", ""))
        if live:
            self._spawn(self._hear_intents(live))
        live = self._live.get(notice.get("table", ""))
        if live and self.attendance.heard(live, notice):
            self._tell_all(live, wire.presence(live))

    def _missed(self) -> None:
        """Notices may have been lost: every open table looks for itself."""
        for live in self._live.values():
            self._spawn(self._catch_up(live))
            self._spawn(self._hear_intents(live))

    async def _hear_intents(self, live: LiveTable) -> None:
        """The owner of a seat has said something to another process: that one sees to it first."""
        async with live.lock:
            with suppress(Refusal):
                await self.intents.load(live)
        self.steward.attend(live, ours=False)

    async def _obey(self, order: Order) -> None:
        """An operator has changed a table, which may be open here or about to be."""
        self.figures.orders.labels(order.deed).inc()
        if order.table_id in self._opening:
            await asyncio.wait((self._opening[order.table_id],))
        live = self._live.get(order.table_id)
        if live is None:
            return
        if order.deed == "remove":
            self._live.pop(live.id)
            for connection in live.connections:
                connection.close(GONE)
        elif order.deed == "repair":
            async with live.lock:
                with suppress(Refusal):  # then it is in doubt, and looked at until it can be read
                    await self._reload(live)
        else:
            await self._catch_up(live, ours=self._listener is None)

    async def _catch_up(self, live: LiveTable, ours: bool = False) -> None:
        """Reads what others have stored."""
        async with live.lock:
            try:
                await self._look(live)
            except Refusal as refusal:
                log.warning("a table could not catch up", table=live.id, reason=refusal.message)
                self._doubt(live)
                return
        self.steward.attend(live, ours)

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
                    if any(connection.seats for connection in live.connections):
                        self.attendance.note(live)
                elif now - live.idle_since > self.settings.forget_after and not self._busy(live):
                    self._live.pop(live.id, None)
            self.figures.tables.set(len(self._live))

    @staticmethod
    def _busy(live: LiveTable) -> bool:
        return live.lock.locked() or live.attended != -1
