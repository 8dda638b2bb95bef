"""What happens by itself between two decisions (R23, R49, R63, R82, 3.17)."""

from sylvarium.games.sylve.rules.creatures import any_pile, can_convert_any, may_take_berry, triggers
from sylvarium.games.sylve.rules.dice import any_placed_forage
from sylvarium.games.sylve.rules.forests import any_element, any_open, can_burn
from sylvarium.games.sylve.rules.potions import can_brew, can_drink, can_reserve
from sylvarium.games.sylve.rules.rounds import (
    award,
    begin_round,
    close_round,
    creature_powers,
    end_round,
    end_turn,
    next_turn,
)
from sylvarium.games.sylve.rules.state import (
    AWARD,
    BEGIN_ROUND,
    BURN,
    CHANGE,
    CHOOSE_CHARACTER,
    CLEAR,
    CLOSE_ROUND,
    CREATURE_STEP,
    END_ROUND,
    MOVE_DIE,
    NEXT_TURN,
    RESERVE,
    TAME,
    TRIGGERS,
    TURN_ACTION,
    VILLAGE_STEP,
)
from sylvarium.games.sylve.rules.village import village_step
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, top


@rule
def run(s):
    """Carries out what needs no decision, until one is needed or the game is over."""
    while not s.over:
        step = top(s)
        if step == TRIGGERS:
            place = first(s)
            drop(s)
            triggers(s, place)
        elif step == VILLAGE_STEP:
            village_step(s)
        elif step == NEXT_TURN:
            next_turn(s)
        elif step == BEGIN_ROUND:
            begin_round(s)
        elif step == END_ROUND:
            end_round(s)
        elif step == AWARD:
            award(s)
        elif step == CREATURE_STEP:
            creature_powers(s)
        elif step == CLOSE_ROUND:
            close_round(s)
        elif step == CHOOSE_CHARACTER:
            s.seat = first(s)
            return
        elif step == TURN_ACTION and s.placed and not can_do_more(s):
            end_turn(s)
        elif is_idle(s, step):
            drop(s)
        else:
            return


@rule
def can_do_more(s):
    """R23, R24: after the mandatory placement the player can still brew, drink or convert."""
    return (not s.brewed and can_brew(s)) or (not s.drunk and can_drink(s)) or can_convert_any(s)


@rule
def is_idle(s, step):
    """R49, R63, R82, R108: an offer that has nothing to offer passes by."""
    if step == BURN:
        return not can_burn(s)
    elif step == TAME:
        return not any_pile(s) and not may_take_berry(s)
    elif step == RESERVE:
        return not can_reserve(s)
    elif step == CLEAR:
        return not any_element(s)
    elif step == MOVE_DIE:
        return not any_placed_forage(s) or not any_open(s)
    elif step == CHANGE:
        return s.pool[s.seat] == 0
    return False
