"""What a seat sees, ready for JSON (rules file 6.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sylvarium.games.builders.face.areas import open_area, own_area
from sylvarium.games.builders.face.pieces import CARDS, card, tile_view
from sylvarium.games.builders.rules.components import (
    BASES_PER_STYLE,
    DISTRICT_NAMES,
    DISTRICT_TREES,
    DISTRICTS,
    ITEM_NAMES,
    ORIGIN,
    PAIR_NAMES,
    ROUND_TURNS,
    SEATS,
    SPACE_DISTRICTS,
    SPACE_NAMES,
    SPACE_X,
    SPACE_Y,
    STYLE_NAMES,
    TILES,
    TREES,
)
from sylvarium.games.builders.rules.scoring import PARTS
from sylvarium.games.builders.rules.state import CAPPED, NO_TREE, PREEMINENCE_FAME, PRESTIGE_FAME
from sylvarium.games.builders.rules.trees import leaders
from sylvarium.kernel.view import once, part

LEADERS = (None, *range(SEATS))  # as `leaders` packs them: 0 is nobody
TREE_COUNTS = DISTRICT_TREES.tolist()
ORIGINS = ORIGIN.tolist()
PLACES = tuple(
    {
        "id": f"tree:{name}",
        "space": name,
        "x": SPACE_X[space],
        "y": SPACE_Y[space],
        "district": DISTRICT_NAMES[SPACE_DISTRICTS[space]],
    }
    for space, name in enumerate(SPACE_NAMES)
)


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator."""
    end = stack_end(s)
    players = [(own_area if player == seat else open_area)(s, player, given=end) for player in range(s.seats)]
    return {**board(s), "players": players}


@once
def board(s: Any) -> dict:
    """Everything that lies open in the middle of the table."""
    return {
        "round": 1 if s.turn <= ROUND_TURNS * s.seats else 2,
        "turns": 2 * ROUND_TURNS * s.seats,
        "start": s.start,
        "item_used": bool(s.item_used),
        "trees": tree_views(s),
        "bridges": bridges(s),
        "districts": district_views(s),
        "prospects": prospects(s),
        "display": display(s),
        "deck": s.deck_size,
        "discard": discard(s),
        "shown": pile(s.shown),
        "box": box(s),
        "supply": supply(s),
    }


@once
def growing(s: Any) -> list[int]:
    """The trees that there are."""
    return [tree for tree, cap in enumerate(s.cap) if cap != NO_TREE]


@part
def bridges(s: Any) -> list[dict]:
    return [
        {"id": f"bridge:{PAIR_NAMES[pair]}:{owner}", "pair": PAIR_NAMES[pair], "owner": owner}
        for pair, owners in enumerate(s.bridge)
        if owners
        for owner in range(s.seats)
        if owners >> owner & 1
    ]


@part
def display(s: Any) -> list[dict | None]:
    return [card(kind) for kind in s.display]


@part
def discard(s: Any) -> list[dict]:
    return pile(s.discard)


@part
def supply(s: Any) -> dict[str, int]:
    return dict(zip(ITEM_NAMES, s.supply, strict=True))


def pile(counts: list[int]) -> list[dict]:
    """Cards that lie open, by kind."""
    return [{**CARDS[kind], "count": count} for kind, count in enumerate(counts) if count]


@part
def box(s: Any) -> dict:
    """What has left the game, or never came into it: tiles of the players (R32, R63) and bases (R5)."""
    trees = growing(s)
    placed = {number for tree in trees for number in s.tile[tree][: s.tiles[tree]]}
    laid = [s.base[tree] for tree in trees]
    tiles = [
        {**tile_view(player, k, s.stack[player][k]), "owner": player}
        for player in range(s.seats)
        for k in range(s.used_tiles[player])
        if player * TILES + k not in placed
    ]
    return {
        "tiles": tiles,
        "bases": {name: BASES_PER_STYLE - laid.count(style) for style, name in enumerate(STYLE_NAMES)},
    }


