"""REST for a person's days and nights: `/api/me/calendar`."""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from time import time
from zoneinfo import ZoneInfo

import sqlalchemy as sa
from fastapi import APIRouter

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.api import TheHub, refusals
from sylvarium.server.clocks import calendars
from sylvarium.server.clocks.calendars import HOLIDAYS, LONGEST_NIGHT, Calendar
from sylvarium.server.clocks.people import calendar_of, keep_calendar
from sylvarium.server.clocks.shapes import CalendarShape, CalendarWish, Holiday, QuietHours
from sylvarium.server.people.login import AtHome

ONCE_A = 24 * 3600.0  # seconds between two changes of quiet hours: a night that follows the sun would never end

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("/calendar", responses=refusals(401, 503))
async def calendar(hub: TheHub, login: AtHome) -> CalendarShape:
    """When turn-based clocks rest for this person, and nobody disturbs them."""
    return await asyncio.to_thread(_read, hub.storage.engine, login.person.id)


@router.put("/calendar", responses=refusals(401, 403, 408, 409, 413, 422, 503))
async def change(hub: TheHub, login: AtHome, wanted: CalendarWish) -> CalendarShape:
    """Other quiet hours (once a day) and holidays (from today on). Clocks that run go by them from now on."""
    return await asyncio.to_thread(_change, hub.storage.engine, login.person.id, wanted, time())


def _read(engine: sa.Engine, person: str) -> CalendarShape:
    with engine.connect() as connection:
        return _shown(calendar_of(connection, person)[0])


def _shown(kept: Calendar) -> CalendarShape:
    year = _today(kept.zone).year
    used = sum(day.year == year for day in calendars.days_of(kept.holidays))
    return CalendarShape(
        zone=kept.zone,
        quiet=QuietHours(begin=kept.quiet[0], end=kept.quiet[1]) if kept.quiet else None,
        holidays=[Holiday(first=first.isoformat(), last=last.isoformat()) for first, last in kept.holidays],
        days_left=HOLIDAYS - used,
        days=HOLIDAYS,
    )


def _change(engine: sa.Engine, person: str, wanted: CalendarWish, now: float) -> CalendarShape:
    if wanted.zone not in calendars.zones():
        raise Refusal("bad_calendar", "There is no such time zone.")
    quiet = (wanted.quiet.begin, wanted.quiet.end) if wanted.quiet else None
    if quiet and not 0 < calendars.night(quiet) <= LONGEST_NIGHT:
        raise Refusal("bad_calendar", f"Quiet hours are at most {LONGEST_NIGHT // 60} hours of a day.")
    with engine.begin() as connection:
        before, changed = calendar_of(connection, person)
        if (before.zone, before.quiet) != (wanted.zone, quiet):
            if now - changed < ONCE_A and _has_rested(before, wanted.zone):
                wait = changed + ONCE_A - now
                raise Refusal("quiet_changed", "Quiet hours and time zone can be changed once a day.", wait)
            changed = now
        holidays = _holidays(before, wanted)
        kept = Calendar(wanted.zone, quiet, tuple(holidays))
        keep_calendar(connection, person, before.followed_by(kept, now), changed)
    return _shown(kept)


def _has_rested(before: Calendar, zone: str) -> bool:
    """Whether clocks have gone by what is to change now: by quiet hours, or by the days of another time zone."""
    return before.quiet is not None or (bool(before.holidays) and before.zone != zone)


def _holidays(before: Calendar, wanted: CalendarWish) -> list[calendars.Days]:
    try:
        spans = [one.days() for one in wanted.holidays]
        if any(last < first or (last - first).days > HOLIDAYS for first, last in spans):
            raise ValueError(f"holidays end after they begin, and last {HOLIDAYS} days at most")
        return calendars.changed_holidays(before.holidays, spans, _today(wanted.zone))
    except ValueError as problem:
        raise Refusal("bad_calendar", f"{problem}.".capitalize()) from None


def _today(zone: str) -> date:
    return datetime.now(ZoneInfo(zone)).date()
