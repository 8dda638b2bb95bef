"""What a finished game says: who finished where, and whether it counts (docs/ratings.md has every case).

All of it follows from what is stored: the table as it was created, its events, and whose seats were whose when the
game began. So it can be determined again at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sylvarium.hosting.allowing import allows
from sylvarium.hosting.clocks import says
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.seated import Occupant
from sylvarium.server.rating.scale import place_of

GRACE = 60.0  # seconds after the beginning within which a seat that was just taken becomes a person's
SEATING = ("sit", "fill", "half", "leave")  # what happens before a game begins, and never later


@dataclass(frozen=True)
class Claim:
    """A seat is a person's, since then, as long as it has this (hashed) token."""

    seat: int
    person: str
    token: str
    since: float


@dataclass(frozen=True)
class SeatResult:
    """Where somebody finished."""

    seat: int
    person: str | None
    nickname: str | None
    level: str | None  # of a bot that sat here from the beginning
    place: int
    score: int | None
    parts: dict[str, int] | None
    gave_up: bool
    helped: bool


@dataclass(frozen=True)
class EndedGame:
    """A game as it ended; `why` it does not count, or None if it does."""

    table: str
    game: str
    public: bool
    at: float
    why: str | None
    seats: tuple[SeatResult, ...]


@dataclass
class _Seat:
    """What happened to a seat."""

    token: str | None
    kind: str
    resigned: bool = False
    handed: bool = False  # handed out again during the game
    came: bool = False  # its owner has decided something themselves
    timed_out: bool = False  # only the clock has spoken for them
    called: str | None = None  # who has called the bot that plays here: its owner, or others
    helped: set[str] = field(default_factory=set)  # who had called the bots that decided here


def is_decided(seats: Sequence[Occupant]) -> bool:
    """Whether nobody is left to play against: all people have resigned, or all but one, and no bot plays for itself."""
    people = sum(seat.kind == "human" for seat in seats)
    bots = sum(seat.kind == "bot" and not seat.resigned for seat in seats)
    return people == 0 or people + bots == 1


def outcome(state: Folded, events: Sequence[StoredEvent], claims: Iterable[Claim]) -> EndedGame:
    """The outcome of a game that is over, or decided."""
    row = state.row
    begun, seats = _course(row, events)
    held = [claim for claim in claims if claim.seat < len(seats) and seats[claim.seat].token == claim.token]
    people = {claim.seat: claim.person for claim in held}
    finished = _finished(state, seats)
    found = tuple(
        _seat_result(state, number, seats[number], people.get(number), finished) for number in range(len(seats))
    )
    # Nobody waits how a game goes before the seat becomes theirs.
    from_the_start = {claim.seat: claim.person for claim in held if claim.since <= begun + GRACE}
    return EndedGame(
        row.id, row.game, row.public, _ended(state, events), _why_not(row, seats, from_the_start, found), found
    )


def is_over(state: Folded) -> bool:
    """Whether a game is over, or, if it counts for anything, decided."""
    counts = allows(state.row)["rated"] or state.row.tournament is not None
    return state.status == "over" or (state.status == "playing" and counts and is_decided(state.seats))


def _ended(state: Folded, events: Sequence[StoredEvent]) -> float:
    """When the last decision was made, or the last player gave up."""
    return next((event.at for event in reversed(events) if event.kind in ("play", "redo", "resign")), state.changed)


def _course(row: TableRow, events: Sequence[StoredEvent]) -> tuple[float, list[_Seat]]:
    """When the game began, and what happened to its seats."""
    seats = [_Seat(seat.get("token"), seat["kind"]) for seat in row.seats]
    begun = row.created
    for event in events:
        if event.kind in SEATING:
            begun = event.at
        if "seat" in event.data and event.data["seat"] is not None:
            _follow(seats[event.data["seat"]], event)
    return begun, seats


def _follow(seat: _Seat, event: StoredEvent) -> None:
    data = event.data
    seat.timed_out |= says(event)
    if event.kind == "sit":
        seat.kind, seat.token = "human", data["token"]
    elif event.kind == "fill":
        seat.kind = "bot"
    elif event.kind == "leave" or (event.kind == "remove" and data["level"] is None):
        seat.kind, seat.token = "open", None
    elif event.kind == "remove":
        seat.resigned = True
        seat.helped.add("others")
    elif event.kind == "resign":
        seat.resigned = True
    elif event.kind == "reseat":
        seat.handed, seat.token = True, data["token"]
    elif event.kind == "bot":
        seat.called = None if data["level"] is None else data.get("by", "owner")
    elif event.kind == "play" and data.get("by") == "bot" and seat.kind == "human" and not seat.resigned:
        seat.helped.add(seat.called or "owner")
    elif event.kind == "play" and data.get("by", "player") in ("player", "plan"):
        seat.came = True


def _finished(state: Folded, seats: Sequence[_Seat]) -> dict[int, int]:
    """The places of those who played to the end, among themselves; those who gave up come after all of them."""
    stayed = [number for number in range(len(seats)) if not _gave_up(seats[number], state.seats[number])]
    table = state.begun()
    if not table.over:
        return dict.fromkeys(stayed, 1)
    places = {each.seat: each.place for each in table.ranking()}
    return {seat: 1 + sum(places[other] < places[seat] for other in stayed) for seat in stayed}


def _gave_up(seat: _Seat, now: Occupant) -> bool:
    """Who has resigned, and for whom a bot plays at the end."""
    return seat.resigned or (seat.kind == "human" and now.level is not None)


def _seat_result(state: Folded, number: int, seat: _Seat, person: str | None, finished: dict[int, int]) -> SeatResult:
    now, table = state.seats[number], state.begun()
    reached: Any = next((each for each in table.ranking() if each.seat == number), None) if table.over else None
    return SeatResult(
        seat=number,
        person=person,
        nickname=now.nickname,
        level=now.level if seat.kind == "bot" else None,
        place=finished.get(number, len(finished) + 1),
        score=int(reached.score) if reached else None,
        parts={name: int(points) for name, points in reached.parts.items()} if reached else None,
        gave_up=number not in finished,
        helped=bool(seat.helped),
    )


def _why_not(row: TableRow, seats: Sequence[_Seat], owners: dict[int, str], found: Sequence[SeatResult]) -> str | None:
    """Why a game does not count; None if it does."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    known = [owners[number] for number in people if number in owners]
    if row.forked or row.origin:
        return "fork"
    if len(seats) < 2:
        return "alone"
    if not allows(row)["rated"]:
        return "unrated"
    if len({*known}) < len(known):
        return "same"
    if any(seats[number].handed for number in people):
        return "handed"
    if not known or len(known) < len(people):
        return "guest"
    if any("others" in seats[number].helped for number in people):
        return "replaced"
    # Nobody loses a game in which they never were: it may have begun while they slept, as somebody else wished.
    if any(seats[number].timed_out and not seats[number].came for number in people):
        return "absent"
    if any(each.level and place_of(row.game, each.level) is None for each in found):
        return "unmeasured"
    return None
