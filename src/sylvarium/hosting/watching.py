"""A table that people look at, wherever it lives: who is there, and what everybody may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from sylvarium.hosting.allowing import allows
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.seated import iso
from sylvarium.hosting.seeding import public_draw


@dataclass
class Presence:
    """Who is connected."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    heard: float = 0.0


class Watched(Protocol):
    """A table that is open somewhere."""

    state: Folded
    shown: dict[int | None, dict[str, Any]]  # the views of `state` as readers have them

    def present(self) -> Presence: ...

    def clocks_shown(self) -> dict[str, Any] | None: ...  # what everybody may know of the clocks, as of now


def public(watched: Watched) -> dict[str, Any]:
    """What everybody may know (docs/protocol.md, `table`)."""
    state, present = watched.state, watched.present()
    return {
        "table": state.id,
        "game": state.row.game,
        "status": state.status,
        "public": state.row.public,
        "options": state.row.options,
        "seats": [
            {"seat": number, **person, "present": number in present.seats}
            for number, person in enumerate(state.people())
        ],
        "spectators": present.spectators,
        "number": state.number,
        "turn": state.table.state.turn if state.table else None,
        "deciding": state.table.seat if state.table else None,
        "created": iso(state.row.created),
        "changed": iso(state.changed),
        "forked": state.row.forked,
        "again": state.again,
        "draw": public_draw(state.row, state.seats, state.status == "over"),
        "allows": allows(state.row),
        "pace": state.row.pace,
        "clocks": watched.clocks_shown(),
        "closed": state.closed,
        "owner": state.owner,
        "tournament": state.row.tournament,
        "hushed": sorted(state.hushed, key=lambda seat: -1 if seat is None else seat),
    }
