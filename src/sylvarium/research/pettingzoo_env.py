"""PettingZoo (AEC): `env("builders")` with the usual wrappers, `raw_env("builders")` without.

An observation is a dict of `observation` (float32) and `action_mask` (int8), of the player who decides; the
others see a mask of zeros. Rewards come at the end: from −1 (beaten by all) to 1 (beat all).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sylvarium.research.single import Single


def env(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> AECEnv:
    """The environment with PettingZoo's wrappers: an illegal action ends the game with −1 for its player."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):
    """One game of Sylvarium as an AEC environment."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "sylvarium_v0"}

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, str] | None = None):
        super().__init__()
        self.single = Single(game, seats, options)
        self.metadata = {**self.metadata, "name": f"sylvarium_{self.single.game.key}_v0"}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.seats)]
        self.agents: list[str] = []
        size, actions = self.single.game.observation, self.single.game.actions.size
        self._observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.single.reset(int(self._seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.single.observation(seat), "action_mask": self.single.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        assert action is not None
        self.single.step(int(action))
        if self.single.over:
            for agent, worth in zip(self.possible_agents, self.single.utilities(), strict=True):
                self.rewards[agent] = worth
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[self.single.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        record = self.single.game.State(self.single.states)
        return str(self.single.game.view(record, None))

    def close(self) -> None:
        """Nothing to give back."""
