"""The deck, the discard pile and the hands (R6, R12 to R15, R116 to R118).

The deck is a bag; below it lie, in order, the cards that were put on the bottom. `marks` remembers what a
player may know of hidden cards (`mind/resample.py`).
"""

from sylvarium.games.sylvan_tactics.rules import board
from sylvarium.games.sylvan_tactics.rules.components import COPIES, DESIGN, MERC_CARDS, NONE, TWIN
from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    DEDUCED,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    KNOWN_AT_BOTTOM,
    LOOKED_AT,
    OPENING,
    PUT_BACK,
    RESOLVING,
    SEEN,
)
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below, reveal

EVER_PUT_BACK = PUT_BACK | PUT_BACK << 1


@rule
def add_to_hand(s, side, card, mark):
    """A card goes to a hand; `mark` says what the opponent knows of it."""
    s.where[card] = IN_HAND
    s.marks[card] = s.marks[card] & EVER_PUT_BACK | mark
    s.hand[side, s.hand_size[side]] = card
    s.hand_size[side] += 1


@rule
def take_from_hand(s, side, card):
    """A card leaves a hand, whose order stays, and is being resolved (R6)."""
    last = s.hand_size[side] - 1
    found = False
    for k in range(last):
        found = found or s.hand[side, k] == card
        if found:
            s.hand[side, k] = s.hand[side, k + 1]
    s.hand[side, last] = 0
    s.hand_size[side] = last
    s.where[card] = RESOLVING
    s.marks[card] = 0


@rule
def held(s, side, k):
    """The k-th card of a hand."""
    return s.hand[side, k]


@rule
def repeats(s, side, k):
    """R127: whether the k-th card of a hand is a further copy of an earlier one."""
    design = DESIGN[s.hand[side, k]]
    if COPIES[design] > 1:
        for earlier in range(k):
            if DESIGN[s.hand[side, earlier]] == design:
                return True
    return False


@rule
def offer_different(s, out, n, side, action):
    """R127: an action for every different card of a hand, `action` being the one for the first design."""
    seen = 0
    for k in range(s.hand_size[side]):
        design = DESIGN[s.hand[side, k]]
        out[n] = action + design  # stays only if it is counted
        n += seen & TWIN[design] == 0
        seen |= TWIN[design]
    return n


@rule
def copy_in_hand(s, side, design):
    """R118: the copy of a design that leaves a hand, by choice or by chance: the one the opponent knows best.

    So it never tells which of two equal cards came from where.
    """
    found, known = NONE, -1
    for k in range(s.hand_size[side]):
        card = held(s, side, k)
        mark = 2 if s.marks[card] & SEEN else 1 if s.marks[card] & DEDUCED else 0
        if DESIGN[card] == design and mark > known:
            found, known = card, mark
    return found


@rule
def discard(s, card):
    """A card goes to the discard pile, face up."""
    s.where[card] = IN_PILE
    s.marks[card] = 0
    s.pile[s.pile_size] = card
    s.pile_size += 1


@rule
def take_from_pile(s, card):
    """A card leaves the discard pile and is being resolved."""
    last = s.pile_size - 1
    found = False
    for k in range(last):
        found = found or s.pile[k] == card
        if found:
            s.pile[k] = s.pile[k + 1]
    s.pile[last] = 0
    s.pile_size = last
    s.where[card] = RESOLVING


@rule
def copy_in_pile(s, design):
    """The first copy of a design in the discard pile; NONE if there is none."""
    for k in range(s.pile_size):
        if DESIGN[s.pile[k]] == design:
            return s.pile[k]
    return NONE


@rule
def mercs_in_pile(s):
    """The Mercenary designs in the discard pile, as bits."""
    found = 0
    for k in range(s.pile_size):
        if s.pile[k] < MERC_CARDS:
            found |= 1 << DESIGN[s.pile[k]]
    return found


@rule
def merc_in_pile(s):
    """Whether a Mercenary card lies in the discard pile."""
    for k in range(s.pile_size):
        if s.pile[k] < MERC_CARDS:
            return True
    return False


@rule
def hidden_merc(s):
    """Whether some Mercenary card is in no public zone."""
    for card in range(MERC_CARDS):
        if s.where[card] < IN_PLAY:
            return True
    return False


