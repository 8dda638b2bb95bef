"""An estimate for bots: how a position will end."""

from sylvarium.games.sylvan_tactics.rules import board
from sylvarium.games.sylvan_tactics.rules.components import KIND, KING, PAWN, QUEEN, SLOTS
from sylvarium.games.sylvan_tactics.rules.scoring import side_of
from sylvarium.games.sylvan_tactics.rules.strength import base_strength
from sylvarium.kernel import rule

# What the estimate counts, in parts of a King's Health point.
HEALTH_WORTH = 24
VICTORY = 150
STRENGTH_WORTH = 9
PAWN_WORTH = 8
CARD_WORTH = 5
FIELD_WORTH = 14
WOUND = 12


@rule
def evaluate(s, seat):
    """An estimate for bots: the King's Health, the army and where it stands, cards and Battlefields."""
    side = side_of(s, seat)
    enemy = board.opponent(side)
    total = HEALTH_WORTH * s.health[side]
    if s.health[enemy] == 0:
        return total + VICTORY
    total += CARD_WORTH * s.hand_size[side] + FIELD_WORTH * s.field_count[side]
    for unit in range(side * SLOTS, side * SLOTS + SLOTS):
        if s.at[unit] >= 0:
            total += unit_worth(s, unit, board.space_of(s, enemy * SLOTS))
    return total


@rule
def unit_worth(s, unit, enemy_king):
    """A Pawn by how far it has come, others by their Strength; near the enemy King they are worth more."""
    kind, space = KIND[unit], board.space_of(s, unit)
    if kind == KING:
        return 0
    if kind == PAWN:
        return PAWN_WORTH + 7 - abs((space >> 3) - board.GOAL_ROW[unit // SLOTS])
    worth = STRENGTH_WORTH * base_strength(s, unit) + max(0, 8 - 2 * board.distance(space, enemy_king))
    if kind == QUEEN:
        return worth
    return worth - WOUND if s.wounded[unit] else worth
