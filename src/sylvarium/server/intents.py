"""What players have said in advance, in the store: one row per seat, of which only its owner is ever told.

It is stored next to the events of a table, not among them. An event has a number that everybody sees, so it would
tell the others that somebody has a plan.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any

import orjson
import sqlalchemy as sa
import structlog

from sylvarium.hosting import planning
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.database import is_postgres
from sylvarium.server.live import LiveTable
from sylvarium.server.notices import tell
from sylvarium.server.schema import intents

log = structlog.get_logger()


class Intents:
    """Reads and writes them, keeps those of open tables in memory, and tells their owners."""

    def __init__(self, engine: sa.Engine, process: str):
        self._engine, self._process = engine, process
        self._one_by_one = asyncio.Lock()
        self._changes: set[asyncio.Task[Any]] = set()

    async def load(self, live: LiveTable) -> None:
        """Takes what is stored, and tells the owners of seats for which that is news."""
        async with self._one_by_one:
            await self._load(live)

    async def _load(self, live: LiveTable) -> None:
        before, live.intents = live.intents, await self._blocking(self._read, live.id)
        for seat in {*before, *live.intents}:
            if before.get(seat) != live.intents.get(seat):
                self.tell(live, seat)

    async def change(self, live: LiveTable, seat: int, say: Callable[[Intent], Intent]) -> None:
        """Stores something different for a seat; only then does it change in memory and for its owner.

        The client that asked may go away meanwhile: what was begun is completed all the same.
        """
        task = asyncio.get_running_loop().create_task(self._change(live, seat, say))
        self._changes.add(task)
        task.add_done_callback(self._ended)
        await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told

    async def _change(self, live: LiveTable, seat: int, say: Callable[[Intent], Intent]) -> None:
        async with self._one_by_one:
            intent = say(live.intents.get(seat, Intent()))
            try:
                await self._blocking(self._write, live.id, seat, intent)
            except Refusal:
                with suppress(Refusal):  # its answer may have been lost: what is stored counts
                    await self._load(live)
                raise
            live.intents = {**live.intents, seat: intent}
        self.tell(live, seat)

    async def stop(self) -> None:
        """Waits for what is being stored."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    def tell(self, live: LiveTable, seat: int) -> None:
        """All who hold the seat, on however many screens."""
        for connection in live.connections:
            if connection.ready and seat in connection.seats:
                connection.put(self.told(live, seat))

    def greet(self, live: LiveTable, seats: tuple[int, ...]) -> list[bytes]:
        """What somebody who comes is told of the seats they hold, where there is something to tell."""
        may_answer = bool(planning.answers_of(live.state.game))
        return [self.told(live, seat) for seat in seats if may_answer or seat in live.intents]

    @staticmethod
    def told(live: LiveTable, seat: int) -> bytes:
        return orjson.dumps(planning.told(live.state, seat, live.intents.get(seat, Intent())))

    @staticmethod
    async def _blocking(work: Callable[..., Any], *given: Any) -> Any:
        try:
            return await asyncio.to_thread(work, *given)
        except sa.exc.SQLAlchemyError:
            log.warning("what was said beforehand cannot be read or stored", table=given[0], exc_info=True)
            raise Refusal("storage", "It could not be stored. Look at the table, and try again.") from None

    def _read(self, id: str) -> dict[int, Intent]:
        query = sa.select(intents.c.seat, intents.c.said).where(intents.c.table_id == id)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        found: dict[int, Intent] = {}
        for seat, said in rows:
            try:
                found[seat] = Intent.of(said)
            except (KeyError, TypeError, AttributeError):  # one that is damaged must not keep the table from opening
                log.error("what was said beforehand is damaged", table=id)
        return found

    def _write(self, id: str, seat: int, intent: Intent) -> None:
        mine = sa.and_(intents.c.table_id == id, intents.c.seat == seat)
        with self._engine.begin() as connection:
            connection.execute(sa.delete(intents).where(mine))
            if intent != Intent():
                said = orjson.loads(orjson.dumps(intent.to_json()))
                connection.execute(sa.insert(intents).values(table_id=id, seat=seat, said=said, at=time()))
            if is_postgres(self._engine):
                tell(connection, {"from": self._process, "intents": id})
