"""A random table that fits everything a seat has seen (rules file 6.3)."""

from sylvarium.kernel import rule


@rule
def resample(s, seat):
    """Nothing on the table is unknown, so there is nothing to deal again.

    Decks are bags without an order, and sold piles are public (Q32).
    """
