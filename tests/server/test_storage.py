"""What is acknowledged is stored: killed servers, failing storage, tables that are opened again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.player import Player, new_table
from server.running import Outside, fork_process, inside
from server.waiting import until
from websockets.exceptions import WebSocketException

from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.server import database
from sylvarium.server.database import AlreadyInUse, alone, migrate, open_engine
from sylvarium.server.schema import metadata
from sylvarium.server.writer import Append, Create, Gap, Lobby, NumberTaken, Writer


def keep_playing(server: Outside, created: dict, acknowledged: list[tuple[int, int]], seed: int) -> None:
    """Plays as fast as it can until the server is gone; notes the version and action of everything acknowledged."""
    chance, tokens = random.Random(seed), list(created["tokens"].values())
    with suppress(WebSocketException, OSError), Player(server, created["table"], tokens) as both:
        while not both.view["over"]:
            action = chance.choice(both.view["choices"])["action"]
            answer = both.play(action)
            assert answer["type"] == "done", answer
            acknowledged.append((answer["version"], action))


def stored_actions(file: Path, table: str) -> dict[int, int]:
    query = "SELECT number, json_extract(data, '$.action') FROM events WHERE table_id = ? AND kind = 'play'"
    with sqlite3.connect(file) as connection:
        return dict(connection.execute(query, (table,)).fetchall())


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path):
    file = tmp_path / "tables.sqlite"
    chance = random.Random(1)
    server = fork_process(f"sqlite:///{file}")
    tables = [new_table(server) for _ in range(8)]
    acknowledged: list[list[tuple[int, int]]] = [[] for _ in tables]
    for _ in range(2):  # `make soak` kills by the hundred
        playing = [
            threading.Thread(target=keep_playing, args=(server, created, noted, chance.random()))
            for created, noted in zip(tables, acknowledged, strict=True)
        ]
        for thread in playing:
            thread.start()
        enough = sum(map(len, acknowledged)) + chance.randint(40, 120)
        while sum(map(len, acknowledged)) < enough:
            assert any(thread.is_alive() for thread in playing)
            time.sleep(0.001)
        server.kill()
        for thread in playing:
            thread.join()
        server = fork_process(f"sqlite:///{file}", server.port)
        for created, noted in zip(tables, acknowledged, strict=True):
            stored = stored_actions(file, created["table"])
            assert all(stored[version] == action for version, action in noted)
            with Player(server, created["table"], list(created["tokens"].values())) as both:
                assert both.version == len(stored) >= len(noted), "and the table goes on from there"
    server.stop()


def test_a_table_that_is_opened_anew_is_the_same(tmp_path: Path):
    chance = random.Random(3)
    with inside(quick(tmp_path)) as server:
        created = new_table(server)
        tokens = list(created["tokens"].values())
        with Player(server, created["table"], tokens) as both:
            for _ in range(40):
                both.play_any(chance)
                if both.view["undo"] and chance.random() < 0.3:
                    both.ask(type="undo", seat=both.view["you"], number=both.number)
                if both.view["redo"] and chance.random() < 0.5:
                    both.ask(type="redo", seat=both.view["you"], number=both.number)
            both.ask(type="chat", text="good night")
            before = both.hello()
    with inside(quick(tmp_path)) as server, Player(server, created["table"], tokens) as both:
        assert both.heard[0] == before


def test_a_change_that_cannot_be_stored_is_not_acknowledged(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        created = new_table(server)
        tokens = list(created["tokens"].values())
        writer = server.app.state.hub.writer
        with Player(server, created["table"], tokens) as both:
            both.play_on(random.Random(1), 3)
            works = writer._transaction

            def full(writes: Any) -> None:
                raise sa.exc.OperationalError("INSERT", {}, Exception("disk full"))

            writer._transaction = full
            assert both.play_any(random.Random(2))["code"] == "storage"
            refused = httpx.post(
                f"{server.http}/api/tables",
                json={"game": "builders", "seats": [{"kind": "me"}, {"kind": "me"}], "nickname": "Ada"},
            )
            assert refused.status_code == 503 and refused.json()["code"] == "storage"
            assert both.number == 3, "and nothing was told"
            writer._transaction = works
            assert both.play_any(random.Random(2))["type"] == "done", "on the same socket"
        with Player(server, created["table"], tokens) as back:
            assert back.number == 4


def test_a_slow_client_gets_a_fresh_state(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        created = new_table(server)
        tokens = list(created["tokens"].values())
        hub = server.app.state.hub
        with Player(server, created["table"], tokens) as both, Player(server, created["table"]) as slow:
            live = hub.opened(created["table"])
            connection = next(one for one in live.connections if not one.seats)
            sending, held = connection._send, threading.Event()

            async def stuck(message: dict) -> None:
                while not held.is_set():
                    await __import__("asyncio").sleep(0.01)
                await sending(message)

            connection._send, connection._most = stuck, 5
            both.play_on(random.Random(1), 20)
            held.set()
            state = slow.wait("state")
            assert state["version"] == both.version and state["views"]["spectator"]["number"] == 20


def test_tables_nobody_watches_leave_memory_and_come_back(tmp_path: Path):
    with inside(quick(tmp_path, forget_after=0.2, heartbeat=0.1)) as server:
        created = new_table(server)
        tokens = list(created["tokens"].values())
        with Player(server, created["table"], tokens) as both:
            both.play_on(random.Random(1), 5)
            time.sleep(0.5)
            assert server.app.state.hub.opened(created["table"]), "somebody watches"
        until(lambda: not server.app.state.hub.opened(created["table"]))
        with Player(server, created["table"], tokens) as both:
            assert both.number == 5


def test_migrations_make_exactly_the_schema(tmp_path: Path):
    engine = open_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_older_database_is_brought_up_to_date(tmp_path: Path):
    from alembic import command
    from alembic.config import Config

    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(sa.text("INSERT INTO rulesets VALUES ('builders', 'old', '[]')"))
        assert "told" not in {column["name"] for column in sa.inspect(connection).get_columns("snapshots")}
    migrate(engine)
    with engine.connect() as connection:
        assert "told" in {column["name"] for column in sa.inspect(connection).get_columns("snapshots")}
        assert connection.execute(sa.text("SELECT count(*) FROM rulesets")).scalar() == 1


def test_writes_that_come_together_are_stored_together(tmp_path: Path):
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(engine)
    sizes: list[int] = []

    async def write() -> list[BaseException | None]:
        writer = Writer(engine, "test", lambda count, seconds: sizes.append(count))
        writer.start()
        row = TableRow("t", "builders", {}, 1, "r", [], False, "i", None, None, 0.0)
        lobby = Lobby("playing", [], 0.0)
        await writer.store(Create(row, lobby, ("builders", "r", [])))
        numbers = [1, 2, 3, 4, 3, 7, 5]
        events = [Append("t", StoredEvent(number, "chat", {}, 0.0)) for number in numbers]
        answers = await asyncio.gather(*(writer.store(event) for event in events), return_exceptions=True)
        await writer.stop()
        return answers

    *first, taken, gap, last = asyncio.run(write())
    assert first == [None] * 4 and last is None
    assert isinstance(taken, NumberTaken), "the second 3 is taken, and only that"
    assert isinstance(gap, Gap), "7 does not follow"
    assert sizes == [1, 7]


def test_a_database_that_cannot_be_used_is_named():
    with pytest.raises(ValueError, match="SQLite or PostgreSQL"):
        open_engine("mysql://nowhere/x")
    with pytest.raises(ValueError, match="SQLite file"):
        open_engine("sqlite://")


@pytest.mark.parametrize(("chosen", "level"), [(None, 2), ("NORMAL", 1), ("full", 2)])
def test_moves_survive_a_power_cut_unless_it_is_chosen_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str | None, level: int
):
    if chosen is None:
        monkeypatch.delenv("SYLVARIUM_SQLITE_SYNCHRONOUS")
    else:
        monkeypatch.setenv("SYLVARIUM_SQLITE_SYNCHRONOUS", chosen)
    with open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}").connect() as connection:
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == level
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"


def test_a_wrong_choice_of_what_moves_survive_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SYLVARIUM_SQLITE_SYNCHRONOUS", "OFF")
    with pytest.raises(ValueError, match="FULL or NORMAL, not OFF"):
        open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_two_servers_do_not_share_an_sqlite_file(tmp_path: Path):
    with inside(quick(tmp_path)):
        engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        with pytest.raises(AlreadyInUse, match="PostgreSQL"), alone(engine):
            pass
    with alone(engine):
        pass


def test_tokens_and_seeds_are_not_told(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        created = new_table(server, seed=123456789012345)
        with Player(server, created["table"]) as guest, Player(server, created["table"], [created["tokens"][0]]) as ada:
            ada.ask(type="chat", text="hi")
            guest.wait("update")
            everything = "".join(guest.raw + ada.raw)
        assert "123456789012345" not in everything
    for file in tmp_path.glob("tables.sqlite*"):
        assert created["tokens"][0].encode() not in file.read_bytes(), "only a hash of the token is stored"
