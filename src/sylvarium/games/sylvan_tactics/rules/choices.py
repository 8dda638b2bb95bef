"""Cards that operations let a player choose: `scout`, `retrieve`, `destroy` (5.3)."""

from sylvarium.games.sylvan_tactics.rules import board, cards, mercenaries
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, FIRST_FIELD, FIRST_MERC, MERC_DESIGNS, MERCS, SLOTS
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, SEEN, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def scout(s, side, n):
    """`scout`, `draw_choice`: the top n cards are looked at, and one of them is taken. A single one is drawn."""
    cards.look(s, n)
    if s.looked_size == 1:
        cards.pick_looked(s, side, DESIGN[s.looked[0]])
    else:
        push(s, STEP.scout_pick, side, 0)


@rule
def offer_looked(s, out, n):
    """`scout_pick`: the different cards looked at (R127)."""
    start = n
    for k in range(s.looked_size):
        action = ACTIONS.scout + DESIGN[s.looked[k]]
        known = False
        for earlier in range(start, n):
            known = known or out[earlier] == action
        if not known:
            out[n] = action
            n += 1
    return n


@rule
def offer_retrieval(s, out, n):
    """`choose_card`: different Mercenary cards in the discard pile (R127)."""
    in_pile = cards.mercs_in_pile(s)
    for design in range(MERC_DESIGNS):
        if in_pile >> design & 1:
            out[n] = ACTIONS.retrieve + design
            n += 1
    return n


@rule
def retrieve(s, design):
    """`retrieve`: openly from the discard pile to the hand."""
    card = cards.copy_in_pile(s, design)
    cards.take_from_pile(s, card)
    cards.add_to_hand(s, s.performer, card, SEEN)


@rule
def offer_to_destroy(s, out, n):
    """`destroy`: the enemy's Battlefields, and the Equipment of his Mercenaries."""
    side = board.opponent(s.performer)
    for k in range(s.field_count[side]):
        out[n] = ACTIONS.destroy + s.battlefields[side, k] - FIRST_FIELD
        n += 1
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        for k in range(1 + s.paired[unit], s.kit_size[unit]):
            out[n] = ACTIONS.destroy + mercenaries.kit_card(s, unit, k) - FIRST_FIELD
            n += 1
    return n


@rule
def destroy(s, k):
    """`destroy`: a Battlefield or an Equipment goes to the discard pile; `k` says which of these cards."""
    card = FIRST_FIELD + k
    unit = s.holder[card]
    if unit >= 0:
        mercenaries.detach(s, unit, card)
    else:
        remove_field(s, card)
    cards.discard(s, card)


@rule
def remove_field(s, card):
    """A Battlefield leaves play."""
    s.field_invoked[card] = 0
    for side in range(2):
        found = False
        for k in range(s.field_count[side]):
            found = found or s.battlefields[side, k] == card
            if found:
                last = k + 1 == s.field_count[side]
                s.battlefields[side, k] = 0 if last else s.battlefields[side, k + 1]
        if found:
            s.field_count[side] -= 1
