"""What clocks show, reckoned without a server: from events, and by calendars."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from sylvarium.hosting import clocks as timing
from sylvarium.hosting import opening
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.clocks.calendars import Calendar, changed_holidays

LIVE = {"kind": "live", "free": 20, "reserve": 100, "then": "bot", "level": "birch"}
TURNS = {"kind": "turns", "free": 3600, "reserve": 0, "then": "resign", "level": "oak"}


def table(pace: dict[str, Any] | None, *kinds: str, game: str = "builders") -> Folded:
    seats = [
        SimpleNamespace(kind=kind, nickname=None, level="oak" if kind == "bot" else None, colour=None) for kind in kinds
    ]
    wish = {"game": game, "seats": seats, "options": {}, "public": False, "nickname": "Ada", "seed": 5}
    more = {"half": None, "hints": None, "forks": None, "rated": None, "pace": pace and SimpleNamespace(**pace)}
    row, _ = opening.fresh(SimpleNamespace(**wish, **more))
    return opening.begun(replace(row, created=1000.0))


class Course:
    """A table and the time of its server."""

    def __init__(self, pace: dict[str, Any] | None, *kinds: str, **more: Any):
        self.state, self.now = table(pace, *kinds, **more), 1000.0

    @property
    def seat(self) -> int:
        assert self.state.deciding is not None
        return self.state.deciding

    def left(self, seat: int | None = None) -> float:
        assert self.state.clocks
        return self.state.clocks.seats[self.seat if seat is None else seat].left

    def ask(self, ask: Any, seconds: float) -> Change:
        self.now += seconds
        change = self.state.carried_out(timing.with_cost(self.state, ask, seconds), self.now)
        self.state = change.state
        return change

    def play(self, seconds: float, by: str = "player") -> Change:
        state = self.state
        action = int(state.begun().legal_actions()[0])
        return self.ask(state.ask_play(self.seat, state.number, action, by), seconds)

    def undo(self, seconds: float) -> None:
        self.ask(self.state.ask_undo(self.seat, self.state.number), seconds)

    def play_until(self, such: Any, seconds: float = 0.0) -> None:
        while not such():
            self.play(seconds)


def test_a_decision_first_uses_its_own_seconds_and_then_the_reserve():
    course = Course(LIVE, "me", "hotseat")
    seat = course.seat
    assert course.left() == 120
    course.play(15)
    clocks = course.state.clocks
    assert clocks and clocks.seats[seat].reserve == 100
    course.play_until(lambda: course.seat == seat)
    course.play(50)
    assert course.state.clocks and course.state.clocks.seats[seat].reserve == 70


def test_taking_moves_back_gives_no_time():
    """However often somebody undoes and plays again, a decision has its own seconds once."""
    course = Course(LIVE, "me", "hotseat")
    course.play_until(lambda: course.state.begun().view(course.seat)["undo"])
    seat, reached = course.seat, course.state.number
    assert course.left() == 120
    for _ in range(10):
        course.undo(5)
        assert course.seat == seat and course.state.number == reached - 1
        course.play(5)
    assert course.left() == pytest.approx(120 - 100)
    course.undo(3)
    course.ask(course.state.ask_redo(seat, course.state.number), 4)
    assert course.left() == pytest.approx(120 - 107)


def test_a_turn_has_its_time_however_many_decisions_it_has():
    course = Course(TURNS, "me", "hotseat")
    seat, turn = course.seat, course.state.begun().state.turn
    spent = 0
    while course.state.begun().state.turn == turn:
        assert course.left(seat) == 3600 - spent
        course.play(100)
        spent += 100
    assert course.seat != seat and course.left() == 3600
    course.play_until(lambda: course.seat == seat, 1000)
    assert course.left() == 3600


def test_what_the_table_plays_costs_nothing_and_a_plan_no_more_than_its_pause():
    course = Course(LIVE, "me", "hotseat")
    seat, before = course.seat, course.left()
    course.play(30, by="table")
    assert course.state.clocks and course.state.clocks.seats[seat].reserve == before - 20
    course.play_until(lambda: course.seat == seat)
    course.play(30, by="plan")
    assert course.state.clocks and course.state.clocks.seats[seat].reserve == 100


def test_a_bot_has_no_clock():
    course = Course(LIVE, "me", "bot")
    clocks = course.state.clocks
    assert clocks and clocks.running == (0 if course.seat == 0 else None)
    shown = timing.shown(clocks, [seat.kind for seat in course.state.seats], 7.0)
    assert shown["left"][1] is None
    course.play_until(lambda: course.seat == 1)
    assert course.state.clocks and course.state.clocks.running is None
    course.play(1000, by="bot")
    assert course.state.clocks and course.state.clocks.seats[1].reserve == 100, "a bot is charged nothing"


def test_when_time_is_up_a_bot_makes_the_decision_and_its_owner_comes_back_after_it():
    course = Course(LIVE, "me", "hotseat")
    seat = course.seat
    assert course.state.clocks
    ask = timing.ask_time_up(course.state, seat, course.state.clocks.since)
    course.ask(ask, 500)
    assert course.state.seats[seat].level == "birch" and course.left(seat) == 0
    assert course.state.chat[-1]["words"] == {"id": "told-time-bot", "args": {"player": seat}}
    with pytest.raises(LookupError):
        timing.ask_time_up(course.state, seat, course.state.clocks.since)
    with pytest.raises(Refusal, match="time for this decision"):
        course.state.ask_bot(seat, None, True, 0, 0)
    course.play(1, by="bot")
    course.ask(course.state.ask_bot(seat, None, True, 0, 0), 1)
    course.play_until(lambda: course.seat == seat)
    assert course.left() == 20, "a decision has its own seconds; the reserve is used up"


def test_a_seat_that_is_given_up_belongs_to_a_bot():
    course = Course(TURNS, "me", "hotseat")
    seat = course.seat
    assert course.state.clocks
    course.ask(timing.ask_time_up(course.state, seat, course.state.clocks.since), 4000)
    assert (course.state.seats[seat].kind, course.state.seats[seat].token) == ("bot", None)
    assert course.state.chat[-1]["words"]["id"] == "told-time-resign"


def test_the_events_alone_tell_what_is_left():
    course = Course(LIVE, "me", "hotseat")
    created, happened = course.state, []
    for seconds in (30, 5, 61, 2, 44):
        happened.append(course.play(seconds).event)
    again = created
    for event in happened:
        again = again.fold(event).state
    assert again.clocks == course.state.clocks


@pytest.mark.parametrize(
    "wrong",
    [
        {"free": 4},
        {"reserve": 100_000},
        {"level": "palm"},
        {"kind": "turns", "free": 60},
        {"kind": "turns", "free": 3600},
    ],
)
def test_a_pace_that_nobody_could_keep_is_refused(wrong: dict[str, Any]):
    with pytest.raises(Refusal) as refused:
        table({**LIVE, **wrong}, "me", "hotseat")
    assert refused.value.code == "bad_table"


# ------------------------------------------------------------------------------------------------------- calendars


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


PARIS = Calendar("Europe/Paris", (22 * 60, 8 * 60))


def test_quiet_hours_do_not_count_and_the_night_may_lie_between_two_days():
    assert PARIS.counted(at("2026-05-04T21:00"), at("2026-05-05T09:00")) == 2 * 3600
    assert PARIS.after(at("2026-05-04T21:00"), 2 * 3600) == at("2026-05-05T09:00")
    assert PARIS.after(at("2026-05-04T23:00"), 60) == at("2026-05-05T08:01")
    assert PARIS.rests(at("2026-05-05T03:00")) and not PARIS.rests(at("2026-05-05T12:00"))
    siesta = Calendar("Europe/Paris", (13 * 60, 15 * 60))
    assert siesta.counted(at("2026-05-04T12:00"), at("2026-05-04T16:00")) == 2 * 3600


def test_the_night_in_which_clocks_are_changed_is_as_quiet_as_any():
    assert PARIS.counted(at("2026-03-28T21:00"), at("2026-03-29T09:00")) == 2 * 3600
    assert PARIS.after(at("2026-10-24T21:00"), 2 * 3600) == at("2026-10-25T09:00")


def test_holidays_do_not_count():
    away = replace(PARIS, holidays=((date(2026, 5, 5), date(2026, 5, 7)),))
    assert away.after(at("2026-05-04T21:00"), 2 * 3600) == at("2026-05-08T09:00")
    assert away.counted(at("2026-05-04T21:00"), at("2026-05-08T09:00")) == 2 * 3600


@pytest.mark.parametrize("began", ["2026-05-04T21:59", "2026-05-04T22:00", "2026-05-05T07:59", "2026-03-29T01:30"])
@pytest.mark.parametrize("seconds", [0, 1, 3600, 50 * 3600, 300 * 3600])
def test_after_and_counted_agree(began: str, seconds: float):
    ended = PARIS.after(at(began), seconds)
    assert PARIS.counted(at(began), ended) == pytest.approx(seconds)


def test_another_calendar_changes_nothing_about_the_time_before():
    """Somebody who no longer wants quiet hours has not used up the nights before; who begins with them gets none."""
    noon, days = at("2026-05-06T12:00"), 2 * 86400
    began = noon - days
    without = PARIS.followed_by(Calendar("Europe/Paris"), noon)
    assert without.counted(began, noon) == PARIS.counted(began, noon) == 28 * 3600
    assert without.counted(began, noon + 86400) == 28 * 3600 + 86400
    assert without.after(began, 28 * 3600 + 86400) == noon + 86400
    assert without.after(began, 3600) == began + 3600
    begins = Calendar("Europe/Paris").followed_by(PARIS, noon)
    assert begins.counted(began, noon) == days
    assert begins.after(began, days + 11 * 3600) == at("2026-05-07T09:00")
    travels = begins.followed_by(replace(PARIS, zone="Asia/Tokyo"), noon + 86400)
    assert travels.counted(began, noon + 86400) == days + 14 * 3600
    assert len(travels.earlier) == 2
    assert len(travels.followed_by(PARIS, noon + 86401).earlier) == 2, "what held for a moment leaves no trace"
    assert not Calendar().followed_by(PARIS, noon).followed_by(PARIS, noon + 365 * 86400).earlier[:-1]


def test_holidays_that_have_passed_are_used_up():
    today = date(2026, 6, 10)
    passed, coming = (date(2026, 1, 1), date(2026, 1, 20)), (date(2026, 7, 1), date(2026, 7, 8))
    assert changed_holidays([passed], [coming], today) == [passed, coming]
    assert changed_holidays([passed, coming], [], today) == [passed]
    with pytest.raises(ValueError, match="28 days"):
        changed_holidays([passed], [(date(2026, 7, 1), date(2026, 7, 9))], today)
    assert changed_holidays([passed], [(date(2027, 1, 1), date(2027, 1, 28))], today)
