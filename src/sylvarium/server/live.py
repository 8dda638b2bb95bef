"""A table as one process has it open: the last state known to be stored, and the people around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Any

from sylvarium.hosting import clocks as timing
from sylvarium.hosting.automatic import BotTurn
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.watching import Presence, public
from sylvarium.server.connection import Connection


@dataclass(eq=False)
class LiveTable:
    """`state` is only ever replaced by one that is stored; it may be behind the store, never ahead of it."""

    state: Folded
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # one change at a time
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, Presence] = field(default_factory=dict)  # by process
    last_seen: dict[int, float] = field(default_factory=dict)  # by seat
    attended: int = -1  # the `state.moved` for which somebody already sees to the next move
    bot_turn: BotTurn = field(default_factory=BotTurn)
    doubtful: bool = False  # the store may have more than `state` says: look before the next change
    shown: dict[int | None, dict[str, Any]] = field(default_factory=dict)  # the views of `state` as readers have them
    intents: dict[int, Intent] = field(default_factory=dict)  # what seats have said beforehand
    due: float | None = None  # when the time of the person who is asked is up
    presence_told: bytes = b""  # what clients were last told of it
    opened_at: float = field(default_factory=monotonic)
    idle_since: float = field(default_factory=monotonic)

    @property
    def id(self) -> str:
        return self.state.row.id

    def present(self) -> Presence:
        """Who is connected, here and elsewhere."""
        here = [connection.seats for connection in self.connections]
        seats = {seat for held in here for seat in held}
        spectators = sum(not held for held in here)
        for other in self.elsewhere.values():
            seats |= other.seats
            spectators += other.spectators
        return Presence(frozenset(seats), spectators)

    def looking(self) -> frozenset[int]:
        """The seats whose owners have the table before their eyes, as far as this process knows."""
        return frozenset(seat for one in self.connections if one.ready and one.looks for seat in one.seats)

    def absent_for(self, seat: int, now: float) -> float:
        """For how many seconds the owner of a seat has not been connected, as far as this process knows."""
        return 0.0 if seat in self.present().seats else now - self.last_seen.get(seat, self.opened_at)

    def clocks_shown(self) -> dict[str, Any] | None:
        """What everybody may know of the clocks, as of now."""
        clocks = self.state.clocks
        if clocks is None:
            return None
        left = clocks.left if self.due is None else self.due - time()
        return timing.shown(clocks, [seat.kind for seat in self.state.seats], left)

    def public(self) -> dict[str, Any]:
        """What everybody may know."""
        return public(self)

    def rest(self) -> None:
        """Puts away what was made for readers. With hundreds of tables, the fewer objects there are, the less the
        garbage collector has to go through, which would hold all tables up.
        """
        if self.state.table:
            self.state.table.rest()
