"""The clocks of a server: what a move is charged, when time is up, and dealing with that, exactly once.

When to look is a row next to the events, stored with the event that started the clock. Any process may take a row for
a while; what it then does is an event, which can be stored only once. If it dies, another process takes the row.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic, time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting import clocks as timing
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.clocks import TURNS
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.clocks import rows
from sylvarium.server.clocks.calendars import Calendar
from sylvarium.server.clocks.people import ALWAYS, calendar_at
from sylvarium.server.clocks.pulse import Pulse
from sylvarium.server.clocks.rows import ClockRow
from sylvarium.server.live import LiveTable
from sylvarium.server.sending import outbox
from sylvarium.server.settings import Settings

UP = 0.05  # seconds: less than this is nothing
NUDGE = 60.0  # seconds after which a bot that has not moved is looked for
CLOSED = 3600.0  # seconds between looks at a table that an operator has closed, or that cannot be opened
REMINDER = {TURNS: 6 * 3600.0, timing.LIVE: 30.0}  # seconds before the end at which a person is told, at most
REMINDED_OF = 120.0  # seconds: of less nobody is reminded

log = structlog.get_logger()

Open = Callable[[str], Awaitable[LiveTable]]
Commit = Callable[[LiveTable, Callable[[Folded], Ask]], Awaitable[Any]]


class ClockKeeper:
    """See the top of this module."""

    def __init__(
        self,
        engine: sa.Engine,
        process: str,
        settings: Settings,
        table: Open,
        commit: Commit,
        attend: Callable[[LiveTable], None],
    ):
        self._engine, self._process, self._settings = engine, process, settings
        self._table, self._commit, self._attend = table, commit, attend
        self._pulse = Pulse(engine, settings.clock_grace)
        self._beaten = float("-inf")  # when it was last known whether a server was there
        self._at_work: set[asyncio.Task[None]] = set()

    # ----------------------------------------------------------------------------------------------- what it costs

    async def priced(self, state: Folded, ask: Ask) -> Ask:
        """What is asked of a table, with the time it charges the player who is thinking there."""
        clocks = state.clocks
        if clocks is None or clocks.running is None or ask[0] not in timing.CHARGED:
            return ask
        await self._up_to_date()
        calendar = await self._calendar(state, clocks.running)
        return timing.with_cost(state, ask, self._pulse.passed(clocks.since, time(), calendar))

    async def row(self, before: Folded | None, state: Folded) -> ClockRow | None:
        """When to look at the table again, if that has changed."""
        clocks = state.clocks
        if clocks is None or (before and before.clocks == clocks and before.status == state.status):
            return None
        if state.table is None or state.status == "over":
            return ClockRow(state.id, None, state.changed, None)
        if clocks.running is None:
            return ClockRow(state.id, None, state.changed, time() + NUDGE)
        calendar = await self._calendar(state, clocks.running)
        return self._timed(state, calendar, clocks.since, clocks.left)

    @staticmethod
    def _timed(state: Folded, calendar: Calendar, now: float, left: float) -> ClockRow:
        """The row of a running clock that has so much left now."""
        clocks = state.clocks
        assert clocks
        soon = min(clocks.left / 4, REMINDER[clocks.pace.kind])
        remind = calendar.after(now, left - soon) if clocks.left >= REMINDED_OF and left > soon else None
        return ClockRow(state.id, clocks.running, clocks.since, calendar.after(now, left), remind)

    async def _calendar(self, state: Folded, seat: int) -> Calendar:
        """A live clock runs day and night."""
        assert state.clocks
        if state.clocks.pace.kind != TURNS:
            return ALWAYS
        return await _blocking(calendar_at, self._engine, state, seat)

    async def due(self, state: Folded) -> float | None:
        """When the time of a table is up, as it is stored; a table without a row gets one."""
        if state.clocks is None:
            return None
        due = await _blocking(rows.due_of, self._engine, state.id)
        if due is None and state.status == "playing":
            row = await self.row(None, state)
            assert row
            await _blocking(self._put, row)
            due = row.due
        return due

    def _put(self, row: ClockRow) -> None:
        with self._engine.begin() as connection:
            rows.put(connection, row)

    # --------------------------------------------------------------------------------------------- when time is up

    async def start(self) -> None:
        """Before anybody is served: whatever passed while no server was there is nobody's.

        If the store does not answer, that is looked at before anybody is charged anything.
        """
        with suppress(sa.exc.SQLAlchemyError):
            await self._beat()

    async def _beat(self) -> None:
        await asyncio.to_thread(self._pulse.beat, time())
        self._beaten = monotonic()

    async def _up_to_date(self) -> None:
        """After a while without the store it has to be looked at whether it was gone."""
        if monotonic() - self._beaten > self._settings.clock_grace / 2:
            await _blocking(self._pulse.beat, time())
            self._beaten = monotonic()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self._settings.clocks_every)
            try:
                await self._beat()
                claimed = await asyncio.to_thread(
                    rows.claim, self._engine, self._process, time(), self._settings.clock_lease
                )
            except sa.exc.SQLAlchemyError as error:
                log.warning("clocks cannot be read", problem=type(error).__name__)
                continue
            for row in claimed:
                task = asyncio.get_running_loop().create_task(self._see_to(row))
                self._at_work.add(task)
                task.add_done_callback(self._at_work.discard)

    async def stop(self) -> None:
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _see_to(self, row: ClockRow) -> None:
        try:
            await self._act(row)
        except (Refusal, sa.exc.SQLAlchemyError) as problem:
            log.warning("a clock could not be seen to", table=row.table_id, problem=str(problem))
            if isinstance(problem, Refusal) and problem.code != "storage":
                await asyncio.to_thread(self._later, row, CLOSED)
        except Exception:
            log.exception("a clock could not be seen to", table=row.table_id)

    async def _act(self, row: ClockRow) -> None:
        live = await self._table(row.table_id)
        async with live.lock:
            state = live.state
        clocks = state.clocks
        if clocks is None or state.status != "playing":
            await asyncio.to_thread(self._put, replace(row, due=None))
        elif state.closed is not None:
            await asyncio.to_thread(self._later, row, CLOSED)
        elif clocks.running is None:
            self._attend(live)
            await asyncio.to_thread(self._later, row, NUDGE)
        else:
            await self._look_at(live, state, row)

    async def _look_at(self, live: LiveTable, state: Folded, row: ClockRow) -> None:
        """A clock that runs: its time is up, or its person is reminded, or it was too early."""
        clocks = state.clocks
        assert clocks and clocks.running is not None
        seat, since, now = clocks.running, clocks.since, time()
        calendar = await self._calendar(state, seat)
        left = clocks.left - self._pulse.passed(since, now, calendar)
        if left > UP:
            fresh = self._timed(state, calendar, now, left)
            reminds = row.remind is not None and row.remind <= now and fresh.remind is None
            if await asyncio.to_thread(self._renew, row, fresh, state, reminds):
                live.due = fresh.due
            return
        try:
            await self._commit(live, lambda state: timing.ask_time_up(state, seat, since))
            log.info("time is up", table=live.id, seat=seat, then=clocks.pace.then)
        except LookupError:
            pass  # they have moved after all

    def _renew(self, row: ClockRow, fresh: ClockRow, state: Folded, reminds: bool) -> bool:
        """Another time to look, and perhaps a reminder: both, or neither."""
        with self._engine.begin() as connection:
            if not rows.release(connection, self._process, row, due=fresh.due, remind=fresh.remind):
                return False
            if reminds and fresh.seat is not None:
                note = outbox.SeatNotice("low", state.id, fresh.seat, state.seats[fresh.seat].token, state.number)
                outbox.put(connection, note, min(outbox.NOW, self._settings.notice_delay))
        return True

    def _later(self, row: ClockRow, seconds: float) -> None:
        with self._engine.begin() as connection:
            rows.release(connection, self._process, row, due=time() + seconds, remind=None)


async def _blocking(work: Callable[..., Any], *given: Any) -> Any:
    """For a player's request: a store that does not answer is a refusal."""
    try:
        return await asyncio.to_thread(work, *given)
    except sa.exc.SQLAlchemyError:
        log.warning("a clock cannot be read or stored", exc_info=True)
        raise Refusal("storage", "The clock cannot be read at the moment. Try again.") from None
