"""The folded state alone: events in, state out, and what was is not changed by what comes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import Occupant
from sylvarium.table import Refused


def new(key: str = "builders", open_seats: int = 0, seats: int = 2) -> Folded:
    people = [vars(Occupant("human", f"P{k}")) for k in range(seats - open_seats)] + [
        vars(Occupant("open"))
    ] * open_seats
    return Folded.created(
        TableRow("t", key, {}, 7, game_by_key(key).version, people, True, "invite", None, None, 1.0), chat_kept=3
    )


def play(state: Folded, chance: random.Random) -> Folded:
    assert state.table and state.table.seat is not None
    action = chance.choice(state.table.legal_actions())
    return state.carried_out(state.ask_play(state.table.seat, state.number, action), 2.0).state


@pytest.mark.parametrize("key", GAMES)
def test_a_state_is_not_changed_by_what_follows_from_it(key: str):
    chance, state = random.Random(1), new(key)
    states = [state]
    for _ in range(30):
        assert state.table
        seat = state.table.seat
        if state.table.over or seat is None:
            break
        if state.table.can_undo(seat) and chance.random() < 0.4:
            state = state.carried_out(state.ask_undo(seat, state.number), 2.0).state
            if state.table and state.table.can_redo(seat) and chance.random() < 0.5:
                states.append(state)
                state = state.carried_out(state.ask_redo(seat, state.number), 2.0).state
        else:
            state = play(state, chance)
        states.append(state)
    seen = [(one.version, one.number, one.begun().state.tobytes(), one.begun().view(0)) for one in states]
    for one in states:  # whatever is tried out on them
        if not one.begun().over:
            play(one, chance)
    assert seen == [(one.version, one.number, one.begun().state.tobytes(), one.begun().view(0)) for one in states]


def test_the_same_events_give_the_same_state():
    chance, state, events = random.Random(2), new(open_seats=1), []
    change = state.carried_out(state.ask_sit("Bob", None, None, "token"), 3.0)
    assert change.snapshot and change.state.status == "playing" and state.status == "waiting"
    events.append(change.event)
    state = change.state
    for k in range(20):
        assert state.table and state.table.seat is not None
        if k % 5 == 0:
            change = state.carried_out(("chat", {"seat": 0, "nickname": "P0", "text": f"{k}"}), 4.0 + k)
        else:
            action = chance.choice(state.table.legal_actions())
            change = state.carried_out(state.ask_play(state.table.seat, state.number, action), 4.0 + k)
        events.append(change.event)
        state = change.state
    again = new(open_seats=1)
    for event in events:
        again = again.fold(event).state
    assert again.begun().state == state.begun().state
    assert vars(replace(again, table=None)) == vars(replace(state, table=None))
    assert [one["text"] for one in state.chat] == ["5", "10", "15"], "only so much of the chat is kept"


def test_an_event_must_follow():
    state = new()
    for number in (0, 2, 17):
        with pytest.raises(ValueError, match="cannot follow"):
            state.fold(StoredEvent(number, "chat", {}, 0.0))
    with pytest.raises(ValueError, match="kind"):
        state.fold(StoredEvent(1, "dance", {}, 0.0))


def test_what_is_refused_changes_nothing_and_has_a_code():
    state = new()
    seat = state.begun().seat
    assert seat is not None
    refused = {
        "late": lambda: state.ask_play(seat, 5, 0),
        "not_your_turn": lambda: state.ask_play(1 - seat, 0, state.begun().legal_actions()[0]),
        "illegal": lambda: state.ask_play(seat, 0, "no such thing"),
        "no_undo": lambda: state.ask_undo(seat, 0),
        "no_redo": lambda: state.ask_redo(seat, 0),
        "not_over": lambda: state.ask_again("x"),
        "no_seat": lambda: state.ask_sit("Bob", None, None, "x"),
    }
    before = state.begun().state.tobytes()
    for code, ask in refused.items():
        with pytest.raises(Refusal) as caught:
            state.carried_out(ask(), 2.0)
        assert caught.value.code == code
    with pytest.raises(Refusal, match="seat is still open") as caught:
        new(open_seats=1).ask_play(0, 0, 0)
    assert caught.value.code == "waiting"
    assert state.version == 0 and state.begun().state.tobytes() == before


def test_the_end_is_the_end():
    chance, state = random.Random(3), new()
    while state.status == "playing":
        state = play(state, chance)
    with pytest.raises(Refused) as caught:
        state.fold(StoredEvent(state.version + 1, "play", {"seat": 0, "action": 0, "by": "player"}, 0.0))
    assert caught.value.code == "over"
    assert state.carried_out(state.ask_again("next"), 9.0).state.again == "next"
