"""The tables of a tournament: ordinary ones, with those seated who were drawn to play there."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from sylvarium.games import game as game_by_key
from sylvarium.hosting import clocks, opening
from sylvarium.hosting.chronicle import snapshot
from sylvarium.hosting.opening import Terms
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import Occupant
from sylvarium.server.changes import fields_of, lobby_of
from sylvarium.server.clocks.keeper import NUDGE
from sylvarium.server.clocks.rows import ClockRow
from sylvarium.server.tournaments.rows import Entry, Tournament
from sylvarium.server.writer import Create

LIVE_GRACE = 300.0  # seconds after which a table begins without those who have not come
TURNS_GRACE = 3 * 24 * 3600.0  # the same at most, where people have hours or days for a turn


def playable(game: str, seats: int, options: dict[str, str]) -> tuple[int, ...]:
    """How many can sit at a table, from two to so many: not every option exists for every number."""
    found = []
    for size in range(2, seats + 1):
        try:
            opening.check(game_by_key(game), size, options)
        except Refusal:
            continue
        found.append(size)
    return tuple(found)


def sizes_of(held: Tournament) -> tuple[int, ...]:
    return playable(held.game, held.seats, held.options)


def table_for(held: Tournament, seats: Sequence[Entry]) -> Create:
    """Each person owes a half of the draw, so it begins when all of them have come, or after a while (`keeper`)."""
    occupants = [
        Occupant("human", each.name, None, each.proof, owes=True)
        if each.is_person
        else Occupant("bot", None, each.level)
        for each in seats
    ]
    rated = held.rated and any(each.is_person for each in seats)
    row = opening.paired(game_by_key(held.game), held.options, occupants, held.pace, Terms(held.id, held.public, rated))
    state = opening.begun(row)
    begun = state.table is not None
    # Bots that nobody looks at are nudged like those of any table with clocks, whatever becomes of this process.
    clock = ClockRow(row.id, None, row.created, time() + NUDGE) if begun else None
    kept = snapshot(state) if begun else None
    return Create(row, lobby_of(state, row.created), fields_of(state.game), kept, clock)


def grace(pace: dict) -> float:
    """How long a table waits for its players before it begins without them."""
    return LIVE_GRACE if pace["kind"] == clocks.LIVE else min(float(pace["free"]), TURNS_GRACE)
