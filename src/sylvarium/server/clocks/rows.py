"""The rows that say when to look at a clock. Every function blocks, or works within somebody's transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.server.schema import clocks

AT_ONCE = 20  # clocks that a process takes on in one go


@dataclass(frozen=True)
class ClockRow:
    """When to look at the clock of a table again; `due` None: never, its game is over."""

    table_id: str
    seat: int | None  # whose it is; None: a bot is to move
    since: float
    due: float | None
    remind: float | None = None


def put(connection: sa.Connection, row: ClockRow) -> None:
    """The row of a table as it is from now on; nobody has taken it on yet."""
    if row.due is None:
        connection.execute(sa.delete(clocks).where(clocks.c.table_id == row.table_id))
        return
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = insert(clocks).values({**vars(row), "claimed_by": None, "claimed_until": None})
    kept = ("seat", "since", "due", "remind", "claimed_by", "claimed_until")
    connection.execute(
        new.on_conflict_do_update(index_elements=["table_id"], set_={name: new.excluded[name] for name in kept})
    )


def due_of(engine: sa.Engine, table: str) -> float | None:
    with engine.connect() as connection:
        return connection.execute(sa.select(clocks.c.due).where(clocks.c.table_id == table)).scalar()


def claim(engine: sa.Engine, process: str, now: float, seconds: float) -> list[ClockRow]:
    """Takes on clocks that are to be looked at: no other process has them until then, or until this one is done."""
    wanted = (
        sa.select(clocks.c.table_id)
        .where(sa.or_(clocks.c.due <= now, clocks.c.remind <= now))
        .where(sa.or_(clocks.c.claimed_until.is_(None), clocks.c.claimed_until <= now))
        .order_by(clocks.c.due, clocks.c.table_id)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)  # SQLite has one writer, and ignores it
    )
    take = (
        sa.update(clocks)
        .where(clocks.c.table_id.in_(wanted))
        .values(claimed_by=process, claimed_until=now + seconds)
        .returning(*(clocks.c[name] for name in ClockRow.__dataclass_fields__))
    )
    with engine.begin() as connection:
        return [ClockRow(*found) for found in connection.execute(take)]


def release(connection: sa.Connection, process: str, row: ClockRow, **changes: Any) -> bool:
    """Gives a clock back, with what has changed of it; False if it is another one by now."""
    where = (
        clocks.c.table_id == row.table_id,
        clocks.c.claimed_by == process,
        clocks.c.since == row.since,
        clocks.c.seat.is_not_distinct_from(row.seat),
    )
    values = {"claimed_by": None, "claimed_until": None, **changes}
    return connection.execute(sa.update(clocks).where(*where).values(values)).rowcount == 1
