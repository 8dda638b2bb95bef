"""Reviews of finished games by a bot, made once per table in the background and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import structlog

from sylvarium.server.brains import REVIEWS, Brains
from sylvarium.server.folded import Folded
from sylvarium.server.refusal import Refusal
from sylvarium.server.shapes import Review, ReviewMoment
from sylvarium.table import Table

KEPT = 200

log = structlog.get_logger()


@dataclass
class _Work:
    review: Review
    task: asyncio.Task | None = field(default=None, repr=False)


class Reviews:
    """`of(table)` gives what there is; the first call begins the work."""

    def __init__(self, brains: Brains):
        self._brains = brains
        self._works: OrderedDict[str, _Work] = OrderedDict()

    def of(self, state: Folded) -> Review:
        table = state.begun()
        if state.status != "over":
            raise Refusal("not_over", "A review is for after the game.")
        work = self._works.get(state.id)
        if work is None or work.review.status == "failed":
            work = self._works[state.id] = _Work(Review(status="thinking", progress=0, level=REVIEWS, moments=[]))
            work.task = asyncio.get_running_loop().create_task(self._think(state.id, table, work))
            while len(self._works) > KEPT:
                self._works.popitem(last=False)
        return work.review

    async def _think(self, id: str, table: Table, work: _Work) -> None:
        def progressed(judged: int, total: int) -> None:
            work.review = work.review.model_copy(update={"progress": judged / total})

        try:
            found = await self._brains.review(table, progressed)
        except Exception:
            log.exception("a review failed", table=id)
            work.review = work.review.model_copy(update={"status": "failed"})
            return
        moments = [ReviewMoment(**moment) for moment in found]
        work.review = Review(status="ready", progress=1, level=REVIEWS, moments=moments)

    async def stop(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
