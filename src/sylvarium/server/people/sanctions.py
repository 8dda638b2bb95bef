"""Who may not speak, and who may not come: what operators have decided about people and addresses."""

from __future__ import annotations

from time import time

import sqlalchemy as sa

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.schema import person_seats
from sylvarium.server.schema_company import sanctions


def in_force(now: float | None = None) -> sa.ColumnElement[bool]:
    return sa.or_(sanctions.c.until.is_(None), sanctions.c.until > (time() if now is None else now))


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

    def bans(self, address: str) -> bool:
        """Whether nobody may come from this address now."""
        until = self._addresses.get(address)
        return until is not None and until > time()

    def mutes(self, person: str) -> bool:
        """Whether a person may not speak anywhere. Blocks, as the next two."""
        query = sa.select(sanctions.c.id).where(sanctions.c.kind == "mute", sanctions.c.person_id == person, in_force())
        with self._engine.connect() as connection:
            return connection.execute(query.limit(1)).first() is not None

    def barred(self, table: str) -> set[str]:
        """The hashed tokens of seats at a table whose people may not come."""
        query = (
            sa.select(person_seats.c.token)
            .join(sanctions, sanctions.c.person_id == person_seats.c.person_id)
            .where(person_seats.c.table_id == table, sanctions.c.kind == "ban", in_force())
        )
        with self._engine.connect() as connection:
            return set(connection.execute(query).scalars())


def check_not_banned(connection: sa.Connection, person: str) -> None:
    """Refused if a person may not come in: told only to somebody who has proven to be that person."""
    query = sa.select(sanctions.c.until).where(sanctions.c.kind == "ban", sanctions.c.person_id == person, in_force())
    found = connection.execute(query.limit(1)).first()
    if found:
        until = f" until {iso(found[0])[:16]} UTC" if found[0] else ""
        raise Refusal("banned", f"The people who run the server have closed this home{until}.")
