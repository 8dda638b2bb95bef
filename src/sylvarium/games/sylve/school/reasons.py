"""Why not? One sentence and the number of a rule for what cannot be done now. Everything here is public (Q29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylve.face.naming import acted_on, decoded, selected
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
from sylvarium.games.sylve.face.telling import is_on_table, own_die, step_of
from sylvarium.games.sylve.rules import characters, creatures, dice, forests, potions
from sylvarium.games.sylve.rules.components import (
    BASIC,
    BERRY,
    CHARACTER_IDS,
    CONVERTERS,
    CREATURE_SPACE,
    DICE_EACH,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FORAGE_DICE,
    MOST_SEATS,
    NONE,
    PAYMENT_PARTS,
    POOL,
    POTION_COST,
    POTION_POWER,
    POTION_POWERS,
    POTION_TOTAL,
    POWER_DIE,
    POWER_FROM,
    POWER_TO,
    SEASON_IDS,
    SET_SIZES,
    SLOT_CREATURES,
    SLOT_PLACE,
    VILLAGE_ACCEPTS,
    VILLAGE_PLACE,
    WIND,
)
from sylvarium.games.sylve.rules.placing import FORCE_WITH_BERRY
from sylvarium.games.sylve.rules.state import HELD, RESERVED, SPENT, STEP
from sylvarium.kernel import Message, Seat


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where it belongs to quite another moment."""
    kind, args = decoded(action)
    step, a, b = step_of(s)
    found = REASONS.get((step, kind))
    return found(s, a, b, *args) if found else other_moment(s, step, kind)


def other_moment(s: Any, step: int, kind: str) -> Message | None:
    """The parts of a turn come one after the other (R22), and what spaces give begins with a die (R39)."""
    if step == STEP.turn_action:
        if kind == "space":
            return Message("why-one-die", rule="R21") if s.placed else Message("why-die-first", rule="R39")
        if kind == "tame":
            return Message("why-tame-where", rule="R46")
        return Message("why-release-when", rule="R68") if kind == "release" else None
    if step == STEP.choose_space and kind == "place":
        return Message("why-die-named", rule="R39")
    if kind in PARTS_OF_A_TURN and step not in BETWEEN_TURNS:
        return Message("why-finish-first", rule="R22")
    return None


PARTS_OF_A_TURN = ("place", "brew", "drink", "convert", "end_turn")
BETWEEN_TURNS = (STEP.choose_character, STEP.break_tie, STEP.trade_berries, STEP.trade_set)


# --- The parts of a turn (3.3) ------------------------------------------------------------------------


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


# --- Where a die may go (3.4) -------------------------------------------------------------------------


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


# --- What spaces and creatures give (3.7, 3.8, 3.12) --------------------------------------------------


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


# --- Dice of the pool and placed dice (3.13) ----------------------------------------------------------


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


# --- Payments, ties, trades ---------------------------------------------------------------------------


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


# For every decision and every kind of action it knows: why that may be refused. All get the two arguments of the step.
REASONS: dict[tuple[int, str], Callable[..., Message | None]] = {
    (STEP.choose_character, "character"): why_not_character,
    (STEP.turn_action, "place"): why_not_place,
    (STEP.turn_action, "brew"): why_not_brew,
    (STEP.turn_action, "drink"): why_not_drink,
    (STEP.turn_action, "convert"): why_not_convert,
    (STEP.turn_action, "end_turn"): why_not_end,
    (STEP.choose_die, "place"): why_not_place,
    (STEP.choose_space, "space"): why_not_there,
    (STEP.force_payment, "force"): why_not_pay_force,
    (STEP.wind_die, "take_back"): why_not_by_wind,
    (STEP.tame, "tame"): why_not_tame,
    (STEP.tame, "take_berry"): why_no_berry,
    (STEP.release, "release"): why_not_release,
    (STEP.burn, "burn"): not_open("R82"),
    (STEP.reserve, "reserve"): why_not_reserve,
    (STEP.clear, "clear"): why_not_clear,
    (STEP.payment, "pay"): why_not_pay,
    (STEP.change, "change"): why_not_change,
    (STEP.change, "decline"): must_be_used("R87"),
    (STEP.reroll, "reroll"): why_not_reroll,
    (STEP.move_die, "move"): why_not_move,
    (STEP.move_die, "decline"): must_be_used("R90"),
    (STEP.move_target, "move_to"): not_open("R90"),
    (STEP.swap_first, "swap"): why_not_swap,
    (STEP.swap_second, "swap_with"): why_not_swap_with,
    (STEP.remove_die, "remove"): why_not_remove,
    (STEP.return_die, "take_back"): why_not_take_back,
    (STEP.break_tie, "break_tie"): why_no_tie,
    (STEP.trade_berries, "trade_berries"): why_no_trade,
    (STEP.trade_set, "trade_set"): why_no_set,
}
