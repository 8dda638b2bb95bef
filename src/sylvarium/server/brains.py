"""How the server asks bots: with a position from which everything the seat cannot know has been removed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeVar

from sylvarium.bots import LEVELS, REVIEWER, Decision, as_known, decide, review
from sylvarium.kernel import Record
from sylvarium.server.observing import Figures
from sylvarium.table import Table

__all__ = ["HINTS", "LEVELS", "REVIEWS", "Brains", "Decision", "imagined"]

HINTS = LEVELS[-1]  # the level that gives hints
REVIEWS = REVIEWER.partition(":")[0]  # the level that reviews

Thought = TypeVar("Thought")


def imagined(table: Table, seat: int, seed: int) -> Record:
    """The position as it might be for all that `seat` knows."""
    return as_known(table.game, table.state, seat, seed)


class Brains:
    """A bounded number of threads in which bots think; compiled search does not hold the interpreter's lock.

    First come, first served: every table asks for one decision at a time, so none can crowd out another.
    Reviews are long, and have a thread of their own. The threads run with the priority of everything else: one
    with a lower priority that is put aside while it holds the interpreter's lock would hold everybody up.
    """

    def __init__(self, workers: int, figures: Figures):
        self._deciding = ThreadPoolExecutor(workers, "bot")
        self._reviewing = ThreadPoolExecutor(1, "review")
        self._figures = figures

    def decide(self, table: Table, seat: int, level: str) -> Awaitable[Decision]:
        """What a bot of this level would play for `seat`, whose decision it must be.

        The position is taken at the call, so make it under the table's lock; the answer may be awaited later.
        """
        seed = secrets.randbits(62)
        record = imagined(table, seat, seed)
        return self._think(self._deciding, level, lambda: decide(table.game, record, seat, level, seed))

    async def review(self, table: Table, progress: Callable[[int, int], None]) -> list[dict[str, Any]]:
        """The moments of a finished game where a player gave most away, the worst first."""
        found = await self._think(self._reviewing, "review", lambda: review(table, progress=progress))
        name = table.game.telling.name
        return [
            {
                "number": moment.number,
                "turn": moment.turn,
                "seat": moment.seat,
                "played": name(moment.played),
                "better": name(moment.better),
                "before": moment.before,
                "after": moment.after,
                "loss": moment.fall,
            }
            for moment in found
        ]

    async def _think(self, pool: ThreadPoolExecutor, what: str, thought: Callable[[], Thought]) -> Thought:
        """Runs a thought when a thread is free."""

        def timed() -> Thought:
            started = perf_counter()
            try:
                return thought()
            finally:
                self._figures.thinking.labels(what).observe(perf_counter() - started)

        self._figures.thoughts.inc()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, timed)
        finally:
            self._figures.thoughts.dec()

    def stop(self) -> None:
        for pool in (self._deciding, self._reviewing):
            pool.shutdown(wait=False, cancel_futures=True)
