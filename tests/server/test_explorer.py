"""The explorer: decisions laid out again from what their player knew, weighed, and for whom that is."""

import random
from base64 import b64decode

import httpx
import numpy as np
import pytest
from server.player import Player, join, new_table
from server.running import Inside
from server.test_api import finished
from server.test_fair_play import HOTSEAT, OPEN
from server.waiting import until

from sylvarium.bots import as_known
from sylvarium.games import game as game_by_key
from sylvarium.games.builders import GAME
from sylvarium.games.builders.rules.components import HAND, TILES
from sylvarium.games.builders.school.notation import BLUE, RED, position, reseeded, style
from sylvarium.hosting.exploring import imagined_at, knows_no_more
from sylvarium.table import Table


def asked(server: Inside, table: str, number: int, token: str | None = None, what: str = "", **query: str) -> dict:
    headers = {"X-Seat-Token": token} if token else {}
    path = f"{server.http}/api/tables/{table}/explore/{number}{what}"
    return httpx.get(path, params=query, headers=headers).json()


def weighed(server: Inside, table: str, number: int, token: str | None = None, **query: str) -> dict:
    def found() -> dict | None:
        answer = asked(server, table, number, token, "/weigh", **query)
        return None if answer.get("status") == "thinking" else answer

    return until(found)


def test_a_line_of_a_finished_game_is_tried_and_weighed(server: Inside):
    id, _ = finished(server, seed=4)
    found = asked(server, id, 4)
    names = [choice["name"] for choice in found["view"]["choices"]]
    assert found["line"] == [] and found["view"]["you"] == found["seat"] == found["view"]["seat"]
    choice = next(name for name in names if name != "end")  # with which nothing happens that could be told
    tried = asked(server, id, 4, line=choice)
    assert tried["line"] == [choice] and tried["view"]["number"] == 5 and tried["log"]
    assert tried == asked(server, id, 4, line=choice), "the same world each time"
    judged = weighed(server, id, 4)
    assert judged["status"] == "ready" and judged["futures"] == 800
    assert {choice["name"] for choice in judged["choices"]} == set(names)
    best = judged["choices"][0]["outlook"]
    assert set(best["parts"]) == set(found["view"]["players"][0]["parts"]) and best["futures"] > 0
    assert asked(server, id, 4, line="nonsense")["code"] == "bad_line"
    assert asked(server, id, 99_999)["code"] == "unknown_moment"
    last = httpx.get(f"{server.http}/api/tables/{id}").json()["number"]
    assert asked(server, id, last)["code"] == "unknown_moment", "nothing is to be chosen after the end"


def test_a_device_that_weighs_itself_is_lent_what_the_explorer_shows(server: Inside):
    id, _ = finished(server, seed=2)  # in which the fifth decision may end the turn
    for line in ("", "end"):  # the second leads to the decision of another seat
        found = asked(server, id, 4, line=line)
        lent = asked(server, id, 4, None, "/lent", line=line, depth="deep")
        game = game_by_key("builders")
        world = game.State(np.frombuffer(bytearray(b64decode(lent["world"])), game.State.dtype))
        seen = {"undo", "stuck", "redo", "choices", "question"} | {"number"}
        assert lent["rules"] == game.version and lent["seat"] == found["view"]["seat"]
        shown = game.view(world, lent["seat"])
        assert {name: found["view"][name] for name in shown if name not in seen} == {
            name: shown[name] for name in shown if name not in seen
        }
        assert [stage["plan"]["iterations"] for stage in lent["stages"]] == [1_000, 4_000, 16_000, 64_000]
    assert asked(server, id, 4, None, "/lent", line="nonsense")["code"] == "bad_line"


def test_while_a_game_goes_on_only_ones_own_decisions_are_explored(server: Inside):
    """Hands are hidden in Builders: neither another person's decision nor a bot's is anybody else's business."""
    created = new_table(server, OPEN, hints=True, options={"start": "1"})
    bob = join(server, created["table"], invite=created["invite"])["token"]
    id, ada = created["table"], created["tokens"][0]
    assert asked(server, id, 0, ada)["seat"] == 0
    assert asked(server, id, 0, bob)["code"] == asked(server, id, 0)["code"] == "not_your_seat"
    assert asked(server, id, 0, bob, "/weigh")["code"] == "not_your_seat"
    assert asked(server, id, 0, bob, "/lent")["code"] == asked(server, id, 0, None, "/lent")["code"] == "not_your_seat"
    true = server.app.state.hub.opened(id).state.table.state.tobytes()
    assert b64decode(asked(server, id, 0, ada, "/lent")["world"]) != true
    strict = new_table(server, HOTSEAT, hints=False, options={"start": "1"})
    assert asked(server, strict["table"], 0, strict["tokens"][0])["code"] == "hints_off"
    assert asked(server, strict["table"], 0, strict["tokens"][0], "/lent")["code"] == "hints_off"


@pytest.mark.parametrize(("key", "allowed"), [("sylve", True), ("builders", False)])
def test_why_a_bot_did_something_is_told_where_it_knew_no_more(server: Inside, key: str, allowed: bool):
    seats = [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]
    created = new_table(server, seats, game=key)
    id, ada = created["table"], created["tokens"][0]
    with Player(server, id, [ada]) as player:
        while True:
            record = server.app.state.hub.opened(id).state.table
            of_bot = [n for n in range(record.number) if record.record(n).seat == 1]
            if of_bot:
                break
            if player.view["choices"]:
                player.play_any(random.Random(1))
            else:
                player.hear()
    found = asked(server, id, of_bot[0], ada)
    assert found.get("seat") == 1 if allowed else found["code"] == "not_your_seat"


def test_what_might_as_well_be_otherwise_is_not_known_by_chance():
    """Two covered tiles are all that a bot sees and the player does not: one world in two has them as they are."""
    s = position(seats=2)
    s.turn, s.used_tiles[BLUE], s.seen[BLUE] = 29, TILES - 3, [1] * HAND
    s.stack[BLUE, TILES - 2], s.stack[BLUE, TILES - 1] = style("nest"), style("log")
    alike = [GAME.view(as_known(GAME, s, RED, seed), BLUE) == GAME.view(s, BLUE) for seed in range(100)]
    assert 30 < sum(alike) < 70
    said = [knows_no_more(GAME, reseeded(s.copy(), seed), BLUE, RED) for seed in range(2000)]
    assert not any(said), f"{sum(said)} of {len(said)} would have shown them"
    s.stack[BLUE, TILES - 2] = s.stack[BLUE, TILES - 1]
    assert knows_no_more(GAME, s, BLUE, RED), "then there is nothing left to know"


@pytest.mark.parametrize("key", ["builders", "sylve", "sylvan_tactics"])
def test_the_explored_position_is_what_its_player_knew(key: str):
    """The real hidden things may be dealt again without anything changing in what is shown."""
    found, chance = game_by_key(key), random.Random(3)
    table = Table.new(found, 2, seed=8)
    for _ in range(14):
        table.play(chance.choice(table.legal_actions()))
    seat, own = table.state.seat, {"undo", "stuck", "redo"}
    shown = imagined_at(table, table.number, seat).view(seat)
    real = table.view(seat)
    assert {key: shown[key] for key in shown if key not in own} == {key: real[key] for key in real if key not in own}
    for world in range(3):
        other = as_known(found, table.state, seat, world)
        assert found.view(other, seat) == found.view(table.state, seat)
        same = knows_no_more(found, table.record(), 1 - seat, seat) == knows_no_more(found, other, 1 - seat, seat)
        assert same, "whether it may be asked tells nothing either"
