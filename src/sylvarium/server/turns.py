"""Who thinks next: many tables want to think, and a few threads take turns for them.

Every table has the same right to the threads, whatever it asks for (weighted fair queueing): a thought is due when
the thinking its table has had, and this thought's expected length on top, would have been done if all tables shared
the threads equally. So the short thought of a table that has thought little goes before the long ones of others. A
turn is short, so that even a thread in the middle of a long thought is soon free for a shorter one. Tables where
nobody is playing or watching think when no other table wants to.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from sylvarium.bots import Steps

TURN = 0.03  # seconds after which a thought is put aside for one that is due earlier
SHORTEST = 0.0005  # seconds that every thought is expected to take at least
BEHIND = 10  # how nice the threads that think are to the one that answers
FORGET = 1000  # tables whose past thinking is remembered without need


def always() -> bool:
    return True


def behind_the_others() -> None:
    """Lets the thread that calls it wait when there are more threads than cores: players go before bots.

    On Linux every thread has a priority of its own; elsewhere it would be that of the whole process.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


@dataclass(eq=False)
class Thought:
    """One thing to think about, for one table."""

    table: str
    steps: Steps[Any]
    expected: float  # seconds
    attended: Callable[[], bool] = always  # whether a person is at the table
    wanted: Callable[[], bool] = always  # false as soon as nobody waits for it any more
    spent: float = 0.0
    due: float = 0.0
    arrived: int = 0
    dropped: bool = False  # the stop flag: looked at after every step
    asked_at: float = 0.0
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(frozen=True)
class TurnTaken:
    """What came of one turn."""

    seconds: float
    ended: bool
    found: Any = None


class Turns:
    """`await turns.think(thought)`. Everything but the steps themselves happens on the event loop."""

    def __init__(
        self,
        workers: int,
        clock: Callable[[], float] = perf_counter,
        began: Callable[[Thought, float], None] = lambda thought, waited: None,
    ):
        self._pool = ThreadPoolExecutor(workers, "bot", initializer=behind_the_others)
        self._free = workers
        self._clock, self._began = clock, began
        self._waiting: list[Thought] = []
        self._running: set[Thought] = set()
        self._now = 0.0  # how much thinking every table could have had by now
        self._had: dict[str, float] = {}  # and how much each has had, or has asked for
        self._arrivals = 0
        self._closed = False

    def __len__(self) -> int:
        """How many thoughts wait, or are being thought."""
        return len(self._waiting) + len(self._running)

    async def think(self, thought: Thought) -> Any:
        """What comes of the thought. Cancel it (or let `wanted` become false) and it ends with the current step:
        `Unwanted`."""
        self._arrivals += 1
        thought.arrived, thought.asked_at = self._arrivals, self._clock()
        thought.due = max(self._now, self._had.get(thought.table, 0.0)) + max(thought.expected, SHORTEST)
        self._had[thought.table] = thought.due
        self._waiting.append(thought)
        self._give_turns()
        try:
            return await thought.answer
        finally:
            thought.dropped = True
            if thought in self._waiting:
                self._waiting.remove(thought)
                self._ended(thought)

    def _give_turns(self) -> None:
        while self._free and not self._closed and (thought := self._next()):
            self._free -= 1
            self._running.add(thought)
            if not thought.spent:
                self._began(thought, self._clock() - thought.asked_at)
            self._pool.submit(self._take_turn, thought).add_done_callback(self._back(thought))

    def _back(self, thought: Thought) -> Callable[[Future[TurnTaken]], None]:
        """Brings the end of a turn back to the event loop, which may be closed by then."""
        loop = asyncio.get_running_loop()

        def told(turn: Future[TurnTaken]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(partial(self._turned, thought, turn))

        return told

    def _next(self) -> Thought | None:
        """The thought that is due first, of the tables with a person if there are any; the unwanted are dropped."""
        for thought in [each for each in self._waiting if each.answer.done() or not each.wanted()]:
            self._waiting.remove(thought)
            self._ended(thought)
            if not thought.answer.done():
                thought.answer.set_exception(Unwanted())
        if not self._waiting:
            return None
        first = min(self._waiting, key=lambda each: (not each.attended(), each.due, each.arrived))
        self._waiting.remove(first)
        return first

    def _take_turn(self, thought: Thought) -> TurnTaken:
        """In a thread: steps until the turn is over."""
        began = self._clock()
        while not thought.dropped:
            try:
                next(thought.steps)
            except StopIteration as end:
                return TurnTaken(self._clock() - began, True, end.value)
            if self._clock() - began >= TURN:
                return TurnTaken(self._clock() - began, False)
        return TurnTaken(self._clock() - began, False)

    def _turned(self, thought: Thought, done: Future[TurnTaken]) -> None:
        self._free += 1
        error = None if done.cancelled() else done.exception()
        turn = TurnTaken(0.0, True) if error or done.cancelled() else done.result()
        thought.spent += turn.seconds
        self._now += turn.seconds / max(1, len({each.table for each in (*self._waiting, *self._running)}))
        self._running.discard(thought)
        if thought.answer.done():
            self._ended(thought)
        elif error:
            self._ended(thought)
            thought.answer.set_exception(error)
        elif turn.ended:
            self._ended(thought)
            thought.answer.set_result(turn.found)
        else:
            self._waiting.append(thought)
        self._give_turns()

    def _ended(self, thought: Thought) -> None:
        """What it took less (or more) than expected is given back to its table (or taken)."""
        thought.steps.close()
        if thought.table in self._had:
            self._had[thought.table] += thought.spent - max(thought.expected, SHORTEST)
        if len(self._had) > FORGET:
            self._had = {table: had for table, had in self._had.items() if had > self._now}

    def stop(self) -> None:
        self._closed = True
        for thought in (*self._waiting, *self._running):
            thought.dropped = True
            thought.answer.cancel()
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
