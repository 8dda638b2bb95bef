"""Who may not speak, and who may not come: what operators have decided about people and addresses."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.schema import person_seats
from sylvarium.server.schema_company import sanctions


@dataclass(frozen=True)
class Ban:
    """Somebody may not come: until when (None: until it is lifted), and why, in the operator's words."""

    until: float | None
    reason: str = ""
    whose: str = "person"  # or everybody's at an address

    def told(self) -> dict[str, Any]:
        """What the banned may know of it."""
        return {"until": None if self.until is None else iso(self.until), "reason": self.reason, "whose": self.whose}

    def refusal(self) -> Refusal:
        until = f" until {iso(self.until)[:16]} UTC" if self.until else ""
        if self.whose == "person":
            sentence = f"The people who run the server have closed this home{until}."
        else:
            sentence = f"The people who run the server let nobody in from this address{until}."
        return Refusal("banned", sentence, more={"banned": self.told()})


def in_force(now: float | None = None) -> sa.ColumnElement[bool]:
    return sa.or_(sanctions.c.until.is_(None), sanctions.c.until > (time() if now is None else now))


BANNED = (sanctions.c.kind == "ban", sanctions.c.person_id.is_not(None))


class Sanctions:
    """Addresses are kept in memory, since every request asks for them; `read` is called when something has changed."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine
        self._addresses: dict[str, float] = {}

    def read(self) -> None:
        query = sa.select(sanctions.c.address, sanctions.c.until)
        where = (sanctions.c.kind == "ban", sanctions.c.address.is_not(None), in_force())
        with self._engine.connect() as connection:
            found = connection.execute(query.where(*where)).all()
        self._addresses = dict(found)

    def bans(self, address: str) -> Ban | None:
        """Whether nobody may come from this address now. Why is for the record: it may be somebody else's by now."""
        until = self._addresses.get(address)
        return Ban(until, whose="address") if until is not None and until > time() else None

    def mutes(self, person: str) -> bool:
        """Whether a person may not speak anywhere. Blocks, as all that follow."""
        query = sa.select(sanctions.c.id).where(sanctions.c.kind == "mute", sanctions.c.person_id == person, in_force())
        with self._engine.connect() as connection:
            return connection.execute(query.limit(1)).first() is not None

    def barred(self, tables: Collection[str]) -> dict[str, Ban]:
        """The hashed tokens of seats at these tables whose people may not come."""
        return barred(self._engine, person_seats.c.table_id.in_(tables))

    def barred_from(self, person: str) -> dict[str, Ban]:
        """The hashed tokens of all seats of a person, if they may not come."""
        return barred(self._engine, person_seats.c.person_id == person)


def barred(engine: sa.Engine, which: sa.ColumnElement[bool]) -> dict[str, Ban]:
    query = (
        sa.select(person_seats.c.token, sanctions.c.until, sanctions.c.reason)
        .join(sanctions, sanctions.c.person_id == person_seats.c.person_id)
        .where(which, *BANNED, in_force())
    )
    found: dict[str, list[Ban]] = {}
    with engine.connect() as connection:
        for token, until, reason in connection.execute(query):
            found.setdefault(token, []).append(Ban(until, reason))
    return {token: longest(bans) for token, bans in found.items()}


def longest(bans: Collection[Ban]) -> Ban:
    return max(bans, key=lambda ban: float("inf") if ban.until is None else ban.until)


def ban_of(connection: sa.Connection, person: str) -> Ban | None:
    """Whether a person may not come in: told only to somebody who has proven to be that person."""
    query = sa.select(sanctions.c.until, sanctions.c.reason)
    found = connection.execute(query.where(*BANNED, sanctions.c.person_id == person, in_force())).all()
    return longest([Ban(*row) for row in found]) if found else None


def check_not_banned(connection: sa.Connection, person: str) -> None:
    ban = ban_of(connection, person)
    if ban:
        raise ban.refusal()
