"""Games that move from one house to another: from a device to a server, and back.

What travels is the course of the game, `(game, options, seats, seed, actions)`. The receiver replays it by the rules,
so nothing can arrive that the rules would not have led to. A game that was moved or forked before began with a position
(`origin`). A device accepts one, because its player could fool nobody else; a server does not.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from sylvarium.games import game as game_by_key
from sylvarium.hosting import opening
from sylvarium.hosting.allowing import allows
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seeding import seed_for
from sylvarium.kernel import Message
from sylvarium.table import Origin, Refused, Table

Json = dict[str, Any]
FORMAT = "sylvarium course 1"
NO_COURSE = "This game did not begin at its beginning, so it cannot go there."


class Travelling(Protocol):
    """A game as it travels."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> str: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def seed(self) -> str: ...
    @property
    def actions(self) -> Sequence[int]: ...
    @property
    def origin(self) -> str | None: ...


class MovedWish(Travelling, opening.Wish, Protocol):
    """A game that goes on elsewhere, and who shall sit there."""


def course_of(state: Folded) -> Json:
    """The course of a game; refused where it is not all known to today's rules."""
    table = state.begun()
    if table.origin and not table.origin.future_open:  # continued under other rules
        raise Refusal("no_course", NO_COURSE)
    return {
        "format": FORMAT,
        "game": state.row.game,
        "rules": state.game.version,
        "options": state.row.options,
        "seed": str(seed_for(state.row, state.seats)),  # as text: it has more digits than a number of JavaScript
        "actions": list(table.actions),
        "origin": b64encode(zlib.compress(table.origin.state)).decode() if table.origin else None,
        "seats": [
            {"kind": seat.kind, "nickname": seat.nickname, "level": seat.level, "colour": seat.colour}
            for seat in state.seats
        ],
    }


def check_alone(state: Folded, held: list[int]) -> None:
    """A course that leaves tells everything, including what is to come: it must be nobody else's secret."""
    people = [number for number, seat in enumerate(state.seats) if seat.kind == "human"]
    if state.status != "over" and not (held and {*people} <= {*held}):
        raise Refusal("not_your_seat", "While others play at this table, its secrets stay here.")
    if state.status != "over" and allows(state.row)["rated"]:
        raise Refusal("not_over", "While a rated game goes on, what is to come stays here.")


def replayed(course: Travelling, seats: int) -> Table:
    """The table that a course leads to, action by action."""
    opening.check_known(course.game)
    game = game_by_key(course.game)
    if course.rules != game.version:
        raise Refusal("other_rules", "This game was played by another version of the rules.")
    opening.check(game, seats, course.options)
    try:
        position = position_of(course)
        origin = Origin(position, Message("table-moved")) if position is not None else None
        return Table(game, seats, course.options, int(course.seed), course.actions, origin)
    except (Refused, ValueError) as problem:
        raise Refusal("bad_file", f"The game does not follow the rules: {problem}") from None


def position_of(course: Travelling) -> bytes | None:
    """The position that a course begins with, if it is no new game; `ValueError` if it is none of the game's."""
    if course.origin is None:
        return None
    try:
        position = zlib.decompress(b64decode(course.origin))
    except zlib.error as problem:
        raise ValueError(f"its first position cannot be read: {problem}") from None
    if len(position) != game_by_key(course.game).State.dtype.itemsize:
        raise ValueError("its first position is none of this game")
    return position


def moved(wanted: MovedWish) -> tuple[TableRow, opening.Tokens]:
    """The row of a table that continues where a course ends; what is to come is drawn again: nobody may know it."""
    if wanted.origin is not None:
        raise Refusal("no_course", NO_COURSE)
    table = replayed(wanted, len(wanted.seats))
    if table.over:
        raise Refusal("over", "This game is over: there is nothing to go on with.")
    row, tokens = opening.prepared(table.game, wanted.options, wanted)
    return replace(row, origin=zlib.compress(table.state.tobytes())), tokens
