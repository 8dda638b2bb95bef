"""Why an action cannot be begun: the first thing that is in its way."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylve.face.phrases import creature_words, die_words, face_words, items_words, potion_words
from sylvarium.games.sylve.face.telling import own_die
from sylvarium.games.sylve.rules import creatures
from sylvarium.games.sylve.rules.components import (
    BASIC,
    CONVERTERS,
    FORAGE_DICE,
    MOST_SEATS,
    POOL,
    POTION_COST,
    POTION_POWER,
    POTION_POWERS,
    POWER_FROM,
    POWER_TO,
)
from sylvarium.games.sylve.rules.state import HELD, RESERVED, SPENT, STEP
from sylvarium.kernel import Message, Seat
from sylvarium.kernel.view import step_of


def why_not_place(s: Any, a: int, b: int, face: int) -> Message:
    if step_of(s)[0] == STEP.turn_action and s.placed:
        return Message("why-one-die", rule="R21")
    return no_such_die(face, "R21")


def no_such_die(face: int, rule: str) -> Message:
    return Message("why-no-such-die", die=die_words(face), rule=rule)


def why_not_brew(s: Any, a: int, b: int, potion: int) -> Message:
    where, words = s.potion_at[potion], potion_words(potion)
    if s.brewed:
        return Message("why-one-brew", rule="R21")
    if where in (HELD + s.seat, SPENT + s.seat):
        return Message("why-brewed-already", potion=words, rule="R71")
    if where != RESERVED + s.seat and RESERVED <= where < RESERVED + MOST_SEATS:
        return Message("why-reserved-by", potion=words, player=Seat(int(where - RESERVED)), rule="R70")
    if where != RESERVED + s.seat and potion not in s.market.tolist():
        return Message("why-not-on-offer", potion=words, rule="R70")
    lacking = {kind: max(0, int(POTION_COST[potion, kind]) - s.stock[s.seat, kind]) for kind in range(BASIC)}
    return Message("why-cannot-pay", potion=words, items=items_words(lacking), rule="R70")


def why_not_drink(s: Any, a: int, b: int, potion: int) -> Message:
    where, words = s.potion_at[potion], potion_words(potion)
    if s.drunk:
        return Message("why-one-drink", rule="R21")
    if where == SPENT + s.seat:
        return Message("why-drunk-already", potion=words, rule="R72")
    if where == RESERVED + s.seat:
        return Message("why-brew-first", potion=words, rule="R72")
    if where != HELD + s.seat:
        return Message("why-not-in-hand", potion=words, rule="R72")
    power = POTION_POWERS[POTION_POWER[potion]]
    return Message("why-no-use-" + power.replace("_", "-"), rule=NEEDS[power])


# What each power of a potion needs (R72).
NEEDS = {
    "change_die": "R87",
    "reroll": "R88",
    "place_extra": "R89",
    "move_forage": "R90",
    "swap_forage": "R91",
    "remove_element": "R92",
    "remove_any": "R92",
    "return_forage": "R93",
}


def why_not_convert(s: Any, a: int, b: int, converter: int, k: int) -> Message:
    creature = int(CONVERTERS[converter])
    die, words = own_die(s, FORAGE_DICE + k), {"creature": creature_words(creature)}
    if creature not in s.tamed[s.seat].tolist():
        return Message("why-not-tamed", **words, rule="R95")
    if s.place[die] != POOL:
        return Message("why-die-not-in-pool", rule="R98")
    if s.face[die] != POWER_FROM[creature]:
        return Message("why-other-element", **words, face=face_words(int(POWER_FROM[creature])), rule="R98")
    if not creatures.can_convert(s, creature, die):
        return Message("why-full-circle", face=face_words(int(POWER_TO[creature])), rule="R98")
    return Message("why-equal-die", rule="R98")


def why_not_end(s: Any, a: int, b: int, _: int = 0) -> Message:
    return Message("why-place-first", rule="R23")
