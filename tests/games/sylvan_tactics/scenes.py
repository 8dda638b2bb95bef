"""The worked examples of the rules file as positions: the same scenes that people see (school/examples.toml)."""

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules.abilities import ALWAYS
from sylvarium.games.sylvan_tactics.rules.components import NONE
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.games.sylvan_tactics.school.notation import unit_at
from sylvarium.learning.examples import example


def scene(number, part=1):
    """Where a scene of an example begins."""
    return example(GAME, number, part).table(GAME).record()


def power(s, space, mode=ALWAYS, foe=None):
    """The Strength of the unit on a space, alone or against the one on another space."""
    return strength(s, unit_at(s, space), mode, unit_at(s, foe) if foe else NONE)
