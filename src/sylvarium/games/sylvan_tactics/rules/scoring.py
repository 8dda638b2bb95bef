"""The score at any moment, the final ranking, and an estimate for the bots (R122, R123)."""

from sylvarium.games.sylvan_tactics.rules.board import GOAL_ROW, distance, opponent, space_of, units_on_board
from sylvarium.games.sylvan_tactics.rules.components import KIND, KING, PAWN, QUEEN, SLOTS
from sylvarium.games.sylvan_tactics.rules.strength import base_strength
from sylvarium.kernel import rule

PARTS = ("king",)
STANDINGS = ("king", "units")

# What the estimate counts, in parts of a King's Health point.
HEALTH_WORTH = 24
VICTORY = 150
STRENGTH_WORTH = 9
PAWN_WORTH = 8
CARD_WORTH = 5
FIELD_WORTH = 14
WOUND = 12


@rule
def side_of(s, seat):
    """R9: the colour a seat plays."""
    return seat ^ s.white


@rule
def score(s, seat):
    """The King's Health: who has none has lost (R68), and after the last round more of it wins (R123)."""
    return s.health[side_of(s, seat)]


@rule
def score_part(s, seat, part):
    """There is one category only."""
    return score(s, seat)


@rule
def standing(s, seat, criterion):
    """R122, R123: the King's Health, then units on the board."""
    if criterion == 0:
        return score(s, seat)
    return units_on_board(s, side_of(s, seat))


@rule
def evaluate(s, seat):
    """An estimate for bots: the King's Health, the army and where it stands, cards and Battlefields."""
    side = side_of(s, seat)
    enemy = opponent(side)
    total = HEALTH_WORTH * s.health[side]
    if s.health[enemy] == 0:
        return total + VICTORY
    total += CARD_WORTH * s.hand_size[side] + FIELD_WORTH * s.field_count[side]
    for unit in range(side * SLOTS, side * SLOTS + SLOTS):
        if s.at[unit] >= 0:
            total += unit_worth(s, unit, space_of(s, enemy * SLOTS))
    return total


@rule
def unit_worth(s, unit, enemy_king):
    """A Pawn by how far it has come, others by their Strength; near the enemy King they are worth more."""
    kind, space = KIND[unit], space_of(s, unit)
    if kind == KING:
        return 0
    if kind == PAWN:
        return PAWN_WORTH + 7 - abs((space >> 3) - GOAL_ROW[unit // SLOTS])
    worth = STRENGTH_WORTH * base_strength(s, unit) + max(0, 8 - 2 * distance(space, enemy_king))
    if kind == QUEEN:
        return worth
    return worth - WOUND if s.wounded[unit] else worth
