"""Invitations: to a table at which the sender sits, and to another game with the same people.

An invitation belongs to a person or, for a guest who had a seat in the previous game, to whoever shows the token of
that seat. Accepting takes a seat just as a link does; nobody is seated without having agreed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import time
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request

from sylvarium.hosting import opening
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.names import nickname_of
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.hosting.tokens import hashed, new_token
from sylvarium.server import creating
from sylvarium.server.api import Address, TableId, TheHub, Tokens, lobby_changed, may_create, refusals
from sylvarium.server.people.circle import Sociable, TheCompany, evenly
from sylvarium.server.people.company import CompanyStore
from sylvarium.server.people.company_shapes import Accept, HeldTokens, Invitation, Invitations, Invite, Rematch, Seated
from sylvarium.server.people.entering import check_may_sit
from sylvarium.server.people.login import AtHome, ThePeople, Visitor
from sylvarium.server.people.seats import held_seats, keep, shown_tokens
from sylvarium.server.people.shapes import Done
from sylvarium.server.people.store import Login, People, new_id
from sylvarium.server.people.visiting import AVisit
from sylvarium.server.schema import tables
from sylvarium.server.schema_company import blocks, invitations
from sylvarium.server.sending import outbox
from sylvarium.server.socket import open_table

LASTS = 14 * 24 * 3600.0  # seconds after which nobody is asked any more
AT_A_TABLE = 20  # invitations to one table
SHOWN = 30

router = APIRouter(prefix="/api", tags=["people"])
REFUSED = refusals(401, 403, 404, 408, 409, 413, 422, 503)


class Inviting:
    """What is stored of invitations. Every method blocks: call it in a thread."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine

    def send(self, rows: Iterable[dict[str, Any]]) -> list[str]:
        """Keeps them, unless there are too many for that table or the same one is there; gives their ids."""
        sent: list[str] = []
        with self._engine.begin() as connection:
            connection.execute(sa.delete(invitations).where(invitations.c.created < time() - LASTS))
            for row in rows:
                to = invitations.c.table_id == row["table_id"]
                count = connection.execute(sa.select(sa.func.count()).select_from(invitations).where(to)).scalar() or 0
                same = sa.or_(
                    sa.and_(invitations.c.person_id == row["person_id"], invitations.c.person_id.is_not(None)),
                    sa.and_(invitations.c.token == row["token"], invitations.c.token.is_not(None)),
                )
                if count >= AT_A_TABLE or connection.execute(sa.select(invitations.c.id).where(to, same)).first():
                    continue
                connection.execute(sa.insert(invitations).values(row))
                sent.append(row["id"])
        return sent

    def of(self, person: str | None, tokens: list[str], id: str | None = None) -> list[dict[str, Any]]:
        """The invitations of a person, and of these hashed tokens, to tables that wait; none of the blocked."""
        meant: list[sa.ColumnElement[bool]] = [invitations.c.token.in_(tokens)] if tokens else []
        if person:
            meant.append(invitations.c.person_id == person)
        if not meant:
            return []
        query = (
            sa.select(invitations, tables.c.game, tables.c.size, tables.c.free, tables.c.invite)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(sa.or_(*meant), tables.c.status == "waiting", tables.c.closed.is_(None), tables.c.free > 0)
            .where(invitations.c.created > time() - LASTS)
            .order_by(invitations.c.created.desc(), invitations.c.id)
            .limit(SHOWN)
        )
        if person:
            shunned = sa.select(blocks.c.blocked_id).where(blocks.c.person_id == person)
            heard = sa.or_(invitations.c.from_id.is_(None), invitations.c.from_id.not_in(shunned))
            query = query.where(heard)
        if id is not None:
            query = query.where(invitations.c.id == id)
        with self._engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def drop(self, id: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(sa.delete(invitations).where(invitations.c.id == id))


def inviting_of(request: Request) -> Inviting:
    return Inviting(request.app.state.hub.storage.engine)


TheInviting = Annotated[Inviting, Depends(inviting_of)]


@router.post("/me/invite", status_code=201, dependencies=[Sociable], responses=REFUSED)
async def invite(
    hub: TheHub,
    login: AtHome,
    company: TheCompany,
    people: ThePeople,
    inviting: TheInviting,
    wanted: Invite,
    address: Address,
    x_seat_token: Tokens = None,
) -> Done:
    """Asks somebody one has met to a table at which one sits. Answered alike whatever they think of it."""
    state = (await open_table(hub, wanted.table, address)).state
    held = await held_seats(people, state, x_seat_token, login)
    if not held:
        raise Refusal("not_your_seat", "Only those who sit at a table can invite to it.")
    if state.table is not None or not any(seat.kind == "open" for seat in state.seats):
        raise Refusal("no_seat", "No seat is open at this table.")
    sender = state.seats[held[0]].nickname or login.person.name

    async def send() -> Done:
        if await asyncio.to_thread(company.knows, login.person.id, wanted.person):
            row = _row(state.id, None, wanted.person, None, login.person.id, sender, "invite")
            await _send(hub, company, inviting, [row])
        return Done()

    return await evenly(send())


def _row(
    table: str, seat: int | None, person: str | None, token: str | None, sender: str | None, name: str, kind: str
) -> dict[str, Any]:
    whose = {"person_id": person, "token": token, "from_id": sender, "from_name": name}
    return {"id": new_id(), "table_id": table, "seat": seat, **whose, "kind": kind, "created": time()}


async def _send(hub: Any, company: CompanyStore, inviting: Inviting, rows: list[dict[str, Any]]) -> None:
    """Keeps invitations, and lets those know who want to be told; not by somebody they have blocked."""
    sent = await asyncio.to_thread(inviting.send, rows)
    for row in rows:
        person = row["person_id"]
        if row["id"] in sent and person and row["from_id"] not in await asyncio.to_thread(company.shunned, person):
            await asyncio.to_thread(outbox.invite, hub.storage.engine, person, row["table_id"], row["from_name"])


@router.post("/me/invitations", responses=refusals(403, 408, 413, 422, 503))
async def my_invitations(
    hub: TheHub, login: Visitor, inviting: TheInviting, wanted: HeldTokens, address: Address
) -> Invitations:
    """Where one is asked to: by the login, and by the tokens of the games before."""
    hub.budgets.spend("mine", address)
    found = await asyncio.to_thread(inviting.of, login.person.id if login else None, _hashed(wanted))
    return Invitations(
        invitations=[
            Invitation(
                id=row["id"],
                kind=row["kind"],
                table=row["table_id"],
                game=row["game"],
                sender=row["from_name"],
                seats=row["size"],
                free=row["free"],
                created=iso(row["created"]),
            )
            for row in found
        ]
    )


def _hashed(shown: HeldTokens) -> list[str]:
    return [hashed(token) for held in shown.tables.values() for token in held]


async def _own(inviting: Inviting, login: Login | None, shown: HeldTokens, id: str) -> dict[str, Any]:
    """An invitation that belongs to the client that asks."""
    tokens = _hashed(shown)
    found = await asyncio.to_thread(inviting.of, login.person.id if login else None, tokens, id)
    if not found:
        raise Refusal("bad_code", "This invitation is not there any more.")
    return found[0]


@router.post("/me/invitations/{id}/accept", status_code=201, responses=REFUSED)
async def accept(
    hub: TheHub,
    request: Request,
    login: Visitor,
    company: TheCompany,
    people: ThePeople,
    inviting: TheInviting,
    id: TableId,
    wanted: Accept,
    address: Address,
) -> Seated:
    """Takes the seat one is asked to, or another one if that is taken."""
    hub.budgets.spend("play", address, purse="moves")
    found = await _own(inviting, login, wanted, id)
    live = await open_table(hub, found["table_id"], address)
    await check_may_sit(company, live.state, login)
    token, nickname = new_token(), nickname_of(wanted.nickname)
    seat, colour = _free_seat(live.state, found["seat"]), wanted.colour
    asked = (nickname, seat, found["invite"], token, wanted.half, colour)
    change = await hub.commit(live, lambda state: state.ask_sit(*asked))
    taken = change.event.data["seat"]
    await keep(people, login, live.id, {taken: token})
    await asyncio.to_thread(inviting.drop, id)
    lobby_changed(request)
    return Seated(table=live.id, game=live.state.row.game, seat=taken, token=token)


def _free_seat(state: Folded, wanted: int | None) -> int | None:
    """The seat that is meant, as long as nobody has taken it."""
    return wanted if wanted is not None and state.seats[wanted].kind == "open" else None


@router.post("/me/invitations/{id}/decline", responses=REFUSED)
async def decline(
    hub: TheHub, login: Visitor, inviting: TheInviting, id: TableId, wanted: HeldTokens, address: Address
) -> Done:
    """Not this time."""
    hub.budgets.spend("mine", address)
    await asyncio.to_thread(inviting.drop, (await _own(inviting, login, wanted, id))["id"])
    return Done()


@router.post("/tables/{table}/rematch", status_code=201, responses=refusals(403, 404, 409, 422, 503))
async def rematch(
    hub: TheHub,
    request: Request,
    visit: AVisit,
    login: Visitor,
    company: TheCompany,
    inviting: TheInviting,
    x_seat_token: Tokens = None,
) -> Rematch:
    """Another game with the same people and options, everybody one seat further. Everybody else is invited.

    The person asking is seated there with the tokens they have. Asking twice gives the same table.
    """
    if not visit.held:
        raise Refusal("not_your_seat", "Only its players can ask for another game.")
    may_create(request, "create", False)
    if visit.state.again is None:
        await _ask_all(hub, company, inviting, visit.live, visit.held, login.person.id if login else None)
    id = (await hub.table(visit.live.id)).state.again
    assert id
    shown = shown_tokens(x_seat_token)
    state = (await hub.table(id)).state
    mine = {seat: token for token in shown for seat in state.held([token])[0]}
    return Rematch(table=id, tokens=mine, asked=sum(seat.kind == "open" for seat in state.seats))


async def _ask_all(
    hub: Any, company: CompanyStore, inviting: Inviting, live: Any, held: list[int], me: str | None
) -> None:
    """Stores the next table, asks everybody to it, and tells the table of it."""
    state: Folded = live.state
    row, places = opening.rematch(state, held)
    persons = await asyncio.to_thread(company.at_table, state.id)
    await creating.store(hub, row)
    asking = state.seats[held[0]].nickname or "?"
    rows = []
    for before, after in places.items():
        token = state.seats[before].token
        holder, proof = persons.get(before, (None, None))
        if proof != token:
            holder = None
        if before in held:
            if holder and token:
                people = People(hub.storage.engine)
                await asyncio.to_thread(people.claim, holder, row.id, [(after, token)])
        elif token:
            rows.append(_row(row.id, after, holder, token, me, asking, "rematch"))
    try:
        await hub.commit(live, lambda now: now.ask_again(row.id, asks=True))
    except Refusal as refusal:
        await asyncio.to_thread(People(hub.storage.engine).unclaim, row.id)
        if refusal.code != "late":  # somebody was faster: theirs it is
            raise
        return
    await _send(hub, company, inviting, rows)
