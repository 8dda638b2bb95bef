"""The worked examples of the rules file as positions: the same scenes that people see (school/examples.toml)."""

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.learning.examples import example


def scene(number, part=1):
    """Where a scene of an example begins."""
    return example(GAME, number, part).table(GAME).record()
