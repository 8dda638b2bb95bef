"""From results to ratings: intervals of win rates, and Elo numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

import numpy as np

Z95 = 1.959963984540054
ELO_STEP = 400.0  # this many points are odds of ten to one
PRIOR = 0.5  # a draw between any two that met, so that a bot that never lost gets a finite rating


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a win rate."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def duels(places: Sequence[dict[str, float]], names: Sequence[str]) -> np.ndarray:
    """How often each bot finished before each other one, a shared place counting half."""
    index = {name: k for k, name in enumerate(names)}
    wins = np.zeros((len(names), len(names)))
    for result in places:
        for one, place in result.items():
            for other, behind in result.items():
                if one != other:
                    wins[index[one], index[other]] += 1.0 if place < behind else 0.5 if place == behind else 0.0
    return wins


def elo(wins: np.ndarray, met: np.ndarray | None = None) -> np.ndarray:
    """Elo ratings of greatest likelihood (Bradley and Terry) from a table of duels; their mean is 1500.

    `met` says which pairs get the draw of `PRIOR`: those that met in these duels, if nothing else is given.
    """
    wins = wins + PRIOR * ((wins + wins.T) > 0 if met is None else met)
    games = wins + wins.T
    strength = np.ones(len(wins))
    for _ in range(2000):
        expected = (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        better = wins.sum(axis=1) / np.maximum(expected, 1e-12)
        better /= np.exp(np.log(np.maximum(better, 1e-12)).mean())
        if np.allclose(better, strength, rtol=1e-9):
            break
        strength = better
    return 1500.0 + ELO_STEP * np.array([log10(max(each, 1e-12)) for each in strength])


def elo_intervals(
    places: Sequence[dict[str, float]], names: Sequence[str], seed: int, resamples: int = 200
) -> np.ndarray:
    """95 % intervals of the ratings, from games drawn again and again with replacement."""
    generator = np.random.default_rng(seed)
    everything = duels(places, names)
    met = (everything + everything.T) > 0  # so that a pair which a sample leaves out is still tied together
    ratings = [
        elo(duels([places[k] for k in generator.integers(0, len(places), len(places))], names), met)
        for _ in range(resamples)
    ]
    return np.percentile(ratings, [2.5, 97.5], axis=0).T
