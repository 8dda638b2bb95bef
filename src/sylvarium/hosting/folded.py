"""What the events of a table add up to. Events in, state out: nothing here waits, sends or stores.

A `Folded` never changes: `fold` returns a new one. So a state can be read without a lock, and one that could not be
stored is simply not adopted. What can be read from it is in `seated.py`; `asked.py` turns requests into events.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sylvarium.games import game as game_by_key
from sylvarium.hosting import clocks as timing
from sylvarium.hosting.asked import Ask, AskedTable
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import Lines, Occupant, iso
from sylvarium.hosting.seating import CANCELLED, SHUT
from sylvarium.hosting.seeding import seed_for, with_future
from sylvarium.table import Origin, Refused, Table


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


class Folded(AskedTable):
    """See the top of this module."""

    @classmethod
    def created(
        cls, row: TableRow, chat_kept: int = 200, origin: Origin | None = None, earlier: dict[str, Lines] | None = None
    ) -> Folded:
        """The table before its first event; the game has begun if no seat is open."""
        seats = tuple(Occupant(**seat) for seat in row.seats)
        game = game_by_key(row.game)
        fresh = cls(row, game, seats, row.rules, row.created, chat_kept, origin, earlier, waits=row.created)
        return timing.begun(replace(fresh, clocks=timing.Clocks.of(row.pace, len(seats)))._begun())

    def fold(self, event: StoredEvent) -> Change:
        """The table after an event. `Refused` or `Refusal` if the table does not allow it."""
        if event.number != self.version + 1:
            raise ValueError(f"event {event.number} cannot follow event {self.version}")
        if event.kind not in FOLDS:
            raise ValueError(f"there is no kind of event {event.kind!r}")
        return timing.followed(self, FOLDS[event.kind](self, event))

    def skipped(self, event: StoredEvent) -> Folded:
        """The table after an event whose effect is in the origin already."""
        clocks = timing.skipped(self.clocks, event)
        return replace(self, version=event.number, moved=event.number, changed=event.at, clocks=clocks)

    def _after(self, event: StoredEvent, **changes: Any) -> Folded:
        if "table" in changes and changes["table"].seat != self.deciding:
            changes["waits"] = event.at
        after = object.__new__(type(self))  # as `replace` does it, but every move comes here
        vars(after).update(vars(self), version=event.number, changed=event.at, **changes)
        return after

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
        who = {name: data.get(name) for name in ("nickname", "token", "half")}
        who |= {"kind": "human", "owes": data.get("owes", False)}
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
        """The seat is a bot's from now on, the proof of its owner is worth nothing any more, and everybody is told."""
        given_up = {"kind": "bot", "level": event.data["level"], "token": None, "resigned": True}
        seats = self._seated(event.data["seat"], **given_up)
        words = "told-time-resign" if timing.says(event) else "told-resign"
        chat = self._told(event, words, player=event.data["seat"])
        return Change(self._after(event, seats=seats, chat=chat, moved=event.number), event, table=True)

    def _reseat(self, event: StoredEvent) -> Change:
        """The seat has another proof from now on, and everybody is told."""
        seat = event.data["seat"]
        seats = self._seated(seat, token=event.data["token"])
        chat = self._told(event, "told-reseat", player=seat)
        return Change(self._after(event, seats=seats, chat=chat), event, table=True)

    def _remove(self, event: StoredEvent) -> Change:
        """The owner of the table has removed somebody: the seat is open again, or during a game a bot's."""
        seat, level, who = event.data["seat"], event.data["level"], event.data.get("who")
        name = self.seats[seat].nickname  # None: they have wished to be forgotten since
        removed = self.removed | {who} if who else self.removed
        gone: dict[str, Any] = {"level": level, "token": None}
        if self.table is None:
            gone |= {"kind": "open", "nickname": None, "half": None, "owes": False}
        else:
            gone |= {"kind": "bot"}
        words = "told-removed" if level is None else "told-replaced"
        chat = self._told(event, words, name=name) if name else self._told(event, f"{words}-somebody")
        seats = self._seated(seat, **gone)
        after = self._after(event, seats=seats, chat=chat, removed=removed, moved=event.number)
        return Change(after, event, table=True)

    def _rename(self, event: StoredEvent) -> Change:
        """An operator has given a seat another name, also in what was said."""
        seat, name = event.data["seat"], event.data["nickname"]
        chat = tuple({**line, "nickname": name} if line["seat"] == seat else line for line in self.chat)
        return Change(self._after(event, seats=self._seated(seat, nickname=name), chat=chat), event, table=True)

    def _hush(self, event: StoredEvent) -> Change:
        return self._voice(event, self.hushed | {event.data["seat"]}, "told-hushed")

    def _unhush(self, event: StoredEvent) -> Change:
        return self._voice(event, self.hushed - {event.data["seat"]}, "told-unhushed")

    def _voice(self, event: StoredEvent, hushed: frozenset[int | None], words: str) -> Change:
        seat = event.data["seat"]
        if seat is None:
            chat = self._told(event, f"{words}-watchers")
        else:
            chat = self._told(event, words, player=seat)
        return Change(self._after(event, hushed=hushed, chat=chat), event, table=True)

    def _shut(self, event: StoredEvent) -> Change:
        """The owner of the table has closed it."""
        chat = self._told(event, "told-shut")
        return Change(self._after(event, closed=SHUT, moved=event.number, chat=chat), event, table=True)

    def _told(self, event: StoredEvent, words: str, **args: Any) -> tuple[dict[str, Any], ...]:
        """The chat, with a line of the table itself."""
        line = {**NOBODY, "words": {"id": words, "args": args}, "at": iso(event.at), "number": event.number}
        return (*self.chat, line)[-self.chat_kept :]

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
        over = table.over
        turned = over or table.state.turn != before.state.turn
        told = {"told_from": self.told_to, "told_to": table.number} if turned else {}
        state = self._after(event, table=table, moved=event.number, **told)
        asks = table.seat != before.seat
        return Change(state, event, over, before.number, table.actions[-1], turned, asks)

    def _bot(self, event: StoredEvent) -> Change:
        seats = self._seated(event.data["seat"], level=event.data["level"])
        chat = self._told(event, "told-time-bot", player=event.data["seat"]) if timing.says(event) else self.chat
        return Change(self._after(event, seats=seats, chat=chat, moved=event.number), event, table=True)

    def _chat(self, event: StoredEvent) -> Change:
        about = {"spectator": event.data["seat"] is None, "at": iso(event.at), "number": event.number}
        said = (*self.chat, {**event.data, **about})
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
        """A process that was about to move for a bot stops, or begins again."""
        return Change(self._after(event, closed=closed, moved=event.number), event, table=True)

    def _mute(self, event: StoredEvent) -> Change:
        return Change(self._after(event, muted=self.muted | {event.data["seat"]}), event)

    def _unmute(self, event: StoredEvent) -> Change:
        return Change(self._after(event, muted=self.muted - {event.data["seat"]}), event)

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
    "remove": Folded._remove,
    "rename": Folded._rename,
    "hush": Folded._hush,
    "unhush": Folded._unhush,
    "shut": Folded._shut,
}

# What also happens at a closed table: no player asks for it, or may always ask for it.
ORDERS = ("rules", "close", "reopen", "mute", "unmute", "forget", "rename")

NOBODY = {"seat": None, "spectator": False, "nickname": None, "text": ""}  # who speaks when the table itself does
