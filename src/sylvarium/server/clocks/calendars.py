"""The days and nights of a person. In their quiet hours and on their holidays a turn-based clock rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DAY = 24 * 60  # minutes
LONGEST_NIGHT = 12 * 60  # minutes of quiet hours
HOLIDAYS = 28  # days in a calendar year on which clocks rest
FURTHEST = 500  # days that are looked ahead
LONGEST_TURN = 120 * 86400.0  # seconds: no clock runs for longer, with all its nights and holidays
BRIEF = 600.0  # seconds: a calendar that held for less leaves no trace

Span = tuple[float, float]
Days = tuple[date, date]  # the first and the last


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


@dataclass(frozen=True)
class Calendar:
    """By default time always counts. What has passed counts as it did then: a calendar knows those before it."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes of the local day; the second may be on the next day
    holidays: tuple[Days, ...] = ()
    earlier: tuple[tuple[float, Calendar], ...] = ()  # until when another one held, the oldest first

    def rests(self, at: float) -> bool:
        return not any(began <= at < ended for began, ended in self._counted(at, at))

    def counted(self, began: float, ended: float) -> float:
        """The seconds between two moments that count."""
        for until, before in self.earlier:
            if began < until:
                return before.counted(began, min(ended, until)) + (self.counted(until, ended) if ended > until else 0.0)
        if not self.quiet and not self.holidays:
            return max(0.0, ended - began)
        spans = self._counted(began, ended)
        return sum(max(0.0, min(ended, till) - max(began, since)) for since, till in spans)

    def after(self, began: float, seconds: float) -> float:
        """The moment at which so many seconds have counted."""
        for until, before in self.earlier:
            if began < until:
                reached = before.after(began, seconds)
                return reached if reached < until else self.after(until, seconds - before.counted(began, until))
        if not self.quiet and not self.holidays:
            return began + seconds
        left = seconds
        for since, till in self._counted(began, began + FURTHEST * 86400.0):
            room = max(0.0, till - max(since, began))
            if room >= left > 0 or (left <= 0 and room > 0):
                return max(since, began) + left
            left -= room
        return began + FURTHEST * 86400.0

    def followed_by(self, next: Calendar, now: float) -> Calendar:
        """Another one from now on. Running clocks go by it, but for the time before: nobody wins or loses any."""
        kept = tuple((until, before) for until, before in self.earlier if until > now - LONGEST_TURN)
        if not kept or now - kept[-1][0] > BRIEF:
            kept = (*kept, (now, replace(self, earlier=())))
        return replace(next, earlier=kept)

    def _counted(self, began: float, ended: float) -> Iterator[Span]:
        """The stretches of time that count, from the day of the first moment to that of the last."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(began, zone).date() - timedelta(days=1)
        last = datetime.fromtimestamp(ended, zone).date()
        while day <= last:
            if not any(first <= day <= final for first, final in self.holidays):
                for since, till in self._waking():
                    yield _moment(zone, day, since), _moment(zone, day, till)
            day += timedelta(days=1)

    def _waking(self) -> list[tuple[int, int]]:
        """The minutes of a day that are not quiet."""
        if self.quiet is None:
            return [(0, DAY)]
        since, till = self.quiet
        return [(0, since), (till, DAY)] if since < till else [(till, since)]


def _moment(zone: ZoneInfo, day: date, minutes: int) -> float:
    return (datetime(day.year, day.month, day.day, tzinfo=zone) + timedelta(minutes=minutes)).timestamp()


def night(quiet: tuple[int, int]) -> int:
    """How many minutes are quiet."""
    since, till = quiet
    return (till - since) % DAY


def days_of(holidays: Iterable[Days]) -> set[date]:
    return {first + timedelta(days=n) for first, last in holidays for n in range((last - first).days + 1)}


def spans_of(days: Iterable[date]) -> list[Days]:
    """Days as stretches of days."""
    found: list[Days] = []
    for day in sorted(days):
        if found and day - found[-1][1] == timedelta(days=1):
            found[-1] = (found[-1][0], day)
        else:
            found.append((day, day))
    return found


def changed_holidays(before: Iterable[Days], wanted: Iterable[Days], today: date) -> list[Days]:
    """Other holidays from today on; those that have passed stay, since clocks have rested on them.

    `ValueError` if a year has more of them than clocks may rest on.
    """
    passed = {day for day in days_of(before) if day < today}
    days = passed | {day for day in days_of(wanted) if day >= today}
    for year in {day.year for day in days}:
        if sum(day.year == year for day in days) > HOLIDAYS:
            raise ValueError(f"clocks rest on {HOLIDAYS} days of a year at most")
    return spans_of(days)
