"""How long everybody may think: what a table agreed on, and what is left of it, folded from its events.

A seat has an allowance for every decision (live) or for every turn (turn-based), and on top of it a reserve for the
whole game, which may be zero. An event that ends somebody's thinking states how much time the server charged for it
(`spent`), so what is left follows from the events alone. The allowance is granted once for each decision (or turn)
that a seat reaches: taking a move back leads to one it has reached before, and grants nothing.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from sylvarium.hosting.pauses import PLAN

if TYPE_CHECKING:
    from sylvarium.hosting.asked import Ask
    from sylvarium.hosting.folded import Change, Folded
    from sylvarium.hosting.kept import StoredEvent
    from sylvarium.hosting.seated import SeatedTable

LIVE, TURNS = "live", "turns"
HOUR = 3600
# Seconds that may be agreed on. A live decision has at least as many as a planned move waits: then nobody can tell from
# a clock whether a move was planned.
LEAST = {LIVE: int(PLAN[1]), TURNS: HOUR}
MOST = {LIVE: HOUR, TURNS: 14 * 24 * HOUR}
MOST_RESERVE = {LIVE: 4 * HOUR, TURNS: 0}
CHARGED = ("play", "undo", "redo", "bot", "resign", "forget", "remove")  # events that may end somebody's thinking
MOVES = ("play", "undo", "redo")
TIME = "time"  # why a bot came: its owner's time was up


@dataclass(frozen=True)
class Pace:
    """What a table agreed on."""

    kind: str  # live: `free` seconds for a decision; turns: for a turn
    free: int
    reserve: int  # seconds of each seat for the whole game, beyond those
    then: str  # when time is up: a `bot` plays on until its owner is back, or the seat is given up (`resign`)
    level: str  # of that bot


@dataclass(frozen=True)
class SeatClock:
    """What a seat has left."""

    free: float
    reserve: float
    mark: int = -1  # the last decision (or turn) for which it was given time of its own

    @property
    def left(self) -> float:
        return self.free + self.reserve

    def charged(self, seconds: float) -> SeatClock:
        """First what the decision has of its own, then the reserve."""
        own = min(seconds, self.free)
        return replace(self, free=self.free - own, reserve=max(0.0, self.reserve - (seconds - own)))


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table. One of them runs: that of the person who is asked."""

    pace: Pace
    seats: tuple[SeatClock, ...]
    running: int | None = None
    since: float = 0.0  # when it began to run

    @classmethod
    def of(cls, pace: dict[str, Any] | None, seats: int) -> Clocks | None:
        if pace is None:
            return None
        agreed = Pace(**pace)
        return cls(agreed, (SeatClock(agreed.free, agreed.reserve),) * seats)

    @property
    def left(self) -> float:
        """What the seat whose clock runs had when it began to."""
        return 0.0 if self.running is None else self.seats[self.running].left

    def charged(self, seat: int, seconds: float) -> Clocks:
        return self._with(seat, self.seats[seat].charged(max(0.0, seconds)))

    def asked(self, seat: int | None, mark: int, at: float) -> Clocks:
        """The clock of this seat runs from now on."""
        if seat is None:
            return replace(self, running=None)
        clock = self.seats[seat]
        if mark > clock.mark:
            clock = SeatClock(self.pace.free, clock.reserve, mark)
        return replace(self._with(seat, clock), running=seat, since=at)

    def _with(self, seat: int, clock: SeatClock) -> Clocks:
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))


def asked_person(state: Folded) -> int | None:
    """The seat whose person is waited for; none where a bot plays, or nothing is played."""
    seat = state.deciding
    if seat is None or state.closed is not None or state.status != "playing":
        return None
    place = state.seats[seat]
    return seat if place.kind == "human" and place.level is None else None


def mark_of(state: SeatedTable) -> int:
    """Which decision it is, or which turn: what time of its own is given for."""
    assert state.clocks
    return int(state.begun().state.turn) if state.clocks.pace.kind == TURNS else state.number


def begun(state: Folded) -> Folded:
    """With the first clock running, as soon as the game has begun."""
    if state.clocks is None or state.table is None:
        return state
    return replace(state, clocks=state.clocks.asked(asked_person(state), mark_of(state), state.changed))


def followed(before: Folded, change: Change) -> Change:
    """A change with what it makes of the clocks."""
    clocks, state, event = before.clocks, change.state, change.event
    if clocks is None or state.table is None:
        return change
    asked = asked_person(state)
    if event.kind not in MOVES and asked == clocks.running:
        return change
    if clocks.running is not None:
        clocks = clocks.charged(clocks.running, event.data.get("spent", 0.0))
    return replace(change, state=replace(state, clocks=clocks.asked(asked, mark_of(state), event.at)))


def skipped(clocks: Clocks | None, event: StoredEvent) -> Clocks | None:
    """An event whose position is not replayed has cost its time all the same."""
    seat, spent = event.data.get("seat"), event.data.get("spent", 0.0)
    if clocks is None or seat is None or not spent:
        return clocks
    return replace(clocks, running=None)._with(
        seat, SeatClock(clocks.pace.free, clocks.seats[seat].reserve).charged(spent)
    )


def with_cost(state: Folded, ask: Ask, seconds: float) -> Ask:
    """What is asked of a table, with what it charges the person who is thinking.

    What the table does by itself costs nothing. A planned move is as good as made at once: it costs no more than the
    pause before it, which is covered by the allowance of every decision.
    """
    clocks, (kind, data) = state.clocks, ask
    if clocks is None or clocks.running is None or kind not in CHARGED:
        return ask
    by = data.get("by")
    if by == "table":
        seconds = 0.0
    elif by == "plan":
        seconds = min(seconds, PLAN[1])
    return kind, {**data, "spent": round(min(max(0.0, seconds), clocks.left), 3)}


def ask_time_up(state: Folded, seat: int, since: float) -> Ask:
    """A bot plays on for somebody whose time is up; `LookupError` if nobody is waiting for them any more."""
    clocks = state.clocks
    if clocks is None or clocks.running != seat or clocks.since != since:
        raise LookupError("the clock has been stopped")
    return clocks.pace.then, {"seat": seat, "level": clocks.pace.level, "why": TIME}


def has_no_time(state: SeatedTable, seat: int) -> bool:
    """Whether a seat is asked something for which it has no time left: its owner cannot come back in time for that."""
    clocks = state.clocks
    if clocks is None or state.deciding != seat:
        return False
    clock = clocks.seats[seat]
    return mark_of(state) <= clock.mark and clock.left <= 0


def says(event: StoredEvent) -> bool:
    """Whether an event is told in the chat because somebody's time was up."""
    return event.data.get("why") == TIME


def shown(clocks: Clocks, kinds: list[str], left: float) -> dict[str, Any]:
    """What everybody may know: whose clock runs and the seconds that each seat has; `left` is what that one has now."""
    own = clocks.pace.free
    seats = list(enumerate(zip(kinds, clocks.seats, strict=True)))
    has = [left if seat == clocks.running else own + clock.reserve for seat, (_, clock) in seats]
    return {
        "running": clocks.running,
        "left": [None if kind == "bot" else max(0.0, round(has[seat], 1)) for seat, (kind, _) in seats],
        "reserve": [round(clock.reserve, 1) for clock in clocks.seats],
    }


def as_row(pace: Any) -> dict[str, Any] | None:
    """A pace that somebody wishes, as it is stored with the table."""
    return None if pace is None else asdict(Pace(pace.kind, pace.free, pace.reserve, pace.then, pace.level))
