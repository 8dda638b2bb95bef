"""What the events of a table add up to. Events in, state out: nothing here waits, sends or stores.

A `Folded` never changes: `fold` gives another one. So whoever has a state may read it without a lock, and one
that could not be stored is just not taken. The `ask_…` methods turn a request into the event that would carry it
out; they check what the rules do not know, and the rules check the rest when the event is folded.
"""

from __future__ import annotations

import hmac
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from sylvarium.games import game as game_by_key
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.names import check_free
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seating import CANCELLED, check_colours, resolved
from sylvarium.hosting.seeding import seed_for, with_future
from sylvarium.hosting.tokens import hashed
from sylvarium.kernel import Game
from sylvarium.table import Origin, Refused, Table

Ask = tuple[str, dict[str, Any]]  # the kind and the data of an event
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

    def public(self) -> dict[str, Any]:
        return {"kind": self.kind, "nickname": self.nickname, "level": self.level}


@dataclass(frozen=True)
class Change:
    """What an event made of a table, and what of it clients are told."""

    state: Folded
    event: StoredEvent
    table: bool = False  # people or status
    log_from: int | None = None  # after play, undo, redo: how many actions the log keeps
    action: int | None = None
    snapshot: bool = False  # a turn has begun, or the game is over
    asks: bool = False  # another seat decides now


