"""What a seat sees, ready for JSON (rules file 6.3). Only decks are hidden, so every seat sees the same table.

Ids of pieces: `forest:honeybrook`, `space:honeybrook.2`, `village:day_left`, `slot:hayrick_ox`,
`die:<seat>.<number>`, `creature:cinder_hare`, `potion:quickstep_tea`, `pile:spring`, `character:lelio`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.sylve.rules import characters, forests, potions, scoring
from sylvarium.games.sylve.rules.components import (
    ANY_DIE,
    BASIC,
    CHARACTER_IDS,
    CHARACTER_POWER,
    CHARACTER_POWERS,
    CHARACTERS,
    COLOUR_IDS,
    CREATURE_IDS,
    CREATURE_SEASON,
    CREATURE_SLOT,
    DATA,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FACE_IDS,
    FACES,
    FOREST_IDS,
    FOREST_PLACES,
    FOREST_REWARD,
    FOREST_SPACES,
    FOREST_SYMBOL,
    FOREST_VP,
    INGREDIENT_IDS,
    NONE,
    POOL,
    POTION_COST,
    POTION_IDS,
    POTION_POWER,
    POTION_POWERS,
    POTION_VP,
    REWARD_IDS,
    ROUND_SIDE,
    ROUNDS,
    ROW_LENGTH,
    SEASON_IDS,
    SEASONS,
    SIDE_IDS,
    SLOT_CREATURES,
    SLOT_PLACE,
    SPACES,
    VILLAGE_ACCEPTS,
    VILLAGE_IDS,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
)
from sylvarium.games.sylve.rules.state import GONE, HELD, ON_TABLE, RESERVED, SPENT
from sylvarium.kernel.view import once, part

# What never changes about a die, as plain Python.
ELEMENTS = [bool(element) for element in DIE_IS_ELEMENT]
OWNERS = [int(owner) for owner in DIE_OWNER]

# What is printed, as plain Python too.
COSTS = [row[:BASIC] for row in POTION_COST.tolist()]
SYMBOLS = [[FACE_IDS[symbol] for symbol in row] for row in FOREST_SYMBOL.tolist()]
REWARDS = [[REWARD_IDS[reward] for reward in row] for row in FOREST_REWARD.tolist()]
SPACE_COUNTS, ROW_LENGTHS, SLOTS = FOREST_SPACES.tolist(), ROW_LENGTH.tolist(), CREATURE_SLOT.tolist()


def view(s: Any, seat: int | None) -> dict:
    """The table as `seat` sees it; None is a spectator."""
    return {
        **board(s),
        "market": market(s, seat),
        "revealed": None if s.revealed == NONE else offer(s, s.revealed, seat),
    }


@part(own=("stock",))
def market(s: Any, seat: int | None) -> list[dict | None]:
    return [None if potion == NONE else offer(s, potion, seat) for potion in s.market]


@once
def board(s: Any) -> dict:
    """Everything but what is said to each seat about its own means."""
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "side": SIDE_IDS[side(s)],
        "first": s.first,
        "powers": bool(s.powers),
        "done": {"placed": bool(s.placed), "brewed": bool(s.brewed), "drunk": bool(s.drunk)},
        "forests": [forest_view(s, k) for k in range(ROW_LENGTHS[s.seats])],
        "village": village(s),
        "other_side": other_side(s),
        "dice": dice(s),
        "potion_deck": s.potions_left,
        "forest_deck": s.forests_left,
        "discard": discard(s),
        "piles": piles(s),
        "scorched": s.scorched,
        "characters": free_characters(s),
        "players": [player_view(s, player, given=dice_of(s, player)) for player in range(s.seats)],
        "prospects": prospects(s),
    }


@part
def prospects(s: Any) -> list[dict]:
    """R124, R136: the forests of the row that would go to somebody if the round ended now."""
    return [
        {
            "seat": int(forests.controller(s, k)),
            "part": scoring.PARTS[scoring.FOREST_PART],
            "points": int(FOREST_VP[forest]),
            "piece": f"forest:{FOREST_IDS[forest]}",
        }
        for k, forest in enumerate(s.row.tolist()[: ROW_LENGTHS[s.seats]])
        if s.forest_at[forest] == ON_TABLE and forests.controller(s, k) != NONE
    ]


@part
def village(s: Any) -> list[dict]:
    return [village_view(s, space) for space in range(VILLAGE_SPACES)]


@part
def other_side(s: Any) -> list[dict]:
    """What is printed on the side of the Village that is down."""
    return [village_card(1 - side(s), space) for space in range(VILLAGE_SPACES)]


@part
def dice(s: Any) -> list[dict]:
    return [die_view(s, die) for die in range(s.seats * DICE_EACH)] if s.round else []


@part
def discard(s: Any) -> list[dict]:
    return [forest_card(forest) for forest in cards_at(s.forest_at, GONE)]


@part
def piles(s: Any) -> list[dict]:
    return [pile_view(s, season) for season in range(SEASONS)]


@part
def free_characters(s: Any) -> list[dict]:
    """The characters that nobody has chosen."""
    return [character_card(c) for c in range(CHARACTERS) if c not in s.character.tolist()]


def side(s: Any) -> int:
    """The side of the Village that is up; day while characters are chosen."""
    return int(ROUND_SIDE[max(s.round, 1) - 1])


def cards_at(places: Any, where: int) -> list[int]:
    """The cards that are in one place, of `forest_at`, `potion_at` or `creature_at`."""
    return [card for card, at in enumerate(places.tolist()) if at == where]


# --- Places and dice ----------------------------------------------------------------------------------


def place_id(s: Any, place: int) -> str:
    """The id of a forest space, a Village space or a slot."""
    if place < FOREST_PLACES:
        return f"space:{FOREST_IDS[s.row[place // SPACES]]}.{place % SPACES + 1}"
    if place < SLOT_PLACE:
        return f"village:{VILLAGE_IDS[side(s) * VILLAGE_SPACES + place - VILLAGE_PLACE]}"
    return slot_id(SLOT_CREATURES[place - SLOT_PLACE])


def slot_id(creature: int) -> str:
    return f"slot:{CREATURE_IDS[creature]}"


@cache
def die_id(die: int) -> str:
    return f"die:{die // DICE_EACH}.{die % DICE_EACH + 1}"


@once
def stacks(s: Any) -> dict[int, list[int]]:
    """The dice of every place from the bottom up, where there are any."""
    under, found = s.under, {}
    for place, die in enumerate(s.top):
        if die != NONE:
            dice = []
            while die != NONE:
                dice.append(die)
                die = under[die]
            found[place] = dice[::-1]
    return found


def dice_ids(s: Any, place: int) -> list[str]:
    return [die_id(die) for die in stacks(s).get(place, ())]


def die_view(s: Any, die: int) -> dict:
    """A die, wherever it is. A placed element die belongs to nobody (R38)."""
    place = s.place[die]
    placed, element = place < POOL, ELEMENTS[die]
    return {
        "id": die_id(die),
        "kind": "element" if element else "forage",
        "face": FACE_IDS[s.face[die]],
        "owner": None if element and placed else OWNERS[die],
        "place": place_id(s, place) if placed else None,
        "level": stacks(s)[place].index(die) if placed else 0,
        "covered": placed and place < FOREST_PLACES and s.top[place] != die,
        "pool": place == POOL,
    }


# --- Forests and the Village --------------------------------------------------------------------------


@cache
def forest_card(forest: int) -> dict:
    """What is printed on a forest."""
    return {
        "id": f"forest:{FOREST_IDS[forest]}",
        "key": FOREST_IDS[forest],
        "seasons": DATA["forest"][forest]["seasons"],
        "vp": int(FOREST_VP[forest]),
    }


@part
def forest_view(s: Any, k: int) -> dict:
    """A forest of the row: its spaces, who has how much influence, who would control it now, and why not."""
    forest = s.row[k]
    influence = [int(forests.influence(s, k, seat)) for seat in range(s.seats)]
    elements = int(forests.element_count(s, k))
    leader = int(forests.controller(s, k))
    return {
        **forest_card(forest),
        "spaces": [space_view(s, k, number) for number in range(SPACE_COUNTS[forest])],
        "influence": influence,
        "elements": elements,
        "leader": None if leader == NONE else leader,
        "status": forests.STATUS_IDS[forests.status(s, k)],
        "tied": [seat for seat, own in enumerate(influence) if own and forests.is_tied(s, k, seat)],
    }


def space_view(s: Any, k: int, number: int) -> dict:
    place = k * SPACES + number
    return {
        "id": place_id(s, place),
        "symbol": SYMBOLS[s.row[k]][number],
        "reward": REWARDS[s.row[k]][number],
        "burned": bool(s.burned[place]),
        "dice": dice_ids(s, place),
    }


@cache
def village_card(side: int, space: int) -> dict:
    """What is printed on a Village space."""
    entry = DATA["village"][side * VILLAGE_SPACES + space]
    accepts = int(VILLAGE_ACCEPTS[side, space])
    return {
        "id": f"village:{entry['id']}",
        "key": entry["id"],
        "accepts": "any" if accepts == ANY_DIE else FACE_IDS[accepts],
        "kind": entry["kind"],
        "actions": entry["actions"],
    }


def village_view(s: Any, space: int) -> dict:
    return {**village_card(side(s), space), "dice": dice_ids(s, VILLAGE_PLACE + space)}


# --- Cards --------------------------------------------------------------------------------------------


@cache
def character_card(character: int) -> dict:
    return {
        "id": f"character:{CHARACTER_IDS[character]}",
        "key": CHARACTER_IDS[character],
        "colour": COLOUR_IDS[character],
        "power": CHARACTER_POWERS[CHARACTER_POWER[character]],
    }


@cache
def potion_card(potion: int) -> dict:
    """What is printed on a potion."""
    return {
        "id": f"potion:{POTION_IDS[potion]}",
        "key": POTION_IDS[potion],
        "cost": {INGREDIENT_IDS[kind]: COSTS[potion][kind] for kind in range(BASIC)},
        "vp": int(POTION_VP[potion]),
        "power": POTION_POWERS[POTION_POWER[potion]],
    }


def offer(s: Any, potion: int, seat: int | None) -> dict:
    """A potion that could be brewed, with what `seat` lacks for it."""
    if seat is None:
        return {**potion_card(potion), "payable": None, "missing": None}
    means = enumerate(zip(COSTS[potion], s.stock[seat], strict=False))  # of what one has, berries are in no cost
    return {
        **potion_card(potion),
        "payable": bool(potions.can_pay(s, seat, potion)),
        "missing": {INGREDIENT_IDS[kind]: cost - own for kind, (cost, own) in means if cost > own},
    }


@cache
def creature_card(creature: int) -> dict:
    """What is printed on a creature."""
    return {
        "id": f"creature:{CREATURE_IDS[creature]}",
        "key": CREATURE_IDS[creature],
        "season": SEASON_IDS[CREATURE_SEASON[creature]],
        "power": DATA["creature"][creature]["power"],
    }


def pile_view(s: Any, season: int) -> dict:
    top = s.pile[season]
    return {
        "id": f"pile:{SEASON_IDS[season]}",
        "season": SEASON_IDS[season],
        "top": None if top == NONE else creature_card(top),
        "left": s.pile_left[season],
    }


# --- Players ------------------------------------------------------------------------------------------


def dice_of(s: Any, player: int) -> tuple[list[str], list[list[str]], bool]:
    """The dice of a player and in their creatures' slots, and whether they have passed."""
    slots = [slot_dice(s, creature) for creature in s.tamed[player].tolist()[: s.tamed_count[player]]]
    return pool(s, player), slots, s.round > 0 and s.pool[player] == 0 and player != s.seat


