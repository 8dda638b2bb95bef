"""What was promised to people is kept: over the death of a server, over a migration of tables in play, in a backup."""

from __future__ import annotations

import random
from pathlib import Path

from server.conftest import quick
from server.home import Browser
from server.older import older
from server.player import Player, new_table
from server.running import START, Address, fork_process, inside
from server.waiting import until

from sylvarium.server.database import open_engine
from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.rating.store import counts

AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]


# A server that dies before it comes to record a game: that this is to be done is stored with its last move.
NEVER_RECORDS = f"""
import asyncio
from sylvarium.server.rating.rater import Rater
async def never(self):
    await asyncio.sleep(3600)
Rater.record_all = never
{START}
"""


def sitting(server: Address, browser: Browser, table: str) -> Player:
    """Somebody who sits at a table by being logged in."""
    return Player(server, table, headers={**browser.headers, "Origin": f"http://127.0.0.1:{server.port}"})


def planned(server: Address, people: list[Browser], table: str) -> tuple[Browser, str]:
    """Whoever is not on turn plans a step, and it is acknowledged."""
    for browser in people:
        with sitting(server, browser, table) as player:
            [seat] = player.seats
            if player.views[str(seat)]["seat"] == seat:
                continue
            step = player.ask(type="imagine", seat=seat, steps=[])["view"]["choices"][0]["name"]
            wish = {"seat": seat, "number": player.view["number"], "steps": [step]}
            assert player.ask(type="plan", **wish)["type"] == "done"
            return browser, step
    raise AssertionError("nobody waits")


