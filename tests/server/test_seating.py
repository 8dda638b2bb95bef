"""Colours, bots for empty seats, getting up, giving up a table or a game."""

from __future__ import annotations

import httpx
import pytest
from server.player import Player, join, new_table
from server.running import Inside

from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seating import check_colours, resolved

WAITING = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def tokens(created) -> list[str]:
    return list(created["tokens"].values())


def test_every_seat_has_a_colour_of_its_own():
    assert resolved([None, None, None, None]) == [0, 1, 2, 3]
    assert resolved([1, None]) == [1, 0]
    assert resolved([None, 0, None]) == [1, 0, 2]
    assert sorted(resolved([3, None, None, 0])) == [0, 1, 2, 3]
    with pytest.raises(Refusal):
        check_colours([2, None, 2])


def test_colours_are_chosen_when_a_table_is_opened_and_when_somebody_joins(server: Inside):
    created = new_table(server, [{"kind": "me", "colour": 3}, {"kind": "open"}, {"kind": "bot", "colour": 0}])
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as web:
        wish = {"nickname": "Bob", "invite": created["invite"]}
        path = f"/api/tables/{created['table']}/join"
        assert web.post(path, json={**wish, "colour": 0}).json()["code"] == "colour_taken"
        assert web.post(path, json={**wish, "colour": 9}).status_code == 422
        assert web.post(path, json={**wish, "colour": 1}).status_code == 201
    with Player(server, created["table"], tokens(created)) as ada:
        assert [seat["colour"] for seat in ada.table["seats"]] == [3, 1, 0]


def test_the_same_colour_twice_is_refused(server: Inside):
    wish = {"game": "builders", "nickname": "Ada", "seats": [{"kind": "me", "colour": 2}, {"kind": "bot", "colour": 2}]}
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as web:
        assert web.post("/api/tables", json=wish).json()["code"] == "colour_taken"


def test_a_colour_is_changed_before_the_game_begins(server: Inside):
    created = new_table(server, WAITING)
    with Player(server, created["table"], tokens(created)) as ada:
        assert ada.ask(type="colour", seat=0, colour=2)["type"] == "done"
        assert [seat["colour"] for seat in ada.table["seats"]] == [2, 1, 0]
        assert ada.ask(type="colour", seat=0, colour=7)["code"] == "bad_message"
        assert ada.ask(type="colour", seat=1, colour=3)["code"] == "not_your_seat"


def test_empty_seats_are_filled_with_bots_and_the_game_begins(server: Inside):
    created = new_table(server, WAITING)
    with Player(server, created["table"], tokens(created)) as ada, Player(server, created["table"], []) as guest:
        assert guest.ask(type="fill", seat=1, level="birch")["code"] == "not_your_seat"
        assert ada.ask(type="fill", seat=0, level="birch")["code"] == "no_seat"
        assert ada.ask(type="fill", seat=1, level="god")["code"] == "no_bot"
        assert ada.ask(type="fill", seat=1, level="birch")["type"] == "done"
        assert ada.table["status"] == "waiting"
        assert ada.ask(type="fill", seat=2, level="sapling")["type"] == "done"
        assert ada.table["status"] == "playing" and ada.views["0"]["seats"] == 3
        assert ada.ask(type="fill", seat=2, level="sapling")["code"] == "late"


def test_who_gets_up_leaves_the_seat_open(server: Inside):
    created = new_table(server, WAITING)
    bob = join(server, created["table"], invite=created["invite"])["token"]
    with Player(server, created["table"], [bob]) as leaving:
        assert leaving.ask(type="leave", seat=1)["type"] == "done"
        assert leaving.table["seats"][1]["kind"] == "open"
    again = join(server, created["table"], invite=created["invite"], nickname="Cleo")
    assert again["seat"] == 1


def test_a_table_that_has_not_begun_is_cancelled(server: Inside):
    created = new_table(server, WAITING)
    with Player(server, created["table"], tokens(created)) as ada:
        assert ada.ask(type="cancel")["type"] == "done"
        assert ada.table["closed"] == "cancelled"
        assert ada.ask(type="fill", seat=1, level="birch")["code"] == "closed"


def test_a_stranger_who_sits_down_decides_nothing_for_the_others(server: Inside):
    created = new_table(server, WAITING, public=True)
    eve = join(server, created["table"], nickname="Eve")["token"]
    with Player(server, created["table"], [eve]) as stranger:
        assert stranger.ask(type="cancel")["code"] == "not_owner"
        assert stranger.ask(type="fill", seat=2, level="birch")["code"] == "not_owner"
        with Player(server, created["table"], tokens(created)) as ada:
            assert ada.ask(type="leave", seat=0)["type"] == "done"
        assert stranger.ask(type="cancel")["type"] == "done", "the table is theirs who are left"


def test_who_got_up_neither_sees_nor_does_anything_there(server: Inside):
    """The socket stays open, and whoever comes next sits on the very seat that it had proven."""
    created = new_table(server, WAITING, public=True, options={"start": "2"})
    eve = join(server, created["table"], nickname="Eve")
    with Player(server, created["table"], [eve["token"]]) as gone:
        assert gone.ask(type="leave", seat=eve["seat"])["type"] == "done"
        bob = join(server, created["table"], nickname="Bob")
        join(server, created["table"], nickname="Cyd")
        assert bob["seat"] == eve["seat"]
        with Player(server, created["table"], [bob["token"]]) as sits:
            assert sits.play(sits.view["choices"][0]["action"])["type"] == "done"
        assert gone.ask(type="undo", seat=bob["seat"], number=1)["code"] == "not_your_seat"
        assert gone.seats == [] and set(gone.views) == {"spectator"}


def test_who_has_resigned_sees_and_takes_back_nothing_on_another_device(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}], options={"start": "1"})
    join(server, created["table"], invite=created["invite"])
    with (
        Player(server, created["table"], tokens(created)) as here,
        Player(server, created["table"], tokens(created)) as there,
    ):
        assert here.play(here.view["choices"][0]["action"])["type"] == "done"
        assert here.ask(type="resign", seat=0, level="sapling")["type"] == "done"
        there.wait("state")
        assert there.seats == []
        assert there.ask(type="undo", seat=0, number=there.number)["code"] == "not_your_seat"


def test_who_resigns_is_replaced_by_a_bot_for_good(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}], options={"start": "1"})
    bob = join(server, created["table"], invite=created["invite"])["token"]
    with Player(server, created["table"], tokens(created)) as ada, Player(server, created["table"], [bob]) as other:
        assert ada.ask(type="leave", seat=0)["code"] == "late"
        assert ada.ask(type="resign", seat=0, level="sapling")["type"] == "done"
        seat = ada.table["seats"][0]
        assert (seat["kind"], seat["level"], seat["nickname"]) == ("bot", "sapling", "Ada")
        while not other.view["choices"]:
            other.hear()
    with Player(server, created["table"], tokens(created)) as back:
        assert "spectator" in back.views, "the proof of the seat is worth nothing any more"
