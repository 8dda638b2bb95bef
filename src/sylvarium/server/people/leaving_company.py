"""What is stored about a person among others: exporting all of it, and removing all of it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sylvarium.server.schema import events, notices, people, person_seats
from sylvarium.server.schema_company import (
    blocks,
    friendships,
    invitations,
    operators,
    person_notes,
    presences,
    reports,
    sanctions,
    seekers,
)

Rows = list[dict[str, Any]]


def exported(connection: sa.Connection, person: str) -> dict[str, Rows]:
    """What one has done, written and been told; nothing that others have written or decided about one."""
    named = people.alias("named")

    def rows(query: sa.Select) -> Rows:
        return [dict(row._mapping) for row in connection.execute(query)]

    def others(table: sa.Table, mine: str, other: str, *columns: sa.Column) -> Rows:
        query = sa.select(named.c.name, *columns).join(table, table.c[other] == named.c.id)
        return rows(query.where(table.c[mine] == person).order_by(named.c.name))

    dates = (friendships.c.since, friendships.c.accepted)
    accepted = friendships.c.accepted.is_not(None)
    query = sa.select(named.c.name, *dates).join(friendships, friendships.c.asker_id == named.c.id)
    return {
        "friends": [
            *others(friendships, "asker_id", "asked_id", *dates),
            *rows(query.where(friendships.c.asked_id == person, accepted)),
        ],
        "notes": others(person_notes, "person_id", "about_id", person_notes.c.text, person_notes.c.changed),
        "blocks": others(blocks, "person_id", "blocked_id", blocks.c.since),
        "invitations": rows(_mine(invitations, person, "table_id", "from_name", "kind", "created")),
        "searches": rows(_mine(seekers, person, "game", "players", "pace", "nickname", "since")),
        "online": rows(_mine(presences, person, "seen")),
        "operator": rows(_mine(operators, person, "since")),
        "sanctions": rows(_mine(sanctions, person, "kind", "until", "reason", "at")),
        "said": _said_elsewhere(connection, person),
        "reports": rows(
            sa.select(*(reports.c[name] for name in ("kind", "table_id", "seat", "line", "reason", "at", "done")))
            .where(reports.c.reporter_id == person)
            .order_by(reports.c.id)
        ),
    }


def _said_elsewhere(connection: sa.Connection, person: str) -> Rows:
    """What they said at tables where they only watched, or sat before somebody else did."""
    held = sa.select(person_seats.c.table_id).where(person_seats.c.person_id == person)
    signed = (events.c.kind == "chat", sa.cast(events.c.data, sa.Text).contains(person))
    query = sa.select(events.c.table_id, events.c.data, events.c.at).where(*signed, events.c.table_id.not_in(held))
    found = connection.execute(query.order_by(events.c.at)).all()
    return [
        {"table_id": table, "text": data.get("text"), "at": at} for table, data, at in found if data.get("by") == person
    ]


def _mine(table: sa.Table, person: str, *names: str) -> sa.Select:
    return sa.select(*(table.c[name] for name in names)).where(table.c.person_id == person)


def forget(connection: sa.Connection, person: str) -> None:
    """Nothing is left of a person among others, nor what others have written about them."""
    _untell(connection, person)
    for table, names in (
        (friendships, ("asker_id", "asked_id")),
        (person_notes, ("person_id", "about_id")),
        (blocks, ("person_id", "blocked_id")),
        (invitations, ("person_id", "from_id")),
        (presences, ("person_id",)),
        (seekers, ("person_id",)),
        (operators, ("person_id",)),
        (sanctions, ("person_id",)),
    ):
        where = sa.or_(*(table.c[name] == person for name in names))
        connection.execute(sa.delete(table).where(where))
    _unreport(connection, person)
    _unsign(connection, person)


def _untell(connection: sa.Connection, person: str) -> None:
    """Nobody is told any more that they were invited by this person, whose name is in the notice."""
    query = sa.select(invitations.c.person_id, invitations.c.table_id).where(invitations.c.from_id == person)
    for asked, table in connection.execute(query).all():
        where = (notices.c.person_id == asked, notices.c.kind == "invite", notices.c.table_id == table)
        connection.execute(sa.delete(notices).where(*where))


def _unreport(connection: sa.Connection, person: str) -> None:
    """What was reported stays for the operators, but not whom it was about, nor who reported it."""
    mine = sa.or_(reports.c.person_id == person, reports.c.reporter_id == person)
    for row in connection.execute(sa.select(reports).where(mine)).all():
        names = {row.context.get(role) for role, id in _roles(row) if id == person}
        kept = {
            **row.context,
            **{role: None for role, id in _roles(row) if id == person},
            "lines": [
                {**line, "nickname": None} if line.get("nickname") in names else line
                for line in row.context.get("lines", [])
            ],
        }
        unknown: dict[str, Any] = {"person_id": None, "address": None} if row.person_id == person else {}
        unknown |= {"reporter_id": None} if row.reporter_id == person else {}
        connection.execute(sa.update(reports).where(reports.c.id == row.id).values(context=kept, **unknown))


def _roles(row: Any) -> tuple[tuple[str, str | None], ...]:
    """Who has which name in the context of a report."""
    return ("name", row.person_id), ("reporter", row.reporter_id)


def _unsign(connection: sa.Connection, person: str) -> None:
    """What they said at tables where they only watched has no author and no name any more."""
    spoken = (events.c.kind.in_(("chat", "remove")), sa.cast(events.c.data, sa.Text).contains(person))
    query = sa.select(events.c.table_id, events.c.number, events.c.data).where(*spoken)
    for table, number, data in connection.execute(query).all():
        if person not in (data.get("by"), data.get("who")):
            continue
        kept = {name: value for name, value in data.items() if name not in ("by", "who")}
        if "nickname" in kept:
            kept["nickname"] = None
        here = (events.c.table_id == table, events.c.number == number)
        connection.execute(sa.update(events).where(*here).values(data=kept))
