"""The stable names of the actions."""

from __future__ import annotations

from functools import cache

from sylvarium.games.tree_society.rules.components import CARD_IDS, FRUIT_IDS, ROW_IDS
from sylvarium.games.tree_society.rules.state import ACTIONS

OF_FRUIT = ("sell", "take", "keep", "preserve")
OF_CARD = ("build", "level_up", "discard")

decoded = cache(ACTIONS.decode)


def name(action: int) -> str:
    """The stable name of an action: `sell:apple_03`, `build:arc_05`, `refresh_row:top`, `end_build`."""
    kind, args = decoded(action)
    thing = thing_of(kind, args[0])
    return f"{kind}:{thing}" if thing else kind


@cache
def thing_of(kind: str, index: int) -> str | None:
    """The id of the fruit, the card or the row that an action is about."""
    if kind in OF_FRUIT:
        return FRUIT_IDS[index]
    if kind in OF_CARD:
        return CARD_IDS[index]
    return ROW_IDS[index] if kind == "refresh_row" else None
