"""Servers that fail: their storage loses answers, is slow, and is full at times. For tests only.

One process loads the rules of all games and then forks a server whenever it is asked to, so that a server that was
killed is back within a moment. It reads one order per line, `port seed faults database_url`, and answers with the
process id of the server.
"""

from __future__ import annotations

import os
import random
import signal
import sys
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


def main() -> None:
    """Loads everything once, then forks."""
    from sylvarium.bots import prepare
    from sylvarium.games import GAMES
    from sylvarium.games import game as game_by_key
    from sylvarium.kernel import INTERPRET
    from sylvarium.server import run
    from sylvarium.server.preparing import warm_up

    assert run
    for key in GAMES:
        warm_up(key)
        if not INTERPRET:
            prepare(game_by_key(key))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no looking after
    print("ready", flush=True)
    for line in sys.stdin:
        port, seed, faults, url = line.split(maxsplit=3)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                serve(int(port), int(seed), float(faults), url.strip())
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
