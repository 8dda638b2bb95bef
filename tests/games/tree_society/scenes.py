"""The worked examples of the rules file as positions: the same scenes that people see (school/examples.toml)."""

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.school.positions import position_of
from sylvarium.learning.examples import example, played


def scene(number, which=1):
    """The position in which a scene of an example begins."""
    found = example(GAME, number, which)
    return position_of(found.position, found.seats, found.seed)


def told(number, which=1):
    """The position after what an example tells, as the panel of the rules shows it."""
    found = example(GAME, number, which)
    return played(GAME, found, found.actions).record()
