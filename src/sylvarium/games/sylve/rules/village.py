"""The Village: what its spaces do (3.7)."""

from sylvarium.games.sylve.rules import creatures, dice
from sylvarium.games.sylve.rules.components import (
    BERRY,
    BURN_ONE,
    CHANGE_ONE,
    CLEAR_ELEMENTS,
    GAIN_BERRY,
    GATHER_CHOICE,
    GATHER_EACH,
    MOVE_ONE,
    NONE,
    RESERVE_ONE,
    STEPS_OF_ACTION,
    TAME_ONE,
    VILLAGE_ACTION,
)
from sylvarium.games.sylve.rules.state import STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def village_action(s, action, number):
    """R49–R61: one action of a Village space. What needs a target is only offered (Q33)."""
    if action == GATHER_CHOICE:
        for _ in range(number):
            push(s, STEP.ingredient, NONE, 0)
    elif action == GATHER_EACH:
        creatures.gather_each(s)
    elif action == GAIN_BERRY:
        s.stock[s.seat, BERRY] += number
    elif action == RESERVE_ONE:
        push(s, STEP.reserve, 0, 0)
    elif action == TAME_ONE:
        push(s, STEP.tame, 0, 0)
    elif action == BURN_ONE:
        push(s, STEP.burn, NONE, 0)
    elif action == CLEAR_ELEMENTS:
        push(s, STEP.clear, 0, 0)
    elif action == MOVE_ONE:
        push(s, STEP.move_die, 1, 0)
    elif action == CHANGE_ONE:
        push(s, STEP.change, 1, 0)


@rule
def carry_out_space(s, space, k):
    """Carries out the k-th action of the Village space the die was placed on, from left to right."""
    if k + 1 < STEPS_OF_ACTION:
        push(s, STEP.village_action, space, k + 1)
    side = dice.side_up(s)
    village_action(s, VILLAGE_ACTION[side, space, k, 0], VILLAGE_ACTION[side, space, k, 1])
