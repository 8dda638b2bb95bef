"""Nobody is deceived about who speaks, and nobody is helped where the others are not."""

from __future__ import annotations

import pytest
from server.player import Player, join, new_table
from server.running import Inside
from server.test_api import finished, get, post

OPEN = [{"kind": "me"}, {"kind": "open"}]
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


# ------------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аdа", "A da", "Ada\u200b", "\u202eAda\u202c"])
def test_a_guest_cannot_take_the_owners_name(server: Inside, name: str):
    created = new_table(server, OPEN)
    path = f"/api/tables/{created['table']}/join"
    body = {"nickname": name, "invite": created["invite"]}
    assert post(server, path, body, 409)["code"] == "name_taken"
    assert get(server, f"/api/tables/{created['table']}")["status"] == "waiting"
    assert post(server, path, {**body, "nickname": "Bob"})["seat"] == 1


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "me"}, {"kind": "hotseat", "nickname": "ada"}],
        [{"kind": "me"}, {"kind": "bot", "nickname": "A d a"}],
        [{"kind": "bot", "nickname": "Robi"}, {"kind": "bot", "nickname": "RoBi"}],
    ],
)
def test_two_at_a_new_table_cannot_have_one_name(server: Inside, seats: list[dict]):
    body = {"game": "builders", "seats": seats, "nickname": "Ada"}
    assert post(server, "/api/tables", body, 409)["code"] == "name_taken"


def test_names_lose_what_cannot_be_seen_everywhere(server: Inside):
    seats = [
        {"kind": "me"},
        {"kind": "hotseat", "nickname": "B\u202eo\u0007b"},
        {"kind": "bot", "nickname": "Ro\u200bbi\u0301\u0301\u0301\u0301\x1b"},
        {"kind": "open"},
    ]
    created = new_table(server, seats, nickname="A\u200bda\u2066")
    join(server, created["table"], nickname="C\u00ady\u0000d", invite=created["invite"])
    names = [seat["nickname"] for seat in get(server, f"/api/tables/{created['table']}")["seats"]]
    assert names == ["Ada", "Bo b", "Robí\u0301\u0301", "Cy d"]
    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot", "nickname": "\u200b"}], "nickname": "Ada"}
    assert post(server, "/api/tables", body, 422)["code"] == "bad_message"


def test_seats_of_one_client_without_names_are_told_apart(server: Inside):
    id = new_table(server, [{"kind": "me"}, {"kind": "me"}, {"kind": "hotseat"}], nickname="x" * 32)["table"]
    names = [seat["nickname"] for seat in get(server, f"/api/tables/{id}")["seats"]]
    assert len(set(names)) == 3 and all(len(name) <= 32 for name in names)


@pytest.mark.parametrize(
    ("called", "shown"),
    [("Eve", "Eve"), ("ada", None), ("Oak", None), ("oаk", None), ("\u200b", None), ("E\u202ev\u200be", "Eve")],
)
def test_a_spectator_speaks_as_a_spectator(server: Inside, called: str, shown: str | None):
    created = new_table(server, [{"kind": "me"}, {"kind": "bot", "level": "oak"}])
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as ada, Player(server, created["table"], hello=False) as eve:
        eve.hello(nickname=called)
        assert eve.ask(type="chat", text="I am A\u202eda")["type"] == "done"
        said = ada.wait("update", lambda message: "chat" in message)["chat"][0]
        assert (said["seat"], said["spectator"], said["nickname"]) == (None, True, shown)
        assert said["text"] == "I am Ada"
        ada.ask(type="chat", text="hello")
        mine = eve.wait("update", lambda message: "chat" in message and not message["chat"][0]["spectator"])
        assert (mine["chat"][0]["seat"], mine["chat"][0]["nickname"]) == (0, "Ada")


def test_a_spectator_loses_a_name_that_somebody_sits_down_with(server: Inside):
    created = new_table(server, OPEN)
    with Player(server, created["table"], hello=False) as eve:
        eve.hello(nickname="Bob")
        join(server, created["table"], nickname="Bob", invite=created["invite"])
        eve.ask(type="chat", text="hi")
        assert eve.heard[-2]["chat"][0]["nickname"] is None


# ------------------------------------------------------------------------------------------------ hints and forks


def test_between_people_there_are_no_hints_and_forks_while_they_play(server: Inside):
    created = new_table(server, OPEN)
    id, ada = created["table"], created["tokens"][0]
    bob = join(server, id, invite=created["invite"])["token"]
    assert get(server, f"/api/tables/{id}")["allows"] == {"hints": False, "forks": False, "rated": False}
    with Player(server, id, [ada, bob]) as both:
        refused = both.ask(type="hint", seat=both.view["you"])
        assert (refused["type"], refused["code"]) == ("refused", "hints_off") and refused["reason"]
        body = {"number": 0, "seats": HOTSEAT, "nickname": "Ada"}
        assert post(server, f"/api/tables/{id}/fork", body, 403, ada)["code"] == "forks_off"


@pytest.mark.parametrize("seats", [HOTSEAT, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]])
def test_alone_and_on_one_screen_everything_is_allowed(server: Inside, seats: list[dict]):
    created = new_table(server, seats, options={"start": "1"})
    assert get(server, f"/api/tables/{created['table']}")["allows"] == {"hints": True, "forks": True, "rated": False}
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        assert ada.ask(type="hint", seat=0, level="sapling")["type"] == "hint"
    body = {"number": 0, "seats": HOTSEAT, "nickname": "Ada"}
    assert post(server, f"/api/tables/{created['table']}/fork", body, token=created["tokens"][0])["table"]


def test_the_table_may_say_otherwise(server: Inside):
    created = new_table(server, OPEN, hints=True, forks=False, options={"start": "1"})
    id, ada = created["table"], created["tokens"][0]
    join(server, id, invite=created["invite"])
    assert get(server, f"/api/tables/{id}")["allows"] == {"hints": True, "forks": False, "rated": False}
    with Player(server, id, [ada]) as player:
        assert player.ask(type="hint", seat=0, level="sapling")["type"] == "hint"
    strict = new_table(server, HOTSEAT, hints=False, options={"start": "1"})
    with Player(server, strict["table"], list(strict["tokens"].values())) as both:
        assert both.ask(type="hint", seat=0)["code"] == "hints_off"


def test_what_was_agreed_holds_for_the_next_game_and_ends_with_the_game(server: Inside):
    id, tokens = finished(server, hints=False, forks=False)
    body = {"number": 3, "seats": HOTSEAT, "nickname": "Ada"}
    assert post(server, f"/api/tables/{id}/fork", body)["table"], "after the end everybody may look and try"
    assert get(server, f"/api/tables/{id}/review")["status"] in ("thinking", "ready")
    again = post(server, f"/api/tables/{id}/again", token=tokens[0])["table"]
    assert get(server, f"/api/tables/{again}")["allows"] == {"hints": False, "forks": False, "rated": False}
