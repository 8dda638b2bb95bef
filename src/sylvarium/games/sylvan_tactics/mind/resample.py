"""A random table that fits everything a seat has seen (section 6, hidden information)."""

from sylvarium.games.sylvan_tactics.rules import board, cards, scoring
from sylvarium.games.sylvan_tactics.rules.components import MERC_CARDS
from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    DEDUCED,
    IN_DECK,
    IN_HAND,
    KNOWN_AT_BOTTOM,
    LOOKED_AT,
    OPENING,
    PUT_BACK,
    SEEN,
    STEP,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, top
from sylvarium.kernel.chance import shuffle

# What stands in the place of a hidden card while it is dealt again.
ANY = -1
MARKED = -2  # in a hand: an opening card; below the deck: a card the opponent knows


@rule
def resample(s, seat):
    """Deals again what `seat` cannot know: the other hand, the deck, what the other one looks at.

    Cards it saw being taken, or can work out, stay; and an opening card of the opponent is none of those
    the seat itself had put back in a mulligan (they were under the deck at that time).
    """
    side = scoring.side_of(s, seat)
    in_hand = hide_hand(s, board.opponent(side))
    total = hide_deck(s, side, in_hand)
    needs_mercenary = must_hold_mercenary(s, board.opponent(side))
    while True:
        shuffle(s, s.scratch, 0, total)
        keep_opening_possible(s, board.opponent(side), PUT_BACK << side)
        if not needs_mercenary or any_mercenary(s, in_hand):
            break
    deal_anew(s, board.opponent(side))


@rule
def hide_hand(s, other):
    """Takes the unknown cards of the other hand; gives their number."""
    n = 0
    for k in range(s.hand_size[other]):
        card = s.hand[other, k]
        if s.marks[card] & (SEEN | DEDUCED) == 0:
            s.hand[other, k] = MARKED if s.marks[card] & OPENING else ANY
            s.marks[card] &= cards.EVER_PUT_BACK
            s.scratch[n] = card
            n += 1
    return n


@rule
def hide_deck(s, side, n):
    """Takes the deck, what lies below it, and what the other one looks at, as far as the side does not know it."""
    mine, theirs = KNOWN_AT_BOTTOM << side, KNOWN_AT_BOTTOM << board.opponent(side)
    for k in range(s.deck_size):
        s.scratch[n] = s.deck[k]
        n += 1
    for k in range(s.bottom_size):
        card = s.bottom[k]
        if s.marks[card] & mine == 0:
            s.bottom[k] = MARKED if s.marks[card] & theirs else ANY
            s.marks[card] &= cards.EVER_PUT_BACK
            s.scratch[n] = card
            n += 1
    if top(s) == STEP.scout_pick and first(s) != side:
        for k in range(s.looked_size):
            card = s.looked[k]
            if s.marks[card] & mine == 0:
                s.looked[k] = MARKED if s.marks[card] & theirs else ANY
                s.marks[card] &= cards.EVER_PUT_BACK
                s.scratch[n] = card
                n += 1
    return n


@rule
def must_hold_mercenary(s, other):
    """R121: whoever has chosen a Pawn to promote has a Mercenary card in hand, if none is in the discard pile."""
    asked = s.side == other and top(s) == STEP.promote_card
    return asked and not cards.merc_in_pile(s) and not knows_mercenary(s, other)


@rule
def knows_mercenary(s, other):
    """Whether one of the cards left in the other hand, which are known, is a Mercenary."""
    for k in range(s.hand_size[other]):
        if 0 <= s.hand[other, k] < MERC_CARDS:
            return True
    return False


@rule
def any_mercenary(s, n):
    """Whether one of the first n cards to be dealt is a Mercenary."""
    for k in range(n):
        if s.scratch[k] < MERC_CARDS:
            return True
    return False


@rule
def keep_opening_possible(s, other, put_back):
    """Brings, for every opening card of the other hand, one forward that was not put back by the seat."""
    n = 0
    for k in range(s.hand_size[other]):
        if s.hand[other, k] < 0:
            if s.hand[other, k] == MARKED:
                bring_forward(s, n, put_back)
            n += 1


@rule
def bring_forward(s, n, put_back):
    """Swaps the next card to be dealt with the first one after it that was not put back by the seat."""
    k = n
    while s.marks[s.scratch[k]] & put_back:
        k += 1
    card = s.scratch[k]
    s.scratch[k] = s.scratch[n]
    s.scratch[n] = card


@rule
def deal_anew(s, other):
    """Hand, bottom, cards looked at, and the rest is the bag."""
    n, theirs = 0, KNOWN_AT_BOTTOM << other
    for k in range(s.hand_size[other]):
        if s.hand[other, k] < 0:
            card = next_card(s, n, IN_HAND)
            s.marks[card] |= OPENING if s.hand[other, k] == MARKED else 0
            s.hand[other, k] = card
            n += 1
    for k in range(s.bottom_size):
        if s.bottom[k] < 0:
            card = next_card(s, n, AT_BOTTOM)
            s.marks[card] |= theirs if s.bottom[k] == MARKED else 0
            s.bottom[k] = card
            n += 1
    for k in range(s.looked_size):
        if s.looked[k] < 0:
            card = next_card(s, n, LOOKED_AT)
            s.marks[card] |= theirs if s.looked[k] == MARKED else 0
            s.looked[k] = card
            n += 1
    for k in range(s.deck_size):
        s.deck[k] = next_card(s, n, IN_DECK)
        n += 1


@rule
def next_card(s, n, where):
    """The n-th card that is dealt again goes to this zone."""
    card = s.scratch[n]
    s.scratch[n] = 0
    s.where[card] = where
    return card
