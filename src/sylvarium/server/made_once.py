"""Costly answers: made in a thread of their own, once for each version of a table, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import thread_time
from typing import TYPE_CHECKING, Any, TypeVar

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.logs import tell
from sylvarium.server.observing import Figures

if TYPE_CHECKING:
    from sylvarium.server.hub import Hub

Made = TypeVar("Made")


class MadeOnce:
    """One thread makes them, one after the other: what many ask for at once must not crowd out the moves."""

    def __init__(self, most_bytes: int, figures: Figures):
        self._pool = ThreadPoolExecutor(1, "reading")
        self._most, self._size = most_bytes, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Any]] = {}
        self._figures = figures

    async def get(self, key: Hashable, make: Callable[[], bytes]) -> tuple[bytes, float]:
        """What `make` gives (or gave) for this key, and what it cost now, in seconds of processor time."""
        if key in self._kept:
            self._figures.made.labels("kept").inc()
            self._kept.move_to_end(key)
            return self._kept[key], 0.0
        found, seconds = await self.once(key, make)
        if key not in self._kept:
            self._keep(key, found)
        return found, seconds

    async def once(self, key: Hashable, make: Callable[[], Made]) -> tuple[Made, float]:
        """The same without keeping it: anybody who asks while it is being made waits for it, and pays nothing.

        `make` runs in the thread: it must have what it needs for itself.
        """
        if key in self._making:
            self._figures.made.labels("shared").inc()
            return (await asyncio.shield(self._making[key]))[0], 0.0
        making = self._making[key] = asyncio.ensure_future(self._made(make))
        making.add_done_callback(lambda done: self._ended(key, done))
        return await asyncio.shield(making)

    async def _made(self, make: Callable[[], Made]) -> tuple[Made, float]:
        def timed() -> tuple[Made, float]:
            began = thread_time()
            return make(), thread_time() - began

        self._figures.made.labels("made").inc()
        found, seconds = await asyncio.get_running_loop().run_in_executor(self._pool, timed)
        self._figures.made_seconds.inc(seconds)
        return found, seconds

    def _ended(self, key: Hashable, done: asyncio.Future[Any]) -> None:
        self._making.pop(key, None)
        if not done.cancelled():
            done.exception()  # seen: whoever still waits is told

    def _keep(self, key: Hashable, found: bytes) -> None:
        self._kept[key] = found
        self._size += len(found)
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


FEW = 8  # actions whose lines are put together without a thread


async def logs_ready(hub: Hub, state: Folded, seats: list[int]) -> float:
    """Lets the thread add what is missing from the logs of these seats (none: a spectator); returns the cost."""
    cost = 0.0
    table = state.table
    readers: Sequence[int | None] = seats or (None,)
    for seat in readers if table else ():
        assert table
        missing = since, begun = hub.logs.missing(state.id, table, seat)
        if table.number - since > FEW:
            key = "log", state.id, state.version, seat, since
            lines, seconds = await hub.made_once.once(key, partial(tell, table, seat, since, begun))
            hub.logs.add(state.id, table, seat, missing, lines)
            cost += seconds
    return cost
