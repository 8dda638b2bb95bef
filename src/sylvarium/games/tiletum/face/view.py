"""What a seat sees, ready for JSON. Everything on a Tiletum table is public (R25)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from sylvarium.games.tiletum.face.map_view import map_view
from sylvarium.games.tiletum.face.pieces import die_id, effect_view, spaces_in_use, tile_id, tile_view
from sylvarium.games.tiletum.rules.characters import completed_buildings
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BUILDING_ROOM,
    BUILDING_ROOMS,
    BUILDINGS,
    BUILDINGS_PART,
    COLOURS,
    COMPLETED_VP,
    CONTRACT_OFFER_AP,
    CONTRACT_SPACE_VP,
    CONTRACT_SPACES,
    CORRUPTION_TOKENS,
    CORRUPTION_VALUE,
    CREST_EFFECT,
    CREST_FOOD,
    CRESTS,
    DATA,
    DICE,
    DIE_SPACES,
    ESTATES_PART,
    FACES,
    FAIR_BOARD_VALUE,
    FAIR_VALUE,
    FAIRS,
    FAIRS_PART,
    HIGHEST,
    HOMES,
    HOUSES,
    KING_PART,
    KING_VP,
    LAPS,
    LEFTOVERS_PART,
    LOWEST,
    PILLARS,
    PILLARS_ON_CONTRACTS,
    PLAYER_COLOURS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    SCORE_PARTS,
    SPACES,
    TOWNS,
    TYPE_ACTION,
)
from sylvarium.games.tiletum.rules.fairs import fair_points, takes_part
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap
from sylvarium.games.tiletum.rules.king import step_points
from sylvarium.games.tiletum.rules.scoring import PARTS, estate_points, leftover_points, solo_won
from sylvarium.games.tiletum.rules.state import GUILD, IN_SUPPLY, NO_TURN, NONE, ON_BOARD, ON_OWN_BOARD, ON_WHEEL
from sylvarium.games.tiletum.rules.wheel import facing_position
from sylvarium.kernel.view import once, part

FIRST_ROOMS, ROOM_COUNTS = BUILDING_ROOM.tolist(), BUILDING_ROOMS.tolist()
STAGES = ("none", "before_die", "die_taken", "main_action")


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator, who sees the same."""
    return dict(open_table(s))


@once
def open_table(s: Any) -> dict:
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "lap": s.lap,
        "laps": LAPS,
        "order": s.order.tolist()[: s.players],
        "now": now_view(s),
        "wheel": wheel(s),
        "layout": layout(s),
        "bag": bag(s),
        "corruption": corruption(s),
        "king": king_view(s),
        "contract_offer": contract_offer(s),
        "character_offer": character_offer(s),
        "piles": {"bonus": s.bonus_left, "contract": s.contract_left, "character": s.character_left},
        "map": map_view(s),
        "fairs": [fair_view(s, round) for round in range(1, ROUNDS + 1)],
        "players": [player_view(s, player, given=dice_and_helpers(s, player)) for player in range(s.seats)],
        "prospects": prospects(s),
        "guild": guild_view(s) if s.guild else None,
    }


@part
def wheel(s: Any) -> list[dict]:
    return [number_view(s, value) for value in range(1, FACES + 1)]


@part
def layout(s: Any) -> list[str]:
    """The actions around the wheel."""
    return [ACTION_NAMES[action] for action in s.layout]


@part
def bag(s: Any) -> dict[str, int]:
    return dict(zip(COLOURS, s.bag, strict=True))


@part
def corruption(s: Any) -> list[dict]:
    return [corruption_view(s, k) for k in range(LAPS)]


@part
def contract_offer(s: Any) -> list[dict]:
    return [
        {"id": f"contract_offer:c{k + 1}", "ap": int(CONTRACT_OFFER_AP[k]), "tile": tile_view(tile)}
        for k, tile in enumerate(s.contract_offer)
    ]


@part
def character_offer(s: Any) -> list[dict]:
    return [
        {"id": f"character_offer:p{k + 1}", "ap": 1, "tile": tile_view(tile)}
        for k, tile in enumerate(s.character_offer)
    ]


def now_view(s: Any) -> dict | None:
    """The turn in progress: its die, its action, and what the frame on top still has."""
    if s.stage == NO_TURN or s.over:
        return None
    has_die = s.die_value > 0
    action = frame_action(s)
    return {
        "player": s.seat,
        "stage": STAGES[s.stage],
        "die": die_id(s.die) if has_die else None,
        "value": s.die_value,
        "gives": RESOURCES[s.die_gives] if has_die else None,
        "action_space": f"action_space:{s.position}" if has_die else None,
        "main_action": ACTION_NAMES[s.main] if has_die else None,
        "main_ap": s.main_ap,
        "action": None if action == NONE else ACTION_NAMES[action],
        "ap": frame_ap(s),
        "first_exchange": not s.exchanged,
        "frames": s.pending,
    }


