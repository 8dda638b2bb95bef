"""Positions that differ only in which of two equal cards is which (`tests/contract/test_hidden.py`)."""

from sylvarium.games.sylvan_tactics.rules.components import DESIGN
from sylvarium.games.sylvan_tactics.rules.state import DEDUCED, SEEN


def twins(s, reader):
    """Pairs of positions `reader` cannot tell apart (sylvan_tactics R118, I19).

    The other hand holds a card that was taken openly and an unseen copy of the same design; chance or a choice
    that takes "the first of them" takes one or the other. No other openly taken card lies between them: in which
    order those came to the hand everybody has seen.
    """
    other = 1 - (reader ^ s.white)
    hand = s.hand[other].tolist()[: s.hand_size[other]]
    for k, known in enumerate(hand):
        if not s.marks[known] & SEEN:
            continue
        for j, card in enumerate(hand):
            between = hand[min(j, k) + 1 : max(j, k)]
            if s.marks[card] & (SEEN | DEDUCED) or any(s.marks[each] & SEEN for each in between):
                continue
            one = s.copy()
            if DESIGN[card] != DESIGN[known] and not _exchange_with_deck(one, other, j, DESIGN[known]):
                continue
            two = one.copy()
            two.hand[other, j], two.hand[other, k] = one.hand[other, k], one.hand[other, j]
            yield one, two
            break


def _exchange_with_deck(s, side, j, design):
    """Puts a copy of `design` from the deck into a hand in place of an unseen card, if there is one."""
    for k in range(s.deck_size):
        if DESIGN[s.deck[k]] == design:
            mine, theirs = s.hand[side, j], s.deck[k]
            s.hand[side, j], s.deck[k] = theirs, mine
            s.where[mine], s.where[theirs] = s.where[theirs], s.where[mine]
            s.marks[mine], s.marks[theirs] = s.marks[theirs], s.marks[mine]
            return True
    return False
