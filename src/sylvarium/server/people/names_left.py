"""The names that a person has left at tables: where they can still be read, and how they are removed.

A name was stored when somebody sat down and spoke. It stays on a seat that they have resigned, or that its owner has
taken from them, and in what was stored at a seat that others have taken since.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sylvarium.server.schema import events, left_seats, person_seats, tables

Seat = tuple[str, int, str]  # table, seat, and the hashed token that it had when it was the person's
NAMED = ("sit", "reseat", "chat", "rename")  # events that have a name in them, or say whose the next ones are


def seats_of(connection: sa.Connection, person: str) -> list[Seat]:
    """All seats that are, or were, the person's."""
    found: list[Seat] = []
    for rows in (person_seats, left_seats):
        query = sa.select(rows.c.table_id, rows.c.seat, rows.c.token).where(rows.c.person_id == person)
        found += [(table, seat, token) for table, seat, token in connection.execute(query)]
    return found


def bears_name(connection: sa.Connection, seat: Seat) -> bool:
    """Whether nobody has sat there since: then the name that is read at the seat is the person's."""
    table, number, token = seat
    now = _at_first(connection, table, number).get("token")
    for _, kind, data in _events(connection, table, number):
        now = data["token"] if kind in ("sit", "reseat") else now
    return now == token


def unname(connection: sa.Connection, seat: Seat) -> None:
    """Takes the name out of everything that was stored while the seat was theirs. Of the game nothing changes."""
    table, number, token = seat
    if bears_name(connection, seat):
        _replace(connection, table, "people", number)
    now = _at_first(connection, table, number).get("token")
    if now == token:
        _replace(connection, table, "seats", number)
    for event, kind, data in _events(connection, table, number):
        now = data["token"] if kind in ("sit", "reseat") else now
        if now == token and data.get("nickname") is not None:
            here = (events.c.table_id == table, events.c.number == event)
            connection.execute(sa.update(events).where(*here).values(data={**data, "nickname": None}))


def _at_first(connection: sa.Connection, table: str, seat: int) -> dict[str, Any]:
    """Who sat there when the table was opened."""
    kept = connection.execute(sa.select(tables.c.seats).where(tables.c.id == table)).scalar()
    return kept[seat] if isinstance(kept, list) and seat < len(kept) else {}


def _events(connection: sa.Connection, table: str, seat: int) -> list[tuple[int, str, dict[str, Any]]]:
    query = sa.select(events.c.number, events.c.kind, events.c.data)
    query = query.where(events.c.table_id == table, events.c.kind.in_(NAMED)).order_by(events.c.number)
    return [tuple(row) for row in connection.execute(query) if row.data.get("seat") == seat]


def _replace(connection: sa.Connection, table: str, column: str, seat: int) -> None:
    """The seat has no name in this list any more."""
    kept = connection.execute(sa.select(tables.c[column]).where(tables.c.id == table)).scalar()
    if isinstance(kept, list) and seat < len(kept):
        changed = [{**each, "nickname": None} if number == seat else each for number, each in enumerate(kept)]
        connection.execute(sa.update(tables).where(tables.c.id == table).values({column: changed}))
