"""What a seat knows: a random table consistent with it, and its numeric observation (section 6, hidden information)."""

from sylvarium.games.sylvan_tactics.rules.board import opponent
from sylvarium.games.sylvan_tactics.rules.cards import EVER_PUT_BACK, merc_in_pile
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    DESIGNS,
    FIELDS,
    FIRST_FIELD_DESIGN,
    FIRST_GEAR_DESIGN,
    FIRST_MERC,
    FIRST_PAWN,
    GEAR_DESIGNS,
    KING_HEALTH,
    MERC_CARDS,
    MERC_DESIGNS,
    MOST_SIGILS,
    PAWNS,
    QUEEN_HEALTH,
    SLOTS,
    WINDOWS,
)
from sylvarium.games.sylvan_tactics.rules.scoring import side_of
from sylvarium.games.sylvan_tactics.rules.sigils import MERCS, available
from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    DEDUCED,
    IN_DECK,
    IN_HAND,
    KNOWN_AT_BOTTOM,
    LAST_DECISION,
    LOOKED_AT,
    OPENING,
    PROMOTE_CARD_STEP,
    PROMOTE_STEP,
    PUT_BACK,
    RIPOSTE_STEP,
    SCOUT_STEP,
    SEEN,
    SPACES,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, top
from sylvarium.kernel.chance import shuffle

# ------------------------------------------------------------------------------------------ resampling

# What stands in the place of a hidden card while it is dealt anew.
ANY = -1
MARKED = -2  # in a hand: an opening card; below the deck: a card the opponent knows


@rule
def resample(s, seat):
    """Deals anew what `seat` cannot know: the other hand, the deck, what the other one looks at.

    Cards it saw being taken, or can work out, stay; and an opening card of the opponent is none of those
    the seat itself had put back in a mulligan (they were under the deck at that time).
    """
    side = side_of(s, seat)
    in_hand = hide_hand(s, opponent(side))
    total = hide_deck(s, side, in_hand)
    needs_mercenary = must_hold_mercenary(s, opponent(side))
    while True:
        shuffle(s, s.scratch, 0, total)
        keep_opening_possible(s, opponent(side), PUT_BACK << side)
        if not needs_mercenary or any_mercenary(s, in_hand):
            break
    deal_anew(s, opponent(side))


@rule
def hide_hand(s, other):
    """Takes the unknown cards of the other hand; gives their number."""
    n = 0
    for k in range(s.hand_size[other]):
        card = s.hand[other, k]
        if s.marks[card] & (SEEN | DEDUCED) == 0:
            s.hand[other, k] = MARKED if s.marks[card] & OPENING else ANY
            s.marks[card] &= EVER_PUT_BACK
            s.scratch[n] = card
            n += 1
    return n


@rule
def hide_deck(s, side, n):
    """Takes the deck, what lies below it, and what the other one looks at, as far as the side does not know it."""
    mine, theirs = KNOWN_AT_BOTTOM << side, KNOWN_AT_BOTTOM << opponent(side)
    for k in range(s.deck_size):
        s.scratch[n] = s.deck[k]
        n += 1
    for k in range(s.bottom_size):
        card = s.bottom[k]
        if s.marks[card] & mine == 0:
            s.bottom[k] = MARKED if s.marks[card] & theirs else ANY
            s.marks[card] &= EVER_PUT_BACK
            s.scratch[n] = card
            n += 1
    if top(s) == SCOUT_STEP and first(s) != side:
        for k in range(s.looked_size):
            card = s.looked[k]
            if s.marks[card] & mine == 0:
                s.looked[k] = MARKED if s.marks[card] & theirs else ANY
                s.marks[card] &= EVER_PUT_BACK
                s.scratch[n] = card
                n += 1
    return n


@rule
def must_hold_mercenary(s, other):
    """R121: whoever is asked for a promotion has a Mercenary card in hand, if none is in the discard pile."""
    step = top(s)
    asked = s.side == other and (step == PROMOTE_STEP or step == PROMOTE_CARD_STEP)
    return asked and not merc_in_pile(s) and not knows_mercenary(s, other)


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
    """The n-th card that is dealt anew goes to this zone."""
    card = s.scratch[n]
    s.scratch[n] = 0
    s.where[card] = where
    return card


# ----------------------------------------------------------------------------------------- observation

PLANES = 12 + 10  # six kinds of piece for each side, then marks of the unit there
COMMON = 8 + LAST_DECISION + 1 + len(WINDOWS)
PLAYER = 13 + FIELDS
CREW = 2 * MERC_DESIGNS + GEAR_DESIGNS
OBSERVATION = COMMON + 2 * PLAYER + SPACES * PLANES + 2 * MERCS * CREW + 4 * DESIGNS


