"""How the server asks bots: with a position from which everything the seat cannot know has been removed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sylvarium.bots import Decided, deciding
from sylvarium.bots.levels import plan_of
from sylvarium.bots.reviewing import reviewing
from sylvarium.bots.weighing import STAGES, Tell, weighing
from sylvarium.hosting.automatic import imagined, review_found
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.observing import Figures
from sylvarium.server.turns import Thought, Turns, always
from sylvarium.table import Table

ITERATION = 0.0002  # seconds one is thought to take before a game has been seen
REVIEW = 15.0  # seconds a review is thought to take


@dataclass(frozen=True)
class Asker:
    """On whose behalf: which table, whether a person is there, and whether the answer is still of use."""

    table: str
    attended: Callable[[], bool] = always
    wanted: Callable[[], bool] = always
    paid: Callable[[float], None] = lambda seconds: None


class Brains:
    """A bounded number of threads in which bots think; compiled search does not hold the interpreter's lock.

    Tables take turns (`turns`). The threads have the same priority as everything else: a thread of lower priority that
    is suspended while it holds the interpreter's lock would hold everybody up.
    """

    def __init__(self, workers: int, figures: Figures):
        self._turns = Turns(workers, began=lambda thought, waited: figures.thought_wait.observe(waited))
        self._figures = figures
        self._usual: dict[tuple[str, str], float] = {}  # seconds, by game and kind of thought

    def decide(
        self, table: Table, seat: int, level: str, asker: Asker, seconds: float | None = None
    ) -> Awaitable[Decided]:
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
        plan = plan_of(level, table.game.tuning).for_options(len(table.legal_actions()))
        at_most = min(plan.iterations * ITERATION, plan.seconds)
        return self._usual.get((table.game.key, level), at_most)

    async def review(self, table: Table, progress: Callable[[int, int], None], asker: Asker) -> dict[str, Any]:
        """How the chances of a finished game went, and the moments where a player gave most away, the worst first."""
        kind = table.game.key, "review"
        found = await self._think(kind, reviewing(table, progress=progress), self._usual.get(kind, REVIEW), asker)
        return review_found(table.game, found)

    async def weigh(self, table: Table, depth: str, tell: Tell, asker: Asker) -> Decided:
        """What a bot thinks of every choice of a decision, told stage by stage; the table is one of the explorer."""
        seat, seed = table.seat, secrets.randbits(62)
        if seat is None:
            raise Refusal("unknown_moment", "The game is over there: there is nothing to weigh.")
        steps = weighing(table.game, imagined(table, seat, seed), seat, depth, seed, tell)
        return await self._think((table.game.key, depth), steps, self.expected_weighing(table, depth), asker)

    def expected_weighing(self, table: Table, depth: str) -> float:
        """Seconds that weighing a decision is expected to take."""
        return self._usual.get((table.game.key, depth), sum(STAGES[depth]) * ITERATION)

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
