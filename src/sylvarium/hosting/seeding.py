"""The fair draw at a table (docs/fair-draw.md): what is stored of it, when the seed exists, and what is shown when.

`TableRow.draw` is `{"secret", "hashes", "commitment", "follows"}`, `{"chosen": true}` if the creator chose the seed,
or None for a table that is older than the draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from sylvarium.hosting.kept import TableRow
from sylvarium.kernel import Game
from sylvarium.table.draw import CHAIN, commitment_to, half_after, new_half, seed_of
from sylvarium.table.shown import Origin

if TYPE_CHECKING:
    from sylvarium.hosting.seated import Occupant

Draw = dict[str, Any]

CHOSEN: Draw = {"chosen": True}


def new_draw() -> Draw:
    """A chain of halves, all fixed now; the first game uses the one that is furthest from its end."""
    return _link(new_half(), CHAIN, None)


def next_draw(draw: Draw | None, table: str) -> Draw | None:
    """The draw of another game after the one at `table`: a step back along its chain. None if there is none left."""
    if not draw or "secret" not in draw or draw["hashes"] == 0:
        return None
    return _link(draw["secret"], draw["hashes"] - 1, table)


def _link(secret: str, hashes: int, follows: str | None) -> Draw:
    commitment = commitment_to(half_after(secret, hashes))
    return {"secret": secret, "hashes": hashes, "commitment": commitment, "follows": follows}


def servers_half(draw: Draw) -> str:
    return half_after(draw["secret"], draw["hashes"])


def seed_for(row: TableRow, seats: Sequence[Occupant]) -> int:
    """The seed of the game, once every seat is taken and every promised half is here."""
    if row.draw is None or "secret" not in row.draw:
        return row.seed
    return seed_of(servers_half(row.draw), [seat.half for seat in seats])


def with_future(origin: Origin | None, game: Game, row: TableRow, seed: int) -> Origin | None:
    """A forked position with the chance to come that was drawn for it."""
    if origin is None or not origin.future_open or not row.draw:
        return origin
    record = game.State(np.frombuffer(bytearray(origin.state), game.State.dtype))
    record.seed = [seed & 0xFFFFFFFF, seed >> 32]
    record.drawn = 0
    return replace(origin, state=record.tobytes())


def public_draw(row: TableRow, seats: Sequence[Occupant], over: bool) -> dict[str, Any] | None:
    """What everybody may know of the draw: the server's half and the seed only after the end."""
    draw = row.draw
    if draw is None:
        return None
    chosen = "secret" not in draw
    return {
        "chosen": chosen,
        "commitment": draw.get("commitment"),
        "halves": [seat.half for seat in seats],
        "awaited": [number for number, seat in enumerate(seats) if seat.owes],
        "follows": draw.get("follows"),
        "half": servers_half(draw) if over and not chosen else None,
        "seed": str(seed_for(row, seats)) if over else None,
    }
