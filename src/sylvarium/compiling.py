"""Compiling everything the games need, several games at a time, step by step so that progress can be shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from queue import Empty
from types import ModuleType
from typing import Any

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, samples
from sylvarium.kernel.rule import cache_folder

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None


def compile_steps(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """The steps by name; each compiles one whole (or finds it in the cache), the last one what no table needs."""
    from sylvarium.bots import prepare as prepare_bots

    def show() -> None:
        from sylvarium.table import Table

        table = Table.new(game, game.seats[-1], seed=0)
        for _ in range(12):
            if not table.over:
                table.view(table.seat)
                table.play(table.legal_actions()[0])

    return [
        ("rules", lambda: game.loops.begin(*samples.of_loops(game)["begin"])),
        ("views", show),
        ("bots", lambda: prepare_bots(game)),
        ("research", lambda: game.loops.race(*samples.of_research(game)["race"])),
    ]


STEPS = ("rules", "views", "bots", "research")  # of every game, as `compile_steps` lists them
TO_PLAY = STEPS[:-1]


AFTERWARDS = "modules"  # the name of what is done with a game once it is compiled


def compile_all(
    keys: Sequence[str], workers: int, afterwards: Callable[[Game], object] | None = None
) -> Iterator[tuple[str, str]]:
    """Compiles the games, several at a time; yields the game and the name of every step that is done.

    `afterwards` is called with each game in the process that has compiled it.
    """
    context = get_context("spawn")
    with context.Manager() as manager:
        told: Any = manager.Queue()
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            running = {pool.submit(_compile_one, key, told, afterwards) for key in keys}
            while running or not told.empty():
                try:
                    yield told.get(timeout=0.2)
                except Empty:
                    done, running = wait(running, timeout=0, return_when=FIRST_COMPLETED)
                    for each in done:
                        each.result()  # a failure in a process is a failure here


def _compile_one(key: str, told: Any, afterwards: Callable[[Game], object] | None) -> None:
    for name in compile_one(key):
        told.put((key, name))
    if afterwards:
        afterwards(game_by_key(key))
        told.put((key, AFTERWARDS))


def compile_one(key: str, wanted: Sequence[str] = STEPS) -> Iterator[str]:
    """Compiles one game in this process; yields the name of every wanted step that is done.

    If another process is at it already, waits for that one and finds everything in the cache.
    """
    with alone(key):
        for name, step in compile_steps(game_by_key(key)):
            if name in wanted:
                step()
                yield name


@contextmanager
def alone(key: str) -> Iterator[None]:
    """Holds a lock of this name among all processes with the same cache."""
    if fcntl is None:
        yield
        return
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / f"{key}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # let go when the file is closed
        yield


def main(keys: Sequence[str]) -> None:
    """Compiles what playing needs of games in this process, and prints each step that is done on a line.

    Servers start it as `python -m sylvarium.compiling builders`; it gives way to them.
    """
    if hasattr(os, "nice"):
        os.nice(5)
    for key in keys:
        for name in compile_one(key, TO_PLAY):
            print(key, name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
