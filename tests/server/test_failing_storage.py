"""Storage that fails while others wait: nothing is ever written on top of what was not stored."""

from __future__ import annotations

import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from server.conftest import quick
from server.player import Player, new_table
from server.running import inside


def numbers(folder: Path, table: str) -> list[int]:
    query = "SELECT number FROM events WHERE table_id = ? ORDER BY number"
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        return [number for (number,) in connection.execute(query, (table,))]


def test_a_request_that_waited_for_a_failed_one_leaves_no_gap(tmp_path: Path):
    """A play fails in the store while a chat waits for its turn at the same table."""
    with inside(quick(tmp_path)) as server:
        created = new_table(server)
        tokens = list(created["tokens"].values())
        writer = server.app.state.hub.writer
        with Player(server, created["table"], tokens) as both, Player(server, created["table"], tokens) as other:
            both.play_on(random.Random(1), 3)
            works, begun, waiting = writer._transaction, threading.Event(), threading.Event()

            def fails_slowly(writes: Any) -> None:
                writer._transaction = works
                begun.set()
                assert waiting.wait(10)
                raise sa.exc.OperationalError("INSERT", {}, Exception("disk full"))

            writer._transaction = fails_slowly
            seat, action = both.view["you"], both.view["choices"][0]["action"]
            both.send(type="play", request="p", seat=seat, number=3, action=action)
            assert begun.wait(10)
            other.send(type="chat", request="c", text="hello?")
            live = server.app.state.hub.opened(created["table"])
            while not live.lock._waiters:
                pass
            waiting.set()
            assert both.wait("refused")["code"] == "storage"
        with Player(server, created["table"], tokens) as both:
            stored = numbers(tmp_path, created["table"])
            assert stored == list(range(1, len(stored) + 1)), "no gap"
            assert both.number == 3
    with inside(quick(tmp_path)) as server:
        answer = httpx.get(f"{server.http}/api/tables/{created['table']}")
        assert answer.status_code == 200, "and the table can be opened"
