"""The score at any moment and the final ranking (R122, R123)."""

from sylvarium.games.sylvan_tactics.rules import board
from sylvarium.kernel import rule

PARTS = ("king",)
STANDINGS = ("king", "units")


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
    return board.units_on_board(s, side_of(s, seat))