def test_what_was_acknowledged_survives_the_death_of_the_server(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = fork_process(url, program=NEVER_RECORDS)
    ada = Browser(server)
    passkey, made = ada.sign_up()
    guest = new_table(server)
    ada.post("/me/seats", {"tables": {guest["table"]: [guest["tokens"][0]]}})
    seats = [{"kind": "me"}, {"kind": "open"}]
    created = ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Ada"})
    carried = ada.post(f"/tables/{guest['table']}/carry", **{"X-Seat-Token": guest["tokens"][1]})
    bob = Browser(server)
    bob.sign_up("Bob")
    bob.post(f"/tables/{created['table']}/join", {"nickname": "Bob", "invite": created["invite"]})
    ada.post("/me/friends", {"table": created["table"], "seat": 1})
    ada.ask("PUT", "/me/notes", {"table": created["table"], "seat": 1, "text": "a note"})
    bob.post("/me/blocks", {"table": created["table"], "seat": 0})
    bob.post("/reports", {"kind": "name", "table": created["table"], "seat": 0, "reason": "hm"})
    ticket = Browser(server).post("/find", {"game": "builders", "players": 2, "nickname": "Cem"})["ticket"]
    waits, step = planned(server, [ada, bob], created["table"])
    rated = ada.post("/tables", {"game": "builders", "seats": AGAINST_A_BOT, "nickname": "Ada", "rated": True})["table"]
    with sitting(server, ada, rated) as player:
        assert player.ask(type="resign", seat=0, level="sapling")["type"] == "done"
    exported = {each["table"]: each["planned"] for each in waits.get("/me/export")["tables"]}
    assert [each["name"] for each in exported[created["table"]]["plan"]["steps"]] == [step]
    ada.post("/me/recover", {"code": made["codes"][0]})
    ended = Browser(server)
    ended.log_in(passkey)
    cookie = ended.cookie
    ended.post("/me/logout")
    server.kill()

    again = fork_process(url, port=server.port)
    try:
        assert ada.get("/me")["person"] == made["person"]  # the cookie
        assert Browser(again).log_in(passkey)["person"] == made["person"]
        told = {each["table"]: each["mine"] for each in ada.post("/me/tables", {"tables": {}})["tables"]}
        assert told.items() >= {guest["table"]: [0], created["table"]: [0]}.items()
        with sitting(again, waits, created["table"]) as player:
            assert [each["name"] for each in player.wait("plans")["plan"]["steps"]] == [step]
        until(lambda: ada.get(f"/tables/{rated}/ratings")["state"] == "recorded")
        mine = ada.get("/people/me")
        assert [each["games"] for each in mine["ratings"]] == [1] and mine["ratings"][0]["value"] < 1500
        assert Browser(again).post("/me/recover", {"code": made["codes"][0]}, 403)["code"] == "no_login"
        got = Browser(again).post(f"/tables/{guest['table']}/collect", {"code": carried["code"]})
        assert got["tokens"] == {"1": guest["tokens"][1]}
        circle = ada.get("/me/circle")
        assert [each["name"] for each in circle["asked"]] == [each["name"] for each in circle["noted"]] == ["Bob"]
        assert bob.get("/me/circle")["blocked"][0]["name"] == "Ada" and not bob.get("/me/circle")["asking"]
        assert bob.get("/me/export")["company"]["reports"][0]["reason"] == "hm"
        found = Browser(again).post("/find/look", {"ticket": ticket})
        assert (found["state"], found["players"]) == ("waiting", 2)
        ended.client.cookies.set("sylvarium-login", cookie or "", domain="localhost.local")
        assert ended.get("/me")["person"] is None
    finally:
        again.kill()
    engine = open_engine(url)
    found = counts(engine)  # the bot may have played on to the end, which waits to be looked at, and is no second game
    assert (found["games"], found["rated"], found["ratings"]) == (1, 1, 1)
    engine.dispose()


def test_tables_in_play_of_an_older_database_are_played_on_and_taken_over(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        created = new_table(server, seed=5)  # as at first: nobody had a half of the draw
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            both.play_on(random.Random(1), 5)
    with older(tmp_path, "0001"):  # the oldest there is
        pass

    with inside(quick(tmp_path)) as server:
        ada = Browser(server)
        mine = {created["table"]: list(created["tokens"].values())}
        [told] = ada.post("/me/tables", {"tables": mine})["tables"]
        assert (told["number"], told["mine"], told["status"]) == (5, [0, 1], "playing")
        ada.sign_up()
        assert ada.post("/me/seats", {"tables": mine})["tables"] == {created["table"]: [0, 1]}
        origin = {"Origin": f"http://127.0.0.1:{server.port}"}
        with Player(server, created["table"], headers={**ada.headers, **origin}) as both:
            assert both.seats == [0, 1] and both.view["number"] == 5
            assert both.table["pace"] is None and both.table["clocks"] is None
            both.play_on(random.Random(2), 3)
        assert new_table(server, pace={"kind": "live", "free": 30})["table"]


def test_a_backup_has_people_and_their_seats(tmp_path: Path):
    (tmp_path / "before").mkdir()
    (tmp_path / "after").mkdir()
    with inside(quick(tmp_path / "before")) as server:
        ada = Browser(server)
        passkey, made = ada.sign_up()
        created = new_table(server)
        ada.post("/me/seats", {"tables": {created["table"]: [created["tokens"][1]]}})
        bob = Browser(server)
        bob.sign_up("Bob")
        bob.post("/me/friend-codes/take", {"code": ada.post("/me/friend-codes")["code"]})
        back_up(server.app.state.hub.storage.engine, tmp_path / "one.backup")
    restore(f"sqlite:///{tmp_path / 'after' / 'tables.sqlite'}", tmp_path / "one.backup")
    with inside(quick(tmp_path / "after")) as server:
        browser = Browser(server)
        browser.here = browser.origin = ada.here.replace(str(ada.server.port), str(server.port))
        passkey.origin = browser.here
        assert browser.log_in(passkey)["person"] == made["person"]
        [told] = browser.post("/me/tables", {"tables": {}})["tables"]
        assert (told["table"], told["mine"]) == (created["table"], [1])
        assert [each["name"] for each in browser.get("/me/circle")["friends"]] == ["Bob"]
