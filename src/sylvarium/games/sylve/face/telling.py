"""Choices, their pieces and headings, and the questions, in words. What happened is told in `story`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylve.face.naming import acted_on, decoded, selected
from sylvarium.games.sylve.face.naming import name as name
from sylvarium.games.sylve.face.phrases import (
    creature_words,
    depth_words,
    die_words,
    face_words,
    force_words,
    forest_words,
    items_words,
    place_words,
    placed_words,
    points_words,
    potion_words,
    reward_at,
    reward_words,
    symbol_at,
    word,
)
from sylvarium.games.sylve.face.pieces import die_id, place_id
from sylvarium.games.sylve.rules.components import (
    BERRIES_VP,
    BERRY,
    CHARACTER_IDS,
    CONVERTERS,
    CREATURE_IDS,
    DICE_EACH,
    DIE_IS_ELEMENT,
    FIRE,
    FORAGE_DICE,
    FORAGE_OF,
    FOREST_IDS,
    FOREST_PLACES,
    FOREST_SPACES,
    FOREST_VP,
    INGREDIENT_IDS,
    NONE,
    PAYMENT_PARTS,
    POTION_IDS,
    POTION_TOTAL,
    POTION_VP,
    POWER_INGREDIENT,
    POWER_TO,
    SEASON_IDS,
    SET_SIZES,
    SET_VP,
    SLOT_CREATURES,
    SLOT_PLACE,
    SPACES,
    VILLAGE_PLACE,
)
from sylvarium.games.sylve.rules.dice import pool_die, turned
from sylvarium.games.sylve.rules.placing import FORCE_WITH_BERRY
from sylvarium.games.sylve.rules.potions import berries_for
from sylvarium.games.sylve.rules.state import STEP
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

# What completes a choice just made, and is told as one with it: that there was one way only needs no word.
BY_ITSELF = ("force", "take_back", "pay")
# Lines about what follows by itself.
FOLLOWS = ("log-control", "log-market", "log-nobody", "log-over", "log-roll", "log-round")


# --- The question -------------------------------------------------------------------------------------


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, a, b = step_of(s)
    asked = "ask-" + STEP._fields[step - 1].replace("_", "-")
    if step == STEP.turn_action:
        return Message("ask-turn-more" if s.placed else asked)
    if step == STEP.choose_space:
        return Message(asked, die=die_words(s.face[a]))
    if step in (STEP.force_payment, STEP.wind_die, STEP.creature_anywhere):
        return Message(asked, space=place_words(s, b))
    if step in (STEP.ingredient, STEP.burn) and a != NONE:
        return Message(f"{asked}-creature", creature=creature_words(a))
    if step == STEP.exchange:
        return Message(asked, creature=creature_words(a), items=exchanged(a))
    if step == STEP.payment:
        return Message(asked, potion=potion_words(a))
    return Message(asked)


# --- What a choice does -------------------------------------------------------------------------------


def own_die(s: Any, k: int) -> int:
    return s.seat * DICE_EACH + k


def exchanged(creature: int) -> list[Message]:
    """What an exchanging creature takes."""
    return items_words({int(POWER_INGREDIENT[creature]): 1})


def payment_words(s: Any, potion: int, paid: tuple[int, ...]) -> list[Message]:
    """A payment with the berries that complete it."""
    berries = berries_for(s, s.seat, int(POTION_TOTAL[potion]) - sum(paid))
    return items_words({**dict(enumerate(paid)), BERRY: int(berries)})


def forced_words(s: Any, place: int, payment: int) -> list[Message]:
    return items_words({BERRY if payment == FORCE_WITH_BERRY else reward_at(s, place): 1})


def space_words(s: Any, die: int, place: int) -> Message:
    """What placing the die on this space would do."""
    if place >= SLOT_PLACE:
        return word("creature", CREATURE_IDS[SLOT_CREATURES[place - SLOT_PLACE]] + "-text")
    if place >= VILLAGE_PLACE:
        return word("village", place_id(s, place).removeprefix("village:") + "-text")
    reward = reward_words(s, die, place)
    if s.top[place] == NONE:
        if DIE_IS_ELEMENT[die] or s.face[die] == symbol_at(s, place):
            return reward
        return Message("result-force", cost=force_words(s, place))
    if not DIE_IS_ELEMENT[die]:
        return Message("result-stack")
    return Message("result-fire" if s.face[die] == FIRE else "result-wind", result=reward)


def element_dice_in(s: Any, k: int) -> int:
    """How many element dice lie in the k-th forest, covered ones included."""
    return sum(bool(DIE_IS_ELEMENT[die]) and s.place[die] // SPACES == k for die in range(s.seats * DICE_EACH))


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    step, a, b = step_of(s)
    if kind == "decline":
        return Message(_DECLINED[step])
    if kind == "take_back":
        return taken_back_words(s, own_die(s, args[0]), "do-wind" if step == STEP.wind_die else "do-take-back")
    return Message("do-" + kind.replace("_", "-"), **_ARGUMENTS[kind](s, a, b, *args))


def taken_back_words(s: Any, die: int, id: str) -> Message:
    """R74, R93: which of their own dice comes back."""
    depth, level = depth_words(s, die)
    return Message(id + depth, die=die_words(s.face[die]), space=place_words(s, s.place[die]), **level)


_DECLINED = {
    STEP.creature_anywhere: "do-decline-anywhere",
    STEP.tame: "do-decline-tame",
    STEP.exchange: "do-decline-exchange",
    STEP.burn: "do-decline-burn",
    STEP.clear: "do-decline-clear",
    STEP.change: "do-decline-change",
    STEP.move_die: "do-decline-move",
    STEP.break_tie: "do-decline-tie",
    STEP.trade_berries: "do-decline-trade",
    STEP.trade_set: "do-decline-trade",
}

# What the sentence of each kind of action speaks of: from the state, the two arguments of the step that is
# asked, and the arguments of the action.
_ARGUMENTS: dict[str, Callable[..., dict[str, Any]]] = {
    "character": lambda s, a, b, c: {"character": word("character", CHARACTER_IDS[c])},
    "place": lambda s, a, b, face: {"die": die_words(face)},
    "space": lambda s, die, b, place: {
        "space": place_words(s, place),
        "result": space_words(s, die, place),
    },
    "force": lambda s, die, place, payment: {"items": forced_words(s, place, payment)},
    "anywhere": lambda s, a, b, _: {},
    "tame": lambda s, a, b, season: {
        "creature": creature_words(s.pile[season]),
        "season": word("season", SEASON_IDS[season]),
    },
    "take_berry": lambda s, a, b, _: {},
    "release": lambda s, a, b, creature: {"creature": creature_words(creature)},
    "ingredient": lambda s, a, b, kind: {"items": items_words({kind: 1})},
    "exchange": lambda s, creature, b, _: {"items": exchanged(creature)},
    "burn": lambda s, a, b, place: {"space": place_words(s, place)},
    "reserve": lambda s, a, b, potion: {"potion": potion_words(potion)},
    "clear": lambda s, a, b, k: {"forest": forest_words(s.row[k]), "n": element_dice_in(s, k)},
    "change": lambda s, a, b, face, k: {
        "die": die_words(face),
        "face": face_words(turned(face, k)),
    },
    "reroll": lambda s, a, b, selection: {"dice": [face_words(s.face[own_die(s, k)]) for k in selected(selection)]},
    "move": lambda s, a, b, n: {"die": placed_words(s, acted_on("move", n))},
    "move_to": lambda s, a, b, place: {"space": place_words(s, place)},
    "swap": lambda s, a, b, n: {"die": placed_words(s, acted_on("swap", n))},
    "swap_with": lambda s, a, b, n: {"die": placed_words(s, acted_on("swap_with", n))},
    "remove": lambda s, a, b, die: {"die": placed_words(s, die)},
    "brew": lambda s, a, b, potion: {
        "potion": potion_words(potion),
        "points": points_words(POTION_VP[potion]),
    },
    "pay": lambda s, potion, b, number: {"items": payment_words(s, potion, PAYMENT_PARTS[number])},
    "drink": lambda s, a, b, potion: {
        "potion": potion_words(potion),
        "effect": word("potion", POTION_IDS[potion] + "-text"),
    },
    "convert": lambda s, a, b, converter, k: {
        "creature": creature_words(int(CONVERTERS[converter])),
        "die": die_words(s.face[own_die(s, FORAGE_DICE + k)]),
        "face": face_words(int(POWER_TO[CONVERTERS[converter]])),
    },
    "end_turn": lambda s, a, b, _: {},
    "break_tie": lambda s, a, b, k: {
        "forest": forest_words(s.row[k]),
        "points": points_words(FOREST_VP[s.row[k]]),
    },
    "trade_berries": lambda s, a, b, k: {
        "items": items_words({BERRY: k + 1}),
        "points": points_words(BERRIES_VP[k + 1]),
    },
    "trade_set": lambda s, a, b, kind, size: {
        "items": items_words({kind: SET_SIZES[size]}),
        "points": points_words(SET_VP[size]),
    },
}

# --- The piece that is clicked ------------------------------------------------------------------------


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice (the ids of `view`); None where there is no such thing."""
    kind, args = decoded(action)
    found = _PIECES.get(kind)
    return found(s, *args) if found else None


