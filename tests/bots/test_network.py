"""A trained network played with NumPy."""

from dataclasses import replace

import numpy as np
import pytest

from sylvarium.bots.arena import compete
from sylvarium.bots.levels import plan_of
from sylvarium.bots.network import LAYERS, Learner, Network
from sylvarium.bots.players import bot
from sylvarium.bots.position import Position, as_known
from sylvarium.bots.thinking import think
from sylvarium.games import game
from sylvarium.table import Table


@pytest.fixture
def untrained() -> Network:
    """A network of the right shape that has learnt nothing."""
    builders, generator = game("builders"), np.random.default_rng(3)
    sizes = dict(zip(LAYERS, ((builders.observation, 8), (8, 8), (8, builders.actions.size), (8, 1)), strict=True))
    weights = {}
    for layer, (inputs, outputs) in sizes.items():
        weights[f"{layer}.weight"] = generator.normal(size=(inputs, outputs)).astype(np.float32)
        weights[f"{layer}.bias"] = generator.normal(size=outputs).astype(np.float32)
    return Network("builders", weights)


def position() -> Position:
    table = Table.new("builders", seats=2, seed=4)
    return Position(table.game, as_known(table.game, table.state, table.seat, 1), table.seat, 1)


def test_it_computes_what_the_layers_say(untrained):
    seen, weights = position().observation(), untrained.weights

    def layer(name, inputs):
        return inputs @ weights[f"{name}.weight"] + weights[f"{name}.bias"]

    hidden = np.maximum(layer("second", np.maximum(layer("first", seen), 0)), 0)
    logits, value = untrained(seen)
    assert np.allclose(logits, layer("policy", hidden), atol=1e-4)
    assert value == pytest.approx(np.tanh(layer("value", hidden)[0]), abs=1e-4)
    assert -1 <= value <= 1


def test_it_prefers_among_the_legal_actions_only(untrained):
    here = position()
    actions = here.actions()
    preferences = untrained.preferences(here, actions)
    assert len(preferences) == len(actions) and preferences.sum() == pytest.approx(1)
    assert Learner("trained", untrained)(here) == actions[int(preferences.argmax())]


def test_it_plays_whole_games_in_the_arena(untrained):
    result = compete("builders", [Learner("trained", untrained), "random"], games=4, seed=1)
    assert {line.bot for line in result.standings()} == {"trained", "random"}


def test_it_guides_a_search_by_name(untrained, tmp_path):
    untrained.save(tmp_path / "weights.npz")
    alone, guided = bot(f"instinct@{tmp_path}/weights.npz"), bot(f"oak:40@{tmp_path}/weights.npz")
    here = position()
    assert alone(here) in here.actions() and guided(here) in here.actions()
    assert guided(here) == guided(here)
    with pytest.raises(ValueError, match="no level"):
        bot(f"cedar@{tmp_path}/weights.npz")


def test_a_search_tries_first_what_is_preferred():
    """The first future imagined is one with what is preferred."""
    here = position()
    actions = here.actions()
    one = replace(plan_of("oak"), iterations=1, per_option=0)
    for wanted in range(len(actions)):
        preferences = np.where(np.arange(len(actions)) == wanted, 1.0, 0.01)
        found = think(here.game, here.record, here.seat, one, 5, preferences=preferences)
        shares = {choice.action: choice.share for choice in found.choices}
        assert shares[actions[wanted]] == 1.0


def test_saved_weights_come_back_to_half_precision(untrained, tmp_path):
    untrained.save(tmp_path / "kept.npz")
    again = Network.load(tmp_path / "kept.npz")
    assert again.game == "builders"
    for name, weight in untrained.weights.items():
        assert np.allclose(again.weights[name], weight, rtol=2e-3, atol=1e-3)


def test_what_is_no_network_is_named(untrained, tmp_path):
    with pytest.raises(ValueError, match="no file"):
        Network.load(tmp_path / "missing.npz")
    (tmp_path / "text.npz").write_text("no weights")
    with pytest.raises(ValueError, match="holds no network"):
        Network.load(tmp_path / "text.npz")
    np.savez(tmp_path / "half.npz", game=np.array("builders"))
    with pytest.raises(ValueError, match="holds no network"):
        Network.load(tmp_path / "half.npz")
    with pytest.raises(ValueError, match="trained for builders"):
        untrained.check(game("sylve"))
