"""Servers that fail: their storage loses answers, is slow, and is full at times. For tests only."""

from __future__ import annotations

import random
import time
from typing import Any

import sqlalchemy as sa

PAGES = 1_073_741_823  # SQLite's own limit


def spoil(engine: sa.Engine, chance: random.Random, faults: float) -> None:
    """Makes an engine fail: every fault has this probability, with every statement or commit."""
    dialect, commit = engine.dialect, engine.dialect.do_commit

    def failing_commit(connection: Any) -> None:
        if chance.random() < faults:
            time.sleep(chance.uniform(0, 0.05))  # slow storage
        lost = chance.random() < faults / 2
        if chance.random() < faults / 2:
            dialect.do_rollback(connection)
            raise failure("the commit failed")
        commit(connection)
        if lost:
            raise failure("the answer to a commit was lost")

    dialect.do_commit = failing_commit  # type: ignore[method-assign]

    @sa.event.listens_for(engine, "before_cursor_execute")
    def _(_connection: Any, cursor: Any, statement: str, *_rest: Any) -> None:
        if chance.random() < faults and not statement.startswith("PRAGMA"):
            raise failure("the statement failed")

    if dialect.name == "sqlite":

        @sa.event.listens_for(engine, "checkout")
        def _(connection: Any, *_rest: Any) -> None:
            """The disk is full at times: no page can be added to the file."""
            limit = 1 if chance.random() < faults else PAGES
            connection.execute(f"PRAGMA max_page_count={limit}")


def failure(text: str) -> sa.exc.OperationalError:
    return sa.exc.OperationalError("a fault on purpose", {}, Exception(text))


def serve(port: int, seed: int, faults: float, url: str) -> None:
    """One server, until it is killed."""
    from sylvarium.server import app, probing, run

    chance, opened = random.Random(seed), app.open_engine

    def open_spoilt(url: str) -> sa.Engine:
        engine = opened(url)
        spoil_later(engine, chance, faults)
        return engine

    app.open_engine = open_spoilt  # type: ignore[attr-defined]
    run.problem_at_start = lambda _: None  # type: ignore[attr-defined]
    assert probing
    run.serve(port=port, database_url=url)


def spoil_later(engine: sa.Engine, chance: random.Random, faults: float) -> None:
    """After the server has started: a server that cannot start is not what is tested."""
    from sylvarium.server.hub import Hub

    start = Hub.start

    async def started(hub: Hub) -> None:
        await start(hub)
        spoil(engine, chance, faults)

    Hub.start = started  # type: ignore[method-assign]
