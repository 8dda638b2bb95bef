"""The scale of ratings: OpenSkill's Bradley-Terry model on the scale of Elo, with the bots' levels fixed on it.

A difference of 400 points is odds of ten to one, as on the ladder of the bots (docs/bots.md), so that the figures
measured there are places on this scale. They never move, so people who play only against bots are measured too.
The doubt (`sigma`) is that of a normal distribution; what people are told as ± is twice that, 95 % and a little more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Literal

import orjson
from openskill.models import BradleyTerryFull

START, START_DOUBT = 1500.0, 350.0
DRIFT = 8.0  # doubt that each game adds: people learn, and forget
BETA = 400.0 / math.log(10.0) / math.sqrt(2.0)  # then the odds between two who are known exactly are Elo's
SURE = 1e-6  # the doubt of a fixed point
KAPPA = 1e-4
TOLD = 2.0  # times sigma: what people are told as ±


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float


@dataclass(frozen=True)
class Level:
    """A level of the bots, as it was measured."""

    name: str
    rating: float
    low: float
    high: float
    score: float
    parts: dict[str, float]


@dataclass(frozen=True)
class Compared:
    """Who is compared with the others of a game: a person with a rating, or a level of the bots."""

    place: int
    rating: Rating | None  # None: a bot
    level: float = 0.0
    helped: bool = False  # a bot decided in their place for a while: they can lose, but not gain


@cache
def fixed_points() -> dict[str, Any]:
    """The file that says where the levels are, and how that was found."""
    return orjson.loads(files("sylvarium.server.rating").joinpath("fixed_points.json").read_bytes())


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first; none for a game that was never measured."""
    found = fixed_points()["games"].get(game, {"levels": {}})["levels"]
    return tuple(sorted((Level(name, **each) for name, each in found.items()), key=lambda level: level.rating))


@cache
def place_of(game: str, level: str) -> float | None:
    """Where a level stands; None if that is not known."""
    return next((each.rating for each in levels(game) if each.name == level), None)


def _share(_c: float, entrants: int, *_: object) -> float:
    """How much a pair counts for the doubt: the pairs of one game are not independent."""
    return 2.0 / entrants


MODEL = BradleyTerryFull(mu=START, sigma=START_DOUBT, beta=BETA, kappa=KAPPA, gamma=_share, tau=0.0)


def rated(entrants: Sequence[Compared]) -> list[Rating | None]:
    """The ratings after a game, in the same order; None for bots, which never move."""
    teams = [[MODEL.rating(*_before(entrant))] for entrant in entrants]
    after = MODEL.rate(teams, ranks=[float(entrant.place) for entrant in entrants])
    return [_after(entrant, team[0]) for entrant, team in zip(entrants, after, strict=True)]


def _before(entrant: Compared) -> tuple[float, float]:
    if entrant.rating is None:
        return entrant.level, SURE
    return entrant.rating.mu, min(START_DOUBT, math.hypot(entrant.rating.sigma, DRIFT))


def _after(entrant: Compared, found: Any) -> Rating | None:
    before = entrant.rating
    if before is None:
        return None
    return before if entrant.helped and found.mu > before.mu else Rating(found.mu, found.sigma)


@dataclass(frozen=True)
class Like:
    """The level that somebody plays most like, and the chance that it is so.

    `beyond`: they are not like it, but weaker than the weakest, or stronger than the strongest.
    """

    level: str
    chance: float
    beyond: Literal["weaker", "stronger"] | None = None


def likeness(game: str, rating: Rating) -> Like | None:
    """Which level somebody plays like; None for a game that was never measured.

    Each level has the stretch of the scale that is nearer to it than to the next ones. Those of the first and the
    last reach as far outwards as inwards; people beyond them are like none of the levels.
    """
    known = levels(game)
    if len(known) < 2:
        return None
    inner = [(one.rating + other.rating) / 2 for one, other in pairwise(known)]
    borders = [2 * known[0].rating - inner[0], *inner, 2 * known[-1].rating - inner[-1]]
    below = [0.0, *(_normal((border - rating.mu) / rating.sigma) for border in borders), 1.0]
    chances = [upper - lower for lower, upper in pairwise(below)]
    best = max(range(len(chances)), key=chances.__getitem__)
    if best == 0:
        return Like(known[0].name, chances[0], "weaker")
    if best > len(known):
        return Like(known[-1].name, chances[-1], "stronger")
    return Like(known[best - 1].name, chances[best])


def _normal(z: float) -> float:
    return 0.5 * math.erfc(-z / math.sqrt(2.0))
