"""Windows and Ripostes (R108 to R115)."""

from sylvarium.games.sylvan_tactics.rules.board import beside_unit_of, opponent, space_of
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_hand, held, repeats, take_from_hand
from sylvarium.games.sylvan_tactics.rules.components import (
    AS_DEFENDER,
    AS_KILLED,
    AS_KILLER,
    CONTACT,
    COPIES,
    COST,
    DESIGN,
    DESIGNS,
    FIRST_COPY,
    KIND,
    MERC_DESIGNS,
    NO_ROLE,
    NONE,
    ROLE,
    ROLE_KINDS,
    UNIT_KILLED,
    WINDOW,
    WINDOWS,
)
from sylvarium.games.sylvan_tactics.rules.operations import plan_operations, possible
from sylvarium.games.sylvan_tactics.rules.sigils import available, pay
from sylvarium.games.sylvan_tactics.rules.state import FINISH_STEP, IN_PLAY, PASS, PLAY_RIPOSTE
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.tables import table

# The designs that can be played in a window, window by window; those of one lie between two of its starts.
_answers = [[design for design in range(DESIGNS) if WINDOW[design] == window] for window in range(1, len(WINDOWS))]
ANSWERS = table([design for group in _answers for design in group])
ANSWERS_FROM = table([0, *(sum(map(len, _answers[:k])) for k in range(len(WINDOWS)))])


@rule
def condition_met(s, design):
    """5.3, conditions: whether the unit a Riposte speaks of is there and of the right kind."""
    role = ROLE[design]
    if role == NO_ROLE:
        return True
    if role == AS_KILLED:
        return s.killed_kinds & ROLE_KINDS[design] != 0
    if role == AS_DEFENDER:
        unit = s.defender
    elif role == AS_KILLER:
        unit = s.killer
    else:
        unit = s.subject
    if unit < 0 or s.at[unit] < 0 or ROLE_KINDS[design] >> KIND[unit] & 1 == 0:
        return False
    return not CONTACT[design] or beside_unit_of(s, space_of(s, unit), opponent(s.side))


@large_rule
def could_answer(s, design, funds):
    """R111 (a), (b), in the right window: condition met, affordable, and its first operation legal."""
    return COST[design] <= funds and condition_met(s, design) and possible(s, design, 0, opponent(s.side), NONE)


@rule
def has_hidden_copy(s, design):
    """R111 (c): a copy is not in a public zone."""
    for card in range(FIRST_COPY[design], FIRST_COPY[design] + COPIES[design]):
        if s.where[card] < IN_PLAY:
            return True
    return False


@rule
def window_opens(s, window):
    """R109, R111: whether, by public information alone, the Responder could hold an answer."""
    responder = opponent(s.side)
    if s.hand_size[responder] == 0 or (window == UNIT_KILLED and s.killed == 0):
        return False
    funds = available(s, responder)
    if funds == 0:
        return False
    for k in range(ANSWERS_FROM[window], ANSWERS_FROM[window + 1]):
        if could_answer(s, ANSWERS[k], funds) and has_hidden_copy(s, ANSWERS[k]):
            return True
    return False


@rule
def offer_ripostes(s, window, out):
    """R111: the Ripostes the Responder holds and could play here, and to pass."""
    n, responder = 0, opponent(s.side)
    funds = available(s, responder)
    for k in range(s.hand_size[responder]):
        design = DESIGN[held(s, responder, k)]
        if WINDOW[design] == window and not repeats(s, responder, k) and could_answer(s, design, funds):
            out[n] = PLAY_RIPOSTE + design - MERC_DESIGNS
            n += 1
    out[n] = PASS
    return n + 1


@rule
def play_riposte(s, design):
    """R113: pay, carry out the operations, then the card is discarded unless it was attached."""
    responder = opponent(s.side)
    card = copy_in_hand(s, responder, design)
    take_from_hand(s, responder, card)
    pay(s, responder, COST[design])
    push(s, FINISH_STEP, card, 0)
    plan_operations(s, card)
