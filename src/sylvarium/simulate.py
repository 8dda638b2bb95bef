"""Random games by the million: compiled, on all cores, summed up in a table."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

import numpy as np

from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes

CHUNK = 500  # games handed to a thread at a time


@dataclass(frozen=True)
class Simulation:
    """What came out of many games: one row per game, one column per seat."""

    game: Game
    seats: int
    scores: np.ndarray
    places: np.ndarray
    parts: np.ndarray  # games × seats × score parts
    decisions: np.ndarray
    turns: np.ndarray
    seconds: float

    @property
    def wins(self) -> np.ndarray:
        """Victories of each seat; a shared one counts as a part for each."""
        first = self.places == 1
        return (first / first.sum(1, keepdims=True)).mean(0)

    def win_interval(self) -> np.ndarray:
        """Half the width of the 95 % interval of the win rates."""
        return 1.96 * np.sqrt(self.wins * (1 - self.wins) / len(self.scores))


def simulate(
    game: Game,
    games: int,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Plays `games` random games with the seeds `seed`, `seed` + 1, …; the result does not depend on the threads."""
    game.check_seats(seats)
    chosen = game.chosen(seats, options)
    result = Simulation(
        game,
        seats,
        np.zeros((games, seats), np.int32),
        np.zeros((games, seats), np.int32),
        np.zeros((games, seats, len(game.score_parts)), np.int32),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        0.0,
    )

    def play(start: int) -> int:
        stop = min(start + CHUNK, games)
        states = game.State.empty(1)
        rows = slice(start, stop)
        arrays = (result.scores, result.places, result.parts, result.decisions, result.turns)
        game.loops.playouts(
            states, as_bytes(states), seats, chosen, seed + start, game.out(), *(each[rows] for each in arrays)
        )
        return stop - start

    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for done in as_completed([pool.submit(play, start) for start in range(0, games, CHUNK)]):
            progress(done.result())
    object.__setattr__(result, "seconds", time.perf_counter() - began)
    return result
