"""REST for the owner of a table: removing people, silencing them, closing the table. Everybody there is told."""

from __future__ import annotations

import asyncio
from time import monotonic, time
from typing import Annotated

from fastapi import APIRouter, Path, Request

from sylvarium.hosting import owning
from sylvarium.server.api import Address, TableId, TheHub, Tokens, lobby_changed, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.live import LiveTable
from sylvarium.server.people.circle import TheCompany
from sylvarium.server.people.company_shapes import Hush
from sylvarium.server.people.login import ThePeople, Visitor
from sylvarium.server.people.seats import held_seats
from sylvarium.server.people.shapes import Done
from sylvarium.server.people.store import Login, People
from sylvarium.server.socket import open_table

router = APIRouter(prefix="/api/tables", tags=["tables"])
REFUSED = refusals(403, 404, 408, 409, 413, 422, 503)


async def acting(
    hub: Hub, table: str, address: str, people: People, tokens: str | None, login: Login | None
) -> tuple[LiveTable, list[int]]:
    """A table at which somebody does something, and the seats they hold there. It costs what a move does."""
    live = await open_table(hub, table, address)
    held = await held_seats(people, live.state, tokens, login)
    hub.budgets.spend("play", address, purse="moves")
    return live, held


@router.post("/{table}/seats/{seat}/remove", responses=REFUSED)
async def remove(
    hub: TheHub,
    request: Request,
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=7)],
    address: Address,
    login: Visitor,
    people: ThePeople,
    company: TheCompany,
    x_seat_token: Tokens = None,
) -> Done:
    """Puts somebody out: before the game their seat is open again, in a game a bot plays it to the end."""
    live, held = await acting(hub, table, address, people, x_seat_token, login)
    person, token = (await asyncio.to_thread(company.at_table, table)).get(seat, (None, ""))
    who = person if live.state.still_held([(seat, token)]) else None
    await hub.commit(live, lambda state: owning.ask_remove(state, seat, held, who))
    lobby_changed(request)
    return Done()


@router.post("/{table}/hush", responses=REFUSED)
async def hush(
    hub: TheHub,
    table: TableId,
    wanted: Hush,
    address: Address,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> Done:
    """Takes the voice of a seat, or of all who watch; or gives it back."""
    live, held = await acting(hub, table, address, people, x_seat_token, login)
    await hub.commit(live, lambda state: owning.ask_hush(state, wanted.seat, held, wanted.hush))
    return Done()


@router.post("/{table}/close", responses=REFUSED)
async def close(
    hub: TheHub,
    request: Request,
    table: TableId,
    address: Address,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> Done:
    """Closes the table for good: it can be looked at, and nothing else."""
    live, held = await acting(hub, table, address, people, x_seat_token, login)
    now = monotonic()
    away = {number: live.absent_for(number, now) for number in range(len(live.state.seats))}
    await hub.commit(live, lambda state: owning.ask_shut(state, held, away, hub.settings.absent_after, time()))
    lobby_changed(request)
    return Done()
