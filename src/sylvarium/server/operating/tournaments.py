"""What operators see of tournaments and do about them. Everything blocks."""

from __future__ import annotations

from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.hosting.names import visible
from sylvarium.hosting.seated import iso
from sylvarium.server.operating.store import note
from sylvarium.server.schema_tournaments import entrants, tournaments

LONGEST_TITLE = 60
GOING = ("open", "running")


def listed(engine: sa.Engine) -> list[dict[str, Any]]:
    """Tournaments that are open or being played, the last changed first."""
    taken = sa.select(sa.func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery()
    names = ("id", "title", "game", "format", "status", "round", "public", "founder_name", "changed")
    query = sa.select(*(tournaments.c[name] for name in names), taken.label("entrants"))
    query = query.where(tournaments.c.status.in_(GOING)).order_by(tournaments.c.changed.desc())
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    return [
        {**{name: getattr(row, name) for name in (*names, "entrants")}, "changed": iso(row.changed)} for row in rows
    ]


def close(engine: sa.Engine, id: str) -> None:
    """No further round begins."""
    _change(engine, id, "closed by an operator", tournaments.c.status.in_(GOING), status="closed", changed=time())


def retitle(engine: sa.Engine, id: str, title: str) -> None:
    shown = visible(title, LONGEST_TITLE)
    if not shown:
        raise ValueError("a title needs at least one visible character")
    _change(engine, id, "the title was changed", sa.true(), title=shown)


def _change(engine: sa.Engine, id: str, said: str, such: sa.ColumnElement[bool], **values: Any) -> None:
    with engine.begin() as connection:
        change = sa.update(tournaments).where(tournaments.c.id == id, such).values(values)
        if connection.execute(change).rowcount != 1:
            raise ValueError(f"there is no tournament {id!r} of which that could be changed")
        note(connection, id, "repair", f"tournament: {said}")
