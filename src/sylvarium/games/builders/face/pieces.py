"""The cards and tiles as everybody sees them: shared by the parts of the view."""

from __future__ import annotations

from functools import cache

from sylvarium.games.builders.rules.components import ICON_NAMES, STYLE_NAMES, TILES
from sylvarium.games.builders.rules.state import NO_CARD

# What never changes, as plain Python: the cards, and of every tree what is printed on the board, by seats.
CARDS = tuple({"card": f"{style}-{icon}", "style": style, "icon": icon} for style in STYLE_NAMES for icon in ICON_NAMES)


def card(kind: int) -> dict | None:
    return None if kind == NO_CARD else CARDS[kind]


@cache
def tile_view(player: int, k: int, style: int) -> dict:
    return {"id": f"tile:{player * TILES + k}", "style": STYLE_NAMES[style]}
