"""Scenes: positions to look at and to play on, without a table that anybody keeps.

A scene is `(game, seats, options, start, moves)`: it starts with a position in the game's own notation
(`school/positions.py`) or with a fresh game from a seed, and recorded moves lead from there to where it begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel, ConfigDict

from sylvarium.kernel import Game, Message
from sylvarium.learning.schools import school
from sylvarium.table import Origin, Refused, Table

MOST_ACTIONS = 80  # that may be played in a scene: replaying them must stay cheap


class Unplayable(ValueError):
    """What was asked for cannot be played here; the message says why."""


class Data(BaseModel):
    """What is read from a file of a school: an unknown key is a mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Start(Data):
    """How a scene begins. Without a `position` it is a fresh game from its seed."""

    seats: int
    seed: int = 1
    options: dict[str, str] = {}
    position: dict[str, Any] | None = None
    moves: tuple[str, ...] = ()  # recorded, by name

    def table(self, game: Game) -> Table:
        """The table where the scene begins, which nobody keeps."""
        origin = None
        if self.position is not None:
            record = school(game, "positions").position_of(self.position, self.seats, self.seed)
            origin = Origin(record.tobytes(), Message("table-scene"))
        table = Table(game, self.seats, self.options, self.seed, (), origin)
        for move in self.moves:
            table.play(move)
        return table


def still(view: dict[str, Any], undo: bool = False) -> dict[str, Any]:
    """A view that is looked at: there is nothing to choose."""
    return {**view, "question": None, "choices": [], "undo": undo, "stuck": None, "redo": False}


def freed(view: dict[str, Any], undo: bool) -> dict[str, Any]:
    """A view to choose in; taking back is one action less, whatever the table would say of it."""
    return {**view, "undo": undo, "stuck": None, "redo": False}


def played_on(table: Table, actions: Iterable[str]) -> Table:
    """The table after these actions, each of them legal; as many as a scene allows."""
    for number, action in enumerate(check_count(actions), 1):
        try:
            table.play(action)
        except Refused as refused:
            raise Unplayable(f"Action {number} cannot be played: {refused}") from None
    return table


def log_of(table: Table, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What was told since the scene began."""
    return [line.to_json() for line in table.log(seat) if line.number > since]


def check_count(actions: Iterable[str]) -> tuple[str, ...]:
    """The names of what was played, as many as a scene allows."""
    found = tuple(actions)
    if len(found) > MOST_ACTIONS:
        raise Unplayable(f"A scene takes {MOST_ACTIONS} actions; these are {len(found)}.")
    return found
