"""The levels of the bots, weakest first, and how each of them searches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sylvarium.bots import search

WITHOUT_END = 30_000  # more turns or nodes deep than any game goes
HORIZON, TRUST = 8, 0.3  # of a game without a tuning of its own


@dataclass(frozen=True)
class Plan:
    """How to search. What is None here is as the game at hand is searched best (`in_game`)."""

    iterations: int  # imagined futures, over all threads together
    per_option: int = 0  # of them at most so many for each option there is; 0: no such limit
    seconds: float = 1.8  # stops there, however many iterations are left
    exploration: float = 0.4  # weight of trying what has been tried little
    habit: float = 1.0  # weight, in visits, of how an action did elsewhere
    depth: int = WITHOUT_END  # decisions the tree reaches down; 1 looks one step ahead, 0 is quick play alone
    horizon: int | None = None  # turns from the decision on after which a line of play ends
    reach: int = 48  # decisions after which a line of play ends with the turn that is being played
    trust: float | None = None  # weight of the judgement at the end of a turn against all those at earlier turns' ends
    contest: int = 2  # options drawn per decision beyond the tree; the best by habit is played; 1 is pure chance
    ranking: float = 0.2  # share of rank in the utility; the rest is the margin in points
    slip: float = 0.0  # how often a choice is made blindly
    stops_early: bool = True  # as soon as nothing can change the choice; estimates then rest on fewer iterations

    def for_options(self, count: int) -> Plan:
        """The plan of a decision between so many options."""
        return replace(self, iterations=min(self.iterations, self.per_option * count)) if self.per_option else self

    def in_game(self, tuning: Mapping[str, float]) -> Plan:
        """The plan for a game with this tuning (`Game.tuning`); what the plan itself says goes first."""
        horizon = tuning.get("horizon", HORIZON) if self.horizon is None else self.horizon
        trust = tuning.get("trust", TRUST) if self.trust is None else self.trust
        return replace(self, horizon=int(horizon), trust=trust)

    def entries(self) -> list[float]:
        """The plan as the compiled search reads it."""
        plan = [0.0] * search.PLAN_ENTRIES
        plan[search.EXPLORATION] = self.exploration
        plan[search.HABIT] = self.habit
        plan[search.DEPTH] = self.depth
        plan[search.HORIZON] = HORIZON if self.horizon is None else self.horizon
        plan[search.REACH] = self.reach
        plan[search.CONTEST] = self.contest
        plan[search.RANKING] = self.ranking
        plan[search.TRUST] = TRUST if self.trust is None else self.trust
        return plan


GREEDY = Plan(iterations=24, depth=1, horizon=1)

PLANS: dict[str, Plan] = {
    "sapling": replace(GREEDY, iterations=16, slip=0.7),
    "birch": GREEDY,
    "oak": Plan(iterations=2000, per_option=40),
    "ancient": Plan(iterations=10_000),
}
LEVELS: tuple[str, ...] = tuple(PLANS)


def plan_of(level: str) -> Plan:
    """The plan of a level; `oak:2000` is the plan of oak with 2000 iterations."""
    name, _, iterations = level.partition(":")
    if name not in PLANS:
        raise ValueError(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")
    if not iterations:
        return PLANS[name]
    if not iterations.isdigit() or int(iterations) == 0:
        raise ValueError(f"{level!r}: after the colon comes a number of iterations, such as oak:2000")
    return replace(PLANS[name], iterations=int(iterations), per_option=0)
