"""The same rules on an NVIDIA GPU: one game per thread, called from CUDA kernels of ours.

numba-cuda compiles the very functions that `@rule` marks as device functions; nothing is written twice.
"""

from __future__ import annotations

import types
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sylvarium.kernel import Game
from sylvarium.kernel.chance import LOW, scramble
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


def play_games(states, raw, seats, options, seed, games, decisions):  # pragma: no cover - runs on the GPU
    """Every thread plays `games` whole random games on its own row, seeds counting on from `seed`."""
    i = grid(1)  # type: ignore[name-defined]  # noqa: F821
    if i < len(states):
        out = local_array(MOST_OPTIONS, int16)  # type: ignore[name-defined]  # noqa: F821
        s = row(states, i)
        total = 0
        for game in range(games):
            number = seed + game * len(states) + i
            begin(states, raw, i, seats, options, number)  # type: ignore[name-defined]  # noqa: F821
            total += playout(s, out, scramble(number & LOW))  # type: ignore[name-defined]  # noqa: F821
        decisions[i] = total


def kernel_of(game: Game, template: Any) -> Any:
    """A CUDA kernel made of a template and the rules of a game."""
    found = cuda()
    from numba import int16

    names = {
        **template.__globals__,
        **game.rules,
        **vars(game.loops),
        "grid": found.grid,
        "local_array": found.local.array,
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

    def __post_init__(self) -> None:
        found = cuda()
        self.kernel = kernel_of(self.game, play_games)
        self.states = found.to_device(self.game.State.empty(self.threads))
        self.raw = self.states.view(np.uint8).reshape(self.threads, self.game.State.dtype.itemsize)
        self.options = found.to_device(self.game.chosen(self.seats))
        self.decisions = found.to_device(np.zeros(self.threads, np.int64))

    def play(self, seed: int, games: int = 1) -> int:
        """Plays `games` games per thread; gives the number of decisions. The last states stay in `states`."""
        blocks = -(-self.threads // THREADS_PER_BLOCK)
        self.kernel[blocks, THREADS_PER_BLOCK](
            self.states, self.raw, self.seats, self.options, seed, games, self.decisions
        )
        return int(self.decisions.copy_to_host().sum())


def same_games_on_cpu(game: Game, seats: int, threads: int, seed: int) -> np.ndarray:
    """The states that `Games.play(seed)` leaves, computed on the CPU."""
    states, out, chosen = game.State.empty(threads), game.out(), game.chosen(seats)
    raw = as_bytes(states)
    for i in range(threads):
        game.loops.begin(states, raw, i, seats, chosen, seed + i)
        game.loops.playout_on(states, i, out, int(scramble((seed + i) & LOW)))
    return states
