"""The ids of units, cards and spaces, and what is printed on them: shared by view and telling."""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.components import (
    CARD_IDS,
    CARD_TYPES,
    COLOURS,
    COST,
    DESIGN,
    DESIGN_IDS,
    KEYWORDS,
    KIND,
    KINDS,
    MERC,
    MERCENARY,
    PIECE,
    PIECES,
    PRINTED,
    SIDE,
    TYPE,
    UNIT_IDS,
    UNITS,
)


@cache
def unit_id(unit: int) -> str:
    return f"unit:{UNIT_IDS[unit]}"


@cache
def card_id(card: int) -> str:
    return f"card:{CARD_IDS[card]}"


@cache
def space_id(space: int) -> str:
    return f"space:{SPACE_IDS[space]}"


@cache
def pool_id(side: int, piece: int) -> str:
    return f"pool:{COLOURS[side]}-{PIECES[piece]}"


@cache
def queen_card_id(side: int) -> str:
    return f"queen-card:{COLOURS[side]}"


# What never changes about a unit, as plain Python.
PRINTED_ON_UNITS: tuple[dict[str, Any], ...] = tuple(
    {
        "id": unit_id(unit),
        "side": int(SIDE[unit]),
        "colour": COLOURS[SIDE[unit]],
        "kind": int(KIND[unit]),
        "piece": PIECES[PIECE[unit]] if KIND[unit] == MERC else KINDS[KIND[unit]],
    }
    for unit in range(UNITS)
)


@cache
def card_view(card: int) -> dict:
    """A card everybody may read."""
    design = DESIGN[card]
    kind = TYPE[design]
    seen = {
        "id": card_id(card),
        "card": DESIGN_IDS[design],
        "type": CARD_TYPES[kind],
        "cost": int(COST[design]),
        "keywords": list(KEYWORDS[design]) + (["riposte"] if abilities.WINDOW[design] else []),
    }
    return {**seen, "strength": int(PRINTED[design])} if kind == MERCENARY else seen
