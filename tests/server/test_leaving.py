"""One's data: taken along, and removed from wherever a name stood."""

from __future__ import annotations

import sqlite3

import httpx
from server.home import Browser
from server.player import Player, join
from server.running import Inside


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
    assert ada.get("/me") == {"person": None, "banned": None}
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
