"""What lies before every player: a part of the view."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylve.face.pieces import (
    cards_at,
    character_card,
    creature_card,
    dice_ids,
    die_id,
    forest_card,
    offer,
    potion_card,
    slot_id,
)
from sylvarium.games.sylve.rules import characters, scoring
from sylvarium.games.sylve.rules.components import (
    CREATURE_IDS,
    CREATURE_SEASON,
    CREATURE_SLOT,
    DATA,
    DICE_EACH,
    FACES,
    FOREST_IDS,
    INGREDIENT_IDS,
    NONE,
    POOL,
    SEASON_IDS,
    SLOT_PLACE,
)
from sylvarium.games.sylve.rules.state import HELD, RESERVED, SPENT
from sylvarium.kernel.view import once, part

SLOTS = CREATURE_SLOT.tolist()  # as plain Python


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
