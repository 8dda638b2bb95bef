"""Sees to the moves that no person makes: those of bots, and only choices that must not betray themselves."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import structlog

from sylvarium.server.brains import Brains
from sylvarium.server.live import LiveTable
from sylvarium.server.refusal import Refusal
from sylvarium.server.settings import Settings

if TYPE_CHECKING:
    from sylvarium.server.hub import Hub

log = structlog.get_logger()


class Steward:
    """At most one task per table waits, thinks and plays."""

    def __init__(self, hub: Hub, brains: Brains, settings: Settings):
        self._hub, self._brains, self._settings = hub, brains, settings
        self._tasks: set[asyncio.Task] = set()

    def attend(self, live: LiveTable, ours: bool = True) -> None:
        """Starts what has to be done next at this table, unless somebody is at it.

        `ours` is false for a change that another process made: that one sees to the next move, and this
        one only steps in if nothing happens for a while.
        """
        if live.attended == live.moves or not self._has_work(live):
            return
        live.attended = live.moves
        task = asyncio.get_running_loop().create_task(self._see_to(live, live.moves, ours))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _has_work(self, live: LiveTable) -> bool:
        table = live.table
        if table is None or table.seat is None:
            return False
        return live.seats[table.seat].level is not None or self._only_choice(live) is not None

    def _only_choice(self, live: LiveTable) -> int | None:
        """An only choice is left for somebody to make when taking it at once would betray something."""
        assert live.table
        legal = live.table.legal_actions()
        return legal[0] if len(legal) == 1 else None

    async def _see_to(self, live: LiveTable, moves: int, ours: bool) -> None:
        try:
            if not ours:
                await asyncio.sleep(self._settings.rescue_after)
            if live.moves == moves and self._has_work(live):
                await self._move(live, moves)
        except Refusal as refusal:
            log.info("an automatic move came to nothing", table=live.id, code=refusal.code)
        except Exception:
            log.exception("an automatic move failed", table=live.id)
        finally:
            if live.attended == moves:
                live.attended = -1

    async def _move(self, live: LiveTable, moves: int) -> None:
        table = live.table
        assert table and table.seat is not None
        seat, number = table.seat, live.number
        level, only = live.seats[seat].level, self._only_choice(live)
        if level is not None:
            pause = asyncio.sleep(random.uniform(*self._settings.bot_pause))
            if only is not None:
                await pause
                action, by = only, "bot"
            else:
                async with live.lock:
                    thinking = self._brains.decide(table, seat, level)
                decision, _ = await asyncio.gather(thinking, pause)
                action, by = decision.action, "bot"
        else:
            assert only is not None
            await asyncio.sleep(random.uniform(*self._settings.lone_pause))
            action, by = only, "table"
        if live.moves == moves and live.seats[seat].level == level:
            await self._hub.commit(live, lambda: live.ask_play(seat, number, action, by))
