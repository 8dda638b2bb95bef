"""One thread writes. It stores everything that is waiting in one transaction, and then says so.

Many tables share the cost of one commit: a commit that comes soon after another one waits a moment for company. On a
quiet server nobody waits.

An event is only stored if its number follows the last one of its table, which the inserting statement itself
checks. So two processes never both store event 17, and nobody stores event 18 without it. Whatever is not
stored raises an exception, which nobody can overlook.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.hosting.kept import Snapshot, StoredEvent, TableRow
from sylvarium.server.clocks import rows as clock_rows
from sylvarium.server.clocks.rows import ClockRow
from sylvarium.server.database import is_postgres
from sylvarium.server.notices import announce
from sylvarium.server.schema import ended, events, rulesets, snapshots, tables
from sylvarium.server.sending import outbox
from sylvarium.server.sending.outbox import SeatNotice

BATCH = 500
# Seconds from one commit to the next, at least: a commit costs almost the same for one write as for ten.
COMPANY = 0.005

NEW_TABLE, NEW_SNAPSHOT = sa.insert(tables), sa.insert(snapshots)
SHOW = sa.update(tables).where(tables.c.id == sa.bindparam("shown"))  # what the lobby shows


@dataclass(frozen=True)
class Lobby:
    """What is shown of a table without opening it, when it has changed: in the lobby, and to those who sit there."""

    status: str
    people: list[dict[str, Any]]
    changed: float
    deciding: int | None = None
    number: int | None = None
    waits: float | None = None
    proofs: list[str | None] | None = None
    size: int | None = None
    free: int | None = None
    closed: str | None = None


@dataclass(frozen=True)
class Append:
    """An event to be stored, with what goes with it."""

    table: str
    event: StoredEvent
    snapshot: Snapshot | None = None
    lobby: Lobby | None = None
    fields: tuple[str, str, list] | None = None  # game, rules version, fields: how to read the snapshot
    ended: bool = False  # the game is decided: it is to be recorded (`rating`)
    clock: ClockRow | None = None  # when its clock is to be looked at, if that has changed
    notes: tuple[SeatNotice, ...] = ()  # who is to be told that something waits for them


@dataclass(frozen=True)
class Create:
    """A new table."""

    row: TableRow
    lobby: Lobby
    fields: tuple[str, str, list]
    snapshot: Snapshot | None = None
    clock: ClockRow | None = None


@dataclass
class _Waiting:
    write: Append | Create
    answer: asyncio.Future[None]


@dataclass
class Writer:
    """`await store(...)` returns when it is stored, and otherwise raises: `NumberTaken`, `Gap`, or what went wrong."""

    engine: sa.Engine
    process: str
    measured: Callable[[int, float], None] = lambda count, seconds: None
    notice_delay: float = 30.0  # seconds before somebody who does not look is told
    _waiting: deque[_Waiting] = field(default_factory=deque)  # for the next transaction
    _writing: bool = False  # a transaction is under way, or about to begin
    _begun_at: float = 0.0
    _batches: queue.SimpleQueue[list[_Waiting] | None] = field(default_factory=queue.SimpleQueue)
    _thread: threading.Thread | None = None
    _loop: asyncio.AbstractEventLoop | None = None
    _known_fields: set[tuple[str, str]] = field(default_factory=set)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Stores what still waits, then ends."""
        if self._thread:
            while self._writing:
                await asyncio.sleep(COMPANY)
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)

    async def store(self, write: Append | Create) -> None:
        await self.hand_in(write)

    def hand_in(self, write: Append | Create) -> asyncio.Future[None]:
        """The answer to come. Giving up waiting for it does not take the write back."""
        assert self._loop, "the writer has not been started"
        answer: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Waiting(write, answer))
        if not self._writing:
            self._plan()
        return answer

    def waiting(self) -> int:
        """How many writes the next transaction has."""
        return len(self._waiting)

    def _plan(self) -> None:
        """The next transaction, at once or as soon as it may be."""
        assert self._loop
        self._writing = True
        self._loop.call_later(max(0.0, self._begun_at + COMPANY - perf_counter()), self._hand_over)

    def _hand_over(self) -> None:
        """Gives the thread everything that waits."""
        self._begun_at = perf_counter()
        self._batches.put([self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))])

    def _stored(self, batch: list[_Waiting], results: list[Exception | None]) -> None:
        self._writing = False
        if self._waiting:
            self._plan()
        _answer(batch, results)

    def _work(self) -> None:
        """What the thread does."""
        assert self._loop
        while (batch := self._batches.get()) is not None:
            started = perf_counter()
            results = self._results([waiting.write for waiting in batch])
            self.measured(len(batch), perf_counter() - started)
            self._loop.call_soon_threadsafe(self._stored, batch, results)

    def _results(self, writes: list[Append | Create]) -> list[Exception | None]:
        """What became of each write: None if it is stored.

        A write that cannot be stored must not take the others with it, so the rest is tried without it.
        """
        try:
            self._transaction(writes)
            return [None] * len(writes)
        except NotAll:
            if len(writes) == 1:
                return [self._why_not(writes[0])]
        except (sa.exc.IntegrityError, sa.exc.DataError) as error:
            if len(writes) == 1:
                return [error]
        except Exception as error:
            return [error] * len(writes)
        half = len(writes) // 2
        return [*self._results(writes[:half]), *self._results(writes[half:])]

    def _why_not(self, write: Append | Create) -> Exception:
        """Why the number of an event does not follow: the table has moved on, or has not come that far."""
        assert isinstance(write, Append)
        try:
            with self.engine.connect() as connection:
                last = connection.execute(LAST, {"table_id": write.table}).scalar() or 0
        except sa.exc.SQLAlchemyError as error:
            return error
        number = write.event.number
        kind = NumberTaken if last >= number else Gap
        return kind(f"event {number} of table {write.table} cannot be stored after event {last}")

    def _transaction(self, writes: list[Append | Create]) -> None:
        created = [write for write in writes if isinstance(write, Create)]
        appended = [write for write in writes if isinstance(write, Append)]
        insert = postgresql.insert if is_postgres(self.engine) else sqlite.insert
        with self.engine.begin() as connection:
            new_fields = self._store_fields(connection, insert, writes)
            if created:
                connection.execute(NEW_TABLE, [_row(write) for write in created])
            if appended:
                store_events(connection, [_event(write) for write in appended])
            kept = [_snapshot(write) for write in writes if write.snapshot]
            if kept:
                connection.execute(NEW_SNAPSHOT, kept)
            shown = [{"shown": write.table, **vars(write.lobby)} for write in appended if write.lobby]
            if shown:
                connection.execute(SHOW, shown)
            decided = [{"table_id": write.table, "at": write.event.at} for write in appended if write.ended]
            if decided:
                connection.execute(insert(ended).on_conflict_do_nothing(), decided)
            for write in writes:
                if write.clock:
                    clock_rows.put(connection, write.clock)
            for note in (note for write in appended for note in write.notes):
                outbox.put(connection, note, self.notice_delay)
            if is_postgres(self.engine):
                announce(connection, self.process, [(write.table, write.event.number) for write in appended])
        self._known_fields |= new_fields

    def _store_fields(
        self, connection: sa.Connection, insert: Callable, writes: list[Append | Create]
    ) -> set[tuple[str, str]]:
        """The layout of the records of a rules version, once, by whoever comes first."""
        found = {write.fields[:2]: write.fields[2] for write in writes if write.fields}
        missing = found.keys() - self._known_fields
        for game, rules in sorted(missing):
            described = {"game": game, "rules": rules, "fields": found[game, rules]}
            connection.execute(insert(rulesets).values(described).on_conflict_do_nothing())
        return missing


