"""What lies before every player, and before the Guild: a part of the view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sylvarium.games.tiletum.face.pieces import dice_at, effect_view, spaces_in_use, tile_id, tile_view
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BUILDING_ROOM,
    BUILDING_ROOMS,
    BUILDINGS,
    CONTRACT_SPACE_VP,
    CONTRACT_SPACES,
    CREST_EFFECT,
    CREST_FOOD,
    CRESTS,
    DIE_SPACES,
    HOMES,
    HOUSES,
    PILLARS,
    PILLARS_ON_CONTRACTS,
    PLAYER_COLOURS,
    RESOURCES,
    ROOMS,
    SCORE_PARTS,
    SPACES,
    TYPE_ACTION,
)
from sylvarium.games.tiletum.rules.scoring import PARTS, leftover_points, solo_won
from sylvarium.games.tiletum.rules.state import GUILD, IN_SUPPLY, NONE, ON_BOARD, ON_OWN_BOARD
from sylvarium.kernel.view import once, part

FIRST_ROOMS, ROOM_COUNTS = BUILDING_ROOM.tolist(), BUILDING_ROOMS.tolist()


def dice_of(s: Any, player: int) -> list[dict]:
    """The dice on a player board, from the first space to the last."""
    found, first = dice_at(s), ON_BOARD + player * DIE_SPACES
    return [die for space in range(first, first + DIE_SPACES) for die in found.get(space, ())]


# What every player has a row of.
OWN = (
    "score",
    "king_step",
    "house_place",
    "pillar_place",
    "houses",
    "pillars",
    "fulfilled",
    "points",
    "resource",
    "storehouse",
    "contracts_held",
    "contract",
    "room",
    "home",
    "crest",
    "crest_held",
    "merchant",
    "architect",
)


def rival_view(s: Any, player: int, dice: list[dict]) -> dict:
    """What players and the Guild have in common."""
    return {
        "seat": player,
        "colour": PLAYER_COLOURS[player],
        "score": s.score[player],
        "king_step": s.king_step[player],
        "dice": dice,
        "houses": pieces_in_supply("house", player, s.house_place[player]),
        "pillars": pieces_in_supply("pillar", player, s.pillar_place[player]),
        "houses_on_map": s.houses[player],
        "pillars_on_map": s.pillars[player],
        "contracts_fulfilled": s.fulfilled[player],
        "estate": s.houses[player] * s.pillars[player],
    }


def pieces_in_supply(kind: str, player: int, places: Any) -> list[str]:
    """The ids of the houses or pillars that are ready to be placed."""
    return [f"{kind}:{player}:{k}" for k, place in enumerate(places) if place == IN_SUPPLY]


@part
def guild_view(s: Any) -> dict:
    """The rival of the solo mode."""
    return {
        **rival_view(s, GUILD, dice_of(s, GUILD)),
        "parts": dict(zip(SCORE_PARTS, s.points[GUILD], strict=True)),
        "strength": ("easy", "normal", "hard")[s.guild - 1],
        "beaten": bool(solo_won(s)),
    }


@once(own=OWN)
def buildings_of(s: Any, player: int) -> list[dict]:
    return [building_view(s, player, building) for building in range(len(BUILDINGS))]


@once(own=OWN)
def bonus_ap(s: Any, player: int) -> dict[str, int]:
    """What completed buildings add to each action."""
    completed = [building for building in buildings_of(s, player) if building["completed"]]
    return {building["action"]: building["bonus_ap"] for building in completed if building["action"]}


def dice_and_helpers(s: Any, player: int) -> tuple[list[dict], list[int], int]:
    """What of a player is not in rows of their own: dice, helpers whose effect is running, place in the turn order."""
    return dice_of(s, player), spaces_in_use(s, player), s.order.tolist().index(player)


@part(own=OWN)
def player_view(s: Any, player: int, beside: tuple[list[dict], list[int], int]) -> dict:
    """A player board with everything on and beside it."""
    buildings, (dice, in_use, place) = buildings_of(s, player), beside
    return {
        **rival_view(s, player, dice),
        "parts": dict(zip(PARTS, s.points[player].tolist()[: len(PARTS)], strict=True)),
        "place_in_order": place,
        "resources": dict(zip(RESOURCES, s.resource[player], strict=True)),
        "storehouse": [tile_view(tile) for tile in s.storehouse[player]],
        "in_use": [tile_id(s.storehouse[player, space]) for space in in_use],
        "contracts_held": s.contracts_held[player],
        "contracts": [contract_space_view(s, player, k) for k in range(len(CONTRACT_SPACES))],
        "buildings": buildings,
        "completed": sum(building["completed"] for building in buildings),
        "crests_held": [CRESTS[k] for k, held in enumerate(s.crest_held[player]) if held],
        "bonus_ap": bonus_ap(s, player),
        "merchant": SPACES[s.merchant[player]],
        "architect": SPACES[s.architect[player]],
        "leftovers": int(leftover_points(s, player)),
    }


def contract_space_view(s: Any, player: int, k: int) -> dict:
    """A contract space with its pillar until a contract covers it."""
    pillar = PILLARS - PILLARS_ON_CONTRACTS + k
    waiting = k < PILLARS_ON_CONTRACTS and s.pillar_place[player][pillar] == ON_OWN_BOARD
    return seen_contract_space(player, k, pillar if waiting else None, s.contract[player][k])


@lru_cache(maxsize=4096)
def seen_contract_space(player: int, k: int, pillar: int | None, contract: int) -> dict:
    return {
        "id": f"contract_space:{player}:{CONTRACT_SPACES[k]}",
        "vp": int(CONTRACT_SPACE_VP[k]),
        "pillar": None if pillar is None else f"pillar:{player}:{pillar}",
        "tile": tile_view(contract),
    }


def building_view(s: Any, player: int, building: int) -> dict:
    """A building; most are as they were a move ago, so each is kept by all that is seen of it."""
    first = FIRST_ROOMS[building]
    house = HOUSES - HOMES + building
    on_roof = building < HOMES and s.house_place[player][house] == ON_OWN_BOARD
    kinds = [k for k, home in enumerate(s.home[player]) if home == building]
    rooms = tuple(s.room[player][first : first + ROOM_COUNTS[building]])
    return seen_building(player, building, rooms, on_roof, s.crest[player][building], kinds[0] if kinds else None)


@lru_cache(maxsize=4096)
def seen_building(
    player: int, building: int, tiles: tuple[int, ...], on_roof: bool, crest: int, kind: int | None
) -> dict:
    """A building: rooms from the ground up, roof house, crest space, bonus AP."""
    first = FIRST_ROOMS[building]
    rooms = [
        {"id": f"room:{player}:{ROOMS[first + k]}", "ap": k + 1, "tile": tile_view(tile)}
        for k, tile in enumerate(tiles)
    ]
    filled = all(room["tile"] for room in rooms)  # b6 has no room to fill (Q13)
    return {
        "id": f"building:{player}:{BUILDINGS[building]}",
        "building": BUILDINGS[building],
        "rooms": rooms,
        "resident": building == HOMES,
        "house": f"house:{player}:{HOUSES - HOMES + building}" if on_roof else None,
        "crest": tile_view(crest),
        "crest_space": f"crest_space:{player}:{BUILDINGS[building]}",
        "food": int(CREST_FOOD[building]),
        "crest_bonus": effect_view(CREST_EFFECT[building]),
        "bonus_ap": int(BUILDING_ROOMS[building]),
        "action": None if kind is None else ACTION_NAMES[TYPE_ACTION[kind]],
        "filled": filled,
        "completed": filled and crest != NONE,
    }
