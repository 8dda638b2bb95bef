"""A trained network on the CPU, with nothing but NumPy: what it would play, and how it thinks the game stands.

`research.training` learns the weights; they are kept in one `.npz` file with the game they belong to.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sylvarium.bots.levels import plan_of
from sylvarium.bots.position import Position
from sylvarium.bots.thinking import think
from sylvarium.kernel import Game

INSTINCT = "instinct"  # plays by a network, without search
LAYERS = ("first", "second", "policy", "value")


@dataclass(frozen=True)
class Network:
    """Two hidden layers, a preference for every action, and the expected result from −1 to 1."""

    game: str
    weights: dict[str, np.ndarray]  # "<layer>.weight" (inputs × outputs) and "<layer>.bias"

    def __call__(self, observation: np.ndarray) -> tuple[np.ndarray, float]:
        """Preferences (logits) and value. Most inputs are 0, and only the others are multiplied."""
        given = np.flatnonzero(observation)
        hidden = observation[given] @ self.weights["first.weight"][given] + self.weights["first.bias"]
        hidden = self._layer("second", np.maximum(hidden, 0.0))
        hidden = np.maximum(hidden, 0.0)
        return self._layer("policy", hidden), float(np.tanh(self._layer("value", hidden)[0]))

    def _layer(self, name: str, inputs: np.ndarray) -> np.ndarray:
        return inputs @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def preferences(self, position: Position, actions: list[int]) -> np.ndarray:
        """How likely the network is to play each of these actions; the sum is 1."""
        logits, _ = self(position.observation())
        chosen = np.exp(logits[actions] - logits[actions].max())
        return chosen / chosen.sum()

    def check(self, game: Game) -> None:
        """Says so if it was trained for something else."""
        inputs, outputs = len(self.weights["first.weight"]), len(self.weights["policy.bias"])
        if (self.game, inputs, outputs) != (game.key, game.observation, game.actions.size):
            raise ValueError(
                f"this network was trained for {self.game} with {inputs} inputs and {outputs} actions, "
                f"not for {game.key} with {game.observation} and {game.actions.size}"
            )

    def save(self, path: Path) -> None:
        """Half precision is enough to play by."""
        kept: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        np.savez_compressed(path, **kept, game=np.array(self.game))

    @staticmethod
    def load(path: Path) -> Network:
        try:
            with np.load(path, allow_pickle=False) as file:
                weights = {
                    f"{layer}.{part}": file[f"{layer}.{part}"] for layer in LAYERS for part in ("weight", "bias")
                }
                return Network(str(file["game"]), {name: each.astype(np.float32) for name, each in weights.items()})
        except FileNotFoundError:
            raise ValueError(f"there is no file {path}") from None
        except (KeyError, ValueError, OSError) as wrong:
            raise ValueError(f"{path} holds no network: {wrong}") from wrong


@cache
def network(path: str) -> Network:
    """The network in a file, read once."""
    return Network.load(Path(path))


@dataclass(frozen=True)
class Learner:
    """Plays what the network prefers; with a level it searches, trying first what the network prefers."""

    name: str
    network: Network
    level: str | None = None

    def __call__(self, position: Position) -> int:
        self.network.check(position.game)
        actions = position.actions()
        preferences = self.network.preferences(position, actions)
        if self.level is None:
            return actions[int(preferences.argmax())]
        plan = plan_of(self.level, position.game.tuning)
        found = think(position.game, position.record, position.seat, plan, position.seed, preferences=preferences)
        return found.action


def learner(name: str) -> Learner:
    """`instinct@weights.npz` plays by the network alone, `oak@weights.npz` searches with it."""
    level, _, path = name.partition("@")
    if level == INSTINCT:
        return Learner(name, network(path))
    plan_of(level)  # refuses what is no level
    return Learner(name, network(path), level)
