"""A home that follows one: passkeys, logins, recovery, one's seats on every device, one's data."""

from __future__ import annotations

import random
import sqlite3

import httpx
import pytest
from server.home import Browser
from server.player import Player, join, new_table
from server.running import Inside
from server.soft_passkey import SoftPasskey
from server.test_api import finished


@pytest.fixture
def ada(server: Inside) -> Browser:
    return Browser(server)


def at(server: Inside, browser: Browser, table: str) -> list[int]:
    """The seats that a browser without tokens holds there, by its login."""
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    with Player(server, table, headers={**browser.headers, **origin}) as player:
        return player.seats


def test_a_passkey_opens_the_same_home_on_another_device(server: Inside, ada: Browser):
    assert ada.get("/me") == {"person": None}
    passkey, made = ada.sign_up("Ada")
    assert made["person"]["name"] == "Ada" and len(set(made["codes"])) == 8
    assert ada.get("/me")["person"] == made["person"]
    phone = Browser(server)
    assert phone.log_in(passkey)["person"] == made["person"]
    account = phone.get("/me/account")
    assert len(account["logins"]) == 2 and [one["current"] for one in account["logins"]].count(True) == 1
    assert len(account["passkeys"]) == 1 and account["codes"] == 8


def test_the_cookie_is_for_our_pages_only(server: Inside, ada: Browser):
    options = ada.post("/me/passkey-options", {"name": "Ada"})["options"]
    answer = ada.ask("POST", "/me/passkeys", {"credential": SoftPasskey(ada.here).make(options)})
    kept = answer.headers["set-cookie"].lower()
    assert "httponly" in kept and "samesite=strict" in kept and "path=/" in kept
    assert answer.headers["cache-control"] == "no-store"
    ada.origin = "https://evil.example"
    for method, path in (("POST", "/me/logout"), ("DELETE", "/me"), ("PATCH", "/me"), ("POST", "/me/codes")):
        refused = ada.ask(method, path, {} if method != "DELETE" else None)
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign_page")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Eve"}, 403)["code"] == "foreign_page"
    assert ada.post("/me/login-options", status=403)["code"] == "foreign_page"
    ada.origin = ada.here
    assert ada.get("/me")["person"]


def test_a_socket_of_a_foreign_page_is_a_guests(server: Inside, ada: Browser):
    ada.sign_up()
    created = new_table(server)
    ada.post("/me/seats", {"tables": {created["table"]: list(created["tokens"].values())}})
    assert at(server, ada, created["table"]) == [0, 1]
    with Player(server, created["table"], headers=ada.headers) as player:  # names no page
        assert player.seats == []


def test_whatever_is_wrong_with_a_passkey_is_refused_alike(server: Inside, ada: Browser):
    passkey, _ = ada.sign_up()
    unknown = SoftPasskey(ada.here)
    forged = SoftPasskey(ada.here)
    forged.id = passkey.id
    elsewhere = SoftPasskey("https://evil.example")
    elsewhere.id, elsewhere.key = passkey.id, passkey.key
    thief = Browser(server)
    answers = [thief.log_in(each, 403) for each in (unknown, forged, elsewhere)]
    options = thief.post("/me/login-options")["options"]
    shown = passkey.show(options)
    Browser(server).post("/me/login", {"credential": shown})
    answers += [thief.post("/me/login", {"credential": shown}, 403)]  # a second time
    answers += [thief.post("/me/login", {"credential": {"id": "x"}}, 403)]
    answers += [thief.post("/me/recover", {"code": "AAAA-BBBB-CCCC-DDDD"}, 403)]
    assert all(answer == answers[0] for answer in answers) and answers[0]["code"] == "no_login"
    assert thief.cookie is None


def test_a_recovery_code_works_once_however_it_is_typed(server: Inside, ada: Browser):
    _, made = ada.sign_up()
    code = made["codes"][3].lower().replace("-", " ")
    lost = Browser(server)
    assert lost.post("/me/recover", {"code": code})["person"] == made["person"]
    assert Browser(server).post("/me/recover", {"code": code}, 403)["code"] == "no_login"
    fresh = lost.post("/me/codes")["codes"]
    assert Browser(server).post("/me/recover", {"code": made["codes"][0]}, 403)["code"] == "no_login"
    assert Browser(server).post("/me/recover", {"code": fresh[0]})["person"] == made["person"]