@once
def leaders_of(s: Any) -> list[int | None]:
    """R85 to R87: who has prestige for each tree."""
    packed = leaders(s)
    return [LEADERS[packed >> 3 * tree & 7] for tree in range(TREES)]


@part
def tree_views(s: Any) -> list[dict]:
    """Every tree; most are as they were a move ago, so each is kept by all that is seen of it."""
    leading = leaders_of(s)
    origin, cap, base, top, tiles, tile, banner = ORIGINS[s.seats], s.cap, s.base, s.top, s.tiles, s.tile, s.banner
    styles = [style for stack in s.stack for style in stack]
    found = []
    for tree in growing(s):
        placed = tuple(tile[tree][: tiles[tree]])
        shown = tuple([styles[number] for number in placed])
        found.append(
            tree_view(
                origin + tree, base[tree], top[tree], cap[tree], leading[tree], placed, shown, tuple(banner[tree])
            )
        )
    return found


@lru_cache(maxsize=8192)
def tree_view(
    space: int,
    base: int,
    top: int,
    cap: int,
    leader: int | None,
    placed: tuple[int, ...],
    styles: tuple[int, ...],
    banners: tuple[int, ...],
) -> dict:
    """A tree, tiles and banners from the bottom up; level 1 is the base."""
    levels: list[list[int]] = [[] for _ in range(len(placed) + 1)]
    for player, level in enumerate(banners):
        if level:
            levels[level - 1].append(player)
    return {
        **PLACES[space],
        "base": STYLE_NAMES[base],
        "base_banners": levels[0],
        "tiles": [
            {
                "id": f"tile:{number}",
                "owner": number // TILES,
                "style": STYLE_NAMES[style],
                "banners": hanging,
            }
            for number, style, hanging in zip(placed, styles, levels[1:], strict=True)
        ],
        "top": STYLE_NAMES[top],
        "height": len(levels),
        "capped": cap == CAPPED,
        "leader": leader,
    }


@part
def district_views(s: Any) -> list[dict]:
    return districts(s)


@once
def districts(s: Any) -> list[dict]:
    """Who leads how many trees of each district, and what it would score now (R90 to R94)."""
    seats, leading = s.seats, leaders_of(s)
    origin = ORIGINS[seats]
    led = [[0] * seats for _ in range(DISTRICTS)]
    for tree in growing(s):
        leader = leading[tree]
        if leader is not None:
            led[SPACE_DISTRICTS[origin + tree]][leader] += 1
    return [
        district_view(DISTRICT_NAMES[district], size, led[district])
        for district, size in enumerate(TREE_COUNTS[seats])
        if size
    ]


def district_view(name: str, size: int, led: list[int]) -> dict:
    most = max(led)
    first = [player for player, count in enumerate(led) if most and count == most]
    worth = 2 * size if len(first) == 1 else size
    return {
        "district": name,
        "trees": size,
        "led": led,
        "leaders": first,
        "worth": [worth if player in first else 0 for player in range(len(led))],
    }


@part
def prospects(s: Any) -> list[dict]:
    """R84: what every tree and every district would give if the round ended now."""
    leading, origin = leaders_of(s), ORIGINS[s.seats]
    found = [
        {
            "seat": leading[tree],
            "part": PARTS[PRESTIGE_FAME],
            "points": s.tiles[tree] + 1,  # the base counts as well (R89)
            "piece": PLACES[origin + tree]["id"],
        }
        for tree in growing(s)
        if leading[tree] is not None
    ]
    found += [
        {"seat": seat, "part": PARTS[PREEMINENCE_FAME], "points": points, "piece": f"district:{each['district']}"}
        for each in districts(s)
        for seat, points in enumerate(each["worth"])
        if points
    ]
    return found


def stack_end(s: Any) -> int:
    """Where the stack of this round ends."""
    return ROUND_TURNS if s.turn <= ROUND_TURNS * s.seats else TILES
