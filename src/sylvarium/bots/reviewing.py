"""After the game: where a player gave most away, and what a bot would have done there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any

from sylvarium.bots.levels import plan_of
from sylvarium.bots.position import as_known, derived
from sylvarium.bots.thinking import Steps, legal_actions, thinking, to_the_end
from sylvarium.table import Table

REVIEWER = "oak:800"  # it looks at every decision of a game, with the same care at each
EVENLY = 2.0  # a review must know every option, not only the best: it explores more than a game does


@dataclass(frozen=True)
class Moment:
    """A decision after which the chance to win was smaller than it could have been."""

    number: int  # actions played before it
    turn: int
    seat: int
    played: int
    better: int  # what the bot would have done
    before: float  # chance to win with that
    after: float  # chance to win with what was played

    @property
    def fall(self) -> float:
        return self.before - self.after

    def to_json(self, table: Table) -> dict[str, Any]:
        """Ready for JSON, with the names of the actions."""
        name = table.game.telling.name
        return {**vars(self), "fall": self.fall, "played_name": name(self.played), "better_name": name(self.better)}


def review(
    table: Table,
    level: str = REVIEWER,
    *,
    seats: Collection[int] | None = None,
    most: int = 5,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Moment]:
    """What `reviewing` finds, without a pause."""
    return to_the_end(reviewing(table, level, seats=seats, most=most, seed=seed, threads=threads, progress=progress))


def reviewing(
    table: Table,
    level: str = REVIEWER,
    *,
    seats: Collection[int] | None = None,
    most: int = 5,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Steps[list[Moment]]:
    """The moments where the estimate fell most by a player's own choice, the worst first.

    Every decision is judged with what its player knew then. Luck is left out: both chances come from the same
    position. `seats` limits the review to some players; `progress` gets decisions judged and decisions in all.
    """
    plan = plan_of(level)
    plan = replace(plan, exploration=plan.exploration * EVENLY, slip=0.0, stops_early=False)
    moments = []
    for number, played in enumerate(table.actions, table.first):
        record = table.record(number)
        seat = record.seat
        if (seats is None or seat in seats) and len(legal_actions(table.game, record)) > 1:
            known = as_known(table.game, record, seat, derived(seed, number, 0))
            found = yield from thinking(table.game, known, seat, plan, derived(seed, number, 1), threads)
            estimates = {choice.action: choice.estimate for choice in found.choices}
            if played != found.action and estimates[played] < estimates[found.action]:
                moments.append(
                    Moment(number, record.turn, seat, played, found.action, estimates[found.action], estimates[played])
                )
        if progress:
            progress(number + 1 - table.first, len(table.actions))
    return sorted(moments, key=lambda moment: -moment.fall)[:most]
