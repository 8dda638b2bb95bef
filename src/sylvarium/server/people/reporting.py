"""REST for reports: a player, a line of the chat or a name is reported to the operators."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

from fastapi import APIRouter, Request

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.api import Address, TheHub, Tokens, refusals
from sylvarium.server.live import LiveTable
from sylvarium.server.operating import reporting
from sylvarium.server.people.circle import TheCompany
from sylvarium.server.people.company_shapes import NewReport
from sylvarium.server.people.login import ThePeople, Visitor, check_page
from sylvarium.server.people.seats import held_seats
from sylvarium.server.people.shapes import Done
from sylvarium.server.socket import open_table

router = APIRouter(prefix="/api/reports", tags=["people"])


@router.post("", status_code=201, responses=refusals(403, 404, 408, 409, 413, 422, 503))
async def report(
    hub: TheHub,
    request: Request,
    login: Visitor,
    people: ThePeople,
    company: TheCompany,
    wanted: NewReport,
    address: Address,
    x_seat_token: Tokens = None,
) -> Done:
    """Brings somebody before the people who run the server, with what was said around it. Nobody else is told."""
    check_page(request)
    request.app.state.reports.check(address, "Too many reports.")
    live = await open_table(hub, wanted.table, address)
    held = await held_seats(people, live.state, x_seat_token, login)
    engine = hub.storage.engine
    seat, number, person, name = wanted.seat, None, None, None
    if wanted.kind == "line":
        number = wanted.line
        said = await asyncio.to_thread(reporting.line_of, engine, wanted.table, number or 0)
        if said is None:
            raise Refusal("bad_message", "line: nothing was said there")
        seat, person, name = said.get("seat"), said.get("by"), said.get("nickname")
    elif seat is None or not _sits(live.state, seat):
        raise Refusal("no_seat", "Nobody sits there.")
    if seat is not None and person is None:
        holder, token = (await asyncio.to_thread(company.at_table, wanted.table)).get(seat, (None, ""))
        person = holder if live.state.still_held([(seat, token)]) else None
    if seat is not None and name is None:
        name = live.state.seats[seat].nickname
    mine = live.state.seats[held[0]].nickname if held else None
    kept: dict[str, Any] = {
        "kind": wanted.kind,
        "table_id": wanted.table,
        "seat": seat,
        "line": number,
        "person_id": person,
        "reporter_id": login.person.id if login else None,
        "reason": wanted.reason,
        "context": {
            "name": name,
            "reporter": mine,
            "lines": await asyncio.to_thread(reporting.around, engine, wanted.table, number),
        },
        "address": address_of_reported(live, seat, person),
        "at": time(),
    }
    if not await asyncio.to_thread(reporting.add, engine, kept):
        raise Refusal("too_many", "You have made many reports that nobody has seen to yet. They will be looked at.")
    return Done()


def _sits(state: Folded, seat: int) -> bool:
    return 0 <= seat < len(state.seats) and state.seats[seat].kind == "human"


def address_of_reported(live: LiveTable, seat: int | None, person: str | None) -> str | None:
    """Where the reported person is connected from, if they are there: only by that can a guest be kept out."""
    for connection in live.connections:
        if (person and connection.person == person) or (seat is not None and seat in connection.seats):
            return connection.address or None
    return None
