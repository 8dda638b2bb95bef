"""A random table that fits everything a seat has seen (rules file 6.3).

Hidden are only things that do not exist before they are drawn: the order of the piles, the corruption tokens face
down, the next dice.
"""

from sylvarium.kernel import rule


@rule
def resample(s, seat):
    """Nothing on the table is hidden; what is still to be drawn comes from the (new) seed."""
    return
