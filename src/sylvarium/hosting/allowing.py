"""What players agree on besides the rules of the game: help from bots, playing on from a moment of a running game, and
whether the game counts for their ratings.

Somebody who plays alone, or with friends on one screen, cheats nobody with the first two. Between people on screens of
their own both are off, unless the person who opens the table says otherwise. After the end everything is allowed.

A rated game (docs/ratings.md) is played without help, and begins as it should: from the beginning, by the fair draw,
with options that favour nobody, and with at most one seat for the person who opens the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.refusal import Refusal

Allows = dict[str, bool]

BEGINNERS = ("start", "first_player")  # options by which somebody says who begins
BY_CHANCE = "random"

REASONS = {
    "hints": "The players of this table agreed to play without hints.",
    "forks": "The players of this table agreed not to play on from its moments before it is over.",
}


class KindOfSeat(Protocol):
    @property
    def kind(self) -> str: ...


class Rateable(Protocol):
    """A fresh table that somebody wants, as far as it decides whether its game may count."""

    @property
    def seats(self) -> Sequence[KindOfSeat]: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def hints(self) -> bool | None: ...
    @property
    def forks(self) -> bool | None: ...
    @property
    def rated(self) -> bool | None: ...


def agreed(open_seats: bool, hints: bool | None, forks: bool | None, rated: bool = False) -> Allows:
    """What holds at a new table: what was asked for, otherwise what is usual."""
    usual = not open_seats and not rated
    return {
        "hints": usual if hints is None else hints,
        "forks": usual if forks is None else forks,
        "rated": rated,
    }


def is_rated(wanted: Rateable, at_home: bool, measured: bool = True) -> bool:
    """Whether the game of a new table is to count: as asked for, otherwise if its owner has an account here.

    `measured`: it is known how strong the bots at the table are.

    Refused if it is asked for and impossible.
    """
    if wanted.rated is False:
        return False
    hindrance = unrateable(wanted, at_home, measured)
    if wanted.rated and hindrance:
        raise Refusal("not_rated", f"This game cannot count for ratings: {hindrance}.")
    return hindrance is None


def unrateable(wanted: Rateable, at_home: bool, measured: bool = True) -> str | None:
    """Why the game of a fresh table cannot count; None if it can."""
    if not measured:
        return "it has not been measured how strong a bot at the table is"
    if not at_home:
        return "whoever opens a rated table has a home here"
    mine = sum(seat.kind in ("me", "hotseat") for seat in wanted.seats)
    if len(wanted.seats) < 2:
        return "a rating compares players, and here one plays alone"
    if mine > 1 or any(seat.kind == "hotseat" for seat in wanted.seats):
        return "several people play on one screen"
    if all(seat.kind == "bot" for seat in wanted.seats):
        return "nobody plays"
    if wanted.seed is not None:
        return "its seed was chosen"
    if any(wanted.options.get(name, BY_CHANCE) != BY_CHANCE for name in BEGINNERS):
        return "chance decides who begins a rated game"
    if wanted.hints or wanted.forks:
        return "a rated game is played without hints, and without playing on from its moments"
    return None


def allows(row: TableRow) -> Allows:
    """What holds at a table; older ones never said, and have what is usual."""
    usual = agreed(any(seat["kind"] == "open" for seat in row.seats), None, None)
    return {**usual, **(row.allows or {})}


def check(row: TableRow, what: str) -> None:
    """Refuses `hints` or `forks` where they are not allowed."""
    if not allows(row)[what]:
        raise Refusal(f"{what}_off", REASONS[what])
