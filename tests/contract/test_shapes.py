"""The types the client is built from are true: every view of random games is exactly what `shapes.py` says."""

import random
from typing import get_args

import orjson
import pytest
from travelling import check_view, mistakes, view_validator

from sylvarium.server.schemas import constants
from sylvarium.table import Table


def test_every_view_is_what_its_type_says(setting):
    """All seats and a spectator, at all stages of a game, with choices and (at the end) with the ranking."""
    game, seats, options = setting
    table, chance = Table(game, seats, options, 5), random.Random(5)
    while not table.over:
        if table.number < 20 or chance.random() < 0.1:
            check_all(table)
        table.play(chance.choice(table.legal_actions()))
    check_all(table)


def check_all(table):
    for seat in (*range(table.seats), None):
        check_view(orjson.loads(orjson.dumps(table.view(seat), option=orjson.OPT_SERIALIZE_NUMPY)))


def test_a_view_with_another_key_is_noticed(game):
    view = Table.new(game, seed=1).view(0)
    closed = view_validator(game.key)
    assert mistakes(closed, view) == []
    assert mistakes(closed, {**view, "more": 1})
    assert mistakes(closed, {key: value for key, value in view.items() if key != "players"})
    player = {**view["players"][0], "more": 1}
    assert mistakes(closed, {**view, "players": [player, *view["players"][1:]]})


def test_constants_are_members_of_their_types(game):
    shapes = pytest.importorskip(f"sylvarium.games.{game.key}.face.shapes")

    def names(alias):
        return set(members_of(getattr(shapes, alias)))

    for value in constants(game.key).values():
        if isinstance(value, tuple):
            types, told = value
            if isinstance(told, dict):  # a name of one type for every name of another
                assert set(told) == names(types[0])
                assert set(told.values()) <= names(types[1])
            else:
                assert set(told) == names(types)


def members_of(alias):
    """The texts of a literal type, also of a union of such types."""
    for each in get_args(alias.__value__):
        yield from members_of(each) if hasattr(each, "__value__") else (each,)


def test_forced_steps_are_shown_one_by_one(game):
    """What the table plays by itself is seen step by step: views without choices, each unlike the one before it."""
    assert any(steps_of_a_game(game, seed) for seed in range(4, 40)), "no game had anything to show"


def steps_of_a_game(game, seed):
    """How many steps a spectator is shown in the first part of a random game; each is checked."""
    table, chance, passed = Table.new(game, seats=2, seed=seed), random.Random(seed), 0
    while not table.over and table.number < 120:
        table.play(chance.choice(table.legal_actions()))
        forced = sum(event.forced and event.number == table.number for event in table.events(table.number - 1))
        for seat in (0, 1, None):
            steps = table.steps(seat)
            assert len(steps) <= forced
            for view in steps:
                check_view(orjson.loads(orjson.dumps(view, option=orjson.OPT_SERIALIZE_NUMPY)))
                assert view["choices"] == [] and view["number"] == table.number and view["you"] == seat
        passed += len(table.steps(None))
    return passed
