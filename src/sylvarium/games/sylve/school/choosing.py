"""Why something cannot be chosen for what has been begun: the first thing that is in its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylve.face.naming import acted_on, selected
from sylvarium.games.sylve.face.phrases import (
    creature_words,
    die_words,
    face_words,
    forest_words,
    items_words,
    potion_words,
    reward_at,
    symbol_at,
    word,
)
from sylvarium.games.sylve.face.telling import is_on_table, own_die
from sylvarium.games.sylve.rules import characters, dice, forests, potions
from sylvarium.games.sylve.rules.components import (
    BASIC,
    BERRY,
    CHARACTER_IDS,
    CREATURE_SPACE,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    NONE,
    PAYMENT_PARTS,
    POOL,
    POTION_COST,
    POTION_TOTAL,
    POWER_DIE,
    SEASON_IDS,
    SET_SIZES,
    SLOT_CREATURES,
    SLOT_PLACE,
    VILLAGE_ACCEPTS,
    VILLAGE_PLACE,
    WIND,
)
from sylvarium.games.sylve.rules.placing import FORCE_WITH_BERRY
from sylvarium.games.sylve.school.acting import no_such_die
from sylvarium.kernel import Message


def why_not_there(s: Any, die: int, b: int, place: int) -> Message:
    if not is_on_table(s, place):
        return Message("why-no-such-space", rule="R28")
    if place >= SLOT_PLACE:
        return why_not_slot(s, die, place)
    if place >= VILLAGE_PLACE:
        return why_not_village(s, place)
    if s.burned[place]:
        return Message("why-burned", rule="R35")
    return why_occupied(s, die) if s.top[place] != NONE else why_not_forced(s, place)


def why_occupied(s: Any, die: int) -> Message:
    if s.face[die] == WIND:
        return Message("why-wind-own-die", rule="R74")
    if not DIE_IS_ELEMENT[die] and characters.can_stack(s, s.seat):
        return Message("why-stack-berry", rule="R118")
    return Message("why-occupied", rule="R31")


def why_not_forced(s: Any, place: int) -> Message:
    """R78, R79: the symbol differs, and there is nothing to pay with."""
    symbol, reward = face_words(symbol_at(s, place)), reward_at(s, place)
    if reward == CREATURE_SPACE:
        return Message("why-force-creature", symbol=symbol, rule="R79")
    return Message("why-other-symbol", symbol=symbol, items=items_words({reward: 1}), rule="R78")


def why_not_village(s: Any, place: int) -> Message:
    """R32: the other two spaces take every die."""
    if s.top[place] != NONE:
        return Message("why-village-taken", rule="R32")
    accepts = int(VILLAGE_ACCEPTS[dice.side_up(s), place - VILLAGE_PLACE])
    return Message("why-village-element", die=die_words(accepts), rule="R32")


def why_not_slot(s: Any, die: int, place: int) -> Message:
    creature = int(SLOT_CREATURES[place - SLOT_PLACE])
    words = {"creature": creature_words(creature)}
    if creature not in s.tamed[s.seat].tolist():
        return Message("why-not-tamed", **words, rule="R34")
    if s.top[place] != NONE:
        return Message("why-slot-taken", **words, rule="R34")
    return Message("why-slot-element" if POWER_DIE[creature] else "why-slot-forage", **words, rule="R34")


def why_not_pay_force(s: Any, die: int, place: int, payment: int) -> Message:
    reward = reward_at(s, place)
    if payment == FORCE_WITH_BERRY:
        return Message("why-no-item", items=items_words({BERRY: 1}), rule="R78")
    if reward == CREATURE_SPACE:
        return Message("why-berry-only", rule="R79")
    return Message("why-no-item", items=items_words({reward: 1}), rule="R78")


def why_not_by_wind(s: Any, die: int, place: int, k: int) -> Message:
    return Message("why-not-on-that-space", rule="R74")


def why_not_tame(s: Any, a: int, b: int, season: int) -> Message:
    return Message("why-pile-empty", season=word("season", SEASON_IDS[season]), rule="R63")


def why_no_berry(s: Any, a: int, b: int, _: int = 0) -> Message:
    return Message("why-no-berry-instead", rule="R101")


def why_not_release(s: Any, a: int, b: int, creature: int) -> Message:
    return Message("why-not-your-creature", creature=creature_words(creature), rule="R66")


def not_open(rule: str) -> Callable[..., Message]:
    """R82, R90: only an empty, unburned forest space can be burned or moved to."""

    def why(s: Any, a: int, b: int, place: int) -> Message:
        if not is_on_table(s, place):
            return Message("why-no-such-space", rule=rule)
        return Message("why-burned" if s.burned[place] else "why-not-empty", rule="R83" if s.burned[place] else rule)

    return why


def why_not_reserve(s: Any, a: int, b: int, potion: int) -> Message:
    return Message("why-not-to-reserve", potion=potion_words(potion), rule="R54")


def why_not_clear(s: Any, a: int, b: int, k: int) -> Message:
    if s.row[k] == NONE:
        return Message("why-no-such-forest", rule="R2")
    return Message("why-no-element-there", forest=forest_words(s.row[k]), rule="R59")


def why_not_change(s: Any, a: int, b: int, face: int, k: int) -> Message:
    return no_such_die(face, "R87")


def why_not_reroll(s: Any, a: int, b: int, selection: int) -> Message:
    if any(s.place[own_die(s, k)] != POOL for k in selected(selection)):
        return Message("why-die-not-in-pool", rule="R88")
    return Message("why-equal-die", rule="R88")


def not_placed(s: Any, die: int, rule: str) -> Message | None:
    """R86: a die in a pool or set aside is never meant; of equal dice side by side the first one is."""
    if die >= s.seats * DICE_EACH or not dice.is_placed(s, die):
        return Message("why-die-not-placed", rule=rule)
    return Message("why-equal-die", rule="R86") if dice.is_repeated(s, die) else None


def why_not_move(s: Any, a: int, b: int, number: int) -> Message | None:
    return not_placed(s, acted_on("move", number), "R90")


def why_not_swap(s: Any, a: int, b: int, number: int) -> Message:
    return not_placed(s, acted_on("swap", number), "R91") or Message("why-no-partner", rule="R91")


def why_not_swap_with(s: Any, first: int, b: int, number: int) -> Message | None:
    die = acted_on("swap_with", number)
    found = not_placed(s, die, "R91")
    if found and found.id == "why-die-not-placed":
        return found
    if s.face[die] != s.face[first]:
        return Message("why-swap-symbol", face=face_words(s.face[first]), rule="R91")
    if DIE_OWNER[die] == DIE_OWNER[first]:
        return Message("why-swap-owner", rule="R91")
    return Message("why-swap-beside", rule="R91") if not dice.may_swap(s, first, die) else found


def why_not_remove(s: Any, only_elements: int, b: int, die: int) -> Message | None:
    if only_elements and not DIE_IS_ELEMENT[die]:
        return Message("why-elements-only", rule="R92")
    return not_placed(s, die, "R92")


def why_not_take_back(s: Any, a: int, b: int, k: int) -> Message | None:
    return not_placed(s, own_die(s, k), "R93")


def must_be_used(rule: str) -> Callable[..., Message]:
    """R61, R72: in the Village one may do without, but not with a potion that has been drunk."""
    return lambda s, a, b, _=0: Message("why-potion-drunk", rule=rule)


def why_not_pay(s: Any, potion: int, b: int, number: int) -> Message:
    paid, words = PAYMENT_PARTS[number], {"potion": potion_words(potion)}
    for kind in range(BASIC):
        if paid[kind] > POTION_COST[potion, kind]:
            return Message("why-too-much", **words, rule="R70")
        if paid[kind] > s.stock[s.seat, kind]:
            return Message("why-not-so-many", rule="R70")
    if potions.berries_for(s, s.seat, int(POTION_TOTAL[potion]) - sum(paid)) == NONE:
        return Message("why-double-berry", rule="R121")
    return Message("why-too-few-berries", rule="R70")


def why_no_tie(s: Any, seat: int, b: int, k: int) -> Message:
    if s.row[k] == NONE:
        return Message("why-no-such-forest", rule="R2")
    words = {"forest": forest_words(s.row[k])}
    if forests.controller(s, k) == seat:
        return Message("why-yours-anyway", **words, rule="R119")
    return Message("why-not-tied", **words, rule="R119")


def why_no_trade(s: Any, a: int, b: int, k: int) -> Message:
    return Message("why-few-of-kind", items=items_words({BERRY: k + 1}), rule="R111")


def why_no_set(s: Any, a: int, b: int, kind: int, size: int) -> Message:
    return Message("why-few-of-kind", items=items_words({kind: SET_SIZES[size]}), rule="R112")


def why_not_character(s: Any, a: int, b: int, character: int) -> Message:
    return Message("why-character-taken", character=word("character", CHARACTER_IDS[character]), rule="R9")
