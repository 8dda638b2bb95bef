"""Makes the moves that no person makes now: those of bots, single choices that must not betray themselves, and what a
person has said in advance."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal

import structlog

from sylvarium.hosting import planning
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.automatic import has_work, only_choice, time_to_think, waits_longer
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.pauses import Pause
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.brains import Asker, Brains
from sylvarium.server.live import LiveTable
from sylvarium.server.settings import Settings
from sylvarium.server.turns import Unwanted
from sylvarium.table import Table

Commit = Callable[[LiveTable, Callable[[Folded], Ask]], Awaitable[Any]]
Intend = Callable[[LiveTable, int, Callable[[Folded, Intent], Intent]], Awaitable[Any]]
Failed = Literal["storage", "defect"]

# Seconds after each attempt that failed; the last one again and again as long as the storage fails, which is over some
# day. A defect of ours would only repeat itself.
TRY_AGAIN = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0)

log = structlog.get_logger()


def is_attended(live: LiveTable) -> bool:
    """Whether a person is at the table, playing or watching."""
    present = live.present()
    return bool(present.seats or present.spectators)


def _has_work(live: LiveTable) -> bool:
    return has_work(live.state) or planning.may_act(live.state, live.intents)


class Steward:
    """At most one task per table waits, thinks and plays."""

    def __init__(self, commit: Commit, intend: Intend, brains: Brains, settings: Settings):
        self._commit, self._intend, self._brains, self._settings = commit, intend, brains, settings
        self._tasks: set[asyncio.Task] = set()

    def attend(self, live: LiveTable, ours: bool = True) -> None:
        """Starts what has to be done next at this table, unless somebody is at it.

        `ours` is false for a change that another process made: that one sees to the next move, and this
        one only steps in if nothing happens for a while.
        """
        if live.attended == live.state.moved or not _has_work(live):
            return
        live.attended = live.state.moved
        task = asyncio.get_running_loop().create_task(self._see_to(live, live.state.moved, ours))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _see_to(self, live: LiveTable, moved: int, ours: bool) -> None:
        try:
            if not ours:
                await asyncio.sleep(self._settings.rescue_after)
            pauses = iter(TRY_AGAIN)
            while live.state.moved == moved and (failed := await self._act(live, moved)):
                pause = next(pauses, TRY_AGAIN[-1] if failed == "storage" else None)
                if pause is None:
                    log.error("an automatic move has failed too often: the table waits for a visitor", table=live.id)
                    return
                await asyncio.sleep(pause)
        finally:
            if live.attended == moved:
                live.attended = -1

    async def _act(self, live: LiveTable, moved: int) -> Failed | None:
        """Makes the next move, if it is still to be made; what failed, if it has to be tried again."""
        try:
            if has_work(live.state):
                await self._move(live, moved)
            elif planning.may_act(live.state, live.intents):
                await self._act_as_said(live, moved)
        except Unwanted:
            pass  # the table has moved on
        except Refusal as refusal:
            log.info("an automatic move came to nothing", table=live.id, code=refusal.code)
            return "storage" if refusal.code == "storage" else None
        except Exception:
            log.exception("an automatic move failed", table=live.id)
            return "defect"
        return None

    def _pause(self, live: LiveTable, table: Table) -> Pause:
        return self._settings.bot_pause if waits_longer(live, table) else self._settings.bot_step_pause

    async def _move(self, live: LiveTable, moved: int) -> None:
        state = live.state
        table = state.begun()
        assert table.seat is not None
        seat, number = table.seat, table.number
        level, only = state.seats[seat].level, only_choice(state)
        if level is not None:
            seconds = random.uniform(*self._pause(live, table))
            pause = asyncio.sleep(seconds)
            if only is not None:
                await pause
                action, by = only, "bot"
            else:
                asker = Asker(
                    live.id, lambda: is_attended(live), lambda: live.state.moved == moved, live.bot_turn.spend
                )
                thought = self._brains.decide(table, seat, level, asker, time_to_think(live, table, seconds))
                decision, _ = await asyncio.gather(thought, pause)
                action, by = decision.action, "bot"
        else:
            assert only is not None
            await asyncio.sleep(random.uniform(*self._settings.lone_pause))
            action, by = only, "table"
        if live.state.moved == moved:
            await self._commit(live, lambda state: state.ask_play(seat, number, action, by))

    async def _act_as_said(self, live: LiveTable, moved: int) -> None:
        """What the deciding person has said in advance, after a pause as long as they might have taken themselves.

        Its length depends only on whether a turn begins: not on the plan, and not on what they hold.
        """
        table = live.state.begun()
        seat, number = table.seat, table.number
        assert seat is not None
        intent = live.intents[seat]
        action: int | str | None = planning.standing_answer(table, intent)
        pause = asyncio.sleep(
            random.uniform(*(self._plan_pause(table, seat) if action is None else self._settings.lone_pause))
        )
        if action is None:
            action = await self._next_step(live, table, seat, intent, pause)
        else:
            await pause
        if action is not None and live.state.moved == moved and live.intents.get(seat) == intent:
            await self._commit(live, lambda state: state.ask_play(seat, number, action, "plan"))

    def _plan_pause(self, table: Table, seat: int) -> Pause:
        return self._settings.plan_pause if planning.begins(table, seat) else self._settings.plan_step_pause

    async def _next_step(
        self, live: LiveTable, table: Table, seat: int, intent: Intent, pause: Coroutine[Any, Any, None]
    ) -> str | None:
        """The next step of a plan that fits, when the pause is over; one that does not is left to its owner."""
        waiting, plan = asyncio.create_task(pause), intent.plan
        assert plan is not None
        try:
            found = await asyncio.to_thread(planning.check, table.copy(), seat, plan)
            if isinstance(found, str):
                await waiting
                return found
            await self._intend(live, seat, lambda _, said: planning.judged(said, plan, found))
            return None
        finally:
            waiting.cancel()
