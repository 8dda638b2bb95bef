"""Limits on sizes and rates: a clear message, and nobody else is disturbed."""

from __future__ import annotations

import itertools
import random
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from server.conftest import quick
from server.player import Player, new_table
from server.running import Inside, inside
from websockets.exceptions import ConnectionClosed

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.hearing import FLOOD, Hearing
from sylvarium.server.settings import Limits, Settings


def test_messages_that_are_too_large(server: Inside):
    created = new_table(server)
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as both:
        both.socket.send('{"type":"chat","text":"' + "x" * 9000 + '"}')
        assert both.wait("refused")["code"] == "too_large"
        assert both.play_any(random.Random(1))["type"] == "done", "and the connection still works"
        both.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            while True:
                both.hear()
    with Player(server, created["table"], tokens) as back:
        assert back.number == 1, "nothing is lost"


def test_requests_that_are_too_large(server: Inside):
    for content in (b"[" * 100_000, (b"[" * 1000 for _ in range(100))):
        answer = httpx.post(f"{server.http}/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 413 and answer.json()["code"] == "too_large"


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path):
    strict = Limits(messages=(1e-6, 10), flood=20, new_tables=(100, 100), requests=(100, 100))
    with inside(quick(tmp_path, limits=strict)) as server:
        created = new_table(server)
        tokens = list(created["tokens"].values())
        with Player(server, created["table"], tokens) as flooder, Player(server, created["table"]) as other:
            codes = []
            with suppress(ConnectionClosed):
                for _ in range(200):
                    flooder.send(type="ping")
            with pytest.raises(ConnectionClosed, match="4029"):
                while True:
                    codes.append(flooder.hear().get("code"))
            assert "too_fast" in codes
            assert other.ask(type="ping")["type"] == "pong"


def test_a_flood_that_is_heard_now_and_then_is_cut_off_too():
    """Messages within the rate come in between: otherwise a flood a hundred times too fast would last for ever."""
    heard = itertools.cycle([True, False, False, False])
    messages = SimpleNamespace(take=lambda: next(heard), wait=lambda: 1.0)
    closed: list[int] = []
    connection = SimpleNamespace(messages=messages, close=closed.append)
    hearing = Hearing(SimpleNamespace(connection=connection, limits=Limits(flood=20)), None)  # type: ignore[arg-type]
    for _ in range(60):
        with suppress(Refusal):
            hearing._check_rate()
    assert FLOOD in closed
    heard = itertools.cycle([True, True, False])
    closed.clear()
    hearing = Hearing(SimpleNamespace(connection=connection, limits=Limits(flood=20)), None)  # type: ignore[arg-type]
    for _ in range(600):
        with suppress(Refusal):
            hearing._check_rate()
    assert not closed, "a little too fast is refused, and no more"


def test_chat_and_hints_have_a_pace_of_their_own(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(chat=(1e-6, 3), hints=(1e-6, 1)))) as server:
        created = new_table(server, options={"start": "1"})
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            kinds = [both.ask(type="chat", text="again")["type"] for _ in range(4)]
            assert kinds == ["done"] * 3 + ["refused"]
            assert both.ask(type="hint", seat=0, level="sapling")["type"] == "hint"
            assert both.ask(type="hint", seat=0, level="sapling")["code"] == "too_fast"
            assert both.play_any(random.Random(1))["type"] == "done"


def test_an_address_creates_so_many_tables_and_no_more(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(new_tables=(1e-6, 2)))) as server:
        body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "open"}], "nickname": "Ada"}
        answers = [httpx.post(f"{server.http}/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too_fast"


def test_an_address_asks_so_often_and_no_more(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(requests=(1e-6, 5)))) as server:
        statuses = [httpx.get(f"{server.http}/api/tables").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert httpx.get(f"{server.http}/health").status_code == 200


def test_so_many_spectators_at_a_table_and_no_more_but_any_player(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(spectators_per_table=2))) as server:
        created = new_table(server)
        table, tokens = created["table"], list(created["tokens"].values())
        with Player(server, table) as first, Player(server, table):
            third = Player(server, table, hello=False)
            third.send(type="hello", tokens=["guess"])
            refused = third.wait("refused", lambda message: message["code"] == "full")
            assert refused["wait"] > 0
            with pytest.raises(ConnectionClosed, match="1013"):
                third.hear()
            with Player(server, table, tokens[:1]) as ada, Player(server, table, tokens) as both:
                assert ada.seats == [0] and both.seats == [0, 1]
                assert first.hello()["type"] == "state", "who is in may stay"


def in_time(server: Inside, table: str) -> Player:
    """A guest who has said hello before being shown out; a busy machine may need several."""
    for _ in range(30):
        with suppress(ConnectionClosed):
            return Player(server, table)
    raise AssertionError("nobody is heard in time")


def test_who_does_not_say_hello_is_shown_out(tmp_path: Path):
    with inside(quick(tmp_path, hello_within=1.0)) as server:
        table = new_table(server)["table"]
        silent = Player(server, table, hello=False)
        with pytest.raises(ConnectionClosed, match="4008"):
            silent.hear()
        with in_time(server, table) as guest:
            time.sleep(1.2)
            assert guest.ask(type="ping")["type"] == "pong", "who has said hello may stay"


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DATABASE_URL", "sqlite:///x.sqlite")
    monkeypatch.setenv("SYLVARIUM_BOT_PAUSE", "0.5-2")
    monkeypatch.setenv("SYLVARIUM_LOG_JSON", "yes")
    monkeypatch.setenv("SYLVARIUM_LIMIT_CHAT", "3/9")
    monkeypatch.setenv("SYLVARIUM_LIMIT_CHAT_LENGTH", "80")
    found = Settings.from_environment(workers=3)
    assert (found.database_url, found.bot_pause, found.log_json, found.workers) == (
        "sqlite:///x.sqlite", (0.5, 2.0), True, 3,
    )  # fmt: skip
    assert found.limits.chat == (3.0, 9.0) and found.limits.chat_length == 80
    monkeypatch.setenv("SYLVARIUM_WORKERS", "many")
    with pytest.raises(ValueError, match="SYLVARIUM_WORKERS cannot be 'many'"):
        Settings.from_environment()
    monkeypatch.setenv("SYLVARIUM_WORKERS", "")
    monkeypatch.setenv("SYLVARIUM_LIMIT_CHAT", "often")
    with pytest.raises(ValueError, match=r"^SYLVARIUM_LIMIT_CHAT cannot be 'often': [^;]*$"):
        Settings.from_environment()