@dataclass(frozen=True, eq=False)
class Folded:
    """See the top of this module."""

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

    @classmethod
    def created(
        cls, row: TableRow, chat_kept: int = 200, origin: Origin | None = None, earlier: dict[str, Lines] | None = None
    ) -> Folded:
        """The table before its first event; the game has begun if no seat is open."""
        seats = tuple(Occupant(**seat) for seat in row.seats)
        game = game_by_key(row.game)
        fresh = cls(row, game, seats, row.rules, row.created, chat_kept, origin, earlier, waits=row.created)
        return fresh._begun()

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
        return self.table.number if self.table else 0

    @property
    def deciding(self) -> int | None:
        """The seat whose decision it is."""
        return self.table.seat if self.table else None

    @property
    def owner(self) -> int | None:
        """The seat of whoever opened the table; if they have given it up, the first one that somebody holds."""
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

    # ------------------------------------------------------------------------------------------------- its events

    def fold(self, event: StoredEvent) -> Change:
        """The table after an event. `Refused` or `Refusal` if the table does not allow it."""
        if event.number != self.version + 1:
            raise ValueError(f"event {event.number} cannot follow event {self.version}")
        if event.kind not in FOLDS:
            raise ValueError(f"there is no kind of event {event.kind!r}")
        return FOLDS[event.kind](self, event)

    def skipped(self, event: StoredEvent) -> Folded:
        """The table after an event whose effect is in the origin already."""
        return replace(self, version=event.number, moved=event.number, changed=event.at)

    def _after(self, event: StoredEvent, **changes: Any) -> Folded:
        if "table" in changes and changes["table"].seat != self.deciding:
            changes["waits"] = event.at
        return replace(self, version=event.number, changed=event.at, **changes)

    def _begun(self) -> Folded:
        """With the game started, when every seat is taken and every promised half of the seed is here."""
        if self.table or any(seat.kind == "open" or seat.owes for seat in self.seats):
            return self
        seed = seed_for(self.row, self.seats)
        origin = with_future(self.origin, self.game, self.row, seed)
        table = Table(self.game, len(self.seats), self.row.options, seed, (), origin)
        return replace(self, table=table, moved=self.version, told_to=table.number, waits=self.changed)

    def _seated(self, number: int, **changes: Any) -> tuple[Occupant, ...]:
        """The seats, with one of them changed."""
        changed = replace(self.seats[number], **changes)
        return (*self.seats[:number], changed, *self.seats[number + 1 :])

    def _sit(self, event: StoredEvent) -> Change:
        data = event.data
        who = {"kind": "human", "nickname": data["nickname"], "token": data["token"], "half": data.get("half")}
        if data.get("colour") is not None:
            who["colour"] = data["colour"]
        return self._perhaps_begun(event, self._seated(data["seat"], **who))

    def _colour(self, event: StoredEvent) -> Change:
        seats = self._seated(event.data["seat"], colour=event.data["colour"])
        return Change(self._after(event, seats=seats), event, table=True)

    def _fill(self, event: StoredEvent) -> Change:
        return self._perhaps_begun(event, self._seated(event.data["seat"], kind="bot", level=event.data["level"]))

    def _leave(self, event: StoredEvent) -> Change:
        """The seat is as open as on the first day; what its owner added to the draw goes along."""
        gone = {"kind": "open", "nickname": None, "level": None, "token": None, "half": None, "owes": False}
        return Change(self._after(event, seats=self._seated(event.data["seat"], **gone)), event, table=True)

    def _resign(self, event: StoredEvent) -> Change:
        """The seat is a bot's from now on, and the proof of its owner is worth nothing any more."""
        seats = self._seated(event.data["seat"], kind="bot", level=event.data["level"], token=None)
        return Change(self._after(event, seats=seats, moved=event.number), event, table=True)

    def _reseat(self, event: StoredEvent) -> Change:
        """The seat has another proof from now on, and everybody is told."""
        seat = event.data["seat"]
        seats = self._seated(seat, token=event.data["token"])
        said = (*self.chat, {**NOBODY, "words": {"id": "told-reseat", "args": {"player": seat}}, "at": iso(event.at)})
        return Change(self._after(event, seats=seats, chat=said[-self.chat_kept :]), event, table=True)

    def _forget(self, event: StoredEvent) -> Change:
        """Somebody wants to be forgotten: the seat is open, or in a game nobody's, and has no name."""
        seat = event.data["seat"]
        if self.table is None:
            return self._leave(event)
        chat = tuple({**line, "nickname": None} if line["seat"] == seat else line for line in self.chat)
        seats = self._seated(seat, nickname=None, token=None)
        return Change(self._after(event, seats=seats, chat=chat, moved=event.number), event, table=True)

    def _cancel(self, event: StoredEvent) -> Change:
        return self._opened_or_closed(event, CANCELLED)

    def _half(self, event: StoredEvent) -> Change:
        return self._perhaps_begun(event, self._seated(event.data["seat"], half=event.data["half"], owes=False))

    def _perhaps_begun(self, event: StoredEvent, seats: tuple[Occupant, ...]) -> Change:
        state = self._after(event, seats=seats)._begun()
        return Change(state, event, table=True, snapshot=state.table is not self.table)

    def _play(self, event: StoredEvent) -> Change:
        seat, action = event.data["seat"], event.data["action"]
        return self._moved(event, lambda table: table.play(action, seat))

    def _undo(self, event: StoredEvent) -> Change:
        table = self.begun().copy()
        action = table.undo(event.data["seat"])
        state = self._after(event, table=table, moved=event.number)
        return Change(state, event, False, table.number, action, asks=table.seat != self.deciding)

    def _redo(self, event: StoredEvent) -> Change:
        return self._moved(event, lambda table: table.redo(event.data["seat"]))

    def _moved(self, event: StoredEvent, move: Callable[[Table], object]) -> Change:
        before = self.begun()
        table = before.copy()
        move(table)
        turned = table.over or table.state.turn != before.state.turn
        told = {"told_from": self.told_to, "told_to": table.number} if turned else {}
        state = self._after(event, table=table, moved=event.number, **told)
        asks = table.seat != before.seat
        return Change(state, event, table.over, before.number, table.actions[-1], turned, asks)

    def _bot(self, event: StoredEvent) -> Change:
        seats = self._seated(event.data["seat"], level=event.data["level"])
        return Change(self._after(event, seats=seats, moved=event.number), event, table=True)

    def _chat(self, event: StoredEvent) -> Change:
        said = (*self.chat, {**event.data, "spectator": event.data["seat"] is None, "at": iso(event.at)})
        return Change(self._after(event, chat=said[-self.chat_kept :]), event)

    def _again(self, event: StoredEvent) -> Change:
        return Change(self._after(event, again=event.data["table"]), event, table=True)

    def _rules(self, event: StoredEvent) -> Change:
        """The rules have changed since; the loading of the table has seen to its position."""
        return Change(self._after(event, rules=event.data["rules"], moved=event.number), event)

    def _close(self, event: StoredEvent) -> Change:
        return self._opened_or_closed(event, event.data["reason"])

    def _reopen(self, event: StoredEvent) -> Change:
        return self._opened_or_closed(event, None)

    def _opened_or_closed(self, event: StoredEvent, closed: str | None) -> Change:
        """Whoever was about to move for a bot stops, or begins again."""
        return Change(self._after(event, closed=closed, moved=event.number), event, table=True)

    def _mute(self, event: StoredEvent) -> Change:
        return Change(self._after(event, muted=self.muted | {event.data["seat"]}), event)

    def _unmute(self, event: StoredEvent) -> Change:
        return Change(self._after(event, muted=self.muted - {event.data["seat"]}), event)

    # -------------------------------------------------------------------------------------------------- requests

    def check_open(self) -> None:
        """Refused at a table that an operator has closed: it can be looked at, but nothing happens there."""
        if self.closed is not None:
            raise Refusal("closed", f"This table was closed by the people who run the server: {self.closed}")

    def check_number(self, number: int) -> None:
        self.begun()
        if number != self.number:
            raise Refusal("late", f"The table has moved on: {self.number} actions have been played, not {number}.")

    def ask_play(self, seat: int, number: int, action: int | str, by: str = "player") -> Ask:
        self.check_number(number)
        if by in ("player", "plan") and self.seats[seat].level:
            raise Refusal("bot_plays", "A bot plays this seat. Take it back first.")
        known = self.game.names.get(action, action) if isinstance(action, str) else action
        return "play", {"seat": seat, "action": known, "by": by}

    def ask_undo(self, seat: int, number: int) -> Ask:
        self.check_number(number)
        return "undo", {"seat": seat}

    def ask_redo(self, seat: int, number: int) -> Ask:
        self.check_number(number)
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

    def ask_sit(
        self,
        nickname: str,
        seat: int | None,
        invite: str | None,
        token: str,
        half: str | None = None,
        colour: int | None = None,
    ) -> Ask:
        if not self.row.public and not (invite and hmac.compare_digest(invite.encode(), self.row.invite.encode())):
            raise Refusal("bad_invite", "This table is by invitation: the invite code is missing or wrong.")
        free = [number for number, place in enumerate(self.seats) if place.kind == "open"]
        if not free:
            raise Refusal("no_seat", "No seat is open at this table. You may watch.")
        if seat is not None and seat not in free:
            raise Refusal("no_seat", f"Seat {seat} is not open.")
        check_free(nickname, self.names())
        taken = free[0] if seat is None else seat
        sitting = {"seat": taken, "nickname": nickname, "token": hashed(token), "half": half}
        if colour is None:
            return "sit", sitting
        check_colours([colour if number == taken else place.colour for number, place in enumerate(self.seats)])
        return "sit", {**sitting, "colour": colour}

    def ask_chat(self, seat: int | None, nickname: str | None, text: str) -> Ask:
        if seat in self.muted:
            raise Refusal("muted", "The people who run the server have taken your voice at this table.")
        return "chat", {"seat": seat, "nickname": nickname, "text": text}

    def ask_half(self, seat: int, half: str) -> Ask:
        if not self.seats[seat].owes:
            raise Refusal("no_half", "This seat owes no half of the draw.")
        return "half", {"seat": seat, "half": half}

    def ask_again(self, id: str) -> Ask:
        self.check_open()
        if self.status != "over":
            raise Refusal("not_over", "The game is still going on.")
        if self.again:
            raise Refusal("late", "Somebody was faster.")
        return "again", {"table": id}

    def carried_out(self, ask: Ask, at: float) -> Change:
        """The change that a request would make; refused with a code if the rules forbid it."""
        if ask[0] not in ORDERS:
            self.check_open()
        try:
            return self.fold(StoredEvent(self.version + 1, *ask, at))
        except Refused as refused:
            raise Refusal(refused.code, str(refused)) from None


FOLDS: dict[str, Callable[[Folded, StoredEvent], Change]] = {
    "sit": Folded._sit,
    "half": Folded._half,
    "colour": Folded._colour,
    "fill": Folded._fill,
    "leave": Folded._leave,
    "resign": Folded._resign,
    "reseat": Folded._reseat,
    "forget": Folded._forget,
    "cancel": Folded._cancel,
    "play": Folded._play,
    "undo": Folded._undo,
    "redo": Folded._redo,
    "bot": Folded._bot,
    "chat": Folded._chat,
    "again": Folded._again,
    "rules": Folded._rules,
    "close": Folded._close,
    "reopen": Folded._reopen,
    "mute": Folded._mute,
    "unmute": Folded._unmute,
}

# What also happens at a closed table: no player asks for it, or may always ask for it.
ORDERS = ("rules", "close", "reopen", "mute", "unmute", "forget")

NOBODY = {"seat": None, "spectator": False, "nickname": None, "text": ""}  # who speaks when the table itself does


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
