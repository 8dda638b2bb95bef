"""What every game's view has in common, as types. The client's types are generated from these (docs/protocol.md)."""

from __future__ import annotations

from typing_extensions import TypedDict


class PlayerPoints(TypedDict):
    """The points of one player."""

    seat: int
    score: int
    parts: dict[str, int]
