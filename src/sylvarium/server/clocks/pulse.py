"""Time in which no server was running is charged to nobody. Servers note that they are alive, and notice when none was.

As long as a clock runs somewhere, the time is noted every few seconds. A server that finds the last note older than the
grace period records an outage: from that note until people have had a moment to come back. A shorter interruption
counts, like a slow connection.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.server.clocks.calendars import Calendar
from sylvarium.server.database import is_postgres
from sylvarium.server.schema import clocks, outages, pulses

EVERY = 2.0  # seconds between two notes
COME_BACK = 10.0  # seconds that people have to come back after an outage
REMEMBERED = 60 * 86400.0  # seconds: no clock runs longer without an event


class Pulse:
    """Every method blocks but `passed`."""

    def __init__(self, engine: sa.Engine, grace: float):
        self._engine, self._grace = engine, grace
        self._last = 0
        self._outages: tuple[tuple[float, float], ...] = ()

    def beat(self, now: float) -> None:
        """Notes that a server is there, and that none was if that is so."""
        with self._engine.begin() as connection:
            first = connection.execute(sa.select(sa.func.min(clocks.c.since))).scalar()
            if first is not None:
                self._note(connection, first, now)
            news = sa.select(outages.c.id, outages.c.began, outages.c.ended).order_by(outages.c.id)
            found = connection.execute(news.where(outages.c.id > self._last, outages.c.ended > now - REMEMBERED)).all()
        if found:
            self._last = found[-1][0]
            self._outages = (*self._outages, *((began, ended) for _, began, ended in found))

    def _note(self, connection: sa.Connection, first: float, now: float) -> None:
        last = connection.execute(sa.select(pulses.c.at).where(pulses.c.id == 1)).scalar()
        if last is not None and now - last < EVERY:
            return
        insert = postgresql.insert if is_postgres(self._engine) else sqlite.insert
        connection.execute(insert(pulses).values(id=1, at=now).on_conflict_do_nothing())
        noted = sa.select(pulses.c.at).where(pulses.c.id == 1).with_for_update()
        before = connection.execute(noted).scalar_one()  # another process may have been faster
        began = max(before, first)
        if now - began > self._grace:
            gone = now + COME_BACK - began
            connection.execute(sa.insert(outages).values(began=began, ended=now + COME_BACK))
            later = {"due": clocks.c.due + gone, "remind": clocks.c.remind + gone}
            connection.execute(sa.update(clocks).where(clocks.c.due > began).values(later))
        connection.execute(sa.update(pulses).where(pulses.c.id == 1, pulses.c.at < now).values(at=now))

    def passed(self, began: float, ended: float, calendar: Calendar) -> float:
        """The seconds between two moments that count: with a server there, in somebody's waking hours."""
        lost = sum(
            calendar.counted(max(began, since), min(ended, till))
            for since, till in self._outages
            if since < ended and till > began
        )
        return max(0.0, calendar.counted(began, ended) - lost)
