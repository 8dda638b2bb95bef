"""Hints: one at a time for a seat, and only as long as the person who asked is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from sylvarium.bots import Decided
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.brains import Asker, Brains
from sylvarium.server.connection import Connection
from sylvarium.server.limits import Budgets, too_fast
from sylvarium.server.live import LiveTable
from sylvarium.server.turns import Unwanted


@dataclass(eq=False)
class Hint:
    """A hint that is being thought about."""

    connection: Connection
    moved: int  # of the table, when it was asked for
    replaced: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Hints:
    """The hints of one process."""

    def __init__(self, brains: Brains, budgets: Budgets):
        self._brains, self._budgets = brains, budgets
        self._hints: dict[tuple[str, int], Hint] = {}

    def ask(
        self,
        live: LiveTable,
        seat: int,
        level: str,
        connection: Connection,
        tell: Callable[[Decided], None],
        refuse: Callable[[Refusal], None],
    ) -> None:
        """Begins to think. `tell` or `refuse` is called later, or neither if the connection ends before.

        While a hint for the same position is under way another one is refused; one for an earlier position is given
        up for it.
        """
        state, key = live.state, (live.id, seat)
        table, before = state.table, self._hints.get(key)
        if table is None or table.seat != seat:
            raise Refusal("no_hint", "A hint is for the seat whose decision it is.")
        if before and before.moved == state.moved:
            raise too_fast("A hint for this seat is being thought about.", 1)
        if not connection.hints.take():
            raise too_fast("Too many hints.", connection.hints.wait())
        expected = self._brains.expected(table, level)
        spending = self._budgets.spend("hint", connection.address, purse="thinking", expected=expected)
        if before:
            before.replaced = True
        hint = self._hints[key] = Hint(connection, state.moved)
        asker = Asker(live.id, wanted=lambda: not (hint.replaced or connection.closing), paid=spending.paid)
        thinking = self._brains.decide(table, seat, level, asker)
        hint.task = asyncio.create_task(self._give(key, hint, thinking, tell, refuse))

    async def _give(
        self,
        key: tuple[str, int],
        hint: Hint,
        thinking: Awaitable[Decided],
        tell: Callable[[Decided], None],
        refuse: Callable[[Refusal], None],
    ) -> None:
        try:
            tell(await thinking)
        except Unwanted:
            refuse(Refusal("late", "The table has moved on, and so has the thinking."))
        finally:
            if self._hints.get(key) is hint:
                del self._hints[key]

    def leave(self, connection: Connection) -> None:
        """Its hints are not wanted any more."""
        for hint in list(self._hints.values()):
            if hint.connection is connection and hint.task:
                hint.task.cancel()
