"""How the server asks bots: with a position from which everything the seat cannot know has been removed."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from sylvarium.server.observing import Figures
from sylvarium.table import Table


@dataclass(frozen=True)
class Decision:
    action: int
    choices: list[tuple[int, float, float]]


LEVELS: tuple[str, ...] = ("sapling", "birch", "oak", "ancient")


def _decide(game: Any, record: Any, seat: int, level: str, seed: int) -> Decision:
    out = game.out()
    count = game.loops.choices(record.states, record.index, out)
    legal = out[:count].tolist()
    return Decision(random.Random(seed).choice(legal), [(a, 1 / count, 0.0) for a in legal])


def imagined(table: Table, seat: int, seed: int) -> Any:
    """The position as it might be for all that `seat` knows."""
    record = table.record()
    table.game.loops.imagine(record.states, record.index, seat, seed)
    return record


class Brains:
    """A bounded number of threads in which bots think. First come, first served: every table asks for one
    decision at a time, so none can crowd out another."""

    def __init__(self, workers: int, figures: Figures):
        self._pool = ThreadPoolExecutor(workers, "bot", initializer=_step_back)
        self._figures = figures

    def decide(self, table: Table, seat: int, level: str) -> Awaitable[Decision]:
        """What a bot of this level would play for `seat`, whose decision it must be.

        The position is taken at the call, so make it under the table's lock; the answer may be awaited later.
        """
        seed = secrets.randbits(32)
        record = imagined(table, seat, seed)
        return self.think(level, lambda: _decide(table.game, record, seat, level, seed))

    async def think(self, level: str, thought: Callable[[], Any]) -> Any:
        """Runs a thought when a thread is free."""
        self._figures.thoughts.inc()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._timed, level, thought)
        finally:
            self._figures.thoughts.dec()

    def _timed(self, level: str, thought: Callable[[], Any]) -> Any:
        started = perf_counter()
        try:
            return thought()
        finally:
            self._figures.thinking.labels(level).observe(perf_counter() - started)

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    """Bots give way to people: their threads get the processor when nothing else wants it."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


def review_of(table: Table, level: str, progressed: Callable[[float], None]) -> list[dict[str, Any]]:
    """The moments of a finished game where the estimate fell most."""
    return []
