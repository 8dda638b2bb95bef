"""Reports of people, lines and names: kept with their context, for the operators. Everything blocks."""

from __future__ import annotations

from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.seated import iso
from sylvarium.server.people.sanctions import in_force
from sylvarium.server.schema import events, people, tables
from sylvarium.server.schema_company import reports, sanctions

AROUND = 8  # lines of the chat on either side
ADDRESS_KEPT = 30 * 24 * 3600.0  # seconds after which the address of a report is forgotten
OPEN_BY_ONE = 30  # open reports of one reporter
PAGE = 20

Row = dict[str, Any]


def add(engine: sa.Engine, report: Row) -> bool:
    """Keeps a report; False if its author has made too many that nobody has dealt with yet."""
    with engine.begin() as connection:
        if report["reporter_id"]:
            mine = (reports.c.reporter_id == report["reporter_id"], reports.c.done.is_(None))
            count = sa.select(sa.func.count()).select_from(reports).where(*mine)
            if (connection.execute(count).scalar() or 0) >= OPEN_BY_ONE:
                return False
        forget_addresses(connection)
        connection.execute(sa.insert(reports).values(report))
    return True


def forget_addresses(connection: sa.Connection) -> None:
    old = (reports.c.at < time() - ADDRESS_KEPT, reports.c.address.is_not(None))
    connection.execute(sa.update(reports).where(*old).values(address=None))


def line_of(engine: sa.Engine, table: str, number: int) -> Row | None:
    """What was said: the data of the event, if it is a line of the chat."""
    query = sa.select(events.c.data).where(
        events.c.table_id == table, events.c.number == number, events.c.kind == "chat"
    )
    with engine.connect() as connection:
        found = connection.execute(query).scalar()
    return found if isinstance(found, dict) else None


def around(engine: sa.Engine, table: str, number: int | None) -> list[Row]:
    """The lines of the chat before and after one, or the last ones."""
    query = sa.select(events.c.number, events.c.data, events.c.at)
    query = query.where(events.c.table_id == table, events.c.kind == "chat")
    with engine.connect() as connection:
        if number is None:
            found = connection.execute(query.order_by(events.c.number.desc()).limit(2 * AROUND)).all()[::-1]
        else:
            before = query.where(events.c.number <= number).order_by(events.c.number.desc()).limit(AROUND + 1)
            after = query.where(events.c.number > number).order_by(events.c.number).limit(AROUND)
            found = [*connection.execute(before).all()[::-1], *connection.execute(after).all()]
    return [
        {
            "number": each.number,
            "at": iso(each.at),
            **{name: each.data.get(name) for name in ("seat", "nickname")},
            "text": each.data.get("text") or "",
            "reported": each.number == number,
        }
        for each in found
        if isinstance(each.data, dict)
    ]


def listed(engine: sa.Engine, done: bool = False, page: int = 1, id: int | None = None) -> tuple[list[Row], bool]:
    """Reports with their context, the open ones oldest first, those done newest first; whether there are more."""
    reporter = people.alias("reporter")
    query = (
        sa.select(reports, people.c.name.label("account"), reporter.c.name.label("reporter"), tables.c.game)
        .outerjoin(people, people.c.id == reports.c.person_id)
        .outerjoin(reporter, reporter.c.id == reports.c.reporter_id)
        .outerjoin(tables, tables.c.id == reports.c.table_id)
    )
    if id is not None:
        query = query.where(reports.c.id == id)
    else:
        query = query.where(reports.c.done.is_not(None) if done else reports.c.done.is_(None))
        query = query.order_by(reports.c.done.desc() if done else reports.c.at, reports.c.id)
        query = query.limit(PAGE + 1).offset((page - 1) * PAGE)
    with engine.begin() as connection:
        forget_addresses(connection)
        rows = [dict(row) for row in connection.execute(query).mappings()]
        return [_shown(connection, row) for row in rows[:PAGE]], len(rows) > PAGE


def _shown(connection: sa.Connection, row: Row) -> Row:
    person = row["person_id"]
    about = reports.c.person_id == person
    earlier = sa.select(sa.func.count()).select_from(reports).where(about, reports.c.id != row["id"])
    held = sa.select(sanctions.c.kind, sanctions.c.until, sanctions.c.reason)
    held = held.where(sanctions.c.person_id == person, in_force())
    context = row["context"] if isinstance(row["context"], dict) else {}
    return {
        **{name: row[name] for name in ("id", "kind", "game", "seat", "line", "reason", "address", "outcome")},
        "table": row["table_id"],
        "name": context.get("name"),
        "lines": context.get("lines", []),
        "person": person,
        "account": row["account"],
        "reporter": row["reporter"] or context.get("reporter"),
        "at": iso(row["at"]),
        "done": iso(row["done"]) if row["done"] else None,
        "earlier": (connection.execute(earlier).scalar() or 0) if person else 0,
        "sanctions": [
            {"kind": kind, "until": iso(until) if until else None, "reason": reason}
            for kind, until, reason in (connection.execute(held) if person else ())
        ],
    }
