"""What a choice is said to bring: true, complete, and nothing that its player cannot know."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from numba import njit
from test_knowledge import some_positions, stepped
from worlds import imagined

from sylvarium.kernel import INTERPRET, Game, Record, i8
from sylvarium.kernel.actions import ActionSpace
from sylvarium.kernel.chance import below

# Compiled afresh in every run, and bound under a name of its own: the cache knows only the sources of the package.
rule = (lambda function: function) if INTERPRET else njit
KEY = f"purse-{sha256(Path(__file__).read_bytes()).hexdigest()[:8]}"


def stock(game, record, seat):
    """Everything a preview compares, counted here without `kernel.foresight`."""
    loops, numbers = game.loops, np.zeros(len(game.measures) + len(game.labels), np.int32)
    if len(numbers):
        game.measure(record, seat, numbers)
    points = [loops.points(record.states, record.index, each) for each in range(record.seats)]
    parts = {name: loops.part(record.states, record.index, seat, k) for k, name in enumerate(game.score_parts)}
    counted = numbers.tolist()
    measures = dict(zip(game.measures, counted, strict=False))
    labels = dict(zip(game.labels, counted[len(game.measures) :], strict=True))
    return points, parts, measures, labels


def brought(game, before, action, seat):
    """What an action does in one world: as a preview would tell it, with everything certain."""
    after = stepped(game, before, action)
    (points, parts, measures, labels), then = stock(game, before, seat), stock(game, after, seat)
    gained = [new - old for old, new in zip(points, then[0], strict=True)]
    found = {
        "points": gained if any(gained) else None,
        "parts": {name: then[1][name] - old for name, old in parts.items() if then[1][name] != old},
        "measures": {name: then[2][name] - old for name, old in measures.items() if then[2][name] != old},
        "becomes": {name: then[3][name] for name, old in labels.items() if then[3][name] != old},
        "over": bool(after.over),
    }
    ends = bool(after.over) or after.turn != before.turn or after.seat != before.seat
    return {name: value for name, value in found.items() if value}, ends, ends or after.reveals != before.reveals


def facts(preview, seats):
    """A preview as flat facts; None is what it leaves open."""
    found = {("points", seat): change for seat, change in enumerate(preview.get("points", [0] * seats))}
    found["over"] = preview.get("over", False)
    for section in ("parts", "measures", "becomes"):
        found |= {(section, name): change for name, change in preview.get(section, {}).items()}
    return found


def decisions(game, seats, options, every=10):
    return (table for table in some_positions(game, seats, options, every) if not table.over)


def test_a_choice_that_can_be_undone_brings_exactly_what_was_said(setting):
    game, seats, options = setting
    for table in decisions(game, seats, options):
        for choice in table.view(table.seat)["choices"]:
            real, ends, uncertain = brought(game, table.state, choice["action"], table.seat)
            if not uncertain:
                assert (choice["preview"], choice["ends"]) == (real, ends)


def test_what_is_said_for_certain_comes_true(setting):
    """A choice that draws cards or rolls dice is tried in a few worlds; a rare exception may escape them."""
    game, seats, options = setting
    said = wrong = 0
    for table in decisions(game, seats, options):
        for choice in table.view(table.seat)["choices"]:
            real, ends, _ = brought(game, table.state, choice["action"], table.seat)
            told, happened = facts(choice["preview"], seats), facts(real, seats)
            certain = {fact for fact, change in told.items() if change is not None}
            said += len(certain) + (choice["ends"] is not None)
            wrong += sum(told[fact] != happened.get(fact, 0) for fact in certain)
            wrong += choice["ends"] is not None and choice["ends"] != ends
            unsaid = {fact for fact in happened if fact not in told}
            wrong += len(unsaid)
    assert wrong <= 0.01 * said


def test_previews_tell_nothing_hidden(setting):
    """They are the same in every world that the seat can imagine, whatever lies hidden in the real one."""
    game, seats, options = setting
    for table in decisions(game, seats, options, every=14):
        seat, actions = table.seat, table.legal_actions()
        other = imagined(table, seat, seed=table.number + 5)
        here, there = (
            game.foresight.previews(record.states, seat, 7, np.array(actions, np.int16), seats)
            for record in (table.state, other)
        )
        for action, mine, theirs in zip(actions, here, there, strict=True):
            _, _, uncertain = brought(game, table.state, action, seat)
            if not uncertain:
                assert mine == theirs


# ------------------------------------------------------------------------------------ a game made for this test


class Purse(Record):
    """A coin is taken openly, from a bag (1 to 6 coins), or from a neighbour's hidden purse."""

    coins: i8[2]
    hidden: i8
    keeper: i8


@rule
def deal(s, options):
    s.coins[0] = 3
    s.hidden = 5
    s.keeper = -1


@rule
def offers(s, out):
    for k in range(3):
        out[k] = k
    return 0 if s.over else 3


@rule
def take(s, action):
    from_bag = action == 1
    if action == 0:
        s.coins[s.seat] += 1
        s.keeper = s.seat
    elif from_bag:
        s.coins[s.seat] += 1 + below(s, 6)
    else:
        s.coins[s.seat] += s.hidden
        s.reveals += 1
        s.over = 1


@rule
def coins(s, seat):
    return s.coins[seat] + 0


@rule
def coins_of(s, seat, k):
    return s.coins[seat] + 0


@rule
def what_counts(s, seat, out):
    out[0] = s.coins[seat]
    out[1] = s.keeper


@rule
def again(s, seat):
    s.hidden = 1 + below(s, 6)


@rule
def look(s, seat, out):
    out[0] = s.coins[seat]


class Telling:
    @staticmethod
    def name(action):
        return f"take:{action}"


@pytest.fixture(scope="module")
def purse():
    return Game(
        KEY, (2,), Purse, ActionSpace(take=3), 3, 20, deal, offers, take, coins, ("coins",), coins_of,
        ("coins",), coins_of, 1, look, again, lambda s, seat: {}, Telling, lambda *told: [],
        measures=("coins",), labels=("keeper",), measure=what_counts,
    )  # fmt: skip


def test_chance_and_what_is_hidden_are_left_open(purse):
    states = purse.State.empty(1)
    states["coins"], states["hidden"], states["keeper"], states["seats"] = (3, 0), 5, -1, 2
    openly, bag, neighbour = purse.foresight.previews(states, 0, 12345, np.arange(3, dtype=np.int16), 2)
    assert openly == {"points": [1, 0], "parts": {"coins": 1}, "measures": {"coins": 1}, "becomes": {"keeper": 0}}
    assert bag == {"points": [None, 0], "parts": {"coins": None}, "measures": {"coins": None}}
    assert neighbour == {**bag, "over": True, "ends": True}
