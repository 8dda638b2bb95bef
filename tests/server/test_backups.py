"""`sylvarium admin backup` and `restore`: from a server that is played on, into an empty one of either kind."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.player import Player, new_table
from server.postgres import postgres
from server.running import GENEROUS, Inside, inside
from server.test_admin import admin, tokens, url_of
from server.test_damage import sql
from server.waiting import until

from sylvarium.games import GAMES
from sylvarium.server.database import open_engine
from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.settings import Settings


def rows(url: str) -> dict[str, list[tuple]]:
    """Everything that is stored, in a form that does not depend on the kind of storage."""
    engine = open_engine(url)
    order = {"tables": "id", "events": "table_id, number", "snapshots": "table_id, event", "rulesets": "game, rules"}
    from sylvarium.server.schema import metadata

    with engine.connect() as connection:
        found = {
            name: [tuple(row) for row in connection.execute(sa.select(metadata.tables[name]).order_by(sa.text(by)))]
            for name, by in order.items()
        }
    engine.dispose()
    return found


def everything(server: Inside) -> dict[str, dict]:
    """A running table of every game."""
    return {game: new_table(server, game=game, seed=7, public=True) for game in GAMES}


@pytest.fixture(scope="module")
def played_on(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Path, dict[str, dict]]:
    """Backups of a server, of both kinds, made while all five games were being played on it."""
    folder = tmp_path_factory.mktemp("played-on")
    portable, copied = folder / "all.backup", folder / "all.sqlite"
    with inside(quick(folder)) as server:
        made = everything(server)
        stop = threading.Event()
        played: list[int] = []

        def play(created: dict) -> None:
            with Player(server, created["table"], tokens(created)) as all_seats:
                chance = random.Random(5)
                while not stop.is_set() and not all_seats.view["over"]:
                    played.append(all_seats.play_on(chance, 1))

        playing = [threading.Thread(target=play, args=(created,)) for created in made.values()]
        for one in playing:
            one.start()
        until(lambda: len(played) > 25)
        told = admin(url_of(folder), "backup", str(portable))
        assert told["rows"]["tables"] == 5 and told["rows"]["events"] > 20
        assert admin(url_of(folder), "backup", str(copied), "--copy")["rows"]["tables"] == 5
        before = len(played)
        until(lambda: len(played) > before + 5)
        stop.set()
        for one in playing:
            one.join()
    return folder, portable, copied, made


def check_restored(url: str, source: str, settings: Settings, made: dict[str, dict]) -> None:
    """A backup is what the server had at one moment, and it is played on, by the same people, to the end."""
    then, now = rows(url), rows(source)
    assert {row[0] for row in then["tables"]} == {row[0] for row in now["tables"]}
    for id in {row[0] for row in then["tables"]}:
        mine, theirs = ([row for row in found["events"] if row[0] == id] for found in (then, now))
        assert mine and mine == theirs[: len(mine)]
    assert set(then["snapshots"]) <= set(now["snapshots"]) and then["rulesets"] == now["rulesets"]
    with inside(settings) as server:
        assert httpx.get(f"{server.http}/health").status_code == 200
        for game, created in made.items():
            with Player(server, created["table"], tokens(created)) as all_seats:
                assert all_seats.view["number"] > 0
                all_seats.play_on(random.Random(6), 10_000 if game == "builders" else 10)
                assert all_seats.ask(type="chat", text="on we go")["type"] == "done"


def test_restored_into_an_empty_server_and_played_on(played_on: tuple, tmp_path: Path):
    folder, portable, _, made = played_on
    assert portable.stat().st_mode & 0o077 == 0, "it holds seeds and hands"
    assert admin(url_of(tmp_path), "restore", str(portable), "--dry-run")["rows"]["tables"] == 5
    assert not (tmp_path / "tables.sqlite").exists()
    assert admin(url_of(tmp_path), "restore", str(portable))["restored"]
    assert "empty storage" in admin(url_of(tmp_path), "restore", str(portable), fails=2)
    check_restored(url_of(tmp_path), url_of(folder), quick(tmp_path), made)
    assert admin(url_of(tmp_path), "repair") == []


def test_a_copy_is_restored_and_served(played_on: tuple, tmp_path: Path):
    folder, _, copied, made = played_on
    before = copied.read_bytes()
    assert admin(url_of(tmp_path), "restore", str(copied))["restored"]
    assert copied.read_bytes() == before, "a backup is only read"
    check_restored(url_of(tmp_path), url_of(folder), quick(tmp_path), made)
    served = tmp_path / "served"
    served.mkdir()
    (served / "tables.sqlite").write_bytes(before)
    with inside(quick(served)) as server:
        assert len(httpx.get(f"{server.http}/api/tables").json()["playing"]) == 5


def test_from_sqlite_to_postgres_and_back(played_on: tuple, tmp_path: Path):
    folder, portable, _, made = played_on
    with postgres() as url:
        admin(url, "restore", str(portable))
        assert "empty storage" in admin(url, "restore", str(portable), fails=2)
        assert "leave --copy away" in admin(url, "backup", str(tmp_path / "copy"), "--copy", fails=2)
        there = tmp_path / "there"
        there.mkdir()
        back = tmp_path / "back.backup"
        settings = Settings(database_url=url, client=tmp_path, **DEFAULTS)
        check_restored(url, url_of(folder), settings, made)
        with inside(settings) as server:  # orders reach a server on PostgreSQL too
            some = made["builders"]
            extra = new_table(server, public=True)
            with Player(server, extra["table"], tokens(extra)) as both:
                admin(url, "mute", extra["table"], "--seat", "0")
                assert both.ask(type="chat", text="x")["code"] == "muted"
                admin(url, "close", extra["table"], "--reason", "enough")
                both.wait("update", lambda message: message.get("table", {}).get("closed"))
                assert both.play_any(random.Random(1))["code"] == "closed"
            admin(url, "backup", str(back))
        assert {one["table"] for one in admin(url, "tables", "--status", "closed")} == {extra["table"]}
        assert len(admin(url, "people", "--table", some["table"])) == 2
        admin(url_of(there), "restore", str(back))
        assert rows(url_of(there)) == rows(url)
        ids = admin(url, "retention", "--finished-days", "0", "--unfinished-days", "0", "--remove")["ids"]
        assert len(ids) == 6 and admin(url, "tables") == [] and admin(url, "repair") == []
    with inside(quick(there)) as server, Player(server, extra["table"], tokens(extra)) as both:
        assert both.table["closed"] == "enough"
    assert [order["deed"] for order in admin(url_of(there), "tables", extra["table"])["orders"]] == ["mute", "close"]


DEFAULTS: dict[str, Any] = {"limits": GENEROUS, "orders_every": 0.05, "prepare_games": False}


def test_backups_that_cannot_be_used_are_refused_and_nothing_is_stored(played_on: tuple, tmp_path: Path):
    _, portable, copied, _ = played_on
    packed = portable.read_bytes()
    cases = {
        "ends too soon": packed[: len(packed) // 2],
        "no backup": b"hello",
        "damaged": packed[:2000] + bytes(64) + packed[2064:],
        "empty": b"",
    }
    for name, content in cases.items():
        file = tmp_path / "bad.backup"
        file.write_bytes(content)
        said = admin(url_of(tmp_path), "restore", str(file), fails=2)
        assert "bad.backup" in said and "Traceback" not in said, (name, said)
        assert not (tmp_path / "tables.sqlite").exists()
    assert "is there already" in admin(f"sqlite:///{copied}", "backup", str(portable), fails=2)
    assert portable.read_bytes() == packed
    admin(f"sqlite:///{copied}", "backup", str(portable), "--force")
    portable.write_bytes(packed)
    assert [one.name for one in portable.parent.iterdir() if one.name.startswith(".")] == []


def test_nobody_restores_under_a_running_server(played_on: tuple, tmp_path: Path):
    _, portable, _, _ = played_on
    with inside(quick(tmp_path)):
        assert "another server already uses" in admin(url_of(tmp_path), "restore", str(portable), fails=2)


def test_damaged_rows_travel_as_they_are(played_on: tuple, tmp_path: Path):
    _, portable, _, made = played_on
    admin(url_of(tmp_path), "restore", str(portable))
    table = made["builders"]["table"]
    sql(tmp_path, "UPDATE events SET data = '{\"seat\": ' WHERE number = 3 AND table_id = ?", table)
    sql(tmp_path, "UPDATE events SET data = CAST(X'80FF' AS TEXT) WHERE number = 4 AND table_id = ?", table)
    engine = open_engine(url_of(tmp_path))
    counts = back_up(engine, tmp_path / "damaged.backup")
    engine.dispose()
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert restore(other, tmp_path / "damaged.backup") == counts
    (found,) = admin(other, "repair")
    assert found["table"] == table and found["whole"] == 2 and found["repaired"]
