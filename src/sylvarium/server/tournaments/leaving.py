"""What is stored about a person in tournaments: exporting all of it, and removing all of it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from sylvarium.server.schema_tournaments import entrants, tournaments
from sylvarium.server.tournaments.rows import IN, OPEN, OUT

Rows = list[dict[str, Any]]


def exported(connection: sa.Connection, person: str) -> dict[str, Rows]:
    """Which ones they founded, and which ones they took part in. Their games are among the tables."""
    shown = [tournaments.c[name] for name in ("id", "title", "game", "format", "status", "created")]
    taken = sa.select(*shown, entrants.c.name, entrants.c.status.label("taking_part"), entrants.c.joined)
    taken = taken.join(entrants, entrants.c.tournament_id == tournaments.c.id).where(entrants.c.person_id == person)
    founded = sa.select(*shown, tournaments.c.founder_name).where(tournaments.c.founder_id == person)
    return {
        "founded": [dict(row._mapping) for row in connection.execute(founded.order_by(tournaments.c.created))],
        "entered": [dict(row._mapping) for row in connection.execute(taken.order_by(entrants.c.joined))],
    }


def forget(connection: sa.Connection, person: str) -> None:
    """Somebody without a name took part; an entrant who has not begun to play is gone altogether."""
    mine = entrants.c.person_id == person
    waiting = sa.select(tournaments.c.id).where(tournaments.c.status == OPEN)
    connection.execute(sa.delete(entrants).where(mine, entrants.c.tournament_id.in_(waiting)))
    nobody: dict[str, Any] = {"person_id": None, "name": None, "ticket": None, "proof": None}
    gone = sa.case((entrants.c.status == IN, OUT), else_=entrants.c.status)
    connection.execute(sa.update(entrants).where(mine).values(**nobody, status=gone))
    founded = tournaments.c.founder_id == person
    unknown: dict[str, Any] = {"founder_id": None, "founder_name": None, "founder_key": ""}
    connection.execute(sa.update(tournaments).where(founded).values(unknown))


def rename(connection: sa.Connection, person: str, name: str) -> None:
    """An operator has given them another name."""
    connection.execute(sa.update(entrants).where(entrants.c.person_id == person).values(name=name))
    connection.execute(sa.update(tournaments).where(tournaments.c.founder_id == person).values(founder_name=name))
