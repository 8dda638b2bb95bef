"""The Rest phase: income, the sale area, the coin check (3.17)."""

from sylvarium.games.tree_society.rules import fruits, gains
from sylvarium.games.tree_society.rules.components import COINS_KEPT
from sylvarium.kernel import rule


@rule
def begin_rest(s):
    """R38, R97, R98: the fruit action is lost, effects give their coins, the sale area is cleared."""
    s.fruit_action = 0
    gains.gain_for_rest(s)
    fruits.clear_sale_area(s)


@rule
def surplus(coins):
    """R102: what the coin check takes from a purse with so many coins."""
    return max(coins - COINS_KEPT, 0)


@rule
def check_coins(s):
    """R102: the purse is cut down first, then the chest is emptied into it."""
    seat = s.seat
    s.purse[seat] += s.chest[seat] - surplus(s.purse[seat])
    s.chest[seat] = 0
