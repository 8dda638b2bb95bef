"""Backups that do not depend on the kind of storage: everything of a server in one compressed file.

A file is gzip of lines of JSON: what it is, then one line for each row, then how many rows there were, so that a file
that ends too soon is noticed. It shows the server as it was at one moment, while people play on. Values that cannot
be read are carried along as they are: a damaged table stays damaged, but nothing of it is lost.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sqlite3
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

import orjson
import sqlalchemy as sa

from sylvarium.server.database import alone, migrate, newest_schema, open_engine, schema_of
from sylvarium.server.schema import (
    calendars,
    channels,
    clocks,
    ended,
    events,
    intents,
    left_seats,
    letters,
    logins,
    mailboxes,
    notices,
    orders,
    outages,
    passkeys,
    people,
    person_seats,
    profiles,
    pulses,
    recovery_codes,
    result_seats,
    results,
    rulesets,
    secrets,
    set_aside,
    snapshots,
    standings,
    tables,
)
from sylvarium.server.schema_company import COMPANY
from sylvarium.server.schema_company import NUMBERED as ORDERLY
from sylvarium.server.schema_tournaments import TOURNAMENTS

FORMAT = 1
SQLITE = b"SQLite format 3\0"
TIME = (clocks, pulses, outages)
PERSONAL = (people, passkeys, logins, recovery_codes, person_seats, left_seats, profiles, calendars)
PLAYED = (ended, results, result_seats, standings)
SENDING = (channels, mailboxes, notices, letters, secrets)
KEPT = (  # each after those it refers to
    rulesets, tables, events, snapshots, set_aside, orders, intents, *TIME, *PERSONAL, *PLAYED, *SENDING,
    *COMPANY, *ORDERLY, *TOURNAMENTS,
)  # fmt: skip
NUMBERED = (set_aside, orders, outages, *ORDERLY)  # by the storage, in the sequence of their rows
AT_ONCE = 500

Counts = dict[str, int]
Row = tuple[str, dict[str, Any]]  # of which table, and its values as JSON has them


class BadBackup(ValueError):
    """The file is no backup, or not a whole one."""


def back_up(engine: sa.Engine, file: Path, force: bool = False) -> Counts:
    """Writes everything to a file, which is there when it is whole. Gives how many rows of what it holds."""
    with _replacing(file, force) as part, part.open("wb") as opened, engine.connect() as connection:
        _one_moment(connection)
        with gzip.GzipFile(fileobj=opened, mode="wb", compresslevel=6, filename="", mtime=0) as packed:
            head = {"sylvarium": "backup", "format": FORMAT, "schema": schema_of(connection)}
            _put(packed, {**head, "made": datetime.now(UTC).isoformat(timespec="seconds")})
            counts = _none()
            for name, values in _rows(connection):
                _put(packed, [name, values])
                counts[name] += 1
            _put(packed, {"end": counts})
    return counts


def copy_sqlite(engine: sa.Engine, file: Path, force: bool = False) -> Counts:
    """A copy of the SQLite file, made while it is in use; a server can be started on it as it is."""
    if engine.dialect.name != "sqlite":
        raise ValueError("only an SQLite storage can be copied as a file; leave --copy away")
    with _replacing(file, force) as part:
        with engine.connect() as connection, closing(sqlite3.connect(part)) as target:
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        counts = checked(part)
    return counts


def checked(file: Path) -> Counts:
    """Reads a whole backup and says what is in it."""
    counts = _none()
    with _read(file) as rows:
        for name, _ in rows:
            counts[name] += 1
    return counts


def restore(url: str, file: Path) -> Counts:
    """Fills the empty storage at this URL from a backup (or a copy of an SQLite file): all of it, or nothing."""
    checked(file)
    engine = open_engine(url)
    try:
        with alone(engine):
            migrate(engine)
            with engine.begin() as connection, _read(file) as rows:
                _must_be_empty(connection)
                return _fill(connection, rows)
    finally:
        engine.dispose()


# ------------------------------------------------------------------------------------------------------------ writing


def _none() -> Counts:
    return {str(kept.name): 0 for kept in KEPT}  # orjson takes no kinds of str


@contextmanager
def _replacing(file: Path, force: bool) -> Iterator[Path]:
    """A file that takes its place when it is whole and on the disk. Others cannot read it: it holds seeds and hands."""
    if file.exists() and not force:
        raise ValueError(f"{file} is there already; --force replaces it")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


def _put(packed: gzip.GzipFile, value: Any) -> None:
    packed.write(orjson.dumps(value, option=orjson.OPT_APPEND_NEWLINE))


def _one_moment(connection: sa.Connection) -> None:
    """From here on the connection sees the storage as it is now, whatever is stored meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.text_factory = lambda found: found.decode(errors="replace")  # one damaged text must not stop it
        connection.exec_driver_sql("BEGIN")


