"""What a search says about a choice besides how good it is: where the futures it imagined with that choice ended."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from sylvarium.bots import search


class Amount(NamedTuple):
    """A mean over imagined futures, and how far it is likely to be off (its standard error)."""

    mean: float
    doubt: float


class Outlook(NamedTuple):
    """The ends of the imagined futures that began with a choice: some turns on, or the end of the game.

    The points of the deciding seat there by category, what the game's judgement of that position adds to them, and
    the judgement of the best other seat. All of it is imagined from what the deciding seat knows.
    """

    futures: int
    parts: tuple[Amount, ...]
    to_come: Amount
    rival: Amount

    @property
    def is_settled(self) -> bool:
        """Whether nothing was left to come in any of them: they all reached the end of the game."""
        return self.futures > 0 and self.to_come == (0.0, 0.0)


def outlooks(tallies: list[list[list[float]]]) -> list[Outlook]:
    """The outlook of every option, from the tallies of all trees."""
    return [_outlook([sum(each) for each in zip(*rows, strict=True)]) for rows in zip(*tallies, strict=True)]


def _outlook(row: list[float]) -> Outlook:
    futures = row[search.FUTURES]

    def amount(which: int) -> Amount:
        total, squares = row[1 + 2 * which], row[2 + 2 * which]
        if futures == 0:
            return Amount(0.0, 0.0)
        mean = total / futures
        return Amount(mean, sqrt(max(squares / futures - mean * mean, 0.0) / futures))

    parts = range(search.BY_PART, (len(row) - 1) // 2)
    return Outlook(int(futures), tuple(map(amount, parts)), amount(search.TO_COME), amount(search.RIVAL))