def potion_piece(s: Any, potion: int) -> str:
    return f"potion:{POTION_IDS[potion]}"


def place_piece(s: Any, place: int) -> str | None:
    return place_id(s, place) if is_on_table(s, place) else None


def is_on_table(s: Any, place: int) -> bool:
    """Whether there is such a place: rows and forests differ in length."""
    forest = s.row[place // SPACES] if place < FOREST_PLACES else NONE
    return place >= FOREST_PLACES or (forest != NONE and place % SPACES < FOREST_SPACES[forest])


def pool_piece(s: Any, face: int) -> str | None:
    die = int(pool_die(s, s.seat, face))
    return None if die == NONE else die_id(die)


def forage_piece(s: Any, number: int) -> str:
    return die_id(int(FORAGE_OF[number]))


def forest_piece(s: Any, k: int) -> str | None:
    return None if s.row[k] == NONE else f"forest:{FOREST_IDS[s.row[k]]}"


def creature_piece(creature: int) -> str | None:
    return None if creature == NONE else f"creature:{CREATURE_IDS[creature]}"


def force_piece(s: Any, payment: int) -> str | None:
    """R78: the ingredient that is paid; which one it is depends on the space that is forced."""
    step, _, place = step_of(s)
    if payment == FORCE_WITH_BERRY:
        return "ingredient:berry"
    return f"ingredient:{INGREDIENT_IDS[reward_at(s, place)]}" if step == STEP.force_payment else None


def exchange_piece(s: Any) -> str | None:
    step, creature, _ = step_of(s)
    return creature_piece(creature) if step == STEP.exchange else None


_PIECES: dict[str, Callable[..., str | None]] = {
    "character": lambda s, c: f"character:{CHARACTER_IDS[c]}",
    "place": pool_piece,
    "space": place_piece,
    "burn": place_piece,
    "move_to": place_piece,
    "force": force_piece,
    "take_back": lambda s, k: die_id(own_die(s, k)),
    "tame": lambda s, season: creature_piece(s.pile[season]),
    "take_berry": lambda s, _: "ingredient:berry",
    "release": lambda s, creature: creature_piece(creature),
    "ingredient": lambda s, kind: f"ingredient:{INGREDIENT_IDS[kind]}",
    "exchange": lambda s, _: exchange_piece(s),
    "reserve": potion_piece,
    "brew": potion_piece,
    "drink": potion_piece,
    "clear": forest_piece,
    "break_tie": forest_piece,
    "change": lambda s, face, k: pool_piece(s, face),
    "move": forage_piece,
    "swap": forage_piece,
    "swap_with": forage_piece,
    "remove": lambda s, die: die_id(die),
    "convert": lambda s, converter, k: creature_piece(int(CONVERTERS[converter])),
}

# --- Headings -----------------------------------------------------------------------------------------

_GROUPS = {
    "place": "group-place",
    "brew": "group-brew",
    "drink": "group-drink",
    "convert": "group-convert",
    "end_turn": "group-end",
    "decline": "group-end",
}


def group(s: Any, action: int) -> Message | None:
    """The heading under which a choice is listed."""
    kind, args = decoded(action)
    if kind in ("burn", "move_to"):
        return forest_words(s.row[args[0] // SPACES])
    if kind == "space":
        if args[0] < FOREST_PLACES:
            return forest_words(s.row[args[0] // SPACES])
        return Message("group-village" if args[0] < SLOT_PLACE else "group-creatures")
    return Message(_GROUPS[kind]) if kind in _GROUPS else None