def _rows(connection: sa.Connection) -> Iterator[Row]:
    """Every row, with what a table of an older schema has of it."""
    inspector = sa.inspect(connection)
    there = set(inspector.get_table_names())
    for kept in (one for one in KEPT if one.name in there):
        found = {column["name"] for column in inspector.get_columns(kept.name)}
        columns = [column for column in kept.columns if column.name in found and not _given(column)]
        raw = [sa.cast(one, sa.Text) if isinstance(one.type, sa.JSON) else one for one in columns]
        order = list(kept.primary_key.columns)
        query = sa.select(*raw).order_by(*order).execution_options(yield_per=AT_ONCE)
        names = [str(column.name) for column in columns]
        for row in connection.execute(query):
            yield str(kept.name), {name: _plain(value) for name, value in zip(names, row, strict=True)}


def _given(column: sa.Column[Any]) -> bool:
    """Whether the storage gives the value by itself."""
    return column.table in NUMBERED and column.primary_key


def _plain(value: Any) -> Any:
    return {"bytes": b64encode(bytes(value)).decode()} if isinstance(value, (bytes, memoryview)) else value


# ------------------------------------------------------------------------------------------------------------ reading


@contextmanager
def _read(file: Path) -> Iterator[Iterator[Row]]:
    """The rows of a backup, of either kind."""
    with file.open("rb") as opened:
        if opened.read(len(SQLITE)) == SQLITE:
            with _sqlite(file) as rows:
                yield rows
        else:
            opened.seek(0)
            yield _unpacked(opened, file)


@contextmanager
def _sqlite(file: Path) -> Iterator[Iterator[Row]]:
    """The rows of an SQLite file, read from a copy: reading must not change the backup."""
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite:///{shutil.copy(file, folder)}")
        try:
            with engine.connect() as connection:
                _check_schema(schema_of(connection) or "", file)
                _one_moment(connection)
                yield _rows(connection)
        except sa.exc.DatabaseError as error:
            raise BadBackup(f"{file} cannot be read: {error.orig}") from error
        finally:
            engine.dispose()


def _unpacked(opened: IO[bytes], file: Path) -> Iterator[Row]:
    counts = _none()
    try:
        with gzip.GzipFile(fileobj=opened) as packed:
            _check_head(orjson.loads(packed.readline()), file)
            for line in packed:
                content = orjson.loads(line)
                if isinstance(content, dict):
                    if {**_none(), **content["end"]} != counts:  # older ones do not know all tables
                        raise BadBackup(f"{file} does not hold what it says at its end")
                    return
                name, values = content
                counts[name] += 1
                yield name, values
    except (OSError, EOFError, zlib.error, KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadBackup):
            raise
        raise BadBackup(f"{file} is no backup of Sylvarium, or is damaged: {error}") from error
    raise BadBackup(f"{file} ends too soon")


def _check_head(head: Any, file: Path) -> None:
    if not isinstance(head, dict) or head.get("sylvarium") != "backup":
        raise BadBackup(f"{file} is no backup of Sylvarium")
    if head["format"] > FORMAT:
        raise BadBackup(f"{file} was made by a newer version of Sylvarium")
    _check_schema(head["schema"], file)


def _check_schema(schema: str, file: Path) -> None:
    if not schema or schema > newest_schema():
        raise BadBackup(f"{file} has the schema {schema or 'of something else'}; this version knows {newest_schema()}")


def _must_be_empty(connection: sa.Connection) -> None:
    for kept in KEPT:
        if connection.execute(sa.select(sa.func.count()).select_from(kept)).scalar():
            raise ValueError(f"a backup is restored into an empty storage, and this one has {kept.name}")


def _fill(connection: sa.Connection, rows: Iterator[Row]) -> Counts:
    counts = _none()
    by_name = {kept.name: kept for kept in KEPT}
    for name, group in groupby(rows, key=lambda row: row[0]):
        kept, values = by_name[name], (_stored(by_name[name], row) for _, row in group)
        while batch := list(islice(values, AT_ONCE)):
            connection.execute(sa.insert(kept), batch)
            counts[name] += len(batch)
    return counts


def _stored(kept: sa.Table, values: dict[str, Any]) -> dict[str, Any]:
    """A row as the storage takes it; what an older schema did not have is empty."""
    return {str(one.name): _value(one, values.get(str(one.name))) for one in kept.columns if not _given(one)}


def _value(column: sa.Column[Any], value: Any) -> Any:
    if isinstance(value, dict):
        return b64decode(value["bytes"])
    if isinstance(column.type, sa.JSON) and isinstance(value, str):
        try:
            return orjson.loads(value)
        except ValueError:
            return value  # as damaged as it was, whatever the storage demands of its JSON
    return value
