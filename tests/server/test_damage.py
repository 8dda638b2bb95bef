"""Damaged rows and files: what is whole is opened, the rest is set aside, and everything is said with a code."""

from __future__ import annotations

import random
import shutil
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.player import Player, new_table
from server.running import Inside, inside
from server.waiting import until

from sylvarium.server import wellness
from sylvarium.server.database import open_engine
from sylvarium.server.probing import StorageUnusable, check_storage, problem_at_start
from sylvarium.server.repairing import repair


def sql(folder: Path, statement: str, *values: Any) -> list[tuple]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        return connection.execute(statement, values).fetchall()


DAMAGES = {
    "a gap": "DELETE FROM events WHERE number = 6",
    "no JSON": "UPDATE events SET data = '{\"seat\": ' WHERE number = 6",
    "another shape": "UPDATE events SET data = '[1, 2]' WHERE number = 6",
    "a field missing": "UPDATE events SET data = '{}' WHERE number = 6",
    "no such seat": "UPDATE events SET data = json_set(data, '$.seat', 17) WHERE number = 6",
    "an illegal action": "UPDATE events SET data = json_set(data, '$.action', 99999) WHERE number = 6",
    "an action that is no number": "UPDATE events SET data = json_set(data, '$.action', json('{}')) WHERE number = 6",
    "an unknown kind": "UPDATE events SET kind = 'dance' WHERE number = 6",
    "rules that cannot be read": 'UPDATE events SET kind = \'rules\', data = \'{"rules": "x", "state": "%"}\' '
    "WHERE number = 6",
}


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, list[str]]]:
    """Public tables after twelve moves and a word, with their tokens; one for every kind of damage."""
    folder, tables = tmp_path_factory.mktemp("stored"), {}
    with inside(quick(folder)) as server:
        for _ in DAMAGES:
            created = new_table(server, public=True, seed=11)
            tables[created["table"]] = list(created["tokens"].values())
            with Player(server, created["table"], tables[created["table"]]) as both:
                both.play_on(random.Random(3), 12)
                both.ask(type="chat", text="hello")
    sql(folder, "PRAGMA wal_checkpoint(TRUNCATE)")
    return folder, tables


@pytest.fixture
def played(stored: tuple[Path, dict[str, list[str]]], tmp_path: Path) -> tuple[Path, dict[str, list[str]]]:
    """The same, to be damaged."""
    shutil.copy(stored[0] / "tables.sqlite", tmp_path)
    return tmp_path, stored[1]


def aside(folder: Path, table: str) -> list[tuple[str, int]]:
    query = "SELECT source, number FROM set_aside WHERE table_id = ? ORDER BY source, number"
    return [(source, number) for source, number in sql(folder, query, table)]


def test_damaged_tables_are_opened_as_far_as_they_are_whole(played: tuple[Path, dict[str, list[str]]]):
    folder, tables = played
    engine = open_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    damaged = list(zip(DAMAGES, tables.items(), strict=True))
    for damage, (table, _) in damaged:
        sql(folder, f"{DAMAGES[damage]} AND table_id = ?", table)
        lost = 8 if damage != "a gap" else 7
        (found,) = repair(engine, table, dry_run=True)
        assert (found.whole, found.events, found.repaired, found.hopeless) == (5, lost, False, False), (damage, found)
        assert found.problem and not aside(folder, table), "nothing is done in a dry run"
    with inside(quick(folder)) as server:
        for damage, (table, tokens) in damaged:
            with Player(server, table, tokens) as both:
                assert both.version == both.number == 5, damage
                both.play_on(random.Random(4), 10)
                assert both.version == 15, "and it is played on"
            kept = [number for source, number in aside(folder, table) if source == "events"]
            assert kept == list(range(6 if damage != "a gap" else 7, 14)), "what could not stay is kept"
        assert figure(server, "sylvarium_damaged_tables_total") == len(damaged)
    with inside(quick(folder)) as server:
        for table, tokens in tables.items():
            with Player(server, table, tokens) as both:
                assert both.version == 15
    assert repair(engine) == []


