"""All tables that this process has open, with everything that serves them; and what other processes say of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting import wire
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel.rule import WAKES
from sylvarium.server.audience import GONE, Audience
from sylvarium.server.brains import Brains
from sylvarium.server.clocks.keeper import ClockKeeper
from sylvarium.server.committing import Commits
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
from sylvarium.server.open_tables import OpenTables
from sylvarium.server.orders import Orders
from sylvarium.server.people.company import CompanyStore
from sylvarium.server.people.sanctions import Sanctions
from sylvarium.server.preparing import Preparation
from sylvarium.server.presence import Attendance
from sylvarium.server.rating.rater import Rater
from sylvarium.server.sending.postman import Postman
from sylvarium.server.settings import Settings
from sylvarium.server.steward import Steward
from sylvarium.server.storage import Order, Storage
from sylvarium.server.sweeping import Sweeper
from sylvarium.server.tournaments.keeper import Keeper
from sylvarium.server.waking import Awakening
from sylvarium.server.wellness import Wellness
from sylvarium.server.writer import Writer

STUMBLED = 1.0  # seconds after which work that has failed begins again

log = structlog.get_logger()


class Hub:
    """See the top of this module."""

    def __init__(self, settings: Settings, engine: sa.Engine, figures: Figures):
        self.settings, self.figures = settings, figures
        self.process = secrets.token_hex(8)
        self.storage = Storage(engine)
        self.wellness = Wellness(self.storage.check, figures)
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
        self.clocks = ClockKeeper(engine, self.process, settings, self.table, self.commit, self.steward.attend)
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
        self.commits = Commits(
            self.tables,
            self.storage,
            self.writer,
            self.clocks,
            self.intents,
            self.audience,
            figures,
            self.steward.attend,
            self.rater.call,
            self._spawn,
        )
        self.sweeper = Sweeper()
        self.sanctions, self.company = Sanctions(engine), CompanyStore(engine)
        self._tasks: set[asyncio.Task] = set()

    async def start(self) -> None:
        self.writer.start()
        if self._listener:
            await self._listener.start()
        await self.orders.start()
        await self.clocks.start()
        await self.postman.start()
        await asyncio.to_thread(self.sanctions.read)
        lasting = self.orders, self.clocks, self.postman, self.figures, self.rater, self.tournaments
        for watch in (*(each.watch for each in lasting), self._look_after):
            self._spawn(self._keep_up(watch))
        if self.settings.prepare_games:
            self.preparation.start()
        self.sweeper.start()

    async def stop(self) -> None:
        """Lets clients know that they should come back, and stores what still waits."""
        for live in self.tables:
            self.audience.send_all_back(live)
        await self.clocks.stop()
        await self.steward.stop()
        await self.preparation.stop()
        await self.sweeper.stop()
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

    async def _keep_up(self, watch: Callable[[], Awaitable[None]]) -> None:
        """Work that lasts as long as the server: a failure nobody has thought of is reported, and it goes on."""
        while True:
            try:
                await watch()
            except Exception:
                self.figures.stumbles.inc()
                log.exception("work that lasts has stumbled, and begins again", work=watch.__qualname__)
            await asyncio.sleep(STUMBLED)

    # ------------------------------------------------------------------------------------------------- opening

    def opened(self, id: str) -> LiveTable | None:
        """The table if it is in memory already."""
        return self.tables.opened(id)

    async def table(self, id: str) -> LiveTable:
        """The table with this id, opened if it is not; refused if there is none."""
        return await self.tables.table(id)

    async def _furnish(self, live: LiveTable) -> None:
        await self.intents.load(live)
        live.due = await self.clocks.due(live.state)

    def _welcome(self, live: LiveTable) -> None:
        self.attendance.ask(live.id)
        self.steward.attend(live)

    # -------------------------------------------------------------------------------------------------- changing

    async def commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Carries out what is asked of the table as it is now: in the store, in memory, and to all who watch."""
        return await self.commits.commit(live, ask)

    async def intend(self, live: LiveTable, seat: int, say: Callable[[Folded, Intent], Intent]) -> None:
        """Keeps what the owner of a seat says beforehand, of the table as it is now."""
        await self.commits.intend(live, seat, say)

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

    async def obey_sanctions(self, person: str | None) -> None:
        """Operators have decided about somebody, or about an address: whom it concerns comes back, or goes, at once."""
        await asyncio.to_thread(self.sanctions.read)
        self.audience.turn_away(self.sanctions.bans)
        if person:
            self.audience.send_person_back(person, await asyncio.to_thread(self.sanctions.barred_from, person))

    def _say(self, notice: dict[str, Any]) -> None:
        with self.storage.engine.begin() as connection:
            tell(connection, notice)

    # --------------------------------------------------------------------------------------------- other processes

    def _heard(self, notice: dict[str, Any]) -> None:
        """Another process has said something."""
        for id, version in notice.get("changes", ()):
            live = self.opened(id)
            if live and version >= live.state.version:  # what was read already, by chance, is seen to like news
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
        if order.deed in ("person", "address"):  # every process reads the orders
            await self.obey_sanctions(order.table_id)
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
                    await self.commits.reload(live)
            self.steward.attend(live, ours=self._listener is None)
        else:
            await self._catch_up(live, ours=self._listener is None)

    async def _catch_up(self, live: LiveTable, ours: bool = False) -> None:
        """Reads what others have stored."""
        async with live.lock:
            try:
                await self.commits.look(live)
            except Refusal as refusal:
                log.warning("a table could not catch up", table=live.id, reason=refusal.message)
                self.commits.doubt(live)
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
