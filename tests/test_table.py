"""The table: saving under other rules, and what the contract suite does not see because it is about words and time."""

import json
import random

import numpy as np
import pytest

from sylvarium.games import GAMES, game
from sylvarium.table import Refused, Table
from sylvarium.table.saving import FORMAT, dtype_of, fields_of, load, pack, save, unpack


def played(actions=60, seed=4, seats=3):
    table = Table.new("builders", seats, seed=seed)
    while table.number < actions:
        table.play(table.legal_actions()[table.number % len(table.legal_actions())])
    return table


def test_five_lines_are_enough():
    table = Table.new("builders", seats=2, seed=7)
    while not table.over:
        table.play(table.legal()[0])
    assert table.ranking()[0].place == 1
    assert [line.words.id for line in table.log()][-1] == "log-round-score"


def test_actions_by_number_name_and_choice_are_the_same():
    tables = [Table.new("builders", 2, seed=3) for _ in range(3)]
    choice = tables[0].legal()[1]
    for table, action in zip(tables, (choice, choice.name, choice.action), strict=True):
        table.play(action)
    assert tables[0].state == tables[1].state == tables[2].state


def test_a_refusal_names_what_is_legal():
    table = Table.new("builders", 2, seed=3)
    names = [choice.name for choice in table.legal()]
    with pytest.raises(Refused) as refusal:
        table.play("end")
    assert all(name in str(refusal.value) for name in names) and str(refusal.value).startswith("end is not possible")
    with pytest.raises(Refused, match="'dance' is not an action of builders"):
        table.play("dance")


def test_nothing_to_undo_or_redo():
    table = Table.new("builders", 2, seed=3)
    with pytest.raises(Refused, match="Nothing has been played"):
        table.undo()
    with pytest.raises(Refused, match="nothing to redo"):
        table.redo()


def test_playing_something_else_forgets_what_was_undone():
    table = Table.new("builders", 2, seed=3)
    first, other, *_ = table.legal()
    table.play(first)
    table.undo()
    assert table.can_redo()
    table.play(other)
    assert not table.can_redo()


def test_a_turn_can_be_undone_and_redone_in_full():
    table = Table.new("builders", 2, seed=3)
    start = table.record()
    while table.legal()[0].kind != "take":
        table.play(table.legal_actions()[0])
    steps, late = table.number, table.record()
    for _ in range(steps):
        table.undo(seat=start.seat)
    assert table.state == start
    for _ in range(steps):
        table.redo(seat=start.seat)
    assert table.state == late


def test_a_moment_that_does_not_exist():
    with pytest.raises(ValueError, match="no moment 61"):
        played().at(61)


def test_seeds_are_checked_and_secret_by_default():
    with pytest.raises(ValueError, match="a seed is"):
        Table.new("builders", 2, seed=-1)
    assert Table.new("builders", 2).seed != Table.new("builders", 2).seed


def test_fields_describe_the_record_completely():
    state = game("builders").State
    assert dtype_of(json.loads(json.dumps(fields_of(state)))) == state.dtype


def older(saved, version="older rules"):
    return {**json.loads(json.dumps(saved)), "version": version}


def test_other_rules_that_lead_to_the_same_positions_are_replayed():
    table = played()
    again = load(older(save(table)))
    assert again.actions == table.actions and again.state == table.state and again.origin is None


def test_other_rules_that_lead_elsewhere_go_on_from_the_last_snapshot():
    table = played()
    saved = older(save(table))
    number, state = saved["snapshots"][-1]
    record = np.frombuffer(bytearray(unpack(state)), table.game.State.dtype)
    record["fame"][0, 0, 0] = 77  # what the older rules had scored
    saved["snapshots"][-1] = [number, pack(record.tobytes())]
    again = load(saved)
    assert again.number == again.first == number and again.state.turn == table.record(number).turn
    assert again.state.fame[0, 0] == 77
    assert again.log()[0].words.id == "table-continued"
    while not again.over:
        again.play(again.legal_actions()[0])
    kept = load(save(again))
    assert kept.state == again.state and kept.log()[0].words.id == "table-continued"


def test_other_fields_are_taken_over_by_name():
    table = played()
    saved = older(save(table))
    old = np.dtype([(name, table.game.State.dtype[name]) for name in reversed(table.game.State.dtype.names)])
    record = np.frombuffer(unpack(saved["snapshots"][-1][1]), table.game.State.dtype)
    moved = np.zeros(1, old)
    for name in old.names:
        moved[name] = record[name]
    saved["snapshots"][-1][1] = pack(moved.tobytes())
    saved["fields"] = [
        *([name, old[name].base.str, list(old[name].shape), old.fields[name][1]] for name in old.names),
        ["", "", [], old.itemsize],
    ]
    again = load(saved)
    assert again.state.tobytes() == record.tobytes()


