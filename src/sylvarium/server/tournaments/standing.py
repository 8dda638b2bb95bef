"""What finished tables are worth in a tournament, and who stands where (docs/tournaments.md). Nothing is stored here:
standings follow from the results of the tables, so that no result can count twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

SWISS, GROUP, FINAL = "swiss", "group", "final"  # what a round belongs to
NONE = Fraction(0)
BYE = Fraction(1)


@dataclass(frozen=True)
class PlayedTable:
    """A table of a round as it ended: who sat where, and what each got. With one seat: a bye."""

    round: int
    stage: str
    seats: tuple[int, ...]  # the entrants
    points: tuple[Fraction, ...]
    margins: tuple[Fraction, ...]

    def points_of(self, entrant: int) -> Fraction:
        return self.points[self.seats.index(entrant)]


@dataclass(frozen=True)
class Standing:
    """Where an entrant stands. Those who cannot be told apart share a place."""

    entrant: int
    place: int
    points: Fraction
    buchholz: Fraction
    margin: Fraction
    tables: int  # played, byes not counted
    wins: int

    @property
    def rank(self) -> tuple[Fraction, Fraction, Fraction]:
        """The higher the better."""
        return self.points, self.buchholz, self.margin


def points_by_place(places: Sequence[int]) -> tuple[Fraction, ...]:
    """1 for the first, 0 for the last, evenly between them; players who share a place share its points and the next
    ones'.
    """
    last = len(places) - 1
    found = []
    for place in places:
        shared = places.count(place)
        worth = [Fraction(last - (place - 1 + more), last) for more in range(shared)]
        found.append(sum(worth, NONE) / shared)
    return tuple(found)


def margins(scores: Sequence[int | None], gave_up: Sequence[bool]) -> tuple[Fraction, ...]:
    """How far each was ahead of the mean of the others; nothing where somebody did not play to the end."""
    known = [score for score in scores if score is not None]
    if len(known) < len(scores) or any(gave_up) or len(known) < 2:
        return (NONE,) * len(scores)
    total, others = sum(known), len(known) - 1
    return tuple(score - Fraction(total - score, others) for score in known)


def bye(round: int, stage: str, entrant: int) -> PlayedTable:
    return PlayedTable(round, stage, (entrant,), (BYE,), (NONE,))


def drawn(round: int, stage: str, seats: Sequence[int]) -> PlayedTable:
    """A table that came to no end, because it was closed or is gone: everybody shares."""
    return PlayedTable(round, stage, tuple(seats), points_by_place([1] * len(seats)), (NONE,) * len(seats))


def finished(round: int, stage: str, seats: Sequence[int], results: Sequence[Any]) -> PlayedTable:
    """A table that was recorded: `results` have `place`, `score` and `gave_up`, by seat."""
    points = points_by_place([each.place for each in results])
    ahead = margins([each.score for each in results], [each.gave_up for each in results])
    return PlayedTable(round, stage, tuple(seats), points, ahead)


def standings(entrants: Iterable[int], history: Sequence[PlayedTable]) -> list[Standing]:
    """Everybody by points, then Buchholz, then margin; among equals, the first to enter is named first."""
    known = list(entrants)
    points = dict.fromkeys(known, NONE)
    for table in history:
        for entrant, won in zip(table.seats, table.points, strict=True):
            points[entrant] = points.get(entrant, NONE) + won
    found = [_standing(entrant, history, points) for entrant in known]
    found.sort(key=lambda each: (*(-part for part in each.rank), each.entrant))
    return [_placed(each, found) for each in found]


def _placed(one: Standing, all: Sequence[Standing]) -> Standing:
    place = 1 + sum(other.rank > one.rank for other in all)
    return Standing(one.entrant, place, *one.rank, one.tables, one.wins)


def _standing(entrant: int, history: Sequence[PlayedTable], points: dict[int, Fraction]) -> Standing:
    mine = [table for table in history if entrant in table.seats]
    buchholz = sum((_opposition(entrant, table, points) for table in mine), NONE)
    margin = sum((table.margins[table.seats.index(entrant)] for table in mine), NONE)
    played = [table for table in mine if len(table.seats) > 1]
    wins = sum(table.points_of(entrant) == 1 for table in played)
    return Standing(entrant, 0, points[entrant], buchholz, margin, len(played), wins)


def _opposition(entrant: int, table: PlayedTable, points: dict[int, Fraction]) -> Fraction:
    """The mean points of those met at a table; a bye is a table with somebody just like oneself."""
    others = [points[other] for other in table.seats if other != entrant]
    return sum(others, NONE) / len(others) if others else points[entrant]
