"""How units and cards are called, for views, choices and the log (plain Python)."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS
from sylvarium.games.sylvan_tactics.rules.components import (
    CARD_IDS,
    COLOURS,
    DESIGN,
    DESIGN_IDS,
    KIND,
    KINDS,
    MERC,
    PIECES,
    UNIT_IDS,
)
from sylvarium.kernel import Message, Seat


def player(s: Any, side: int) -> Seat:
    """R9: the player of a colour."""
    return Seat(int(side) ^ s.white)


def design_words(design: int) -> Message:
    return Message("card-" + DESIGN_IDS[design].replace("_", "-"))


def card_words(card: int) -> Message:
    return design_words(DESIGN[card])


def ability_words(card: int) -> Message:
    """The name printed above a Mercenary's ability."""
    return Message("card-" + DESIGN_IDS[DESIGN[card]].replace("_", "-") + "-ability")


def piece_words(piece: int) -> Message:
    return Message(f"piece-{PIECES[piece]}")


def unit_words(s: Any, unit: int) -> Message:
    """A Mercenary by its card, other units by their kind."""
    if KIND[unit] == MERC and s.kit_size[unit] > 0:
        return card_words(s.kit[unit, 0])
    return Message(f"kind-{KINDS[KIND[unit]]}")


def space_name(s: Any, unit: int) -> str:
    return SPACE_IDS[s.at[unit]]


def unit_id(unit: int) -> str:
    return f"unit:{UNIT_IDS[unit]}"


def card_id(card: int) -> str:
    return f"card:{CARD_IDS[card]}"


def space_id(space: int) -> str:
    return f"space:{SPACE_IDS[space]}"


def pool_id(side: int, piece: int) -> str:
    return f"pool:{COLOURS[side]}-{PIECES[piece]}"


def queen_card_id(side: int) -> str:
    return f"queen-card:{COLOURS[side]}"
