"""A table that people sit at, as it is at one moment: who sits where, the game, what was said, and what is settled."""

from __future__ import annotations

import hmac
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sylvarium.hosting import clocks as timing
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seating import resolved
from sylvarium.hosting.tokens import hashed
from sylvarium.kernel import Game
from sylvarium.table import Origin, Table

Lines = list[dict[str, Any]]


@dataclass(frozen=True)
class Occupant:
    """Who sits there. A human seat with a level is played by a bot for the time being."""

    kind: str  # open, human, bot
    nickname: str | None = None
    level: str | None = None
    token: str | None = None  # hashed
    half: str | None = None  # what its owner's client added to the draw of the seed
    owes: bool = False  # the half is promised: the game begins when it is here
    colour: int | None = None  # the one that was chosen for it
    owner: bool = False  # has opened the table
    resigned: bool = False  # a bot plays to the end for somebody who sat here

    def public(self) -> dict[str, Any]:
        return {"kind": self.kind, "nickname": self.nickname, "level": self.level}


@dataclass(frozen=True, eq=False)
class SeatedTable:
    """See the top of this module. It never changes: what happens makes another one (`folded.py`)."""

    row: TableRow
    game: Game
    seats: tuple[Occupant, ...]
    rules: str
    changed: float
    chat_kept: int = 200
    origin: Origin | None = None
    earlier: dict[str, Lines] | None = None  # what readers were told under older rules, before the origin
    table: Table | None = None
    version: int = 0
    moved: int = 0  # the version at which the position, or who plays it, last changed
    told_from: int = -1  # the last snapshot but one was taken after so many actions,
    told_to: int = -1  # and the last one after so many
    waits: float = 0.0  # since when the seat that decides has been asked
    again: str | None = None
    chat: tuple[dict[str, Any], ...] = ()
    closed: str | None = None  # why an operator has closed the table; None: it is open
    muted: frozenset[int | None] = frozenset()  # seats whose chat an operator refuses; None: all who watch
    clocks: timing.Clocks | None = None  # None: everybody thinks as long as they like
    hushed: frozenset[int | None] = frozenset()  # the same by whoever opened the table
    removed: frozenset[str] = frozenset()  # people whom they have put out, as far as these have a home

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> str:
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def number(self) -> int:
        """Actions played since the very beginning."""
        return self.table.number if self.table else 0

    @property
    def deciding(self) -> int | None:
        """The seat whose decision it is."""
        return self.table.seat if self.table else None

    @property
    def owner(self) -> int | None:
        """The seat of the person who opened the table; if they have given it up, the first one that somebody holds.

        A table of a tournament was opened by nobody who sits there.
        """
        if self.row.tournament:
            return None
        held = [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.token]
        return next((number for number in held if self.seats[number].owner), held[0] if held else None)

    def people(self) -> list[dict[str, Any]]:
        colours = resolved([seat.colour for seat in self.seats])
        return [{**seat.public(), "colour": colour} for seat, colour in zip(self.seats, colours, strict=True)]

    @property
    def one_person(self) -> bool:
        """Whether a single person plays, against bots or alone."""
        return sum(seat.kind == "human" for seat in self.seats) == 1

    def names(self) -> list[str]:
        """What those who sit here are called, bots by their level if they have no other name."""
        return [name for seat in self.seats for name in [seat.nickname or seat.level] if name]

    def held(self, tokens: list[str]) -> tuple[list[int], int]:
        """The seats that the tokens prove, and how many tokens prove nothing."""
        found: set[int] = set()
        unknown = 0
        for token in tokens:
            digest = hashed(token)
            matching = {
                number
                for number, seat in enumerate(self.seats)
                if seat.token and hmac.compare_digest(seat.token, digest)
            }
            found |= matching
            unknown += not matching
        return sorted(found), unknown

    def still_held(self, claims: Iterable[tuple[int, str]]) -> list[int]:
        """The seats, of those with these hashed tokens, that have not changed hands since."""
        return sorted(seat for seat, token in claims if seat < len(self.seats) and self.seats[seat].token == token)

    def begun(self) -> Table:
        """The game; refused as long as it has not begun."""
        if self.table is None:
            raise Refusal("waiting", "The game has not begun: a seat is still open.")
        return self.table

    def packed(self) -> bytes:
        """The position, as snapshots keep it."""
        return zlib.compress(self.begun().state.tobytes(), 1)


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
