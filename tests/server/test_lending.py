"""Devices that think in the server's place: what they are lent, when they are, and what they are told to draw."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import httpx
import numpy as np
from server.conftest import quick
from server.player import Player, new_table
from server.running import Inside, inside

from sylvarium.games import game as game_by_key
from sylvarium.server.settings import Limits

FIRST = {"start": "1"}  # seat 0 begins


def test_a_device_is_lent_a_world_that_its_seat_can_imagine(server: Inside):
    created = new_table(server, options=FIRST)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        lent = both.ask(type="hint", seat=0, level="oak", here=True)
        assert (lent["type"], lent["seat"], lent["number"], lent["level"]) == ("lent", 0, 0, "oak")
        game = game_by_key("builders")
        world = game.State(np.frombuffer(bytearray(b64decode(lent["world"])), game.State.dtype))
        true = server.app.state.hub.opened(created["table"]).state.table.state
        assert lent["rules"] == game.version and world.tobytes() != true.tobytes()
        assert world.seed.tolist() != true.seed.tolist()
        assert game.view(world, 0) == game.view(true, 0)
        again = both.ask(type="hint", seat=0, level="oak", here=True)
        assert again["world"] != lent["world"] and again["seed"] != lent["seed"]


def test_nothing_is_lent_where_there_would_be_no_hint(server: Inside):
    strict = new_table(server, options=FIRST, hints=False)
    with Player(server, strict["table"], list(strict["tokens"].values())) as both:
        assert both.ask(type="hint", seat=0, here=True)["code"] == "hints_off"
    created = new_table(server, options=FIRST)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        assert both.ask(type="hint", seat=1, here=True)["code"] == "no_hint", "it is not that seat's decision"
        assert both.ask(type="hint", seat=0, level="god", here=True)["code"] == "no_hint"
    with Player(server, created["table"], [created["tokens"][1]]) as other:
        assert other.ask(type="hint", seat=0, here=True)["code"] == "not_your_seat"


def test_lending_has_the_pace_of_hints(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(hints=(1e-6, 2)))) as server:
        created = new_table(server, options=FIRST)
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            answers = [both.ask(type="hint", seat=0, here=True) for _ in range(3)]
            assert [each["type"] for each in answers] == ["lent", "lent", "refused"]
            assert answers[-1]["code"] == "too_fast" and answers[-1]["wait"] > 1


def test_a_client_is_told_what_its_choices_do_to_the_board(server: Inside):
    created = new_table(server, options=FIRST)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        told = both.ask(type="outcomes", seat=0, number=0)
        assert (told["type"], told["seat"], told["number"]) == ("outcomes", 0, 0)
        assert {each["action"] for each in told["outcomes"]} <= {each["action"] for each in both.view["choices"]}
        assert any(each["changes"] or each["arranged"] for each in told["outcomes"])
        assert both.ask(type="outcomes", seat=1, number=0)["code"] == "not_your_turn"
        assert both.ask(type="outcomes", seat=0, number=5)["code"] == "late"
    with Player(server, created["table"]) as spectator:
        assert spectator.ask(type="outcomes", seat=0, number=0)["code"] == "not_your_seat"


def test_a_game_is_lent_for_its_review_after_the_end_only(server: Inside):
    created = new_table(server, options=FIRST)
    refused = httpx.get(f"{server.http}/api/tables/{created['table']}/review/lent")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
