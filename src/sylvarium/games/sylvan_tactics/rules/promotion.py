"""The End Phase: promotion and the hand limit (R22, R23, R119 to R121)."""

from sylvarium.games.sylvan_tactics.rules import board, cards, mercenaries
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    FIRST_PAWN,
    HAND_LIMIT,
    MERC_CARDS,
    MERC_DESIGNS,
    PAWNS,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, FROM_HAND, FROM_PILE, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def at_goal(s, pawn, side):
    """R119: whether a Pawn stands on the opponent's back row."""
    return s.at[pawn] >= 0 and s.at[pawn] >> 3 == board.GOAL_ROW[side]


@rule
def pawn_at_goal(s, side):
    """R119: whether any Pawn of the player does."""
    if s.army[side] & board.GOAL_SET[side] == 0:
        return False
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if at_goal(s, unit, side):
            return True
    return False


@rule
def could_promote(s):
    """R121: by public information a promotion may be possible. Whether it is depends on the hand, and is not told."""
    side = s.side
    if not pawn_at_goal(s, side) or not mercenaries.any_piece_free(s, side):
        return False
    return cards.merc_in_pile(s) or (s.hand_size[side] > 0 and cards.hidden_merc(s))


@rule
def offer_promotions(s, out, n):
    """`promote`: the Pawns at the goal, if there is a Mercenary card to promote them with, or none."""
    side = s.side
    if cards.merc_in_hand(s, side) or cards.merc_in_pile(s):
        pawn = side * SLOTS + FIRST_PAWN
        for unit in range(pawn, pawn + PAWNS):
            if at_goal(s, unit, side):
                out[n] = ACTIONS.unit + s.at[unit]
                n += 1
    out[n] = ACTIONS.no_promotion
    return n + 1


@rule
def offer_promotion_cards(s, out, n):
    """`promote_card`: different Mercenary cards in hand and in the discard pile (R120, R127)."""
    side = s.side
    for k in range(s.hand_size[side]):
        card = cards.held(s, side, k)
        if card < MERC_CARDS and not cards.repeats(s, side, k):
            out[n] = ACTIONS.promote + FROM_HAND * MERC_DESIGNS + DESIGN[card]
            n += 1
    in_pile = cards.mercs_in_pile(s)
    for design in range(MERC_DESIGNS):
        if in_pile >> design & 1:
            out[n] = ACTIONS.promote + FROM_PILE * MERC_DESIGNS + design
            n += 1
    return n


@rule
def choose_pawn(s, space):
    """R119: the card is chosen next; afterwards another Pawn may follow."""
    push(s, STEP.promote_card, board.unit_on(s, space), 0)


@rule
def choose_card(s, pawn, source, design):
    """R120: the piece is chosen next."""
    push(s, STEP.promote_piece, pawn, take_promotion_card(s, source, design))


@rule
def take_promotion_card(s, source, design):
    """R120: the card leaves the hand or the discard pile; gives the card."""
    if source == FROM_HAND:
        card = cards.copy_in_hand(s, s.side, design)
        cards.take_from_hand(s, s.side, card)
    else:
        card = cards.copy_in_pile(s, design)
        cards.take_from_pile(s, card)
    return card


@rule
def promote(s, pawn, card, piece):
    """R120: the Mercenary takes the Pawn's space. Nothing is paid and nothing is set off."""
    space = board.space_of(s, pawn)
    board.lift(s, pawn)
    unit = mercenaries.merc_with(s.side, piece)
    board.enter(s, unit, space, 0)
    mercenaries.attach(s, unit, card)


@rule
def hand_too_large(s):
    """R23: more than 6 cards."""
    return s.hand_size[s.side] > HAND_LIMIT


@rule
def offer_discards(s, out, n):
    """`discard`: different cards in hand (R23)."""
    return cards.offer_different(s, out, n, s.side, ACTIONS.discard)


@rule
def discard(s, design):
    """R23: one card goes; the step stays until the hand is small enough."""
    card = cards.copy_in_hand(s, s.side, design)
    cards.take_from_hand(s, s.side, card)
    cards.discard(s, card)
