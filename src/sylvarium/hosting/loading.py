"""Opening a stored table: folding its events, even if the rules have changed since (`saving` says how).

A table that was taken over by other rules gets a `rules` event, so that from then on the stored events say how to
open it. A damaged table is opened as far as it is intact; `repairing` sets the rest aside.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass, replace

import structlog

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.chronicle import earlier
from sylvarium.hosting.folded import FOLDS, Folded
from sylvarium.hosting.kept import Snapshot, Store, StoredEvent, TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game, Message
from sylvarium.table import Origin, saving
from sylvarium.table.saving import Kept

POSITIONS = ("play", "undo", "redo")

# What reading and folding damaged rows raises.
BROKEN = (ValueError, LookupError, TypeError, AttributeError, OverflowError, zlib.error, NotBase64, Refusal)

log = structlog.get_logger()


@dataclass(frozen=True)
class Damage:
    """From which event on a table is not whole, and why."""

    number: int
    reason: str
    events: tuple[StoredEvent, ...]  # that cannot stay


@dataclass(frozen=True)
class Opened:
    """A table ready to be played, the event to be stored first if the rules have changed, and what is damaged."""

    state: Folded
    ask: Ask | None = None
    damage: Damage | None = None


@dataclass(frozen=True)
class Era:
    """The stretch of a table since the rules last broke it: from which event on, and from which position."""

    rules: str
    start: int = 0
    origin: Origin | None = None


class NotWhole(ValueError):
    """An event that does not follow the ones before it."""

    def __init__(self, number: int, reason: str):
        super().__init__(reason)
        self.number = number


def open_table(storage: Store, row: TableRow, chat_kept: int) -> Opened:
    """The table as it is stored, as far as it is whole. Blocks."""
    check_game(row)
    try:
        loading = _Loading(storage, row, game_by_key(row.game), chat_kept)
        return loading.as_far_as_whole(storage.events(row.id))
    except Refusal:
        raise
    except BROKEN as problem:
        log.error("a table is damaged and cannot be opened", table=row.id, problem=str(problem))
        raise Refusal("damaged", "This table is damaged and cannot be opened.") from None


def check_game(row: TableRow) -> None:
    if row.game not in GAMES:
        raise Refusal("unknown_game", f"There is no game {str(row.game)[:40]!r} on this server.")


def current_era(row: TableRow, events: list[StoredEvent]) -> Era:
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


def fork_origin(row: TableRow, state: bytes) -> Origin:
    told = Message("table-forked", number=row.forked["number"]) if row.forked else Message("table-moved")
    return Origin(state, told, future_open=True)


def readable(storage: Store, row: TableRow, snapshots: list[Snapshot]) -> list[tuple[Snapshot, Kept]]:
    """The snapshots that can be read, with what it takes to do so."""
    found = []
    for one in snapshots:
        try:
            one_kept = Kept(one.number, storage.fields(row.game, one.rules), zlib.decompress(one.state))
            if len(one_kept.state) != saving.dtype_of(one_kept.fields).itemsize:
                raise ValueError("it has another size than its rules say")
            earlier([one])
        except BROKEN as problem:
            log.warning("a snapshot cannot be read", table=row.id, number=one.event, problem=str(problem))
        else:
            found.append((one, one_kept))
    return found


def _checked(events: list[StoredEvent]) -> None:
    """What can be said of events without folding them."""
    for number, event in enumerate(events, 1):
        if event.number != number:
            raise NotWhole(number, f"event {number} is missing")
        if not isinstance(event.data, dict):
            raise NotWhole(number, f"event {number} cannot be read")
        if event.kind not in FOLDS:
            raise NotWhole(number, f"event {number} is of the unknown kind {event.kind!r}")
        if event.kind == "rules":
            try:
                current_era(NO_ROW, [event])
            except BROKEN as problem:
                raise NotWhole(number, f"event {number} cannot be read: {problem}") from None


NO_ROW = TableRow("", "", {}, 0, "", [], False, "", None, None, 0.0)


@dataclass
class _Loading:
    """One table being opened."""

    storage: Store
    row: TableRow
    game: Game
    chat_kept: int

    def as_far_as_whole(self, events: list[StoredEvent]) -> Opened:
        """Every event that does not follow the ones before it ends the table; the rest is its damage."""
        whole, damage = events, None
        while True:
            try:
                _checked(whole)
                return replace(self._opened(whole), damage=damage)
            except NotWhole as problem:
                whole = events[: problem.number - 1]
                damage = Damage(problem.number, str(problem), tuple(events[len(whole) :]))

    def _opened(self, events: list[StoredEvent]) -> Opened:
        era = current_era(self.row, events)
        if era.rules == self.game.version:
            return Opened(self._folded(events, era))
        return self._under_new_rules(events, era)

    def _folded(self, events: list[StoredEvent], era: Era) -> Folded:
        """The table as its events make it. What was played before the era is in its position already."""
        told = None
        if era.start:
            snapshots = [one for one in self.storage.snapshots(self.row.id) if one.event < era.start]
            told = earlier(one for one, _ in readable(self.storage, self.row, snapshots))
        state = Folded.created(self.row, self.chat_kept, self._origin(era), told)
        for event in events:
            try:
                skipped = event.kind in POSITIONS and event.number < era.start
                state = state.skipped(event) if skipped else state.fold(event).state
            except BROKEN as problem:
                raise NotWhole(event.number, f"event {event.number} cannot be carried out: {problem}") from problem
        return state

    def _origin(self, era: Era) -> Origin | None:
        if era.origin or self.row.origin is None:
            return era.origin
        state = zlib.decompress(self.row.origin)
        if self.row.rules != self.game.version:
            fields = self.storage.fields(self.row.game, self.row.rules)
            state = saving.taken_over(self.game, Kept(0, fields, state))
        return fork_origin(self.row, state)

    def _under_new_rules(self, events: list[StoredEvent], era: Era) -> Opened:
        """Replayed if that leads through the snapshots, else continued from the last of them."""
        stored = [one for one in self.storage.snapshots(self.row.id) if era.start <= one.event <= len(events)]
        positions = [kept for _, kept in readable(self.storage, self.row, stored)]
        again = saving.replayed(self.game, positions, lambda: self._folded(events, era), lambda state: state.table)
        if again:
            return Opened(again, ("rules", {"rules": self.game.version}))
        if not positions:
            raise Refusal("bad_table", "This table was prepared under older rules, which today's cannot begin.")
        return self._continued(events, saving.continued(self.game, positions[-1]))

    def _continued(self, events: list[StoredEvent], origin: Origin) -> Opened:
        """The table going on from its last kept position, and the log says so."""
        state = self._folded(events, Era(self.game.version, len(events) + 1, origin))
        packed = b64encode(zlib.compress(origin.state)).decode()
        return Opened(state, ("rules", {"rules": self.game.version, "number": origin.number, "state": packed}))