@rule
def observe(s, seat, out):
    """Writes what `seat` knows as numbers around 0 to 1; its own side first, the board seen from its side."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    side = side_of(s, seat)
    observe_common(s, side, out)
    at = COMMON
    for k in range(2):
        observe_player(s, side ^ k, out, at + k * PLAYER)
    at += 2 * PLAYER
    for k in range(2):
        for unit in range((side ^ k) * SLOTS, (side ^ k) * SLOTS + SLOTS):
            if s.at[unit] >= 0:
                observe_unit(s, side, unit, out, at)
    at += SPACES * PLANES
    for k in range(2):
        for piece in range(MERCS):
            observe_crew(s, (side ^ k) * SLOTS + FIRST_MERC + piece, out, at + (k * MERCS + piece) * CREW)
    observe_cards(s, side, out, at + 2 * MERCS * CREW)


@rule
def observe_common(s, side, out):
    """Progress, what the turn has cost so far, and what is being decided by whom."""
    out[0] = s.turn / s.last_turn
    out[1] = s.moves / 4.0
    out[2] = s.attacks / 4.0
    out[3] = 1.0 if s.side == side else 0.0
    out[4] = 1.0 if side_of(s, s.seat) == side else 0.0
    out[5] = s.deck_size / 86.0
    out[6] = s.bottom_size / 86.0
    out[7] = s.pile_size / 86.0
    step = top(s)
    out[8 + step] = 1.0
    if step == RIPOSTE_STEP:
        out[8 + LAST_DECISION + 1 + first(s)] = 1.0


@rule
def observe_player(s, side, out, at):
    """What lies open before a player."""
    out[at] = s.health[side] / KING_HEALTH
    out[at + 1] = s.disgraced[side]
    out[at + 2 + s.queen[side]] = 1.0
    out[at + 5] = s.queen_health[side] / QUEEN_HEALTH
    out[at + 6] = s.awake[side] / MOST_SIGILS
    out[at + 7] = available(s, side) / MOST_SIGILS
    out[at + 8] = s.hand_size[side] / 8.0
    out[at + 9] = s.shaken[side]
    pawns = 0
    for unit in range(side * SLOTS + FIRST_PAWN, side * SLOTS + FIRST_PAWN + PAWNS):
        if s.at[unit] < 0:
            pawns += 1
    out[at + 10] = pawns / PAWNS
    out[at + 11] = s.mulligans[side] / 5.0
    out[at + 12] = s.field_count[side] / FIELDS
    for k in range(s.field_count[side]):
        out[at + 13 + DESIGN[s.battlefields[side, k]] - FIRST_FIELD_DESIGN] = 1.0


@rule
def observe_unit(s, side, unit, out, start):
    """A unit on its space: what it is, and everything that is said of it."""
    space = s.at[unit] if side == 0 else s.at[unit] ^ 56  # Black sees the rows the other way round
    at = start + space * PLANES
    kind = min(unit % SLOTS, FIRST_PAWN)
    out[at + (0 if unit // SLOTS == side else 6) + kind] = 1.0
    at += 12
    out[at] = s.invoked[unit]
    out[at + 1] = s.wounded[unit]
    out[at + 2] = s.fresh[unit]
    out[at + 3] = s.moved[unit]
    out[at + 4] = s.attacked[unit]
    out[at + 5] = s.halted[unit] + s.snared[unit]
    out[at + 6] = 1.0 if s.rooted[unit] > 0 else 0.0
    out[at + 7] = s.boost[unit] / 4.0
    out[at + 8] = 1.0 if unit == s.attacker else 0.0
    out[at + 9] = 1.0 if unit == s.defender else 0.0


@rule
def observe_crew(s, unit, out, at):
    """The cards a Mercenary consists of."""
    for k in range(s.kit_size[unit]):
        design = DESIGN[s.kit[unit, k]]
        if design >= FIRST_GEAR_DESIGN:
            out[at + 2 * MERC_DESIGNS + design - FIRST_GEAR_DESIGN] += 1.0
        elif k == 0:
            out[at + design] = 1.0
        else:
            out[at + MERC_DESIGNS + design] = 1.0


@rule
def observe_cards(s, side, out, at):
    """By designs: the own hand, what is known of the other one, the discard pile, cards being looked at."""
    other = opponent(side)
    for k in range(s.hand_size[side]):
        out[at + DESIGN[s.hand[side, k]]] += 0.5
    at += DESIGNS
    for k in range(s.hand_size[other]):
        card = s.hand[other, k]
        if s.marks[card] & (SEEN | DEDUCED):
            out[at + DESIGN[card]] += 0.5
    at += DESIGNS
    for k in range(s.pile_size):
        out[at + DESIGN[s.pile[k]]] += 0.5
    at += DESIGNS
    if top(s) == SCOUT_STEP and first(s) == side:
        for k in range(s.looked_size):
            out[at + DESIGN[s.looked[k]]] += 0.5
