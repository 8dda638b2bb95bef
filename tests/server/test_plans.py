"""Planned turns and standing answers at real tables: kept, played, offered for review, and told to nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.conftest import quick
from server.player import Player, new_table
from server.running import Inside, inside

from sylvarium.server import steward

SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
PAUSE, STEP_PAUSE, LONE_PAUSE = (0.001, 0.002), (0.0, 0.001), (0.0, 0.0005)  # short, and each another one


@pytest.fixture(scope="module")
def swift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that plays planned steps at once."""
    with inside(planning(tmp_path_factory.mktemp("swift"))) as running:
        yield running


def planning(folder: Path, **more: Any) -> Any:
    return quick(folder, **{"plan_pause": PAUSE, "plan_step_pause": STEP_PAUSE, "lone_pause": LONE_PAUSE, **more})


def two(server: Inside, **more: Any) -> tuple[dict, Player, Player]:
    """A table with the one who waits and the one who is on turn on screens of their own."""
    created = new_table(server, SEATS, seed=5, **more)
    people = [Player(server, created["table"], [created["tokens"][seat]]) for seat in range(2)]
    on_turn = people[0].view["seat"]
    return created, people[1 - on_turn], people[on_turn]


def seat_of(player: Player) -> int:
    return player.seats[0]


def plan(player: Player, most: int = 3) -> list[str]:
    """Plans a turn step by step and keeps it."""
    steps: list[str] = []
    shown = player.ask(type="imagine", seat=seat_of(player), steps=steps)
    while not shown["ends"] and len(steps) < most:
        steps.append(shown["view"]["choices"][0]["name"])
        shown = player.ask(type="imagine", seat=seat_of(player), steps=steps)
    assert [step["name"] for step in shown["plan"]] == steps
    assert keep(player, steps)["type"] == "done"
    return steps


def keep(player: Player, steps: list[str]) -> dict:
    return player.ask(type="plan", seat=seat_of(player), number=shown_number(player), steps=steps)


def shown_number(player: Player) -> int:
    return next(iter(player.views.values()))["number"]


def end_turn(player: Player, chance: random.Random) -> None:
    turn = player.view["turn"]
    while player.view["turn"] == turn and player.view["choices"]:
        assert player.play_any(chance)["type"] == "done"


def last_plans(player: Player) -> dict | None:
    return next((said for said in reversed(player.heard) if said["type"] == "plans"), None)


def test_a_plan_is_played_when_the_turn_comes_and_looks_like_any_move(swift: Inside):
    created, ada, bob = two(swift)
    with ada, bob, Player(swift, created["table"]) as guest:
        steps = plan(ada, most=1)
        told = last_plans(ada)
        assert told and [step["name"] for step in told["plan"]["steps"]] == steps and not told["plan"]["trouble"]
        end_turn(bob, random.Random(1))
        mine = ada.wait("update", lambda said: (said.get("played") or {}).get("by") == "plan")["played"]
        assert mine == {**mine, "action": steps[0], "seat": seat_of(ada)}
        theirs = bob.wait("update", lambda said: (said.get("played") or {}).get("seat") == seat_of(ada))["played"]
        assert theirs["by"] == "player" and theirs["action"] is None
        guest.wait("update", lambda said: (said.get("played") or {}).get("seat") == seat_of(ada))
        for other in (bob, guest):
            assert not any(said["type"] in ("plans", "imagined") for said in other.heard)
            assert not any('"plan' in text for text in other.raw)


def test_nothing_that_others_are_sent_tells_of_a_plan(swift: Inside):
    """Keeping, changing and dropping plans has no version, changes no time, and sends nothing to anybody else."""
    created, ada, bob = two(swift)
    with ada, bob, Player(swift, created["table"]) as guest:
        table, version = guest.table["changed"], bob.version
        plan(ada)
        assert keep(ada, [])["type"] == "done"
        assert ada.ask(type="standing", seat=seat_of(ada), answers={})["type"] == "done"
        for other in (bob, guest):
            heard = len(other.heard)
            assert other.ask(type="ping")["type"] == "pong"
            assert {said["type"] for said in other.heard[heard:]} <= {"pong", "presence"}
        assert bob.version == version
        with Player(swift, created["table"]) as late:
            assert late.version == version and late.table["changed"] == table


def test_a_plan_that_no_longer_fits_waits_for_its_player(swift: Inside):
    created, ada, bob = two(swift)
    with ada, bob:
        steps = plan(ada)
        assert len(steps) > 1
        live = swift.app.state.hub.opened(created["table"])
        kept = live.intents[seat_of(ada)]
        other = type(kept.plan.steps[1])(steps[1], kept.plan.steps[1].words, "another mark")
        live.intents[seat_of(ada)] = type(kept)(
            type(kept.plan)((kept.plan.steps[0], other), kept.plan.number), kept.standing
        )
        end_turn(bob, random.Random(1))
        told = ada.wait("plans", lambda said: said["plan"] and said["plan"]["trouble"])
        assert told["plan"]["trouble"] == {"step": 1, "why": "changed"}
        assert [step["name"] for step in told["plan"]["steps"]] == steps[:2]
        assert ada.view["seat"] == seat_of(ada), "nothing of it was played"
        assert ada.play(steps[0])["type"] == "done", "its player plays it by hand"
        end_turn(ada, random.Random(2))
        assert ada.wait("plans")["plan"] is None if last_plans(ada)["plan"] else True


