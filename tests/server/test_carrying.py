"""To another device: a second one is let in, a seat is carried by a code, a lost one is handed out again."""

from __future__ import annotations

from server.home import Browser, seats_at
from server.player import Player, join, new_table
from server.running import Inside


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
    assert seats_at(server, ada, table) == [1]
    assert eve.post(f"/tables/{table}/collect", {"code": old}, 403)["code"] == "bad_code"
    assert seats_at(server, ada, table) == [1] and seats_at(server, eve, table) == []