def figure(server: Inside, name: str) -> float:
    value = server.app.state.hub.figures.registry.get_sample_value(name)
    assert value is not None
    return value


def test_repairing_all_tables_says_what_was_done(played: tuple[Path, dict[str, list[str]]]):
    folder, (table, whole, *_) = played
    sql(folder, "DELETE FROM events WHERE number = 6 AND table_id = ?", table)
    sql(folder, "UPDATE snapshots SET state = x'00' WHERE table_id = ? AND event = 0", table)
    sql(folder, "UPDATE tables SET people = '{' WHERE id = ?", table)
    engine = open_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    (found,) = repair(engine)
    assert found.table == table and found.repaired and found.events == 7 and found.lobby and found.snapshots >= 1
    assert "event 6 is missing" in (found.problem or "")
    assert repair(engine) == [] and repair(engine, whole)[0].problem is None
    (again,) = repair(engine, table)
    assert again.problem is None and again.whole == 5
    (unknown,) = repair(engine, "nowhere")
    assert unknown.hopeless


ROWS = {
    "game = 'chess'": "unknown_game",
    "seats = '[{'": "damaged",
    'seats = \'[{"kind": 3, "what": 4}]\'': "damaged",
    "options = '{\"start\": '": "damaged",
    "origin = x'0102'": "damaged",
    "seed = -5": "damaged",
}


def test_rows_that_cannot_be_read_are_refused_with_a_code(played: tuple[Path, dict[str, list[str]]]):
    folder, tables = played
    broken = list(zip(ROWS, tables.items(), strict=False))
    for change, (table, _) in broken:
        sql(folder, f"UPDATE tables SET {change} WHERE id = ?", table)
    with inside(quick(folder)) as server:
        for change, (table, tokens) in broken:
            code = ROWS[change]
            answer = httpx.get(f"{server.http}/api/tables/{table}")
            assert answer.json()["code"] == code and answer.status_code in (404, 500), change
            for path in ("history", "moments/3", "review"):
                assert httpx.get(f"{server.http}/api/tables/{table}/{path}").json()["code"] == code
            with Player(server, table, tokens, hello=False) as nobody:
                assert nobody.hear()["code"] == code
        assert httpx.get(f"{server.http}/api/tables").status_code == 200
    found = repair(open_engine(f"sqlite:///{folder / 'tables.sqlite'}"))
    assert {finding.table for finding in found} == {table for _, (table, _) in broken}
    assert all(finding.hopeless for finding in found)


SHOWN = [
    "options = '['",
    "people = '7'",
    'people = \'[{"kind": "human"}]\'',
    'people = \'[{"kind": 1, "nickname": 2, "level": 3}]\'',
    "forked = '{}'",
    "game = 'chess'",
    "changed = 'yesterday'",
    "options = '{\"start\": 3}'",
]


def test_one_broken_row_does_not_break_the_lobby(played: tuple[Path, dict[str, list[str]]]):
    folder, tables = played
    with inside(quick(folder)) as server:
        for change, table in zip(SHOWN, tables, strict=False):
            sql(folder, f"UPDATE tables SET {change} WHERE id = ?", table)
            server.app.state.lobby.clear()  # a page is kept for a second
            assert httpx.get(f"{server.http}/api/tables").status_code == 200, change
        server.app.state.lobby.clear()
        shown = {one["table"] for one in httpx.get(f"{server.http}/api/tables").json()["playing"]}
    assert shown == set(list(tables)[len(SHOWN) :])


def test_a_snapshot_that_cannot_be_read_is_not_needed(played: tuple[Path, dict[str, list[str]]]):
    folder, tables = played
    table, tokens = next(iter(tables.items()))
    sql(folder, "UPDATE snapshots SET state = ?, told = x'99'", zlib.compress(b"short"))
    with inside(quick(folder)) as server:
        with Player(server, table, tokens) as both:
            assert both.number == 12
            both.play_on(random.Random(5))
            assert both.view["over"]
        assert httpx.get(f"{server.http}/api/tables/{table}/history").status_code == 200