@rule
def merc_in_hand(s, side):
    """Whether a player holds a Mercenary card."""
    for k in range(s.hand_size[side]):
        if s.hand[side, k] < MERC_CARDS:
            return True
    return False


@rule
def cards_left(s):
    """Cards in the draw deck, the bottom included."""
    return s.deck_size + s.bottom_size


@rule
def reshuffle(s):
    """R117: the discard pile becomes the deck.

    In this moment the deck is empty, so whoever has counted the cards knows the other hand.
    """
    for k in range(s.pile_size):
        card = s.pile[k]
        s.pile[k] = 0
        s.deck[k] = card
        s.where[card] = IN_DECK
    s.deck_size = s.pile_size
    s.pile_size = 0
    for k in range(s.fallen_size):
        s.fallen[k] = 0
    s.fallen_size = 0
    for side in range(2):
        for k in range(s.hand_size[side]):
            card = s.hand[side, k]
            s.marks[card] = s.marks[card] & SEEN | DEDUCED


@rule
def into_deck(s, card):
    """A card goes into the bag."""
    s.where[card] = IN_DECK
    s.deck[s.deck_size] = card
    s.deck_size += 1


@rule
def to_bottom(s, card, side):
    """A card goes to the bottom of the deck, and the side that put it there knows it."""
    s.where[card] = AT_BOTTOM
    s.marks[card] = s.marks[card] & EVER_PUT_BACK | KNOWN_AT_BOTTOM << side
    s.bottom[s.bottom_size] = card
    s.bottom_size += 1


@rule
def take_top(s):
    """R116: the top card of a deck that is not empty: any of the bag, or else the first of the bottom."""
    if s.deck_size > 0:
        k = below(s, s.deck_size)
        last = s.deck_size - 1
        card = s.deck[k]
        s.deck[k] = s.deck[last]
        s.deck[last] = 0
        s.deck_size = last
        return card
    reveal(s)
    card = s.bottom[0]
    last = s.bottom_size - 1
    for k in range(last):
        s.bottom[k] = s.bottom[k + 1]
    s.bottom[last] = 0
    s.bottom_size = last
    return card


@rule
def draw(s, side):
    """R116, R117: one card from the deck to the hand, if there is any."""
    if cards_left(s) == 0:
        reshuffle(s)
    if cards_left(s) > 0:
        card = take_top(s)
        mark = DEDUCED if s.marks[card] & KNOWN_AT_BOTTOM << board.opponent(side) else 0
        add_to_hand(s, side, card, mark)


@rule
def look(s, n):
    """`scout`: the top n cards of the deck, fewer if it has fewer, are looked at."""
    if cards_left(s) == 0:
        reshuffle(s)
    for _ in range(min(n, cards_left(s))):
        card = take_top(s)
        s.where[card] = LOOKED_AT
        s.looked[s.looked_size] = card
        s.looked_size += 1


@rule
def pick_looked(s, side, design):
    """`scout`: one of the cards looked at goes to the hand, the others to the bottom in their order.

    If the opponent knew these cards he no longer knows which of them went where.
    """
    taken = False
    for k in range(s.looked_size):
        card = s.looked[k]
        s.looked[k] = 0
        if not taken and DESIGN[card] == design:
            taken = True
            add_to_hand(s, side, card, 0)
        else:
            to_bottom(s, card, side)
    s.looked_size = 0


@rule
def discard_at_random(s, side):
    """`discard_random`: chance takes a card out of a hand; which of two equal ones nobody can tell (R118)."""
    if s.hand_size[side] > 0:
        card = copy_in_hand(s, side, DESIGN[held(s, side, below(s, s.hand_size[side]))])
        take_from_hand(s, side, card)
        discard(s, card)


@rule
def put_back(s, side, card):
    """R13: a card of the hand goes to the bottom of the deck in a mulligan."""
    take_from_hand(s, side, card)
    to_bottom(s, card, side)
    s.marks[card] |= PUT_BACK << side


@rule
def shuffle_for_start(s):
    """R15: the deck is shuffled, with what the mulligans put below it."""
    for k in range(s.bottom_size):
        card = s.bottom[k]
        s.bottom[k] = 0
        s.marks[card] &= EVER_PUT_BACK
        into_deck(s, card)
    s.bottom_size = 0
    for side in range(2):
        for k in range(s.hand_size[side]):
            s.marks[s.hand[side, k]] |= OPENING
