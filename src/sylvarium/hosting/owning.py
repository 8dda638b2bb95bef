"""What the owner of a table may do: remove people, silence them, close the table. Requests, as events (`folded`).

The whole table is told about it. None of it may decide a game: the owner cannot choose the bot that takes over, which
is handed to nobody; and at a rated table, once the game has begun, all the owner can do is to close it when nobody else
comes any more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sylvarium.hosting.allowing import allows
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal

STAND_IN = "oak"  # plays on for whoever was put out: no weak one, whatever the owner would like


def is_rated(state: Folded) -> bool:
    """Whether the result of the game counts for ratings."""
    return allows(state.row)["rated"]


def ask_remove(state: Folded, seat: int, held: Sequence[int], who: str | None) -> Ask:
    """Puts somebody out: before the game the seat is open again, in a game a bot plays it to the end."""
    check_owner(state, held)
    if not 0 <= seat < len(state.seats) or state.seats[seat].kind != "human":
        raise Refusal("no_seat", "Nobody sits there.")
    if seat in held:
        raise Refusal("no_seat", "This is your own seat.")
    if state.table is not None and state.table.over:
        raise Refusal("over", "The game is over.")
    if state.table is not None and is_rated(state):
        raise Refusal("rated", "Nobody is put out of a rated game that has begun.")
    return "remove", {"seat": seat, "level": None if state.table is None else STAND_IN, "who": who}


def ask_hush(state: Folded, seat: int | None, held: Sequence[int], hush: bool) -> Ask:
    """Takes the voice of a seat (None: of all who watch), or gives it back."""
    check_owner(state, held)
    if seat is not None and not (0 <= seat < len(state.seats) and state.seats[seat].kind == "human"):
        raise Refusal("no_seat", "Nobody sits there.")
    if seat in held:
        raise Refusal("no_seat", "This is your own seat.")
    if (seat in state.hushed) == hush:
        raise Refusal("late", "That is how it is already.")
    return "hush" if hush else "unhush", {"seat": seat}


def ask_shut(state: Folded, held: Sequence[int], absent_for: Mapping[int, float], patience: float, now: float) -> Ask:
    """Closes the table. A rated game that has begun only if none of the others has been there for a while, and the
    one who is asked has been waited for in vain."""
    check_owner(state, held)
    if state.table is not None and state.table.over:
        raise Refusal("over", "The game is over.")
    others = [number for number, place in enumerate(state.seats) if place.kind == "human" and number not in held]
    waited = state.deciding in others and state.is_given_up(state.deciding or 0, now)
    there = any(absent_for[other] < patience for other in others)
    if state.table is not None and is_rated(state) and others and (there or not waited):
        raise Refusal("rated", "A rated game is closed only when nobody else comes any more.")
    return "shut", {}


def check_owner(state: Folded, held: Sequence[int]) -> None:
    """Refused to everybody but whoever opened the table."""
    if state.owner not in held:
        raise Refusal("not_owner", "Only whoever opened the table can do that.")
