"""How the server asks bots: with a position from which everything the seat cannot know has been removed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sylvarium.bots import Decision, deciding
from sylvarium.bots.levels import plan_of
from sylvarium.bots.reviewing import reviewing
from sylvarium.hosting.automatic import imagined, review_moments
from sylvarium.server.observing import Figures
from sylvarium.server.turns import Thought, Turns, always
from sylvarium.table import Table

ITERATION = 0.0002  # seconds one is thought to take before a game has been seen
REVIEW = 15.0  # seconds a review is thought to take


@dataclass(frozen=True)
class Asker:
    """Who wants to know: which table, whether a person is there, and whether the answer is still of use."""

    table: str
    attended: Callable[[], bool] = always
    wanted: Callable[[], bool] = always
    paid: Callable[[float], None] = lambda seconds: None


class Brains:
    """A bounded number of threads in which bots think; compiled search does not hold the interpreter's lock.

    Tables take turns (`turns`). The threads run with the priority of everything else: one with a lower priority that
    is put aside while it holds the interpreter's lock would hold everybody up.
    """

    def __init__(self, workers: int, figures: Figures):
        self._turns = Turns(workers, began=lambda thought, waited: figures.thought_wait.observe(waited))
        self._figures = figures
        self._usual: dict[tuple[str, str], float] = {}  # seconds, by game and kind of thought

    def decide(
        self, table: Table, seat: int, level: str, asker: Asker, seconds: float | None = None
    ) -> Awaitable[Decision]:
        """What a bot of this level would play for `seat`, whose decision it must be, after at most so many seconds.

        The position is taken at the call, so make it under the table's lock; the answer may be awaited later. It is
        `Unwanted` when the asker does not want it any more; cancelling it ends the thought as well.
        """
        seed = secrets.randbits(62)
        record = imagined(table, seat, seed)
        steps = deciding(table.game, record, seat, level, seed, seconds)
        return self._think((table.game.key, level), steps, self.expected(table, level), asker)

    def expected(self, table: Table, level: str) -> float:
        """Seconds of thinking that a decision at this table is expected to take."""
        plan = plan_of(level).for_options(len(table.legal_actions()))
        at_most = min(plan.iterations * ITERATION, plan.seconds)
        return self._usual.get((table.game.key, level), at_most)

    async def review(self, table: Table, progress: Callable[[int, int], None], asker: Asker) -> list[dict[str, Any]]:
        """The moments of a finished game where a player gave most away, the worst first."""
        kind = table.game.key, "review"
        found = await self._think(kind, reviewing(table, progress=progress), self._usual.get(kind, REVIEW), asker)
        return review_moments(table.game, found)

    async def _think(self, kind: tuple[str, str], steps: Any, expected: float, asker: Asker) -> Any:
        """Thinks when it is this table's turn, until it has an answer or nobody wants it."""
        thought = Thought(asker.table, steps, expected, asker.attended, asker.wanted)
        self._figures.thoughts.inc()
        try:
            found = await self._turns.think(thought)
            self._usual[kind] = 0.8 * expected + 0.2 * thought.spent
            return found
        finally:
            self._figures.thoughts.dec()
            self._figures.thinking.labels(kind[1]).observe(thought.spent)
            asker.paid(thought.spent)

    def stop(self) -> None:
        self._turns.stop()
