"""The JSON shapes of a person's days and nights (docs/protocol.md)."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from sylvarium.server.shapes import Strict

Minute = Annotated[int, Field(ge=0, lt=24 * 60)]  # of the day
Day = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class QuietHours(Strict):
    """Minutes of the day in one's own time zone; the end may be on the next day."""

    begin: Minute
    end: Minute


class Holiday(Strict):
    """The first and the last day."""

    first: Day
    last: Day

    def days(self) -> tuple[date, date]:
        return date.fromisoformat(self.first), date.fromisoformat(self.last)


class CalendarWish(Strict):
    zone: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    quiet: QuietHours | None = None
    holidays: Annotated[list[Holiday], Field(max_length=20)] = []


class CalendarShape(BaseModel):
    zone: str
    quiet: QuietHours | None
    holidays: list[Holiday]
    days_left: int  # holidays of this year that are not spoken for
    days: int  # holidays of a year
