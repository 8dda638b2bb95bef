"""What every game's view has in common, as types. The client's types are generated from these (docs/protocol.md)."""

from __future__ import annotations

from typing_extensions import TypedDict


class PlayerPoints(TypedDict):
    """The points of one player."""

    seat: int
    score: int
    parts: dict[str, int]


class Prospect(TypedDict):
    """What one source would give a player if it were scored now, for points that come in bursts; all know it."""

    seat: int
    part: str  # the category
    points: int
    piece: str | None  # where it lies on the table
