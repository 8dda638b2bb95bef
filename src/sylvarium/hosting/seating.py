"""Who sits where, and in which colour: requests of people before and during a game, as events (`folded`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sylvarium.hosting.refusal import Refusal

if TYPE_CHECKING:
    from sylvarium.hosting.asked import Ask
    from sylvarium.hosting.folded import Folded

COLOURS = 4  # as many as a game has seats
CANCELLED = "cancelled"  # why a table is closed that never began
SHUT = "owner"  # why a table is closed that whoever opened it has closed


def resolved(chosen: Sequence[int | None]) -> list[int]:
    """The colour of every seat: the one chosen for it; otherwise its own number, or the first that is free."""
    taken = {colour for colour in chosen if colour is not None}
    found: list[int] = []
    for seat, colour in enumerate(chosen):
        if colour is None:
            free = [each for each in (seat, *range(max(COLOURS, len(chosen)))) if each not in taken]
            colour = free[0]
            taken.add(colour)
        found.append(colour)
    return found


def check_colours(chosen: Sequence[int | None]) -> None:
    """Refused if two seats want the same colour."""
    wanted = [colour for colour in chosen if colour is not None]
    if len(set(wanted)) < len(wanted):
        raise Refusal("colour_taken", "Every seat has a colour of its own.")


def _check_waiting(state: Folded) -> None:
    if state.table is not None:
        raise Refusal("late", "The game has begun.")


def _check_free_to_go(state: Folded) -> None:
    """Players at a table of a tournament cannot change who plays there: they withdraw from it, or resign."""
    if state.row.tournament:
        raise Refusal("tournament", "This table belongs to a tournament: withdraw from that, or resign.")


def ask_colour(state: Folded, seat: int, colour: int) -> Ask:
    """Another colour for one's seat; one that nobody has chosen."""
    _check_waiting(state)
    if not 0 <= colour < COLOURS:
        raise Refusal("bad_message", f"A colour is a number from 0 to {COLOURS - 1}.")
    check_colours([colour if number == seat else place.colour for number, place in enumerate(state.seats)])
    return "colour", {"seat": seat, "colour": colour}


def ask_fill(state: Folded, seat: int, level: str) -> Ask:
    """A bot takes a seat that nobody has come for."""
    _check_waiting(state)
    if not 0 <= seat < len(state.seats) or state.seats[seat].kind != "open":
        raise Refusal("no_seat", f"Seat {seat} is not open.")
    return "fill", {"seat": seat, "level": level}


def ask_leave(state: Folded, seat: int) -> Ask:
    """Somebody gets up before the game has begun: the seat is open again."""
    _check_waiting(state)
    _check_free_to_go(state)
    return "leave", {"seat": seat}


def ask_cancel(state: Folded) -> Ask:
    """A table that has not begun is given up."""
    _check_free_to_go(state)
    return ask_call_off(state)


def ask_call_off(state: Folded) -> Ask:
    """The same, by whoever opened it for its players."""
    _check_waiting(state)
    return "cancel", {}


def ask_resign(state: Folded, seat: int, level: str) -> Ask:
    """Somebody gives the game up: a bot plays the seat to the end."""
    if state.begun().over:
        raise Refusal("over", "The game is over.")
    return "resign", {"seat": seat, "level": level}


def ask_reseat(state: Folded, seat: int, held: Sequence[int], absent_for: float, patience: float, token: str) -> Ask:
    """The owner of the table hands out again a seat whose holder has lost it; the old token becomes void.

    Not while its holder is there: nobody is removed from a game, and nobody's hand can be looked into.
    """
    if state.owner not in held:
        raise Refusal("not_owner", "Only whoever opened the table can hand out a seat again.")
    if not 0 <= seat < len(state.seats) or state.seats[seat].kind != "human":
        raise Refusal("no_seat", "Only the seat of a person can be handed out again.")
    if seat in held:
        raise Refusal("no_seat", "This is your own seat.")
    if absent_for < patience:
        raise Refusal("seat_taken", f"Whoever sits there has not been away for {patience:.0f} seconds.")
    return "reseat", {"seat": seat, "token": token}
