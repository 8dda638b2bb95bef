"""Whole random games on a GPU, one per thread: for measuring, and to prove that its rules are those of the CPU."""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sylvarium.kernel import Game
from sylvarium.kernel.chance import LOW, noise, reseed, scramble
from sylvarium.kernel.record import as_bytes
from sylvarium.research.cuda import available, kernel_of, require

__all__ = ["Games", "available", "same_games_on_cpu"]

THREADS_PER_BLOCK = 64


def random_game(s, out, key):  # pragma: no cover - runs on the GPU
    """What `playout` does on a CPU, one action at a time and turn by turn. Gives the number of decisions.

    The threads of a warp wait for each other at the end of a turn and are then at the same step of the next one,
    so that they run through the same code.
    """
    asked, n = 0, 1
    while n > 0:
        turn = s.turn
        while n > 0 and s.turn == turn:
            n = legal(s, out)
            if n > 0:
                k = 0
                if n > 1 or asks_alone(s):
                    k = (noise(key, 0, asked) * n) >> 32
                    asked += 1
                apply(s, out[k])
    return asked


def play_games(states, blank, seats, options, seed, games, decisions):  # pragma: no cover - runs on the GPU
    """Every thread plays `games` whole random games, seeds counting on from `seed`.

    The record is the thread's own, its words interleaved with those of the other threads: threads that look at the
    same field read neighbouring memory.
    """
    i = device.grid(1)
    if i < len(states):
        out = device.local.array(MOST_OPTIONS, int16)
        mine = device.local.array(1, RECORD)
        s = mine[0]
        total = 0
        for game in range(games):
            number = seed + game * len(states) + i
            mine[0] = blank[0]
            s.seats = seats
            reseed(s, number & LOW, (number >> 32) & LOW)
            setup(s, options)
            total += random_game(s, out, scramble(number & LOW))
        states[i] = mine[0]
        decisions[i] = total


@dataclass
class Games:
    """Whole random games on the GPU."""

    game: Game
    seats: int
    threads: int
    block: int = THREADS_PER_BLOCK

    def __post_init__(self) -> None:
        found = require()
        loops = self.game.bind(random_game)
        self.kernel = kernel_of(self.game, play_games, loops)
        self.states = found.to_device(self.game.State.empty(self.threads))
        self.blank = found.to_device(self.game.State.empty(1))
        self.options = found.to_device(self.game.chosen(self.seats))
        self.decisions = found.to_device(np.zeros(self.threads, np.int64))

    def play(self, seed: int, games: int = 1) -> int:
        """Plays `games` games per thread; gives the number of decisions. The last states stay in `states`."""
        blocks = -(-self.threads // self.block)
        self.kernel[blocks, self.block](self.states, self.blank, self.seats, self.options, seed, games, self.decisions)
        return int(self.decisions.copy_to_host().sum())


def same_games_on_cpu(game: Game, seats: int, threads: int, seed: int) -> np.ndarray:
    """The states that `Games.play(seed)` leaves, computed on the CPU."""
    states, out, chosen = game.State.empty(threads), game.out(), game.chosen(seats)
    raw = as_bytes(states)
    for i in range(threads):
        game.loops.begin(states, raw, i, seats, chosen, seed + i)
        game.loops.playout_on(states, i, out, int(scramble((seed + i) & LOW)))
    return states
