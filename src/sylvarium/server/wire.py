"""The messages of docs/protocol.md as bytes, each computed for what its reader may know."""

from __future__ import annotations

from typing import Any

import orjson

from sylvarium.server.chronicle import reader_name
from sylvarium.server.folded import Change, Folded
from sylvarium.server.live import LiveTable
from sylvarium.server.logs import Logs

Key = tuple[int, ...]  # the seats a client holds; none: a spectator


def readers(key: Key) -> list[tuple[str, int | None]]:
    """The names and seats under which a client gets its views."""
    return [(reader_name(seat), seat) for seat in key or (None,)]


def view(state: Folded, seat: int | None) -> dict:
    return state.begun().view(seat)


def lines(state: Folded, seat: int | None, since: int = -1) -> list[dict]:
    """The log after the first `since` actions of the whole game; by default all, with what came before the first."""
    now = [line.to_json() for line in state.begun().log(seat, since)]
    before = (state.earlier or {}).get(reader_name(seat), ())
    return [line for line in (*before, *now) if line["number"] > since]


def table_for(live: LiveTable, key: Key) -> dict[str, Any]:
    public = live.public()
    return {**public, "invite": live.state.row.invite} if key else public


def whole_log(state: Folded, seat: int | None, logs: Logs, upto: int | None = None) -> orjson.Fragment:
    """The log from the very beginning, or of the first `upto` actions."""
    before = b",".join(orjson.dumps(line) for line in (state.earlier or {}).get(reader_name(seat), ()))
    now = logs.whole(state.id, state.begun(), seat, upto)
    return orjson.Fragment(b"[" + b",".join(part for part in (before, now) if part) + b"]")


def state(live: LiveTable, key: Key, logs: Logs) -> bytes:
    """Everything, for a client that has just come or has missed something."""
    folded = live.state
    begun = folded.table is not None
    return orjson.dumps(
        {
            "type": "state",
            "version": folded.version,
            "table": table_for(live, key),
            "seats": key,
            "views": {name: view(folded, seat) for name, seat in readers(key)} if begun else {},
            "log": {name: whole_log(folded, seat, logs) for name, seat in readers(key)} if begun else {},
            "chat": folded.chat,
        }
    )


class Packed:
    """Parts of views as bytes. What several readers see alike is the same object, and is packed once."""

    def __init__(self) -> None:
        self._parts: dict[int, tuple[Any, orjson.Fragment]] = {}  # by identity, with the object so that it stays

    def view(self, seen: dict[str, Any]) -> orjson.Fragment:
        """A view, of which the open table and the areas of players are shared."""
        parts = {name: self.part(value) if type(value) in SHARED else value for name, value in seen.items()}
        parts["players"] = [self.part(area) for area in seen["players"]]
        return orjson.Fragment(orjson.dumps(parts))

    def part(self, value: Any) -> orjson.Fragment:
        kept = self._parts.get(id(value))
        if kept is None:
            kept = self._parts[id(value)] = value, orjson.Fragment(orjson.dumps(value))
        return kept[1]


SHARED = (dict, list)


class Update:
    """One change as every kind of reader gets it; each view is computed once, and only if somebody reads it."""

    def __init__(self, live: LiveTable, change: Change):
        self._live, self._change = live, change
        self._packed = Packed()
        self._views: dict[int | None, orjson.Fragment] = {}
        self._passed: dict[int | None, list[orjson.Fragment]] = {}
        self._messages: dict[Key, bytes] = {}

    def message(self, key: Key) -> bytes:
        if key not in self._messages:
            self._messages[key] = orjson.dumps(self._content(key))
        return self._messages[key]

    def _content(self, key: Key) -> dict[str, Any]:
        live, change = self._live, self._change
        state = change.state
        content: dict[str, Any] = {"type": "update", "version": change.event.number}
        if change.table:
            content["table"] = table_for(live, key)
        if change.event.kind == "chat":
            content["chat"] = [state.chat[-1]]
        begins = change.event.kind in ("sit", "half") and state.table is not None
        if change.log_from is not None or begins:
            content["views"] = {name: self._view(seat) for name, seat in readers(key)}
            content["log"] = {name: self._log(seat) for name, seat in readers(key)}
            if steps := self._steps(key):
                content["steps"] = steps
            content["log_from"] = -1 if change.log_from is None else change.log_from
        if change.log_from is not None:
            content["played"] = self._played(key)
        return content

    def _view(self, seat: int | None) -> orjson.Fragment:
        if seat not in self._views:
            self._views[seat] = self._packed.view(view(self._change.state, seat))
        return self._views[seat]

    def _steps(self, key: Key) -> dict[str, list[orjson.Fragment]]:
        """What was played without asking, view by view, for the readers who saw something of it."""
        if self._change.log_from is None or self._change.event.kind == "undo":
            return {}
        steps = {name: self._steps_of(seat) for name, seat in readers(key)}
        return {name: views for name, views in steps.items() if views}

    def _steps_of(self, seat: int | None) -> list[orjson.Fragment]:
        if seat not in self._passed:
            self._passed[seat] = [self._packed.view(seen) for seen in self._change.state.begun().steps(seat)]
        return self._passed[seat]

    def _log(self, seat: int | None) -> list[dict]:
        change = self._change
        if change.event.kind == "undo":
            return []
        return lines(change.state, seat, -1 if change.log_from is None else change.log_from)

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


def presence(live: LiveTable) -> bytes:
    present = live.present()
    seats = [seat in present.seats for seat in range(len(live.state.seats))]
    return orjson.dumps({"type": "presence", "seats": seats, "spectators": present.spectators})


def again(table: str) -> bytes:
    return orjson.dumps({"type": "again", "table": table})


def pong(request: Any) -> bytes:
    return orjson.dumps({"type": "pong", "request": request})
