"""The storage of a server, as its operator reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.server.database import newest_schema, open_engine, schema_of
from sylvarium.server.schema import orders, tables

ORDER_LOCK = 0x53594C4F  # "SYLO": orders are numbered in the sequence in which they are committed


@contextmanager
def existing(url: str, any_schema: bool = False) -> Iterator[sa.Engine]:
    """The storage at this URL, which must be one of this version; a `ValueError` says what is wrong with it.

    A mistyped file name must not make a new, empty storage.
    """
    asked = sa.make_url(url)
    if asked.get_backend_name() == "sqlite" and not Path(asked.database or "").is_file():
        raise ValueError(f"there is no file {asked.database}")
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            schema = schema_of(connection)
        where = engine.url.render_as_string(hide_password=True)
        if schema is None:
            raise ValueError(f"there are no tables of Sylvarium in {where}")
        if schema != newest_schema() and not any_schema:
            raise ValueError(
                f"{where} has the schema {schema}, and this version of Sylvarium works with {newest_schema()}: "
                "start its server once, which brings the storage up to date, or use the version that runs"
            )
        yield engine
    except sa.exc.SQLAlchemyError as error:
        from sylvarium.server.probing import sentence

        raise ValueError(sentence(engine, error)) from error
    finally:
        engine.dispose()


def note(connection: sa.Connection, id: str, deed: str, reason: str = "") -> None:
    """Records an order, for servers that have the table open and for people who ask later."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ORDER_LOCK})
    connection.execute(sa.insert(orders).values(table_id=id, deed=deed, reason=reason, at=time()))


def row_of(connection: sa.Connection, id: str, query: sa.Select[Any]) -> sa.Row[Any]:
    """The row that a query finds of a table; a `ValueError` says if there is no such table."""
    row = connection.execute(query.where(tables.c.id == id)).first()
    if row is None:
        raise ValueError(f"there is no table {id}")
    return row


def check_exists(engine: sa.Engine, id: str) -> None:
    with engine.connect() as connection:
        row_of(connection, id, sa.select(tables.c.id))


def hold(connection: sa.Connection, id: str) -> bool:
    """Nobody changes the table until this transaction ends; False if there is no such table."""
    if connection.dialect.name == "postgresql":
        query = sa.select(tables.c.id).where(tables.c.id == id).with_for_update()
        return connection.execute(query).first() is not None
    touched = sa.update(tables).where(tables.c.id == id).values(changed=tables.c.changed)
    return connection.execute(touched).rowcount == 1
