"""The batched environment."""

import numpy as np
import pytest

from sylvarium.games import game as game_by_key
from sylvarium.research.batch import Batch

COMPILED_AGAIN = ("builders",)  # the loops of a batch


def play(batch, steps, seed=0):
    generator = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(batch.random_actions(generator))


def test_rows_are_the_games_of_their_seeds(game):
    """A row goes the way a single game with its seed goes."""
    batch = Batch(game, 4, seed=10, threads=2)
    states, out = game.State.empty(1), game.out()
    for i in range(4):
        count = game.loops.start(
            states, states.view(np.uint8).reshape(1, -1), 0, batch.seats, batch.options, 10 + i, out
        )
        assert states[0].tobytes() == batch.states[i].tobytes()
        assert np.flatnonzero(batch.masks[i]).tolist() == sorted(out[:count].tolist())
        assert batch.seat[i] == states["seat"][0]


def test_the_result_does_not_depend_on_the_threads():
    """One game is enough: without threads the rules are compiled another time."""
    game = game_by_key("builders")
    one, two = Batch(game, 6, seed=3, threads=1), Batch(game, 6, seed=3, threads=2)
    for batch in (one, two):
        play(batch, 60)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.observations == two.observations).all() and (one.masks == two.masks).all()


def test_finished_games_leave_rewards_and_begin_anew(game):
    batch, ended, generator = Batch(game, 8, game.seats[0]), 0, np.random.default_rng(1)
    for _ in range(game.bound):
        batch.step(batch.random_actions(generator))
        for i in np.flatnonzero(batch.ended):
            ended += 1
            assert abs(batch.rewards[i].sum()) < 1e-6 or batch.seats == 1
            assert not batch.states["over"][i] and batch.masks[i].any()
        assert not batch.rewards[~batch.ended].any()
        if ended > 10:
            break
    assert ended > 10


def test_an_illegal_action_is_refused_and_nothing_changes(game):
    batch = Batch(game, 3)
    before, actions = batch.states.copy(), batch.random_actions(np.random.default_rng(0))
    actions[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for bad in (actions, np.array([*actions[:2], -1]), np.array([*actions[:2], game.actions.size])):
        with pytest.raises(ValueError, match="row 2"):
            batch.step(bad)
    with pytest.raises(ValueError, match="one action for each"):
        batch.step(np.zeros(5))
    assert batch.states.tobytes() == before.tobytes()
