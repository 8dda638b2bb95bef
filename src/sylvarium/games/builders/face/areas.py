"""What lies before every player: a part of the view."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.face.pieces import CARDS, card, tile_view
from sylvarium.games.builders.rules.components import ITEM_NAMES, TILES
from sylvarium.games.builders.rules.scoring import PARTS
from sylvarium.games.builders.rules.state import NO_CARD
from sylvarium.kernel.view import once, part

# What every player has a row of.
OWN = (
    "used_tiles",
    "fame",
    "hand",
    "hand_size",
    "row",
    "row_size",
    "held",
    "banners",
    "tile_banners",
    "stack",
)


@part(own=OWN)
def open_area(s: Any, player: int, end: int) -> dict:
    """A player's area as everybody sees it; `end` is where the stack of this round ends."""
    return area(s, player, given=end)


@once(own=OWN)
def area(s: Any, player: int, end: int) -> dict:
    """What everybody sees of a player's area: neither the hand nor the covered tiles."""
    used = s.used_tiles[player]
    parts = s.fame[player].tolist()
    return {
        "seat": player,
        "score": sum(parts),
        "parts": dict(zip(PARTS, parts, strict=True)),
        "hand_size": s.hand_size[player],
        "hand": None,
        "row": [CARDS[kind] for kind in s.row[player].tolist()[: s.row_size[player]]],
        "items": dict(zip(ITEM_NAMES, s.held[player], strict=True)),
        "banners": s.banners[player],
        "tile_banners": s.tile_banners[player],
        "next_tile": tile_view(player, used, s.stack[player][used]) if used < end else None,
        "stack_size": end - used,
        "second_stack_size": TILES - end,
        "stack": None,
        "second_stack": None,
    }


@part(own=OWN)
def own_area(s: Any, player: int, end: int) -> dict:
    """The same with what only its owner sees."""
    used = s.used_tiles[player]
    tiles = [tile_view(player, k, style) for k, style in enumerate(s.stack[player])]
    hand = [card(kind) for kind in s.hand[player] if kind != NO_CARD]
    return {**area(s, player, given=end), "hand": hand, "stack": tiles[used:end], "second_stack": tiles[end:]}