def store_new(connection: sa.Connection, write: Create) -> None:
    """Stores a new table within somebody else's transaction."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    game, rules, fields = write.fields
    described = {"game": game, "rules": rules, "fields": fields}
    connection.execute(insert(rulesets).values(described).on_conflict_do_nothing())
    connection.execute(NEW_TABLE, [_row(write)])
    if write.snapshot:
        connection.execute(NEW_SNAPSHOT, [_snapshot(write)])
    if write.clock:
        clock_rows.put(connection, write.clock)


class NotStored(Exception):
    """An event was not stored, because its number does not follow the last one of its table."""


class NumberTaken(NotStored):
    """Somebody else was faster: read what they have stored."""


class Gap(NotStored):
    """The events before it are not stored, which must not happen: the caller is ahead of the store."""


class NotAll(Exception):
    """At least one event of a transaction does not follow the last one of its table."""


COUNTED: dict[str, Any] = {"execution_options": {"preserve_rowcount": True}}
LAST = sa.select(sa.func.max(events.c.number)).where(events.c.table_id == sa.bindparam("table_id"))


@cache
def _new_event(insert: Callable) -> Any:
    """Stores an event if it follows the last one of its table, and otherwise nothing."""
    values = {column.name: sa.bindparam(column.name, type_=column.type) for column in events.columns}
    before = sa.func.coalesce(LAST.scalar_subquery(), 0)
    follows = sa.select(*values.values()).where(before == values["number"] - 1)
    return insert(events).from_select(list(values), follows).on_conflict_do_nothing()


def store_events(connection: sa.Connection, rows: list[dict]) -> None:
    """The one way into the store for an event, no matter who stores it: `NotAll` if one of them does not follow."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    if connection.execute(_new_event(insert), rows, **COUNTED).rowcount != len(rows):
        raise NotAll


def _answer(batch: list[_Waiting], results: list[Exception | None]) -> None:
    for waiting, result in zip(batch, results, strict=True):
        if waiting.answer.done():
            continue
        if isinstance(result, Exception):
            waiting.answer.set_exception(result)
        else:
            waiting.answer.set_result(None)


def _row(write: Create) -> dict:
    return {**vars(write.row), **vars(write.lobby)}


def _event(write: Append) -> dict:
    return {"table_id": write.table, **vars(write.event)}


def _snapshot(write: Append | Create) -> dict:
    id = write.row.id if isinstance(write, Create) else write.table
    return {"table_id": id, **vars(write.snapshot)}
