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
from sylvarium.games.tiletum.rules.frames import set_first
from sylvarium.games.tiletum.rules.king import step_up
from sylvarium.games.tiletum.rules.state import (
    ARCHITECT_TO_ANY_SPACE,
    HOUSE_IN_ANY_TOWN,
    MERCHANT_TO_ANY_SPACE,
    NAME_ACTION,
    PICK_BUILDING,
    PICK_RESOURCE,
    PILLAR_IN_ANY_TOWN,
    RECOLOR,
    SUB,
    WALK_ARCHITECT,
    WALK_BOTH,
    WALK_MERCHANT,
)
from sylvarium.games.tiletum.rules.tiles import gain_points
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push


@rule
def next_term(s):
    """R104: takes the next term from the effect on top of the agenda and carries it out."""
    term = first(s)
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
        push(s, PICK_RESOURCE, amount, 0)
    elif op == GAIN_VP:
        gain_points(s, player, part, amount)
    elif op == ACTION:
        if what == CHOICE:
            push(s, NAME_ACTION, amount, 0)
        else:
            push(s, SUB, what, amount)
    elif op == ADD_AP:
        s.main_ap += amount
    elif op == RECOLOR_DIE:
        push(s, RECOLOR, 0, 0)
    elif op == ACTIVATE:
        if has_characters(s, player):
            push(s, PICK_BUILDING, 0, 0)
    elif op == KING_STEP:
        for _ in range(amount):
            step_up(s, player)
    else:
        open_walk(s, op, amount)


@rule
def open_walk(s, op, amount):
    """R91, R100–R102: steps and placements on the map."""
    if op == MOVE_MERCHANT:
        push(s, WALK_MERCHANT, amount, 0)
    elif op == MOVE_ARCHITECT:
        push(s, WALK_ARCHITECT, amount, 0)
    elif op == MOVE_BOTH:
        push(s, WALK_BOTH, 1, 1)
    elif op == HOUSE_HERE:
        push(s, WALK_MERCHANT, 0, 1)
    elif op == PILLAR_HERE:
        push(s, WALK_ARCHITECT, 0, 1)
    elif op == MERCHANT_AND_HOUSE:
        push(s, WALK_MERCHANT, 1, 1)
    elif op == ARCHITECT_AND_PILLAR:
        push(s, WALK_ARCHITECT, 1, 1)
    elif op == HOUSE_ANYWHERE:
        push(s, HOUSE_IN_ANY_TOWN, 0, 0)
    elif op == PILLAR_ANYWHERE:
        push(s, PILLAR_IN_ANY_TOWN, 0, 0)
    elif op == MERCHANT_ANYWHERE:
        push(s, MERCHANT_TO_ANY_SPACE, 0, 0)
    elif op == ARCHITECT_ANYWHERE:
        push(s, ARCHITECT_TO_ANY_SPACE, 0, 0)
