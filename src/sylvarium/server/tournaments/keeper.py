"""Keeps tournaments going: begins the next round when one is over, begins tables at which somebody is missing, gives
up the games of those who have withdrawn, and calls off what had not begun when a tournament ended.

What is to be done is found in the store, and done once, by whichever process comes first. So what one leaves undone
when it dies is done by another, or after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic, time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting import seating as asking
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.live import LiveTable
from sylvarium.server.tournaments import seating
from sylvarium.server.tournaments.store import TournamentStore

NEVER_STARTED = 30 * 24 * 3600.0  # seconds after which a tournament that was not started is closed
EXPIRE_EVERY = 3600.0  # seconds between looks at those, and at all that have ended

log = structlog.get_logger()

Open = Callable[[str], Awaitable[LiveTable]]
Commit = Callable[[LiveTable, Callable[[Folded], Ask]], Awaitable[Any]]
Ready = Callable[[str], Awaitable[Any]]


class Keeper:
    """`store` for requests too; `call` says that something may have to be done."""

    def __init__(self, engine: sa.Engine, table: Open, commit: Commit, ready: Ready, every: float):
        self.store = TournamentStore(engine, seating.sizes_of, seating.table_for)
        self._table, self._commit, self._ready, self._every = table, commit, ready, every
        self._called = asyncio.Event()
        self._expired = float("-inf")  # when it was last looked at what was never started

    def call(self) -> None:
        """A game was recorded, somebody has withdrawn, or the like."""
        self._called.set()

    async def watch(self) -> None:
        """As long as the server lives."""
        while True:
            try:
                await self.look()
            except sa.exc.SQLAlchemyError:
                log.warning("tournaments cannot be seen to at the moment", exc_info=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), self._every)
            self._called.clear()

    async def look(self) -> None:
        """Whatever is to be done now."""
        ended = time() - 2 * EXPIRE_EVERY
        if monotonic() - self._expired > EXPIRE_EVERY:
            await asyncio.to_thread(self.store.expire, time() - NEVER_STARTED)
            self._expired, ended = monotonic(), 0.0
        for table in await asyncio.to_thread(self.store.never_begun, ended):
            await self._one(self._call_off(table), table=table)
        if not await asyncio.to_thread(self.store.are_running):
            return
        for id in await asyncio.to_thread(self.store.ready):
            await self._one(self.advance(id), tournament=id)
        for table, created, pace in await asyncio.to_thread(self.store.awaited):
            if created + seating.grace(pace) < time():
                await self._one(self._begin(table), table=table)
        for table, seat, proof, level in await asyncio.to_thread(self.store.abandoned):
            await self._one(self._give_up(table, seat, proof, level), table=table)

    @staticmethod
    async def _one(work: Awaitable[None], **what: str) -> None:
        """One tournament, or table, must not keep the others waiting."""
        try:
            await work
        except Refusal as refusal:
            log.warning("a tournament could not be seen to", code=refusal.code, **what)
        except sa.exc.SQLAlchemyError:
            raise
        except Exception:
            log.exception("a tournament could not be seen to", **what)

    async def start(self, id: str, only_when_full: bool = False) -> None:
        await self._ready((await asyncio.to_thread(self.store.get, id)).game)
        await self._open(id, await asyncio.to_thread(self.store.start, id, only_when_full))

    async def advance(self, id: str) -> None:
        """The next round, if this one is over."""
        await self._ready((await asyncio.to_thread(self.store.get, id)).game)
        await self._open(id, await asyncio.to_thread(self.store.advance, id))

    async def _open(self, id: str, tables: list[str]) -> None:
        """Tables that are opened are played, if it is a bot's turn there."""
        if tables:
            log.info("a round has begun", tournament=id, tables=len(tables))
        for table in tables:
            await self._table(table)

    async def _begin(self, id: str) -> None:
        """Those who have not come add nothing to the draw, and their clocks begin to run."""
        live = await self._table(id)
        with suppress(LookupError):
            while live.state.status == "waiting":
                await self._commit(live, _ask_to_begin)
        log.info("a table of a tournament began without everybody", table=id)

    async def _call_off(self, id: str) -> None:
        """Its tournament has ended while it waited: nobody who sits there could leave it, or make the others come."""
        await self._commit(await self._table(id), asking.ask_call_off)
        log.info("a table of a tournament that has ended was called off", table=id)

    async def _give_up(self, id: str, seat: int, proof: str, level: str) -> None:
        """Players who have withdrawn resign the games they are still playing; a table that waits for them waits no
        longer.
        """
        live = await self._table(id)
        with suppress(LookupError):
            await self._commit(live, lambda state: _ask_to_go(state, seat, proof, level))


def _ask_to_begin(state: Folded) -> Ask:
    """One seat more for which nobody waits."""
    for number, seat in enumerate(state.seats):
        if seat.kind == "open":  # somebody wanted to be forgotten
            assert state.row.pace
            return asking.ask_fill(state, number, state.row.pace["level"])
        if seat.owes:
            return "half", {"seat": number, "half": None}
    raise LookupError


def _ask_to_go(state: Folded, seat: int, proof: str, level: str) -> Ask:
    place = state.seats[seat]
    if place.token != proof or place.kind != "human" or state.status == "over":
        raise LookupError
    if state.table is not None:
        return asking.ask_resign(state, seat, level)
    if place.owes:
        return "half", {"seat": seat, "half": None}
    raise LookupError  # it begins when the others have come
