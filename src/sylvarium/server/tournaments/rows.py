"""Tournaments as they are stored: what was agreed on, who takes part, who plays whom, and what came of it.

Every function works within somebody's transaction, or connection.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seating import CANCELLED
from sylvarium.server.schema import ended, result_seats, results, tables
from sylvarium.server.schema_tournaments import entrants, pairings, tournaments
from sylvarium.server.tournaments import standing
from sylvarium.server.tournaments.standing import PlayedTable

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
IN, OUT, REMOVED = "in", "out", "removed"


@dataclass(frozen=True)
class Tournament:
    """What was agreed on, and how far it has come. See `schema_tournaments`."""

    id: str
    title: str
    game: str
    seats: int
    options: dict[str, str]
    pace: dict[str, Any]
    rated: bool
    format: str
    rounds: int | None
    group_size: int
    places: int
    bots: str | None
    when_full: bool
    public: bool
    invite: str
    founder_key: str
    founder_id: str | None
    founder_name: str | None
    seed: int
    status: str
    round: int
    created: float
    changed: float
    looked: float


@dataclass(frozen=True)
class Entry:
    """Somebody who takes part."""

    tournament_id: str
    number: int
    name: str | None
    person_id: str | None
    ticket: str | None
    proof: str | None
    level: str | None
    status: str
    group_number: int | None
    joined: float

    @property
    def is_playing(self) -> bool:
        return self.status == IN

    @property
    def is_person(self) -> bool:
        return self.level is None


@dataclass(frozen=True)
class PairingRow:
    """A table of a round, or a bye; what came of it, and how the table is."""

    round: int
    number: int
    stage: str
    table: str | None
    seats: tuple[int, ...]
    status: str  # waiting, playing, over, closed, gone, bye
    played: PlayedTable | None  # None: it is not over, or not recorded yet


def known(connection: sa.Connection, id: str) -> Tournament:
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == id)).first()
    if row is None:
        raise Refusal("unknown_tournament", "There is no such tournament.")
    return Tournament(*row)


def held_still(connection: sa.Connection, id: str, wait: bool = True) -> Any:
    """The tournament as it is, which nobody else changes until the transaction ends; without `wait` None if somebody
    is changing it now."""
    if connection.dialect.name == "postgresql":
        query = sa.select(tournaments).where(tournaments.c.id == id).with_for_update(skip_locked=not wait)
        row = connection.execute(query).first()
        if row is None and not wait:
            return None
    else:  # the first write takes the lock of the file
        connection.execute(sa.update(tournaments).where(tournaments.c.id == id).values(looked=time()))
    return known(connection, id)


def entries_of(connection: sa.Connection, id: str) -> list[Entry]:
    query = sa.select(entrants).where(entrants.c.tournament_id == id).order_by(entrants.c.number)
    return [Entry(*row) for row in connection.execute(query)]


def pairings_of(connection: sa.Connection, id: str, last: bool = False) -> list[PairingRow]:
    """Who plays whom (`last`: in the last round), with what came of it."""
    mine = pairings.c.tournament_id == id
    query = sa.select(pairings).where(mine).order_by(pairings.c.round, pairings.c.number)
    if last:
        latest = sa.select(sa.func.max(pairings.c.round)).where(mine).scalar_subquery()
        query = query.where(pairings.c.round == latest)
    rows = connection.execute(query).all()
    ids = [row.table_id for row in rows if row.table_id]
    recorded: dict[str, list[Any]] = {}
    closed = sa.select(tournaments.c.changed).where(tournaments.c.id == id, tournaments.c.status == CLOSED)
    ended_at = connection.execute(closed).scalar()  # what was finished after its end does not count
    counted = sa.select(result_seats).where(result_seats.c.table_id.in_(ids)).order_by(result_seats.c.seat)
    if ended_at is not None:
        counted = counted.join(results, results.c.table_id == result_seats.c.table_id).where(results.c.at <= ended_at)
    for result in connection.execute(counted):
        recorded.setdefault(result.table_id, []).append(result)
    shown = sa.select(tables.c.id, tables.c.status, tables.c.closed).where(tables.c.id.in_(ids))
    stood = connection.execute(shown).all()
    status = {row.id: "closed" if row.closed is not None and row.status != "over" else row.status for row in stood}
    called_off = {row.id for row in stood if row.closed == CANCELLED}
    waiting = set(connection.execute(sa.select(ended.c.table_id).where(ended.c.table_id.in_(ids))).scalars())
    return [_pairing(row, recorded, status, waiting | called_off) for row in rows]


def _pairing(row: Any, recorded: dict[str, list[Any]], status: dict[str, str], open_: set[str]) -> PairingRow:
    """`open_`: tables without a result that are no draw either: it is not recorded yet, or nobody ever played there."""
    seats, table = tuple(row.seats), row.table_id
    played: PlayedTable | None = None
    if table is None:
        now, played = "bye", standing.bye(row.round, row.stage, seats[0])
    elif table in recorded:
        now, played = "over", standing.finished(row.round, row.stage, seats, recorded[table])
    else:
        now = status.get(table, "gone")
        if now in ("closed", "gone") and table not in open_:
            played = standing.drawn(row.round, row.stage, seats)
    return PairingRow(row.round, row.number, row.stage, table, seats, now, played)
