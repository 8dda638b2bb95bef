"""The table as everybody sees it (R25), worked out from the referee's own position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.tiletum.board import HOMES, Player
from referee.tiletum.data import (
    BUILDINGS,
    CATHEDRALS,
    COLOURS,
    CONTRACT_SPACES,
    CONTRACTS,
    CORRUPTION,
    COSTS,
    CRESTS,
    FAIRS,
    KING_VP,
    NEIGHBOURS,
    OFFER_AP,
    PLACES,
    PLAYER_COLOURS,
    RESOURCES,
    TILES,
    TOWNS,
    Term,
)
from referee.tiletum.guild import GUILD

if TYPE_CHECKING:
    from referee.tiletum.course import TheReferee

EDGES = [[a, b] for k, a in enumerate(NEIGHBOURS) for b in NEIGHBOURS[a] if list(NEIGHBOURS).index(b) > k]


def public(table: TheReferee) -> dict[str, Any]:
    return {
        "round": table.round,
        "rounds": 4,
        "lap": table.lap,
        "laps": 3,
        "order": table.order,
        "now": now_seen(table),
        "wheel": [number_seen(table, value) for value in range(1, 7)],
        "layout": table.layout,
        "bag": table.bag,
        "corruption": [corruption_seen(table, k) for k in range(3)],
        "king": {
            "steps": [
                {"id": f"king_step:{step}", "step": step, "vp": vp, "markers": table.track[step]}
                for step, vp in KING_VP.items()
            ],
            "rank": table.rank(),
            "tile": tile_seen(table.king_tile),
        },
        "contract_offer": offer_seen("contract_offer:c", table.contract_offer, OFFER_AP),
        "character_offer": offer_seen("character_offer:p", table.character_offer, (1,) * 5),
        "piles": {
            "bonus": len(table.bonus_pile),
            "contract": len(table.contract_pile),
            "character": len(table.character_pile),
        },
        "map": {"spaces": [space_seen(table, space) for space in NEIGHBOURS], "edges": EDGES},
        "fairs": [fair_seen(table, round) for round in range(1, 5)],
        "players": [player_seen(table, table.players[seat]) for seat in range(table.seats)],
        "guild": guild_seen(table, table.players[GUILD]) if table.strength else None,
    }


# ----------------------------------------------------------------------------------------------------- tiles


def effect_seen(terms: tuple[Term, ...]) -> list[dict]:
    return [term._asdict() for term in terms]


def tile_seen(tile: str | None) -> dict[str, Any] | None:
    if tile is None:
        return None
    it = TILES[tile]
    word = f"{it.kind}-{it.id if it.kind == 'character' else it.shows}".replace("_", "-")
    seen = {"id": f"tile:{tile}", "kind": it.kind, "shows": it.shows, "word": word, "effect": effect_seen(it.effect)}
    if it.kind == "contract":
        seen |= {"cost": CONTRACTS[it.shows].cost, "vp": CONTRACTS[it.shows].vp}
    return seen


def offer_seen(prefix: str, tiles: list[str | None], costs: tuple[int, ...]) -> list[dict]:
    pairs = zip(tiles, costs, strict=True)
    return [{"id": f"{prefix}{k}", "ap": ap, "tile": tile_seen(tile)} for k, (tile, ap) in enumerate(pairs, 1)]


# ------------------------------------------------------------------------------------------- wheel and turn


def now_seen(table: TheReferee) -> dict[str, Any] | None:
    if table.stage == "none" or table.over:
        return None
    has_die = table.value > 0
    assert table.top
    return {
        "player": table.me.number,
        "stage": table.stage,
        "die": table.die,
        "value": table.value,
        "gives": table.gives,
        "action_space": f"action_space:{table.position}" if has_die else None,
        "main_action": table.main_action,
        "main_ap": table.main_ap,
        "action": table.top.action,
        "ap": table.top.ap,
        "first_exchange": not table.exchanged,
    }


def die_seen(table: TheReferee, die: str) -> dict[str, Any]:
    colour = table.dice[die][0]
    return {"id": die, "colour": colour, "resource": RESOURCES[COLOURS.index(colour)], "value": table.values[die]}


def number_seen(table: TheReferee, value: int) -> dict[str, Any]:
    position = table.position_of(value)
    action = table.layout[position]
    dice = sorted(
        (die for die in table.on_wheel if table.values[die] == value),
        key=lambda die: (COLOURS.index(table.dice[die][0]), die),
    )
    return {
        "number": value,
        "id": f"action_space:{position}",
        "position": position,
        "action": action,
        "ap": 7 - value,
        "tile": tile_seen(table.wheel_tiles[position]),
        "dice": [die_seen(table, die) for die in dice],
        "ap_of": [7 - value + table.players[seat].bonus_ap(action) for seat in range(table.seats)],
    }


def corruption_seen(table: TheReferee, k: int) -> dict[str, Any]:
    token = table.tokens[k] if k < len(table.tokens) else None
    return {
        "id": f"corruption:{table.round}:{k}",
        "token": token,
        "value": CORRUPTION[token] if token else None,
    }


def fair_seen(table: TheReferee, round: int) -> dict[str, Any]:
    tile, town = table.fair_tiles[round - 1], table.fair_towns[round - 1]
    return {
        "id": f"fair:{tile}",
        "round": round,
        "town": town,
        "tile": tile,
        "word": tile.replace("_", "-"),
        "counts": table.counted(tile) or ["king"],
        "board_value": round,
        "tile_value": FAIRS[tile][1],
        "held": table.round > round or table.over,
        "takes_part": [table.takes_part(player, town) for player in table.players],
        "worth": [table.fair_worth(player, round) for player in table.players],
    }


# ------------------------------------------------------------------------------------------------------- map


def space_seen(table: TheReferee, space: str) -> dict[str, Any]:
    people = table.players[: table.seats]
    seen: dict[str, Any] = {
        "id": f"space:{space}",
        "space": space,
        "kind": "town" if space in TOWNS else "road",
        "x": PLACES[space][0],
        "y": PLACES[space][1],
        "merchants": [{"id": f"merchant:{p.number}", "owner": p.number} for p in people if p.merchant == space],
        "architects": [{"id": f"architect:{p.number}", "owner": p.number} for p in people if p.architect == space],
    }
    if space in TOWNS:
        towns = table.fair_towns
        seen["house_spaces"] = [
            house_space_seen(table, name) for name, (town, _) in table.house_spaces.items() if town == space
        ]
        bonus = {"id": f"bonus_space:{space}_t1", "tile": tile_seen(table.map_tiles.get(space))}
        seen["bonus"] = bonus if space in table.map_tiles else None
        seen["cathedral"] = cathedral_seen(table, space) if space in CATHEDRALS else None
        seen["fair_round"] = towns.index(space) + 1 if space in towns else None
    return seen


def house_space_seen(table: TheReferee, space: str) -> dict[str, Any]:
    owner = table.house_owner(space)
    house = None if owner is None else f"house:{owner}:{table.players[owner].map_houses[space]}"
    bonus = effect_seen(table.house_spaces[space][1])
    return {"id": f"house_space:{space}", "bonus": bonus, "owner": owner, "house": house}


def cathedral_seen(table: TheReferee, town: str) -> dict[str, Any]:
    cost = COSTS[table.costs[town]]
    owners = {p.contributed[town]: p.number for p in table.players if town in p.contributed}
    tiles = [
        {"id": f"tile:cathedral_{town}_{k + 1}", "vp": vp, "owner": owners.get(k)}
        for k, vp in enumerate(CATHEDRALS[town])
    ]
    return {
        "id": f"cathedral:{town}",
        "available": cost is not None,
        "cost_tile": f"tile:{table.costs[town]}",
        "stone": cost and cost[0],
        "vp": cost and cost[1],
        "pillar_spaces": len(CATHEDRALS[town]) if cost else 0,
        "tiles": tiles if cost else [],
        "pillars": [
            {"id": f"pillar:{p.number}:{p.map_pillars[town]}", "owner": p.number, "contributed": town in p.contributed}
            for p in table.players
            if town in p.map_pillars
        ],
    }


# --------------------------------------------------------------------------------------------------- players


def rival_seen(table: TheReferee, player: Player) -> dict[str, Any]:
    houses, pillars = player.count("house"), player.count("pillar")
    return {
        "seat": player.number,
        "colour": PLAYER_COLOURS[player.number],
        "score": player.score,
        "king_step": table.step_of(player.number),
        "dice": [die_seen(table, die) for die in player.dice],
        "houses": [f"house:{player.number}:{k}" for k in player.houses],
        "pillars": [f"pillar:{player.number}:{k}" for k in player.pillars],
        "houses_on_map": houses,
        "pillars_on_map": pillars,
        "contracts_fulfilled": player.count("contract"),
        "estate": houses * pillars,
    }


def guild_seen(table: TheReferee, guild: Player) -> dict[str, Any]:
    """S9: a tie is lost."""
    beaten = table.players[0].score > guild.score
    return {**rival_seen(table, guild), "parts": guild.parts, "strength": table.strength, "beaten": beaten}


def player_seen(table: TheReferee, player: Player) -> dict[str, Any]:
    completed = player.completed()
    return {
        **rival_seen(table, player),
        "parts": player.parts,
        "place_in_order": table.order.index(player.number),
        "resources": player.resources,
        "storehouse": [tile_seen(tile) for tile in player.storehouse],
        "in_use": [f"tile:{tile}" for tile in player.storehouse if tile in player.in_use],
        "contracts_held": len(player.contracts) + len(player.stored("contract")),  # R30
        "contracts": [contract_space_seen(player, k, space) for k, space in enumerate(CONTRACT_SPACES)],
        "buildings": [building_seen(player, building) for building in BUILDINGS],
        "completed": len(completed),
        "crests_held": [crest for crest in CRESTS if crest in player.crest_types()],
        "bonus_ap": {action: BUILDINGS[b][0] for b in completed if (action := player.home_action(b))},
        "merchant": player.merchant,
        "architect": player.architect,
        "leftovers": sum(player.resources.values()) // 4,
    }


def contract_space_seen(player: Player, k: int, space: str) -> dict[str, Any]:
    return {
        "id": f"contract_space:{player.number}:{space}",
        "vp": CONTRACT_SPACES[space],
        "pillar": f"pillar:{player.number}:{player.waiting[k]}" if k in player.waiting else None,
        "tile": tile_seen(player.contracts[k]) if k < len(player.contracts) else None,
    }


def building_seen(player: Player, building: str) -> dict[str, Any]:
    rooms, food, bonus = BUILDINGS[building]
    return {
        "id": f"building:{player.number}:{building}",
        "building": building,
        "rooms": [
            {"id": f"room:{player.number}:{building}_f{k}", "ap": k, "tile": tile_seen(tile)}
            for k, tile in enumerate(player.rooms[building], 1)
        ],
        "resident": building not in HOMES,
        "house": f"house:{player.number}:{player.roofs[building]}" if building in player.roofs else None,
        "crest": tile_seen(player.crests.get(building)),
        "crest_space": f"crest_space:{player.number}:{building}",
        "food": food,
        "crest_bonus": effect_seen(bonus),
        "bonus_ap": rooms,
        "action": player.home_action(building),
        "filled": player.filled(building),
        "completed": building in player.completed(),
    }
