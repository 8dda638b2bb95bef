"""The tables of a person on every device: taken over, listed, and what happened there meanwhile."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from server.conftest import quick
from server.home import Browser, seats_at
from server.older import older
from server.player import Player, join, new_table
from server.running import Inside, inside
from server.test_api import finished


def test_guest_tables_are_taken_over_and_new_ones_are_ones_own_from_the_start(server: Inside, ada: Browser):
    before = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    bob = join(server, before["table"], invite=before["invite"])
    passkey, made = ada.sign_up()
    shown = {before["table"]: [before["tokens"][0], "no-such-token"], "no-such-table": ["x"]}
    assert ada.post("/me/seats", {"tables": shown}) == {"tables": {before["table"]: [0]}}
    seats = [{"kind": "me"}, {"kind": "open"}]
    created = ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Ada"})
    phone = Browser(server)
    phone.log_in(passkey)
    assert seats_at(server, phone, before["table"]) == [0] and seats_at(server, phone, created["table"]) == [0]
    # Somebody else who gets at the token, or sits at the same browser, does not get a seat that has its person.
    eve = Browser(server)
    eve.sign_up("Eve")
    eve.post("/me/seats", {"tables": {before["table"]: [before["tokens"][0]]}})
    assert seats_at(server, eve, before["table"]) == [] and seats_at(server, phone, before["table"]) == [0]
    assert bob["seat"] == 1 and made["person"]["name"] == "Ada"


def test_my_tables_are_told_without_opening_them(server: Inside, ada: Browser):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    mine = {created["table"]: [created["tokens"][0]]}
    [waiting] = ada.post("/me/tables", {"tables": mine})["tables"]
    assert (waiting["status"], waiting["mine"], waiting["deciding"]) == ("waiting", [0], None)
    bob = join(server, created["table"], invite=created["invite"])
    hub = server.app.state.hub
    with Player(server, created["table"], [created["tokens"][0], bob["token"]]) as both:
        decided = both.table["deciding"]
        both.play(both.view["choices"][0]["action"])
        while both.view["seat"] == decided:
            both.play(both.view["choices"][0]["action"])
        number, now = both.view["number"], both.view["seat"]
    open_told = ada.post("/me/tables", {"tables": mine})["tables"]
    hub.tables.forget(created["table"])
    stored = ada.post("/me/tables", {"tables": mine})["tables"]
    assert hub.opened(created["table"]) is None
    assert [{**each, "changed": ""} for each in stored] == [{**each, "changed": ""} for each in open_told]
    [told] = stored
    assert (told["number"], told["deciding"], told["mine"], told["status"]) == (number, now, [0], "playing")
    assert not ada.post("/me/tables", {"tables": {created["table"]: ["wrong"]}})["tables"]


def test_tables_that_were_closed_do_not_wait_for_anybody_once_nobody_has_them_open(tmp_path: Path):
    """Called off before the game, and closed in it: also in a database in which that was not stored beside them."""
    with inside(quick(tmp_path)) as server:
        seats = [{"kind": "me"}, {"kind": "open"}]
        off, shut = new_table(server, seats), new_table(server, seats)
        bob = join(server, shut["table"], invite=shut["invite"])
        with Player(server, off["table"], [off["tokens"][0]]) as player:
            assert player.ask(type="cancel")["type"] == "done"
        ada = Browser(server)
        ada.post(f"/tables/{shut['table']}/close", **{"X-Seat-Token": shut["tokens"][0]})
        mine = {off["table"]: [off["tokens"][0]], shut["table"]: [shut["tokens"][0], bob["token"]]}
        hub = server.app.state.hub
        for table in mine:
            hub.tables.forget(table)
        stood = {each["table"]: each["closed"] for each in ada.post("/me/tables", {"tables": mine})["tables"]}
        assert stood == {off["table"]: "cancelled", shut["table"]: "owner"}
    with older(tmp_path, "0014") as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM tables WHERE closed IS NOT NULL")).scalar() == 0
    with inside(quick(tmp_path)) as server:
        told = Browser(server).post("/me/tables", {"tables": mine})["tables"]
        assert {each["table"]: each["closed"] for each in told} == stood


def test_tables_of_today_are_learnt_when_they_are_asked_for(server: Inside, ada: Browser):
    created = new_table(server)
    hub = server.app.state.hub
    hub.tables.forget(created["table"])
    with sqlite3.connect(hub.storage.engine.url.database) as store:
        store.execute("UPDATE tables SET deciding=NULL, number=NULL, waits=NULL, proofs=NULL")
    mine = {created["table"]: [created["tokens"][1]]}
    [told] = ada.post("/me/tables", {"tables": mine})["tables"]
    assert told["mine"] == [1] and told["deciding"] is not None
    with sqlite3.connect(hub.storage.engine.url.database) as store:
        [kept] = store.execute("SELECT proofs FROM tables WHERE id = ?", (created["table"],)).fetchone()
    assert created["tokens"][1] not in kept and len(kept) > 100


def test_what_was_seen_follows_the_person(server: Inside, ada: Browser):
    passkey, _ = ada.sign_up()
    created = new_table(server)
    ada.post("/me/seats", {"tables": {created["table"]: list(created["tokens"].values())}})
    ada.post("/me/seen", {"table": created["table"], "number": 7})
    phone = Browser(server)
    phone.log_in(passkey)
    [told] = phone.post("/me/tables", {"tables": {}})["tables"]
    assert (told["table"], told["seen"], told["mine"]) == (created["table"], 7, [0, 1])


def test_another_game_with_the_same_people_is_theirs_too(server: Inside, ada: Browser):
    ada.sign_up()
    table, tokens = finished(server)
    ada.post("/me/seats", {"tables": {table: tokens}})
    next = ada.post(f"/tables/{table}/again")
    assert next["tokens"] == {}
    assert seats_at(server, ada, next["table"]) == [0, 1]


def test_what_happened_since_is_told_to_its_seat_only(server: Inside, ada: Browser):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    table = created["table"]
    bob = join(server, table, invite=created["invite"])
    ada.sign_up()
    ada.post("/me/seats", {"tables": {table: [created["tokens"][0]]}})
    with Player(server, table, [created["tokens"][0], bob["token"]]) as both:
        both.play_on(random.Random(3), 6)
        now = both.views
    told = ada.get(f"/tables/{table}/since/2?seat=0")
    assert told["first"] == 2 and [view["number"] for view in told["views"]] == [2, 3, 4, 5, 6]
    assert told["views"][-1] == now["0"]
    assert ada.ask("GET", f"/tables/{table}/since/2?seat=1").json()["code"] == "not_your_seat"
    eve = Browser(server)
    eve.sign_up("Eve")
    assert eve.ask("GET", f"/tables/{table}/since/2?seat=0").json()["code"] == "not_your_seat"
    assert eve.ask("GET", f"/tables/{table}/since/7").json()["code"] == "unknown_moment"
    assert eve.get(f"/tables/{table}/since/6")["views"][0]["you"] is None
