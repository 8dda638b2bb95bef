"""What a seat knows, as numbers (section 6, hidden information)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, scoring, sigils
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
    MERC_DESIGNS,
    MERCS,
    MOST_SIGILS,
    PAWNS,
    QUEEN_HEALTH,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.state import DEDUCED, LAST_DECISION, SEEN, SPACES, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, top

PLANES = 12 + 10  # six kinds of piece for each side, then marks of the unit there
COMMON = 8 + LAST_DECISION + 1 + len(abilities.WINDOWS)
PLAYER = 13 + FIELDS
CREW = 2 * MERC_DESIGNS + GEAR_DESIGNS
OBSERVATION = COMMON + 2 * PLAYER + SPACES * PLANES + 2 * MERCS * CREW + 4 * DESIGNS


@rule
def observe(s, seat, out):
    """Writes what `seat` knows as numbers around 0 to 1; its own side first, the board seen from its side."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    side = scoring.side_of(s, seat)
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
    out[4] = 1.0 if scoring.side_of(s, s.seat) == side else 0.0
    out[5] = s.deck_size / 86.0
    out[6] = s.bottom_size / 86.0
    out[7] = s.pile_size / 86.0
    step = top(s)
    out[8 + step] = 1.0
    if step == STEP.riposte:
        out[8 + LAST_DECISION + 1 + first(s)] = 1.0


@rule
def observe_player(s, side, out, at):
    """What lies open before a player."""
    out[at] = s.health[side] / KING_HEALTH
    out[at + 1] = s.disgraced[side]
    out[at + 2 + s.queen[side]] = 1.0
    out[at + 5] = s.queen_health[side] / QUEEN_HEALTH
    out[at + 6] = s.awake[side] / MOST_SIGILS
    out[at + 7] = sigils.available(s, side) / MOST_SIGILS
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
    """By designs: their own hand, what is known of the other one, the discard pile, cards being looked at."""
    other = board.opponent(side)
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
    if top(s) == STEP.scout_pick and first(s) == side:
        for k in range(s.looked_size):
            out[at + DESIGN[s.looked[k]]] += 0.5
