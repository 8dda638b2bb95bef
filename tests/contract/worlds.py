"""Random games and games of bots for the contract suite, their moments, and imagined worlds."""

import importlib
import random
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from types import SimpleNamespace
from typing import Any, NamedTuple

from sylvarium.bots import Position, as_known
from sylvarium.bots.levels import plan_of
from sylvarium.bots.position import derived
from sylvarium.bots.thinking import think
from sylvarium.kernel import Words
from sylvarium.kernel.rule import PACKAGE
from sylvarium.table import Table

BOT_GAMES = range(1)  # seeds of the games of bots per setting; `reveals.py` plays thousands of others
BIRCH, SAPLING = "birch", "sapling"


def plain(game, options):
    """Whether these are the default options; other choices get fewer random games."""
    return all(options.get(option.name, option.default) == option.default for option in game.options)


def random_table(game, seats, options, seed, most=None):
    """A table played at random to the end, or for `most` actions."""
    table, chance = Table(game, seats, options, seed), random.Random(seed)
    while not table.over and (most is None or table.number < most):
        table.play(chance.choice(table.legal_actions()))
    return table


def bot_move(table, level, seed):
    """What a bot of `level` does now. It has no clock: a busy machine plays the same games."""
    seat = table.seat
    if level == "random":
        return random.Random(derived(seed, table.number)).choice(table.legal_actions())
    key = derived(seed, table.number, seat)
    position = Position(table.game, as_known(table.game, table.state, seat, key), seat, key)
    plan = replace(plan_of(level), seconds=3600.0)
    return think(table.game, position.record, seat, plan, key).action


def levels_of(seats, seed):
    """Who plays: bots that want to win beside beginners that try everything, and now and then pure chance."""
    order = (BIRCH, SAPLING, "random") if seed % 3 == 2 else (BIRCH, SAPLING)
    return [order[(seat + seed) % len(order)] for seat in range(seats)]


def bot_table(game, seats, options, seed, levels=None):
    """A game of bots, from the first decision to the last."""
    actions = _bots_play(game, seats, tuple(options.items()), seed, tuple(levels or levels_of(seats, seed)))
    return Table(game, seats, options, seed, actions)


@lru_cache(maxsize=64)
def _bots_play(game, seats, options, seed, levels):
    """Their actions; several tests look at the same game."""
    table = Table(game, seats, dict(options), seed)
    while not table.over:
        table.play(bot_move(table, levels[table.seat], seed))
    return tuple(table.actions)


def games_of(game):
    """A random game in every setting, and games of bots with the default options."""
    from conftest import settings_of

    for _, seats, options in settings_of(game):
        yield random_table(game, seats, options, 4)
        if plain(game, options):
            yield from (bot_table(game, seats, options, seed) for seed in BOT_GAMES)


class Moment(NamedTuple):
    """What one asked action did until the next question: its events, forced ones included."""

    number: int
    events: list
    before: Any
    after: Any


def always(moment):
    """The usual answer to whether a moment of a game is looked at."""
    return True


def sometimes(share, seed):
    """Whether this one is looked at, drawn anew every time it is asked."""
    chance = random.Random(seed)
    return lambda moment: chance.random() < share


def moments(table):
    """The moments of a whole game, from its first asked action on."""
    for number, events in groupby(table.events(), key=lambda event: event.number):
        events = list(events)
        if number:
            yield Moment(number, events, events[0].before, events[-1].after)


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


def school_words(game, language: str) -> Words:
    """All words that a lesson can need: the shared ones, the game's, and its school's."""
    folders = (PACKAGE, game.folder / "face", game.folder / "school")
    return Words(language, *(folder / "words" / f"{language}.ftl" for folder in folders))
