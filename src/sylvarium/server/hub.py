"""All tables that this process has open: changing them, and keeping up with what other processes change.

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
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.kept import StoredEvent
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel.rule import WAKES
from sylvarium.server.audience import GONE, Audience
from sylvarium.server.brains import Brains
from sylvarium.server.changes import append, followed
from sylvarium.server.clocks.keeper import Clocks
from sylvarium.server.clocks.rows import ClockRow, due_of
from sylvarium.server.connection import Connection
from sylvarium.server.database import is_postgres
from sylvarium.server.door import Door
from sylvarium.server.hints import Hints
from sylvarium.server.intents import Intents
from sylvarium.server.limits import Budgets, Paces
from sylvarium.server.live import LiveTable
from sylvarium.server.made_once import MadeOnce
from sylvarium.server.notices import Listener, tell
from sylvarium.server.observing import Figures
from sylvarium.server.open_tables import TRIES, OpenTables
from sylvarium.server.orders import Orders
from sylvarium.server.people.company import Company
from sylvarium.server.people.sanctions import Sanctions
from sylvarium.server.preparing import Preparation
from sylvarium.server.presence import Attendance
from sylvarium.server.rating.rater import Rater
from sylvarium.server.sending.outbox import notes_of
from sylvarium.server.sending.postman import Postman
from sylvarium.server.settings import Settings
from sylvarium.server.steward import Steward
from sylvarium.server.storage import Order, Storage
from sylvarium.server.tournaments.keeper import Keeper
from sylvarium.server.waking import Awakening
from sylvarium.server.writer import Gap, NotStored, Writer

LOOK_AGAIN = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between looks at a store that failed; the last one for ever

log = structlog.get_logger()


class Hub:
    """See the top of this module."""

    def __init__(self, settings: Settings, engine: sa.Engine, figures: Figures):
        self.settings, self.figures = settings, figures
        self.process = secrets.token_hex(8)
        self.storage = Storage(engine)
        self.writer = Writer(engine, self.process, figures.committed, settings.notice_delay)
        figures.writes_waiting.set_function(self.writer.waiting)
        self.brains = Brains(settings.workers, figures)
        self.budgets, self.paces = Budgets(settings.limits, figures), Paces()
        self.hints = Hints(self.brains, self.budgets)
        self.door = Door(settings.limits, figures)
        self.logs = Logs(settings.limits.kept_bytes // 2)
        self.made_once = MadeOnce(settings.limits.kept_bytes // 2, figures)
        self.intents = Intents(engine, self.process)
        self.steward = Steward(self.commit, self.intend, self.brains, settings)
        self.clocks = Clocks(engine, self.process, settings, self.table, self.commit, self.steward.attend)
        self.postman = Postman(engine, self.process, settings)
        self.preparation = Awakening() if WAKES else Preparation()
        self.attendance = Attendance(engine, self.process, settings.heartbeat)
        self._listener = Listener(engine, self.process, self._heard, self._missed) if is_postgres(engine) else None
        self.orders = Orders(self.storage, settings.orders_every, lambda order: self._spawn(self._obey(order)))
        self.tables = OpenTables(
            self.storage,
            self.writer,
            self.preparation,
            figures,
            settings.limits.chat_kept,
            self._furnish,
            self._welcome,
        )
        self.audience = Audience(self.tables, self.attendance, self.logs)
        every = settings.tournaments_every
        self.tournaments = Keeper(engine, self.table, self.commit, self.preparation.ready, every)
        self.rater = Rater(self.storage, self.tables.decided, self.tournaments.call)
        self.sanctions, self.company = Sanctions(engine), Company(engine)
        self._tasks: set[asyncio.Task] = set()

    async def start(self) -> None:
        self.writer.start()
        if self._listener:
            await self._listener.start()
        await self.orders.start()
        await self.clocks.start()
        await self.postman.start()
        await asyncio.to_thread(self.sanctions.read)
        self._spawn(self.orders.watch())
        self._spawn(self.clocks.watch())
        self._spawn(self.postman.watch())
        self._spawn(self.figures.watch_loop())
        self._spawn(self._look_after())
        self._spawn(self.rater.watch())
        self._spawn(self.tournaments.watch())
        if self.settings.prepare_games:
            self.preparation.start()

    async def stop(self) -> None:
        """Lets clients know that they should come back, and stores what still waits."""
        for live in self.tables:
            self.audience.send_all_back(live)
        await self.clocks.stop()
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
        self.postman.stop()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------------------------------------- opening

    def opened(self, id: str) -> LiveTable | None:
        """The table if it is in memory already."""
        return self.tables.opened(id)

    async def table(self, id: str) -> LiveTable:
        """The table with this id, opened if it is not; refused if there is none."""
        return await self.tables.table(id)

    async def _furnish(self, live: LiveTable) -> None:
        await self.intents.load(live)
        await self.clocks.load(live)

    def _welcome(self, live: LiveTable) -> None:
        self.attendance.ask(live.id)
        self.steward.attend(live)

    # -------------------------------------------------------------------------------------------------- changing

    async def commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Carries out what is asked of the table as it is now: in the store, in memory, and to all who watch."""
        async with live.lock:
            if self.tables.holds(live):
                return await self._commit(live, ask)
        return await self.commit(await self.table(live.id), ask)  # it was forgotten meanwhile

    async def _commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Under the lock."""
        for _ in range(TRIES):
            if live.doubtful:
                await self._look(live)
            asked = ask(live.state)
            timed = live.state.clocks is not None
            change = live.state.carried_out(await self.clocks.priced(live.state, asked) if timed else asked, time())
            clock = await self.clocks.row(live.state, change.state) if timed else None
            try:
                if await self._stored(live, change, clock):
                    return change
                await self._reload(live)
            except Refusal:
                raise
            except Exception:
                self.figures.failures.labels("write").inc()
                log.exception("a change could not be stored", table=live.id)
                return await self._found_stored(live, change)
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    async def _stored(self, live: LiveTable, change: Change, clock: ClockRow | None) -> bool:
        """Stores a change, takes it and tells it; False if the table has moved on in the store."""
        notes = notes_of(live.state, change, live.looking())
        write = replace(append(change, change.snapshot), clock=clock, notes=notes)
        answer = self.writer.hand_in(write)
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
        if write.ended:
            self.rater.call()
        before = live.state
        if clock:
            live.due = clock.due
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
        before, live.state = live.state, change.state
        try:
            self.audience.tell(live, change, before)
        except Exception:  # it is stored all the same: whoever watches comes back and reads it again
            log.exception("a change could not be told", table=live.id)
            self.audience.send_all_back(live)

    async def _reload(self, live: LiveTable) -> None:
        """Replaces what memory says by what is stored, and sends everybody the full state. Under the lock."""
        self.figures.reloads.inc()
        before = live.state
        try:
            live.state, live.shown = await self.tables.stored(live.id), {}
            await self.clocks.load(live)
        except BaseException:
            self._doubt(live)
            raise
        live.doubtful = False
        self.audience.tell_anew(live, before)

    # ------------------------------------------------------------------------------------------------------- doubt

    def _doubt(self, live: LiveTable, answer: asyncio.Future[None] | None = None) -> None:
        """The store may have more than memory: the table is looked up there until that is clear.

        `answer` is that of a write which may still be in progress.
        """
        live.doubtful = True
        self.figures.doubts.inc()
        self._spawn(self._clear_up(live, answer))

    async def _clear_up(self, live: LiveTable, answer: asyncio.Future[None] | None) -> None:
        if answer:
            await asyncio.wait((answer,))
            answer.exception()  # reported already, or of no interest: what is stored counts
        pauses = list(LOOK_AGAIN)
        while self.tables.holds(live):
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
        if news and live.state.clocks:
            with suppress(sa.exc.SQLAlchemyError):  # it is only shown: whoever comes next reads it again
                live.due = await asyncio.to_thread(due_of, self.storage.engine, live.id)
        for event in news:
            change = None if event.kind == "rules" else followed(live.state, event)
            if change is None:
                await self._reload(live)
                break
            self._take(live, change)
        live.doubtful = False
        return news

    # ----------------------------------------------------------------------------------------------------- clients

    def show(self, live: LiveTable, connection: Connection) -> None:
        """Somebody has said hello: everything for them, and their presence for the others."""
        connection.ready = True
        connection.put(self.audience.state_for(live, connection))
        for told in self.intents.greet(live, connection.seats):
            connection.put(told)
        live.rest()
        if connection.seats:
            self.attendance.note(live)
        self.audience.presence_changed(live)
        self.steward.attend(live)

    def send_person_back(self, person: str) -> None:
        """What concerns a person everywhere has changed: their sockets come back, here and at other processes."""
        self.audience.send_person_back(person)
        if self._listener:
            self._spawn(asyncio.to_thread(self._say, {"from": self.process, "person": person}))

    def _say(self, notice: dict[str, Any]) -> None:
        with self.storage.engine.begin() as connection:
            tell(connection, notice)

    # --------------------------------------------------------------------------------------------- other processes

    def _heard(self, notice: dict[str, Any]) -> None:
        """Another process has said something."""
        for id, version in notice.get("changes", ()):
            live = self.opened(id)
            if live and version > live.state.version:
                self._spawn(self._catch_up(live))
        if "person" in notice:
            self.audience.send_person_back(notice["person"])
        live = self.opened(notice.get("intents", ""))
        if live:
            self._spawn(self._hear_intents(live))
        live = self.opened(notice.get("table", ""))
        if live and self.attendance.heard(live, notice):
            self.audience.tell_all(live, wire.presence(live))

    def _missed(self) -> None:
        """Notices may have been lost: every open table looks for itself."""
        for live in self.tables:
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
        if order.deed in ("person", "address"):
            await asyncio.to_thread(self.sanctions.read)
            self.audience.send_person_back(order.table_id)  # every process reads the orders
            return
        live = await self.tables.after_opening(order.table_id)
        if live is None:
            return
        if order.deed == "remove":
            self.tables.forget(live.id)
            self.audience.send_all_back(live, GONE)
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
            for live in self.tables:
                if self.attendance.expire(live):
                    self.audience.tell_all(live, wire.presence(live))
                if live.connections:
                    self.attendance.tell(live)
                    if any(connection.seats for connection in live.connections):
                        self.attendance.note(live)
                elif now - live.idle_since > self.settings.forget_after and not self._busy(live):
                    self.tables.forget(live.id)
            with suppress(sa.exc.SQLAlchemyError):
                await asyncio.to_thread(self.company.note_here, self.audience.here())

    @staticmethod
    def _busy(live: LiveTable) -> bool:
        return live.lock.locked() or live.attended != -1