@part(own=("stock", "vp", "tamed", "tamed_count"))
def player_view(s: Any, player: int, dice: tuple[list[str], list[list[str]], bool]) -> dict:
    """A player's area; everything in it is public (Q29)."""
    in_pool, in_slots, passed = dice
    parts = {name: int(scoring.score_part(s, player, k)) for k, name in enumerate(scoring.PARTS)}
    character = s.character[player]
    return {
        "seat": player,
        "score": sum(parts.values()),
        "parts": parts,
        "character": None if character == NONE else character_card(character),
        "stock": {INGREDIENT_IDS[kind]: s.stock[player, kind] for kind in range(len(INGREDIENT_IDS))},
        "vp": s.vp[player],
        "pool": in_pool,
        "passed": passed,
        "tamed": [tamed_view(s.tamed[player, k], in_slot) for k, in_slot in enumerate(in_slots)],
        "most_tamed": int(characters.most_tamed(s, player)),
        "released": [creature_card(c) for c in cards_at(s.creature_at, SPENT + player)],
        "hand": [potion_card(p) for p in cards_at(s.potion_at, HELD + player)],
        "drunk": [potion_card(p) for p in cards_at(s.potion_at, SPENT + player)],
        "reserved": [offer(s, p, player) for p in cards_at(s.potion_at, RESERVED + player)],
        "forests": [forest_card(f) for f in cards_at(s.forest_at, HELD + player)],
        "happy": pairing(s, player),
    }


