"""People among each other: friends, notes, blocks, and who is there. Every method blocks: call it in a thread.

People who are blocked must not find out. So nothing is refused because of a block, and nothing takes a different path:
what they ask for is stored like anything else, and left out when the person who blocked them reads it.
"""

from __future__ import annotations

from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.server.schema import people, person_seats, tables
from sylvarium.server.schema_company import blocks, friendships, person_notes, presences

ONLINE_FOR = 150.0  # seconds after somebody was last noted that they count as there
NOTED_EVERY = 60.0  # seconds between two notes
MET = 100  # people whom one has played with, in an answer
MOST = 500  # friends, notes, blocks of a person

Row = dict[str, Any]


class CompanyStore:
    """See the top of this module."""

    def __init__(self, engine: sa.Engine):
        self.engine = engine

    def _insert(self, table: sa.Table) -> Any:
        return (postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert)(table)

    # ----------------------------------------------------------------------------------------------------- friends

    def ask(self, asker: str, asked: str) -> None:
        """One asks, and is friends at once if the other has asked before."""
        now = time()
        with self.engine.begin() as connection:
            if asker == asked or not _is_known(connection, asked) or _too_many(connection, friendships, asker):
                return
            theirs = (friendships.c.asker_id == asked, friendships.c.asked_id == asker)
            both = sa.update(friendships).where(*theirs, friendships.c.accepted.is_(None))
            if connection.execute(both.values(accepted=now, declined=None)).rowcount:
                return
            if connection.execute(sa.select(friendships.c.since).where(*theirs)).first():
                return
            row = {"asker_id": asker, "asked_id": asked, "since": now}
            connection.execute(self._insert(friendships).values(row).on_conflict_do_nothing())

    def befriend(self, one: str, other: str) -> bool:
        """Friends at once: one has shown the other's code. Not if one of them has blocked the other."""
        with self.engine.begin() as connection:
            if one == other or not _is_known(connection, other):
                return False
            if connection.execute(sa.select(blocks.c.since).where(_between(blocks, one, other))).first():
                return False
            connection.execute(sa.delete(friendships).where(_between(friendships, one, other)))
            row = {"asker_id": other, "asked_id": one, "since": time(), "accepted": time()}
            connection.execute(sa.insert(friendships).values(row))
        return True

    def decline(self, person: str, asker: str) -> None:
        """The person who asked goes on waiting, as if nobody had looked."""
        where = (friendships.c.asker_id == asker, friendships.c.asked_id == person, friendships.c.accepted.is_(None))
        with self.engine.begin() as connection:
            connection.execute(sa.update(friendships).where(*where).values(declined=time()))

    def part(self, person: str, other: str) -> None:
        """Friends no more; or one asks no more."""
        friends = friendships.c.accepted.is_not(None) | (friendships.c.asker_id == person)
        with self.engine.begin() as connection:
            connection.execute(sa.delete(friendships).where(_between(friendships, person, other), friends))

    def friends(self, person: str) -> dict[str, list[Row]]:
        """Friends with whether they are there, who asks, and whom one has asked."""
        mine = sa.or_(friendships.c.asker_id == person, friendships.c.asked_id == person)
        other = sa.case((friendships.c.asker_id == person, friendships.c.asked_id), else_=friendships.c.asker_id)
        query = (
            sa.select(friendships, people.c.id, people.c.name, presences.c.seen)
            .join(people, people.c.id == other)
            .outerjoin(presences, presences.c.person_id == other)
            .where(mine)
            .order_by(people.c.name, people.c.id)
        )
        found: dict[str, list[Row]] = {"friends": [], "asking": [], "asked": []}
        with self.engine.connect() as connection:
            shunned = self._blocked(connection, person)
            for row in connection.execute(query).mappings():
                one = {"person": row["id"], "name": row["name"], "since": row["accepted"] or row["since"]}
                if row["accepted"]:
                    there = row["seen"] is not None and row["seen"] > time() - ONLINE_FOR
                    found["friends"].append({**one, "online": there})
                elif row["asker_id"] == person:
                    found["asked"].append(one)
                elif not row["declined"] and row["id"] not in shunned:
                    found["asking"].append(one)
        return found

    # ----------------------------------------------------------------------------------------------- notes, blocks

    def note(self, person: str, about: str, text: str) -> None:
        """A note that nobody else reads; an empty one is none."""
        with self.engine.begin() as connection:
            where = (person_notes.c.person_id == person, person_notes.c.about_id == about)
            connection.execute(sa.delete(person_notes).where(*where))
            if text and _is_known(connection, about) and not _too_many(connection, person_notes, person):
                row = {"person_id": person, "about_id": about, "text": text, "changed": time()}
                connection.execute(sa.insert(person_notes).values(row))

    def notes(self, person: str) -> list[Row]:
        return self._about(person, person_notes, "about_id", person_notes.c.text, person_notes.c.changed)

    def block(self, person: str, other: str) -> None:
        """One is no friend of theirs any more, which looks as if one had only parted."""
        with self.engine.begin() as connection:
            if person == other or not _is_known(connection, other) or _too_many(connection, blocks, person):
                return
            row = {"person_id": person, "blocked_id": other, "since": time()}
            connection.execute(self._insert(blocks).values(row).on_conflict_do_nothing())
            ours = _between(friendships, person, other)
            gone = friendships.c.accepted.is_not(None) | (friendships.c.asker_id == person)
            connection.execute(sa.delete(friendships).where(ours, gone))

    def unblock(self, person: str, other: str) -> None:
        with self.engine.begin() as connection:
            where = (blocks.c.person_id == person, blocks.c.blocked_id == other)
            connection.execute(sa.delete(blocks).where(*where))

    def blocked(self, person: str) -> list[Row]:
        return self._about(person, blocks, "blocked_id", blocks.c.since)

    def shunned(self, person: str) -> frozenset[str]:
        """Whom the person does not want to hear."""
        with self.engine.connect() as connection:
            return self._blocked(connection, person)

    @staticmethod
    def _blocked(connection: sa.Connection, person: str) -> frozenset[str]:
        return frozenset(
            connection.execute(sa.select(blocks.c.blocked_id).where(blocks.c.person_id == person)).scalars()
        )

    def _about(self, person: str, table: sa.Table, other: str, *columns: sa.Column) -> list[Row]:
        query = sa.select(people.c.id.label("person"), people.c.name, *columns)
        query = query.join(table, table.c[other] == people.c.id).where(table.c.person_id == person)
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query.order_by(people.c.name, people.c.id))]

    # ---------------------------------------------------------------------------------------------- who meets whom

    def met(self, person: str) -> list[Row]:
        """Those one has played with, as they were called then, with the last game; the last first."""
        mine, theirs = person_seats.alias("mine"), person_seats.alias("theirs")
        query = (
            sa.select(theirs.c.person_id, theirs.c.seat, tables.c.id, tables.c.game, tables.c.people, tables.c.changed)
            .select_from(mine)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .join(tables, tables.c.id == mine.c.table_id)
            .where(mine.c.person_id == person, theirs.c.person_id != person, tables.c.status != "waiting")
            .order_by(tables.c.changed.desc(), tables.c.id, theirs.c.seat)
            .limit(20 * MET)
        )
        found: dict[str, Row] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(query).mappings():
                met = found.setdefault(row["person_id"], {
                    "person": row["person_id"], "name": _seated_name(row["people"], row["seat"]),
                    "game": row["game"], "table": row["id"], "at": row["changed"], "games": 0,
                })  # fmt: skip
                met["games"] += 1
        return list(found.values())[:MET]

    def knows(self, person: str, other: str) -> bool:
        """Whether two have met: at a table, as friends, or one by the other's code."""
        mine, theirs = person_seats.alias("mine"), person_seats.alias("theirs")
        together = (
            sa.select(mine.c.seat)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .where(mine.c.person_id == person, theirs.c.person_id == other)
        )
        friends = sa.select(friendships.c.since).where(_between(friendships, person, other))
        with self.engine.connect() as connection:
            asked = [connection.execute(query).first() for query in (together.limit(1), friends)]  # always both
        return any(asked)

    def at_table(self, table: str) -> dict[int, tuple[str, str]]:
        """Whose seats are whose at a table: the person, and the hashed token the seat had then."""
        columns = (person_seats.c.seat, person_seats.c.person_id, person_seats.c.token)
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(*columns).where(person_seats.c.table_id == table))
            return {seat: (person, token) for seat, person, token in found}

    def keeps_away(self, person: str, table: str) -> set[int]:
        """The seats of a table whose people have blocked the person; people who have left no longer count
        (`still_held`).
        """
        query = (
            sa.select(person_seats.c.seat)
            .join(blocks, blocks.c.person_id == person_seats.c.person_id)
            .where(person_seats.c.table_id == table, blocks.c.blocked_id == person)
        )
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def apart(self, person: str) -> set[str]:
        """Tables that wait for players, at which sits somebody who has blocked the person or whom they have blocked."""
        either = sa.or_(
            sa.and_(blocks.c.person_id == person, blocks.c.blocked_id == person_seats.c.person_id),
            sa.and_(blocks.c.blocked_id == person, blocks.c.person_id == person_seats.c.person_id),
        )
        query = (
            sa.select(person_seats.c.table_id)
            .join(blocks, either)
            .join(tables, tables.c.id == person_seats.c.table_id)
            .where(tables.c.status == "waiting")
        )
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    # --------------------------------------------------------------------------------------------------- who is there

    def show_online(self, person: str, shows: bool) -> None:
        """Whether friends may see that somebody is there."""
        with self.engine.begin() as connection:
            if shows:
                row = {"person_id": person, "seen": time()}
                connection.execute(self._insert(presences).values(row).on_conflict_do_nothing())
            else:
                connection.execute(sa.delete(presences).where(presences.c.person_id == person))

    def shows_online(self, person: str) -> bool:
        with self.engine.connect() as connection:
            query = sa.select(presences.c.seen).where(presences.c.person_id == person)
            return connection.execute(query).first() is not None

    def note_here(self, persons: list[str]) -> None:
        """These people are there; it is kept of those who let it be seen."""
        if persons:
            with self.engine.begin() as connection:
                here = sa.update(presences).where(presences.c.person_id.in_(persons))
                connection.execute(here.values(seen=time()))


def are_friends(connection: sa.Connection, one: str, other: str) -> bool:
    """Whether both have said so."""
    query = sa.select(friendships.c.since).where(_between(friendships, one, other), friendships.c.accepted.is_not(None))
    return connection.execute(query).first() is not None


def _between(table: sa.Table, one: str, other: str) -> sa.ColumnElement[bool]:
    first, second = list(table.c)[:2]
    return sa.or_(sa.and_(first == one, second == other), sa.and_(first == other, second == one))


def _is_known(connection: sa.Connection, person: str) -> bool:
    return connection.execute(sa.select(people.c.id).where(people.c.id == person)).first() is not None


def _too_many(connection: sa.Connection, table: sa.Table, person: str) -> bool:
    count = sa.select(sa.func.count()).select_from(table).where(next(iter(table.c)) == person)
    return (connection.execute(count).scalar() or 0) >= MOST


def _seated_name(seats: Any, seat: int) -> str:
    try:
        return seats[seat]["nickname"] or "?"
    except (LookupError, TypeError):
        return "?"
