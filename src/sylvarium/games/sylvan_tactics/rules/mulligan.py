"""The mulligans before the first turn (R13 to R15)."""

from sylvarium.games.sylvan_tactics.rules import board, cards
from sylvarium.games.sylvan_tactics.rules.components import MULLIGANS, OPENING_HAND, WHITE
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def consider_mulligan(s, side):
    """R13, R14: up to five mulligans each."""
    if s.mulligans[side] < MULLIGANS:
        push(s, STEP.mulligan, side, 0)
    else:
        keep(s, side)


@rule
def offer_mulligan(s, out, n):
    """`mulligan`: keep the hand, or change it."""
    out[n], out[n + 1] = ACTIONS.keep, ACTIONS.mulligan
    return n + 2


@rule
def keep(s, side):
    """R14, R15: Black decides next, or the deck is shuffled (and White's first turn begins)."""
    if side == WHITE:
        push(s, STEP.mulligan, board.opponent(side), 0)
    else:
        cards.shuffle_for_start(s)


@rule
def begin_mulligan(s, side):
    """R13: cards are put back one after the other."""
    push(s, STEP.mulligan_card, side, 0)


@rule
def offer_put_back(s, out, n, side, count):
    """`mulligan_card`: different cards in hand; done once one was put back."""
    n = cards.offer_different(s, out, n, side, ACTIONS.put_back)
    if count > 0:
        out[n] = ACTIONS.done
        n += 1
    return n


@rule
def put_back(s, side, count, design):
    """R13: a card goes to the bottom of the deck; without any left the hand is filled up at once."""
    cards.put_back(s, side, cards.copy_in_hand(s, side, design))
    if s.hand_size[side] > 0:
        push(s, STEP.mulligan_card, side, count + 1)
    else:
        redraw(s, side)


@rule
def redraw(s, side):
    """R13: draws up to 5 in the first mulligan, 4 in the second …; then he may mulligan again."""
    while s.hand_size[side] < OPENING_HAND - s.mulligans[side]:
        cards.draw(s, side)
    s.mulligans[side] += 1
    consider_mulligan(s, side)
