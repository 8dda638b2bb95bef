"""Opening a stored table: replaying its events, also when the rules have changed since.

Under other rules a table is replayed too, if that leads through exactly its snapshots. Otherwise it goes on
from its last snapshot, taken over field by field by name. Either way a `rules` event is appended, so that
from then on the stored events say how to open it.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass

import numpy as np

from sylvarium import saving
from sylvarium.kernel import Game, Message
from sylvarium.kernel.record import convert
from sylvarium.server.chronicle import earlier
from sylvarium.server.live import Ask, LiveTable
from sylvarium.server.refusal import Refusal
from sylvarium.server.storage import Event, Row, Snapshot, Storage
from sylvarium.table import Origin, Refused

POSITIONS = ("play", "undo", "redo")


@dataclass(frozen=True)
class Opened:
    """A table ready to be played, and the event to be stored first if the rules have changed."""

    live: LiveTable
    ask: Ask | None


@dataclass(frozen=True)
class Era:
    """The stretch of a table since the rules last broke it: from which event on, and from which position."""

    rules: str
    start: int = 0
    offset: int = 0
    state: bytes | None = None


def open_table(storage: Storage, row: Row, chat_kept: int) -> Opened:
    """The table as it is stored. Blocks."""
    events = storage.events(row.id)
    era = current_era(row, events)
    version = LiveTable.opened(row).game.version
    if era.rules == version:
        return Opened(_folded(storage, row, events, era, chat_kept), None)
    snapshots = [kept for kept in storage.snapshots(row.id) if kept.event >= era.start]
    live = _replayed(storage, row, events, era, snapshots, chat_kept)
    if live:
        return Opened(live, ("rules", {"rules": version}))
    if not snapshots:
        raise Refusal("bad_table", "This table was prepared under older rules, which today's cannot begin.")
    return _continued(storage, row, events, snapshots[-1], chat_kept)


def current_era(row: Row, events: list[Event]) -> Era:
    era = Era(row.rules)
    for event in events:
        if event.kind == "rules":
            if event.data.get("state"):
                state = zlib.decompress(b64decode(event.data["state"]))
                era = Era(event.data["rules"], event.number, event.data["number"], state)
            else:
                era = Era(event.data["rules"], era.start, era.offset, era.state)
    return era


def _folded(storage: Storage, row: Row, events: list[Event], era: Era, chat_kept: int) -> LiveTable:
    """The table as its events make it. What was played before the era is in its position already."""
    live = LiveTable.opened(row, chat_kept)
    live.origin, live.offset = _origin(storage, row, live.game, era), era.offset
    if era.start:
        live.earlier = earlier(kept for kept in storage.snapshots(row.id) if kept.event < era.start)
    live.begin()
    for event in events:
        if event.kind in POSITIONS and event.number < era.start:
            live.version = event.number
        else:
            live.fold(event)
    return live


def _origin(storage: Storage, row: Row, game: Game, era: Era) -> Origin | None:
    if era.state is not None:
        return Origin(era.state, Message("table-continued"))
    if row.origin is None:
        return None
    return fork_origin(row, _taken_over(storage, row, game, row.rules, row.origin))


def fork_origin(row: Row, state: bytes) -> Origin:
    return Origin(state, Message("table-forked", number=row.forked["number"] if row.forked else 0))


def _taken_over(storage: Storage, row: Row, game: Game, rules: str, packed: bytes) -> bytes:
    """A position kept under some rules as a record of today's."""
    state = zlib.decompress(packed)
    if rules == game.version:
        return state
    fields = storage.fields(row.game, rules)
    return convert(np.frombuffer(state, saving.dtype_of(fields)), game.State).tobytes()


def _replayed(
    storage: Storage, row: Row, events: list[Event], era: Era, snapshots: list[Snapshot], chat_kept: int
) -> LiveTable | None:
    """The table replayed under today's rules, if that leads through exactly the kept positions."""
    game = LiveTable.opened(row).game
    todays = saving.fields_of(game.State)
    if any(storage.fields(row.game, rules) != todays for rules in {kept.rules for kept in snapshots}):
        return None
    try:
        live = _folded(storage, row, events, era, chat_kept)
    except (Refused, Refusal, ValueError):
        return None
    for kept in snapshots:
        assert live.table
        number = kept.number - live.offset
        if number > live.table.number or live.table.record(number).tobytes() != zlib.decompress(kept.state):
            return None
    return live


def _continued(storage: Storage, row: Row, events: list[Event], last: Snapshot, chat_kept: int) -> Opened:
    """The table going on from its last kept position; what was played after it is lost, and the log says so."""
    game = LiveTable.opened(row).game
    state = _taken_over(storage, row, game, last.rules, last.state)
    version = events[-1].number if events else 0
    era = Era(game.version, version + 1, last.number, state)
    live = _folded(storage, row, events, era, chat_kept)
    packed = b64encode(zlib.compress(state)).decode()
    return Opened(live, ("rules", {"rules": game.version, "number": last.number, "state": packed}))
