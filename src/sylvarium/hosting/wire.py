"""The messages of docs/protocol.md as bytes, each computed for what its reader may know."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Any

import orjson

from sylvarium.hosting import clocks
from sylvarium.hosting.chronicle import reader_name
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.watching import Watched, public
from sylvarium.table import Line

Key = tuple[int, ...]  # the seats a client holds; none: a spectator


@lru_cache(maxsize=256)
def readers(key: Key) -> tuple[tuple[str, int | None], ...]:
    """The names and seats under which a client gets its views."""
    return tuple((reader_name(seat), seat) for seat in key or (None,))


def lines(state: Folded, seat: int | None, since: int = -1) -> list[dict[str, Any]]:
    """The log after the first `since` actions of the whole game; by default all, with what came before the first."""
    now = [line.to_json() for line in state.begun().log(seat, since)]
    before = (state.earlier or {}).get(reader_name(seat), ())
    return [line for line in (*before, *now) if line["number"] > since]


def table_for(live: Watched, key: Key) -> dict[str, Any]:
    known = public(live)
    return {**known, "invite": live.state.row.invite} if key else known


def whole_log(state: Folded, seat: int | None, logs: Logs, upto: int | None = None) -> orjson.Fragment:
    """The log from the very beginning, or of the first `upto` actions."""
    before = b",".join(orjson.dumps(line) for line in (state.earlier or {}).get(reader_name(seat), ()))
    now = logs.whole(state.id, state.begun(), seat, upto)
    return orjson.Fragment(b"[" + b",".join(part for part in (before, now) if part) + b"]")


def shown(live: Watched, seat: int | None) -> View:
    """The view of a reader, who from now on may be told differences."""
    if seat not in live.shown:
        live.shown[seat] = live.state.begun().view(seat, Packed)
    return live.shown[seat]


def heard(lines: Iterable[dict[str, Any]], hidden: Collection[str] = ()) -> list[dict[str, Any]]:
    """Lines of the chat as somebody reads them who does not want to hear these people."""
    return [
        {name: value for name, value in line.items() if name not in NOT_TOLD}
        for line in lines
        if line.get("by") not in hidden
    ]


def state(live: Watched, key: Key, logs: Logs, hidden: Collection[str] = ()) -> bytes:
    """Everything, for a client that has just come or has missed something, without what is `hidden` from it."""
    folded = live.state
    begun = folded.table is not None
    return dumps(
        {
            "type": "state",
            "version": folded.version,
            "table": table_for(live, key),
            "seats": key,
            "views": {name: shown(live, seat) for name, seat in readers(key)} if begun else {},
            "log": {name: whole_log(folded, seat, logs) for name, seat in readers(key)} if begun else {},
            "chat": heard(folded.chat, hidden),
        }
    )


class Packed:
    """A piece of a view as JSON. Most pieces are the same after a move, and are neither packed nor sent again."""

    __slots__ = ("fragment", "json")

    def __init__(self, value: Any):
        self.json = dumps(value)
        self.fragment = orjson.Fragment(self.json)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Packed) and self.json == other.json)

    __hash__ = None  # type: ignore[assignment]


def dumps(value: Any) -> bytes:
    """As JSON, with packed pieces in it."""
    return orjson.dumps(value, default=attrgetter("fragment"))


View = dict[str, Any]  # with pieces packed
SAYS = ("chat", "resign", "reseat", "remove", "hush", "unhush", "shut")  # events that add a line to the chat
NOT_TOLD = ("by",)  # of a line: who has said it, for whoever runs the server
BEGINS = ("sit", "half", "fill")  # events with which a game may begin


Found = dict[str, Any]  # values by the path to their place (`players.1`)
Compared = dict[tuple[int, int], Found]  # what was found in two pieces that several readers have, by who they are


def differences(before: Any, now: Any, compared: Compared | None = None) -> Found:
    """What must be put where to turn one view into the next. Readers share most pieces: with `compared`, pieces
    compared for one reader are not compared again for the others. It is valid as long as the views exist.
    """
    found: Found = {}
    _compare(before, now, "", found, {} if compared is None else compared)
    return found


def _compare(before: Any, now: Any, path: str, found: Found, compared: Compared) -> None:
    """Goes down only where there are packed pieces, which are compared byte by byte."""
    for name, value in now.items() if type(now) is dict else enumerate(now):
        old = before[name]
        if value is old:
            continue
        if type(value) is Packed:
            if type(old) is not Packed or old.json != value.json:
                found[f"{path}{name}"] = value
        elif _opened(value) and _alike(old, value):
            pair = id(old), id(value)
            inner = compared.get(pair)
            if inner is None:
                inner = compared[pair] = {}
                _compare(old, value, "", inner, compared)
            for place, each in inner.items():
                found[f"{path}{name}.{place}"] = each
        elif value != old:
            found[f"{path}{name}"] = value


def _opened(value: Any) -> bool:
    """Whether it is put together of packed pieces."""
    if type(value) is list:
        return bool(value) and type(value[0]) is Packed
    return type(value) is dict and any(
        type(each) is Packed or (type(each) is list and _opened(each)) for each in value.values()
    )


def _alike(old: Any, new: Any) -> bool:
    """Whether both have the same places."""
    if type(old) is not type(new) or len(old) != len(new):
        return False
    return type(new) is list or old.keys() == new.keys()


class Update:
    """One change as every kind of reader gets it; each view is computed once, and only if somebody reads it.

    A client that asked for `changes` is told what is different in the view, if it has the one before.
    """

    def __init__(self, live: Watched, change: Change):
        self._live, self._change = live, change
        self._messages: dict[tuple[Key, bool, bool], bytes] = {}
        self.moves = change.log_from is not None or (change.event.kind in BEGINS and change.state.table is not None)
        self._before: dict[int | None, View] = {}
        self._compared: Compared = {}
        self._passed: dict[int | None, list[View]] = {}  # what led to the views, kept as long as they are compared
        self._told: dict[int | None, list[Line]] = {}
        self._lines: dict[int, Packed] = {}  # by the list of lines, which those have in common who are told the same
        if self.moves:
            self._before, live.shown = live.shown, {}

    def message(self, key: Key, changes: bool = False, hidden: Collection[str] = ()) -> bytes:
        deaf = self._change.event.data.get("by") in hidden if hidden and self._change.event.kind == "chat" else False
        found = self._messages.get((key, changes, deaf))
        if found is None:
            found = self._messages[key, changes, deaf] = dumps(self._content(key, changes, deaf))
        return found

    def _content(self, key: Key, changes: bool, deaf: bool) -> dict[str, Any]:
        live, change = self._live, self._change
        content: dict[str, Any] = {"type": "update", "version": change.event.number}
        if change.table:
            content["table"] = table_for(live, key)
        if (change.event.kind in SAYS or clocks.says(change.event)) and not deaf:
            content["chat"] = heard(change.state.chat[-1:])
        if self.moves:
            content |= self._views(key, changes)
            content["log"] = {name: self._log(seat) for name, seat in readers(key)}
            content["log_from"] = -1 if change.log_from is None else change.log_from
        if change.log_from is not None:
            content["played"] = self._played(key)
            if change.state.clocks and not change.table:
                content["clocks"] = live.clocks_shown()
        return content

    def _views(self, key: Key, changes: bool) -> dict[str, Any]:
        """The views with what led to them, or what is different in them if that is enough."""
        found: dict[str, dict[str, Any]] = {"views": {}, "steps": {}, "changes": {}}
        for name, seat in readers(key):
            steps, now = self._steps(seat), shown(self._live, seat)
            if changes and seat in self._before:
                views = [self._before[seat], *steps, now]
                found["changes"][name] = [differences(*pair, self._compared) for pair in pairwise(views)]
            else:
                found["views"][name] = now
                if steps:
                    found["steps"][name] = steps
        return {what: content for what, content in found.items() if content}

    def _steps(self, seat: int | None) -> list[View]:
        """What was played without asking, view by view, if the reader saw something of it."""
        if self._change.log_from is None or self._change.event.kind == "undo":
            return []
        found = self._passed[seat] = self._change.state.begun().steps(seat, Packed)
        return found

    def _log(self, seat: int | None) -> list[dict[str, Any]] | Packed:
        change = self._change
        if change.event.kind == "undo":
            return []
        since = change.log_from
        if since is None:
            return lines(change.state, seat)
        if not self._told:  # all of it at once: with the turn it is kept
            table = change.state.begun()
            self._told = table.logs((None, *range(table.seats)), since)
        told = self._told[seat]
        found = self._lines.get(id(told))
        if found is None:
            found = self._lines[id(told)] = Packed([line.to_json() for line in told if line.number > since])
        return found

    def _played(self, key: Key) -> dict[str, Any]:
        """Who did what. The name of an action may hold a secret of its seat, and so may that it was the only
        choice; the log tells what others saw."""
        event, action = self._change.event, self._change.action
        seat, by = event.data["seat"], event.data.get("by", "player")
        known = action is not None and seat in key
        return {
            "kind": event.kind,
            "seat": seat,
            "action": self._change.state.game.telling.name(action) if known else None,
            "number": self._change.state.number,
            "by": by if by == "bot" or seat in key else "player",
        }


def refused(request: Any, code: str, reason: str, wait: float | None = None) -> bytes:
    said = {"type": "refused", "request": request, "code": code, "reason": reason}
    return orjson.dumps(said if wait is None else {**said, "wait": round(wait, 1)})


def done(request: Any, version: int) -> bytes:
    return orjson.dumps({"type": "done", "request": request, "version": version})


def presence(live: Watched) -> bytes:
    present = live.present()
    seats = [seat in present.seats for seat in range(len(live.state.seats))]
    return orjson.dumps({"type": "presence", "seats": seats, "spectators": present.spectators})


def again(table: str, asks: bool = False) -> bytes:
    said = {"type": "again", "table": table}
    return orjson.dumps({**said, "asks": True} if asks else said)


def pong(request: Any) -> bytes:
    return orjson.dumps({"type": "pong", "request": request})
