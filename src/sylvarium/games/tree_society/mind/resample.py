"""A random table that fits everything a seat has seen (rules file 6.3)."""

from sylvarium.kernel import rule


@rule
def resample(s, seat):
    """Nothing on the table is unknown, so there is nothing to deal anew.

    Decks are bags without an order. Sold piles lie face down, but every card in them was sold or preserved
    before everybody's eyes (Q32).
    """
