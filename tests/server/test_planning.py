"""Turns that are imagined and planned while others think, without a server."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from sylvarium.bots import as_known
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting import planning
from sylvarium.hosting.marks import waiting
from sylvarium.hosting.plans import Intent, PlannedTurn, Trouble
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Message
from sylvarium.table import Origin, Table

FEW = 3  # steps of a plan


def moments(key: str, seed: int, most: int = 60) -> list[Table]:
    """A random game for two, moment by moment."""
    table, chance = Table.new(game_by_key(key), 2, seed=seed), random.Random(seed)
    found = []
    while not table.over and table.number < most:
        found.append(table.copy())
        table.play(chance.choice(table.legal_actions()))
    return found


def waiting_seat(table: Table) -> int:
    assert table.seat is not None
    return 1 - table.seat


def random_steps(table: Table, seat: int, chance: random.Random, most: int = FEW) -> tuple[list[str], dict[str, Any]]:
    """A plan made as a person makes it, and what is shown of it."""
    steps: list[str] = []
    shown = planning.imagined(table, seat, steps)
    while not shown["ends"] and len(steps) < most:
        steps.append(chance.choice(shown["view"]["choices"])["name"])
        shown = planning.imagined(table, seat, steps)
    return steps, shown


def can_plan(table: Table) -> bool:
    try:
        planning.turn_of(table, waiting_seat(table))
    except Refusal as refusal:
        assert refusal.code == "no_plan"
        return False
    return True


def plannable(key: str, seed: int = 1) -> list[Table]:
    return [table for table in moments(key, seed, 50)[::6] if can_plan(table)]


def as_json(content: Any) -> bytes:
    return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)


def handed_over(table: Table, seat: int) -> Table:
    """The table when its turn has come, and nothing has changed: an imagined turn, taken for the real one."""
    return planning.turn_of(table, seat)


@pytest.mark.parametrize("key", GAMES)
def test_the_next_turn_is_one_s_own_with_ordinary_choices(key: str):
    found = plannable(key)
    assert len(found) >= 3
    for table in found:
        seat, before = waiting_seat(table), table.state.tobytes()
        shown = planning.imagined(table, seat, [])
        assert shown["view"]["seat"] == shown["view"]["you"] == seat and shown["view"]["choices"]
        assert shown["view"]["undo"] is False and shown["number"] == table.number
        assert all("preview" in choice for choice in shown["view"]["choices"])
        assert table.state.tobytes() == before, "the table itself has not moved"


@pytest.mark.parametrize("key", GAMES)
def test_a_plan_is_played_when_nothing_has_changed(key: str):
    chance, played = random.Random(3), 0
    for table in plannable(key)[:4]:
        seat = waiting_seat(table)
        steps, _ = random_steps(table, seat, chance)
        plan = Intent.of(orjson.loads(as_json(Intent(planning.planned(table, seat, steps)).to_json()))).plan
        assert plan and [step.name for step in plan.steps] == steps
        real = handed_over(table, seat)
        for step in steps:
            assert planning.check(real, seat, plan) == step
            real.play(step)
            played += 1
        if real.seat == seat and real.state.turn == handed_over(table, seat).state.turn:
            assert planning.check(real, seat, plan) is None, "nothing is left of it"
    assert played


@pytest.mark.parametrize("key", GAMES)
def test_a_plan_that_does_not_fit_is_left_to_its_player(key: str):
    """Plans meet whatever a random opponent does: a step that is played was legal and would bring the same."""
    chance, found = random.Random(5), []
    for seed in range(1, 3):
        table = Table.new(game_by_key(key), 2, seed=seed)
        plans: dict[int, PlannedTurn] = {}
        while not table.over and table.number < 70:
            seat = table.seat
            assert seat is not None
            if seat in plans and waiting(table.game).in_turn(table.record(), seat):
                fits = planning.check(table, seat, plans[seat])
                found.append(type(fits))
                if isinstance(fits, str):
                    table.play(fits, seat)
                    continue
                del plans[seat]
            other = 1 - seat
            if other not in plans and chance.random() < 0.3 and can_plan(table):
                plans[other] = planning.planned(table, other, random_steps(table, other, chance)[0])
            table.play(chance.choice(table.legal_actions()))
    assert str in found and Trouble in found, found


def test_a_step_that_is_gone_and_one_that_brings_something_else():
    """tree society R27: what a fruit sells for depends on what lies in the market."""
    table = next(each for each in plannable("tree_society") if each.state.turn > 2)
    seat = waiting_seat(table)
    plan = planning.planned(table, seat, [planning.imagined(table, seat, [])["view"]["choices"][0]["name"]])
    real = handed_over(table, seat)
    real.state.fruit_market[:] = -1
    assert planning.check(real, seat, plan) == Trouble(0, "changed")
    other = next(each["name"] for each in real.view(seat)["choices"] if each["name"] != plan.steps[0].name)
    real = handed_over(table, seat)
    real.play(other)
    assert planning.check(real, seat, plan) == Trouble(0, "other")
    real = handed_over(table, seat)
    real.play(plan.steps[0].name)
    real.undo()
    assert planning.check(real, seat, plan) == Trouble(0, "undone")


@pytest.mark.parametrize("key", GAMES)
def test_chance_ends_a_plan(key: str):
    """A plan that goes as far as it can ends with a step that cannot be taken back, and takes no other after it."""
    chance, ended = random.Random(7), 0
    for table in plannable(key)[:4]:
        seat = waiting_seat(table)
        steps, shown = random_steps(table, seat, chance, most=planning.MOST_STEPS)
        if not shown["ends"]:
            continue
        ended += 1
        assert shown["view"]["choices"] == [] and shown["view"]["undo"]
        before = planning.imagined(table, seat, steps[:-1])["view"]
        assert shown["view"]["players"] == before["players"], "nothing of the outcome is shown"
        with pytest.raises(Refusal) as refusal:
            planning.imagined(table, seat, [*steps, steps[-1]])
        assert refusal.value.code == "illegal"
    assert ended


@pytest.mark.parametrize("key", GAMES)
def test_a_plan_tells_nothing_that_is_hidden(key: str):
    """The unknown is dealt again: the same turns can be planned, with the same views, choices, previews and marks."""
    chance = random.Random(9)
    for number, table in enumerate(moments(key, seed=2)[1::11]):
        seat = waiting_seat(table)
        if not can_plan(table):
            assert not can_plan(dealt_again(table, seat, number)), "that it cannot be planned would tell something"
            continue
        steps, shown = random_steps(table, seat, chance)
        for world in range(2):
            twin = dealt_again(table, seat, 100 * number + world)
            assert as_json(planning.imagined(twin, seat, steps)) == as_json(shown)
            assert planning.planned(twin, seat, steps) == planning.planned(table, seat, steps)


def dealt_again(table: Table, seat: int, world: int) -> Table:
    """The same table, but what `seat` cannot know is another possibility."""
    record = as_known(table.game, table.state, seat, world)
    record.seed, record.drawn = table.state.seed, table.state.drawn
    origin = Origin(record.tobytes(), Message("table-plan"), table.number)
    return Table(table.game, table.seats, table.options, table.seed, (), origin)


def test_there_is_nothing_to_plan_in_one_s_own_turn_or_before_the_first():
    table = Table.new("builders", 2, seed=1)
    assert table.seat is not None
    with pytest.raises(Refusal, match="your decision"):
        planning.imagined(table, table.seat, [])
    mulligan = Table.new("sylvan_tactics", 2, seed=1)
    with pytest.raises(Refusal, match="not known yet"):
        planning.imagined(mulligan, waiting_seat(mulligan), [])
    with pytest.raises(Refusal, match="at most"):
        planning.imagined(table, waiting_seat(table), ["end"] * (planning.MOST_STEPS + 1))
    with pytest.raises(Refusal, match="Step 1"):
        planning.imagined(table, waiting_seat(table), ["no such thing"])


def windows() -> list[Table]:
    """Sylvan Tactics: moments in which a window is open (R109)."""
    found = []
    for seed in range(6):
        found += [each for each in moments("sylvan_tactics", seed, 120) if each.view(each.seat)["step"] == "riposte"]
    return found


def test_standing_answers_of_sylvan_tactics():
    """sylvan tactics R109, R112: passing is always possible; whether a King is attacked, everybody sees."""
    seen = set()
    for table in windows():
        seat = table.seat
        king = (table.view(seat)["attack"] or {}).get("defender", "").endswith("king")
        seen.add(king)
        passes = next(choice.action for choice in table.legal() if choice.kind == "let_pass")
        assert planning.standing_answer(table, Intent(standing={"riposte": "pass"})) == passes
        assert planning.standing_answer(table, Intent(standing={"riposte": "king"})) == (None if king else passes)
        assert planning.standing_answer(table, Intent(standing={"riposte": "ask"})) is None
        assert planning.standing_answer(table, Intent()) is None
        assert not planning.waits_for_turn(table, Intent(PlannedTurn((), 0))), "a window is no turn"
    assert False in seen
    with pytest.raises(Refusal):
        planning.check_standing(game_by_key("sylvan_tactics"), {"riposte": "never"})
    with pytest.raises(Refusal):
        planning.check_standing(game_by_key("builders"), {"riposte": "pass"})
