"""An estimate of the final fame, for bots."""

from sylvarium.games.builders.rules.components import DISTRICTS, ITEMS, ROUND_TURNS
from sylvarium.games.builders.rules.scoring import count_leaders, preeminence, score
from sylvarium.kernel import rule


@rule
def evaluate(s, seat):
    """An estimate of the final fame: what the board would score now, for every scoring still to come."""
    total = score(s, seat)
    if s.over:
        return total
    count_leaders(s)
    now = s.levels_led[seat]
    for district in range(DISTRICTS):
        now += preeminence(s, district, seat)
    scorings = 2 if s.turn <= ROUND_TURNS * s.seats else 1
    for item in range(ITEMS):
        total += 3 * s.held[seat, item]
    return total + scorings * now