def test_passkeys_are_added_and_removed_but_not_the_last_way_in(server: Inside, ada: Browser):
    ada.sign_up()
    second = SoftPasskey(ada.here)
    options = ada.post("/me/passkey-options")["options"]
    assert len(options["excludeCredentials"]) == 1
    assert ada.post("/me/passkeys", {"credential": second.make(options)})["codes"] is None
    first = ada.get("/me/account")["passkeys"][0]["id"]
    assert ada.ask("DELETE", f"/me/passkeys/{first}").status_code == 200
    assert Browser(server).log_in(second)["person"]
    assert ada.ask("DELETE", f"/me/passkeys/{first}").status_code == 404
    with sqlite3.connect(server.app.state.hub.storage.engine.url.database) as store:
        store.execute("DELETE FROM recovery_codes")
    left = ada.get("/me/account")["passkeys"][0]["id"]
    assert ada.ask("DELETE", f"/me/passkeys/{left}").json()["code"] == "last_passkey"
    assert Browser(server).ask("DELETE", f"/me/passkeys/{left}").json()["code"] == "login_first"


def test_a_device_is_logged_out_and_loses_its_seats_at_once(server: Inside, ada: Browser):
    passkey, _ = ada.sign_up()
    created = new_table(server)
    ada.post("/me/seats", {"tables": {created["table"]: list(created["tokens"].values())}})
    phone = Browser(server)
    phone.log_in(passkey)
    other = next(one for one in ada.get("/me/account")["logins"] if not one["current"])
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    with Player(server, created["table"], headers={**phone.headers, **origin}) as player:
        assert player.seats == [0, 1]
        assert ada.ask("DELETE", f"/me/logins/{other['id']}").status_code == 200
        with pytest.raises(Exception, match=r"1012|closed"):
            while True:
                player.hear()
    assert at(server, phone, created["table"]) == []
    assert phone.get("/me")["person"] is None
    ada.post("/me/logout")
    assert ada.get("/me")["person"] is None


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
    assert at(server, phone, before["table"]) == [0] and at(server, phone, created["table"]) == [0]
    # Somebody else who gets at the token, or sits at the same browser, does not get a seat that has its person.
    eve = Browser(server)
    eve.sign_up("Eve")
    eve.post("/me/seats", {"tables": {before["table"]: [before["tokens"][0]]}})
    assert at(server, eve, before["table"]) == [] and at(server, phone, before["table"]) == [0]
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
    assert at(server, ada, next["table"]) == [0, 1]


def test_a_second_device_is_let_in_by_the_first(server: Inside, ada: Browser):
    _, made = ada.sign_up()
    phone, thief = Browser(server), Browser(server)
    opened = ada.post("/me/devices")
    assert ada.post("/me/devices/look", {"code": opened["code"]})["state"] == "waiting"
    asked = phone.post("/me/devices/ask", {"code": opened["code"].lower().replace("-", "")})
    assert phone.post("/me/devices/enter", {"proof": asked["proof"]}) == {"person": None}
    assert thief.post("/me/devices/ask", {"code": opened["code"]}, 403)["code"] == "bad_code"
    seen = ada.post("/me/devices/look", {"code": opened["code"]})
    assert (seen["state"], seen["letters"]) == ("asked", asked["letters"])
    stranger = Browser(server)
    stranger.sign_up("Eve")
    assert stranger.post("/me/devices/answer", {"code": opened["code"], "yes": True}, 403)["code"] == "bad_code"
    ada.post("/me/devices/answer", {"code": opened["code"], "yes": True})
    assert thief.post("/me/devices/enter", {"proof": f"{opened['code']}.x"}, 403)["code"] == "bad_code"
    assert phone.post("/me/devices/enter", {"proof": asked["proof"]})["person"] == made["person"]
    assert thief.post("/me/devices/enter", {"proof": asked["proof"]}, 403)["code"] == "bad_code"
    refused = ada.post("/me/devices")
    knock = thief.post("/me/devices/ask", {"code": refused["code"]})
    ada.post("/me/devices/answer", {"code": refused["code"], "yes": False})
    assert thief.post("/me/devices/enter", {"proof": knock["proof"]}, 403)["code"] == "bad_code"


def test_a_guest_carries_a_seat_to_another_device(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "bot"}])
    here, phone = Browser(server), Browser(server)
    token = created["tokens"][0]
    made = here.post(f"/tables/{created['table']}/carry", **{"X-Seat-Token": token})
    other = new_table(server)
    got = phone.post(f"/tables/{created['table']}/collect", {"code": made["code"]})
    assert got == {"tokens": {"0": token}}
    assert phone.post(f"/tables/{created['table']}/collect", {"code": made["code"]}, 403)["code"] == "bad_code"
    made = here.post(f"/tables/{created['table']}/carry", **{"X-Seat-Token": token})
    assert phone.post(f"/tables/{other['table']}/collect", {"code": made["code"]}, 403)["code"] == "bad_code"
    assert here.post(f"/tables/{created['table']}/carry", status=403)["code"] == "not_your_seat"


