"""The agenda: a small stack of the steps still to come, inside the record (`agenda`, `pending`).

The step on top is carried out next. A step has a kind and two small arguments.
"""

from sylvarium.kernel.rule import rule

NOTHING = 0


@rule
def push(s, step, a, b):
    """Puts a step on top: it comes before everything that was there."""
    n = s.pending
    s.agenda[n, 0] = step
    s.agenda[n, 1] = a
    s.agenda[n, 2] = b
    s.pending = n + 1


@rule
def drop(s):
    """Takes the top step away, and leaves no trace of it in the record."""
    n = s.pending - 1
    s.agenda[n, 0] = NOTHING
    s.agenda[n, 1] = 0
    s.agenda[n, 2] = 0
    s.pending = n


@rule
def top(s):
    """The kind of the step on top; NOTHING if the agenda is empty."""
    n = s.pending
    return s.agenda[n - 1, 0] if n > 0 else NOTHING


@rule
def first(s):
    """The first argument of the step on top."""
    return s.agenda[s.pending - 1, 1]


@rule
def second(s):
    """The second argument of the step on top."""
    return s.agenda[s.pending - 1, 2]


@rule
def set_first(s, value):
    """Changes the first argument of the step on top."""
    s.agenda[s.pending - 1, 1] = value


@rule
def set_second(s, value):
    """Changes the second argument of the step on top."""
    s.agenda[s.pending - 1, 2] = value
