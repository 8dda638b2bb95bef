"""Changes to open tables, each stored before it is taken and told.

A change is folded into a new state under the table's lock; that state is stored, and only then taken and told. So
what this process has in memory was stored, whatever fails: it may be behind the store, but never ahead of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from time import time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting import planning
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.kept import StoredEvent
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.audience import Audience
from sylvarium.server.changes import append, followed
from sylvarium.server.clocks.keeper import ClockKeeper
from sylvarium.server.clocks.rows import ClockRow, due_of
from sylvarium.server.intents import Intents
from sylvarium.server.live import LiveTable
from sylvarium.server.observing import Figures
from sylvarium.server.open_tables import TRIES, OpenTables
from sylvarium.server.sending.outbox import notes_of
from sylvarium.server.storage import Storage
from sylvarium.server.writer import Gap, NotStored, Writer

LOOK_AGAIN = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between looks at a store that failed; the last one for ever

log = structlog.get_logger()


class Commits:
    """See the top of this module.

    `attend` sees to the next move of a table that has changed, `ended` is called when a game has ended, and `spawn`
    lets something go on in the background.
    """

    def __init__(
        self,
        tables: OpenTables,
        storage: Storage,
        writer: Writer,
        clocks: ClockKeeper,
        intents: Intents,
        audience: Audience,
        figures: Figures,
        attend: Callable[[LiveTable], None],
        ended: Callable[[], None],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ):
        self._tables, self._storage, self._writer, self._clocks = tables, storage, writer, clocks
        self._intents, self._audience, self._figures = intents, audience, figures
        self._attend, self._ended, self._spawn = attend, ended, spawn

    async def commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Carries out what is asked of the table as it is now: in the store, in memory, and to all who watch."""
        async with live.lock:
            if self._tables.holds(live):
                return await self._commit(live, ask)
        return await self.commit(await self._tables.table(live.id), ask)  # it was forgotten meanwhile

    async def _commit(self, live: LiveTable, ask: Callable[[Folded], Ask]) -> Change:
        """Under the lock."""
        for _ in range(TRIES):
            if live.doubtful:
                await self.look(live)
            asked = ask(live.state)
            timed = live.state.clocks is not None
            change = live.state.carried_out(await self._clocks.priced(live.state, asked) if timed else asked, time())
            clock = await self._clocks.row(live.state, change.state) if timed else None
            try:
                if await self._stored(live, change, clock):
                    return change
                await self.reload(live)
            except Refusal:
                raise
            except Exception:
                self._figures.failures.labels("write").inc()
                log.exception("a change could not be stored", table=live.id)
                return await self._found_stored(live, change)
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    async def _stored(self, live: LiveTable, change: Change, clock: ClockRow | None) -> bool:
        """Stores a change, takes it and tells it; False if the table has moved on in the store."""
        notes = notes_of(live.state, change, live.looking())
        write = replace(append(change, change.snapshot), clock=clock, notes=notes)
        answer = self._writer.hand_in(write)
        try:
            await asyncio.shield(answer)
        except NotStored as problem:
            if isinstance(problem, Gap):
                self._figures.gaps.inc()
                log.error("a change does not follow what is stored", table=live.id, problem=str(problem))
            return False
        except BaseException:  # whatever happens, a cancelled request too: it may be stored, or be about to be
            self.doubt(live, answer)
            raise
        self._figures.events.labels(change.event.kind).inc()
        if write.ended:
            self._ended()
        before = live.state
        if clock:
            live.due = clock.due
        self._take(live, change)
        await self._end_plan(live, before, change)
        self._attend(live)
        if change.table:
            state = change.state
            log.info("table changed", table=live.id, kind=change.event.kind, status=state.status, version=state.version)
        return True

    async def _found_stored(self, live: LiveTable, change: Change) -> Change:
        """After a failure: the change if it turns out to be stored all the same, as after a lost connection."""
        try:
            news = await self.look(live)
        except Refusal:
            news = []
        if change.event in news:
            return change
        raise Refusal("storage", "It could not be stored. Look at the table, and try again.")

    async def intend(self, live: LiveTable, seat: int, say: Callable[[Folded, Intent], Intent]) -> None:
        """Keeps what the owner of a seat says beforehand, of the table as it is now."""
        async with live.lock:
            await self._intents.change(live, seat, lambda intent: say(live.state, intent))
        self._attend(live)

    async def _end_plan(self, live: LiveTable, before: Folded, change: Change) -> None:
        """With a turn its plan is over, whether it was played or not. Under the lock."""
        was, now = before.table, change.state.table
        if change.event.kind != "play" or not was or not now:
            return
        seat: int = change.event.data["seat"]
        intent = live.intents.get(seat)
        if intent and intent.plan and planning.is_over(was, now, seat):
            with suppress(Refusal):  # then it is looked at in the next turn
                await self._intents.change(live, seat, lambda intent: replace(intent, plan=None))

    def _take(self, live: LiveTable, change: Change) -> None:
        """The place where an open table moves on: to what is stored."""
        before, live.state = live.state, change.state
        self._tell(live, lambda: self._audience.tell(live, change, before))

    def _tell(self, live: LiveTable, tell: Callable[[], None]) -> None:
        """Tells what memory says now, in the same step in which it has moved on: nobody is told less than others."""
        try:
            tell()
        except Exception:  # it is stored all the same: whoever watches comes back and reads it again
            log.exception("a change could not be told", table=live.id)
            self._audience.send_all_back(live)

    async def reload(self, live: LiveTable) -> None:
        """Replaces what memory says by what is stored, and sends everybody the full state. Under the lock.

        Whatever can fail is read before memory moves on.
        """
        self._figures.reloads.inc()
        try:
            state = await self._tables.stored(live.id)
            due = await self._clocks.due(state)
        except BaseException:
            self.doubt(live)
            raise
        before, live.state, live.shown, live.due, live.doubtful = live.state, state, {}, due, False
        self._tell(live, lambda: self._audience.tell_anew(live, before))

    # ------------------------------------------------------------------------------------------------------- doubt

    def doubt(self, live: LiveTable, answer: asyncio.Future[None] | None = None) -> None:
        """The store may have more than memory: the table is looked up there until that is clear.

        `answer` is that of a write which may still be in progress.
        """
        live.doubtful = True
        self._figures.doubts.inc()
        self._spawn(self._clear_up(live, answer))

    async def _clear_up(self, live: LiveTable, answer: asyncio.Future[None] | None) -> None:
        if answer:
            await asyncio.wait((answer,))
            answer.exception()  # reported already, or of no interest: what is stored counts
        pauses = list(LOOK_AGAIN)
        while self._tables.holds(live):
            try:
                async with live.lock:
                    await self.look(live)
                self._attend(live)
                return
            except Refusal:
                await asyncio.sleep(pauses.pop(0) if len(pauses) > 1 else pauses[0])

    async def look(self, live: LiveTable) -> list[StoredEvent]:
        """Takes what the store has more than memory, and tells it. Under the lock; refused if it cannot be read."""
        try:
            news = await asyncio.to_thread(self._storage.events, live.id, live.state.version)
        except sa.exc.SQLAlchemyError:
            self._figures.failures.labels("read").inc()
            raise Refusal("storage", "The table cannot be read at the moment. Try again.") from None
        if news and live.state.clocks:
            with suppress(sa.exc.SQLAlchemyError):  # it is only shown: whoever comes next reads it again
                live.due = await asyncio.to_thread(due_of, self._storage.engine, live.id)
        for event in news:
            change = None if event.kind == "rules" else followed(live.state, event)
            if change is None:
                await self.reload(live)
                break
            self._take(live, change)
        live.doubtful = False
        return news
