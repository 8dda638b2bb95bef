"""The interface between the runner and the referees: a second, slow and simple reading of every rules file.

A referee is written from `docs/rules/<game>.md` alone. It keeps the whole game in plain Python objects, says what
is legal and what everything is worth, and is told of every action and of what chance gave. See README.md here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any


class Disagreement(AssertionError):
    """What happened on the real table cannot happen by the referee's reading of the rules."""


class Look:
    """The real table as it is now, seen through everybody's eyes: only for what chance has decided.

    A referee asks for things nobody could work out (which card was drawn, what the dice show, who begins). What
    follows from the rules it works out by itself, and the runner compares.
    """

    def __init__(self, view: Callable[[int | None], dict], seats: int):
        self.seats = seats
        self._view = cache(view)

    @property
    def public(self) -> dict:
        """What a spectator sees."""
        return self._view(None)

    def of(self, seat: int) -> dict:
        """What `seat` sees."""
        return self._view(seat)

    def own(self, seat: int) -> dict:
        """The area of `seat` with everything its owner sees."""
        return next(player for player in self.of(seat)["players"] if player["seat"] == seat)


class Referee(ABC):
    """One game in progress, by the second reading of its rules."""

    seat: int  # whose decision it is
    over: bool = False

    @abstractmethod
    def __init__(self, seats: int, options: dict[str, str], look: Look):
        """The table after the setup; `look` shows how the cards were dealt. Checks that this is a legal setup."""

    @abstractmethod
    def options(self) -> Sequence[str]:
        """The names of all legal actions, in any order; a decision with one option has one name. Empty when over."""

    @abstractmethod
    def play(self, action: str, look: Look) -> None:
        """Carries out a legal action with all that follows until the next decision; `look` is the table after it."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """The points of every seat by category, under the names of `game.score_parts`."""

    @abstractmethod
    def public(self) -> dict[str, Any]:
        """Every public number the referee knows, in the shape of the spectator's view; parts may be left out."""

    def asks(self) -> bool | None:
        """Whether this decision is put to the player, and not made by the table; None if the referee does not say."""
        return None

    def ranking(self) -> list[int] | None:
        """The place of every seat at the end (1 is the winner); None if the referee does not say."""
        return None


def must(condition: Any, message: str) -> None:
    """For what a referee finds impossible in what chance or the engine did."""
    if not condition:
        raise Disagreement(message)
