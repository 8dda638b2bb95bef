"""The conformance suites of the peers, over every game."""

import warnings

import numpy as np
import pytest


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_pettingzoo_api(game):
    from pettingzoo.test import api_test

    from sylvarium.research.pettingzoo_env import env, raw_env

    api_test(env(game.key), num_cycles=200, verbose_progress=False)
    api_test(raw_env(game.key, game.seats[0]), num_cycles=50, verbose_progress=False)


def test_pettingzoo_seeds(game):
    from pettingzoo.test import seed_test

    from sylvarium.research.pettingzoo_env import env

    seed_test(lambda: env(game.key), num_cycles=30)


def test_gymnasium(game):
    from gymnasium.utils.env_checker import check_env

    from sylvarium.research.gymnasium_env import AgainstBots

    check_env(AgainstBots(game.key).unwrapped, skip_render_check=True)


def test_a_gymnasium_game_to_the_end(game):
    from sylvarium.research.gymnasium_env import AgainstBots

    agent = AgainstBots(game.key, seat=game.seats[-1] - 1)
    _, info = agent.reset(seed=3)
    chance, ended, reward = np.random.default_rng(1), False, 0.0
    while not ended:
        _, reward, ended, _, info = agent.step(chance.choice(np.flatnonzero(info["action_mask"])))
    assert -1 <= reward <= 1 and not info["action_mask"].any()
    agent.reset(seed=4)
    illegal = int(np.flatnonzero(agent.single.mask(agent.agent) == 0)[0])
    _, reward, ended, _, info = agent.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_gymnasium_against_levels():
    from sylvarium.research.gymnasium_env import AgainstBots

    agent = AgainstBots("builders", bots="birch", seats=2)
    _, info = agent.reset(seed=1)
    for _ in range(4):
        _, _, _, _, info = agent.step(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(ValueError, match="3 other seats need 3 bots"):
        AgainstBots("builders", bots=["birch"], seats=4)
    with pytest.raises(ValueError, match="the agent's seat"):
        AgainstBots("builders", seat=9)


def test_open_spiel(game):
    import pyspiel

    import sylvarium.research.open_spiel_game as spiel

    name = f"python_sylvarium_{game.key}"
    if name not in spiel.NAMES:
        spiel.register(game.key)
    for players in game.seats:
        loaded = pyspiel.load_game(name, {"players": players})
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    tensor = state.observation_tensor(state.current_player())
    assert len(tensor) == game.observation
    assert state.clone().legal_actions() == state.legal_actions()
