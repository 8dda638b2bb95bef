"""Makes messages of what people are to be told: several things in one, not too often, not at night, and only what still
holds. All of it is one transaction per person, so that no two processes do it. Everything blocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from sylvarium.server.clocks.calendars import Calendar
from sylvarium.server.clocks.people import calendar_of
from sylvarium.server.people.sanctions import ban_of
from sylvarium.server.schema import channels, clocks, logins, mailboxes, notices, person_seats, results, tables
from sylvarium.server.sending.store import put_letter
from sylvarium.server.sending.wording import Told, bundled
from sylvarium.server.settings import Settings
from sylvarium.server.storage import is_shown

AT_ONCE = 50  # people
LOW = "low"  # of what is told: what would be of no use later


def bundle(engine: sa.Engine, settings: Settings, now: float) -> int:
    """How many people were written to; those who have waited longest come first."""
    person, longest = notices.c.person_id, sa.func.min(notices.c.due)
    query = sa.select(person).where(notices.c.due <= now).group_by(person).order_by(longest, person).limit(AT_ONCE)
    with engine.connect() as connection:
        waiting = connection.execute(query).scalars().all()
    return sum(_write_to(engine, person, settings, now) for person in waiting)


def _write_to(engine: sa.Engine, person: str, settings: Settings, now: float) -> bool:
    mine = notices.c.person_id == person
    with engine.begin() as connection:
        box = connection.execute(
            sa.select(mailboxes).where(mailboxes.c.person_id == person).with_for_update(skip_locked=True)
        ).first()
        if box is None:  # another process is at it; or they have no mailbox, and are told nothing
            return False
        if ban_of(connection, person):  # nothing waits for somebody who may not come
            connection.execute(sa.delete(notices).where(mine))
            return False
        calendar = waking_hours(connection, person)
        urgent = connection.execute(sa.select(notices.c.kind).where(mine, notices.c.kind == LOW, notices.c.due <= now))
        gap = 0.0 if urgent.first() and LOW in box.kinds else settings.notice_gap
        earliest = max(calendar.after(now, 0.0), box.sent + gap)
        if earliest > now:
            connection.execute(sa.update(notices).where(mine, notices.c.due < earliest).values(due=earliest))
            return False
        soon = (mine, notices.c.due <= now + settings.notice_delay / 2)
        pending = connection.execute(sa.select(notices).where(*soon).order_by(notices.c.due)).all()
        connection.execute(sa.delete(notices).where(*soon))
        wanted = [told for one in pending if one.kind in box.kinds and (told := _still_so(connection, one, now))]
        if not wanted:
            return False
        content = bundled(box.language, wanted)
        for channel in _channels(connection, person):
            put_letter(connection, channel, content)
        connection.execute(sa.update(mailboxes).where(mailboxes.c.person_id == person).values(sent=now))
    return True


def waking_hours(connection: sa.Connection, person: str) -> Calendar:
    """When they may be disturbed: on holidays too, but never in their quiet hours."""
    return replace(calendar_of(connection, person)[0], holidays=())


def _channels(connection: sa.Connection, person: str) -> list[str]:
    """Those that are confirmed; a browser only as long as the person is logged in there."""
    here = set(connection.execute(sa.select(logins.c.id).where(logins.c.person_id == person)).scalars())
    query = sa.select(channels).where(channels.c.person_id == person, channels.c.confirmed.is_not(None))
    return [one.id for one in connection.execute(query) if one.kind != "push" or one.address.get("login") in here]


def _still_so(connection: sa.Connection, notice: Any, now: float) -> Told | None:
    """What is told of a table now; None if there is nothing to tell any more."""
    found = tables.outerjoin(clocks, clocks.c.table_id == tables.c.id)
    found = found.outerjoin(results, results.c.table_id == tables.c.id)
    columns = [tables.c[name] for name in ("game", "status", "closed", "people", "deciding", "proofs", "number")]
    recorded = results.c.table_id.label("recorded")
    query = sa.select(*columns, clocks.c.due, clocks.c.seat, recorded).select_from(found)
    table = connection.execute(query.where(tables.c.id == notice.table_id)).first()
    if table is None or table.closed is not None or not is_shown(table.people):
        return None
    if notice.kind == "invite":
        waits = table.status == "waiting"
        return Told("invite", notice.table_id, table.game, (), by=str(notice.data.get("by", ""))) if waits else None
    seats = connection.execute(
        sa.select(person_seats.c.seat, person_seats.c.token, person_seats.c.seen).where(
            person_seats.c.person_id == notice.person_id, person_seats.c.table_id == notice.table_id
        )
    ).all()
    held = {
        one.seat: one.seen
        for one in seats
        if one.seat < len(table.proofs or []) and table.proofs[one.seat] == one.token
    }
    seen = max((number for number in held.values() if number is not None), default=-1)
    others = tuple(
        person["nickname"]
        for seat, person in enumerate(table.people)
        if seat not in held and person["kind"] == "human" and person["nickname"]
    )
    if notice.kind == "round":
        begins = table.status in ("waiting", "playing") and bool(held) and seen < 0
        return Told("round", notice.table_id, table.game, (), by=str(notice.data.get("title", ""))) if begins else None
    if notice.kind == "over":
        return Told("over", notice.table_id, table.game, others) if held and seen < notice.number else None
    theirs = table.status == "playing" and table.deciding in held and table.people[table.deciding]["level"] is None
    if not theirs or (notice.kind == "turn" and seen >= notice.number):
        return None
    if table.recorded is not None:  # the others gave up: it is decided, and waits for nobody
        return None
    left = max(0.0, table.due - now) if table.due is not None and table.seat == table.deciding else None
    return Told(notice.kind, notice.table_id, table.game, others, left)
