"""Reading what is stored. Adding to it is `writer`'s work.

A value that cannot be read as JSON comes as `Unreadable`: its user decides what that means.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.games import GAMES
from sylvarium.hosting.kept import Snapshot, StoredEvent, TableRow
from sylvarium.server.probing import check_storage
from sylvarium.server.schema import ended, events, orders, results, rulesets, snapshots, tables


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
    allows: dict[str, bool] | None
    pace: dict[str, Any] | None = None


def has_pace(kind: str) -> sa.ColumnElement[bool]:
    """Whether a table is played at this kind of pace; `none`: as slowly as one likes."""
    return sa.func.coalesce(tables.c.pace["kind"].as_string(), "none") == kind


def is_rated() -> sa.ColumnElement[bool]:
    """Whether the game of a table counts for ratings; tables of before said nothing of it."""
    return sa.func.coalesce(tables.c.allows["rated"].as_boolean(), sa.false())


@dataclass(frozen=True)
class Filter:
    """Which tables of the lobby are wanted."""

    game: str | None = None
    players: int | None = None
    free: int | None = None
    pace: str | None = None
    rated: bool | None = None

    def conditions(self, status: str) -> list[Any]:
        found: list[Any] = []
        if self.game is not None:
            found.append(tables.c.game == self.game)
        if self.players is not None:
            found.append(tables.c.size == self.players)
        if self.pace is not None:
            found.append(has_pace(self.pace))
        if self.rated is not None:
            found.append(is_rated() if self.rated else sa.not_(is_rated()))
        if self.free is not None and status == "waiting":
            found.append(tables.c.free >= self.free)
        return found


@dataclass(frozen=True)
class Order:
    """What an operator has done to a table."""

    id: int
    table_id: str
    deed: str
    reason: str
    at: float


ORDER = [orders.c[name] for name in Order.__dataclass_fields__]
ROW = [tables.c[name] for name in TableRow.__dataclass_fields__]
LISTED = [tables.c[name] for name in Listed.__dataclass_fields__]


log = structlog.get_logger()


class Storage:
    """Questions to the database. Every method blocks: call it in a thread."""

    def __init__(self, engine: sa.Engine):
        self.engine = engine

    def check(self) -> None:
        """Raises if the database cannot be read and written."""
        check_storage(self.engine)

    def table(self, id: str) -> TableRow | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*ROW).where(tables.c.id == id)).first()
        return TableRow(*found) if found else None

    def events(self, id: str, after: int = 0) -> list[StoredEvent]:
        query = (
            sa.select(events.c.number, events.c.kind, events.c.data, events.c.at)
            .where(events.c.table_id == id, events.c.number > after)
            .order_by(events.c.number)
        )
        with self.engine.connect() as connection:
            return [StoredEvent(*row) for row in connection.execute(query)]

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

    def ids(self) -> list[str]:
        """Every table, the oldest first."""
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars())

    def shown(self, id: str) -> tuple[Any, ...] | None:
        """What the lobby shows of a table: its status, its people, and why it is closed."""
        query = sa.select(tables.c.status, tables.c.people, tables.c.closed).where(tables.c.id == id)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return tuple(found) if found else None

    def orders(self, after: int) -> list[Order]:
        """What operators have ordered since."""
        query = sa.select(*ORDER).where(orders.c.id > after).order_by(orders.c.id)
        with self.engine.connect() as connection:
            return [Order(*row) for row in connection.execute(query)]

    def last_order(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.func.max(orders.c.id))).scalar() or 0

    def lobby(
        self, status: str, limit: int, skip: int = 0, since: float = 0.0, wanted: Filter | None = None
    ) -> tuple[list[Listed], bool]:
        """The public tables in this status which a player has attended `since`, newest first; and whether there are
        more. Tables in play are ordered by their last change. A game that is decided, since everybody else has given
        up, is no longer one that goes on, even if it is played to the end.
        """
        order = tables.c.created if status == "waiting" else tables.c.changed
        query = (
            sa.select(*LISTED)
            .where(tables.c.public, tables.c.status == status, tables.c.closed.is_(None))
            .where(sa.func.coalesce(tables.c.attended, tables.c.created) > since)
            .order_by(order.desc(), tables.c.id)
            .limit(limit + 1)
            .offset(skip)
        )
        if status == "waiting":  # a table of a tournament waits for nobody but its own players
            query = query.where(tables.c.tournament.is_(None))
        else:
            for known in (ended, results):
                query = query.where(~sa.exists().where(known.c.table_id == tables.c.id))
        if wanted:
            query = query.where(*wanted.conditions(status))
        with self.engine.connect() as connection:
            found = [Listed(*row) for row in connection.execute(query)]
        return [listed for listed in found[:limit] if _whole(listed)], len(found) > limit

    def note_shown(self, id: str, shown: dict[str, Any]) -> None:
        """What is shown of a table that is older than showing it, once it has been opened."""
        with self.engine.begin() as connection:
            where = (tables.c.id == id, tables.c.proofs.is_(None))
            connection.execute(sa.update(tables).where(*where).values(shown))

    def note_attended(self, id: str, at: float) -> None:
        """A player is at the table."""
        with self.engine.begin() as connection:
            connection.execute(sa.update(tables).where(tables.c.id == id).values(attended=at))


def is_shown(people: Any) -> bool:
    """Whether the people of a table can be told: the list is not damaged."""
    return isinstance(people, list) and all(_is_person(person) for person in people)


def _is_person(person: Any) -> bool:
    names = ("nickname", "level")
    return (
        isinstance(person, dict)
        and {*person} - {"colour"} == {"kind", *names}
        and person["kind"] in ("open", "human", "bot")
        and all(person[name] is None or isinstance(person[name], str) for name in names)
        and isinstance(person.get("colour", 0), int)  # a table that is older than colours has none
    )


def _whole(listed: Listed) -> bool:
    """Whether a row can be shown: one that is damaged must not take the lobby with it."""
    people = listed.people
    whole = (
        listed.game in GAMES
        and isinstance(listed.options, dict)
        and all(isinstance(choice, str) for choice in listed.options.values())
        and is_shown(people)
        and (listed.forked is None or (isinstance(listed.forked, dict) and {*listed.forked} == {"table", "number"}))
        and isinstance(listed.created, float)
        and isinstance(listed.changed, float)
    )
    if not whole:
        log.error("a damaged table is not shown in the lobby", table=listed.id)
    return whole
