"""An estimate of the final score, for bots."""

from sylvarium.games.tree_society.rules.components import COINS_KEPT, COST, PLACES
from sylvarium.games.tree_society.rules.scoring import score
from sylvarium.kernel import rule

MOST_FRUITS = 6  # what a player will still sell; more unsold fruits make no difference to the estimate


@rule
def evaluate(s, seat):
    """An estimate of the final score, for the bots.

    A card in progress is on its way to level 3, so half of what was spent on it counts as well. Coins that will
    survive the coin check (R102) are worth half a point, others and fruits a little.
    """
    total = 1.0 * score(s, seat)
    if s.over:
        return total
    for place in range(PLACES):
        for level in range(1, s.level[seat, place] + 1):
            total += 0.5 * COST[s.house[seat, place], level]
    kept = min(s.purse[seat], COINS_KEPT)
    total += 0.5 * (kept + s.chest[seat]) + 0.25 * (s.purse[seat] - kept)
    return total + 0.5 * min(s.unsold_count[seat], MOST_FRUITS)