def test_health_is_not_ok_when_the_disk_is_full(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        assert httpx.get(f"{server.http}/health").json()["database"] == "ok"
        engine = server.app.state.hub.storage.engine

        @sa.event.listens_for(engine, "checkout")
        def full(connection: Any, *_: Any) -> None:
            connection.execute("PRAGMA max_page_count=1")

        body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "me"}], "nickname": "Ada"}
        for _ in range(200):
            if (answer := httpx.post(f"{server.http}/api/tables", json=body)).status_code != 201:
                break
        assert answer.status_code == 503 and answer.json()["code"] == "storage"
        until(lambda: httpx.get(f"{server.http}/health").status_code == 503)  # the look before counts for a second
        assert httpx.get(f"{server.http}/health").json()["status"] == "failing"
        sa.event.remove(engine, "checkout", full)

        @sa.event.listens_for(engine, "checkout")
        def roomy(connection: Any, *_: Any) -> None:  # every connection of the pool has a limit of its own
            connection.execute("PRAGMA max_page_count=1073741823")

        assert httpx.get(f"{server.http}/health").status_code == 200


def test_one_look_at_the_storage_serves_all_who_ask_and_only_if_it_was_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A look writes: looks without end would keep moves from being stored."""
    looks: list[int] = []

    def check() -> None:
        looks.append(1)
        if len(looks) > 1:
            raise StorageUnusable("the disk is full")

    with inside(quick(tmp_path)) as server:
        monkeypatch.setattr(server.app.state.hub.wellness, "_check", check)
        monkeypatch.setattr(wellness, "KEPT", 1e6)
        assert {httpx.get(f"{server.http}/health").status_code for _ in range(5)} == {200} and len(looks) == 1
        monkeypatch.setattr(wellness, "KEPT", -1.0)
        told = httpx.get(f"{server.http}/metrics").text
        assert "sylvarium_storage_usable 0.0" in told, "also where nobody asks for /health"
        assert {httpx.get(f"{server.http}/health").status_code for _ in range(3)} == {503} and len(looks) == 5


def test_health_is_not_ok_when_the_file_is_damaged(played: tuple[Path, dict[str, list[str]]]):
    folder, _ = played
    sql(folder, "PRAGMA wal_checkpoint(TRUNCATE)")
    file = folder / "tables.sqlite"
    content = bytearray(file.read_bytes())
    content[4096:] = random.Random(1).randbytes(len(content) - 4096)
    file.write_bytes(content)
    engine = open_engine(f"sqlite:///{file}")
    with pytest.raises(StorageUnusable):
        check_storage(engine)
    assert "cannot be used" in (problem_at_start(f"sqlite:///{file}") or "")


def test_a_storage_that_cannot_be_written_is_refused_at_the_start(
    played: tuple[Path, dict[str, list[str]]], tmp_path: Path
):
    folder, _ = played
    file = folder / "tables.sqlite"
    read_only = f"sqlite:///file:{file}?mode=ro&uri=true"
    assert "readonly" in (problem_at_start(read_only) or "")
    (tmp_path / "file").write_text("no folder")
    said = problem_at_start(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}") or ""
    assert f"{tmp_path / 'file'} cannot be used: " in said and "Errno" not in said, "a sentence"
    (tmp_path / "text.sqlite").write_text("this is no database, whatever its name may say")
    assert "not a database" in (problem_at_start(f"sqlite:///{tmp_path / 'text.sqlite'}") or "")
    assert problem_at_start(f"sqlite:///{file}") is None


LONG = ("/" + "x" * 300, "/tables/" + "y" * 300, "/" + "%C3%A9" * 150)  # the last one has 300 bytes


@pytest.mark.parametrize("path", ["/%00", "/a%00b", *LONG, "/api/tables/%00"])
def test_paths_that_no_file_system_takes_are_not_found(server: Inside, path: str):
    folder = server.app.state.settings.client
    folder.mkdir(exist_ok=True)
    (folder / "index.html").write_text("<p>the client")
    answer = httpx.get(server.http + path)
    assert answer.status_code in (404, 422) if "api" in path else answer.status_code == 404
    assert answer.json()["code"]
