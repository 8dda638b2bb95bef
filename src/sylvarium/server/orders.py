"""Operators change tables in the store, while servers have them open; here a server notices.

What must not happen at a closed table cannot happen anyway: the operator's event has taken the number that the next
change would have, so this process reads that event before it can store anything. It looks at the list of orders every
second for the sake of people who only watch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import sqlalchemy as sa
import structlog

from sylvarium.server.storage import Order, Storage

log = structlog.get_logger()


class Orders:
    """Calls `obey` for every order that is given from now on."""

    def __init__(self, storage: Storage, every: float, obey: Callable[[Order], None]):
        self._storage, self._every, self._obey = storage, every, obey
        self._last = 0

    async def start(self) -> None:
        """What was ordered before is in the tables that are opened from now on."""
        self._last = await asyncio.to_thread(self._storage.last_order)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                news = await asyncio.to_thread(self._storage.orders, self._last)
            except sa.exc.SQLAlchemyError as error:
                log.warning("orders cannot be read", problem=type(error).__name__)
                continue
            for order in news:
                self._last = order.id
                log.info("an operator has ordered", table=order.table_id, deed=order.deed)
                self._obey(order)
