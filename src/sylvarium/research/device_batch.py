"""`research.batch.Batch` on a GPU, from the same templates: nothing leaves the card between two steps.

All arrays speak `__cuda_array_interface__`, so `torch.as_tensor(batch.observations, device="cuda")` and
`jax.numpy.asarray(batch.observations)` read them where they are, without a copy.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sylvarium.kernel import Game
from sylvarium.kernel.chance import LOW, noise, scramble
from sylvarium.research.batch import batch_loops
from sylvarium.research.cuda import as_words, kernel_of, require

THREADS_PER_BLOCK = 64
NO_ROW = 1 << 62


def begin_on_device(  # pragma: no cover - runs on the GPU
    states, words, seats, options, seeds, observations, masks, deciding
):
    """A fresh game on every row."""
    i = device.grid(1)
    if i < len(states):
        out = device.local.array(MOST_OPTIONS, int16)
        begin_row(states, words, i, seats, options, seeds, out, observations, masks, deciding)


def find_illegal(actions, masks, illegal):  # pragma: no cover - runs on the GPU
    """The first row whose action is not legal."""
    i = device.grid(1)
    if i < len(actions) and (actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0):
        device.atomic.min(illegal, 0, i)


def step_on_device(  # pragma: no cover - runs on the GPU
    states, words, actions, seats, options, seeds, observations, masks, deciding, rewards, scores, ended, illegal
):
    """One action on every row, unless one of them is illegal."""
    i = device.grid(1)
    if i < len(states) and illegal[0] == NO_ROW:
        out = device.local.array(MOST_OPTIONS, int16)
        step_row(
            states, words, i, actions[i], seats, options, seeds, out, observations, masks, deciding, rewards,
            scores, ended,
        )  # fmt: skip


def draw_on_device(seed, masks, actions):  # pragma: no cover - runs on the GPU
    """A legal action for every row, uniformly at random."""
    i = device.grid(1)
    if i < len(actions):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        left = (noise(scramble(seed & LOW), i, 0) * count) >> 32
        for action in range(masks.shape[1]):
            if masks[i, action] != 0:
                if left == 0:
                    actions[i] = action
                    break
                left -= 1


class DeviceBatch:
    """`n` games of `seats` players on the GPU, stepped together.

    The arrays have the shapes and the meaning of `Batch`'s. Neighbouring rows lie beside each other in memory
    (column order), so that the threads of a warp write together.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ):
        if n < 1:
            raise ValueError("a batch has at least one game")
        self.game = game
        self.n = n
        self.seats = game.check_seats(game.seats[-1] if seats is None else seats)
        self._cuda = require()
        loops = batch_loops(game)
        begin_all = kernel_of(game, begin_on_device, loops)
        self._step = kernel_of(game, step_on_device, loops)
        self._find_illegal = kernel_of(game, find_illegal)
        self._draw = kernel_of(game, draw_on_device)
        self.options = self._cuda.to_device(game.chosen(self.seats, options))
        self.seeds = self._cuda.to_device(np.arange(seed, seed + n, dtype=np.int64))
        self.states = self._cuda.to_device(game.State.empty(n))
        self._words = as_words(self.states)
        self.observations = self._array((n, game.observation), np.float32)
        self.masks = self._array((n, game.actions.size), np.uint8)
        self.seat = self._array((n,), np.int8)
        self.rewards = self._array((n, self.seats), np.float32)
        self.scores = self._array((n, self.seats), np.int32)
        self.ended = self._array((n,), np.bool_)
        self._illegal = self._cuda.to_device(np.array([NO_ROW]))
        begin_all[self._grid](
            self.states, self._words, self.seats, self.options, self.seeds, self.observations, self.masks, self.seat
        )

    def _array(self, shape: tuple[int, ...], kind: type) -> Any:
        return self._cuda.to_device(np.zeros(shape, kind, order="F"))

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.n // THREADS_PER_BLOCK), THREADS_PER_BLOCK

    def step(self, actions: Any, check: bool = True) -> None:
        """Plays one action per row, from an array of 64-bit integers on the GPU. If one is illegal nothing is played.

        To say so at once the CPU must wait for the GPU; with `check=False` it does not, and a batch in which
        something illegal was played stands still until `illegal_row` has been asked.
        """
        chosen = self._cuda.as_cuda_array(actions)
        if chosen.shape != (self.n,) or chosen.dtype != np.int64:
            raise ValueError(
                f"one 64-bit integer for each of the {self.n} rows, not {chosen.dtype} of shape {chosen.shape}"
            )
        self._find_illegal[self._grid](chosen, self.masks, self._illegal)
        self._step[self._grid](
            self.states, self._words, chosen, self.seats, self.options, self.seeds, self.observations, self.masks,
            self.seat, self.rewards, self.scores, self.ended, self._illegal,
        )  # fmt: skip
        if check:
            bad = self.illegal_row()
            if bad is not None:
                action = int(chosen[bad])
                raise ValueError(f"row {bad}: action {action} is not legal there; nothing has been played")

    def illegal_row(self) -> int | None:
        """The first row that was given an illegal action since this was last asked; the batch goes on after that."""
        bad = int(self._illegal[0])
        if bad == NO_ROW:
            return None
        self._illegal[0] = NO_ROW
        return bad

    def random_actions(self, seed: int) -> Any:
        """A legal action for every row, uniformly at random."""
        actions = self._cuda.device_array(self.n, np.int64)
        self._draw[self._grid](seed, self.masks, actions)
        return actions
