"""The stable names of the actions."""

from __future__ import annotations

from functools import cache

from sylvarium.games.builders.rules.components import (
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    PAIR_NAMES,
    SETS,
    SPACE_NAMES,
    STYLE_NAMES,
)
from sylvarium.games.builders.rules.state import ACTIONS

# The target of an item is named after the item: "ax:f11".
ON_SPACE = ("place", "ax", "source", "destination", "treetop")

decoded = cache(ACTIONS.decode)


@cache
def name(action: int) -> str:
    """The stable name of an action: `play:nest/ax`, `place:f07`, `exchange:bridge:1` (rules file 6.2)."""
    kind, args = decoded(action)
    if kind == "play":
        return f"play:{STYLE_NAMES[args[0] // ICONS]}/{ICON_NAMES[args[0] % ICONS]}"
    if kind in ON_SPACE:
        return f"{kind}:{SPACE_NAMES[args[0]]}"
    if kind == "banner":
        return "banner:attach" if args[0] else "banner:decline"
    if kind == "exchange":
        item, combined = SETS[args[0]]
        return f"exchange:{ITEM_NAMES[item]}:{combined}"
    if kind == "use":
        return f"use:{ITEM_NAMES[args[0]]}"
    if kind == "bridge":
        return f"bridge:{PAIR_NAMES[args[0]]}"
    if kind == "refresh":
        return "refresh" if args[0] else "keep"
    if kind == "take":
        return f"take:slot_{args[0] - 1}" if args[0] else "take:deck"
    return kind
