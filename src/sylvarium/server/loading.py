"""Opening a stored table: folding its events, also when the rules have changed since (`saving` says how).

A table that was taken over by other rules gets a `rules` event, so that from then on the stored events say how to
open it.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass

from sylvarium import saving
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.saving import Kept
from sylvarium.server.chronicle import earlier
from sylvarium.server.folded import Ask, Folded
from sylvarium.server.refusal import Refusal
from sylvarium.server.storage import Event, Row, Snapshot, Storage
from sylvarium.table import Origin

POSITIONS = ("play", "undo", "redo")


@dataclass(frozen=True)
class Opened:
    """A table ready to be played, and the event to be stored first if the rules have changed."""

    state: Folded
    ask: Ask | None = None


@dataclass(frozen=True)
class Era:
    """The stretch of a table since the rules last broke it: from which event on, and from which position."""

    rules: str
    start: int = 0
    origin: Origin | None = None


def open_table(storage: Storage, row: Row, chat_kept: int) -> Opened:
    """The table as it is stored. Blocks."""
    events, game = storage.events(row.id), game_by_key(row.game)
    loading = _Loading(storage, row, game, chat_kept)
    era = current_era(row, events)
    if era.rules == game.version:
        return Opened(loading.folded(events, era))
    return loading.under_new_rules(events, era)


def current_era(row: Row, events: list[Event]) -> Era:
    era = Era(row.rules)
    for event in events:
        if event.kind == "rules":
            if event.data.get("state"):
                state = zlib.decompress(b64decode(event.data["state"]))
                origin = Origin(state, Message("table-continued"), event.data["number"])
                era = Era(event.data["rules"], event.number, origin)
            else:
                era = Era(event.data["rules"], era.start, era.origin)
    return era


def fork_origin(row: Row, state: bytes) -> Origin:
    return Origin(state, Message("table-forked", number=row.forked["number"] if row.forked else 0))


def kept(storage: Storage, row: Row, snapshot: Snapshot) -> Kept:
    """A stored snapshot with what it takes to read it."""
    return Kept(snapshot.number, storage.fields(row.game, snapshot.rules), zlib.decompress(snapshot.state))


@dataclass
class _Loading:
    """One table being opened."""

    storage: Storage
    row: Row
    game: Game
    chat_kept: int

    def folded(self, events: list[Event], era: Era) -> Folded:
        """The table as its events make it. What was played before the era is in its position already."""
        told = None
        if era.start:
            told = earlier(one for one in self.storage.snapshots(self.row.id) if one.event < era.start)
        state = Folded.created(self.row, self.chat_kept, self._origin(era), told)
        for event in events:
            if event.kind in POSITIONS and event.number < era.start:
                state = state.skipped(event)
            else:
                state = state.fold(event).state
        return state

    def _origin(self, era: Era) -> Origin | None:
        if era.origin or self.row.origin is None:
            return era.origin
        state = zlib.decompress(self.row.origin)
        if self.row.rules != self.game.version:
            fields = self.storage.fields(self.row.game, self.row.rules)
            state = saving.taken_over(self.game, Kept(0, fields, state))
        return fork_origin(self.row, state)

    def under_new_rules(self, events: list[Event], era: Era) -> Opened:
        """Replayed if that leads through the snapshots, else continued from the last of them."""
        snapshots = [one for one in self.storage.snapshots(self.row.id) if one.event >= era.start]
        positions = [kept(self.storage, self.row, one) for one in snapshots]
        again = saving.replayed(self.game, positions, lambda: self.folded(events, era), lambda state: state.table)
        if again:
            return Opened(again, ("rules", {"rules": self.game.version}))
        if not positions:
            raise Refusal("bad_table", "This table was prepared under older rules, which today's cannot begin.")
        return self._continued(events, saving.continued(self.game, positions[-1]))

    def _continued(self, events: list[Event], origin: Origin) -> Opened:
        """The table going on from its last kept position, and the log says so."""
        version = events[-1].number if events else 0
        state = self.folded(events, Era(self.game.version, version + 1, origin))
        packed = b64encode(zlib.compress(origin.state)).decode()
        return Opened(state, ("rules", {"rules": self.game.version, "number": origin.number, "state": packed}))
