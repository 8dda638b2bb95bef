"""Random games by the million: compiled, on all cores, summed up in a table."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes
from sylvarium.simulation.spreading import spread

PIECE = 500  # games handed to a thread at a time
PIECE_AFAR = 5000  # and to a worker of a cluster


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


@dataclass(frozen=True)
class Share:
    """Some of the games, for one worker."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    count: int


def play_piece(piece: Share) -> tuple[np.ndarray, ...]:
    """Scores, places, parts of the score, decisions and turns of each of its games."""
    game, seats, count = game_by_key(piece.game), piece.seats, piece.count
    scores, places = np.zeros((2, count, seats), np.int32)
    parts = np.zeros((count, seats, len(game.score_parts)), np.int32)
    decisions, turns = np.zeros((2, count), np.int32)
    states, chosen = game.State.empty(1), game.chosen(seats, piece.options)
    found = scores, places, parts, decisions, turns
    game.loops.playouts(states, as_bytes(states), seats, chosen, piece.seed, game.out(), *found)
    return found


def simulate(
    game: str | Game,
    games: int,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    workers: int | None = None,
    ray: bool | str = False,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Plays `games` random games with the seeds `seed`, `seed` + 1, …; the result does not depend on who plays them.

    `workers` are threads, one per core by default; `ray` is the address of a cluster, or True for a local one.
    """
    found = game_by_key(game) if isinstance(game, str) else game
    found.chosen(found.check_seats(seats), options)
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    size = PIECE_AFAR if ray else PIECE
    starts = range(0, games, size)
    pieces = [Share(found.key, seats, dict(options or {}), seed + k, min(size, games - k)) for k in starts]
    played, began = [], time.perf_counter()
    for piece, arrays in zip(
        pieces, spread(play_piece, pieces, workers or os.cpu_count() or 1, ray, threads=True), strict=True
    ):
        played.append(arrays)
        progress(piece.count)
    seconds = time.perf_counter() - began
    scores, places, parts, decisions, turns = (np.concatenate(arrays) for arrays in zip(*played, strict=True))
    return Simulation(found, seats, scores, places, parts, decisions, turns, seconds)
