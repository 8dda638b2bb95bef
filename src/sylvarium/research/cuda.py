"""How the rules come onto an NVIDIA GPU: the one place that knows numba-cuda and where it disagrees with the rest.

numba-cuda compiles the very functions that `@rule` marks as device functions; nothing is written twice.
"""

from __future__ import annotations

import types
from functools import cache
from typing import Any

import numpy as np

from sylvarium.kernel import Game
from sylvarium.research.gpu_code import use_small_code


class NoGpu(RuntimeError):
    """There is no GPU here, or not what is needed to use it."""


@cache
def cuda() -> Any:
    """`numba.cuda`."""
    # numba-cuda still names functions that NumPy 2.5 no longer has; it never calls them for us.
    for gone, stand_in in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
        if not hasattr(np, gone):
            setattr(np, gone, stand_in)
    from numba import cuda as numba_cuda

    use_small_code()
    return numba_cuda


def available() -> bool:
    """Whether there is a GPU that can be used."""
    try:
        return bool(cuda().is_available())
    except ImportError:
        return False


def require() -> Any:
    """`numba.cuda` with a GPU behind it, or a sentence that says what is missing."""
    try:
        found = cuda()
    except ImportError as missing:
        raise NoGpu("a GPU needs numba-cuda: pip install 'sylvarium[gpu]'") from missing
    if not found.is_available():
        raise NoGpu("numba-cuda finds no NVIDIA GPU on this machine")
    return found


_KERNELS: dict[tuple[str, str], Any] = {}


def kernel_of(game: Game, template: Any, loops: dict[str, Any] | None = None) -> Any:
    """A CUDA kernel made of a template, the rules of a game and `loops` bound to it; made once.

    Inside the template `device` is `numba.cuda` and `RECORD` the type of the game's record.
    """
    key = game.key, template.__name__
    if key not in _KERNELS:
        found = cuda()
        from numba import from_dtype, int16

        names = {
            **template.__globals__,
            **game.rules,
            **vars(game.loops),
            **(loops or {}),
            "device": found,
            "int16": int16,
            "RECORD": from_dtype(game.State.dtype),
        }
        bound = types.FunctionType(template.__code__, names, f"{template.__name__}_{game.key}")
        # Optimised when it is compiled and not again when it is linked: the linker would fuse multiplications with
        # sums, whatever the compiler was told (`gpu_code.asked_of_the_compiler`).
        _KERNELS[key] = found.jit(bound, lto=False)
    return _KERNELS[key]


def as_words(states: Any) -> Any:
    """Records on the GPU as rows of 4-byte words: cleared with a quarter of the writes that bytes would need."""
    return states.view(np.uint32).reshape(len(states), states.dtype.itemsize // 4)
