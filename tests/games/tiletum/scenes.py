"""The worked examples of the rules file as positions: the same scenes that people see (school/examples.toml)."""

from sylvarium.games.tiletum import GAME
from sylvarium.learning.examples import example, played


def scene(number, part=1):
    """Where a scene of an example begins."""
    return example(GAME, number, part).table(GAME).record()


def told(number, part=1):
    """Where a scene of an example ends: all it tells has been played, as at a table."""
    chosen = example(GAME, number, part)
    return played(GAME, chosen, chosen.actions).record()
