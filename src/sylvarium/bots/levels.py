"""The levels of the bots, weakest first, and how each of them searches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sylvarium.bots import search

WITHOUT_END = 30_000  # more turns or nodes deep than any game goes
# How a game without a tuning of its own is searched; what is a whole number here always is one.
USUAL: dict[str, float] = {
    "exploration": 0.4,
    "habit": 1.0,
    "horizon": 8,
    "reach": 48,
    "trust": 0.3,
    "contest": 2,
    "ranking": 0.2,
    "sure": 1.0,
    "surer": 0.0,
}
LEAST_SURE = 0.02  # whatever a tuning says: otherwise all chances would be the same


@dataclass(frozen=True)
class Plan:
    """How to search. What is None here is as the game at hand is searched best (`in_game`)."""

    iterations: int  # imagined futures, over all threads together
    per_option: int = 0  # of them at most so many for each option there is; 0: no such limit
    seconds: float = 1.8  # stops there, however many iterations are left
    exploration: float | None = None  # weight of trying what has been tried little
    habit: float | None = None  # weight, in visits, of how an action did elsewhere
    depth: int = WITHOUT_END  # decisions the tree reaches down; 1 looks one step ahead, 0 is quick play alone
    horizon: int | None = None  # turns from the decision on after which a line of play ends
    reach: int | None = None  # decisions after which a line of play ends with the turn that is being played
    trust: float | None = None  # weight of the judgement at the end of a turn against all those at earlier turns' ends
    contest: int | None = None  # options drawn per decision beyond the tree; the best by habit is played; 1: chance
    ranking: float | None = None  # share of rank in the utility; the rest is the margin in points
    sure: float | None = None  # how far the chances it tells are to be trusted at the beginning of a game (`chances`)
    surer: float | None = None  # what each round adds to that
    blur: float = 0.0  # how roughly it sees the utility of its choices at the end
    slip: float = 0.0  # how often a choice is made blindly, as games to learn from need it
    stops_early: bool = True  # as soon as nothing can change the choice; estimates then rest on fewer iterations

    def for_options(self, count: int) -> Plan:
        """The plan of a decision between so many options."""
        return replace(self, iterations=min(self.iterations, self.per_option * count)) if self.per_option else self

    def in_game(self, tuning: Mapping[str, float]) -> Plan:
        """The plan for a game with this tuning (`Game.tuning`); what the plan itself says goes first."""
        found = {name: type(usual)(tuning.get(name, usual)) for name, usual in USUAL.items()}
        missing: dict[str, Any] = {name: value for name, value in found.items() if getattr(self, name) is None}
        return replace(self, **missing)

    def sureness(self, turn: int, seats: int) -> float:
        """How far the chances to win that it tells in this turn are to be trusted; 1: as they are."""
        sure = USUAL["sure"] if self.sure is None else self.sure
        surer = USUAL["surer"] if self.surer is None else self.surer
        return min(1.0, max(LEAST_SURE, sure + surer * turn / seats))

    def entries(self) -> list[float]:
        """The plan as the compiled search reads it."""
        plan = [0.0] * search.PLAN_ENTRIES
        plan[search.DEPTH] = self.depth
        for name, place in PLACES.items():
            value = getattr(self, name)
            plan[place] = USUAL[name] if value is None else value
        return plan


PLACES = {
    "exploration": search.EXPLORATION,
    "habit": search.HABIT,
    "horizon": search.HORIZON,
    "reach": search.REACH,
    "trust": search.TRUST,
    "contest": search.CONTEST,
    "ranking": search.RANKING,
}

# One step ahead, by the usual ways of trying: what makes a long search better need not do so with these few futures.
GREEDY = Plan(iterations=24, depth=1, horizon=1, exploration=0.4, contest=2)

PLANS: dict[str, Plan] = {
    "sapling": replace(GREEDY, iterations=16, blur=0.2),
    "birch": replace(GREEDY, blur=0.03),
    "oak": Plan(iterations=2000, per_option=40),
    "sequoia": Plan(iterations=12_000, per_option=320),
    "ancient": Plan(iterations=60_000, per_option=2_500),
}
LEVELS: tuple[str, ...] = tuple(PLANS)
BUDGET = ("iterations", "per_option", "blur")  # what a game may say of a level


def plan_of(level: str, tuning: Mapping[str, float] | None = None) -> Plan:
    """The plan of a level, with the budget that a game gives it; `oak:2000` is the plan of oak with 2000 iterations.

    A game in which the usual budgets make no clear steps has budgets of its own in its tuning: `oak.per_option`.
    """
    name, _, iterations = level.partition(":")
    if name not in PLANS:
        raise ValueError(f"there is no level {name!r}; the levels are {', '.join(LEVELS)}")
    if not iterations:
        said = {each: (tuning or {}).get(f"{name}.{each}") for each in BUDGET}
        own: dict[str, Any] = {each: value for each, value in said.items() if value is not None}
        return replace(PLANS[name], **own)
    if not iterations.isdigit() or int(iterations) == 0:
        raise ValueError(f"{level!r}: after the colon comes a number of iterations, such as oak:2000")
    return replace(PLANS[name], iterations=int(iterations), per_option=0)
