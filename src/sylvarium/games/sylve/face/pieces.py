"""The ids of the things on the table, and what is printed on cards: shared by view and telling.

Ids: `forest:honeybrook`, `space:honeybrook.2`, `village:day_left`, `slot:hayrick_ox`, `die:<seat>.<number>`,
`creature:cinder_hare`, `potion:quickstep_tea`, `pile:spring`, `character:lelio`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.sylve.rules import potions
from sylvarium.games.sylve.rules.components import (
    ANY_DIE,
    BASIC,
    CHARACTER_IDS,
    CHARACTER_POWER,
    CHARACTER_POWERS,
    COLOUR_IDS,
    CREATURE_IDS,
    CREATURE_SEASON,
    DATA,
    DICE_EACH,
    FACE_IDS,
    FOREST_IDS,
    FOREST_PLACES,
    FOREST_VP,
    INGREDIENT_IDS,
    NONE,
    POTION_COST,
    POTION_IDS,
    POTION_POWER,
    POTION_POWERS,
    POTION_VP,
    ROUND_SIDE,
    SEASON_IDS,
    SLOT_CREATURES,
    SLOT_PLACE,
    SPACES,
    VILLAGE_ACCEPTS,
    VILLAGE_IDS,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
)
from sylvarium.kernel.view import once

# What is printed, as plain Python too.
COSTS = [row[:BASIC] for row in POTION_COST.tolist()]


def side(s: Any) -> int:
    """The side of the Village that is up; day while characters are chosen."""
    return int(ROUND_SIDE[max(s.round, 1) - 1])


def cards_at(places: Any, where: int) -> list[int]:
    """The cards that are in one place, of `forest_at`, `potion_at` or `creature_at`."""
    return [card for card, at in enumerate(places.tolist()) if at == where]


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


@cache
def forest_card(forest: int) -> dict:
    """What is printed on a forest."""
    return {
        "id": f"forest:{FOREST_IDS[forest]}",
        "key": FOREST_IDS[forest],
        "seasons": DATA["forest"][forest]["seasons"],
        "vp": int(FOREST_VP[forest]),
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
