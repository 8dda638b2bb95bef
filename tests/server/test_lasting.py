"""Work that lasts as long as the server: whatever fails on the way, it goes on, and is counted."""

from __future__ import annotations

import asyncio
import io
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.player import Player, new_table
from server.running import START, Address, Inside, fork_process, inside
from server.waiting import until

from sylvarium.server import steward
from sylvarium.server.observing import storage_in_a_line
from sylvarium.server.operating import moderating
from sylvarium.server.orders import Orders
from sylvarium.server.storage import Order
from sylvarium.server.writer import Append, Create

WITH_BOT = [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]


@pytest.fixture
def server(tmp_path: Path):
    with inside(quick(tmp_path, orders_every=0.05)) as running:
        yield running


def figure(server: Address, name: str) -> float:
    lines = httpx.get(f"{server.http}/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def close_and_reopen(server: Inside, ada: Player, id: str) -> None:
    engine = server.app.state.hub.storage.engine
    moderating.close(engine, id, "a pause")
    ada.sees(lambda table: table["closed"] == "a pause")
    moderating.reopen(engine, id)
    ada.sees(lambda table: table["closed"] is None)


def plays_on(ada: Player) -> None:
    """Until the bot has answered three times."""

    def answers() -> int:
        return sum(each.get("played", {}).get("by") == "bot" for each in ada.heard)

    before = answers()
    while answers() < before + 3 and not ada.view["over"]:
        if ada.view["choices"]:
            ada.play_any(random.Random(1))
        else:
            ada.hear()
    assert answers() >= before + 3


def test_a_log_that_cannot_be_written_stops_nothing(server: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made = new_table(server, WITH_BOT)
    gone = io.StringIO()
    gone.close()
    monkeypatch.setattr(sys, "stderr", gone)
    (tmp_path / "other").mkdir()
    with inside(quick(tmp_path / "other")) as other:  # writes the same log
        with Player(server, made["table"], [*made["tokens"].values()]) as ada:
            close_and_reopen(server, ada, made["table"])
            plays_on(ada)
        for each in (server, other):
            until(lambda each=each: figure(each, "sylvarium_lost_log_lines_total") >= 2, "what was lost is counted")
    assert figure(server, "sylvarium_stumbles_total") == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_server_whose_log_lies_on_a_full_disk_starts_and_is_played_on(tmp_path: Path):
    program = "import sys; sys.stderr = open('/dev/full', 'w'); " + START
    running = fork_process(f"sqlite:///{tmp_path / 'tables.sqlite'}", program=program)
    try:
        made = new_table(running)
        with Player(running, made["table"], [*made["tokens"].values()]) as both:
            both.play_on(random.Random(1), 3)
        until(lambda: figure(running, "sylvarium_lost_log_lines_total") >= 2, "what was lost is counted")
    finally:
        running.stop()


def test_a_storage_that_fails_is_a_line_in_the_log_and_a_defect_a_page():
    full = sa.exc.OperationalError("INSERT", {"secret": 1}, sqlite3.OperationalError("database or disk is full"))
    line = storage_in_a_line(None, "error", {"event": "a change could not be stored", "exc_info": full})
    assert line == {"event": "a change could not be stored", "problem": "database or disk is full"}
    try:
        raise sa.exc.InterfaceError("SELECT", {}, Exception("the connection\nwas closed"))
    except sa.exc.InterfaceError:
        assert storage_in_a_line(None, "error", {"exc_info": True}) == {"problem": "the connection"}
    defect = {"exc_info": RuntimeError("nobody thought of this")}
    assert storage_in_a_line(None, "error", dict(defect)) == defect


def test_work_that_fails_in_a_way_nobody_thought_of_begins_again(server: Inside, monkeypatch: pytest.MonkeyPatch):
    hub = server.app.state.hub
    read, failed = hub.storage.orders, []

    def once(after: int) -> list[Order]:
        if not failed:
            failed.append(after)
            raise RuntimeError("nobody thought of this")
        return read(after)

    monkeypatch.setattr(hub.storage, "orders", once)
    made = new_table(server, WITH_BOT)
    with Player(server, made["table"], [*made["tokens"].values()]) as ada:
        close_and_reopen(server, ada, made["table"])
    assert failed and figure(server, "sylvarium_stumbles_total") == 1


def test_a_bot_whose_thought_failed_thinks_again(server: Inside, monkeypatch: pytest.MonkeyPatch):
    brains, failed = server.app.state.hub.brains, []
    decide = brains.decide

    async def twice(*asked: Any) -> Any:
        if len(failed) < 2:
            failed.append(asked)
            raise RuntimeError("a thought failed")
        return await decide(*asked)

    monkeypatch.setattr(brains, "decide", twice)
    made = new_table(server, WITH_BOT)
    with Player(server, made["table"], [*made["tokens"].values()]) as ada:
        plays_on(ada)
    assert len(failed) == 2


def test_a_bot_plays_on_however_long_the_storage_has_failed(server: Inside, monkeypatch: pytest.MonkeyPatch):
    """A disk was full for longer than all pauses between attempts together; nobody says anything at the table."""
    monkeypatch.setattr(steward, "TRY_AGAIN", (0.01,) * 6)
    writer = server.app.state.hub.writer
    works, tried = writer._transaction, []

    def full(writes: list[Append | Create]) -> None:
        if any(write.event.data.get("by") == "bot" for write in writes if isinstance(write, Append)):
            tried.append(writes)
            raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
        works(writes)

    monkeypatch.setattr(writer, "_transaction", full)
    made = new_table(server, WITH_BOT, options={"start": "2"})
    with Player(server, made["table"], [*made["tokens"].values()]) as ada:
        until(lambda: len(tried) > 20, "it has stopped trying")
        monkeypatch.setattr(writer, "_transaction", works)
        plays_on(ada)


def test_an_order_stored_after_one_with_a_higher_number_is_obeyed_too():
    kept = [Order(1, "before", "close", "", 0.0)]
    obeyed: list[str] = []

    class Store:
        def last_order(self) -> int:
            return max(order.id for order in kept)

        def orders(self, after: int) -> list[Order]:
            return [order for order in kept if order.id > after]

    async def given() -> None:
        orders = Orders(Store(), 0.0, lambda order: obeyed.append(order.table_id))  # type: ignore[arg-type]
        await orders.start()
        kept.append(Order(3, "third", "close", "", 0.0))
        await orders.look()
        kept.insert(1, Order(2, "second", "close", "", 0.0))
        await orders.look()
        await orders.look()

    asyncio.run(given())
    assert obeyed == ["third", "second"]
