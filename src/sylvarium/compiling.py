"""Compiling everything the games need, several games at a time, step by step so that progress can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from queue import Empty
from typing import Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes


def compile_steps(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """The steps by name; each compiles one group of loops (or finds it in the cache)."""
    from sylvarium.bots import prepare as prepare_bots

    seats = game.seats[-1]
    states, out, chosen = game.State.empty(1), game.out(), game.chosen(seats)
    raw, loops = as_bytes(states), game.loops
    numbers = np.zeros(game.observation, np.float32)
    rows = np.zeros((1, seats), np.int32)
    parts, single = np.zeros((1, seats, len(game.score_parts)), np.int32), np.zeros(1, np.int32)

    def stepping() -> None:
        loops.begin(states, raw, 0, seats, chosen, 0)
        loops.start(states, raw, 0, seats, chosen, 0, out)
        loops.choices(states, 0, out)
        loops.settled(states, 0, out)
        loops.alone(states, 0)
        loops.perform(states, 0, int(out[0]))
        count = loops.settled(states, 0, out)
        loops.step(states, 0, int(out[count - 1]), out)

    def knowing() -> None:
        loops.observation(states, 0, 0, numbers)
        loops.imagine(states, 0, 0, 1)

    def playing_out() -> None:
        loops.playout_on(states, 0, out, 1)
        loops.race(states, raw, seats, chosen, 0, 1, out)
        loops.playouts(states, raw, seats, chosen, 0, out, rows, rows.copy(), parts, single, single.copy())

    def scoring() -> None:
        loops.points(states, 0, 0)
        loops.estimate(states, 0, 0)
        loops.part(states, 0, 0, 0)
        loops.criterion(states, 0, 0, 0)
        loops.rank(states, 0, 0)

    def showing() -> None:
        from sylvarium.table import Table

        table = Table.new(game, seats, seed=0)
        for _ in range(12):
            if not table.over:
                table.view(table.seat)
                table.play(table.legal_actions()[0])

    return [
        ("rules", stepping),
        ("knowledge", knowing),
        ("random games", playing_out),
        ("scoring", scoring),
        ("views", showing),
        ("bots", lambda: prepare_bots(game)),
    ]


STEPS = 6  # of every game, as `compile_steps` lists them


def compile_all(keys: Sequence[str], workers: int) -> Iterator[tuple[str, str]]:
    """Compiles the games, several at a time; yields the game and the name of every step that is done."""
    context = get_context("spawn")
    with context.Manager() as manager:
        told: Any = manager.Queue()
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            running = {pool.submit(_compile_one, key, told) for key in keys}
            while running or not told.empty():
                try:
                    yield told.get(timeout=0.2)
                except Empty:
                    done, running = wait(running, timeout=0, return_when=FIRST_COMPLETED)
                    for each in done:
                        each.result()  # a failure in a process is a failure here


def _compile_one(key: str, told: Any) -> None:
    for name, step in compile_steps(game_by_key(key)):
        step()
        told.put((key, name))
