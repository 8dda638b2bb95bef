"""The same rules on an NVIDIA GPU: one game per thread, called from CUDA kernels of ours.

numba-cuda compiles the very functions that `@rule` marks as device functions; nothing is written twice.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import types
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sylvarium.kernel import Game
from sylvarium.kernel.chance import LOW, noise, scramble
from sylvarium.kernel.record import as_bytes
from sylvarium.kernel.row import row

THREADS_PER_BLOCK = 64


@cache
def cuda() -> Any:
    """`numba.cuda`, imported in the one place that knows where NumPy and numba-cuda disagree."""
    # numba-cuda still names functions that NumPy 2.5 no longer has; it never calls them for us.
    for gone, stand_in in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
        if not hasattr(np, gone):
            setattr(np, gone, stand_in)
    from numba import cuda as numba_cuda

    return numba_cuda


def available() -> bool:
    """Whether there is a GPU that can be used."""
    try:
        return bool(cuda().is_available())
    except ImportError:
        return False


def play_games(states, words, seats, options, seed, games, decisions):  # pragma: no cover - runs on the GPU
    """Every thread plays `games` whole random games on its own row, seeds counting on from `seed`.

    What `playout` does on a CPU, one action at a time and turn by turn: the threads of a warp wait for each other
    at the end of a turn and are then at the same step of the next one, so that they run through the same code.
    """
    i = device.grid(1)
    if i < len(states):
        out = device.local.array(MOST_OPTIONS, int16)
        s = row(states, i)
        total = 0
        for game in range(games):
            number = seed + game * len(states) + i
            begin(states, words, i, seats, options, number)
            key, asked = scramble(number & LOW), 0
            n = legal(s, out)
            while n > 0:
                turn = s.turn
                while n > 0 and s.turn == turn:
                    k = 0
                    if n > 1 or asks_alone(s):
                        k = (noise(key, 0, asked) * n) >> 32
                        asked += 1
                    apply(s, out[k])
                    n = legal(s, out)
            total += asked
        decisions[i] = total


_KERNELS: dict[tuple[str, str], Any] = {}


def kernel_of(game: Game, template: Any) -> Any:
    """A CUDA kernel made of a template and the rules of a game; made once, because compiling takes a while."""
    key = game.key, template.__name__
    if key not in _KERNELS:
        _KERNELS[key] = _made(game, template)
    return _KERNELS[key]


def _made(game: Game, template: Any) -> Any:
    found = cuda()
    from numba import int16

    names = {
        **template.__globals__,
        **game.rules,
        **vars(game.loops),
        "device": found,
        "int16": int16,
    }
    bound = types.FunctionType(template.__code__, names, f"{template.__name__}_{game.key}")
    return found.jit(bound)


@dataclass
class Games:
    """Whole random games on the GPU."""

    game: Game
    seats: int
    threads: int
    block: int = THREADS_PER_BLOCK

    def __post_init__(self) -> None:
        found = cuda()
        self.kernel = kernel_of(self.game, play_games)
        self.states = found.to_device(self.game.State.empty(self.threads))
        # The rows as words of 4 bytes: a game is cleared with a quarter of the writes that bytes would need.
        self.words = self.states.view(np.uint32).reshape(self.threads, self.game.State.dtype.itemsize // 4)
        self.options = found.to_device(self.game.chosen(self.seats))
        self.decisions = found.to_device(np.zeros(self.threads, np.int64))

    def play(self, seed: int, games: int = 1) -> int:
        """Plays `games` games per thread; gives the number of decisions. The last states stay in `states`."""
        blocks = -(-self.threads // self.block)
        self.kernel[blocks, self.block](self.states, self.words, self.seats, self.options, seed, games, self.decisions)
        return int(self.decisions.copy_to_host().sum())


def same_games_on_cpu(game: Game, seats: int, threads: int, seed: int) -> np.ndarray:
    """The states that `Games.play(seed)` leaves, computed on the CPU."""
    states, out, chosen = game.State.empty(threads), game.out(), game.chosen(seats)
    raw = as_bytes(states)
    for i in range(threads):
        game.loops.begin(states, raw, i, seats, chosen, seed + i)
        game.loops.playout_on(states, i, out, int(scramble((seed + i) & LOW)))
    return states
