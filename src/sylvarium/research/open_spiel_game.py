"""OpenSpiel: after `import sylvarium.research.open_spiel_game` every game can be loaded by name.

    pyspiel.load_game("python_sylvarium_builders", {"players": 2})

Chance is *sampled*: a game begins with one chance node whose outcome is the seed, and everything random follows
from it. The information is imperfect; the observation tensor of a player is what that player may know.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.research.single import Single

SEEDS = 4096  # outcomes of the chance node at the beginning: so many different games can be drawn


class SylvariumGame(pyspiel.Game):
    """A game of the registry with a number of players."""

    rules: Game
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None):
        given = dict(params or {})
        self.players = self.rules.check_seats(int(given.get("players", self.rules.seats[0])))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.bound,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> SylvariumState:
        return SylvariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SylvariumState(pyspiel.State):
    """A position; before the seed is drawn it is a chance node."""

    def __init__(self, game: SylvariumGame):
        super().__init__(game)
        self.single = Single(game.rules, game.players)
        self.begun = False

    def current_player(self) -> int:
        if not self.begun:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.single.over else self.single.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.single.legal().tolist())

    def _apply_action(self, action: int) -> None:
        if self.begun:
            self.single.step(action)
        else:
            self.single.reset(action)
            self.begun = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.single.game.telling.name(action)

    def is_terminal(self) -> bool:
        return self.begun and self.single.over

    def returns(self) -> list[float]:
        return self.single.utilities() if self.is_terminal() else [0.0] * self.single.seats

    def __str__(self) -> str:
        return f"{self.single.game.key} {self.history_str()}"


class Observer:
    """What a player may know, as a tensor and as text."""

    def __init__(self, rules: Game, iig_obs_type: Any, params: Any):
        if params:
            raise ValueError(f"this observer takes no parameters, not {params}")
        self.rules = rules
        self.tensor = np.zeros(rules.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SylvariumState, player: int) -> None:
        self.tensor[:] = state.single.observation(player) if state.begun else 0.0

    def string_from(self, state: SylvariumState, player: int) -> str:
        if not state.begun:
            return "not begun"
        return str(self.rules.view(self.rules.State(state.single.states), player))


def register(key: str) -> str:
    """Makes a game of the registry known to OpenSpiel; gives the name it can be loaded by."""
    rules = game_by_key(key)
    name = f"python_sylvarium_{key}"
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"Sylvarium: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0]},
    )
    made = type(f"Sylvarium_{key}", (SylvariumGame,), {"rules": rules, "game_type": game_type})
    pyspiel.register_game(game_type, made)
    return name


NAMES = tuple(register(key) for key in GAMES)
