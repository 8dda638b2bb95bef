"""Batches on a GPU and learning on it; where there is none, a sentence that says so."""

import numpy as np
import pytest

from sylvarium.games import game as game_by_key
from sylvarium.research.batch import Batch
from sylvarium.research.cuda import NoGpu, available
from sylvarium.research.device_batch import DeviceBatch
from sylvarium.research.gpu import Games, same_games_on_cpu

with_gpu = pytest.mark.skipif(not available(), reason="needs an NVIDIA GPU and numba-cuda")
without_gpu = pytest.mark.skipif(available(), reason="there is a GPU")


@without_gpu
def test_without_a_gpu_it_says_what_is_missing():
    for attempt in (lambda: DeviceBatch(game_by_key("builders"), 4), lambda: Games(game_by_key("builders"), 2, 4)):
        with pytest.raises(NoGpu, match="numba-cuda"):
            attempt()


@with_gpu
def test_whole_games_are_those_of_the_cpu(game):
    seats = game.seats[-1]
    device = Games(game, seats, 1000)
    device.play(seed=7)
    assert device.states.copy_to_host().tobytes() == same_games_on_cpu(game, seats, 1000, 7).tobytes()


@with_gpu
def test_a_batch_is_that_of_the_cpu(game):
    here, there = Batch(game, 64, seed=5), DeviceBatch(game, 64, seed=5)
    for step in range(200):
        actions = there.random_actions(step)
        here.step(actions.copy_to_host())
        there.step(actions)
        for name in ("states", "observations", "masks", "seat", "rewards", "scores", "ended"):
            assert getattr(here, name).tobytes() == getattr(there, name).copy_to_host().tobytes("C"), name


@with_gpu
def test_an_illegal_action_is_refused_and_nothing_changes(game):
    batch = DeviceBatch(game, 8)
    before = batch.states.copy_to_host().tobytes()
    with pytest.raises(ValueError, match="row 0"):
        batch.step(batch._cuda.to_device(np.full(8, -1)))
    assert batch.states.copy_to_host().tobytes() == before


def test_a_short_course_of_self_play_gives_a_network_that_plays():
    pytest.importorskip("torch", reason="learning needs PyTorch: pip install 'sylvarium[learning]'")
    from sylvarium.bots.arena import compete
    from sylvarium.bots.network import Learner
    from sylvarium.research.training import Regimen, train

    course = Regimen(minutes=0.05, rows=64, steps=8, hidden=16)
    network = train(game_by_key("builders"), course)
    assert len(compete("builders", [Learner("trained", network), "random"], games=2).standings()) == 2
