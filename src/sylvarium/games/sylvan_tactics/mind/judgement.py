"""What the learnt judgement looks at, and how much of it there is: the weights say what each thing is worth."""

from sylvarium.games.sylvan_tactics.rules import board, sigils
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    DESIGNS,
    FIRST_FIELD_DESIGN,
    FIRST_GEAR_DESIGN,
    KIND,
    KING,
    KING_HEALTH,
    MERC,
    MOST_SIGILS,
    PAWN,
    QUEEN_HEALTH,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.scoring import side_of
from sylvarium.games.sylvan_tactics.rules.strength import base_strength
from sylvarium.kernel import rule, table

PHASES = 4
PHASE_TURNS = table([6, 14, 28])  # turns, of both players together, with which a phase ends

# Where the weights of each thing begin.
FAR = 8  # distances on the board, and rows
STRONG = 12
HEALTH = 1
HEALTH_LEFT = HEALTH + KING_HEALTH + 1
PAWN_ROW = HEALTH_LEFT + 1  # by rows to go to the enemy's back row
PAWN_NEAR = PAWN_ROW + FAR  # by distance to the enemy's King
MERC_NEAR = PAWN_NEAR + FAR
MERC_STRENGTH = MERC_NEAR + FAR
MERC_STRONG_NEAR = MERC_STRENGTH + STRONG + 1  # Strength by distance to the enemy's King
MERC_PIECE = MERC_STRONG_NEAR + FAR
MERC_WOUNDED = MERC_PIECE + SLOTS
MERC_READY = MERC_WOUNDED + 2  # the wound, and the Strength that is wounded
QUEEN_STATE = MERC_READY + 1
QUEEN_HAS = QUEEN_STATE + 3
QUEEN_NEAR = QUEEN_HAS + QUEEN_HEALTH + 1
KING_ROW = QUEEN_NEAR + FAR
KING_GUARDS = KING_ROW + FAR  # own units beside the King
KING_THREATS = KING_GUARDS + 9  # enemies beside the King, and two steps away
KING_FREE = KING_THREATS + 2 * 6
PAWNS_ON_BOARD = KING_FREE + 9
MERCS_ON_BOARD = PAWNS_ON_BOARD + 9
SIGILS_AWAKE = MERCS_ON_BOARD + 4
SIGILS_READY = SIGILS_AWAKE + MOST_SIGILS + 1
CARDS_IN_HAND = SIGILS_READY + 1
IN_HAND = CARDS_IN_HAND + 10
IN_CREW = IN_HAND + DESIGNS  # Mercenaries, Partners and Equipment on the board
IN_FIELD = IN_CREW + DESIGNS
DISGRACED = IN_FIELD + FIRST_GEAR_DESIGN - FIRST_FIELD_DESIGN
TURN = DISGRACED + 1
COUNT = TURN + 1


@rule
def phase(s):
    """By the turns that have begun."""
    found = 0
    for k in range(PHASES - 1):
        if s.turn > PHASE_TURNS[k]:
            found = k + 1
    return found


@rule
def judgement(s, seat, w, p):
    """The sum of the weights of the phase `p` for everything that is the player's."""
    side = side_of(s, seat)
    enemy = board.opponent(side)
    health = max(0, min(KING_HEALTH, s.health[side]))
    total = w[p, 0] + w[p, HEALTH + health] + w[p, HEALTH_LEFT] * health
    total += of_king(s, side, enemy, w, p) + of_units(s, side, enemy, w, p) + of_cards(s, side, w, p)
    total += w[p, SIGILS_AWAKE + min(s.awake[side], MOST_SIGILS)]
    total += w[p, SIGILS_READY] * sigils.available(s, side) + w[p, DISGRACED] * s.disgraced[side]
    return total + (w[p, TURN] if s.side == side else 0)


@rule
def of_king(s, side, enemy, w, p):
    """Where the King stands, who guards it and who threatens it."""
    king = board.space_of(s, side * SLOTS)
    if king < 0:
        return 0
    guards, beside, near, free = 0, 0, 0, 0
    for direction in range(8):
        there = board.NEXT[king, direction]
        if there >= 0:
            unit = board.unit_on(s, there)
            if unit < 0:
                free += 1
            elif unit // SLOTS == side:
                guards += 1
    for unit in range(enemy * SLOTS + 1, enemy * SLOTS + SLOTS):
        space = board.space_of(s, unit)
        if space >= 0:
            apart = board.distance(space, king)
            beside += apart == 1
            near += apart == 2
    row = (king >> 3) if side == 0 else 7 - (king >> 3)
    total = w[p, KING_ROW + row] + w[p, KING_GUARDS + guards] + w[p, KING_FREE + free]
    return total + w[p, KING_THREATS + min(beside, 5)] + w[p, KING_THREATS + 6 + min(near, 5)]


@rule
def of_units(s, side, enemy, w, p):
    """Everybody else by kind, by Strength, and by how near they are to the enemy's King."""
    king = max(0, board.space_of(s, enemy * SLOTS))
    total, pawns, mercs = w[p, QUEEN_STATE + s.queen[side]], 0, 0
    for unit in range(side * SLOTS + 1, side * SLOTS + SLOTS):
        space = board.space_of(s, unit)
        if space < 0:
            continue
        kind, apart = KIND[unit], board.distance(space, king)
        if kind == PAWN:
            pawns += 1
            total += w[p, PAWN_ROW + abs((space >> 3) - board.GOAL_ROW[side])] + w[p, PAWN_NEAR + apart]
        elif kind == MERC:
            mercs += 1
            strong = max(0, min(STRONG, base_strength(s, unit)))
            total += w[p, MERC_STRENGTH + strong] + w[p, MERC_STRONG_NEAR + apart] * strong + w[p, MERC_NEAR + apart]
            total += w[p, MERC_PIECE + unit % SLOTS]
            if s.wounded[unit]:
                total += w[p, MERC_WOUNDED] + w[p, MERC_WOUNDED + 1] * strong
            if s.invoked[unit] == 0:
                total += w[p, MERC_READY]
            for k in range(s.kit_size[unit]):
                total += w[p, IN_CREW + DESIGN[s.kit[unit, k]]]
        elif kind != KING:
            total += w[p, QUEEN_HAS + max(0, min(QUEEN_HEALTH, s.queen_health[side]))] + w[p, QUEEN_NEAR + apart]
    return total + w[p, PAWNS_ON_BOARD + min(pawns, 8)] + w[p, MERCS_ON_BOARD + min(mercs, 3)]


@rule
def of_cards(s, side, w, p):
    """The hand by what it holds, and Battlefields."""
    total = w[p, CARDS_IN_HAND + min(s.hand_size[side], 9)]
    for k in range(s.hand_size[side]):
        total += w[p, IN_HAND + DESIGN[s.hand[side, k]]]
    for k in range(s.field_count[side]):
        total += w[p, IN_FIELD + DESIGN[s.battlefields[side, k]] - FIRST_FIELD_DESIGN]
    return total
