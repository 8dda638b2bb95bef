"""Measuring the speed of a game on this machine."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

import numpy as np

from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes


@dataclass(frozen=True)
class Speed:
    """One core, uniformly random play with the most seats."""

    key: str
    seats: int
    bytes: int
    actions: int
    decisions_per_game: float
    compiled: float  # decisions a second inside compiled code
    games: float  # whole games a second inside compiled code
    stepped: float  # decisions a second, one call from Python each, with the legal list
    copied: float  # copies of a state a second


def measure(game: Game, seconds: float = 1.0) -> Speed:
    seats = game.seats[-1]
    states, out, chosen = game.State.empty(1), game.out(), game.chosen(seats)
    raw, loops = as_bytes(states), game.loops
    loops.race(states, raw, seats, chosen, 0, 20, out)  # warm
    games, decisions, began = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += loops.race(states, raw, seats, chosen, games, 100, out)
        games += 100
    stepped = _stepped(game, seats, chosen, seconds)
    return Speed(
        game.key,
        seats,
        game.State.dtype.itemsize,
        game.actions.size,
        decisions / games,
        decisions / spent,
        games / spent,
        stepped,
        _copied(game, seconds / 4),
    )


def _stepped(game: Game, seats: int, chosen: np.ndarray, seconds: float) -> float:
    states, out, chance = game.State.empty(1), game.out(), random.Random(1)
    raw, step, start = as_bytes(states), game.loops.step, game.loops.start
    step(states, 0, out.item(start(states, raw, 0, seats, chosen, 0, out) - 1), out)  # warm
    decisions, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        count = start(states, raw, 0, seats, chosen, seed, out)
        while count:
            count = step(states, 0, out.item(int(chance.random() * count)), out)
            decisions += 1
        seed += 1
    return decisions / (time.perf_counter() - began)


def _copied(game: Game, seconds: float) -> float:
    raw = as_bytes(game.State.empty(1000))
    source, copies, began = raw[0], 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        raw[:] = source
        copies += len(raw)
    return copies / (time.perf_counter() - began)
