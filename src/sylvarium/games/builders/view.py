"""What a seat sees, ready for JSON (rules file 6.3)."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.components import (
    DISTRICT_NAMES,
    DISTRICT_TREES,
    DISTRICTS,
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    KINDS,
    ORIGIN,
    PAIR_NAMES,
    ROUND_TURNS,
    SPACE_DISTRICTS,
    SPACE_NAMES,
    SPACE_X,
    SPACE_Y,
    STYLE_NAMES,
    TILES,
    TREES,
)
from sylvarium.games.builders.state import CAPPED, NO_CARD, NO_TREE, PARTS
from sylvarium.games.builders.trees import leaders


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator."""
    leading, caps = leaders_of(s), s.cap
    return {
        "round": 1 if s.turn <= ROUND_TURNS * s.seats else 2,
        "turns": 2 * ROUND_TURNS * s.seats,
        "start": s.start,
        "item_used": bool(s.item_used),
        "trees": [tree_view(s, tree, leading[tree]) for tree in range(TREES) if caps[tree] != NO_TREE],
        "bridges": [
            {"id": f"bridge:{PAIR_NAMES[pair]}:{owner}", "pair": PAIR_NAMES[pair], "owner": owner}
            for pair, owners in enumerate(s.bridge)
            if owners
            for owner in range(s.seats)
            if owners >> owner & 1
        ],
        "districts": [
            district_view(s, district, leading) for district in range(DISTRICTS) if DISTRICT_TREES[s.seats][district]
        ],
        "display": [card(kind) for kind in s.display],
        "deck": s.deck_size,
        "discard": [{**card_of(kind), "count": s.discard[kind]} for kind in range(KINDS) if s.discard[kind]],
        "supply": dict(zip(ITEM_NAMES, s.supply, strict=True)),
        "players": [player_view(s, player, own=player == seat) for player in range(s.seats)],
    }


def card(kind: int) -> dict | None:
    return None if kind == NO_CARD else card_of(kind)


def card_of(kind: int) -> dict:
    style, icon = STYLE_NAMES[kind // ICONS], ICON_NAMES[kind % ICONS]
    return {"card": f"{style}-{icon}", "style": style, "icon": icon}


def leaders_of(s: Any) -> list[int | None]:
    """R85 to R87: who has prestige for each tree."""
    packed = leaders(s)
    seats = [packed >> 3 * tree & 7 for tree in range(TREES)]
    return [seat - 1 if seat else None for seat in seats]


def style_name(s: Any, tile: int) -> str:
    return STYLE_NAMES[s.stack[tile // TILES, tile % TILES]]


def tree_view(s: Any, tree: int, leader: int | None) -> dict:
    """One tree, tiles and banners from the bottom up; level 1 is the base."""
    space = ORIGIN[s.seats] + tree
    levels: list[list[int]] = [[] for _ in range(s.tiles[tree] + 1)]
    for player, level in enumerate(s.banner[tree]):
        if level:
            levels[level - 1].append(player)
    tiles = [
        {"id": f"tile:{tile}", "owner": tile // TILES, "style": style_name(s, tile), "banners": banners}
        for tile, banners in zip(s.tile[tree].tolist(), levels[1:], strict=False)
    ]
    return {
        "id": f"tree:{SPACE_NAMES[space]}",
        "space": SPACE_NAMES[space],
        "x": SPACE_X[space],
        "y": SPACE_Y[space],
        "district": DISTRICT_NAMES[SPACE_DISTRICTS[space]],
        "base": STYLE_NAMES[s.base[tree]],
        "base_banners": levels[0],
        "tiles": tiles,
        "top": STYLE_NAMES[s.top[tree]],
        "height": len(tiles) + 1,
        "capped": s.cap[tree] == CAPPED,
        "leader": leader,
    }


def district_view(s: Any, district: int, leaders: list[int | None]) -> dict:
    """Who leads how many trees of a district, and what it would score now (R90 to R94)."""
    origin, size = ORIGIN[s.seats], int(DISTRICT_TREES[s.seats][district])
    here = [tree for tree, cap in enumerate(s.cap) if cap != NO_TREE and SPACE_DISTRICTS[origin + tree] == district]
    led = [sum(leaders[tree] == player for tree in here) for player in range(s.seats)]
    most = max(led)
    first = [player for player in range(s.seats) if most and led[player] == most]
    worth = 2 * size if len(first) == 1 else size
    return {
        "district": DISTRICT_NAMES[district],
        "trees": size,
        "led": led,
        "leaders": first,
        "worth": [worth if player in first else 0 for player in range(s.seats)],
    }


def player_view(s: Any, player: int, own: bool) -> dict:
    """A player's area. The hand and the covered tiles only for the owner."""
    used, end = s.used_tiles[player], ROUND_TURNS if s.turn <= ROUND_TURNS * s.seats else TILES
    tiles = [
        {"id": f"tile:{player * TILES + k}", "style": STYLE_NAMES[style]} for k, style in enumerate(s.stack[player])
    ]
    parts = s.fame[player].tolist()
    return {
        "seat": player,
        "score": sum(parts),
        "parts": dict(zip(PARTS, parts, strict=True)),
        "hand_size": s.hand_size[player],
        "hand": [card(kind) for kind in s.hand[player] if kind != NO_CARD] if own else None,
        "row": [card_of(kind) for kind in s.row[player].tolist()[: s.row_size[player]]],
        "items": dict(zip(ITEM_NAMES, s.held[player], strict=True)),
        "banners": s.banners[player],
        "tile_banners": s.tile_banners[player],
        "next_tile": tiles[used] if used < end else None,
        "stack_size": end - used,
        "second_stack_size": TILES - end,
        "stack": tiles[used:end] if own else None,
        "second_stack": tiles[end:] if own else None,
    }
