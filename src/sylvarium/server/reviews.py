"""Reviews of finished games by a bot, made once per table in the background and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog

from sylvarium.hosting.automatic import REVIEWS
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.advice import Review
from sylvarium.server.brains import Asker, Brains
from sylvarium.server.limits import Spending, too_fast
from sylvarium.table import Table

KEPT = 200
AT_ONCE = 50  # reviews being made

log = structlog.get_logger()


def begun() -> Review:
    return Review(status="thinking", progress=0, level=REVIEWS, moments=[], curve=[], turning=[])


def check_over(state: Folded) -> None:
    if state.status != "over":
        raise Refusal("not_over", "A review is for after the game.")


@dataclass
class _ReviewWork:
    review: Review
    task: asyncio.Task | None = field(default=None, repr=False)


class Reviews:
    """`of(table)` gives what there is; the first call begins the work."""

    def __init__(self, brains: Brains):
        self._brains = brains
        self._works: OrderedDict[str, _ReviewWork] = OrderedDict()

    def of(self, state: Folded, pay: Callable[[], Spending]) -> Review:
        """`pay` reserves what a review costs, or refuses; it is asked when there is something to be done."""
        table = state.begun()
        check_over(state)
        work = self._works.get(state.id)
        if work is None or work.review.status == "failed":
            self._make_room()
            spending = pay()
            work = self._works[state.id] = _ReviewWork(begun())
            work.task = asyncio.get_running_loop().create_task(self._think(state.id, table, work, spending))
        return work.review

    def _make_room(self) -> None:
        """The oldest review goes, but none that is still being made: too many of those is too many."""
        under_way = sum(work.review.status == "thinking" for work in self._works.values())
        if under_way >= AT_ONCE:
            raise too_fast("Too many games are being reviewed.", 30)
        while len(self._works) >= KEPT:
            del self._works[next(id for id, work in self._works.items() if work.review.status != "thinking")]

    async def _think(self, id: str, table: Table, work: _ReviewWork, spending: Spending) -> None:
        def progressed(judged: int, total: int) -> None:
            work.review = work.review.model_copy(update={"progress": judged / total})

        try:
            asker = Asker(f"review of {id}", paid=spending.paid)
            found = await self._brains.review(table, progressed, asker)
        except Exception:
            log.exception("a review failed", table=id)
            work.review = work.review.model_copy(update={"status": "failed"})
            return
        work.review = Review(status="ready", progress=1, level=REVIEWS, **found)

    async def stop(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
