"""What of ours is measured: speed on one core, and how it grows with seats, batch size and cores."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

import numpy as np
from numba import njit

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes
from sylvarium.research.batch import Batch
from sylvarium.simulation import simulate
from sylvarium.simulation.measuring import Speed, measure

BATCHES = (1, 16, 256, 4096, 65_536)
CORES = (1, 2, 4, 8, 16, 32, 64)  # those that are there
MANY = 4096  # games in a batch on several cores


def speeds(seconds: float) -> list[Speed]:
    return [measure(game_by_key(key), seconds) for key in GAMES]


# ----------------------------------------------------------------------------------------------------------- growth


def by_seats(seconds: float) -> dict[str, dict[int, float]]:
    """Decisions a second in compiled code, by the number of players."""
    return {key: {seats: raced(game, seats, seconds) for seats in game.seats} for key, game in _games()}


def raced(game: Game, seats: int, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Decisions a second in random games of so many players."""
    states, out, chosen = game.State.empty(1), game.out(), game.chosen(seats)
    raw = as_bytes(states)
    game.loops.race(states, raw, seats, chosen, 0, 20, out)
    decisions, seed, began = 0, 0, clock()
    while (spent := clock() - began) < seconds:
        decisions += game.loops.race(states, raw, seats, chosen, seed, 50, out)
        seed += 50
    return decisions / spent


def by_batch(seconds: float) -> dict[str, dict[int, float]]:
    """Decisions a second of `Batch.step` on one core, with observations and masks, by the number of games in it."""
    return {key: {n: batched(game, n, 1, seconds) for n in BATCHES} for key, game in _games()}


def by_cores(seconds: float) -> dict[str, dict[int, tuple[float, float]]]:
    """Games a second of `simulate`, and decisions a second of a batch, by the number of cores."""
    there = len(os.sched_getaffinity(0))
    return {
        key: {
            cores: (simulated(game, cores, seconds), batched(game, MANY, cores, seconds))
            for cores in CORES
            if cores <= there
        }
        for key, game in _games()
    }


def batched(game: Game, n: int, threads: int, seconds: float) -> float:
    """Only the steps are timed, not the choice of actions."""
    batch = Batch(game, n, seed=1, threads=threads)
    actions = np.zeros(n, np.int64)

    def step(number: int) -> float:
        any_legal(batch.masks, number, actions)
        start = time.perf_counter()
        batch.step(actions)
        return time.perf_counter() - start

    step(0)  # loads what is compiled
    steps, stepping, began = 0, 0.0, time.perf_counter()
    while steps < 3 or (stepping < seconds and time.perf_counter() - began < 3 * seconds):
        steps += 1
        stepping += step(steps)
    return n * steps / stepping


@njit(nogil=True)
def any_legal(masks, seed, actions):  # pragma: no cover - compiled
    """A legal action for every row, at random."""
    for i in range(len(actions)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[i, action]
        left = (i * 7919 + seed * 104_729 + (i ^ seed) * 31) % legal
        for action in range(masks.shape[1]):
            left -= masks[i, action]
            if left < 0:
                actions[i] = action
                break


def simulated(game: Game, threads: int, seconds: float) -> float:
    """Games a second, in portions that keep every thread busy."""
    portion = 500 * threads * 2
    simulate(game, 500, game.seats[-1], workers=1)
    games, spent = 0, 0.0
    while spent < seconds:
        spent += simulate(game, portion, game.seats[-1], seed=games, workers=threads).seconds
        games += portion
    return games / spent


# --------------------------------------------------------------------------------------------- interfaces and starts


def through_pettingzoo() -> dict[str, float]:
    """Turns a second by PettingZoo's own performance check, which takes 5 s for each game."""
    from pettingzoo.test import performance_benchmark

    from sylvarium.research.pettingzoo_env import env

    found = {}
    for key in GAMES:
        with redirect_stdout(io.StringIO()) as told:
            performance_benchmark(env(key))
        found[key] = float(told.getvalue().partition(" turns per second")[0].split()[-1])
    return found


def quickest(command: list[str]) -> float:
    """Seconds a command takes, the best of three."""
    return min(_seconds(command) for _ in range(3))


def starts() -> dict[str, float]:
    """From nothing to the first legal actions, with compiled rules in the cache."""
    code = "from sylvarium.table import Table; Table.new({key!r}, seed=1).legal_actions()"
    return {key: quickest([sys.executable, "-c", code.format(key=key)]) for key in GAMES}


def cold_compile() -> float:
    """All games into an empty cache, on all cores: what happens once on every machine."""
    with tempfile.TemporaryDirectory() as empty:
        return _seconds([sys.executable, "-m", "sylvarium.command_line.cli", "compile"], {"SYLVARIUM_CACHE": empty})


def _seconds(command: list[str], env: dict[str, str] | None = None) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **(env or {})})
    return time.perf_counter() - began


def _games() -> list[tuple[str, Game]]:
    return [(key, game_by_key(key)) for key in GAMES]


def on_one_core(work: Callable[[], Any]) -> Any:
    """What `work` gives, with this process held on its first core."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        return work()
    finally:
        os.sched_setaffinity(0, allowed)
