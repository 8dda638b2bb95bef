"""A table as somebody has come to look at it, and which of its seats are theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Query

from sylvarium.hosting import moments
from sylvarium.hosting.folded import Folded
from sylvarium.server.api import Address, TableId, TheHub, Tokens
from sylvarium.server.live import LiveTable
from sylvarium.server.people.login import ThePeople, Visitor
from sylvarium.server.people.seats import held_seats
from sylvarium.server.socket import open_table


@dataclass(frozen=True)
class Visit:
    """A table that somebody has asked for, from where, and the seats that their tokens and their login prove."""

    live: LiveTable
    address: str
    held: list[int]

    @property
    def state(self) -> Folded:
        return self.live.state


async def visiting(
    hub: TheHub,
    table: TableId,
    address: Address,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> Visit:
    live = await open_table(hub, table, address)
    return Visit(live, address, await held_seats(people, live.state, x_seat_token, login))


AVisit = Annotated[Visit, Depends(visiting)]


async def seeing(visit: AVisit, seat: Annotated[int | None, Query(ge=0, le=7)] = None) -> int | None:
    """The seat as which the visitor looks, which they may; without one, as a spectator."""
    moments.may_see(visit.state, seat, visit.held)
    return seat


AsSeat = Annotated[int | None, Depends(seeing)]