def test_who_opened_the_table_hands_out_a_lost_seat_again(server: Inside):
    created = new_table(server, [{"kind": "open"}, {"kind": "me"}])
    table, ada = created["table"], {"X-Seat-Token": created["tokens"][1]}
    bob = join(server, table, invite=created["invite"])
    browser = Browser(server)
    assert (
        browser.post(f"/tables/{table}/seats/1/again", status=403, **{"X-Seat-Token": bob["token"]})["code"]
        == "not_owner"
    )
    assert browser.post(f"/tables/{table}/seats/1/again", status=409, **ada)["code"] == "no_seat"
    with Player(server, table, [created["tokens"][1]]) as watching:
        made = browser.post(f"/tables/{table}/seats/0/again", **ada)
        told = watching.wait("update")["chat"][0]
        assert told["words"] == {"id": "told-reseat", "args": {"player": 0}}
    with Player(server, table, [bob["token"]], hello=False) as lost:
        lost.send(type="hello", tokens=[bob["token"]])
        assert lost.wait("refused")["code"] == "unknown_token"
    fresh = browser.post(f"/tables/{table}/collect", {"code": made["code"]})["tokens"]["0"]
    with Player(server, table, [fresh]) as back:
        assert back.seats == [0] and back.table["seats"][0]["nickname"] == "Bob"


