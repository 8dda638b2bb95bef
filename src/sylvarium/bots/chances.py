"""Chances to win that come true as often as they say.

A search whose lines end after a few turns counts how often a seat is ahead at that point. Early in a game this is
nearly always the same seat, although much can still happen: shown as it is counted, such a chance would be near 0 or 1
from the first moves on. How far a game's search can be trusted, at the beginning and with every further round, was
fitted to games (`benchmarks/bots/chances.py`) and is kept in its tuning. `web/src/rules/chances.ts` does the same on a
device.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def milder(shares: Sequence[float], futures: float, sureness: float) -> tuple[float, ...]:
    """The chances of all seats, from the share of so many futures in which each was ahead.

    With a sureness of 1 the shares themselves; with less, the odds of any two seats are raised to that power, so that
    all come nearer to each other. One future more, which belongs to everybody alike, keeps them from 0 and 1.
    """
    if sureness >= 1.0:
        return tuple(shares)
    seen = ((share * futures + 1.0 / len(shares)) / (futures + 1.0) for share in shares)
    weights = [share**sureness for share in seen]
    return tuple(weight / sum(weights) for weight in weights)


def with_choice(share: float, usual: Sequence[float], seat: int) -> list[float]:
    """The shares of all seats if `seat` has this one: the others have the rest, in their usual proportions."""
    others = sum(usual) - usual[seat]
    proportions = [chance / others if others > 0.0 else 1.0 / max(len(usual) - 1, 1) for chance in usual]
    return [share if other == seat else (1.0 - share) * part for other, part in enumerate(proportions)]


def surely_better(chance: float, futures: float, than: float, seen: float, times: float) -> bool:
    """Whether a chance counted in so many futures is better than another by so many standard errors of the difference.

    Both are taken as if one future more had gone well and one badly: one of one is not sure, and nor is none of none.
    """
    (one, off), (other, other_off) = careful(chance, futures), careful(than, seen)
    return one - other > times * sqrt(off + other_off)


def careful(chance: float, futures: float) -> tuple[float, float]:
    """A chance as it is safe to take it, and the square of its standard error."""
    safe = (chance * futures + 1.0) / (futures + 2.0)
    return safe, safe * (1.0 - safe) / (futures + 2.0)
