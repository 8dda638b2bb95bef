"""Removing tables that nobody will come back to. What is removed is gone; only a backup still has it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.server.operating.listing import joined, touched
from sylvarium.server.operating.store import hold, note
from sylvarium.server.schema import clocks, ended, events, intents, notices, set_aside, snapshots, tables
from sylvarium.server.schema_company import invitations

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Policy:
    """After how many days without a touch a table is removed, by its status; None: never."""

    waiting: float | None = 7
    playing: float | None = 90
    over: float | None = None


@dataclass(frozen=True)
class Doomed:
    """What is removed, or would be."""

    table: str
    game: str
    status: str
    touched: float


def doomed(engine: sa.Engine, policy: Policy, now: float | None = None) -> list[Doomed]:
    """The tables that the policy removes, the oldest first."""
    query = (
        sa.select(tables.c.id, tables.c.game, tables.c.status, touched)
        .select_from(joined)
        .where(_too_old(policy, time() if now is None else now))
        .order_by(touched)
    )
    with engine.connect() as connection:
        return [Doomed(*row) for row in connection.execute(query)]


def remove(engine: sa.Engine, policy: Policy, now: float | None = None) -> list[Doomed]:
    """Removes them, each for itself, unless somebody has come back to it by then."""
    return [one for one in doomed(engine, policy, now) if _removed(engine, one, policy, now)]


def counts(found: list[Doomed]) -> dict[str, Any]:
    """How many there are, by game and status."""
    by: dict[str, dict[str, int]] = {}
    for one in found:
        of_game = by.setdefault(one.game, {})
        of_game[one.status] = of_game.get(one.status, 0) + 1
    return {"tables": len(found), "by_game": by}


def _too_old(policy: Policy, now: float) -> sa.ColumnElement[bool]:
    old = [
        sa.and_(tables.c.status == status, touched < now - days * DAY)
        for status, days in asdict(policy).items()
        if days is not None
    ]
    recorded = tables.c.id.not_in(sa.select(ended.c.table_id))  # what ratings need of a finished game is kept first
    return sa.and_(recorded, sa.or_(sa.false(), *old))


def _removed(engine: sa.Engine, one: Doomed, policy: Policy, now: float | None) -> bool:
    with engine.begin() as connection:
        still = sa.select(tables.c.id).select_from(joined).where(tables.c.id == one.table)
        still = still.where(_too_old(policy, time() if now is None else now))
        if not hold(connection, one.table) or connection.execute(still).first() is None:
            return False
        for rows in (events, snapshots, set_aside, intents, clocks, notices, invitations):
            connection.execute(sa.delete(rows).where(rows.c.table_id == one.table))
        connection.execute(sa.delete(tables).where(tables.c.id == one.table))
        note(connection, one.table, "remove", f"{one.game}, {one.status}")
    return True
