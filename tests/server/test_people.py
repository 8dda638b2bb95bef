"""Ways into a home that follows one: passkeys, logins, recovery codes, and what is kept of them."""

from __future__ import annotations

import sqlite3

import pytest
from server.home import Browser, seats_at
from server.player import Player, new_table
from server.running import Inside
from server.soft_passkey import SoftPasskey


def test_a_passkey_opens_the_same_home_on_another_device(server: Inside, ada: Browser):
    assert ada.get("/me") == {"person": None, "banned": None}
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
    assert seats_at(server, ada, created["table"]) == [0, 1]
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
    assert seats_at(server, phone, created["table"]) == []
    assert phone.get("/me")["person"] is None
    ada.post("/me/logout")
    assert ada.get("/me")["person"] is None


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
