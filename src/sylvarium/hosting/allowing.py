"""What players agree on beside the rules of the game: help by bots, and playing on from a moment of a running game.

Who plays alone or with friends on one screen cheats nobody with either. Between people on screens of their own
both are off unless whoever opens the table says otherwise. After the end everything is allowed.
"""

from __future__ import annotations

from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.refusal import Refusal

Allows = dict[str, bool]

REASONS = {
    "hints": "The players of this table agreed to play without hints.",
    "forks": "The players of this table agreed not to play on from its moments before it is over.",
}


def agreed(open_seats: bool, hints: bool | None, forks: bool | None) -> Allows:
    """What holds at a new table: what was asked for, otherwise what is usual."""
    return {"hints": not open_seats if hints is None else hints, "forks": not open_seats if forks is None else forks}


def allows(row: TableRow) -> Allows:
    """What holds at a table; older ones never said, and have what is usual."""
    return row.allows or agreed(any(seat["kind"] == "open" for seat in row.seats), None, None)


def check(row: TableRow, what: str) -> None:
    """Refuses `hints` or `forks` where they are not allowed."""
    if not allows(row)[what]:
        raise Refusal(f"{what}_off", REASONS[what])
