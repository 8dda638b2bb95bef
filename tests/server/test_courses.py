"""Games that come from a device and go there: replayed, never believed."""

from __future__ import annotations

import httpx
from server.player import Player, join, new_table
from server.running import Inside
from server.test_api import get, post

from sylvarium.games import game
from sylvarium.table import Table

OPEN = [{"kind": "me"}, {"kind": "open"}]


def course(moves: int = 12, seed: int = 7) -> dict:
    """A game of Builders that was begun elsewhere."""
    table = Table.new("builders", 2, {}, seed)
    for _ in range(moves):
        table.play(table.legal_actions()[0])
    return {
        "game": "builders",
        "rules": game("builders").version,
        "options": {},
        "seed": str(seed),
        "actions": table.actions,
    }


def test_a_game_of_a_device_goes_on_with_a_friend(server: Inside):
    created = post(server, "/api/courses", {**course(), "seats": OPEN, "nickname": "Ada"}, 201)
    id = created["table"]
    assert get(server, f"/api/tables/{id}")["status"] == "waiting"
    bob = join(server, id, nickname="Bob", invite=created["invite"])
    with Player(server, id, [created["tokens"]["0"]]) as ada, Player(server, id, [bob["token"]]) as friend:
        there = Table.new("builders", 2, {}, 7)
        for action in course()["actions"]:
            there.play(action)
        for player, seat in ((ada, 0), (friend, 1)):
            expected, found = there.view(seat), player.views[str(seat)]
            assert found["players"] == expected["players"] and found["seat"] == expected["seat"]
        assert ada.log["0"][0]["words"]["id"] == "table-moved"


def test_what_does_not_follow_from_the_rules_is_refused(server: Inside):
    wish = {"seats": OPEN, "nickname": "Ada"}
    played = course()
    for wrong, status, code in (
        ({"actions": [*played["actions"], 999_999]}, 422, "bad_file"),
        ({"actions": played["actions"][1:]}, 422, "bad_file"),
        ({"rules": "0" * 16}, 409, "other_rules"),
        ({"game": "chess"}, 404, "unknown_game"),
        ({"origin": "eJwDAAAAAAE="}, 409, "no_course"),  # a position is never believed
        ({"seed": "-1"}, 422, "bad_message"),
        ({"seed": str(2**62)}, 422, "bad_file"),
        ({"seats": [{"kind": "me"}]}, 422, "bad_table"),
    ):
        assert post(server, "/api/courses", {**played, **wish, **wrong}, status)["code"] == code


def test_only_who_plays_alone_may_take_a_running_game_away(server: Inside):
    alone = new_table(server, [{"kind": "me"}, {"kind": "bot"}])
    path = f"/api/tables/{alone['table']}/course"
    tokens = {"X-Seat-Token": alone["tokens"][0]}
    taken = httpx.get(server.http + path, headers=tokens).json()
    assert taken["game"] == "builders" and taken["seats"][1]["kind"] == "bot" and taken["seed"].isdigit()
    assert httpx.get(server.http + path).json()["code"] == "not_your_seat"
    together = new_table(server, OPEN)
    join(server, together["table"], nickname="Bob", invite=together["invite"])
    path, tokens = f"/api/tables/{together['table']}/course", {"X-Seat-Token": together["tokens"][0]}
    assert httpx.get(server.http + path, headers=tokens).json()["code"] == "not_your_seat"
