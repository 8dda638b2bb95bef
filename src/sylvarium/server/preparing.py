"""Loading the compiled rules of the games, away from the event loop.

With a warm cache it takes a fraction of a second, but the first time the rules are compiled, which can take
a minute. Only a request that opens a table of the game waits for it, here.
"""

from __future__ import annotations

import asyncio

import structlog

from sylvarium.bots import prepare
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting.automatic import imagined
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.shapes import Compiled
from sylvarium.server.sweeping import keep_for_ever
from sylvarium.table import Table

log = structlog.get_logger()


class Preparation:
    """`await ready(game)`: returns when tables of this game can be opened at once."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._searches: asyncio.Task[None] | None = None
        self._one_by_one = asyncio.Lock()

    def start(self) -> None:
        """Prepares all games in the background."""
        for key in GAMES:
            self._task(key)
        self._searches = asyncio.get_running_loop().create_task(self._prepare_searches())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._searches] if self._searches else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ready(self, key: str) -> None:
        try:
            await asyncio.shield(self._task(key))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._tasks.pop(key, None)
            raise Refusal("storage", f"The rules of {key} cannot be loaded: {error}") from error

    def states(self) -> dict[str, Compiled]:
        """How far every game is, for operators."""
        return {key: self._state(key) for key in GAMES}

    def _state(self, key: str) -> Compiled:
        task = self._tasks.get(key)
        if task is None or not task.done():
            return "preparing"
        return "failed" if task.cancelled() or task.exception() else "ready"

    def _task(self, key: str) -> asyncio.Task[None]:
        if key not in self._tasks:
            self._tasks[key] = asyncio.get_running_loop().create_task(self._prepare(key))
        return self._tasks[key]

    async def _prepare(self, key: str) -> None:
        async with self._one_by_one:
            try:
                await asyncio.to_thread(warm_up, key)
            except Exception:
                log.exception("the rules of a game cannot be loaded", game=key)
                raise

    async def _prepare_searches(self) -> None:
        """When tables can be opened: the bots' search, which the first bot would otherwise wait for."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for key, state in self.states().items():
            if state == "ready":
                await asyncio.to_thread(prepare, game_by_key(key))
        keep_for_ever()


def warm_up(key: str) -> None:
    """Calls everything once that a table needs."""
    table = Table.new(game_by_key(key))
    for _ in range(2):
        table.play(table.legal_actions()[0])
        table.view(0)
        table.log(0)
    if table.can_undo():
        table.undo()
    imagined(table, 0, 1)
    table.ranking()
