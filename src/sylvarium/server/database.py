"""The connection to SQLite or PostgreSQL, and the migrations at the start."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import orjson
import sqlalchemy as sa

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None

# What an SQLite commit survives: FULL a power cut, so every commit waits for the disk, and moves wait with it;
# NORMAL only the death of the server, but nobody waits.
SYNCHRONOUS = {"FULL": "a power cut", "NORMAL": "the death of the server, not a power cut"}

MIGRATION_LOCK = 0x53594C56  # "SYLV": processes that start at the same time migrate one after the other


def open_engine(url: str) -> sa.Engine:
    """An engine for the URL; `postgres://` and `postgresql://` mean psycopg 3."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            url = "postgresql+psycopg://" + url.removeprefix(prefix)
    kind = sa.make_url(url).get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise ValueError(f"tables are stored in SQLite or PostgreSQL, not in {kind}")
    more: dict[str, Any] = {"hide_parameters": True}  # logs hold no tokens and seeds
    if kind == "postgresql":
        more |= {"pool_pre_ping": True, "pool_size": 5, "connect_args": {"client_encoding": "utf8"}}
    engine = sa.create_engine(url, json_serializer=_json_text, json_deserializer=_json_value, **more)
    if kind == "sqlite":
        _prepare_sqlite(engine)
    return engine


def _json_text(value: Any) -> str:
    return orjson.dumps(value).decode()


class Unreadable(str):
    """What stands where JSON should be. One damaged value must not hide the rows around it."""


def _json_value(text: Any) -> Any:
    try:
        return orjson.loads(text)
    except ValueError:  # orjson says so also of what is no text: SQLite keeps whatever it is given
        return Unreadable(text.decode(errors="replace") if isinstance(text, bytes) else text)


def _prepare_sqlite(engine: sa.Engine) -> None:
    file = sqlite_file(engine)
    if not file or file == ":memory:":
        raise ValueError("the server needs an SQLite file, such as sqlite:///tables.sqlite")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    synchronous = chosen_synchronous()

    @sa.event.listens_for(engine, "connect")
    def _(connection: sqlite3.Connection, _record: object) -> None:
        # WAL: readers and the writer do not wait for each other.
        # fullfsync: a Mac's disk would otherwise say "done" before it is.
        for pragma in (
            "journal_mode=WAL", f"synchronous={synchronous}", f"fullfsync={int(synchronous == 'FULL')}",
            "foreign_keys=ON", "busy_timeout=10000",
        ):  # fmt: skip
            connection.execute(f"PRAGMA {pragma}")


def sqlite_file(engine: sa.Engine) -> str:
    """Where the file is; SQLite's own addresses (`file:…?uri=true`) begin with a word before that."""
    return (engine.url.database or "").removeprefix("file:")


def chosen_synchronous() -> str:
    """`SYLVARIUM_SQLITE_SYNCHRONOUS`: whether acknowledged moves survive a power cut, or speed is asked for."""
    chosen = os.environ.get("SYLVARIUM_SQLITE_SYNCHRONOUS", "FULL").upper()
    if chosen not in SYNCHRONOUS:
        raise ValueError(f"SYLVARIUM_SQLITE_SYNCHRONOUS is {' or '.join(SYNCHRONOUS)}, not {chosen}")
    return chosen


def survives(engine: sa.Engine) -> str:
    """What an acknowledged move survives on this storage, in words for the operator."""
    return "what PostgreSQL is set to survive" if is_postgres(engine) else SYNCHRONOUS[chosen_synchronous()]


class AlreadyInUse(RuntimeError):
    """Another server has the SQLite file open."""


@contextmanager
def alone(engine: sa.Engine) -> Iterator[None]:
    """Keeps other servers away from an SQLite file: they would not learn of each other's changes.

    The lock ends with the process, however that ends. Where the system has no such locks there is none.
    """
    if is_postgres(engine) or fcntl is None:
        yield
        return
    file = sqlite_file(engine)
    with open(f"{file}.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AlreadyInUse(
                f"another server already uses {file}; several servers need PostgreSQL (DATABASE_URL)"
            ) from None
        yield


def is_postgres(engine: sa.Engine) -> bool:
    return engine.dialect.name == "postgresql"


def migrate(engine: sa.Engine) -> None:
    """Brings the schema up to date; does nothing (and imports no Alembic) when it is."""
    with engine.begin() as connection:
        if is_postgres(engine):
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        if schema_of(connection) == newest_schema():
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(_folder()))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _folder() -> Path:
    return Path(__file__).parent / "migrations"


def newest_schema() -> str:
    """The revision of the last migration; their files are numbered: m0001_tables.py."""
    return max(file.name[1:5] for file in (_folder() / "versions").glob("m[0-9]*.py"))


def schema_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def cause(error: sa.exc.SQLAlchemyError) -> str:
    """What the storage itself said, in a line: without the statement and its parameters."""
    said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return said.splitlines()[0]
