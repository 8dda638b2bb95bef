"""Whether the storage can really be used: not only reached but written, and intact as far as can be seen quickly."""

from __future__ import annotations

import secrets
import sqlite3
from dataclasses import dataclass
from time import monotonic
from weakref import WeakKeyDictionary

import sqlalchemy as sa

from sylvarium.server.database import AlreadyInUse, alone, cause, is_postgres, migrate, open_engine
from sylvarium.server.schema import probe

ROOM = bytes(32 * 1024)  # a full disk refuses this much before it refuses the next moves
LOOK_EVERY = 60.0  # seconds between looks at the whole SQLite file
LOOK_FOR = 1.0  # seconds such a look may take: what has not been seen by then counts as whole
STEPS = 10_000  # of SQLite's machine between two looks at the clock


class StorageUnusable(RuntimeError):
    """The storage cannot be used, and this sentence says why."""


@dataclass
class _Look:
    """The last look at a whole SQLite file."""

    at: float
    problem: str | None


_looks: WeakKeyDictionary[sa.Engine, _Look] = WeakKeyDictionary()


def check_storage(engine: sa.Engine) -> None:
    """Raises `StorageUnusable` if nothing can be written, or the file is damaged."""
    try:
        _write(engine)
        problem = None if is_postgres(engine) else _problem(engine)
    except sa.exc.SQLAlchemyError as error:
        raise StorageUnusable(sentence(engine, error)) from error
    if problem:
        raise StorageUnusable(f"{engine.url.database} is damaged: {problem}")


def problem_at_start(url: str) -> str | None:
    """Why a server cannot be started on this storage, in a sentence; None if it can."""
    try:
        engine = open_engine(url)
        try:
            with alone(engine):
                migrate(engine)
                check_storage(engine)
        except sa.exc.SQLAlchemyError as error:
            return sentence(engine, error)
        finally:
            engine.dispose()
    except (StorageUnusable, AlreadyInUse, ValueError) as error:
        return str(error)
    except OSError as error:
        return f"{error.filename} cannot be used: {error.strerror}"
    return None


def _write(engine: sa.Engine) -> None:
    """Writes something and takes it away again, each for good: only a commit shows that the disk takes it."""
    name = secrets.token_hex(8)
    with engine.begin() as connection:
        connection.execute(sa.insert(probe).values(process=name, content=ROOM))
    with engine.begin() as connection:
        connection.execute(sa.delete(probe).where(probe.c.process == name))


def _problem(engine: sa.Engine) -> str | None:
    """What SQLite finds wrong with its file; looked at once a minute."""
    look = _looks.get(engine)
    if look is None or monotonic() - look.at > LOOK_EVERY:
        look = _looks[engine] = _Look(monotonic(), _looked_at(engine))
    return look.problem


def _looked_at(engine: sa.Engine) -> str | None:
    until = monotonic() + LOOK_FOR
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_progress_handler(lambda: int(monotonic() > until), STEPS)
        try:
            found = driver.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if "interrupted" in str(error):
                return None
            return str(error)
        except sqlite3.DatabaseError as error:
            return str(error)
        finally:
            driver.set_progress_handler(None, 0)
    return None if found == ("ok",) else str(found[0] if found else "nothing is said of it")


def sentence(engine: sa.Engine, error: sa.exc.SQLAlchemyError) -> str:
    """What is wrong, for the operator: without the statement and its parameters."""
    where = engine.url.render_as_string(hide_password=True)
    return f"the storage {where} cannot be used: {cause(error)}"
