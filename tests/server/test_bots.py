"""Bots at tables: taking over and giving back, hints, reviews, and never in anybody's way."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from server.conftest import quick
from server.player import Player, join, new_table
from server.running import Inside, inside
from server.test_api import finished
from server.waiting import until

from sylvarium.bots import LEVELS
from sylvarium.bots.levels import PLANS
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.automatic import BotTurn
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import TableRow
from sylvarium.server.brains import Asker
from sylvarium.server.live import LiveTable
from sylvarium.server.settings import Settings
from sylvarium.server.steward import Steward
from sylvarium.table import Table


def test_a_bot_takes_over_and_gives_back(server: Inside):
    created = new_table(server, options={"start": "1"})
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        assert both.ask(type="bot", seat=0, level="sapling")["type"] == "done"
        assert both.table["seats"][0]["level"] == "sapling" and both.table["seats"][0]["kind"] == "human"
        both.wait("update", lambda m: m.get("played", {}).get("by") == "bot")
        while not both.views["1"]["choices"]:
            both.hear()
        assert both.ask(type="bot", seat=0, level=None)["type"] == "done"
        assert both.ask(type="bot", seat=0, level=None)["code"] == "no_bot"
        assert both.ask(type="bot", seat=0, level="god")["code"] == "no_bot"
        number = both.views["0"]["number"]
        both.play_on(random.Random(1), 6)
        assert both.views["0"]["number"] == number + 6, "only people play again"


def test_who_is_played_by_a_bot_takes_the_seat_back_before_playing(tmp_path: Path):
    with inside(quick(tmp_path, bot_pause=(3600, 3600))) as slow:
        created = new_table(slow, [{"kind": "me"}, {"kind": "bot"}], options={"start": "1"})
        with Player(slow, created["table"], list(created["tokens"].values())) as ada:
            ada.ask(type="bot", seat=0, level="sapling")
            assert ada.play(ada.view["choices"][0]["action"])["code"] == "bot_plays"
            ada.ask(type="bot", seat=0, level=None)
            assert ada.play(ada.view["choices"][0]["action"])["type"] == "done"


def test_the_seat_of_somebody_who_left(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        hub = server.app.state.hub

        def patience(seconds: float) -> None:
            hub.settings = hub.settings.model_copy(update={"absent_after": seconds})

        created = new_table(server, [{"kind": "me"}, {"kind": "open"}], options={"start": "2"})
        bob = join(server, created["table"], invite=created["invite"])["token"]
        with Player(server, created["table"], list(created["tokens"].values())) as ada:
            patience(1e-9)
            with Player(server, created["table"], [bob]):
                ada.wait("presence", lambda m: m["seats"] == [True, True])
                assert ada.ask(type="bot", seat=1, level="sapling")["code"] == "no_bot", "Bob is here"
                patience(1000)
            ada.wait("presence", lambda m: m["seats"] == [True, False])
            assert ada.ask(type="bot", seat=1, level="sapling")["code"] == "no_bot", "he has just left"
            patience(1e-9)
            assert ada.ask(type="bot", seat=1, level="sapling")["type"] == "done"
            assert ada.ask(type="bot", seat=1, level=None)["code"] == "not_your_seat"
            while not ada.view["choices"]:
                ada.hear()
            with Player(server, created["table"], [bob]) as back:
                assert back.ask(type="bot", seat=1, level=None)["type"] == "done"
                assert back.table["seats"][1]["level"] is None


def test_a_bot_seat_stays_a_bot_seat(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "bot"}], options={"start": "1"})
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        assert ada.ask(type="bot", seat=1, level=None)["code"] == "no_bot"
        assert ada.ask(type="bot", seat=7, level=None)["code"] == "not_your_seat"


def test_hints(server: Inside):
    created = new_table(server, options={"start": "1"})
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        legal = {choice["action"]: choice["name"] for choice in both.view["choices"]}
        hint = both.ask(type="hint", seat=0, level="oak")
        assert {choice["action"]: choice["name"] for choice in hint["choices"]} == legal
        shares = [choice["share"] for choice in hint["choices"]]
        assert shares == sorted(shares, reverse=True) and sum(shares) == pytest.approx(1)
        assert all(0 <= choice["estimate"] <= 1 for choice in hint["choices"])
        assert (hint["seat"], hint["number"], hint["level"]) == (0, 0, "oak")
        assert both.ask(type="hint", seat=1)["code"] == "no_hint", "it is not that seat's decision"
        assert both.ask(type="hint", seat=0, level="god")["code"] == "no_hint"


def test_one_may_go_on_while_a_hint_is_thought_about(server: Inside):
    created = new_table(server, options={"start": "1"})
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        both.send(type="hint", seat=0, level=LEVELS[-1], request="hint")
        assert both.play_any(random.Random(1))["type"] == "done"
        kinds = [message["type"] for message in both.heard]
        assert "hint" not in kinds
        assert both.wait("hint")["number"] == 0


def test_review_after_the_end(server: Inside):
    created = new_table(server)
    path = f"{server.http}/api/tables/{created['table']}/review"
    assert httpx.get(path).json()["code"] == "not_over"
    id, _ = finished(server, seed=4)
    path = f"{server.http}/api/tables/{id}/review"
    until(lambda: httpx.get(path).json()["status"] != "thinking")
    found = httpx.get(path).json()
    assert found["status"] == "ready" and 1 <= len(found["moments"]) <= 10
    losses = [moment["loss"] for moment in found["moments"]]
    assert losses == sorted(losses, reverse=True) and losses[-1] > 0
    first = found["moments"][0]
    view = httpx.get(f"{server.http}/api/tables/{id}/moments/{first['number']}?seat={first['seat']}").json()["view"]
    assert {first["played"], first["better"]} <= {choice["name"] for choice in view["choices"]}


def test_people_are_answered_while_bots_think(tmp_path: Path):
    """Every worker is busy with the strongest bots; a person plays on all the same.

    How long an answer takes is measured by `benchmarks/server`.
    """
    with inside(quick(tmp_path, workers=2)) as server:
        bots = [{"kind": "bot", "level": LEVELS[-1]}] * 2
        for _ in range(4):
            new_table(server, bots)
        created = new_table(server)
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            chance = random.Random(5)
            for _ in range(60):
                assert both.play_any(chance)["type"] == "done"
        thinking = server.app.state.hub.figures.thoughts._value.get()
        assert thinking >= 2, "the bots are still at it"


def test_a_table_of_bots_plays_by_itself(server: Inside):
    created = new_table(server, [{"kind": "bot", "level": "sapling"}] * 2)
    with Player(server, created["table"]) as guest:
        while not guest.view["over"]:
            guest.hear()
        assert guest.view["ranking"]


def with_an_only_choice(key: str) -> tuple[int, list[int]]:
    """A seed and actions that lead to a decision with one option which is asked all the same."""
    for seed in range(200):
        table, chance = Table.new(key, 2, seed=seed), random.Random(seed)
        while not table.over and table.number < 25:
            if len(table.legal_actions()) == 1:
                return seed, table.actions
            table.play(chance.choice(table.legal_actions()))
    raise AssertionError(f"no only choice was found in {key}")


def at_an_only_choice(server: Inside, one_person: bool) -> Player:
    """A client with both seats of a table whose next decision has one option."""
    seed, actions = with_an_only_choice("sylvan_tactics")
    created = new_table(server, game="sylvan_tactics", seed=seed)
    if one_person:  # the other seat counts as a bot's, but waits for us to play it
        live = server.app.state.hub.opened(created["table"])
        seats = list(live.state.seats)
        other = 1 - decides(seed, actions)
        seats[other] = replace(seats[other], kind="bot")
        live.state = replace(live.state, seats=tuple(seats))
    both = Player(server, created["table"], list(created["tokens"].values()))
    for action in actions:
        both.play(action)
    return both


def decides(seed: int, actions: list[int]) -> int:
    """Whose decision it is after these actions."""
    table = Table.new("sylvan_tactics", 2, seed=seed)
    for action in actions:
        table.play(action)
    assert table.seat is not None
    return table.seat


def test_an_only_choice_is_made_by_the_table_after_a_pause(tmp_path: Path):
    """Who plays against bots need not make a choice that is none; it is asked first all the same."""
    with inside(quick(tmp_path, lone_pause=(0.4, 0.5))) as server, at_an_only_choice(server, one_person=True) as both:
        number = both.number
        update = both.wait("update")
        assert update["played"]["by"] == "table" and update["played"]["number"] == number + 1


def test_between_people_everybody_makes_an_only_choice_in_person(tmp_path: Path):
    """A table that answers by itself after a while tells that a longer silence is a choice."""
    with inside(quick(tmp_path, lone_pause=(0, 0))) as server, at_an_only_choice(server, one_person=False) as both:
        number = both.number
        time.sleep(0.3)
        assert both.ask(type="ping")["type"] == "pong" and both.number == number
        assert both.play(both.view["choices"][0]["action"])["type"] == "done"


def test_a_turn_of_many_steps_has_a_budget_of_thinking():
    turn, total = BotTurn((3, 1)), 0.0
    for _ in range(18):
        seconds = turn.next_thought()
        turn.spend(seconds)
        total += seconds
    assert total < 4.0
    assert BotTurn((3, 1)).next_thought() >= PLANS["ancient"].seconds, "the first decision of a turn is not cut short"


def windows(key: str, choices: int) -> Table:
    """A table at a decision that is asked even if it leaves no choice, and that leaves so many."""
    for seed in range(200):
        table, chance = Table.new(key, 2, seed=seed), random.Random(seed)
        while not table.over:
            if table.asks_alone() and len(table.legal_actions()) == choices:
                return table
            table.play(chance.choice(table.legal_actions()))
    raise AssertionError(f"no decision between {choices} was found in {key}")


@pytest.mark.parametrize(("choices", "cut"), [(2, True), (3, True), (4, True), (5, False), (9, False)])
def test_a_bot_with_something_to_choose_answers_as_soon_as_one_without(choices: int, cut: bool):
    """Otherwise a long thought would tell that it holds an answer (sylvan_tactics R111)."""
    table = windows("sylvan_tactics", choices)
    assert table.seat is not None
    asked: list[float] = []

    class Thinker:
        def decide(self, table: Table, seat: int, level: str, asker: Asker, seconds: float) -> Awaitable[Any]:
            asked.append(seconds)
            return asyncio.sleep(0, SimpleNamespace(action=table.legal_actions()[0]))

    async def committed(live: LiveTable, ask: Callable[[Folded], Ask]) -> None:
        ask(live.state)

    bots = ({"kind": "bot", "nickname": None, "level": "ancient"},) * 2
    row = TableRow("", table.game.key, {}, 0, table.game.version, list(bots), False, "", None, None, 0.0)
    state = replace(Folded.created(row), table=table)
    settings = Settings(bot_pause=(0.05, 0.05))
    steward = Steward(committed, None, Thinker(), settings)  # type: ignore[arg-type]
    asyncio.run(steward._move(LiveTable(state), state.moved))
    assert (asked[0] < 0.05) == cut and (asked[0] >= PLANS["ancient"].seconds) != cut


def test_a_bot_waits_before_its_turn_and_hardly_between_its_steps(tmp_path: Path):
    """An hour before every step would be far beyond the patience of the test, and so would one before the turn."""
    with inside(quick(tmp_path, bot_pause=(0, 0), bot_step_pause=(3600, 3600))) as server:
        created = new_table(server, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}], options={"start": "2"})
        with Player(server, created["table"], list(created["tokens"].values())) as ada:
            while ada.view["number"] < 1:
                ada.hear()
            assert ada.ask(type="chat", text="Well?")["type"] == "done"
            assert ada.view["number"] == 1, "the rest of the bot's turn waits for the pause between steps"
