"""Recorded games of bots show the same as when they were recorded.

If a change of behaviour is meant, record again (`python tests/record.py GAME`) and say so in the commit.
"""

import importlib

import recorded

from sylvarium.kernel import INTERPRET
from sylvarium.table import Table


def test_recorded_games_are_replayed(game):
    games = recorded.load(game)
    for number, kept in enumerate(games[:1] if INTERPRET else games):  # interpreted, one game is long enough
        table = Table.new(game, kept["seats"], kept["options"], kept["seed"])
        replay(table, kept, f"{game.key}, recorded game {number} ({kept['why']})")


def replay(table, kept, name):
    steps = recorded.walk(table, kept["actions"])
    for number, (step, expected) in enumerate(zip(steps, kept["steps"], strict=True)):
        where = f"{name}, after action {number + 1} ({kept['actions'][number]})"
        assert step[:1] == expected[:1], f"{where}: another legal list"
        assert step[1:-1] == expected[1:-1], f"{where}: another view"
        assert step == expected, f"{where}: another log"
    assert table.over and recorded.result(table) == kept["ranking"], f"{name}: another result"


def test_every_setting_and_every_end_is_recorded(game):
    """Every seat count, every value of every option, every way to end."""
    games = recorded.load(game)
    assert {g["seats"] for g in games} == set(game.seats)
    for option in game.options:
        assert {g["options"].get(option.name, option.default) for g in games} == set(option.choices), option.name
    ends = importlib.import_module(f"games.{game.key}.ends")
    assert {g["end"] for g in games} == set(ends.ENDS)
