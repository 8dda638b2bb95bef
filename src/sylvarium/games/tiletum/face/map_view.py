"""The map as a seat sees it: towns and road spaces with everything that stands on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from sylvarium.games.tiletum.face.pieces import effect_view, tile_view, word
from sylvarium.games.tiletum.rules.components import (
    BONUS_FROM,
    BONUS_SPACES,
    CATHEDRAL_SIZE,
    CATHEDRAL_VP,
    CATHEDRALS,
    COST_STONE,
    COST_TILES,
    COST_VP,
    DATA,
    HOUSE_EFFECT,
    HOUSE_FROM,
    HOUSE_SPACES,
    SPACES,
    TOWN_BONUS,
    TOWN_CATHEDRAL,
    TOWN_HOUSE,
    TOWN_HOUSES,
    TOWNS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.state import CONTRIBUTED, NONE
from sylvarium.kernel.view import once, part

_ROWS = DATA["towns"] + DATA["roads"]
EDGES = [[a["id"], b] for a in _ROWS for b in a["neighbours"] if SPACES.index(a["id"]) < SPACES.index(b)]


# What is printed on the map.
PRINTED_SPACES = [
    {
        "id": f"space:{name}",
        "space": name,
        "kind": "town" if space < len(TOWNS) else "road",
        "word": word("space", name),
        "x": _ROWS[space]["x"],
        "y": _ROWS[space]["y"],
    }
    for space, name in enumerate(SPACES)
]


def map_view(s: Any) -> dict:
    """All spaces, and the roads that join them."""
    return {"spaces": spaces(s), "edges": EDGES}


@part
def spaces(s: Any) -> list[dict]:
    return [space_view(s, space) for space in range(len(SPACES))]


def space_view(s: Any, space: int) -> dict:
    """A space of the map with its travellers; a town also with its houses, bonus tile and cathedral."""
    here = {
        **PRINTED_SPACES[space],
        "merchants": travellers(s).get(("merchant", space), []),
        "architects": travellers(s).get(("architect", space), []),
    }
    return {**here, **towns(s)[space]} if space < len(TOWNS) else here


@once
def travellers(s: Any) -> dict[tuple[str, int], list[dict]]:
    """Merchants and architects by where they are."""
    found: dict[tuple[str, int], list[dict]] = {}
    for kind, places in (("merchant", s.merchant), ("architect", s.architect)):
        for owner, space in enumerate(places[: s.seats]):
            found.setdefault((kind, space), []).append({"id": f"{kind}:{owner}", "owner": owner})
    return found


@once
def towns(s: Any) -> list[dict]:
    """What stands in every town."""
    return [
        {
            "house_spaces": [house_space_view(s, k) for k in house_spaces_of(s.players, town)],
            "bonus": bonus_view(s, TOWN_BONUS[town]),
            "cathedral": cathedral_view(s, TOWN_CATHEDRAL[town]),
            "fair_round": fair_round(s, town),
        }
        for town in range(len(TOWNS))
    ]


@cache
def house_spaces_of(players: int, town: int) -> list[int]:
    """R2: the house spaces of a town that exist with this number of players."""
    first = int(TOWN_HOUSE[town])
    return [k for k in range(first, first + int(TOWN_HOUSES[town])) if HOUSE_FROM[k] <= players]


def house_space_view(s: Any, space: int) -> dict:
    owner = s.house_owner[space]
    return seen_house_space(space, owner, -1 if owner == NONE else s.house_place[owner].tolist().index(space))


@lru_cache(maxsize=4096)
def seen_house_space(space: int, owner: int, number: int) -> dict:
    return {
        "id": f"house_space:{HOUSE_SPACES[space]}",
        "bonus": effect_view(HOUSE_EFFECT[space]),
        "owner": None if owner == NONE else owner,
        "house": None if owner == NONE else f"house:{owner}:{number}",
    }


def bonus_view(s: Any, bonus_space: int) -> dict | None:
    """R2: only a bonus space that exists with this number of players."""
    if bonus_space == NONE or BONUS_FROM[bonus_space] > s.players:
        return None
    return {"id": f"bonus_space:{BONUS_SPACES[bonus_space]}", "tile": tile_view(s.map_tile[bonus_space])}


def cathedral_view(s: Any, cathedral: int) -> dict | None:
    """A cathedral with its pillars."""
    if cathedral == NONE:
        return None
    owners = tuple(s.cathedral_owner[cathedral])
    return {
        **seen_cathedral(cathedral, s.cost_tile[cathedral], owners),
        "pillars": [pillar_view(s, p, cathedral) for p in range(s.players) if s.pillar[p][cathedral]],
    }


@lru_cache(maxsize=4096)
def seen_cathedral(cathedral: int, cost: int, owners: tuple[int, ...]) -> dict:
    """A cathedral: cost, tiles from the top (with the owner of those earned)."""
    open_to_all = cost != UNAVAILABLE
    town = CATHEDRALS[cathedral]
    tiles = [
        {
            "id": f"tile:cathedral_{town}_{k + 1}",
            "vp": int(CATHEDRAL_VP[cathedral, k]),
            "owner": None if owners[k] == NONE else owners[k],
        }
        for k in range(CATHEDRAL_SIZE[cathedral])
    ]
    return {
        "id": f"cathedral:{town}",
        "word": word("cathedral", town),
        "available": open_to_all,
        "cost_tile": f"tile:{COST_TILES[cost]}",
        "stone": int(COST_STONE[cost]) if open_to_all else None,
        "vp": int(COST_VP[cost]) if open_to_all else None,
        "pillar_spaces": int(CATHEDRAL_SIZE[cathedral]) if open_to_all else 0,
        "tiles": tiles if open_to_all else [],
    }


def pillar_view(s: Any, player: int, cathedral: int) -> dict:
    number = s.pillar_place[player].tolist().index(cathedral)
    return {
        "id": f"pillar:{player}:{number}",
        "owner": player,
        "contributed": s.pillar[player, cathedral] == CONTRIBUTED,
    }


def fair_round(s: Any, town: int) -> int | None:
    """The round whose fair is held in the town."""
    towns = s.fair_town.tolist()
    return towns.index(town) + 1 if town in towns else None