def pool(s: Any, player: int) -> list[str]:
    """The dice still to be placed, sorted by face."""
    own = [d for d in range(player * DICE_EACH, (player + 1) * DICE_EACH) if s.place[d] == POOL]
    return [die_id(die) for face in range(FACES) for die in own if s.face[die] == face]


def slot_dice(s: Any, creature: int) -> list[str]:
    """The dice in a creature's slot, if it has one."""
    slot = SLOTS[creature]
    return [] if slot == NONE else dice_ids(s, SLOT_PLACE + slot)


def tamed_view(creature: int, dice: list[str]) -> dict:
    """A tamed creature with its slot, if it has one."""
    if SLOTS[creature] == NONE:
        return {**creature_card(creature), "slot": None}
    power = DATA["creature"][creature]["power"]
    return {
        **creature_card(creature),
        "slot": {"id": slot_id(creature), "accepts": power["die"], "dice": dice},
    }


@once
def pairing(s: Any, player: int) -> dict[str, str]:
    """R137, Q27: which creature would sit on which forest if the game ended now: creature key → forest key."""
    own = sorted(cards_at(s.creature_at, HELD + player) + cards_at(s.creature_at, SPENT + player))
    controlled = cards_at(s.forest_at, HELD + player)
    seat_of: dict[int, int] = {}

    def find(creature: int, tried: set[int]) -> bool:
        """Finds a forest for a creature, moving others along if need be."""
        season = SEASON_IDS[CREATURE_SEASON[creature]]
        for forest in controlled:
            if forest in tried or season not in DATA["forest"][forest]["seasons"]:
                continue
            tried.add(forest)
            if forest not in seat_of or find(seat_of[forest], tried):
                seat_of[forest] = creature
                return True
        return False

    for creature in own:
        find(creature, set())
    return {CREATURE_IDS[creature]: FOREST_IDS[forest] for forest, creature in seat_of.items()}
