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


LATE = 100  # orders: one of several given at the same time may be stored after others with higher numbers


class Orders:
    """Calls `obey` for every order that is given from now on."""

    def __init__(self, storage: Storage, every: float, obey: Callable[[Order], None]):
        self._storage, self._every, self._obey = storage, every, obey
        self._last = 0
        self._obeyed: set[int] = set()  # of the latest ones

    async def start(self) -> None:
        """What was ordered before is in the tables that are opened from now on."""
        self._last = await asyncio.to_thread(self._storage.last_order)
        self._obeyed = {order.id for order in await asyncio.to_thread(self._storage.orders, self._last - LATE)}

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except sa.exc.SQLAlchemyError as error:
                log.warning("orders cannot be read", problem=type(error).__name__)

    async def look(self) -> None:
        """Obeys what has been ordered meanwhile."""
        latest = await asyncio.to_thread(self._storage.orders, self._last - LATE)
        for order in latest:
            if order.id not in self._obeyed:
                log.info("an operator has ordered", table=order.table_id, deed=order.deed)
                self._obey(order)
        self._obeyed = {order.id for order in latest}
        self._last = max((self._last, *self._obeyed))
