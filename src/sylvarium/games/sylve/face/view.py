"""What a seat sees, ready for JSON (rules file 6.3). Only decks are hidden, so every seat sees the same table."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylve.face.areas import dice_of, player_view
from sylvarium.games.sylve.face.pieces import (
    cards_at,
    character_card,
    creature_card,
    dice_ids,
    die_id,
    forest_card,
    offer,
    place_id,
    side,
    stacks,
    village_card,
)
from sylvarium.games.sylve.rules import forests, scoring
from sylvarium.games.sylve.rules.components import (
    CHARACTERS,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FACE_IDS,
    FOREST_IDS,
    FOREST_PLACES,
    FOREST_REWARD,
    FOREST_SPACES,
    FOREST_SYMBOL,
    FOREST_VP,
    NONE,
    POOL,
    REWARD_IDS,
    ROUNDS,
    ROW_LENGTH,
    SEASON_IDS,
    SEASONS,
    SIDE_IDS,
    SPACES,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
)
from sylvarium.games.sylve.rules.state import GONE, ON_TABLE
from sylvarium.kernel.view import once, part

# What never changes about a die, as plain Python.
ELEMENTS = [bool(element) for element in DIE_IS_ELEMENT]
OWNERS = [int(owner) for owner in DIE_OWNER]


SYMBOLS = [[FACE_IDS[symbol] for symbol in row] for row in FOREST_SYMBOL.tolist()]
REWARDS = [[REWARD_IDS[reward] for reward in row] for row in FOREST_REWARD.tolist()]
SPACE_COUNTS, ROW_LENGTHS = FOREST_SPACES.tolist(), ROW_LENGTH.tolist()


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


# --- Places and dice ----------------------------------------------------------------------------------


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


def village_view(s: Any, space: int) -> dict:
    return {**village_card(side(s), space), "dice": dice_ids(s, VILLAGE_PLACE + space)}


def pile_view(s: Any, season: int) -> dict:
    top = s.pile[season]
    return {
        "id": f"pile:{SEASON_IDS[season]}",
        "season": SEASON_IDS[season],
        "top": None if top == NONE else creature_card(top),
        "left": s.pile_left[season],
    }
