"""Gymnasium: one seat is the agent, the others are bots of chosen levels.

The legal actions are in `info["action_mask"]`. An illegal action ends the game with a reward of −1, as is the
custom; the reward of a finished game is the utility of the agent's place, from −1 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from sylvarium.bots import decide
from sylvarium.research.single import Single

RANDOM = "random"


class AgainstBots(gymnasium.Env):
    """A game of Sylvarium for one agent. `bots` are levels (or "random"), one per other seat or one for all."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "builders",
        bots: str | Sequence[str] = RANDOM,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ):
        self.single = Single(game, seats, options)
        if not 0 <= seat < self.single.seats:
            raise ValueError(f"the agent's seat is from 0 to {self.single.seats - 1}, not {seat}")
        others = self.single.seats - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise ValueError(f"{others} other seats need {others} bots, not {len(self.bots)}")
        self.agent = seat
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.single.game.observation,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.single.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.single.reset(int(self.np_random.integers(2**62)))
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if action not in self.single.legal():
            observation, info = self._seen()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self.single.step(int(action))
        self._let_bots_play()
        reward = self.single.utilities()[self.agent] if self.single.over else 0.0
        observation, info = self._seen()
        return observation, float(reward), self.single.over, False, info

    def render(self) -> str | None:
        record = self.single.game.State(self.single.states)
        return str(self.single.game.view(record, self.agent)) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        return self.single.observation(self.agent), {"action_mask": self.single.mask(self.agent)}

    def _let_bots_play(self) -> None:
        while not self.single.over and self.single.seat != self.agent:
            self.single.step(self._choice(self.single.seat))

    def _choice(self, seat: int) -> int:
        """What the bot in a seat plays; it gets only a world imagined from what its seat knows."""
        level = self.bots[seat - (seat > self.agent)]
        seed = int(self.np_random.integers(2**31))
        if level == RANDOM:
            return int(self.single.legal()[seed % self.single.count])
        game, states = self.single.game, self.single.states.copy()
        game.loops.imagine(states, 0, seat, seed)
        return decide(game, game.State(states), seat, level, seed).action
