"""Points, at any moment and at the end (3.19, 3.20)."""

from sylvarium.games.tree_society.rules import counters, order
from sylvarium.games.tree_society.rules.components import END_COUNTER, END_GROUP, END_POINTS, LEVELS, PLACES, POINTS
from sylvarium.kernel import rule

PARTS = ("completed", "variable", "in_progress")
COMPLETED, VARIABLE, IN_PROGRESS = range(3)
STANDINGS = ("score", "turn_order")


@rule
def variable_points(s, seat, card, level):
    """R116: points for each complete group of what the level counts; 0 for a level with a number."""
    if END_POINTS[card, level] == 0:
        return 0
    groups = counters.count(s, seat, END_COUNTER[card, level]) // END_GROUP[card, level]
    return END_POINTS[card, level] * groups


@rule
def level_points(s, seat, card, level):
    """R115, R116: what a level of a card scores for its owner."""
    return POINTS[card, level] + variable_points(s, seat, card, level)


@rule
def score_part(s, seat, part):
    """R114: printed points of completed guilds, their variable points, or the points of cards in progress."""
    total = 0
    if part == IN_PROGRESS:
        for place in range(PLACES):
            if s.level[seat, place] > 0:
                total += level_points(s, seat, s.house[seat, place], s.level[seat, place])
        return total
    for k in range(s.completed_count[seat]):
        card = s.completed[seat, k]
        total += POINTS[card, LEVELS] if part == COMPLETED else variable_points(s, seat, card, LEVELS)
    return total


@rule
def score(s, seat):
    """R114, R117, R118: the sum over all own guild cards, and nothing else."""
    return score_part(s, seat, COMPLETED) + score_part(s, seat, VARIABLE) + score_part(s, seat, IN_PROGRESS)


@rule
def standing(s, seat, criterion):
    """R121, R122: the score; a tie goes to the one who is later in turn order."""
    return score(s, seat) if criterion == 0 else order.order_of(s, seat)
