"""Records games that have ended, and computes the ratings after them.

Which games are waiting is stored with the moves that decided them. The process that stored such a move records the game
at once. Every process also looks now and then, so that what one left behind when it died is done by another, or after
a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa
import structlog

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.rating import store
from sylvarium.server.rating.counting import is_over, outcome
from sylvarium.server.storage import Storage

GONE = ("unknown_table", "unknown_game")  # then nothing can be recorded any more
LOOK_EVERY = 60.0  # seconds

log = structlog.get_logger()


class Rater:
    """`opened` gives a table as it is stored; `recorded` is told that results have come."""

    def __init__(
        self,
        storage: Storage,
        opened: Callable[[str], Awaitable[Folded]],
        recorded: Callable[[], None] = lambda: None,
        every: float = LOOK_EVERY,
    ):
        self._storage, self._opened, self._recorded, self._every = storage, opened, recorded, every
        self._called = asyncio.Event()

    def call(self) -> None:
        """A game has been decided."""
        self._called.set()

    async def watch(self) -> None:
        """As long as the server lives."""
        while True:
            try:
                if await self.record_all():
                    self._recorded()
            except sa.exc.SQLAlchemyError:
                log.warning("finished games cannot be recorded at the moment", exc_info=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), self._every)
            self._called.clear()

    async def record_all(self) -> int:
        """Records every game that waits; how many it were. What fails waits for the next time."""
        done = 0
        for table in await asyncio.to_thread(store.waiting, self._storage.engine):
            try:
                done += await self._record(table)
            except Refusal as refusal:
                if refusal.code in GONE:
                    await asyncio.to_thread(store.drop, self._storage.engine, table)
                log.warning("a finished game was not recorded", table=table, code=refusal.code)
            except sa.exc.SQLAlchemyError:
                raise
            except Exception:  # one game must not keep the others waiting
                log.exception("a finished game cannot be recorded", table=table)
        return done

    async def _record(self, table: str) -> bool:
        state = await self._opened(table)
        return await asyncio.to_thread(record, self._storage, state)


def record(storage: Storage, state: Folded) -> bool:
    """Records the game of a table; False if that was done already. Blocks."""
    if not is_over(state):
        raise Refusal("not_over", "This game is not over, as far as it can be seen.")
    found = outcome(state, storage.events(state.id), store.claims(storage.engine, state.id))
    recorded = store.record(storage.engine, found)
    if recorded:
        log.info("game recorded", table=state.id, game=found.game, rated=found.why is None, why=found.why)
    return recorded
