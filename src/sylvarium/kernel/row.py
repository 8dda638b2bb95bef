"""One record of an array, as rules see it in either mode."""

from sylvarium.kernel.record import Record
from sylvarium.kernel.rule import INTERPRET, rule

if INTERPRET:

    def row(states, i):
        """Row i, wrapped so that its fields are attributes."""
        return Record.of_dtype[states.dtype](states, i)

else:

    @rule
    def row(states, i):
        """Row i itself: compiled rules know its fields."""
        return states[i]
