"""A change of a table on its way to the store, and an event on its way back."""

from __future__ import annotations

from functools import cache

from sylvarium.hosting.chronicle import snapshot
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.kept import StoredEvent
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game
from sylvarium.server.rating.counting import is_over
from sylvarium.server.writer import Append, Lobby
from sylvarium.table import saving


def followed(state: Folded, event: StoredEvent) -> Change | None:
    """The change that an event another process has stored makes; None if it does not follow."""
    try:
        return state.fold(event)
    except (ValueError, LookupError, TypeError, Refusal):
        return None


def append(change: Change, with_snapshot: bool) -> Append:
    """A change as it is stored."""
    state, shown = change.state, change.table or change.asks or with_snapshot
    return Append(
        state.id,
        change.event,
        snapshot(state) if with_snapshot else None,
        lobby_of(state, change.event.at) if shown else None,
        fields_of(state.game) if with_snapshot else None,
        decides(change),
    )


def decides(change: Change) -> bool:
    """Whether this change decides a game: it is over, or in a rated one nobody is left to play against."""
    return change.event.kind in ("play", "redo", "resign") and is_over(change.state)


def lobby_of(state: Folded, at: float) -> Lobby:
    """What is shown of a table without opening it."""
    proofs = [seat.token for seat in state.seats]
    free = sum(seat.kind == "open" for seat in state.seats)
    shown = (state.status, state.people(), at, state.deciding, state.number, state.waits, proofs)
    return Lobby(*shown, size=len(state.seats), free=free, closed=state.closed)


@cache
def fields_of(game: Game) -> tuple[str, str, list]:
    """How snapshots of a game are read, for the store."""
    return game.key, game.version, saving.fields_of(game.State)
