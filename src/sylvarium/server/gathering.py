"""How people come together at a table: opening one, sitting down, continuing from another one, playing again."""

from __future__ import annotations

from fastapi import APIRouter, Request

from sylvarium.hosting.names import nickname_of
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import new_token
from sylvarium.server import creating
from sylvarium.server.api import Address, TableId, TheHub, Tokens, address, lobby_changed, may_create, refusals
from sylvarium.server.people.entering import check_may_sit
from sylvarium.server.people.login import ThePeople, Visitor
from sylvarium.server.people.seats import held_seats, keep, shown_tokens
from sylvarium.server.people.visiting import AVisit
from sylvarium.server.shapes import (
    Again,
    Created,
    Fork,
    GivenHalf,
    Join,
    Joined,
    Move,
    NewTable,
    OwnHalf,
    TableShape,
)
from sylvarium.server.socket import open_table

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables", status_code=201, responses=refusals(404, 408, 413, 422, 503))
async def create(hub: TheHub, request: Request, wanted: NewTable, login: Visitor, people: ThePeople) -> Created:
    """A new table. The tokens are the proof of your seats: they are given once and kept by nobody else."""
    may_create(request, "create", wanted.public)
    created = await creating.create(hub, wanted, at_home=login is not None)
    await keep(people, login, created.table, created.tokens)
    lobby_changed(request)
    return created


@router.get("/tables/{table}", responses=refusals(404, 422, 503))
async def table(hub: TheHub, table: TableId, address: Address) -> TableShape:
    """What everybody may know of a table."""
    return TableShape(**(await open_table(hub, table, address)).public())


@router.post("/tables/{table}/join", status_code=201, responses=refusals(403, 404, 408, 409, 413, 422, 503))
async def join(
    hub: TheHub, request: Request, table: TableId, wanted: Join, address: Address, login: Visitor, people: ThePeople
) -> Joined:
    """Takes an open seat. The token is the proof of it."""
    live = await open_table(hub, table, address)
    hub.budgets.spend("play", address, purse="moves")
    await check_may_sit(hub.company, live.state, login)
    token, nickname = new_token(), nickname_of(wanted.nickname)
    asked = (nickname, wanted.seat, wanted.invite, token, wanted.half, wanted.colour)
    change = await hub.commit(live, lambda state: state.ask_sit(*asked))
    seat = change.event.data["seat"]
    await keep(people, login, table, {seat: token})
    lobby_changed(request)
    return Joined(seat=seat, token=token)


@router.post("/tables/{table}/half", status_code=201, responses=refusals(403, 404, 408, 409, 413, 422, 503))
async def add_half(
    hub: TheHub,
    table: TableId,
    wanted: OwnHalf,
    address: Address,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> GivenHalf:
    """Adds the half that was promised (`later`) when the table was opened. The game begins when all are there."""
    live = await open_table(hub, table, address)
    held = await held_seats(people, live.state, x_seat_token, login)
    owing = [seat for seat in held if live.state.seats[seat].owes]
    if not owing:
        raise Refusal("no_half", "Your seats owe no half of the draw.")
    hub.budgets.spend("play", address, purse="moves")
    change = await hub.commit(live, lambda state: state.ask_half(owing[0], wanted.half))
    return GivenHalf(seat=change.event.data["seat"])


@router.post("/tables/{table}/fork", status_code=201, responses=refusals(403, 404, 408, 409, 413, 422, 503))
async def fork(
    hub: TheHub,
    request: Request,
    table: TableId,
    wanted: Fork,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> Created:
    """A new table that goes on from a moment of this one."""
    live = await open_table(hub, table, address(request))
    held = await held_seats(people, live.state, x_seat_token, login)
    may_create(request, "fork", wanted.public, None if held else live.id)
    created = await creating.fork(hub, live.state, wanted, held)
    await keep(people, login, created.table, created.tokens)
    lobby_changed(request)
    return created


@router.post("/courses", status_code=201, responses=refusals(404, 408, 409, 413, 422, 503))
async def move(hub: TheHub, request: Request, wanted: Move, login: Visitor, people: ThePeople) -> Created:
    """A new table that goes on with a game which was begun on a device. It is replayed from its seed."""
    may_create(request, "fork", wanted.public)
    created = await creating.move(hub, wanted)
    await keep(people, login, created.table, created.tokens)
    lobby_changed(request)
    return created


@router.post("/tables/{table}/again", status_code=201, responses=refusals(403, 404, 409, 422, 503))
async def again(hub: TheHub, request: Request, visit: AVisit, x_seat_token: Tokens = None) -> Again:
    """A new table with the same people. Your tokens are valid there, for the same seats."""
    if not visit.held:
        raise Refusal("not_your_seat", "Only its players can ask for another game.")
    may_create(request, "create", visit.state.row.public)
    id = await creating.again(hub, visit.live)
    tokens = {seat: token for token in shown_tokens(x_seat_token) for seat in visit.state.held([token])[0]}
    return Again(table=id, tokens=tokens)