def test_nobody_who_is_there_is_put_out_of_a_seat(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    bob = join(server, created["table"], invite=created["invite"])
    browser, path = Browser(server), f"/tables/{created['table']}/seats/1/again"
    live = server.app.state.hub.opened(created["table"])
    with Player(server, created["table"], [bob["token"]]):
        live.absent_for = lambda seat, now: -1.0  # the servers of tests have no patience: he has just been here
        refused = browser.post(path, status=409, **{"X-Seat-Token": created["tokens"][0]})
    assert refused["code"] == "seat_taken"


def test_ones_data_can_be_taken_along_and_removed_while_the_others_play_on(server: Inside, ada: Browser):
    passkey, made = ada.sign_up("Adalberta")
    seats = [{"kind": "me"}, {"kind": "open"}]
    created = ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Adalberta"})
    waiting = ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Adalberta"})
    table, token = created["table"], created["tokens"]["0"]
    bob = join(server, table, invite=created["invite"])
    with Player(server, table, [token]) as player:
        player.ask(type="chat", text="Good luck from me")
    exported = ada.get("/me/export")
    told = next(each for each in exported["tables"] if each["table"] == table)
    assert told["done"][0]["text"] == "Good luck from me" and exported["person"]["name"] == "Adalberta"
    assert token not in str(exported) and exported["person"]["id"] == made["person"]["id"]
    assert ada.ask("DELETE", "/me").status_code == 200
    assert ada.get("/me") == {"person": None}
    assert Browser(server).log_in(passkey, 403)["code"] == "no_login"
    with Player(server, table, [bob["token"]]) as left:
        assert left.table["seats"][0] | {"present": False} == {
            "seat": 0, "kind": "human", "nickname": None, "level": None, "colour": 0, "present": False
        }  # fmt: skip
        assert left.ask(type="bot", seat=0, level="birch")["type"] == "done"
    assert httpx.get(f"{server.http}/api/tables/{waiting['table']}").json()["seats"][0]["kind"] == "open"
    database = server.app.state.hub.storage.engine.url.database
    with sqlite3.connect(database) as store:
        assert "Adalberta" not in "\n".join(store.iterdump())


def test_no_name_is_left_wherever_it_stood(server: Inside, ada: Browser):
    """At seats resigned, left, taken over by others, handed out again, taken away; in reports; in a plan for a seat."""
    _, made = ada.sign_up("Adalberta")
    bob = Browser(server)
    bob.sign_up("Bob")
    ours = [{"kind": "me"}, {"kind": "open"}]

    def opened(host: Browser, name: str, guest: Browser, other: str) -> str:
        created = host.post("/tables", {"game": "builders", "seats": ours, "nickname": name, "rated": False})
        guest.post(f"/tables/{created['table']}/join", {"nickname": other, "invite": created["invite"]})
        return created["table"]

    def seated(browser: Browser, table: str) -> Player:
        return Player(server, table, headers={**browser.headers, "Origin": f"http://127.0.0.1:{server.port}"})

    resigned, handed, put_out = (opened(bob, "Bob", ada, "Adalberta") for _ in range(3))
    with seated(ada, resigned) as player:
        player.ask(type="chat", text="I give up")
        assert player.ask(type="resign", seat=1, level="sapling")["type"] == "done"
    bob.post(f"/tables/{put_out}/seats/1/remove")
    again = bob.post(f"/tables/{handed}/seats/1/again")
    ada.post(f"/tables/{handed}/collect", {"code": again["code"]})
    ada.post("/reports", {"kind": "player", "table": handed, "seat": 0, "reason": "hm"})
    bob.post("/reports", {"kind": "player", "table": handed, "seat": 1, "reason": "hm"})
    three = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    waiting = bob.post("/tables", {"game": "builders", "seats": three, "nickname": "Bob"})
    ada.post(f"/tables/{waiting['table']}/join", {"nickname": "Adalberta", "invite": waiting["invite"]})
    with seated(ada, waiting["table"]) as player:
        player.ask(type="chat", text="Not today")
        assert player.ask(type="leave", seat=1)["type"] == "done"
    cem = Browser(server)
    cem.sign_up("Cem")
    cem.post(f"/tables/{waiting['table']}/join", {"nickname": "Cem", "invite": waiting["invite"]})
    code = ada.post("/me/friend-codes")["code"]

    assert ada.ask("DELETE", "/me").status_code == 200
    for table in (resigned, handed, put_out):
        shown = httpx.get(f"{server.http}/api/tables/{table}").json()
        assert [seat["nickname"] for seat in shown["seats"]] == ["Bob", None], table
    assert httpx.get(f"{server.http}/api/tables/{waiting['table']}").json()["seats"][1]["nickname"] == "Cem"
    assert bob.post("/me/friend-codes/take", {"code": code}, 403)["code"] == "bad_code"
    hub = server.app.state.hub
    with sqlite3.connect(hub.storage.engine.url.database) as store:
        everything = "\n".join(store.iterdump())
    assert "Adalberta" not in everything and made["person"]["id"] not in everything
    for table in (resigned, put_out):
        hub.tables.forget(table)  # and as they are read from the store
    with Player(server, put_out, [], hello=False) as watching:
        told = watching.hello()["chat"]
        assert [line["words"]["id"] for line in told if line.get("words")] == ["told-replaced-somebody"]
    with Player(server, resigned) as watching:
        assert [seat["nickname"] for seat in watching.table["seats"]] == ["Bob", None]


def test_secrets_are_stored_hashed(server: Inside, ada: Browser):
    _, made = ada.sign_up()
    created = new_table(server)
    carried = ada.post(f"/tables/{created['table']}/carry", **{"X-Seat-Token": created["tokens"][0]})
    paired = ada.post("/me/devices")
    with sqlite3.connect(server.app.state.hub.storage.engine.url.database) as store:
        everything = "\n".join(store.iterdump())
    for secret in (ada.cookie, *made["codes"], carried["code"], paired["code"], *created["tokens"].values()):
        assert secret and secret not in everything


def test_without_a_name_there_are_no_passkeys(server: Inside):
    browser = Browser(server)
    browser.here = browser.origin = server.http
    browser.client.base_url = f"{server.http}/api"
    assert browser.post("/me/login-options", status=422)["code"] == "no_passkey"


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


def test_what_cannot_be_kept_is_refused_and_said_so(server: Inside, ada: Browser):
    ada.sign_up()
    strange = (
        '{"settings": {"a": %s}}' % ("9" * 40),  # more than 64 bits
        '{"settings": {"a": "\\ud800"}}',  # half a character
        '{"settings": {"a": %s}}' % ("[" * 300 + "]" * 300),
        '{"settings": {"a": "%s"}}' % ("x" * 20_000),
    )
    for body in strange:
        answer = ada.client.patch("/me", content=body, headers={"Origin": ada.here, "Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_message"), answer.text
    assert ada.get("/me")["person"]["settings"] == {}


def test_an_old_code_takes_nobodys_seat_from_their_home(server: Inside, ada: Browser):
    """A seat was handed out twice; the first code was never used. Whoever finds it must not loosen the seat from the
    home of the person who sits there now."""
    ada.sign_up()
    eve = Browser(server)
    eve.sign_up("Eve")
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    table, owner = created["table"], {"X-Seat-Token": created["tokens"][0]}
    join(server, table, invite=created["invite"])
    old, new = (eve.post(f"/tables/{table}/seats/1/again", **owner)["code"] for _ in range(2))
    ada.post(f"/tables/{table}/collect", {"code": new})
    assert at(server, ada, table) == [1]
    assert eve.post(f"/tables/{table}/collect", {"code": old}, 403)["code"] == "bad_code"
    assert at(server, ada, table) == [1] and at(server, eve, table) == []
