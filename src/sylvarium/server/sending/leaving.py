"""Notices and calendars of somebody who goes, or takes their data along. Within somebody's transaction."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sylvarium.server.schema import calendars, channels, letters, mailboxes, notices


def exported(connection: sa.Connection, person: str) -> dict[str, Any]:
    """What is kept of a person here and of their days and nights, without the keys of their browsers."""
    box = sa.select(mailboxes.c.kinds, mailboxes.c.language).where(mailboxes.c.person_id == person)
    ways = sa.select(channels).where(channels.c.person_id == person)
    days = sa.select(calendars).where(calendars.c.person_id == person)
    waiting = sa.select(notices.c.kind, notices.c.table_id).where(notices.c.person_id == person)
    return {
        "mailbox": [dict(row._mapping) for row in connection.execute(box)],
        "channels": [_shown(dict(row._mapping)) for row in connection.execute(ways)],
        "calendar": [dict(row._mapping) for row in connection.execute(days)],
        "notices": [dict(row._mapping) for row in connection.execute(waiting)],
    }


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    address = {name: value for name, value in row["address"].items() if name not in ("keys", "login")}
    return {**row, "address": address}


def forget(connection: sa.Connection, person: str) -> None:
    """Nothing of it is left, and nothing more is sent."""
    mine = sa.select(channels.c.id).where(channels.c.person_id == person)
    connection.execute(sa.delete(letters).where(letters.c.channel_id.in_(mine)))
    for rows in (channels, mailboxes, notices, calendars):
        connection.execute(sa.delete(rows).where(rows.c.person_id == person))
