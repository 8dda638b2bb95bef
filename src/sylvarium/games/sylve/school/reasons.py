"""Why not? One sentence and the number of a rule for what cannot be done now. Everything here is public (Q29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.sylve.face.naming import decoded
from sylvarium.games.sylve.rules.state import STEP
from sylvarium.games.sylve.school.acting import why_not_brew, why_not_convert, why_not_drink, why_not_end, why_not_place
from sylvarium.games.sylve.school.choosing import (
    must_be_used,
    not_open,
    why_no_berry,
    why_no_set,
    why_no_tie,
    why_no_trade,
    why_not_by_wind,
    why_not_change,
    why_not_character,
    why_not_clear,
    why_not_move,
    why_not_pay,
    why_not_pay_force,
    why_not_release,
    why_not_remove,
    why_not_reroll,
    why_not_reserve,
    why_not_swap,
    why_not_swap_with,
    why_not_take_back,
    why_not_tame,
    why_not_there,
)
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of


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
