"""A table as one process has it open: what its events add up to.

`fold` takes one stored (or about to be stored) event; the `ask_…` methods check a request and give the
event that would carry it out. Nothing here waits, sends or stores.
"""

from __future__ import annotations

import asyncio
import hmac
import zlib
from collections import deque
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Any

from sylvarium import table as tables
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.server.refusal import Refusal
from sylvarium.server.storage import Event, Row
from sylvarium.server.tokens import hashed

if TYPE_CHECKING:
    from sylvarium.server.connection import Connection

Ask = tuple[str, dict[str, Any]]  # the kind and the data of an event


@dataclass
class Seat:
    """Who sits there. A human seat with a level is played by a bot for the time being."""

    kind: str  # open, human, bot
    nickname: str | None = None
    level: str | None = None
    token: str | None = None  # hashed

    def public(self) -> dict[str, Any]:
        return {"kind": self.kind, "nickname": self.nickname, "level": self.level}


@dataclass(frozen=True)
class Change:
    """What an event changed, as far as clients are told."""

    event: Event
    table: bool = False  # people or status
    log_from: int | None = None  # after play, undo, redo: how many actions the log keeps
    action: int | None = None
    snapshot: bool = False  # a turn has begun, or the game is over


@dataclass
class Presence:
    """Who is connected to a process."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    heard: float = 0.0


@dataclass(eq=False)
class LiveTable:
    """See the top of this module."""

    row: Row
    game: Game
    seats: list[Seat]
    chat_kept: int = 200
    origin: tables.Origin | None = None
    offset: int = 0  # actions played under older rules, before the position it now begins with
    earlier: dict[str, list[dict[str, Any]]] = field(default_factory=dict)  # what readers were told of them
    told_from: int = -1  # the last snapshot but one was taken after so many actions,
    told_to: int = -1  # and the last one after so many
    rules: str = ""
    table: tables.Table | None = None
    version: int = 0
    moves: int = 0  # plays, undos and redos: another number, another position
    changed: float = 0.0
    again: str | None = None
    chat: deque[dict[str, Any]] = field(default_factory=deque)
    # Of this process:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, Presence] = field(default_factory=dict)
    last_seen: dict[int, float] = field(default_factory=dict)
    attended: int = -1  # the `moves` for which somebody already sees to the next move
    opened_at: float = field(default_factory=monotonic)
    idle_since: float = 0.0
    dropped: bool = False  # forgotten by the hub: open it anew

    @classmethod
    def opened(cls, row: Row, chat_kept: int = 200) -> LiveTable:
        """The table as it was created, before its events."""
        seats = [Seat(**seat) for seat in row.seats]
        return cls(row, game_by_key(row.game), seats, chat_kept, rules=row.rules, changed=row.created)

    # ------------------------------------------------------------------------------------------------- what it is

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
        return self.offset + (self.table.number if self.table else 0)

    def people(self) -> list[dict[str, Any]]:
        return [seat.public() for seat in self.seats]

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

    def present(self) -> Presence:
        """Who is connected, here and elsewhere."""
        here = [connection.seats for connection in self.connections]
        seats = {seat for held in here for seat in held}
        spectators = sum(not held for held in here)
        for other in self.elsewhere.values():
            seats |= other.seats
            spectators += other.spectators
        return Presence(frozenset(seats), spectators)

    def absent_for(self, seat: int, now: float) -> float:
        """For how many seconds the owner of a seat has not been connected, as far as this process knows."""
        return 0.0 if seat in self.present().seats else now - self.last_seen.get(seat, self.opened_at)

    def public(self) -> dict[str, Any]:
        """What everybody may know (docs/protocol.md, `table`)."""
        present = self.present()
        return {
            "table": self.id,
            "game": self.row.game,
            "status": self.status,
            "public": self.row.public,
            "options": self.row.options,
            "seats": [
                {"seat": number, **seat.public(), "present": number in present.seats}
                for number, seat in enumerate(self.seats)
            ],
            "spectators": present.spectators,
            "number": self.number,
            "turn": self.table.state.turn if self.table else None,
            "deciding": self.table.seat if self.table else None,
            "created": iso(self.row.created),
            "changed": iso(self.changed),
            "forked": self.row.forked,
            "again": self.again,
        }

    # ------------------------------------------------------------------------------------------------- its events

    def begin(self) -> bool:
        """Starts the game when every seat is taken."""
        if self.table or any(seat.kind == "open" for seat in self.seats):
            return False
        self.table = tables.Table(self.game, len(self.seats), self.row.options, self.row.seed, (), self.origin)
        self._turned()
        return True

    def _turned(self) -> None:
        """A snapshot is taken now."""
        self.told_from, self.told_to = self.told_to, self.number

    def fold(self, event: Event) -> Change:
        """Carries an event out. `tables.Refused` if the rules do not allow it; nothing has changed then."""
        change = FOLDS[event.kind](self, event)
        self.version = event.number
        self.changed = event.at
        self.moves += change.log_from is not None
        return change

    def _sit(self, event: Event) -> Change:
        seat = self.seats[event.data["seat"]]
        seat.kind, seat.nickname, seat.token = "human", event.data["nickname"], event.data["token"]
        return Change(event, table=True, snapshot=self.begin())

    def _play(self, event: Event) -> Change:
        table, action = self._playing(), event.data["action"]
        before, turn = self.number, table.state.turn
        table.play(action, event.data["seat"])
        return self._moved(event, before, table.actions[-1], turn)

    def _undo(self, event: Event) -> Change:
        action = self._playing().undo(event.data["seat"])
        return Change(event, False, self.number, action)

    def _redo(self, event: Event) -> Change:
        table, before = self._playing(), self.number
        turn = table.state.turn
        return self._moved(event, before, table.redo(event.data["seat"]), turn)

    def _moved(self, event: Event, before: int, action: int, turn: int) -> Change:
        table = self._playing()
        turned = table.over or table.state.turn != turn
        if turned:
            self._turned()
        return Change(event, table.over, before, action, turned)

    def _bot(self, event: Event) -> Change:
        self.seats[event.data["seat"]].level = event.data["level"]
        self.attended = -1
        return Change(event, table=True)

    def _chat(self, event: Event) -> Change:
        self.chat.append({**event.data, "at": iso(event.at)})
        while len(self.chat) > self.chat_kept:
            self.chat.popleft()
        return Change(event)

    def _again(self, event: Event) -> Change:
        self.again = event.data["table"]
        return Change(event, table=True)

    def _rules(self, event: Event) -> Change:
        """The rules have changed since; the loading of the table has seen to its position."""
        self.rules = event.data["rules"]
        return Change(event)

    def _playing(self) -> tables.Table:
        if self.table is None:
            raise Refusal("waiting", "The game has not begun: a seat is still open.")
        return self.table

    # -------------------------------------------------------------------------------------------------- requests

    def _check(self, seat: int, number: int) -> tables.Table:
        table = self._playing()
        if table.over:
            raise Refusal("over", "The game is over.")
        if number != self.number:
            raise Refusal("late", f"The table has moved on: {self.number} actions have been played, not {number}.")
        return table

    def ask_play(self, seat: int, number: int, action: int | str, by: str = "player") -> Ask:
        table = self._check(seat, number)
        if seat != table.seat:
            raise Refusal("not_your_turn", f"The decision is seat {table.seat}'s, not seat {seat}'s.")
        if by == "player" and self.seats[seat].level:
            raise Refusal("bot_plays", "A bot plays this seat. Take it back first.")
        found = self.game.names.get(action) if isinstance(action, str) else action
        if found is None:
            raise Refusal("illegal", f"{action!r} is not an action of {self.game.key}.")
        return "play", {"seat": seat, "action": found, "by": by}

    def ask_undo(self, seat: int, number: int) -> Ask:
        self._check(seat, number)
        return "undo", {"seat": seat}

    def ask_redo(self, seat: int, number: int) -> Ask:
        self._check(seat, number)
        return "redo", {"seat": seat}

    def ask_bot(self, seat: int, level: str | None, mine: bool, absent_for: float, patience: float) -> Ask:
        """A bot takes a seat over, or gives it back to its owner."""
        place = self.seats[seat]
        if place.kind != "human":
            raise Refusal("no_bot", "Only the seat of a person can be given to a bot and taken back.")
        if not mine and level is None:
            raise Refusal("not_your_seat", "Only its owner can take the seat back.")
        if not mine and absent_for < patience:
            raise Refusal("no_bot", f"{place.nickname} has not been away for {patience:.0f} seconds.")
        if level == place.level:
            raise Refusal("no_bot", "That is how it is already.")
        return "bot", {"seat": seat, "level": level}

    def ask_sit(self, nickname: str, seat: int | None, invite: str | None, token: str) -> Ask:
        if not self.row.public and not (invite and hmac.compare_digest(invite.encode(), self.row.invite.encode())):
            raise Refusal("bad_invite", "This table is by invitation: the invite code is missing or wrong.")
        free = [number for number, place in enumerate(self.seats) if place.kind == "open"]
        if not free:
            raise Refusal("no_seat", "No seat is open at this table. You may watch.")
        if seat is not None and seat not in free:
            raise Refusal("no_seat", f"Seat {seat} is not open.")
        return "sit", {"seat": free[0] if seat is None else seat, "nickname": nickname, "token": hashed(token)}

    def ask_again(self, id: str) -> Ask:
        if self.status != "over":
            raise Refusal("not_over", "The game is still going on.")
        return "again", {"table": id}

    # -------------------------------------------------------------------------------------------------- snapshots

    def take_over(self, fresh: LiveTable) -> None:
        """Becomes what `fresh`, the same table opened anew, says; who is connected stays."""
        for name in ("seats", "origin", "offset", "rules", "table", "version", "changed", "again", "chat"):
            setattr(self, name, getattr(fresh, name))
        for name in ("earlier", "told_from", "told_to"):
            setattr(self, name, getattr(fresh, name))
        self.moves += 1

    def rest(self) -> None:
        """Puts away what was made for readers: the fewer objects wait with hundreds of tables, the less the
        garbage collector has to go through, which would hold all of them up."""
        if self.table:
            self.table.rest()

    def packed(self) -> bytes:
        """The position, as snapshots keep it."""
        return zlib.compress(self._playing().state.tobytes(), 1)


FOLDS = {
    "sit": LiveTable._sit,
    "play": LiveTable._play,
    "undo": LiveTable._undo,
    "redo": LiveTable._redo,
    "bot": LiveTable._bot,
    "chat": LiveTable._chat,
    "again": LiveTable._again,
    "rules": LiveTable._rules,
}


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
