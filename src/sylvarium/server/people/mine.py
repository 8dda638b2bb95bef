"""The tables at which a person holds seats, all in one answer and without opening any: `/api/me/tables`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.hosting.tokens import hashed
from sylvarium.server.api import Address, TheHub, refusals
from sylvarium.server.changes import lobby_of
from sylvarium.server.hub import Hub
from sylvarium.server.people.api import home
from sylvarium.server.people.login import AtHome, TheBan, ThePeople, Visitor
from sylvarium.server.people.shapes import Claimed, Done, HeldSeats, MySeat, MyTable, MyTables, Seen
from sylvarium.server.people.store import People
from sylvarium.server.schema import clocks, person_seats, results, tables
from sylvarium.server.storage import is_shown

MOST = 100  # tables in an answer, the last changed ones
OPENED = 3  # older tables that one request opens to learn what is shown of them

SHOWN = ("status", "closed", "people", "deciding", "number", "waits", "proofs", "changed")
COLUMNS = [
    *(tables.c[name] for name in ("id", "game", "pace", *SHOWN)),
    clocks.c.due,
    clocks.c.seat,
    results.c.table_id.label("recorded"),
]

router = APIRouter(prefix="/api/me", tags=["people"])


@dataclass(frozen=True)
class Proof:
    """What speaks for it that somebody holds seats at a table: hashed tokens, and what they have seen."""

    tokens: frozenset[str]
    seen: int | None = None


@router.post("/tables", responses=refusals(403, 408, 413, 422, 503))
async def my_tables(
    hub: TheHub, login: Visitor, ban: TheBan, people: ThePeople, wanted: HeldSeats, address: Address
) -> MyTables:
    """Every table at which one holds a seat: by the tokens that are shown, and by the login. And who one is."""
    hub.budgets.spend("mine", address)
    if login:
        await asyncio.to_thread(hub.company.note_here, [login.person.id])
    proofs = {table: Proof(frozenset(map(hashed, tokens))) for table, tokens in wanted.tables.items()}
    if login:
        for table, proof in (await asyncio.to_thread(_claims, people, login.person.id)).items():
            shown = proofs[table].tokens if table in proofs else frozenset()
            proofs[table] = Proof(proof.tokens | shown, proof.seen)
    barred = await asyncio.to_thread(hub.sanctions.barred, list(proofs)) if proofs else {}
    for table, proof in proofs.items():
        ban = ban or next((barred[token] for token in proof.tokens if token in barred), None)
        proofs[table] = Proof(proof.tokens - barred.keys(), proof.seen)
    rows = await asyncio.to_thread(_rows, people.engine, list(proofs))
    await _learn(hub, rows, address)
    found = [told for row in rows if (told := _told(hub, row, proofs[row["id"]]))]
    tables = sorted(found, key=lambda each: each.changed, reverse=True)
    return MyTables(**vars(home(login, ban)), tables=tables)


def _claims(people: People, person: str) -> dict[str, Proof]:
    """What the person holds, the last taken first."""
    columns = (person_seats.c.table_id, person_seats.c.token, person_seats.c.seen)
    order = person_seats.c.since.desc(), person_seats.c.table_id, person_seats.c.seat
    query = sa.select(*columns).where(person_seats.c.person_id == person).order_by(*order)
    found: dict[str, Proof] = {}
    with people.engine.connect() as connection:
        for table, token, seen in connection.execute(query.limit(8 * MOST)):
            before = found.get(table, Proof(frozenset()))
            found[table] = Proof(
                before.tokens | {token}, max((n for n in (before.seen, seen) if n is not None), default=None)
            )
    return found


def _rows(engine: sa.Engine, ids: Sequence[str]) -> list[dict[str, Any]]:
    found = tables.outerjoin(clocks, clocks.c.table_id == tables.c.id)
    found = found.outerjoin(results, results.c.table_id == tables.c.id)
    order = tables.c.changed.desc(), tables.c.id
    query = sa.select(*COLUMNS).select_from(found).where(tables.c.id.in_(ids)).order_by(*order).limit(MOST)
    with engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(query)] if ids else []


async def _learn(hub: Hub, rows: list[dict[str, Any]], address: str) -> None:
    """Tables that are older than this list are opened, a few at a time, and what is shown of them is noted."""
    unknown = [row for row in rows if row["proofs"] is None and hub.opened(row["id"]) is None][:OPENED]
    for row in unknown:
        try:
            hub.budgets.spend("open", address)
            state = (await hub.table(row["id"])).state
        except Refusal:
            continue
        shown = vars(lobby_of(state, row["changed"]))
        await asyncio.to_thread(hub.storage.note_shown, row["id"], shown)
        row.update(shown)


def _told(hub: Hub, row: Mapping[str, Any], proof: Proof) -> MyTable | None:
    """What is shown of a table; None if no seat of it is proven, or its row is damaged."""
    live = hub.opened(row["id"])
    known = {**row, **vars(lobby_of(live.state, live.state.changed))} if live else row
    proofs = known["proofs"]
    if not isinstance(proofs, list) or not is_shown(known["people"]):
        return None
    mine = [seat for seat, token in enumerate(proofs) if token in proof.tokens]
    if not mine:
        return None
    return MyTable(
        table=row["id"],
        game=row["game"],
        status=known["status"],
        closed=known["closed"],
        seats=[MySeat(seat=seat, **person) for seat, person in enumerate(known["people"])],
        mine=mine,
        deciding=known["deciding"],
        waits=iso(known["waits"] or known["changed"]),
        number=known["number"] or 0,
        seen=proof.seen,
        changed=iso(known["changed"]),
        pace=row["pace"],
        left=_left(row, known),
        decided=known["status"] == "playing" and row["recorded"] is not None,
    )


def _left(row: Mapping[str, Any], known: Mapping[str, Any]) -> float | None:
    """How long the deciding seat may still think."""
    if row["due"] is None or row["seat"] is None or row["seat"] != known["deciding"] or known["closed"] is not None:
        return None
    return max(0.0, round(row["due"] - time(), 1))


@router.post("/seats", status_code=201, responses=refusals(401, 403, 408, 413, 422, 503))
async def claim(hub: TheHub, login: AtHome, people: ThePeople, wanted: HeldSeats, address: Address) -> Claimed:
    """The seats whose tokens a browser holds become the person's, unless they are somebody's already."""
    hub.budgets.spend("mine", address)
    rows = await asyncio.to_thread(_rows, people.engine, list(wanted.tables))
    found: dict[str, list[int]] = {}
    for row in rows:
        if row["proofs"] is None:
            await _learn(hub, [row], address)
        live = hub.opened(row["id"])
        proofs = [seat.token for seat in live.state.seats] if live else row["proofs"] or []
        shown = set(map(hashed, wanted.tables[row["id"]]))
        seats = [(seat, token) for seat, token in enumerate(proofs) if token in shown]
        if seats:
            await asyncio.to_thread(people.claim, login.person.id, row["id"], seats)
            found[row["id"]] = [seat for seat, _ in seats]
    return Claimed(tables=found)


@router.post("/seen", responses=refusals(401, 403, 408, 413, 422, 503))
async def seen(login: AtHome, people: ThePeople, wanted: Seen) -> Done:
    """How far the person has watched a table, for their other devices."""
    await asyncio.to_thread(people.note_seen, login.person.id, wanted.table, wanted.number)
    return Done()
