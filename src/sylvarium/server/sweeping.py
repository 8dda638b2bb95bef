"""When garbage is looked for: seldom, and not while players wait.

Nearly everything is freed as soon as nothing refers to it. What refers to itself in a ring is not: Python's collector
looks for it, and while it looks, nothing else happens. It looks by how many objects have been made, and a server whose
views are made anew with every move makes millions that stay for a moment: with 500 tables it stood still for 20 to 60
ms several times a second, and found an object or two per move. So it looks here only when memory has grown.
"""

from __future__ import annotations

import asyncio
import gc
import sys

import structlog

EVERY = 5.0  # seconds between two looks at how much there is
GROWN = 0.25  # of what was there after the last sweep
AT_LEAST = 500_000  # blocks of memory, some 50 MB

log = structlog.get_logger()


class Sweeper:
    """Sweeps while it runs; before and afterwards Python does as it always does."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self.left = 0  # blocks after the last sweep

    def start(self) -> None:
        gc.disable()
        self.left = sys.getallocatedblocks()
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        gc.enable()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        """Sweeps if there is so much more than last time that it may be worth standing still for."""
        if sys.getallocatedblocks() - self.left > max(AT_LEAST, GROWN * self.left):
            found = gc.collect()
            self.left = sys.getallocatedblocks()
            log.info("swept", objects=found, blocks=self.left)


def keep_for_ever() -> None:
    """Takes everything loaded so far out of what is looked through.

    Rules, compilers and libraries stay as long as the process; going through their 200,000 objects again and
    again would stop all tables for a tenth of a second each time.
    """
    gc.collect()
    gc.freeze()
