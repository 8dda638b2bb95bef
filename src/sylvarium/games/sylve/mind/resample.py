"""A random table that fits everything a seat has seen (rules file 6.3)."""

from sylvarium.kernel import rule


@rule
def resample(s, seat):
    """Nothing to deal again: decks are bags, and what comes next is decided by the seed alone."""
    return
