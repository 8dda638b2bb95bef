"""What is stored of tournaments. Every method blocks: call it in a thread.

A process that changes a tournament holds its row until the transaction ends, and a round begins in one transaction with
all its tables. So of several processes one begins it, and one that dies has begun a whole round or none. Results are
those of the tables: they are read, never added up, so none of them counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.names import check_free
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.schema import person_seats, result_seats, tables
from sylvarium.server.schema_company import blocks
from sylvarium.server.schema_tournaments import entrants, pairings, tournaments
from sylvarium.server.sending import outbox
from sylvarium.server.tournaments import course
from sylvarium.server.tournaments.course import Agreement, Entrant
from sylvarium.server.tournaments.rows import (
    CLOSED,
    IN,
    OPEN,
    OUT,
    OVER,
    REMOVED,
    RUNNING,
    Entry,
    PairingRow,
    Tournament,
    entries_of,
    held_still,
    known,
    pairings_of,
)
from sylvarium.server.writer import Create, store_new

MOST_BOTS = 7  # in one tournament: they play each other too, and somebody's machine thinks for all of them
LISTED = 50


Made = Callable[[Tournament, Sequence[Entry]], Create]  # the table of those who sit there, in that order
Sizes = Callable[[Tournament], tuple[int, ...]]  # how many can sit at a table


class TournamentStore:
    """See the top of this module."""

    def __init__(self, engine: sa.Engine, sizes: Sizes, made: Made):
        self._engine, self._sizes, self._made = engine, sizes, made

    # ------------------------------------------------------------------------------------------------------ reading

    def get(self, id: str) -> Tournament:
        with self._engine.connect() as connection:
            return known(connection, id)

    def page(self, id: str) -> tuple[Tournament, list[Entry], list[PairingRow]]:
        """All of a tournament."""
        with self._engine.connect() as connection:
            found = known(connection, id)
            return found, entries_of(connection, id), pairings_of(connection, id)

    def listed(self, game: str | None, since: float) -> list[tuple[Tournament, int]]:
        """Those that are open to all, being played, or over since then, each with how many take part."""
        query = sa.select(tournaments, _count()).where(tournaments.c.public)
        over = sa.and_(tournaments.c.status == OVER, tournaments.c.changed > since)
        query = query.where(sa.or_(tournaments.c.status.in_((OPEN, RUNNING)), over))
        if game:
            query = query.where(tournaments.c.game == game)
        order = sa.case({OPEN: 0, RUNNING: 1}, value=tournaments.c.status, else_=2)
        return self._counted(query.order_by(order, tournaments.c.changed.desc()).limit(LISTED))

    def of(self, person: str | None, keys: Sequence[str]) -> list[tuple[Tournament, int]]:
        """Those in which a person takes part or which they founded, and the same for the holder of these keys."""
        mine: list[sa.ColumnElement[bool]] = []
        taking = sa.select(entrants.c.tournament_id).where(entrants.c.status == IN)
        if keys:
            mine += [
                tournaments.c.founder_key.in_(keys),
                tournaments.c.id.in_(taking.where(entrants.c.ticket.in_(keys))),
            ]
        if person:
            held = taking.where(entrants.c.person_id == person)
            mine += [tournaments.c.founder_id == person, tournaments.c.id.in_(held)]
        if not mine:
            return []
        query = sa.select(tournaments, _count()).where(sa.or_(*mine), tournaments.c.status != CLOSED)
        return self._counted(query.order_by(tournaments.c.changed.desc()).limit(LISTED))

    def _counted(self, query: sa.Select) -> list[tuple[Tournament, int]]:
        with self._engine.connect() as connection:
            return [(Tournament(*row[:-1]), row[-1]) for row in connection.execute(query)]

    def now(self, id: str) -> tuple[Tournament, list[Entry], list[PairingRow]]:
        """The same without the rounds before this one."""
        with self._engine.connect() as connection:
            return known(connection, id), entries_of(connection, id), pairings_of(connection, id, last=True)

    # ------------------------------------------------------------------------------------------ founding and joining

    def claim(self, person: str, keys: Sequence[str]) -> None:
        """Somebody who was a guest has come home: what these keys prove is theirs on every device from now on."""
        nobodys = (entrants.c.ticket.in_(keys), entrants.c.person_id.is_(None))
        mine = sa.select(entrants.c.tournament_id).where(entrants.c.person_id == person)
        founded = (tournaments.c.founder_key.in_(keys), tournaments.c.founder_id.is_(None))
        with self._engine.begin() as connection:
            found = connection.execute(sa.select(entrants.c.number).where(*nobodys)).first()
            founder = connection.execute(sa.select(tournaments.c.id).where(*founded)).first()
            if found:
                free = entrants.c.tournament_id.not_in(mine)
                connection.execute(sa.update(entrants).where(*nobodys, free).values(person_id=person))
            if founder:
                connection.execute(sa.update(tournaments).where(*founded).values(founder_id=person))

    def found(self, tournament: Tournament, first: Entry | None) -> None:
        with self._engine.begin() as connection:
            connection.execute(sa.insert(tournaments).values(vars(tournament)))
            if first:
                connection.execute(sa.insert(entrants).values(vars(first)))

    def join(self, id: str, entry: Callable[[int], Entry], taken: Sequence[str]) -> tuple[int, bool]:
        """Somebody wants to take part: their number, and whether it is full now. `taken`: names nobody may have."""
        with self._engine.begin() as connection:
            held = held_still(connection, id)
            _check_open(held)
            present = entries_of(connection, id)
            new = entry(max((each.number for each in present), default=0) + 1)
            _check_welcome(connection, held, present, new)
            playing = [each for each in present if each.is_playing]
            if len(playing) >= held.places:
                raise Refusal("no_seat", "All places of this tournament are taken.")
            assert new.name
            check_free(new.name, [*taken, *(each.name for each in playing)])
            connection.execute(sa.insert(entrants).values(vars(new)))
            _changed(connection, id)
            return new.number, len(playing) + 1 == held.places

    def leave(self, id: str, number: int, status: str) -> None:
        """Somebody withdraws, or is removed by the founder. Before the start a place is free again; afterwards they
        are not seated any more, and what they still play is given up (`keeper`)."""
        with self._engine.begin() as connection:
            held = held_still(connection, id)
            here = (entrants.c.tournament_id == id, entrants.c.number == number, entrants.c.status == IN)
            if held.status not in (OPEN, RUNNING):
                raise Refusal("over", "This tournament is over.")
            if held.status == OPEN and status == OUT:
                done = connection.execute(sa.delete(entrants).where(*here))
            else:
                done = connection.execute(sa.update(entrants).where(*here).values(status=status))
            if done.rowcount != 1:
                raise Refusal("no_seat", "They do not take part in this tournament any more.")
            _changed(connection, id)

    def close(self, id: str) -> None:
        """No further round begins. What is being played is played to its end, for itself."""
        with self._engine.begin() as connection:
            if held_still(connection, id).status not in (OPEN, RUNNING):
                raise Refusal("over", "This tournament is over.")
            _changed(connection, id, status=CLOSED)

    # ------------------------------------------------------------------------------------------------------- rounds

    def start(self, id: str, only_when_full: bool = False) -> list[str]:
        """Bots take free places, groups are drawn, and the first round begins: its tables."""
        with self._engine.begin() as connection:
            held = held_still(connection, id)
            present = [each for each in entries_of(connection, id) if each.is_playing]
            if only_when_full and (held.status != OPEN or len(present) < held.places):
                return []
            _check_open(held)
            connection.execute(sa.delete(entrants).where(entrants.c.tournament_id == id, entrants.c.status != IN))
            present += _bots(connection, held, present)
            if len(present) < 2:
                raise Refusal("too_few", "At least two take part in a tournament.")
            if held.format == "groups":
                drawn = course.grouped([each.number for each in present], self.plan(held))
                for number, group in drawn.items():
                    here = (entrants.c.tournament_id == id, entrants.c.number == number)
                    connection.execute(sa.update(entrants).where(*here).values(group_number=group))
            _changed(connection, id, status=RUNNING)
            return self._next(connection, known(connection, id))

    def plan(self, held: Tournament) -> Agreement:
        return Agreement(held.format, self._sizes(held), held.rounds, held.group_size, held.seed)

    def are_running(self) -> bool:
        """Whether there is anything to see to at all."""
        with self._engine.connect() as connection:
            query = sa.select(tournaments.c.id).where(tournaments.c.status == RUNNING).limit(1)
            return connection.execute(query).first() is not None

    def ready(self) -> list[str]:
        """Tournaments of which no table of this round is being played any more, or only by bots for nobody."""
        waits = (
            sa.exists()
            .where(pairings.c.tournament_id == tournaments.c.id, pairings.c.round == tournaments.c.round)
            .where(tables.c.id == pairings.c.table_id, tables.c.closed.is_(None))
            .where(pairings.c.table_id.not_in(sa.select(result_seats.c.table_id)))
        )
        here = (entrants.c.tournament_id == tournaments.c.id, entrants.c.status == IN, entrants.c.level.is_(None))
        over = sa.or_(~waits, ~sa.exists().where(*here))
        query = sa.select(tournaments.c.id).where(tournaments.c.status == RUNNING, over)
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(tournaments.c.looked).limit(LISTED)).scalars())

    def advance(self, id: str) -> list[str]:
        """Begins the next round if this one is over, unless another process is at it: its tables."""
        with self._engine.begin() as connection:
            held = held_still(connection, id, wait=False)
            if held is None or held.status != RUNNING:
                return []
            connection.execute(sa.update(tournaments).where(tournaments.c.id == id).values(looked=time()))
            return self._next(connection, held)

    def _next(self, connection: sa.Connection, held: Tournament) -> list[str]:
        """The tables of the next round; none if this one is not over, or was the last. Rounds in which nobody has to
        play are over at once."""
        entries = {each.number: each for each in entries_of(connection, held.id)}
        present = [Entrant(each.number, each.group_number, each.is_playing) for each in entries.values()]
        number = held.round
        somebody = any(each.is_playing and each.is_person for each in entries.values())
        while True:
            done = pairings_of(connection, held.id)
            played = [each.played for each in done if each.played]
            if len(played) < len(done) and somebody:
                return []
            coming = course.next_round(self.plan(held), present, played) if somebody else None
            if coming is None:
                _changed(connection, held.id, status=OVER)
                return []
            number += 1
            _changed(connection, held.id, round=number)
            seated = [[entries[entrant] for entrant in table] for table in coming.tables]
            begun = [
                self._seat(connection, held, (number, place), coming.stage, each) for place, each in enumerate(seated)
            ]
            if any(begun):
                return [table for table in begun if table]

    def _seat(
        self, connection: sa.Connection, held: Tournament, where: tuple[int, int], stage: str, seats: Sequence[Entry]
    ) -> str | None:
        """A table with those who sit there, stored and told to them; None for a bye."""
        table: str | None = None
        if len(seats) > 1:
            create = self._made(held, seats)
            store_new(connection, create)
            table = create.row.id
            for seat, each in enumerate(seats):
                if each.person_id:
                    row = {"table_id": table, "seat": seat, "person_id": each.person_id, "token": each.proof}
                    connection.execute(sa.insert(person_seats).values({**row, "since": time()}))
                    outbox.new_round(connection, each.person_id, table, held.title)
        row = {"tournament_id": held.id, "round": where[0], "number": where[1], "stage": stage, "table_id": table}
        connection.execute(sa.insert(pairings).values({**row, "seats": [each.number for each in seats]}))
        return table

    # --------------------------------------------------------------------------------------------- what is left over

    def awaited(self) -> list[tuple[str, float, dict[str, Any]]]:
        """Tables of running tournaments that have not begun: which, since when, at which pace."""
        query = (
            sa.select(tables.c.id, tables.c.created, tables.c.pace)
            .join(pairings, pairings.c.table_id == tables.c.id)
            .join(tournaments, tournaments.c.id == pairings.c.tournament_id)
            .where(tournaments.c.status == RUNNING, tables.c.status == "waiting", tables.c.closed.is_(None))
        )
        with self._engine.connect() as connection:
            return [(id, created, pace) for id, created, pace in connection.execute(query)]

    def never_begun(self, since: float) -> list[str]:
        """Tables that still waited for players when their tournament ended, after that moment."""
        ended = (tournaments.c.status.in_((CLOSED, OVER)), tournaments.c.changed >= since)
        query = (
            sa.select(tables.c.id)
            .join(pairings, pairings.c.table_id == tables.c.id)
            .join(tournaments, tournaments.c.id == pairings.c.tournament_id)
            .where(*ended, pairings.c.round == tournaments.c.round)
            .where(tables.c.status == "waiting", tables.c.closed.is_(None))
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def abandoned(self) -> list[tuple[str, int, str, str]]:
        """Seats at which somebody is still expected who has withdrawn: table, seat, its token's hash, and the level
        that plays on. In a rated tournament whoever was removed plays their game to its end: it is not the founder's
        to decide."""
        gone = sa.select(entrants.c.tournament_id).where(entrants.c.status != IN)
        columns = (pairings.c.tournament_id, pairings.c.table_id, pairings.c.seats, tables.c.proofs, tables.c.pace)
        query = (
            sa.select(*columns, tournaments.c.rated)
            .join(tables, tables.c.id == pairings.c.table_id)
            .join(tournaments, tournaments.c.id == pairings.c.tournament_id)
            .where(tournaments.c.status == RUNNING, pairings.c.round == tournaments.c.round)
            .where(tables.c.status != "over", tables.c.closed.is_(None), tournaments.c.id.in_(gone))
        )
        found = []
        with self._engine.connect() as connection:
            for tournament, table, seats, proofs, pace, rated in connection.execute(query).all():
                goes = (OUT,) if rated else (OUT, REMOVED)
                left = {each.number: each for each in entries_of(connection, tournament) if each.status in goes}
                for seat, entrant in enumerate(seats):
                    proof = left[entrant].proof if entrant in left else None
                    if proof and proof in (proofs or []):
                        found.append((table, seat, proof, pace["level"]))
        return found

    def expire(self, before: float) -> int:
        """Closes what was never started."""
        old = (tournaments.c.status == OPEN, tournaments.c.changed < before)
        with self._engine.begin() as connection:
            return connection.execute(sa.update(tournaments).where(*old).values(status=CLOSED)).rowcount


# ---------------------------------------------------------------------------------------------------------------- rows


def _count() -> sa.ScalarSelect[int]:
    here = (entrants.c.tournament_id == tournaments.c.id, entrants.c.status == IN)
    return sa.select(sa.func.count()).select_from(entrants).where(*here).scalar_subquery()


def _changed(connection: sa.Connection, id: str, **values: Any) -> None:
    connection.execute(sa.update(tournaments).where(tournaments.c.id == id).values(changed=time(), **values))


def _check_open(held: Tournament) -> None:
    if held.status == RUNNING:
        raise Refusal("begun", "This tournament has begun.")
    if held.status != OPEN:
        raise Refusal("over", "This tournament is over.")


def _check_welcome(connection: sa.Connection, held: Tournament, present: Sequence[Entry], new: Entry) -> None:
    """Nobody takes part twice, nor after they were removed, nor whom the founder has blocked, without saying why."""
    mine = [each for each in present if new.person_id and each.person_id == new.person_id]
    if any(each.is_playing and (each in mine or each.ticket == new.ticket) for each in present):
        raise Refusal("no_seat", "You take part in this tournament already.")
    if new.person_id is None:
        return
    shunned = sa.select(blocks.c.blocked_id).where(
        blocks.c.person_id == held.founder_id, blocks.c.blocked_id == new.person_id
    )
    if mine or (held.founder_id and connection.execute(shunned).first()):
        raise Refusal("no_entry", "You cannot take part in this tournament. You may watch.")


def _bots(connection: sa.Connection, held: Tournament, present: Sequence[Entry]) -> list[Entry]:
    """Bots for the free places, as far as they are wanted."""
    if held.bots is None:
        return []
    count, last = min(held.places - len(present), MOST_BOTS), max((each.number for each in present), default=0)
    new = [
        Entry(held.id, last + more, None, None, None, None, held.bots, IN, None, time()) for more in range(1, count + 1)
    ]
    if new:
        connection.execute(sa.insert(entrants), [vars(each) for each in new])
    return new
