"""Reviews of finished games by a bot, made once per table in the background and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

import structlog

from sylvarium.server.brains import REVIEWS, Brains
from sylvarium.server.live import LiveTable
from sylvarium.server.moments import begun
from sylvarium.server.refusal import Refusal
from sylvarium.server.shapes import Review, ReviewMoment

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

    def of(self, live: LiveTable) -> Review:
        begun(live)
        if live.status != "over":
            raise Refusal("not_over", "A review is for after the game.")
        work = self._works.get(live.id)
        if work is None or work.review.status == "failed":
            work = self._works[live.id] = _Work(Review(status="thinking", progress=0, level=REVIEWS, moments=[]))
            work.task = asyncio.get_running_loop().create_task(self._think(live, work))
            while len(self._works) > KEPT:
                self._works.popitem(last=False)
        return work.review

    async def _think(self, live: LiveTable, work: _Work) -> None:
        table = begun(live)
        past = table.at(table.number)

        def progressed(judged: int, total: int) -> None:
            work.review = work.review.model_copy(update={"progress": judged / total})

        try:
            found = await self._brains.review(past, progressed)
        except Exception:
            log.exception("a review failed", table=live.id)
            work.review = work.review.model_copy(update={"status": "failed"})
            return
        moments = [ReviewMoment(**{**moment, "number": moment["number"] + live.offset}) for moment in found]
        work.review = Review(status="ready", progress=1, level=REVIEWS, moments=moments)

    async def stop(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
