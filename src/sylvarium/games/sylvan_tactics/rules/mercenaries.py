"""What a Mercenary unit consists of: its own card, a Partner, Equipment (R7, R59 to R62, R94, R106, R107)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, cards
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    FIRST_MERC,
    MERCENARY,
    MERCS,
    NONE,
    SIDE,
    SLOTS,
    TYPE,
)
from sylvarium.games.sylvan_tactics.rules.state import IN_PILE, IN_PLAY, SEEN
from sylvarium.kernel import rule


@rule
def merc_with(side, piece):
    """R5: the number of a player's Mercenary with this piece."""
    return side * SLOTS + FIRST_MERC + piece


@rule
def piece_is_free(s, side, piece):
    """R5: whether no Mercenary of the player uses this piece."""
    return s.at[merc_with(side, piece)] < 0


@rule
def mercs_on_board(s, side):
    """How many Mercenaries a player has."""
    merc = merc_with(side, 0)
    return (s.at[merc] >= 0) + (s.at[merc + 1] >= 0) + (s.at[merc + 2] >= 0)


@rule
def mercs_with_partner(s, side):
    """R59: how many of them have a Partner."""
    merc = merc_with(side, 0)
    return s.paired[merc] + s.paired[merc + 1] + s.paired[merc + 2]


@rule
def crew_traits(s, side):
    """The traits of a player's Mercenaries, together."""
    merc = merc_with(side, 0)
    return s.traits[merc] | s.traits[merc + 1] | s.traits[merc + 2]


@rule
def any_piece_free(s, side):
    """R53: whether a player could have another Mercenary."""
    return mercs_on_board(s, side) < MERCS


@rule
def nth_oldest(s, side, n):
    """R8: a player's n-th oldest Mercenary on the board (0 is the oldest); NONE if he has fewer."""
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        if s.at[unit] >= 0:
            older = 0
            for other in range(merc, merc + MERCS):
                if s.at[other] >= 0 and s.entry[other] < s.entry[unit]:
                    older += 1
            if older == n:
                return unit
    return NONE


@rule
def kit_card(s, unit, k):
    """The k-th card of a Mercenary: its own, its Partner, then Equipment."""
    return s.kit[unit, k]


@rule
def attach(s, unit, card):
    """R7: a card becomes part of a Mercenary. A Partner stands before all Equipment (R101)."""
    size = s.kit_size[unit]
    spot = size
    if TYPE[DESIGN[card]] == MERCENARY and size > 0:
        s.paired[unit] = 1
        for k in range(size, 1, -1):
            s.kit[unit, k] = s.kit[unit, k - 1]
        spot = 1
    s.kit[unit, spot] = card
    s.kit_size[unit] = size + 1
    s.traits[unit] |= abilities.TRAITS[DESIGN[card]]
    s.where[card] = IN_PLAY
    s.marks[card] = 0
    s.holder[card] = unit


@rule
def detach(s, unit, card):
    """An Equipment comes off; the caller says where it goes."""
    found, traits = False, 0
    last = s.kit_size[unit] - 1
    for k in range(last):
        found = found or s.kit[unit, k] == card
        if found:
            s.kit[unit, k] = s.kit[unit, k + 1]
        traits |= abilities.TRAITS[DESIGN[s.kit[unit, k]]]
    s.kit[unit, last] = 0
    s.kit_size[unit] = last
    s.traits[unit] = traits
    s.holder[card] = NONE


@rule
def disband(s, unit, own_card_to, equipment_to):
    """A Mercenary leaves play. Its Partner returns to the hand (R62), the rest goes where it is said."""
    side = SIDE[unit]
    board.lift(s, unit)
    for k in range(s.kit_size[unit]):
        card = kit_card(s, unit, k)
        goes_to = own_card_to if k == 0 else equipment_to
        s.kit[unit, k] = 0
        s.holder[card] = NONE
        if goes_to == IN_PILE and not (k == 1 and s.paired[unit]):
            cards.discard(s, card)
        else:
            cards.add_to_hand(s, side, card, SEEN)
    s.kit_size[unit] = 0
    s.paired[unit] = 0
    s.traits[unit] = 0


@rule
def lose_armor(s, unit):
    """`armor`: the first such Equipment is discarded instead of a Wound or a death."""
    for k in range(s.kit_size[unit]):
        card = kit_card(s, unit, k)
        if abilities.TRAITS[DESIGN[card]] & abilities.ARMOR:
            detach(s, unit, card)
            cards.discard(s, card)
            return
