"""Whose calendar a clock goes by. Every function blocks."""

from __future__ import annotations

from datetime import date
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.hosting.folded import Folded
from sylvarium.server.clocks.calendars import Calendar
from sylvarium.server.schema import calendars, clocks, person_seats, tables

ALWAYS = Calendar()
NAMES = ("zone", "quiet_from", "quiet_till", "holidays")
COLUMNS = tuple(calendars.c[name] for name in (*NAMES, "earlier"))


def _calendar(found: Any) -> Calendar:
    zone, since, till, holidays, earlier = found
    quiet = None if since is None or till is None else (since, till)
    days = tuple((date.fromisoformat(first), date.fromisoformat(last)) for first, last in holidays)
    before = tuple((until, _calendar([*(kept[name] for name in NAMES), []])) for until, kept in earlier)
    return Calendar(zone, quiet, days, before)


def _row(calendar: Calendar) -> dict[str, Any]:
    since, till = calendar.quiet or (None, None)
    days = [[first.isoformat(), last.isoformat()] for first, last in calendar.holidays]
    return dict(zip(NAMES, (calendar.zone, since, till, days), strict=True))


def calendar_at(engine: sa.Engine, state: Folded, seat: int) -> Calendar:
    """That of the person who holds the seat; a guest's time always counts."""
    whose = calendars.join(person_seats, person_seats.c.person_id == calendars.c.person_id)
    here = (person_seats.c.table_id == state.id, person_seats.c.seat == seat)
    query = sa.select(*COLUMNS).select_from(whose).where(*here, person_seats.c.token == state.seats[seat].token)
    with engine.connect() as connection:
        found = connection.execute(query).first()
    return _calendar(found) if found else ALWAYS


def calendar_of(connection: sa.Connection, person: str) -> tuple[Calendar, float]:
    """A person's own, and when their quiet hours were last changed."""
    query = sa.select(*COLUMNS, calendars.c.changed).where(calendars.c.person_id == person)
    found = connection.execute(query).first()
    return (_calendar(found[:-1]), found[-1]) if found else (ALWAYS, 0.0)


def keep_calendar(connection: sa.Connection, person: str, calendar: Calendar, changed: float) -> None:
    """Stores it; the clocks that run for this person are looked at again, since they may be due at another time."""
    earlier = [[until, _row(before)] for until, before in calendar.earlier]
    row = {**_row(calendar), "changed": changed, "earlier": earlier}
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = insert(calendars).values(person_id=person, **row)
    connection.execute(new.on_conflict_do_update(index_elements=["person_id"], set_=row))
    theirs = sa.select(person_seats.c.table_id).where(person_seats.c.person_id == person)
    turn_based = sa.select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status == "playing")
    connection.execute(sa.update(clocks).where(clocks.c.table_id.in_(turn_based)).values(due=time()))
