"""Cards that operations let a player choose: `scout`, `retrieve`, `destroy` (5.3)."""

from sylvarium.games.sylvan_tactics.rules.board import opponent
from sylvarium.games.sylvan_tactics.rules.cards import add_to_hand, copy_in_pile, mercs_in_pile, take_from_pile
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, FIRST_FIELD, FIRST_MERC, MERC_DESIGNS, SLOTS
from sylvarium.games.sylvan_tactics.rules.mercenaries import kit_card
from sylvarium.games.sylvan_tactics.rules.sigils import MERCS
from sylvarium.games.sylvan_tactics.rules.state import DESTROY_CARD, RETRIEVE_CARD, SCOUT_CARD, SEEN
from sylvarium.kernel import rule


@rule
def offer_looked(s, out):
    """`scout_pick`: the different cards looked at (R127)."""
    n = 0
    for k in range(s.looked_size):
        action = SCOUT_CARD + DESIGN[s.looked[k]]
        known = False
        for earlier in range(n):
            known = known or out[earlier] == action
        if not known:
            out[n] = action
            n += 1
    return n


@rule
def offer_retrieval(s, out):
    """`choose_card`: different Mercenary cards in the discard pile (R127)."""
    n = 0
    in_pile = mercs_in_pile(s)
    for design in range(MERC_DESIGNS):
        if in_pile >> design & 1:
            out[n] = RETRIEVE_CARD + design
            n += 1
    return n


@rule
def retrieve(s, design):
    """`retrieve`: openly from the discard pile to the hand."""
    card = copy_in_pile(s, design)
    take_from_pile(s, card)
    add_to_hand(s, s.performer, card, SEEN)


@rule
def offer_to_destroy(s, out):
    """`destroy`: the enemy's Battlefields, and the Equipment of his Mercenaries."""
    n, side = 0, opponent(s.performer)
    for k in range(s.field_count[side]):
        out[n] = DESTROY_CARD + s.battlefields[side, k] - FIRST_FIELD
        n += 1
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        for k in range(1 + s.paired[unit], s.kit_size[unit]):
            out[n] = DESTROY_CARD + kit_card(s, unit, k) - FIRST_FIELD
            n += 1
    return n
