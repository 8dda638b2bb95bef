"""Keeping order on a server: operators, and what they do about people. Everything blocks, and everything is recorded.

Commands and the operators' page do the same here. Servers notice by the orders (`orders`), as for tables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.names import nickname_of
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.addresses import counted
from sylvarium.server.operating import moderating
from sylvarium.server.operating.store import note
from sylvarium.server.people.store import People
from sylvarium.server.schema import events, passes, people, tables
from sylvarium.server.schema_company import audit, operators, reports, sanctions
from sylvarium.server.storage import is_shown
from sylvarium.server.tournaments import leaving as tournaments

HOUR = 3600.0
ADDRESS_HOURS = 24.0  # an address is kept out so long if nothing else is said,
ADDRESS_MOST = 24.0 * 30  # and never longer than this: tomorrow it may be somebody else's
RENAMED = "Guest"
PAGE = 50

Row = dict[str, Any]


@dataclass(frozen=True)
class Deed:
    """Something that an operator does, about a report or about somebody."""

    deed: str
    operator: str | None = None  # None: at the command line
    report: int | None = None
    person: str | None = None
    table: str | None = None
    seat: int | None = None
    line: int | None = None
    address: str | None = None
    name: str | None = None
    hours: float | None = None
    reason: str = ""

    def subject(self) -> Row:
        """Whom and what it concerns, without names."""
        known = {
            name: getattr(self, name) for name in ("report", "person", "table", "seat", "line", "address", "hours")
        }
        return {name: value for name, value in known.items() if value is not None}


# ------------------------------------------------------------------------------------------------------- operators


def people_called(engine: sa.Engine, name: str) -> list[Row]:
    """Those with an account whose name or id is this."""
    query = sa.select(people.c.id, people.c.name, people.c.created, operators.c.since.label("operator"))
    query = query.outerjoin(operators, operators.c.person_id == people.c.id)
    where = sa.or_(people.c.id == name, sa.func.lower(people.c.name) == name.lower())
    with engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(query.where(where).order_by(people.c.created))]


def one_called(engine: sa.Engine, name: str) -> str:
    """The person with this name or id; a `ValueError` if it is not clear who is meant."""
    found = people_called(engine, name)
    exact = [each for each in found if each["id"] == name]
    if not found:
        raise ValueError(f"nobody with an account is called {name}")
    if len(found) > 1 and not exact:
        ids = ", ".join(f"{each['id']} (since {iso(each['created'])[:10]})" for each in found)
        raise ValueError(f"several people are called {name}; say which by their id: {ids}")
    return (exact or found)[0]["id"]


def is_operator(engine: sa.Engine, person: str) -> bool:
    with engine.connect() as connection:
        query = sa.select(operators.c.since).where(operators.c.person_id == person)
        return connection.execute(query).first() is not None


def appoint(engine: sa.Engine, person: str, yes: bool = True) -> None:
    """Makes somebody an operator, or no longer."""
    if is_operator(engine, person) == yes:
        raise ValueError("that is how it is already")
    with engine.begin() as connection:
        if yes:
            connection.execute(sa.insert(operators).values(person_id=person, since=time()))
        else:
            connection.execute(sa.delete(operators).where(operators.c.person_id == person))
        _put_down(connection, Deed("appoint" if yes else "dismiss-operator", person=person))


# ------------------------------------------------------------------------------------------------------------ deeds


def do(engine: sa.Engine, deed: Deed) -> None:
    """Does it, puts it down, and closes the report it was done about. A `ValueError` says what is wrong."""
    deed = _about(engine, deed)
    with engine.begin() as connection:
        line = _put_down(connection, deed)  # first: nothing is done that is not put down
    try:
        DEEDS[deed.deed](engine, deed)
    except ValueError:
        with engine.begin() as connection:
            connection.execute(sa.delete(audit).where(audit.c.id == line))
        raise
    if deed.report is not None:
        done = {"done": time(), "outcome": deed.deed}
        open_one = (reports.c.id == deed.report, reports.c.done.is_(None))
        with engine.begin() as connection:
            connection.execute(sa.update(reports).where(*open_one).values(done))


def _about(engine: sa.Engine, deed: Deed) -> Deed:
    """The deed, with what its report says of whom it is about."""
    if deed.report is None:
        return deed
    with engine.connect() as connection:
        row = connection.execute(sa.select(reports).where(reports.c.id == deed.report)).mappings().first()
    if row is None:
        raise ValueError(f"there is no report {deed.report}")
    found = {"person": row["person_id"], "table": row["table_id"], "seat": row["seat"], "line": row["line"],
             "address": row["address"]}  # fmt: skip
    given = {name: getattr(deed, name) for name in found if getattr(deed, name) is not None}
    return Deed(**{**vars(deed), **found, **given})


def _put_down(connection: sa.Connection, deed: Deed) -> int:
    row = {"operator": deed.operator, "deed": deed.deed, "subject": deed.subject(), "reason": deed.reason}
    added = connection.execute(sa.insert(audit).values({**row, "at": time()})).inserted_primary_key
    assert added
    return added[0]


def _until(deed: Deed) -> float | None:
    return None if deed.hours is None else time() + deed.hours * HOUR


def _sanction(engine: sa.Engine, kind: str, deed: Deed, **whom: Any) -> None:
    row = {"kind": kind, "person_id": None, "address": None, "reason": deed.reason, "at": time(), **whom}
    with engine.begin() as connection:
        connection.execute(sa.insert(sanctions).values(row))
        if kind == "ban" and whom.get("person_id"):
            _turn_out(connection, whom["person_id"])
        told = whom.get("person_id") or whom["address"]
        note(connection, told[:24], "person" if whom.get("person_id") else "address", deed.reason)


def _turn_out(connection: sa.Connection, person: str) -> None:
    """Nothing they handed out opens anything. Their logins stay, and open nothing as long as they are banned: by them
    their devices learn of it."""
    for secret, data in connection.execute(sa.select(passes.c.secret, passes.c.data)).all():
        if isinstance(data, dict) and data.get("person") == person:
            connection.execute(sa.delete(passes).where(passes.c.secret == secret))


def _lift(engine: sa.Engine, kind: str, where: sa.ColumnElement[bool], told: str, deed: str) -> None:
    with engine.begin() as connection:
        gone = sa.delete(sanctions).where(sanctions.c.kind == kind, where)
        if not connection.execute(gone).rowcount:
            raise ValueError("that is how it is already")
        note(connection, told[:24], deed)


def _mute(engine: sa.Engine, deed: Deed) -> None:
    """A person everywhere; a guest at the table."""
    if deed.person:
        _sanction(engine, "mute", deed, person_id=_known(engine, deed.person), until=_until(deed))
    else:
        moderating.mute(engine, _table(deed), deed.seat, deed.reason)


def _unmute(engine: sa.Engine, deed: Deed) -> None:
    if deed.person:
        _lift(engine, "mute", sanctions.c.person_id == deed.person, deed.person, "person")
    else:
        moderating.mute(engine, _table(deed), deed.seat, deed.reason, voice=True)


def _ban(engine: sa.Engine, deed: Deed) -> None:
    if not deed.person:
        raise ValueError("only somebody with an account can be banned; for a guest, ban the address")
    _sanction(engine, "ban", deed, person_id=_known(engine, deed.person), until=_until(deed))


def _unban(engine: sa.Engine, deed: Deed) -> None:
    person = deed.person or ""
    _lift(engine, "ban", sanctions.c.person_id == person, person, "person")


def _ban_address(engine: sa.Engine, deed: Deed) -> None:
    if not deed.address:
        raise ValueError("say which address; of this report none is known")
    hours = min(deed.hours or ADDRESS_HOURS, ADDRESS_MOST)
    _sanction(engine, "ban", deed, address=counted(deed.address), until=time() + hours * HOUR)


def _unban_address(engine: sa.Engine, deed: Deed) -> None:
    address = counted(deed.address or "")
    _lift(engine, "ban", sanctions.c.address == address, address, "address")


def _rename(engine: sa.Engine, deed: Deed) -> None:
    """The account if there is one, and the seat if one is meant."""
    try:
        name = nickname_of(deed.name or RENAMED)
    except Refusal as refusal:
        raise ValueError(refusal.message) from None
    if deed.person:
        People(engine).change(_known(engine, deed.person), name=name)
        with engine.begin() as connection:
            tournaments.rename(connection, deed.person, name)
    if deed.table and deed.seat is not None:
        _rename_seat(engine, deed.table, deed.seat, name, deed.reason)
    elif not deed.person:
        raise ValueError("say who: a person, or a seat at a table")


def _rename_seat(engine: sa.Engine, table: str, seat: int, name: str, reason: str) -> None:
    with engine.connect() as connection:
        now = moderating.standing(connection, table).people
    if not (seat < len(now) and now[seat]["kind"] == "human"):
        raise ValueError(f"nobody sits on seat {seat}")
    others = {each["nickname"] for number, each in enumerate(now) if number != seat}
    if name in others:
        name = f"{name} {seat + 1}"
    shown = [{**each, "nickname": name} if number == seat else each for number, each in enumerate(now)]
    moderating.order(engine, table, lambda _: ("rename", {"seat": seat, "nickname": name}), reason, people=shown)
    with engine.begin() as connection:
        note(connection, table, "repair", "a name was changed")


def _delete_line(engine: sa.Engine, deed: Deed) -> None:
    """What was said is gone; that something was said stays."""
    table, number = _table(deed), deed.line or 0
    here = (events.c.table_id == table, events.c.number == number, events.c.kind == "chat")
    with engine.begin() as connection:
        data = connection.execute(sa.select(events.c.data).where(*here)).scalar()
        if not isinstance(data, dict):
            raise ValueError("there is no such line")
        connection.execute(sa.update(events).where(*here).values(data={**data, "text": "…"}))
        note(connection, table, "repair", "a line was deleted")
        for id, context in connection.execute(
            sa.select(reports.c.id, reports.c.context).where(reports.c.table_id == table)
        ).all():
            lines = [{**each, "text": "…"} if each["number"] == number else each for each in context.get("lines", [])]
            connection.execute(sa.update(reports).where(reports.c.id == id).values(context={**context, "lines": lines}))


def _delete(engine: sa.Engine, deed: Deed) -> None:
    """The account is gone, as if its person had asked for it; games go on for the others."""
    if not deed.person:
        raise ValueError("only somebody with an account can be deleted")
    person = _known(engine, deed.person)
    for table, seat, token in People(engine).named_seats(person):
        _forget_at(engine, table, seat, token, deed.reason)
    People(engine).remove(person)
    with engine.begin() as connection:
        note(connection, person, "person", deed.reason)


def _forget_at(engine: sa.Engine, table: str, seat: int, token: str, reason: str) -> None:
    with engine.connect() as connection:
        columns = (tables.c.proofs, tables.c.people, tables.c.status)
        found = connection.execute(sa.select(*columns).where(tables.c.id == table)).first()
    if found is None or not isinstance(found.proofs, list) or not is_shown(found.people):
        return
    given_up = found.proofs[seat] is None and found.people[seat]["nickname"] is not None
    if found.proofs[seat] != token and not given_up:
        return
    gone = {"nickname": None, **({"kind": "open", "level": None} if found.status == "waiting" else {})}
    shown = [{**each, **gone} if number == seat else each for number, each in enumerate(found.people)]
    proofs = [None if number == seat else each for number, each in enumerate(found.proofs)]
    moderating.order(engine, table, lambda _: ("forget", {"seat": seat}), reason, people=shown, proofs=proofs)


def _close(engine: sa.Engine, deed: Deed) -> None:
    moderating.close(engine, _table(deed), deed.reason)


def _dismiss(engine: sa.Engine, deed: Deed) -> None:
    """Nothing is done about it."""
    if deed.report is None:
        raise ValueError("say which report")


def _table(deed: Deed) -> str:
    if not deed.table:
        raise ValueError("say at which table")
    return deed.table


def _known(engine: sa.Engine, person: str) -> str:
    with engine.connect() as connection:
        if connection.execute(sa.select(people.c.id).where(people.c.id == person)).first() is None:
            raise ValueError("there is no such person")
    return person


DEEDS: dict[str, Callable[[sa.Engine, Deed], None]] = {
    "mute": _mute,
    "unmute": _unmute,
    "rename": _rename,
    "ban": _ban,
    "unban": _unban,
    "ban-address": _ban_address,
    "unban-address": _unban_address,
    "delete-line": _delete_line,
    "delete": _delete,
    "close": _close,
    "dismiss": _dismiss,
}


def deeds(engine: sa.Engine, page: int = 1) -> tuple[list[Row], bool]:
    """What was done, the last first; whether there is more."""
    query = sa.select(audit, people.c.name).outerjoin(people, people.c.id == audit.c.operator)
    query = query.order_by(audit.c.id.desc()).limit(PAGE + 1).offset((page - 1) * PAGE)
    with engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    found = [
        {
            "at": iso(row["at"]),
            "operator": row["name"] or row["operator"],
            **{name: row[name] for name in ("deed", "subject", "reason")},
        }
        for row in rows[:PAGE]
    ]
    return found, len(rows) > PAGE
