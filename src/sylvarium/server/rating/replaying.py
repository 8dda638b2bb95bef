"""What recorded games say, determined again from the tables they were played at. Blocks."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.loading import open_table
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.rating import store
from sylvarium.server.rating.counting import EndedGame, is_over, outcome
from sylvarium.server.schema import ended, result_seats, results, tables
from sylvarium.server.storage import Storage

COURSE = ("place", "score", "parts", "gave_up", "helped")  # what the course of a game says of a seat

log = structlog.get_logger()


def replay(engine: sa.Engine) -> dict[str, int]:
    """Replays every finished game that is still there: what was recorded of it is put right, and what is older than
    recording is recorded. How many games there were, how many were new, and how many had been recorded otherwise."""
    storage = Storage(engine)
    found = {"games": 0, "new": 0, "corrected": 0}
    with engine.connect() as connection:
        finished = list(connection.execute(sa.select(tables.c.id).where(tables.c.status == "over")).scalars())
        known = set(connection.execute(sa.select(results.c.table_id)).scalars())
    for table in sorted({*finished, *known}):
        state = _opened(storage, table)
        if state is None:
            continue
        found["games"] += 1
        what = outcome(state, storage.events(table), store.claims(engine, table))
        if table in known:
            found["corrected"] += _corrected(engine, what)
        else:
            with engine.begin() as connection:
                connection.execute(sa.insert(ended).values(table_id=table, at=what.at))
            found["new"] += store.record(engine, what)
    return found


def _opened(storage: Storage, table: str) -> Folded | None:
    """A finished table, if it is there and whole."""
    row = storage.table(table)
    try:
        state = open_table(storage, row, 0).state if row else None
    except Refusal as refusal:
        log.warning("a finished game cannot be replayed", table=table, code=refusal.code)
        return None
    return state if state and is_over(state) else None


def _corrected(engine: sa.Engine, what: EndedGame) -> bool:
    """Corrects what was recorded about the course of a game; who sat there stays as it was recorded."""
    wrong: dict[int, dict[str, Any]] = {}
    with engine.begin() as connection:
        query = sa.select(result_seats).where(result_seats.c.table_id == what.table)
        kept = {row.seat: row._mapping for row in connection.execute(query)}
        for seat in what.seats:
            found = {name: asdict(seat)[name] for name in COURSE}
            if found != {name: kept[seat.seat][name] for name in COURSE}:
                wrong[seat.seat] = found
        for number, values in wrong.items():
            here = (result_seats.c.table_id == what.table, result_seats.c.seat == number)
            connection.execute(sa.update(result_seats).where(*here).values(values))
    return bool(wrong)