def test_plans_are_refused_with_a_reason(swift: Inside):
    _, ada, bob = two(swift)
    with ada, bob:
        mine = seat_of(ada)
        assert bob.ask(type="imagine", seat=mine)["code"] == "not_your_seat"
        assert bob.ask(type="plan", seat=mine, number=0, steps=[])["code"] == "not_your_seat"
        assert bob.ask(type="standing", seat=mine, answers={})["code"] == "not_your_seat"
        assert bob.ask(type="imagine", seat=seat_of(bob))["code"] == "no_plan"
        assert ada.ask(type="imagine", seat=mine, steps=["nothing"])["code"] == "illegal"
        assert ada.ask(type="imagine", seat=mine, steps=["end"] * 99)["code"] == "bad_message"
        assert ada.ask(type="plan", seat=mine, number=99, steps=["end"])["code"] == "late"
        assert ada.ask(type="standing", seat=mine, answers={"riposte": "pass"})["code"] == "bad_message"
        assert last_plans(ada) is None


def test_a_plan_outlives_the_server(tmp_path: Path):
    settings = planning(tmp_path)
    with inside(settings) as first:
        created, ada, bob = two(first)
        with ada, bob:
            steps, mine = plan(ada, most=1), seat_of(ada)
    with inside(settings) as second:
        people = [Player(second, created["table"], [created["tokens"][seat]]) for seat in range(2)]
        with people[0], people[1]:
            told = people[mine].wait("plans")
            assert [step["name"] for step in told["plan"]["steps"]] == steps
            end_turn(people[1 - mine], random.Random(1))
            played = people[mine].wait("update", lambda said: (said.get("played") or {}).get("by") == "plan")
            assert played["played"]["action"] == steps[0]


class Drawn:
    """Stands where the steward draws its pauses, and notes between what they are drawn."""

    def __init__(self) -> None:
        self.pauses: list[tuple[float, float]] = []

    def uniform(self, low: float, high: float) -> float:
        self.pauses.append((low, high))
        return 0.0


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    found = Drawn()
    monkeypatch.setattr(steward, "random", found)
    return found


def form(message: Any) -> Any:
    """What a message looks like from outside: its fields, and not what is in them."""
    return {name: form(value) for name, value in message.items()} if isinstance(message, dict) else type(message)


def test_standing_answers_pass_for_their_player_and_betray_no_hand(swift: Inside, drawn: Drawn):
    """sylvan tactics R112: who always passes is not asked. Whether they could have answered changes neither how the
    pause is drawn nor what the other is sent."""
    created = new_table(swift, SEATS, seed=11, game="sylvan_tactics")
    people = [Player(swift, created["table"], [created["tokens"][seat]]) for seat in range(2)]
    chance = random.Random(3)
    seen: dict[bool, list[Any]] = {True: [], False: []}  # by whether there was a choice: what the other was sent
    with people[0], people[1]:
        for player in people:
            told = player.wait("plans")
            assert told["standing"] == {"riposte": "ask"} and told["answers"] == {"riposte": ["ask", "pass", "king"]}
            assert player.ask(type="standing", seat=seat_of(player), answers={"riposte": "pass"})["type"] == "done"
        for _ in range(400):
            while people[0].version != people[1].version:
                min(people, key=lambda each: each.version).hear()
            mover = people[people[0].views["0"]["seat"]]
            other = people[1 - seat_of(mover)]
            if mover.view["step"] == "riposte":
                choices, heard = len(mover.view["choices"]), len(other.heard)
                assert mover.wait("update")["played"]["by"] == "plan"
                while other.version != mover.version:
                    other.hear()
                seen[choices > 1].append([form(said) for said in other.heard[heard:]])
                if min(map(len, seen.values())) >= 2:
                    break
            else:
                mover.play_any(chance)
    assert min(map(len, seen.values())) >= 2, "windows with and without a choice"
    assert all(each == seen[True][0] for each in seen[True] + seen[False])
    assert drawn.pauses == [LONE_PAUSE] * len(seen[True] + seen[False])


def test_the_pauses_of_a_plan_depend_on_nothing_but_where_the_turn_stands(swift: Inside, drawn: Drawn):
    """However long the plan is: before the first move of a turn as before every first one, then as between any two."""
    for most in (1, 2, 3):
        drawn.pauses.clear()
        _, ada, bob = two(swift)
        with ada, bob:
            steps = plan(ada, most)
            end_turn(bob, random.Random(1))
            for step in steps:
                played = ada.wait("update", lambda said: (said.get("played") or {}).get("by") == "plan")["played"]
                assert played["action"] == step
        assert drawn.pauses[: len(steps)] == [PAUSE, *[STEP_PAUSE] * (len(steps) - 1)]