@part
def prospects(s: Any) -> list[dict]:
    """What would be scored if this round, with its fair, were the last and ended now (R113, R118, R130–R132)."""
    return [prospect for player in range(s.seats) for prospect in prospects_of(s, player)]


def prospects_of(s: Any, player: int) -> list[dict]:
    fair = fair_points(s, player, s.round) if takes_part(s, player, s.round) else 0
    sources = (
        (KING_PART, step_points(s, player), f"king_step:{s.king_step[player]}"),
        (FAIRS_PART, fair, f"space:{TOWNS[s.fair_town[s.round - 1]]}"),
        (ESTATES_PART, estate_points(s, player), None),
        (BUILDINGS_PART, COMPLETED_VP[completed_buildings(s, player)], None),
        (LEFTOVERS_PART, leftover_points(s, player), None),
    )
    return [
        {"seat": player, "part": PARTS[part], "points": int(points), "piece": piece}
        for part, points, piece in sources
        if points
    ]


# --- wheel, King track, fairs -------------------------------------------------------------------


def number_view(s: Any, value: int) -> dict:
    """One number of the wheel: the action space it faces, its bonus tile, its dice, its AP."""
    position = int(facing_position(s, value))
    action = ACTION_NAMES[s.layout[position]]
    return {
        "number": value,
        "id": f"action_space:{position}",
        "position": position,
        "action": action,
        "ap": 7 - value,
        "tile": tile_view(s.wheel_tile[position]),
        "dice": [die for die in dice_at(s).get(ON_WHEEL, ()) if die["value"] == value],
        # AP of each player with the bonus of a completed building
        "ap_of": [7 - value + bonus_ap(s, player).get(action, 0) for player in range(s.seats)],
    }


@once
def dice_at(s: Any) -> dict[int, list[dict]]:
    """The dice by the place where they are."""
    found: dict[int, list[dict]] = {}
    for die, (place, face) in enumerate(zip(s.die_place, s.die_face, strict=True)):
        found.setdefault(place, []).append(die_view(die, face))
    return found


def dice_of(s: Any, player: int) -> list[dict]:
    """The dice on a player board, from the first space to the last."""
    found, first = dice_at(s), ON_BOARD + player * DIE_SPACES
    return [die for space in range(first, first + DIE_SPACES) for die in found.get(space, ())]


@cache
def die_view(die: int, face: int) -> dict:
    colour = die // (DICE // len(COLOURS))
    return {
        "id": die_id(die),
        "colour": COLOURS[colour],
        "resource": RESOURCES[colour],
        "value": face,
    }


def corruption_view(s: Any, k: int) -> dict:
    """A corruption space; its token is face down until its lap begins."""
    token = s.corruption[k]
    if token == NONE:
        return {"id": f"corruption:{s.round}:{k}", "token": None, "value": None}
    value = int(CORRUPTION_VALUE[token])
    return {"id": f"corruption:{s.round}:{k}", "token": CORRUPTION_TOKENS[token], "value": value}


@part
def king_view(s: Any) -> dict:
    """The King track; the markers of a step from the bottom of the stack to its top."""
    rank = s.rank.tolist()[: s.players]
    return {
        "steps": [
            {
                "id": f"king_step:{step}",
                "step": step,
                "vp": int(KING_VP[step - LOWEST]),
                "markers": [player for player in rank if s.king_step[player] == step],
            }
            for step in range(LOWEST, HIGHEST + 1)
        ],
        "rank": rank,
        "tile": tile_view(s.king_tile),
    }


@part
def fair_view(s: Any, round: int) -> dict:
    """A fair: where it is held, what it counts, and what it would give each player now."""
    tile = s.fair_tile[round - 1]
    return {
        "id": f"fair:{FAIRS[tile]}",
        "round": round,
        "town": TOWNS[s.fair_town[round - 1]],
        "tile": FAIRS[tile],
        "word": FAIRS[tile].replace("_", "-"),
        "counts": DATA["fairs"][tile]["counts"],
        "board_value": int(FAIR_BOARD_VALUE[round - 1]),
        "tile_value": int(FAIR_VALUE[tile]),
        "held": s.round > round or bool(s.over),
        "takes_part": [bool(takes_part(s, player, round)) for player in range(s.players)],
        "worth": [int(fair_points(s, player, round)) for player in range(s.players)],
    }


# --- players ------------------------------------------------------------------------------------


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
