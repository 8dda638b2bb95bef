"""What `foresight` found out about the choices of a decision, by name and ready for JSON."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from sylvarium.kernel.foresight import UNSURE, WORLDS
from sylvarium.kernel.record import as_bytes

if TYPE_CHECKING:
    from sylvarium.kernel.game import Game


class Preview(TypedDict, total=False):
    """What a choice would change. Only what changes is there; None is what depends on chance or hidden things."""

    ends: bool | None  # the turn
    over: bool | None  # the game
    points: list[int | None]  # by seat
    parts: dict[str, int | None]  # categories of the deciding seat
    measures: dict[str, int | None]  # amounts: the difference
    becomes: dict[str, int | None]  # labels: what they become


class Foresight:
    """The compiled loop for one game, and its columns by name."""

    def __init__(self, game: Game):
        self._game = game
        self._rooms = threading.local()
        named = (("parts", game.score_parts), ("measures", game.measures), ("becomes", game.labels))
        self._columns: list[tuple[str, Any]] = [
            ("ends", None),
            ("over", None),
            *(("points", seat) for seat in range(max(game.seats))),
            *((section, name) for section, names in named for name in names),
        ]

    def previews(self, states: np.ndarray, seat: int, seed: int, actions: np.ndarray, seats: int) -> list[Preview]:
        """For every action what it would bring `seat`, whose decision it is on row 0 of `states`.

        `seed` decides which worlds are imagined. It must be a secret: anyone who knew it could work
        backwards from an imagined world to the real one.
        """
        n, room = len(actions), self._room()
        count = self._game.loops.foresee(
            states, as_bytes(states), room.worlds, room.raw, seat, seed, actions, n, room.out, room.numbers, room.told
        )
        found: list[dict[str, Any]] = [{} for _ in range(n)]
        for choice, column, number in room.told[:count].tolist():
            section, name = self._columns[column]
            change, preview = None if number == UNSURE else number, found[choice]
            if section == "points":
                preview.setdefault(section, [0] * seats)[name] = change
            elif name is None:
                preview[section] = None if change is None else bool(change)
            else:
                preview.setdefault(section, {})[name] = change
        return found  # type: ignore[return-value]  # built by names that are known only here

    def sample(self) -> tuple:
        """Arguments of the loop, for the compiler."""
        states, room = self._game.State.empty(1), self._room()
        out, raw = self._game.out(), as_bytes(states)
        return states, raw, room.worlds, room.raw, 0, 0, out, 0, room.out, room.numbers, room.told

    def _room(self) -> Any:
        """The scratch space of this thread."""
        room = self._rooms
        if not hasattr(room, "worlds"):
            game, columns = self._game, len(self._columns)
            room.worlds = game.State.empty(WORLDS + 1)
            room.raw = as_bytes(room.worlds)
            room.numbers = np.zeros((WORLDS + 2, columns), np.int32)
            room.told = np.zeros((game.most_options * columns, 3), np.int32)
            room.out = game.out()
        return room
