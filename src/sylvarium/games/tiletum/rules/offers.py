"""What several decisions offer in the same way."""

from sylvarium.games.tiletum.rules.state import ACTIONS
from sylvarium.kernel import rule


@rule
def offer_stop(s, out, n):
    """6.1: whoever has been granted something may stop at any moment."""
    out[n] = ACTIONS.stop
    return n + 1


@rule
def offer_all(s, out, n, start, count):
    """All actions of a kind."""
    for k in range(count):
        out[n + k] = start + k
    return n + count
