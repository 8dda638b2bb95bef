"""The stable names of the actions."""

from __future__ import annotations

from functools import cache

from sylvarium.games.sylve.face.pieces import die_id
from sylvarium.games.sylve.rules.components import (
    CHARACTER_IDS,
    CONVERTERS,
    CREATURE_IDS,
    DICE_EACH,
    FACE_IDS,
    FORAGE_OF,
    FOREST_PLACES,
    INGREDIENT_IDS,
    PAYMENT_PARTS,
    POTION_IDS,
    SEASON_IDS,
    SET_SIZES,
    SLOT_CREATURES,
    SLOT_PLACE,
    SPACES,
    VILLAGE_PLACE,
)
from sylvarium.games.sylve.rules.dice import turned
from sylvarium.games.sylve.rules.state import ACTIONS

decoded = cache(ACTIONS.decode)

VILLAGE_NAMES = ("left", "right", "water", "fire", "wind")


FORCE_NAMES = ("ingredient", "berry")

_BY_ID = {
    "character": CHARACTER_IDS,
    "place": FACE_IDS,
    "force": FORCE_NAMES,
    "tame": SEASON_IDS,
    "release": CREATURE_IDS,
    "ingredient": INGREDIENT_IDS,
    "reserve": POTION_IDS,
    "brew": POTION_IDS,
    "drink": POTION_IDS,
}
_ON_PLACE = ("space", "burn", "move_to")
_ON_DIE = ("move", "swap", "swap_with", "remove")
_ON_FOREST = ("clear", "break_tie")
_NUMBERED = ("take_back", "trade_berries")


def name(action: int) -> str:
    """The stable name of an action: `place:tree`, `space:f2.3`, `brew:hush_water`, `pay:2-0-1`."""
    kind, args = decoded(action)
    if kind in _BY_ID:
        return f"{kind}:{_BY_ID[kind][args[0]]}"
    if kind in _ON_PLACE:
        return f"{kind}:{place_name(args[0])}"
    if kind in _ON_DIE:
        return f"{kind}:{die_id(acted_on(kind, args[0])).removeprefix('die:')}"
    if kind in _ON_FOREST:
        return f"{kind}:f{args[0] + 1}"
    if kind in _NUMBERED:
        return f"{kind}:{args[0] + 1}"
    if kind == "change":
        return f"change:{FACE_IDS[args[0]]}:{FACE_IDS[turned(*args)]}"
    if kind == "reroll":
        return "reroll:" + "-".join(str(k + 1) for k in selected(args[0]))
    if kind == "pay":
        return "pay:" + "-".join(map(str, PAYMENT_PARTS[args[0]]))
    if kind == "convert":
        return f"convert:{CREATURE_IDS[CONVERTERS[args[0]]]}:{args[1] + 1}"
    if kind == "trade_set":
        return f"trade_set:{INGREDIENT_IDS[args[0]]}:{SET_SIZES[args[1]]}"
    return kind


def acted_on(kind: str, number: int) -> int:
    """The die an action names: any die can be removed, the other actions know only forage dice."""
    return number if kind == "remove" else int(FORAGE_OF[number])


def place_name(place: int) -> str:
    """A place by its position on the table: `f2.3`, `wind`, `hayrick_ox`."""
    if place < FOREST_PLACES:
        return f"f{place // SPACES + 1}.{place % SPACES + 1}"
    if place < SLOT_PLACE:
        return VILLAGE_NAMES[place - VILLAGE_PLACE]
    return CREATURE_IDS[SLOT_CREATURES[place - SLOT_PLACE]]


def selected(number: int) -> list[int]:
    """The dice of a selection, 0 to 5."""
    return [k for k in range(DICE_EACH) if number + 1 >> k & 1]
