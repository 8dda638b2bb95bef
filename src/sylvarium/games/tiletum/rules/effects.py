"""Effects: the closed vocabulary of section 5.1, carried out term by term (R95–R104)."""

from sylvarium.games.tiletum.rules.characters import has_characters
from sylvarium.games.tiletum.rules.components import (
    ACTION,
    ACTIVATE,
    ADD_AP,
    ARCHITECT_AND_PILLAR,
    ARCHITECT_ANYWHERE,
    CHOICE,
    END,
    GAIN,
    GAIN_ANY,
    GAIN_VP,
    HOUSE_ANYWHERE,
    HOUSE_HERE,
    KING_STEP,
    MERCHANT_AND_HOUSE,
    MERCHANT_ANYWHERE,
    MOVE_ARCHITECT,
    MOVE_BOTH,
    MOVE_MERCHANT,
    PILLAR_ANYWHERE,
    PILLAR_HERE,
    RECOLOR_DIE,
    TERM_AMOUNT,
    TERM_OP,
    TERM_PART,
    TERM_WHAT,
)
from sylvarium.games.tiletum.rules.king import step_up
from sylvarium.games.tiletum.rules.state import STEP
from sylvarium.games.tiletum.rules.tiles import gain_points
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push, set_first


@rule
def next_term(s, term):
    """R104: takes the next term from the effect on top of the agenda and carries it out."""
    if TERM_OP[term + 1] == END:
        drop(s)
    else:
        set_first(s, term + 1)
    carry_out(s, TERM_OP[term], TERM_WHAT[term], TERM_AMOUNT[term], TERM_PART[term])


@rule
def carry_out(s, op, what, amount, part):
    """One term: what is simply received is received; what needs a decision is put on the agenda."""
    player = s.seat
    if op == GAIN:
        s.resource[player, what] += amount
    elif op == GAIN_ANY:
        push(s, STEP.pick_resource, amount, 0)
    elif op == GAIN_VP:
        gain_points(s, player, part, amount)
    elif op == ACTION:
        if what == CHOICE:
            push(s, STEP.name_action, amount, 0)
        else:
            push(s, STEP.sub, what, amount)
    elif op == ADD_AP:
        s.main_ap += amount
    elif op == RECOLOR_DIE:
        push(s, STEP.recolor, 0, 0)
    elif op == ACTIVATE:
        if has_characters(s, player):
            push(s, STEP.pick_building, 0, 0)
    elif op == KING_STEP:
        for _ in range(amount):
            step_up(s, player)
    else:
        open_walk(s, op, amount)


@rule
def open_walk(s, op, amount):
    """R91, R100–R102: steps and placements on the map."""
    if op == MOVE_MERCHANT:
        push(s, STEP.walk_merchant, amount, 0)
    elif op == MOVE_ARCHITECT:
        push(s, STEP.walk_architect, amount, 0)
    elif op == MOVE_BOTH:
        push(s, STEP.walk_both, 1, 1)
    elif op == HOUSE_HERE:
        push(s, STEP.walk_merchant, 0, 1)
    elif op == PILLAR_HERE:
        push(s, STEP.walk_architect, 0, 1)
    elif op == MERCHANT_AND_HOUSE:
        push(s, STEP.walk_merchant, 1, 1)
    elif op == ARCHITECT_AND_PILLAR:
        push(s, STEP.walk_architect, 1, 1)
    elif op == HOUSE_ANYWHERE:
        push(s, STEP.house_in_any_town, 0, 0)
    elif op == PILLAR_ANYWHERE:
        push(s, STEP.pillar_in_any_town, 0, 0)
    elif op == MERCHANT_ANYWHERE:
        push(s, STEP.merchant_to_any_space, 0, 0)
    elif op == ARCHITECT_ANYWHERE:
        push(s, STEP.architect_to_any_space, 0, 0)
