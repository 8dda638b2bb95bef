"""What bots try in quick play beyond their search tree: no rules, only common sense."""

from sylvarium.games.sylve.rules import placing, potions
from sylvarium.games.sylve.rules.components import (
    CONVERTERS,
    DIE_IS_ELEMENT,
    DIE_OWNER,
    ELEMENT_DICE,
    POTIONS,
    SET_SIZE,
)
from sylvarium.games.sylve.rules.state import ACTIONS, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, top

CONVERSIONS = len(CONVERTERS) * ELEMENT_DICE


@rule
def sensible(s, out, n):
    """Moves the sensible ones of the n legal actions to the front of `out` and counts them; all if none is."""
    step = top(s)
    if step == STEP.payment:  # the last way to pay keeps the most berries
        out[0] = out[n - 1]
        return 1
    brewing = step == STEP.turn_action and not s.brewed and potions.can_brew(s)
    m = 0
    for k in range(n):
        action = out[k]
        if is_sensible(s, step, action, brewing):
            out[k] = out[m]
            out[m] = action
            m += 1
    return m if m > 0 else n


@rule
def is_sensible(s, step, action, brewing):
    """Brew whenever possible, do not play with the elements, do not pay for nothing, take what is offered."""
    if step == STEP.turn_action:
        if brewing:
            return 0 <= action - ACTIONS.brew < POTIONS
        return not 0 <= action - ACTIONS.convert < CONVERSIONS
    if step == STEP.choose_space:
        return not placing.is_paid(s, first(s), action - ACTIONS.space)
    if step == STEP.remove_die:
        return is_not_own(s, action - ACTIONS.remove)
    if step == STEP.trade_set:
        return action != ACTIONS.decline and (action - ACTIONS.trade_set) % len(SET_SIZE) == len(SET_SIZE) - 1
    return action != ACTIONS.decline or step == STEP.burn or step == STEP.move_die


@rule
def is_not_own(s, die):
    """An element die, or a die of another player."""
    return DIE_IS_ELEMENT[die] == 1 or DIE_OWNER[die] != s.seat
