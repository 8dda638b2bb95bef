"""What bots try in quick play beyond their search tree: no rules, only common sense."""

from sylvarium.games.sylve.rules.components import (
    DIE_IS_ELEMENT,
    DIE_OWNER,
    FOREST_PLACES,
    NONE,
    SET_SIZE,
)
from sylvarium.games.sylve.rules.forests import symbol_of
from sylvarium.games.sylve.rules.potions import can_brew
from sylvarium.games.sylve.rules.state import (
    BURN,
    CHOOSE_SPACE,
    DO_BREW,
    DO_CONVERT,
    DO_DECLINE,
    DO_END_TURN,
    DO_PAY,
    DO_REMOVE,
    DO_SPACE,
    DO_TRADE_SET,
    MOVE_DIE,
    PAYMENT,
    REMOVE_DIE,
    TRADE_SET,
    TURN_ACTION,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, top


@rule
def sensible(s, out, n):
    """Moves the sensible ones of the n legal actions to the front of `out` and counts them; all if none is."""
    step = top(s)
    if step == PAYMENT:  # the last way to pay keeps the most berries
        out[0] = out[n - 1]
        return 1
    brewing = step == TURN_ACTION and not s.brewed and can_brew(s)
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
    if step == TURN_ACTION:
        if brewing:
            return action >= DO_BREW and action < DO_PAY
        return not (action >= DO_CONVERT and action < DO_END_TURN)
    if step == CHOOSE_SPACE:
        return is_rewarding(s, first(s), action - DO_SPACE)
    if step == REMOVE_DIE:
        return is_not_own(s, action - DO_REMOVE)
    if step == TRADE_SET:
        return action != DO_DECLINE and (action - DO_TRADE_SET) % len(SET_SIZE) == len(SET_SIZE) - 1
    return action != DO_DECLINE or step == BURN or step == MOVE_DIE


@rule
def is_rewarding(s, die, place):
    """The die is neither forced nor stacked there."""
    if place >= FOREST_PLACES or DIE_IS_ELEMENT[die]:
        return True
    return s.top[place] == NONE and symbol_of(s, place) == s.face[die]


@rule
def is_not_own(s, die):
    """An element die, or a die of another player."""
    return DIE_IS_ELEMENT[die] == 1 or DIE_OWNER[die] != s.seat
