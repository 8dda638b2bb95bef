"""Reading what is stored, and creating tables. Appending to them is `writer`'s work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sylvarium.server.schema import events, rulesets, snapshots, tables


@dataclass(frozen=True)
class Event:
    """One change of a table. Its number is the version of the table after it."""

    number: int
    kind: str
    data: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Snapshot:
    """The position at the beginning of a turn (or at the end of the game), compressed."""

    event: int
    number: int
    rules: str
    state: bytes
    told: bytes | None = None  # the log since the snapshot before, as every reader was told it


@dataclass(frozen=True)
class Row:
    """A table as it was created."""

    id: str
    game: str
    options: dict[str, str]
    seed: int
    rules: str
    seats: list[dict[str, Any]]
    public: bool
    invite: str
    origin: bytes | None
    forked: dict[str, Any] | None
    created: float


@dataclass(frozen=True)
class Listed:
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    people: list[dict[str, Any]]
    forked: dict[str, Any] | None
    created: float
    changed: float


ROW = [tables.c[name] for name in Row.__dataclass_fields__]
LISTED = [tables.c[name] for name in Listed.__dataclass_fields__]


class Storage:
    """Questions to the database. Every method blocks: call it in a thread."""

    def __init__(self, engine: sa.Engine):
        self.engine = engine

    def check(self) -> None:
        """Raises if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(sa.text("SELECT 1"))

    def table(self, id: str) -> Row | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*ROW).where(tables.c.id == id)).first()
        return Row(*found) if found else None

    def events(self, id: str, after: int = 0) -> list[Event]:
        query = (
            sa.select(events.c.number, events.c.kind, events.c.data, events.c.at)
            .where(events.c.table_id == id, events.c.number > after)
            .order_by(events.c.number)
        )
        with self.engine.connect() as connection:
            return [Event(*row) for row in connection.execute(query)]

    def snapshots(self, id: str) -> list[Snapshot]:
        query = (
            sa.select(snapshots.c.event, snapshots.c.number, snapshots.c.rules, snapshots.c.state, snapshots.c.told)
            .where(snapshots.c.table_id == id)
            .order_by(snapshots.c.event)
        )
        with self.engine.connect() as connection:
            return [Snapshot(*row) for row in connection.execute(query)]

    def fields(self, game: str, rules: str) -> list[list]:
        """How the records of a rules version are laid out."""
        query = sa.select(rulesets.c.fields).where(rulesets.c.game == game, rulesets.c.rules == rules)
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        if found is None:
            raise LookupError(f"the fields of {game} under the rules {rules} were never stored")
        return found

    def lobby(self, status: str, limit: int) -> list[Listed]:
        """The public tables in this status, the most recently changed first."""
        query = (
            sa.select(*LISTED)
            .where(tables.c.public, tables.c.status == status)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [Listed(*row) for row in connection.execute(query)]
