"""REST for finding players: for a game, a number of players and a pace. Under `/api/find`.

Nobody needs an account for it: the ticket is the proof. A person who looks is seated at an open table that fits,
or with others who look for the same, whichever comes first.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from sylvarium.games import game as game_by_key
from sylvarium.hosting import opening
from sylvarium.hosting.chronicle import snapshot
from sylvarium.hosting.names import nickname_of
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import Occupant, iso
from sylvarium.hosting.tokens import new_token
from sylvarium.server.api import Address, TheHub, lobby_changed, refusals
from sylvarium.server.changes import fields_of, lobby_of
from sylvarium.server.hub import Hub
from sylvarium.server.people.company_shapes import Found, LookingNow, Search, Ticket, TicketShown
from sylvarium.server.people.entering import check_may_sit
from sylvarium.server.people.login import ThePeople, Visitor
from sylvarium.server.people.queue import Queue, Seeker, seat_token
from sylvarium.server.people.seats import keep
from sylvarium.server.people.shapes import Done
from sylvarium.server.people.store import Login, People
from sylvarium.server.writer import Create

NOT_THERE = ("no_seat", "name_taken", "no_entry", "late", "closed", "colour_taken", "unknown_table", "damaged")

router = APIRouter(prefix="/api/find", tags=["people"])
REFUSED = refusals(403, 404, 408, 413, 422, 503)


def queue_of(request: Request) -> Queue:
    return Queue(request.app.state.hub.storage.engine)


TheQueue = Annotated[Queue, Depends(queue_of)]


@router.get("", responses=refusals(503))
async def looking(hub: TheHub, login: Visitor, queue: TheQueue, address: Address) -> LookingNow:
    """What others look for now, and how many of them."""
    hub.budgets.spend("find", address)
    return LookingNow(looking=await asyncio.to_thread(queue.waiting, login.person.id if login else None))  # type: ignore[arg-type]


@router.post("", status_code=201, responses=REFUSED)
async def find(
    hub: TheHub, request: Request, login: Visitor, queue: TheQueue, wanted: Search, address: Address
) -> Ticket:
    """Begins to look for players. The ticket is given once, and kept by nobody else."""
    request.app.state.searches.check(address, "Too many searches.")
    hub.budgets.spend("find", address)
    opening.check_known(wanted.game)
    opening.check(game_by_key(wanted.game), wanted.players, {})
    ticket = new_token()
    asked = {**wanted.model_dump(), "nickname": nickname_of(wanted.nickname)}
    await asyncio.to_thread(queue.join, ticket, login.person.id if login else None, asked)
    return Ticket(ticket=ticket)


@router.post("/look", responses=REFUSED)
async def look(
    hub: TheHub,
    request: Request,
    login: Visitor,
    people: ThePeople,
    queue: TheQueue,
    shown: TicketShown,
    address: Address,
) -> Found:
    """How far the search has come. Asking shows that the person is still there, and may complete a table."""
    hub.budgets.spend("find", address)
    ticket = shown.ticket
    found, seat = await asyncio.to_thread(queue.look, ticket)
    if found and found.table_id is None:
        await _seat(hub, people, login, queue, found, ticket)
        lobby_changed(request)
        found, seat = await asyncio.to_thread(queue.look, ticket)
    if found is None:
        return Found(state="gone")
    about = {"game": found.game, "players": found.players, "pace": found.pace, "since": iso(found.since)}
    if seat is None:
        return Found(state="waiting", others=await asyncio.to_thread(queue.others, found), **about)  # type: ignore[arg-type]
    return Found(state="seated", table=found.table_id, seat=seat, token=seat_token(ticket), **about)  # type: ignore[arg-type]


@router.post("/leave", responses=REFUSED)
async def leave(hub: TheHub, queue: TheQueue, shown: TicketShown, address: Address) -> Done:
    """Looks no more."""
    hub.budgets.spend("find", address)
    await asyncio.to_thread(queue.leave, shown.ticket)
    return Done()


async def _seat(hub: Hub, people: People, login: Login | None, queue: Queue, seeker: Seeker, ticket: str) -> None:
    """At an open table that fits; otherwise with others who wait, if there are enough."""
    for table, options in await asyncio.to_thread(queue.open_tables, seeker, time() - hub.settings.listed_for):
        if _is_usual(seeker, options) and await _sits_down(hub, people, login, queue, seeker, ticket, table):
            return
    await hub.preparation.ready(seeker.game)
    await asyncio.to_thread(queue.seat_together, seeker, table_for)


def _is_usual(seeker: Seeker, options: dict[str, str]) -> bool:
    """Whether a table has only the usual settings: people who look for players have chosen none."""
    game = game_by_key(seeker.game)
    try:
        return bool((game.chosen(seeker.players, options) == game.chosen(seeker.players)).all())
    except (ValueError, TypeError, AttributeError):
        return False


async def _sits_down(
    hub: Hub, people: People, login: Login | None, queue: Queue, seeker: Seeker, ticket: str, table: str
) -> bool:
    """Whether a seat at an open table was taken; if not, the search goes on."""
    if not await asyncio.to_thread(queue.claim, seeker, table):
        return True  # seated by somebody else meanwhile
    token = seat_token(ticket)
    try:
        live = await hub.table(table)
        await check_may_sit(hub.company, live.state, login)
        asked = (seeker.nickname, None, None, token)
        change = await hub.commit(live, lambda state: state.ask_sit(*asked, owes=True))
    except Refusal as refusal:
        await asyncio.to_thread(queue.give_up, seeker)
        if refusal.code not in NOT_THERE:
            raise
        return False
    await keep(people, login, table, {change.event.data["seat"]: token})
    return True


def table_for(group: list[Seeker]) -> Create:
    """A table for those who were found. Each owes a half of the draw, so it begins when all of them have come."""
    seats = [Occupant("human", each.nickname, None, each.proof, owes=True) for each in group]
    seats[0] = replace(seats[0], owner=True)
    rated = all(each.person_id for each in group)
    row = opening.found(game_by_key(group[0].game), seats, group[0].pace, rated)
    state = opening.begun(row)
    return Create(row, lobby_of(state, row.created), fields_of(state.game), snapshot(state) if state.table else None)
