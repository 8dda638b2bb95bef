"""Whether this process can do its work, for whoever asks.

A look writes to the storage, and anybody may ask: so one look serves all who ask while it lasts and for a moment
afterwards. Otherwise looks without end would keep the moves from being stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from sylvarium.server.observing import Figures

KEPT = 1.0  # seconds for which a good look counts; after a bad one the next comes at once
PATIENCE = 5.0  # seconds after which a storage that does not answer is unusable


class Wellness:
    """See the top of this module. `check` blocks, and raises if the storage cannot be used."""

    def __init__(self, check: Callable[[], None], figures: Figures):
        self._check, self._figures = check, figures
        self._looking: asyncio.Task[None] | None = None
        self._well_at = float("-inf")  # when the last good look ended

    async def well(self) -> bool:
        """Whether the storage can be read and written."""
        try:
            if monotonic() - self._well_at > KEPT:
                await asyncio.wait_for(asyncio.shield(self._look()), PATIENCE)
        except Exception:
            self._figures.usable.set(0)
            return False
        self._figures.usable.set(1)
        return True

    def _look(self) -> asyncio.Task[None]:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._looked())
        return self._looking

    async def _looked(self) -> None:
        await asyncio.to_thread(self._check)
        self._well_at = monotonic()
