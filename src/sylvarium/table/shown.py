"""What a table shows: choices, events, lines of the log, places of the ranking.

Tuples where many are made with every move: they cost a tenth of what frozen dataclasses do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sylvarium.kernel import Message


class Choice(NamedTuple):
    """A legal action with its stable name, its arguments and its words."""

    action: int
    name: str
    kind: str
    args: tuple[int, ...]
    words: Message
    piece: str | None
    group: Message | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "name": self.name,
            "kind": self.kind,
            "args": list(self.args),
            "words": self.words,
            "piece": self.piece,
            "group": self.group,
        }


class Event(NamedTuple):
    """One action carried out, asked or forced, with the positions around it."""

    number: int  # of the asked action it belongs to, from 1; 0 for what is forced at the very beginning
    seat: int
    action: int
    forced: bool
    before: Any
    after: Any


Made = list[tuple[int, bool]]  # per event whose it was, and whether it was the only choice


class Line(NamedTuple):
    """A line of the log: what one event told one reader."""

    number: int
    turn: int
    seat: int
    words: Message
    piece: str | None = None  # what it is about

    def to_json(self) -> dict[str, Any]:
        line = {"number": self.number, "turn": self.turn, "seat": self.seat, "words": self.words}
        return line if self.piece is None else {**line, "piece": self.piece}


class Remembered(NamedTuple):
    """What was told of an earlier action, so that it need not be played again to be told again."""

    made: Made
    told: Mapping[int | None, list[Line]]  # by reader, of those who are told the same one


@dataclass(frozen=True)
class Origin:
    """A position a table begins with instead of a fresh setup."""

    state: bytes
    told: Message
    number: int = 0  # actions of the same game played before it, under older rules
    future_open: bool = False  # a fork whose chance to come is still to be drawn


@dataclass(frozen=True)
class Place:
    """One line of the final ranking."""

    place: int
    seat: int
    score: int
    parts: dict[str, int]
    standings: dict[str, int]
