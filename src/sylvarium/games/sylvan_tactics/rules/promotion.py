"""The End Phase: promotion and the hand limit (R22, R23, R119 to R121)."""

from sylvarium.games.sylvan_tactics.rules.board import GOAL_ROW, GOAL_SET, enter, lift, space_of
from sylvarium.games.sylvan_tactics.rules.cards import (
    copy_in_hand,
    copy_in_pile,
    held,
    merc_in_hand,
    merc_in_pile,
    mercs_in_pile,
    offer_different,
    repeats,
    take_from_hand,
    take_from_pile,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    FIRST_PAWN,
    MERC_CARDS,
    MERC_DESIGNS,
    PAWNS,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.mercenaries import any_piece_free, attach, merc_with
from sylvarium.games.sylvan_tactics.rules.state import (
    CHOOSE_UNIT,
    DISCARD_CARD,
    FROM_HAND,
    FROM_PILE,
    NO_PROMOTION,
    PROMOTE_WITH,
)
from sylvarium.kernel import rule


@rule
def at_goal(s, pawn, side):
    """R119: whether a Pawn stands on the opponent's back row."""
    return s.at[pawn] >= 0 and s.at[pawn] >> 3 == GOAL_ROW[side]


@rule
def can_promote(s, side):
    """R119, R121: a Pawn at the goal, a free piece, a Mercenary card in hand or discard pile."""
    if s.army[side] & GOAL_SET[side] == 0:
        return False
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if at_goal(s, unit, side):
            return any_piece_free(s, side) and (merc_in_hand(s, side) or merc_in_pile(s))
    return False


@rule
def offer_promotions(s, out):
    """`promote`: the Pawns at the goal, or none."""
    n, side = 0, s.side
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if at_goal(s, unit, side):
            out[n] = CHOOSE_UNIT + s.at[unit]
            n += 1
    out[n] = NO_PROMOTION
    return n + 1


@rule
def offer_promotion_cards(s, out):
    """`promote_card`: different Mercenary cards in hand and in the discard pile (R120, R127)."""
    n, side = 0, s.side
    for k in range(s.hand_size[side]):
        card = held(s, side, k)
        if card < MERC_CARDS and not repeats(s, side, k):
            out[n] = PROMOTE_WITH + FROM_HAND * MERC_DESIGNS + DESIGN[card]
            n += 1
    in_pile = mercs_in_pile(s)
    for design in range(MERC_DESIGNS):
        if in_pile >> design & 1:
            out[n] = PROMOTE_WITH + FROM_PILE * MERC_DESIGNS + design
            n += 1
    return n


@rule
def take_promotion_card(s, source, design):
    """R120: the card leaves the hand or the discard pile; gives the card."""
    if source == FROM_HAND:
        card = copy_in_hand(s, s.side, design)
        take_from_hand(s, s.side, card)
    else:
        card = copy_in_pile(s, design)
        take_from_pile(s, card)
    return card


@rule
def promote(s, pawn, card, piece):
    """R120: the Mercenary takes the Pawn's space. Nothing is paid and nothing is set off."""
    space = space_of(s, pawn)
    lift(s, pawn)
    unit = merc_with(s.side, piece)
    enter(s, unit, space, 0)
    attach(s, unit, card)


@rule
def offer_discards(s, out):
    """`discard`: different cards in hand (R23)."""
    return offer_different(s, s.side, DISCARD_CARD, out)