def test_a_game_cut_short_by_illegal_actions_goes_on_from_its_snapshot():
    saved = older(save(played()))
    saved["actions"][5] = 0 if saved["actions"][5] != 0 else 1
    again = load(saved)
    assert again.origin is not None and not again.over


@pytest.mark.parametrize("broken", [{}, [], {"format": FORMAT}, {"format": 99}])
def test_what_is_not_a_saved_table_is_refused(broken):
    with pytest.raises(ValueError, match="saved table"):
        load(broken)


def test_what_is_kept_for_readers_is_never_stale():
    table, chance = Table.new("builders", 2, seed=9), random.Random(9)
    for _ in range(60):
        if table.can_undo() and chance.random() < 0.3:
            table.undo()
        else:
            table.play(chance.choice(table.legal_actions()))
        fresh = Table(table.game, 2, {}, 9, table.actions)
        for seat in (None, 0, 1):
            assert {**table.view(seat), "redo": False} == fresh.view(seat)
            since = max(0, table.number - 1)
            assert table.log(seat, since) == [line for line in fresh.log(seat) if line.number > since or not since]
        assert table.record(max(0, table.number - 1)) == fresh.record(max(0, table.number - 1))
        if chance.random() < 0.5:
            table.rest()
            assert table.view(1) == {**fresh.view(1), "redo": table.can_redo(1) and table.seat == 1}


def test_readers_get_what_each_would_get_alone():
    table, chance = Table.new("builders", 2, seed=4), random.Random(4)
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
    logs = table.logs((None, 0, 1), 20)
    assert logs == {seat: table.log(seat, 20) for seat in (None, 0, 1)}
    assert logs[0] != logs[None] != logs[1] != logs[0], "what a seat draws only it is told"


@pytest.mark.parametrize("key", GAMES)
def test_a_record_that_changes_is_looked_at_each_time(key):
    table = Table.new(key, seed=5)
    changing, chance = table.game.State(table.state.states), random.Random(5)
    while table.number < 40 and not table.over:
        table.play(chance.choice(table.legal_actions()))
        assert table.game.view(changing, 0) == table.game.view(table.record().reading(), 0)


def test_a_table_that_goes_on_counts_on():
    """Numbers are those of the whole game, also after a change of the rules."""
    table = played()
    saved = older(save(table))
    saved["actions"] = [0]
    again = load(saved)
    number = again.first
    assert number == saved["snapshots"][-1][0] > 0 and again.number == number and again.view(0)["number"] == number
    for _ in range(20):
        again.play(again.legal_actions()[0])
    assert again.number == number + 20 and again.log(0)[-1].number == number + 20
    assert again.at(number + 7).number == number + 7 and again.at(number).state == again.record(number)
    assert all(line.number > number + 5 for line in again.log(0, number + 5))
    with pytest.raises(ValueError, match=f"from {number} to"):
        again.at(number - 1)
    kept = load(save(again))
    assert kept.number == again.number and kept.first == number and kept.log(0) == again.log(0)


def test_a_moment_plays_at_most_fifteen_actions_again(monkeypatch):
    table = played(120)
    steps = 0
    step = table.game.loops.step

    def counted(*given):
        nonlocal steps
        steps += 1
        return step(*given)

    expected = {number: table.record(number) for number in range(table.number + 1)}
    monkeypatch.setattr(table.game.loops, "step", counted)
    for number in range(table.number + 1):
        steps = 0
        then = table.at(number)
        assert steps <= 15
        assert then.number == number and then.state == expected[number]
        assert not then.can_redo()


def test_a_copy_is_played_on_alone():
    table = played()
    before, legal, number = table.record(), table.legal_actions(), table.number
    twin = table.copy()
    assert twin.state == table.state and twin.can_undo() == table.can_undo()
    while not twin.over:
        twin.play(twin.legal_actions()[-1])
    assert table.state == before and table.legal_actions() == legal and table.number == number


@pytest.mark.parametrize("key", GAMES)
def test_what_follows_by_itself_is_no_choice_and_points_at_nothing(key):
    table, chance = Table.new(key, seats=2, seed=9), random.Random(9)
    follows = game(key).telling.FOLLOWS
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
    lines = table.log(0)
    assert {*follows} & {line.words.id for line in lines}
    for line in lines:
        said = line.words.args["line"].id if line.words.id == "table-only-choice" else line.words.id
        if said in follows:
            assert line.words.id == said and line.piece is None
