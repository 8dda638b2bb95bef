"""Random games: they end, keep every invariant, and come back the same from every way of storing them."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from worlds import own_tests, plain, random_table

from sylvarium.compiling import compile_one
from sylvarium.games import game as game_by_key
from sylvarium.kernel import INTERPRET
from sylvarium.kernel.record import as_bytes
from sylvarium.table import Refused, Table
from sylvarium.table.saving import load, save

HERE = Path(__file__).parent
GAMES_PER_SETTING = int(os.environ.get("SYLVARIUM_RANDOM_GAMES", "3"))


def test_invariants_hold_after_every_action(setting):  # builders I19: every decision has options, all of them legal
    game, seats, options = setting
    invariants = own_tests(game).invariants
    for seed in range(GAMES_PER_SETTING if plain(game, options) else 2):
        table, chance = Table(game, seats, options, seed), random.Random(seed)
        invariants.check(table.state)
        while not table.over:
            legal = table.legal_actions()
            assert legal and len(set(legal)) == len(legal)
            table.play(chance.choice(legal))
            invariants.check(table.state)
        assert table.legal_actions() == []


@pytest.mark.skipif(INTERPRET, reason="by the thousand only compiled")
def test_games_end_within_the_bound_and_reach_every_action(game):
    """Every other decision takes what was chosen least so far: pure chance needs ten times the games."""
    reached = np.zeros(game.actions.size, np.int64)
    out, states = game.out(), game.State.empty(1)
    raw, chance = as_bytes(states), random.Random(1)
    unreachable = set(getattr(own_tests(game).invariants, "UNREACHABLE", {}))
    missing: set = set()
    most = 0
    for seed in range(30_000):
        seats = game.seats[seed % len(game.seats)]
        options = {o.name: chance.choice(o.offered(seats)) for o in game.options}
        count = game.loops.start(states, raw, 0, seats, game.chosen(seats, options), seed, out)
        decisions = 0
        while count:
            most = max(most, count)
            legal = out[:count]
            action = int(legal[reached[legal].argmin()] if decisions % 2 else legal[int(chance.random() * count)])
            reached[action] += 1
            count = game.loops.step(states, 0, action, out)
            decisions += 1
        assert decisions <= game.bound and most <= game.most_options
        if seed % 20 == 19:
            missing = {game.telling.name(int(a)) for a in np.flatnonzero(reached == 0)} - unreachable
            if not missing:
                break
    assert not missing


@pytest.mark.skipif(INTERPRET, reason="compares the two modes from the compiled side")
def test_interpreted_and_compiled_are_the_same_bytes(game):
    from fingerprint import fingerprints

    env = {**os.environ, "SYLVARIUM_INTERPRET": "1", "SYLVARIUM_TEST_GAMES": game.key, "PYTHONPATH": str(HERE.parent)}
    done = subprocess.run(
        [sys.executable, HERE / "fingerprint.py", game.key], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == fingerprints(game)


@pytest.mark.skipif(INTERPRET, reason="needs compiled rules in the cache")
@pytest.mark.parametrize("key", ["builders", "sylvan_tactics"])  # the longest part is interpreted, in a new process
def test_a_game_begun_interpreted_is_finished_compiled(key):
    game = game_by_key(key)
    for _ in compile_one(game.key):
        pass  # so that everything is in the cache
    env = {**os.environ, "SYLVARIUM_INTERPRET": "first"}
    done = subprocess.run(
        [sys.executable, HERE / "waking.py", game.key], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, *others = done.stdout.splitlines()
    assert first.startswith(f"{game.seats[0]} seats: 20 actions interpreted") and not first.endswith(" 0 compiled")
    assert len(others) == len(game.seats) - 1


def test_saved_and_replayed_is_the_same(setting):
    game, seats, options = setting
    table = random_table(game, seats, options, 7)
    saved = json.loads(json.dumps(save(table)))
    again = load(saved)
    assert again.state == table.state
    assert save(again) == save(table)
    assert again.log() == table.log()


def test_every_moment_can_be_visited_and_played_on(game):
    table = random_table(game, game.seats[-1], {}, 3)
    middle = table.number // 2
    earlier = table.at(middle)
    assert earlier.number == middle and earlier.state == table.record(middle)
    assert table.at(table.number).state == table.state
    other = table.fork(middle, seed=99)
    assert other.legal_actions() == earlier.legal_actions()
    begins = {"number": 0, "undo": False, "stuck": "nothing"}
    assert other.view(other.seat) == {**earlier.view(earlier.seat), **begins}
    while not other.over:
        other.play(other.legal_actions()[-1])
    assert other.log()[0].words.id == "table-forked"


def test_nothing_illegal_is_played_and_nothing_changes(game):
    table, chance = Table(game, game.seats[0], {}, 5), random.Random(5)
    for _ in range(40):
        if table.over:
            break
        before, legal = table.state.tobytes(), set(table.legal_actions())
        for action in set(range(game.actions.size)) - legal:
            with pytest.raises(Refused, match="Legal now"):
                table.play(action)
        for nonsense in (-1, game.actions.size, "no such thing", None, 1.5, True):
            with pytest.raises(Refused):
                table.play(nonsense)
        with pytest.raises(Refused, match="not seat"):
            table.play(min(legal), seat=(table.seat + 1) % max(2, table.seats))
        assert table.state.tobytes() == before and set(table.legal_actions()) == legal
        table.play(chance.choice(sorted(legal)))


def test_wrong_settings_are_refused(game):
    with pytest.raises(ValueError, match="players"):
        Table.new(game, 17)
    with pytest.raises(ValueError, match="no option"):
        Table.new(game, options={"colour of the sky": "blue"})
    for option in game.options:
        with pytest.raises(ValueError, match="cannot be"):
            Table.new(game, options={option.name: "no such choice"})


def test_the_ranking_follows_the_criteria(setting):
    game, seats, options = setting
    for seed in range(5):
        ranking = random_table(game, seats, options, seed).ranking()
        keys = [tuple(place.standings.values()) for place in ranking]
        assert keys == sorted(keys, reverse=True)
        assert [place.place for place in ranking] == [1 + sum(other > key for other in keys) for key in keys]
