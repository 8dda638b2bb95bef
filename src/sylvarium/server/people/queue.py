"""Who looks for players, and who is seated together. Every method blocks: call it in a thread.

People who look hold a ticket, and the token of their future seat follows from it (`seat_token`); the store has hashes
of both. So the process that seats people need not reach them: they find their seat by looking.

People are seated in one transaction, which stores the table too, under a lock for the game, number and pace: of
several processes on one PostgreSQL one acts, and a process that dies has seated everybody or nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import Any
from zlib import crc32

import sqlalchemy as sa

from sylvarium.hosting.names import alike
from sylvarium.hosting.tokens import hashed
from sylvarium.server.people.store import new_id
from sylvarium.server.schema import person_seats, tables
from sylvarium.server.schema_company import blocks, seekers
from sylvarium.server.storage import has_pace
from sylvarium.server.writer import Create, store_new

FRESH = 30.0  # seconds without a look after which somebody is not seated
KEPT = 24 * 3600.0  # seconds after which a ticket is worth nothing
DOUBTFUL = 20.0  # seconds after which a seat that was not taken is given up
LONGEST = 200  # people of a game, number and pace that are looked at
LOCK = 0x53594C46  # "SYLF"

Made = Callable[[list["Seeker"]], Create]  # the table for those who were found


@dataclass(frozen=True)
class Seeker:
    """Somebody who is looking for players."""

    id: str
    ticket: str
    proof: str
    person_id: str | None
    nickname: str
    game: str
    players: int
    pace: str
    since: float
    seen: float
    table_id: str | None
    claimed: float | None


def seat_token(ticket: str) -> str:
    """The token of the seat that a ticket leads to."""
    return f"{hashed(f'seat:{ticket}')[:43]}"


class Queue:
    """See the top of this module."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine

    def join(self, ticket: str, person: str | None, wanted: dict[str, Any]) -> None:
        """Begins to look. A person looks once at a time: the search before ends."""
        now = time()
        row = {"id": new_id(), "ticket": hashed(ticket), "proof": hashed(seat_token(ticket)), "person_id": person}
        with self._engine.begin() as connection:
            connection.execute(sa.delete(seekers).where(seekers.c.seen < now - KEPT))
            if person:
                mine = (seekers.c.person_id == person, seekers.c.table_id.is_(None))
                connection.execute(sa.delete(seekers).where(*mine))
            connection.execute(sa.insert(seekers).values({**row, **wanted, "since": now, "seen": now}))

    def leave(self, ticket: str) -> None:
        """Stops looking; a person who was seated in the meantime keeps the seat."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(seekers).where(seekers.c.ticket == hashed(ticket)))

    def look(self, ticket: str) -> tuple[Seeker | None, int | None]:
        """The search of a ticket, and the seat it has led to. Looking says that somebody is still there."""
        now = time()
        with self._engine.begin() as connection:
            mine = seekers.c.ticket == hashed(ticket)
            connection.execute(sa.update(seekers).where(mine).values(seen=now))
            row = connection.execute(sa.select(seekers).where(mine)).first()
            if row is None:
                return None, None
            found = Seeker(**row._mapping)
            if found.table_id is None:
                return found, None
            proofs = connection.execute(sa.select(tables.c.proofs).where(tables.c.id == found.table_id)).scalar()
            if isinstance(proofs, list) and found.proof in proofs:
                return found, proofs.index(found.proof)
            if found.claimed is None or found.claimed < now - DOUBTFUL:
                connection.execute(sa.update(seekers).where(mine).values(table_id=None, claimed=None))
            return found, None

    def claim(self, seeker: Seeker, table: str) -> bool:
        """Somebody is about to sit down at an open table; False if they have been seated meanwhile."""
        where = (seekers.c.id == seeker.id, seekers.c.table_id.is_(None))
        with self._engine.begin() as connection:
            claimed = sa.update(seekers).where(*where).values(table_id=table, claimed=time())
            return connection.execute(claimed).rowcount == 1

    def give_up(self, seeker: Seeker) -> None:
        """They could not sit down there, and look on."""
        with self._engine.begin() as connection:
            connection.execute(sa.update(seekers).where(seekers.c.id == seeker.id).values(table_id=None, claimed=None))

    def open_tables(self, seeker: Seeker, since: float, limit: int = 20) -> list[tuple[str, Any]]:
        """Public tables for so many, with their options, at which somebody was a while ago, the oldest first.

        None at which sits somebody who has blocked the other.
        """
        query = (
            sa.select(tables.c.id, tables.c.options)
            .where(tables.c.public, tables.c.status == "waiting", tables.c.closed.is_(None), tables.c.free > 0)
            .where(tables.c.game == seeker.game, tables.c.size == seeker.players, has_pace(seeker.pace))
            .where(sa.func.coalesce(tables.c.attended, tables.c.created) > since)
            .order_by(tables.c.created, tables.c.id)
            .limit(limit)
        )
        if seeker.person_id:
            query = query.where(tables.c.id.not_in(_apart(seeker.person_id)))
            own = sa.select(person_seats.c.table_id).where(person_seats.c.person_id == seeker.person_id)
            query = query.where(tables.c.id.not_in(own))
        with self._engine.connect() as connection:
            return [(id, options) for id, options in connection.execute(query)]

    def seat_together(self, seeker: Seeker, made: Made) -> str | None:
        """Seats those who wait longest with each other, if there are enough; the table, if there is one."""
        now = time()
        wanted = (seekers.c.game == seeker.game, seekers.c.players == seeker.players, seekers.c.pace == seeker.pace)
        query = sa.select(seekers).where(*wanted, seekers.c.table_id.is_(None), seekers.c.seen > now - FRESH)
        query = query.order_by(seekers.c.since, seekers.c.id).limit(LONGEST)
        with self._engine.begin() as connection:
            self._alone(connection, seeker)
            waiting = [Seeker(**row._mapping) for row in connection.execute(query)]
            group = _group(waiting, seeker.players, self._apart(connection, waiting))
            if not group:
                return None
            create = made(group)
            store_new(connection, create)
            seated = {"table_id": create.row.id, "claimed": now}
            chosen = seekers.c.id.in_([each.id for each in group])
            connection.execute(sa.update(seekers).where(chosen).values(seated))
            for seat, each in enumerate(group):
                if each.person_id:
                    row = {"table_id": create.row.id, "seat": seat, "person_id": each.person_id}
                    connection.execute(sa.insert(person_seats).values({**row, "token": each.proof, "since": now}))
            return create.row.id

    @staticmethod
    def _alone(connection: sa.Connection, seeker: Seeker) -> None:
        """Nobody else seats people of this game, number and pace until the transaction ends."""
        if connection.dialect.name == "postgresql":
            pool = crc32(f"{seeker.game}:{seeker.players}:{seeker.pace}".encode()) & 0x7FFFFFFF
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock, :pool)"), {"lock": LOCK, "pool": pool})
        else:  # the first write takes the lock of the file
            connection.execute(sa.update(seekers).where(seekers.c.id == seeker.id).values(seen=time()))

    @staticmethod
    def _apart(connection: sa.Connection, waiting: list[Seeker]) -> set[frozenset[str]]:
        """Pairs of people of whom one has blocked the other."""
        known = [each.person_id for each in waiting if each.person_id]
        if len(known) < 2:
            return set()
        query = sa.select(blocks.c.person_id, blocks.c.blocked_id)
        query = query.where(blocks.c.person_id.in_(known), blocks.c.blocked_id.in_(known))
        return {frozenset((one, other)) for one, other in connection.execute(query)}

    def others(self, seeker: Seeker) -> int:
        """How many others wait for the same, as far as they could be seated together."""
        return next(
            (
                each["waiting"]
                for each in self.waiting(seeker.person_id, seeker.id)
                if (each["game"], each["players"], each["pace"]) == (seeker.game, seeker.players, seeker.pace)
            ),
            0,
        )

    def waiting(self, person: str | None, but: str | None = None) -> list[dict[str, Any]]:
        """What is being looked for now, by how many, without those one would not be seated with."""
        columns = (seekers.c.game, seekers.c.players, seekers.c.pace)
        query = sa.select(*columns, sa.func.count().label("waiting")).group_by(*columns).order_by(*columns)
        query = query.where(seekers.c.table_id.is_(None), seekers.c.seen > time() - FRESH)
        if but:
            query = query.where(seekers.c.id != but)
        if person:
            mine = sa.select(blocks.c.blocked_id).where(blocks.c.person_id == person)
            theirs = sa.select(blocks.c.person_id).where(blocks.c.blocked_id == person)
            nobody = seekers.c.person_id.is_(None)
            query = query.where(
                sa.or_(nobody, seekers.c.person_id.not_in(mine) & seekers.c.person_id.not_in(theirs)),
            )
        with self._engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]


def _apart(person: str) -> sa.Select:
    """The tables of people who have blocked this one, or whom this one has blocked."""
    either = sa.or_(
        sa.and_(blocks.c.person_id == person, blocks.c.blocked_id == person_seats.c.person_id),
        sa.and_(blocks.c.blocked_id == person, blocks.c.person_id == person_seats.c.person_id),
    )
    return sa.select(person_seats.c.table_id).join(blocks, either)


def _group(waiting: list[Seeker], count: int, apart: set[frozenset[str]]) -> list[Seeker] | None:
    """So many who may sit together: with the one who waits longest, the next ones who fit; or with the next."""
    for first in range(len(waiting)):
        group: list[Seeker] = []
        for each in waiting[first:]:
            if all(_together(each, other, apart) for other in group):
                group.append(each)
            if len(group) == count:
                return group
    return None


def _together(one: Seeker, other: Seeker, apart: set[frozenset[str]]) -> bool:
    pair = {one.person_id, other.person_id} - {None}
    same = len(pair) == 1 and one.person_id == other.person_id
    return not same and frozenset(pair) not in apart and not alike(one.nickname, other.nickname)
