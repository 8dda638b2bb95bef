"""The tables that this process has in memory: opened from the store once, no matter who asks, and forgotten again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import time

import sqlalchemy as sa
import structlog

from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.loading import check_game, open_table
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.changes import append
from sylvarium.server.live import LiveTable
from sylvarium.server.observing import Figures
from sylvarium.server.preparing import Preparation
from sylvarium.server.rating.counting import is_over
from sylvarium.server.repairing import Moved, put_aside
from sylvarium.server.storage import Storage
from sylvarium.server.waking import Awakening
from sylvarium.server.writer import NotStored, Writer

TRIES = 8  # how often a table is read again when other processes are faster

log = structlog.get_logger()


class OpenTables:
    """See the top of this module. `furnish` gives an opened table what is kept beside its events; when it has its
    place in memory, it is handed to `welcome`."""

    def __init__(
        self,
        storage: Storage,
        writer: Writer,
        preparation: Preparation | Awakening,
        figures: Figures,
        chat_kept: int,
        furnish: Callable[[LiveTable], Awaitable[None]],
        welcome: Callable[[LiveTable], None],
    ):
        self._storage, self._writer, self._preparation, self._figures = storage, writer, preparation, figures
        self._chat_kept, self._furnish, self._welcome = chat_kept, furnish, welcome
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def opened(self, id: str) -> LiveTable | None:
        """The table if it is in memory already."""
        return self._live.get(id)

    def holds(self, live: LiveTable) -> bool:
        """Whether this is still the table that everybody gets."""
        return self._live.get(live.id) is live

    async def table(self, id: str) -> LiveTable:
        """The table with this id, opened if it is not; refused if there is none."""
        if id in self._live:
            return self._live[id]
        if id not in self._opening:
            self._opening[id] = asyncio.get_running_loop().create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def after_opening(self, id: str) -> LiveTable | None:
        """The table if it is in memory, or about to be."""
        if id in self._opening:
            await asyncio.wait((self._opening[id],))
        return self._live.get(id)

    def forget(self, id: str) -> None:
        """The next request for the table gets it from the store."""
        self._live.pop(id, None)
        self._figures.tables.set(len(self._live))

    async def _open(self, id: str) -> LiveTable:
        with self._figures.opening.time():
            live = LiveTable(await self.stored(id))
            await self._furnish(live)
            self._live[id] = live
        self._figures.tables.set(len(self._live))
        self._welcome(live)
        return live

    async def stored(self, id: str) -> Folded:
        """The table as the store has it."""
        for _ in range(TRIES):
            try:
                row = await asyncio.to_thread(self._storage.table, id)
                if row is None:
                    raise Refusal("unknown_table", "There is no such table.")
                check_game(row)
                await self._preparation.ready(row.game)
                opened = await asyncio.to_thread(open_table, self._storage, row, self._chat_kept)
                if opened.damage:
                    await asyncio.to_thread(put_aside, self._storage.engine, opened.state, opened.damage)
                    self._figures.damaged.inc()
                if opened.ask is None:
                    return opened.state
                return await self._taken_over(opened.state, opened.ask)
            except (NotStored, Moved):
                continue
            except sa.exc.SQLAlchemyError:
                self._figures.failures.labels("read").inc()
                log.warning("a table cannot be read", table=id, exc_info=True)
                raise Refusal("storage", "The table cannot be read at the moment. Try again.") from None
        raise Refusal("storage", "The table is being changed by others all the time. Try again.")

    async def _taken_over(self, state: Folded, ask: Ask) -> Folded:
        """Stores the event that says how the table was taken over by today's rules."""
        change = state.carried_out(ask, time())
        log.info("the rules have changed since this table was played", table=state.id, continued="state" in ask[1])
        await self._writer.store(append(change, with_snapshot="state" in ask[1]))
        return change.state

    async def decided(self, id: str) -> Folded:
        """A table whose game is over in the store; this process may not have seen that yet."""
        live = self._live.get(id)
        return live.state if live and is_over(live.state) else await self.stored(id)
