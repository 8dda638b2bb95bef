"""People and addresses that were banned: kept out everywhere, and told so at once, until when, and why."""

from __future__ import annotations

import httpx
import sqlalchemy as sa
from server.home import Browser
from server.player import Player, join, new_table
from server.running import Inside
from server.test_company import origin, table_of
from server.test_order import admin
from server.waiting import until
from websockets.exceptions import ConnectionClosed

from sylvarium.server.schema_company import sanctions


def banned(server: Inside, person: str, *more: str) -> None:
    admin(server, "person", person, "ban", "--reason", "You insulted Ada.", *more)


def closed_with(player: Player) -> int | None:
    """How the server ends a socket, whatever it says before."""
    try:
        while True:
            player.hear()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


def test_the_banned_neither_log_in_nor_play_by_a_token_they_kept(server: Inside):
    bob = Browser(server)
    passkey, made = bob.sign_up("Bob")
    table = table_of(bob)
    token = table["tokens"]["0"]
    admin(server, "person", made["person"]["id"], "ban", "--hours", "1", "--reason", "rude")
    assert bob.log_in(passkey, 403)["code"] == "banned"
    assert bob.post("/me/recover", {"code": made["codes"][0]}, 403)["code"] == "banned"
    with Player(server, table["table"], [token]) as his:
        assert his.seats == []
    admin(server, "person", made["person"]["id"], "unban")
    bob.log_in(passkey)
    with Player(server, table["table"], [token]) as his:
        assert his.seats == [0]


def test_the_banned_are_told_on_every_page_until_when_and_why(server: Inside):
    bob, kept, eve = Browser(server), Browser(server), Browser(server)
    passkey, made = bob.sign_up("Bob")
    table = table_of(bob)
    held = {"tables": {table["table"]: [table["tokens"]["0"]]}}
    assert bob.post("/me/tables", {"tables": {}})["person"] == made["person"]
    banned(server, made["person"]["id"], "--hours", "1")

    told = bob.get("/me")
    assert told["person"] is None
    assert (told["banned"]["reason"], told["banned"]["whose"]) == ("You insulted Ada.", "person")
    assert told["banned"]["until"] > made["person"]["created"]
    everywhere = [
        bob.post("/me/tables", {"tables": {}}),
        bob.ask("GET", "/me/account").json(),
        bob.ask("POST", "/me/friend-codes", {}).json(),
        bob.log_in(passkey, 403),
        # A browser that is logged in nowhere, and has kept the token of a seat of theirs.
        kept.post("/me/tables", held),
        kept.ask("POST", f"/tables/{table['table']}/carry", {}, **{"X-Seat-Token": table["tokens"]["0"]}).json(),
    ]
    assert all(each.get("banned") == told["banned"] for each in everywhere), everywhere
    assert everywhere[0]["tables"] == everywhere[4]["tables"] == []
    assert {each["code"] for each in everywhere if "code" in each} == {"banned"}
    assert eve.get("/me")["banned"] is None and "banned" not in eve.ask("GET", "/me/account").json()

    admin(server, "person", made["person"]["id"], "unban")
    back = bob.post("/me/tables", {"tables": {}})
    assert back["person"] == made["person"] and back["banned"] is None and len(back["tables"]) == 1


def test_at_a_table_the_banned_are_told_at_once(server: Inside):
    """By their login, and where nothing but the token of their seat is kept; the others stay."""
    bob = Browser(server)
    _, made = bob.sign_up("Bob")
    table = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    headers = {**bob.headers, **origin(server)}
    token = join(server, table["table"], invite=table["invite"])["token"]
    bob.post("/me/seats", {"tables": {table["table"]: [token]}})
    with (
        Player(server, table["table"], headers=headers) as at_home,
        Player(server, table["table"], [token]) as by_token,
        Player(server, table["table"], [table["tokens"][0]]) as ada,
    ):
        assert (at_home.seats, by_token.seats) == ([1], [1])
        banned(server, made["person"]["id"])
        assert [closed_with(each) for each in (at_home, by_token)] == [1012, 1012]
        assert ada.ask(type="chat", text="still here")["type"] == "done"
    for asked in ({"headers": headers}, {"tokens": [token]}):
        with Player(server, table["table"], hello=False, **asked) as back:
            back.hello()
            assert [each["code"] for each in back.heard if each["type"] == "refused"] == ["banned"]
            assert back.seats == []


def test_an_address_is_kept_out_for_a_while(server: Inside):
    hub = server.app.state.hub
    admin(server, "address", "127.0.0.1", "ban", "--hours", "1", "--reason", "Bob lives here")
    hub.sanctions.read()
    try:
        assert not hub.sanctions.bans("192.0.2.8")
        told = httpx.get(f"{server.http}/api/games").json()
        assert (told["code"], told["banned"]["whose"], told["banned"]["reason"]) == ("banned", "address", "")
        assert httpx.get(f"{server.http}/health").status_code == 200
        with hub.storage.engine.connect() as connection:
            query = sa.select(sanctions.c.until).where(sanctions.c.address == "127.0.0.1")
            assert connection.execute(query).scalar() is not None  # it always has an end
    finally:
        admin(server, "address", "127.0.0.1", "unban")
        hub.sanctions.read()
    assert httpx.get(f"{server.http}/api/games").status_code == 200


def test_sockets_from_an_address_that_is_kept_out_are_told_and_closed(server: Inside):
    hub = server.app.state.hub
    table = new_table(server)
    with Player(server, table["table"], [table["tokens"][0]]) as ada:
        admin(server, "address", "127.0.0.1", "ban", "--hours", "1")
        try:
            assert closed_with(ada) == 1008
            assert [each["code"] for each in ada.heard if each["type"] == "refused"] == ["banned"]
        finally:
            admin(server, "address", "127.0.0.1", "unban")
            until(lambda: not hub.sanctions.bans("127.0.0.1"))
