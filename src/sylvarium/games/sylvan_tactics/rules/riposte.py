"""Windows and Ripostes (R108 to R115)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, cards, operations, sigils
from sylvarium.games.sylvan_tactics.rules.components import (
    COPIES,
    COST,
    DESIGN,
    DESIGNS,
    FIRST_COPY,
    KIND,
    MERC_DESIGNS,
    NONE,
)
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, IN_PLAY, STEP
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.tables import table

# The designs that can be played in a window, window by window; those of one lie between two of its starts.
_answers = [
    [design for design in range(DESIGNS) if abilities.WINDOW[design] == window]
    for window in range(1, len(abilities.WINDOWS))
]
ANSWERS = table([design for group in _answers for design in group])
ANSWERS_FROM = table([0, *(sum(map(len, _answers[:k])) for k in range(len(abilities.WINDOWS)))])


@rule
def condition_met(s, design):
    """5.3, conditions: whether the unit a Riposte speaks of is there and of the right kind."""
    role = abilities.ROLE[design]
    if role == abilities.NO_ROLE:
        return True
    if role == abilities.AS_KILLED:
        return s.killed_kinds & abilities.ROLE_KINDS[design] != 0
    if role == abilities.AS_DEFENDER:
        unit = s.defender
    elif role == abilities.AS_KILLER:
        unit = s.killer
    else:
        unit = s.subject
    if unit < 0 or s.at[unit] < 0 or abilities.ROLE_KINDS[design] >> KIND[unit] & 1 == 0:
        return False
    return not abilities.CONTACT[design] or board.beside_unit_of(s, board.space_of(s, unit), board.opponent(s.side))


@large_rule
def could_answer(s, design, funds):
    """R111 (a), (b), in the right window: condition met, affordable, and its first operation legal."""
    return (
        COST[design] <= funds
        and condition_met(s, design)
        and operations.possible(s, design, 0, board.opponent(s.side), NONE)
    )


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
    responder = board.opponent(s.side)
    if s.hand_size[responder] == 0 or (window == abilities.UNIT_KILLED and s.killed == 0):
        return False
    funds = sigils.available(s, responder)
    if funds == 0:
        return False
    for k in range(ANSWERS_FROM[window], ANSWERS_FROM[window + 1]):
        if could_answer(s, ANSWERS[k], funds) and has_hidden_copy(s, ANSWERS[k]):
            return True
    return False


@rule
def offer_ripostes(s, out, n, window):
    """R111: the Ripostes the Responder holds and could play here, and to pass."""
    responder = board.opponent(s.side)
    funds = sigils.available(s, responder)
    for k in range(s.hand_size[responder]):
        design = DESIGN[cards.held(s, responder, k)]
        if abilities.WINDOW[design] == window and not cards.repeats(s, responder, k) and could_answer(s, design, funds):
            out[n] = ACTIONS.riposte + design - MERC_DESIGNS
            n += 1
    out[n] = ACTIONS.let_pass
    return n + 1


@rule
def play_riposte(s, k):
    """R113: pay, carry out the operations, then the card is discarded unless it was attached.

    `k`: which design behind those of Mercenaries.
    """
    design = MERC_DESIGNS + k
    responder = board.opponent(s.side)
    card = cards.copy_in_hand(s, responder, design)
    cards.take_from_hand(s, responder, card)
    sigils.pay(s, responder, COST[design])
    push(s, STEP.finish, card, 0)
    operations.plan_operations(s, card)
