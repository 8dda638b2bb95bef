"""Turn order. "Seat 1" of the rules is the first player; the program numbers chairs, and any may be first."""

from sylvarium.kernel import rule


@rule
def seat_at(s, position):
    """The seat at a position of the turn order; 0 is the first player."""
    return (s.first + position) % s.seats


@rule
def order_of(s, seat):
    """The position of a seat in the turn order."""
    return (seat - s.first + s.seats) % s.seats
