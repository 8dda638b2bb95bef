"""The Village: what its spaces do (3.7)."""

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
from sylvarium.games.sylve.rules.creatures import gather_each
from sylvarium.games.sylve.rules.dice import side_up
from sylvarium.games.sylve.rules.state import (
    BURN,
    CHANGE,
    CLEAR,
    INGREDIENT,
    MOVE_DIE,
    RESERVE,
    TAME,
    VILLAGE_STEP,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push, second


@rule
def village_action(s, action, number):
    """R49–R61: one action of a Village space. What needs a target is only offered (Q33)."""
    if action == GATHER_CHOICE:
        for _ in range(number):
            push(s, INGREDIENT, NONE, 0)
    elif action == GATHER_EACH:
        gather_each(s)
    elif action == GAIN_BERRY:
        s.stock[s.seat, BERRY] += number
    elif action == RESERVE_ONE:
        push(s, RESERVE, 0, 0)
    elif action == TAME_ONE:
        push(s, TAME, 0, 0)
    elif action == BURN_ONE:
        push(s, BURN, NONE, 0)
    elif action == CLEAR_ELEMENTS:
        push(s, CLEAR, 0, 0)
    elif action == MOVE_ONE:
        push(s, MOVE_DIE, 1, 0)
    elif action == CHANGE_ONE:
        push(s, CHANGE, 1, 0)


@rule
def village_step(s):
    """Carries out the next action of the Village space the die was placed on, from left to right."""
    space, k = first(s), second(s)
    drop(s)
    if k + 1 < STEPS_OF_ACTION:
        push(s, VILLAGE_STEP, space, k + 1)
    side = side_up(s)
    village_action(s, VILLAGE_ACTION[side, space, k, 0], VILLAGE_ACTION[side, space, k, 1])
