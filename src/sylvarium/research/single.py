"""One game stepped from Python, as the interfaces of this package share it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes


class Single:
    """A game on one row of its own: reset, legal actions, step, observation, final utility."""

    def __init__(self, game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None):
        self.game = game_by_key(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(self.game.seats[-1] if seats is None else seats)
        self.options = self.game.chosen(self.seats, options)
        self.states = self.game.State.empty(1)
        self.raw = as_bytes(self.states)
        self.out = self.game.out()
        self.count = 0

    def reset(self, seed: int) -> None:
        self.count = self.game.loops.start(self.states, self.raw, 0, self.seats, self.options, seed, self.out)

    @property
    def over(self) -> bool:
        return self.count == 0

    @property
    def seat(self) -> int:
        return int(self.states["seat"][0])

    def legal(self) -> np.ndarray:
        return self.out[: self.count]

    def mask(self, seat: int) -> np.ndarray:
        """1 for every legal action, if it is this seat's decision; all zeros otherwise."""
        mask = np.zeros(self.game.actions.size, np.int8)
        if not self.over and seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def step(self, action: int) -> None:
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal now; legal are {sorted(self.legal().tolist())}")
        self.count = self.game.loops.step(self.states, 0, int(action), self.out)

    def observation(self, seat: int) -> np.ndarray:
        numbers = np.zeros(self.game.observation, np.float32)
        self.game.loops.observation(self.states, 0, seat, numbers)
        return numbers

    def utilities(self) -> list[float]:
        """After the end: from −1 (beaten by all) to 1 (beat all), 0 for ties; they sum to zero."""
        places = [self.game.loops.rank(self.states, 0, seat) for seat in range(self.seats)]
        others = max(1, self.seats - 1)
        return [sum((b > a) - (b < a) for b in places) / others for a in places]

    def __deepcopy__(self, memo: dict[str, Any]) -> Single:
        """Another game in the same position; the rules are shared."""
        other = Single.__new__(Single)
        other.game, other.seats, other.options, other.count = self.game, self.seats, self.options, self.count
        other.states, other.out = self.states.copy(), self.out.copy()
        other.raw = as_bytes(other.states)
        return other
