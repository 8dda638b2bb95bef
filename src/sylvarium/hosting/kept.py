"""What is kept of a table, wherever it lives: how it was created, what happened, and its positions now and then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class StoredEvent:
    """One change of a table. Its number is the version of the table after it."""

    number: int
    kind: str
    data: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Snapshot:
    """The position at the beginning of a turn (or at the end of the game), compressed."""

    event: int
    number: int
    rules: str
    state: bytes
    told: bytes | None = None  # the log since the snapshot before, as every reader was told it


@dataclass(frozen=True)
class TableRow:
    """A table as it was created."""

    id: str
    game: str
    options: dict[str, str]
    seed: int
    rules: str
    seats: list[dict[str, Any]]
    public: bool
    invite: str
    origin: bytes | None
    forked: dict[str, Any] | None
    created: float
    draw: dict[str, Any] | None = None  # see `seeding`; None for tables that are older than it
    allows: dict[str, bool] | None = None  # see `allowing`
    pace: dict[str, Any] | None = None  # how long everybody may think, see `clocks`; None: as long as they like
    tournament: str | None = None  # to which its game belongs: who plays is not theirs to change


class Store(Protocol):
    """What opening a table asks of wherever it is kept. Every method may block."""

    def events(self, id: str, after: int = 0) -> list[StoredEvent]: ...

    def snapshots(self, id: str) -> list[Snapshot]: ...

    def fields(self, game: str, rules: str) -> list[list[Any]]: ...
