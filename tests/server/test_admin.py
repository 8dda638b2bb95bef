"""`sylvarium admin` as an operator uses it: on the storage of a server that runs and is played on."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import quick
from server.player import Player, join, new_table
from server.running import Inside, inside
from server.test_damage import sql
from server.waiting import until
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from sylvarium.command_line.cli import app
from sylvarium.server.database import open_engine
from sylvarium.server.operating import moderating, retention


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def admin(url: str, *words: str, fails: int = 0) -> Any:
    """What a command answers a script; what it says to people if it fails."""
    more = [] if fails else ["--json"]
    done = CliRunner().invoke(app, ["admin", *words, "--database", url, *more], env={"COLUMNS": "200"})
    assert done.exit_code == fails, done.output
    return " ".join(done.output.replace("│", " ").split()) if fails else json.loads(done.stdout)


@pytest.fixture
def busy(tmp_path: Path):
    """A server that looks for orders all the time, and its storage."""
    with inside(quick(tmp_path, orders_every=0.05)) as server:
        yield server, url_of(tmp_path)


def tokens(created: dict) -> list[str]:
    return list(created["tokens"].values())


# ---------------------------------------------------------------------------------------------------- tables, people


def test_tables_and_people(busy: tuple[Inside, str], tmp_path: Path):
    server, url = busy
    private = new_table(server)
    waiting = new_table(server, [{"kind": "me"}, {"kind": "open"}], nickname="Grace", public=True)
    with Player(server, private["table"], tokens(private)) as both:
        both.play_on(random.Random(1), 3)
        both.ask(type="chat", text="[b]good evening[/]")
    found = admin(url, "tables")
    narrow = CliRunner().invoke(app, ["admin", "tables", "--database", url], env={"COLUMNS": "80"}).output
    assert private["table"] in narrow and waiting["table"] in narrow, "names are not broken"
    assert [one["table"] for one in found] == [private["table"], waiting["table"]], "the last touched first"
    assert [one["status"] for one in found] == ["playing", "waiting"] and found[0]["events"] == 4
    assert admin(url, "tables", "--status", "waiting")[0]["table"] == waiting["table"]
    assert admin(url, "tables", "--game", "sylve") == [] == admin(url, "tables", "--damaged")
    assert len(admin(url, "tables", "--since", "1h")) == 2 and len(admin(url, "tables", "--limit", "1")) == 1
    sql(tmp_path, "UPDATE tables SET changed = changed - 7200, attended = NULL WHERE id = ?", waiting["table"])
    assert [one["table"] for one in admin(url, "tables", "--since", "1h")] == [private["table"]]

    one = admin(url, "tables", private["table"])
    assert one["chat"][0]["text"] == "[b]good evening[/]" and one["muted"] == [] and one["snapshots"] >= 1
    assert {person["nickname"] for person in one["people"]} == {"Ada", "Ada 2"}
    people = admin(url, "people", "grace")
    assert [(person["nickname"], person["table"], person["seat"]) for person in people] == [
        ("Grace", waiting["table"], 0)
    ]
    assert len(admin(url, "people")) == 3 and len(admin(url, "people", "--table", private["table"])) == 2

    shown = CliRunner().invoke(app, ["admin", "tables", private["table"], "--database", url])
    assert shown.exit_code == 0 and "[b]good evening[/]" in shown.stdout, "what people say is no markup"
    for words in (["tables"], ["people"]):
        listed = CliRunner().invoke(app, ["admin", *words, "--database", url])
        assert listed.exit_code == 0 and "Grace" in listed.stdout
    secrets = {row[0] for row in sql(tmp_path, "SELECT invite FROM tables")} | {*tokens(private), *tokens(waiting)}
    said = json.dumps([found, one, people]) + shown.stdout
    assert not [secret for secret in secrets if secret in said] and '"token"' not in said


def test_mistakes_are_told(busy: tuple[Inside, str], tmp_path: Path):
    server, url = busy
    table = new_table(server)["table"]
    assert "there is no file" in admin(f"sqlite:///{tmp_path}/other.sqlite", "tables", fails=2)
    assert not (tmp_path / "other.sqlite").exists(), "a mistyped name makes no new storage"
    (tmp_path / "empty.sqlite").touch()
    assert "no tables of Sylvarium" in admin(f"sqlite:///{tmp_path}/empty.sqlite", "tables", fails=2)
    assert "there is no table nowhere" in admin(url, "tables", "nowhere", fails=2)
    assert "there is no table nowhere" in admin(url, "close", "nowhere", "--reason", "x", fails=2)
    assert "there is no table nowhere" in admin(url, "repair", "nowhere", fails=2)
    assert "say why" in admin(url, "close", table, "--reason", "  ", fails=2)
    assert "not closed" in admin(url, "reopen", table, fails=2)
    assert "say who" in admin(url, "mute", table, fails=2)
    assert "nobody sits on seat 5" in admin(url, "mute", table, "--seat", "5", fails=2)
    assert "nobody at table" in admin(url, "mute", table, "--name", "Nobody", fails=2)
    assert "already" in admin(url, "unmute", table, "--seat", "0", fails=2)
    assert "not of the form" in admin(url, "tables", "--since", "soon", fails=2)
    assert admin(url, "tables", table)["events"] == 0, "nothing was stored"
    sql(tmp_path, "UPDATE alembic_version SET version_num = '0003'")
    assert "has the schema 0003" in admin(url, "tables", fails=2)


# -------------------------------------------------------------------------------------------------------- moderation


def test_muted_people_play_on_in_silence(busy: tuple[Inside, str]):
    server, url = busy
    table = new_table(server, [{"kind": "me"}, {"kind": "open"}], public=True)
    bob = join(server, table["table"], nickname="Bob")
    with (
        Player(server, table["table"], tokens(table)) as ada,
        Player(server, table["table"], [bob["token"]]) as rude,
        Player(server, table["table"]) as guest,
    ):
        assert rude.ask(type="chat", text="rude")["type"] == "done"
        assert admin(url, "mute", table["table"], "--name", "bob", "--reason", "rude")["muted"]
        assert rude.ask(type="chat", text="rude again")["code"] == "muted", "at once, without waiting for the server"
        assert ada.ask(type="chat", text="well")["type"] == "done"
        assert guest.ask(type="chat", text="I watch")["type"] == "done"
        admin(url, "mute", table["table"], "--spectators")
        assert guest.ask(type="chat", text="I watch")["code"] == "muted"
        assert admin(url, "tables", table["table"])["muted"] == [1, "spectators"]
        assert [one["muted"] for one in admin(url, "people", "--table", table["table"])] == [False, True]
        both = [player for player in (ada, rude) if player.view["choices"]]
        assert both[0].play_any(random.Random(2))["type"] == "done", "they play on"
        admin(url, "unmute", table["table"], "--seat", "1")
        until(lambda: rude.ask(type="chat", text="sorry")["type"] == "done")
        said = [one["text"] for one in admin(url, "tables", table["table"])["chat"]]
        assert said == ["rude", "well", "I watch", "sorry"]
    orders = admin(url, "tables", table["table"])["orders"]
    assert [order["deed"] for order in orders] == ["mute", "mute", "unmute"]
    assert orders[0]["reason"] == "seat 1: rude"


def test_a_closed_table(busy: tuple[Inside, str]):
    server, url = busy
    made = new_table(server, [{"kind": "me"}, {"kind": "hotseat"}], public=True)
    table = made["table"]
    waiting = new_table(server, [{"kind": "me"}, {"kind": "open"}], public=True)["table"]
    with Player(server, table, tokens(made)) as both, Player(server, table) as guest:
        both.play_on(random.Random(1), 2)
        for id in (table, waiting):
            admin(url, "close", id, "--reason", "It was opened by a robot.")
        told = guest.wait("update", lambda message: "closed" in message.get("table", {}))
        assert told["table"]["closed"] == "It was opened by a robot.", "those who are there learn of it by themselves"
        both.wait("update", lambda message: message.get("table", {}).get("closed"))
        assert both.play_any(random.Random(1))["code"] == "closed"
        assert both.ask(type="chat", text="hm")["code"] == "closed"
        assert both.ask(type="undo", seat=0, number=both.number)["code"] == "closed"
        refused = httpx.post(f"{server.http}/api/tables/{waiting}/join", json={"nickname": "Bob"})
        assert (refused.status_code, refused.json()["code"]) == (409, "closed")

        def lobby() -> dict:
            return httpx.get(f"{server.http}/api/tables").json()

        until(lambda: not lobby()["waiting"] and not lobby()["playing"])  # the lobby does not offer it
        with Player(server, table) as late:
            assert late.table["closed"] and late.views, "whoever comes is told, and may look"
        assert [one["table"] for one in admin(url, "tables", "--status", "closed")] == [waiting, table]
        assert "closed already" in admin(url, "close", table, "--reason", "x", fails=2)
        admin(url, "reopen", table)
        both.wait("update", lambda message: "table" in message and message["table"]["closed"] is None)
        both.play_on(random.Random(1), 2)
    with Player(server, table, tokens(made)) as both:
        both.play_on(random.Random(1))
        assert both.view["over"]
    assert admin(url, "repair", "--dry-run") == [], "what the lobby shows follows from the events"


def test_a_closed_table_stays_closed(tmp_path: Path):
    """Also for a server that never looks for orders: the number of the next change is taken."""
    with inside(quick(tmp_path, orders_every=1e6)) as server:
        made = new_table(server)
        with Player(server, made["table"], tokens(made)) as both:
            both.play_on(random.Random(1), 2)
            admin(url_of(tmp_path), "close", made["table"], "--reason", "late")
            assert both.play_any(random.Random(1))["code"] == "closed"
            assert both.table["closed"] == "late", "the state it was sent says why"
    with inside(quick(tmp_path)) as server, Player(server, made["table"], tokens(made)) as both:
        assert both.table["closed"] == "late" and both.play_any(random.Random(1))["code"] == "closed"


def test_bots_rest_at_a_closed_table(busy: tuple[Inside, str]):
    server, url = busy
    made = new_table(server, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}])
    with Player(server, made["table"], tokens(made)) as ada:
        admin(url, "close", made["table"], "--reason", "a pause")  # whoever begins: the bot may be thinking
        ada.sees(lambda table: table["closed"] == "a pause")
        version = ada.version
        time.sleep(0.3)
        assert admin(url, "tables", made["table"])["events"] == version, "nobody moves"
        admin(url, "reopen", made["table"])
        ada.sees(lambda table: table["closed"] is None)
        for _ in range(400):
            if ada.view["over"]:
                break
            if ada.view["choices"]:
                ada.play_any(random.Random(1))
            else:
                ada.hear()
        assert ada.view["over"], "the bot plays on"


def test_orders_amid_moves_leave_no_gap(busy: tuple[Inside, str], tmp_path: Path):
    server, url = busy
    made = new_table(server)
    stop, heard = threading.Event(), threading.Event()

    def chatter() -> None:
        with Player(server, made["table"], tokens(made)) as both:
            while not stop.is_set():
                answer = both.ask(type="chat", text="so")["type"]
                assert answer in ("done", "refused")
                if answer == "done":
                    heard.set()

    talking = [threading.Thread(target=chatter) for _ in range(3)]
    for one in talking:
        one.start()
    assert heard.wait(60), "nobody was heard"
    engine = open_engine(url)
    for _ in range(10):
        moderating.close(engine, made["table"], "once")
        moderating.reopen(engine, made["table"])
    engine.dispose()
    stop.set()
    for one in talking:
        one.join()
    numbers = [row[0] for row in sql(tmp_path, "SELECT number FROM events ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 20
    assert admin(url, "repair") == []


# ------------------------------------------------------------------------------------------------------------- repair


def test_repair_reaches_those_who_watch(busy: tuple[Inside, str], tmp_path: Path):
    server, url = busy
    made = new_table(server, seed=11)
    with Player(server, made["table"], tokens(made)) as both:
        both.play_on(random.Random(3), 12)
        sql(tmp_path, "DELETE FROM events WHERE number = 6")
        assert [one["table"] for one in admin(url, "tables", "--damaged")] == [made["table"]]
        (found,) = admin(url, "repair", "--dry-run")
        assert (found["whole"], found["events"], found["repaired"]) == (5, 6, False)
        (found,) = admin(url, "repair", made["table"])
        assert found["repaired"]
        both.wait("state", lambda state: state["version"] == 5)
        both.play_on(random.Random(4))
        assert both.view["over"]
    assert admin(url, "repair") == []
    one = admin(url, "tables", made["table"])
    assert one["set_aside"] >= 6 and one["damage"] and one["orders"][0]["deed"] == "repair"


def test_a_bot_whose_turn_it_is_again_after_a_repair_plays_on(tmp_path: Path):
    """The moves of the person are lost: nobody who watches has to say anything for the bot to move once more."""
    with inside(quick(tmp_path, orders_every=0.05)) as server:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]
        made = new_table(server, seats, options={"start": "2"})
        with Player(server, made["table"], tokens(made)) as ada:
            until(lambda: ada.view["choices"] or not ada.hear())
            number = ada.version
            sql(tmp_path, "UPDATE events SET data = 'torn' WHERE number = ?", number)
            assert admin(url_of(tmp_path), "repair", made["table"])[0]["repaired"]
            ada.wait("state", lambda state: state["version"] == number - 1)
            until(lambda: ada.view["choices"] or not ada.hear())
            assert ada.version >= number


# ---------------------------------------------------------------------------------------------------------- retention


def test_retention(busy: tuple[Inside, str], tmp_path: Path):
    server, url = busy
    finished, begun, fresh = new_table(server), new_table(server), new_table(server)
    waiting = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    with Player(server, finished["table"], tokens(finished)) as both:
        both.play_on(random.Random(1))
    with Player(server, begun["table"], tokens(begun)) as both:
        both.play_on(random.Random(1), 4)
        old = [one["table"] for one in (finished, begun, waiting)]
        for id in old:
            for statement in (
                "UPDATE tables SET created = created - :d, changed = changed - :d, attended = NULL WHERE id = :id",
                "UPDATE events SET at = at - :d WHERE table_id = :id",
            ):
                sql(tmp_path, statement.replace(":d", str(100 * 86400)).replace(":id", "?"), id)
        told = admin(url, "retention")
        assert told["tables"] == 2 and not told["removed"]
        assert told["by_game"] == {"builders": {"playing": 1, "waiting": 1}}
        assert len(admin(url, "tables")) == 4, "nothing is removed unless it is asked for"
        assert admin(url, "retention", "--unfinished-days", "200")["tables"] == 1
        assert "2 tables would be removed" in CliRunner().invoke(app, ["admin", "retention", "--database", url]).stdout
        assert set(admin(url, "retention", "--remove")["ids"]) == {begun["table"], waiting["table"]}
        with pytest.raises(ConnectionClosed) as gone:
            while True:
                both.hear()
        assert gone.value.rcvd and gone.value.rcvd.code == 4004, "a server that has it open lets it go"
    assert httpx.get(f"{server.http}/api/tables/{begun['table']}").status_code == 404
    assert {one["table"] for one in admin(url, "tables")} == {finished["table"], fresh["table"]}
    assert sql(tmp_path, "SELECT count(*) FROM events WHERE table_id = ?", begun["table"]) == [(0,)]
    assert admin(url, "retention", "--finished-days", "30", "--remove")["ids"] == [finished["table"]]


def test_who_comes_back_in_time_keeps_the_table(busy: tuple[Inside, str], tmp_path: Path, monkeypatch: Any):
    server, url = busy
    made = new_table(server)
    engine = open_engine(url)
    later = time.time() + 200 * 86400
    found = retention.doomed(engine, retention.Policy(), later)
    assert [one.table for one in found] == [made["table"]]
    sql(tmp_path, "UPDATE tables SET attended = ? WHERE id = ?", later, made["table"])
    monkeypatch.setattr(retention, "doomed", lambda *_: found)
    assert retention.remove(engine, retention.Policy(), later) == []
    engine.dispose()
    assert len(admin(url, "tables")) == 1
