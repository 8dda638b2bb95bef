"""Random games for the contract suite, and imagined worlds."""

import importlib
import random
from types import SimpleNamespace

from sylvarium.table import Table


def plain(game, options):
    """Whether these are the default options; other choices get fewer random games."""
    return all(options.get(option.name, option.default) == option.default for option in game.options)


def random_table(game, seats, options, seed, most=None):
    """A table played at random to the end, or for `most` actions."""
    table, chance = Table(game, seats, options, seed), random.Random(seed)
    while not table.over and (most is None or table.number < most):
        table.play(chance.choice(table.legal_actions()))
    return table


def imagined(table, seat, seed):
    """The position as it might be for all that `seat` knows."""
    states = table.record().states
    table.game.loops.imagine(states, 0, seat, seed)
    return table.game.State(states)


def own_tests(game):
    """`invariants` of the game's own tests."""
    return SimpleNamespace(invariants=importlib.import_module(f"games.{game.key}.invariants"))


def observed(game, record, seat):
    import numpy as np

    out = np.full(game.observation, np.nan, np.float32)
    game.loops.observation(record.states, record.index, seat, out)
    return out


def everything_seen(game, record, seat):
    """All that reaches a seat from one position: view, observation, question and legal actions."""
    seen = [game.view(record, seat)]
    if seat is not None:
        seen.append(observed(game, record, seat).tolist())
    if seat is not None and record.seat == seat and not record.over:
        out = game.out()
        count = game.loops.choices(record.states, record.index, out)
        actions = out[:count].tolist()
        told = [(game.telling.words(record, a), game.telling.piece(record, a)) for a in actions]
        seen += [actions, told]
        if count > 1 or game.loops.alone(record.states, record.index):  # what is forced is not asked
            seen.append(game.telling.question(record))
    return seen
