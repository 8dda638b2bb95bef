"""Many games at once: `Batch(game, n, seats).step(actions)` over NumPy arrays, on all cores, no Python per game.

Every row is a game that waits for a decision. A step plays one action in each, then whatever is forced, and
starts a finished game again. What the deciding player of each row gets is written to arrays that are made once:
observation, mask of legal actions, whose decision it is; and for the game that just ended its rewards.
`research.gpu.DeviceBatch` is the same on a GPU, from the same templates.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from sylvarium.kernel import Game, play
from sylvarium.kernel.record import as_bytes
from sylvarium.kernel.row import row

# ------------------------------------------------------------------------------------------------- templates


def utility(s, seat):
    """What a finished game was worth to a seat: 1 for beating everybody, −1 for being beaten by all, 0 for ties."""
    mine, total = place(s, seat), 0
    for other in range(s.seats):
        if other != seat:
            theirs = place(s, other)
            total += int(theirs > mine) - int(theirs < mine)
    return total / max(1, s.seats - 1)


def write_row(s, i, n, out, observations, masks, deciding):
    """What the deciding player of row i gets."""
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    for k in range(n):
        masks[i, out[k]] = 1
    deciding[i] = s.seat
    observe(s, s.seat, observations[i])


def next_game(states, raw, i, seats, options, seeds):
    """A fresh game on row i, with the next seed of that row."""
    begin(states, raw, i, seats, options, seeds[i])
    seeds[i] += len(states)


def begin_row(states, raw, i, seats, options, seeds, out, observations, masks, deciding):
    """A fresh game on row i up to its first decision."""
    next_game(states, raw, i, seats, options, seeds)
    n = settle(row(states, i), out)
    write_row(row(states, i), i, n, out, observations, masks, deciding)


def step_row(states, raw, i, action, seats, options, seeds, out, observations, masks, deciding, rewards, scores, ended):
    """Plays one action on row i and what is forced after it; a game that is over starts again.

    A loop, so that `legal`, `apply` and `observe` are each called from one place: the compiler copies them there.
    """
    s = row(states, i)
    ended[i] = False
    for seat in range(seats):
        rewards[i, seat] = 0.0
    chosen, fresh = int(action), False
    while True:
        if not fresh:
            apply(s, chosen)
        n = legal(s, out)
        if n > 1 or (n == 1 and asks_alone(s)):
            break
        fresh = n == 0
        if n == 1:
            chosen = int(out[0])
        else:
            end_row(s, i, seats, rewards, scores, ended)
            next_game(states, raw, i, seats, options, seeds)
    write_row(s, i, n, out, observations, masks, deciding)


def end_row(s, i, seats, rewards, scores, ended):
    """A game that is over leaves its rewards and scores."""
    ended[i] = True
    for seat in range(seats):
        rewards[i, seat] = utility(s, seat)
        scores[i, seat] = score(s, seat)


def begin_rows(first, last, states, raw, seats, options, seeds, out, observations, masks, deciding):
    for i in range(first, last):
        begin_row(states, raw, i, seats, options, seeds, out, observations, masks, deciding)


def step_rows(
    first, last, states, raw, actions, seats, options, seeds, out, observations, masks, deciding, rewards, scores, ended
):
    for i in range(first, last):
        step_row(
            states,
            raw,
            i,
            actions[i],
            seats,
            options,
            seeds,
            out,
            observations,
            masks,
            deciding,
            rewards,
            scores,
            ended,
        )


def first_illegal(actions, masks):
    """The first row whose action is not legal; −1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


TEMPLATES = (
    play.begin, play.settle, play.place, utility, write_row, next_game, begin_row, end_row, step_row, begin_rows,
    step_rows, first_illegal,
)  # fmt: skip


# ------------------------------------------------------------------------------------------------------ the batch


class Batch:
    """`n` games of `seats` players, stepped together."""

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ):
        if n < 1:
            raise ValueError("a batch has at least one game")
        self.game = game
        self.n = n
        self.seats = game.check_seats(game.seats[-1] if seats is None else seats)
        self.options = game.chosen(self.seats, options)
        self.seeds = np.arange(seed, seed + n, dtype=np.int64)
        self.states = game.State.empty(n)
        self.raw = as_bytes(self.states)
        self.observations = np.zeros((n, game.observation), np.float32)
        self.masks = np.zeros((n, game.actions.size), np.uint8)
        self.seat = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, self.seats), np.float32)
        self.scores = np.zeros((n, self.seats), np.int32)  # of the last game that ended on each row
        self.ended = np.zeros(n, np.bool_)
        self._loops = batch_loops(game)
        workers = min(threads or os.cpu_count() or 1, n)
        bounds = np.linspace(0, n, workers + 1).astype(int).tolist()
        self._parts = [(a, b, game.out()) for a, b in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self._all(self._begin)

    def _all(self, work: Callable[..., Any]) -> None:
        """One part of the rows per thread; the compiled code holds no lock."""
        if self._pool is None:
            work(*self._parts[0])
        else:
            for _ in self._pool.map(lambda part: work(*part), self._parts):
                pass

    def _begin(self, first: int, last: int, out: np.ndarray) -> None:
        self._loops["begin_rows"](
            first, last, self.states, self.raw, self.seats, self.options, self.seeds, out,
            self.observations, self.masks, self.seat,
        )  # fmt: skip

    def step(self, actions: np.ndarray) -> None:
        """Plays one action per row. If one is illegal nothing is played at all."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"one action for each of the {self.n} rows, not an array of shape {chosen.shape}")
        bad = self._loops["first_illegal"](chosen, self.masks)
        if bad >= 0:
            raise ValueError(f"row {bad}: action {chosen[bad]} is not legal there; nothing has been played")

        def work(first: int, last: int, out: np.ndarray) -> None:
            self._loops["step_rows"](
                first, last, self.states, self.raw, chosen, self.seats, self.options, self.seeds, out,
                self.observations, self.masks, self.seat, self.rewards, self.scores, self.ended,
            )  # fmt: skip

        self._all(work)

    def random_actions(self, generator: np.random.Generator) -> np.ndarray:
        """A legal action for every row, uniformly at random."""
        noise = generator.random(self.masks.shape, np.float32) * self.masks
        return noise.argmax(1)


_LOOPS: dict[str, dict[str, Any]] = {}


def batch_loops(game: Game) -> dict[str, Any]:
    """The templates of this module bound to a game, once."""
    if game.key not in _LOOPS:
        _LOOPS[game.key] = game.bind(*TEMPLATES)
    return _LOOPS[game.key]
