"""What is there: tables and the people at them. Never a token, an invite, a seed or a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.seated import iso
from sylvarium.server.operating.moderating import standing
from sylvarium.server.operating.store import row_of
from sylvarium.server.schema import events, orders, set_aside, snapshots, tables

SAID = 20  # lines of chat in the details of a table

of_events = sa.select(
    events.c.table_id,
    sa.func.count().label("events"),
    sa.func.max(events.c.number).label("last"),
    sa.func.max(events.c.at).label("at"),
).group_by(events.c.table_id).subquery()  # fmt: skip
of_aside = sa.select(set_aside.c.table_id, sa.func.count().label("aside")).group_by(set_aside.c.table_id).subquery()

happened = sa.func.coalesce(of_events.c.events, 0)
aside = sa.func.coalesce(of_aside.c.aside, 0)
gap = sa.func.coalesce(of_events.c.last, 0) - happened


def _later(one: Any, other: Any) -> Any:
    return sa.case((sa.func.coalesce(other, 0.0) > one, other), else_=one)


# When somebody last did something or was there: people, bots, or the operator.
touched = _later(_later(tables.c.changed, of_events.c.at), tables.c.attended)
joined = tables.outerjoin(of_events, of_events.c.table_id == tables.c.id).outerjoin(
    of_aside, of_aside.c.table_id == tables.c.id
)


@dataclass(frozen=True)
class Wanted:
    """Which tables are asked for."""

    game: str | None = None
    status: str | None = None  # waiting, playing, over, closed
    damaged: bool = False  # rows were set aside, or are missing
    since: float | None = None  # touched after this moment
    limit: int | None = None


def listed(engine: sa.Engine, wanted: Wanted) -> list[dict[str, Any]]:
    """The tables that are asked for, the last touched first."""
    columns = (tables, happened.label("happened"), aside.label("aside"), gap.label("gap"), touched.label("touched"))
    query = sa.select(*columns).select_from(joined).order_by(touched.desc(), tables.c.id)
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.status == "closed":
        query = query.where(tables.c.closed.is_not(None))
    elif wanted.status:
        query = query.where(tables.c.status == wanted.status)
    if wanted.damaged:
        query = query.where(sa.or_(aside > 0, gap != 0))
    if wanted.since is not None:
        query = query.where(touched > wanted.since)
    if wanted.limit is not None:
        query = query.limit(wanted.limit)
    with engine.connect() as connection:
        return [_shown(row._mapping) for row in connection.execute(query)]


def _shown(row: Any) -> dict[str, Any]:
    people = row["people"] if isinstance(row["people"], list) else []
    return {
        "table": row["id"],
        "game": row["game"],
        "status": row["status"],
        "closed": row["closed"],
        "public": bool(row["public"]),
        "people": [_person(person) for person in people],
        "events": row["happened"],
        "set_aside": row["aside"],
        "missing": row["gap"],
        "created": iso(row["created"]),
        "touched": iso(row["touched"]),
    }


def _person(person: Any) -> dict[str, Any]:
    known = person if isinstance(person, dict) else {}
    return {name: known.get(name) for name in ("kind", "nickname", "level")}


def details(engine: sa.Engine, id: str) -> dict[str, Any]:
    """Everything an operator may want to know of one table before they do something about it."""
    columns = (tables, happened.label("happened"), aside.label("aside"), gap.label("gap"), touched.label("touched"))
    with engine.connect() as connection:
        row = row_of(connection, id, sa.select(*columns).select_from(joined))
        found = _shown(row._mapping)
        now = standing(connection, id)
        kept = sa.select(sa.func.count()).where(snapshots.c.table_id == id)
        reasons = sa.select(set_aside.c.reason).where(set_aside.c.table_id == id).distinct()
        said = sa.select(events.c.data, events.c.at).where(events.c.table_id == id, events.c.kind == "chat")
        lines = connection.execute(said.order_by(events.c.number.desc()).limit(SAID)).all()
        given = sa.select(orders.c.deed, orders.c.reason, orders.c.at).where(orders.c.table_id == id)
        return {
            **found,
            "options": row._mapping["options"],
            "rules": row._mapping["rules"],
            "forked": row._mapping["forked"],
            "snapshots": connection.execute(kept).scalar(),
            "muted": [
                "spectators" if seat is None else seat for seat in sorted(now.muted, key=lambda s: (s is None, s))
            ],
            "damage": list(connection.execute(reasons).scalars()),
            "chat": [_line(data, at) for data, at in reversed(lines)],
            "orders": [
                {"deed": deed, "reason": reason, "at": iso(at)}
                for deed, reason, at in connection.execute(given.order_by(orders.c.id))
            ],
        }


def _line(data: Any, at: float) -> dict[str, Any]:
    known = data if isinstance(data, dict) else {}
    return {"at": iso(at), **{name: known.get(name) for name in ("seat", "nickname", "text")}}


def people(engine: sa.Engine, name: str | None = None, table: str | None = None) -> list[dict[str, Any]]:
    """Who holds which seat where: one entry for every seat of a person, the last touched table first."""
    query = sa.select(tables, touched.label("touched")).select_from(joined).order_by(touched.desc(), tables.c.id)
    if table:
        query = query.where(tables.c.id == table)
    found = []
    with engine.connect() as connection:
        for row in connection.execute(query).mappings().all():
            held = row["people"] if isinstance(row["people"], list) else []
            for seat, person in enumerate(map(_person, held)):
                nickname = person["nickname"] or ""
                if person["kind"] == "human" and (not name or name.casefold() in nickname.casefold()):
                    found.append((row, seat, person))
        muted = {id: standing(connection, id).muted for id in {row["id"] for row, _, _ in found}}
    return [
        {
            "nickname": person["nickname"],
            "table": row["id"],
            "seat": seat,
            "game": row["game"],
            "status": row["status"],
            "closed": row["closed"],
            "bot": person["level"],
            "muted": seat in muted[row["id"]],
            "touched": iso(row["touched"]),
        }
        for row, seat, person in found
    ]
