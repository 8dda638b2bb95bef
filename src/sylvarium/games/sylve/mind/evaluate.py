"""An estimate of the final score, for bots."""

from sylvarium.games.sylve.rules import forests, scoring
from sylvarium.games.sylve.rules.components import BASIC, BERRY, FOREST_VP, ROUNDS, ROW_LENGTH
from sylvarium.kernel import rule


@rule
def evaluate(s, seat):
    """An estimate of the final score for the bots: forests that would be won, dice, ingredients and creatures.

    The weights (tenths of a point) are rough guesses of what such a thing is worth later.
    """
    total = 10 * scoring.score(s, seat)
    if s.over:
        return total / 10.0
    left = ROUNDS - s.round
    for k in range(ROW_LENGTH[s.seats]):
        if forests.controller(s, k) == seat:
            total += 8 * FOREST_VP[s.row[k]]
        elif forests.is_tied(s, k, seat):
            total += 3 * FOREST_VP[s.row[k]]
    total += 8 * s.pool[seat]
    for kind in range(BASIC):
        total += 6 * min(s.stock[seat, kind], 4)
    total += 9 * min(s.stock[seat, BERRY], 4)
    total += 4 * left * s.tamed_count[seat]
    return total / 10.0
