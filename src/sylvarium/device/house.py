"""The tables of one device: answers what a page asks, in the words of docs/protocol.md.

Nothing here waits. Every request is answered at once, with what has to be stored (`keep`) and what has to be sent
(`send`). The page stores first and sends afterwards, so nobody is told anything that could be lost.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from sylvarium.bots import LEVELS
from sylvarium.device import keeping, travelling
from sylvarium.device.open_tables import Json, Visitor, device_id
from sylvarium.device.requests import REQUESTS, Requests
from sylvarium.device.thoughts import Hint, decide
from sylvarium.hosting import allowing, opening, planning, seating, wire
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.automatic import hint_choices, hint_level
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.refusal import Refusal
from sylvarium.learning.reasons import why_not
from sylvarium.learning.tips import tips_for


class House(Requests):
    """See the top of this module."""

    def handle(self, asked: Json) -> Json:
        """One thing after the other; what comes of each."""
        self._keep, self._send = [], []
        answer = getattr(self, f"do_{asked['do']}")(asked)
        return {"answer": answer, "keep": self._keep, "send": self._send, "due": self._thoughts._due()}

    # --------------------------------------------------------------------------------------------- what is asked

    def do_open(self, asked: Json) -> Json:
        """A table as it was kept: why it cannot be opened, or else whether something damaged was cut off its end."""
        try:
            self._open(keeping.Drawer(asked["kept"]))
        except Refusal as refusal:
            code = "damaged" if refusal.code == "bad_file" else refusal.code  # nobody opened a file
            return {"refused": {"code": code, "message": refusal.message}}
        return {"cut": any("cut" in change for change in self._keep)}

    def do_forget(self, asked: Json) -> None:
        """What could not be kept has not happened: the table is opened again from what was."""
        opened = self._tables.pop(asked["table"], None)
        if opened:
            self._thoughts.forget(opened)
            for socket in opened.visitors:
                self._visitors.pop(socket, None)

    def do_fetch(self, asked: Json) -> Json:
        """A request of REST: a status and a body."""
        try:
            for method, pattern, status, answer in REQUESTS:
                found = re.fullmatch(pattern, asked["path"])
                if method == asked["method"] and found:
                    return {"status": status, "body": answer(self, SimpleNamespace(**asked, **found.groupdict()))}
            raise Refusal("unknown_path", "There is no such thing on this device.")
        except Refusal as refusal:
            return self._refused(refusal)

    @staticmethod
    def _refused(refusal: Refusal) -> Json:
        problem = {"code": refusal.code, "message": refusal.message, "wait": refusal.wait}
        return {"status": refusal.status, "body": problem}

    def do_connect(self, asked: Json) -> None:
        opened = self._table(asked["table"])
        visitor = self._visitors[asked["socket"]] = Visitor(asked["socket"], opened)
        opened.visitors[visitor.socket] = visitor

    def do_leave(self, asked: Json) -> None:
        visitor = self._visitors.pop(asked["socket"], None)
        if visitor:
            visitor.at.visitors.pop(visitor.socket, None)
            self._tell_presence(visitor.at)

    def do_hear(self, asked: Json) -> None:
        """A message of a page at a table."""
        visitor = self._visitors.get(asked["socket"])
        if visitor is None:
            return
        said = json.loads(asked["text"])
        request = said.get("request")
        try:
            if not visitor.ready and said["type"] not in ("hello", "ping"):
                raise Refusal("hello_first", "Say hello first.")
            if said["type"] not in MESSAGES:
                raise Refusal("unknown_type", f"There is no message of type {said['type']!r} on this device.")
            MESSAGES[said["type"]](self, visitor, said, request)
        except Refusal as refusal:
            self._put(visitor, wire.refused(request, refusal.code, refusal.message, refusal.wait))
        except (LookupError, TypeError) as problem:
            self._put(visitor, wire.refused(request, "bad_message", f"The message is not complete: {problem}"))

    def do_export(self, asked: Json) -> Json | None:
        """A table as a file; None if it is not kept here."""
        return travelling.packed(asked["kept"]) if asked["kept"] else None

    def do_import(self, asked: Json) -> Json:
        """A table from a file, under a new id: the answer is that of a new table."""
        try:
            id = device_id()
            state, kept, tokens = travelling.unpacked(asked["kept"], id)
        except Refusal as refusal:
            return self._refused(refusal)
        self._keep.append(kept)
        self._open(keeping.Drawer(kept))
        return {"status": 201, "body": opening.created(state.row, tokens)}

    def do_work(self, asked: Json) -> None:
        """A slice of thinking."""
        self._thoughts.work(self._game_of)

    # --------------------------------------------------------------------------------------------------- tables

    # -------------------------------------------------------------------------------------------------- messages

    def hello(self, visitor: Visitor, said: Json, request: Any) -> None:
        held, unknown = visitor.at.state.held(said.get("tokens", []))
        visitor.seats, visitor.changes, visitor.ready = tuple(held), bool(said.get("changes")), True
        if unknown:
            self._put(visitor, wire.refused(request, "unknown_token", "A token opens no seat of this table."))
        self._put(visitor, wire.state(visitor.at, visitor.seats, self._logs))
        for seat in visitor.seats:
            if seat in visitor.at.intents or planning.answers_of(visitor.at.state.game):
                self._tell_intent(visitor, seat)
        self._tell_presence(visitor.at)
        self._tell_bots(visitor)
        self._thoughts.attend(visitor.at)

    def _tell_bots(self, visitor: Visitor) -> None:
        """Whose bots cannot think here is told so, instead of waiting for them."""
        state = visitor.at.state
        try:
            self._check_bots(state.row.game, state.status != "over" and any(seat.level for seat in state.seats))
        except Refusal as refusal:
            self._put(visitor, wire.refused(None, refusal.code, refusal.message))

    def play(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat = self._own(visitor, said)
        self._done(visitor, request, lambda state: state.ask_play(seat, said["number"], said["action"]))

    def undo(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat = self._own(visitor, said)
        self._done(visitor, request, lambda state: state.ask_undo(seat, said["number"]))

    def redo(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat = self._own(visitor, said)
        self._done(visitor, request, lambda state: state.ask_redo(seat, said["number"]))

    def hint(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, state = self._own(visitor, said), visitor.at.state
        level = said.get("level") or hint_level(state.game)
        allowing.check(state.row, "hints")
        self._check_bots(state.row.game, True)
        table = state.begun()
        if table.seat != seat or level not in LEVELS:
            raise Refusal("no_hint", "A hint is for the seat whose decision it is, by a bot that there is.")
        answer = {"type": "hint", "request": request, "seat": seat, "number": state.number, "level": level}

        def tell(decision: Any) -> None:
            choices = hint_choices(state.game, decision)
            self._put(visitor, json.dumps({**answer, "choices": choices}).encode())

        def wanted() -> bool:
            return visitor.socket in self._visitors and visitor.at.state.moved == state.moved

        self._thoughts.hint(Hint(state.id, seat, state.moved, decide(table, seat, level), tell, wanted))

    def why(self, visitor: Visitor, said: Json, request: Any) -> None:
        words = why_not(visitor.at.state.begun(), self._own(visitor, said), said["piece"])
        self._put(visitor, json.dumps({"type": "why", "request": request, "words": words}).encode())

    def tips(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, table = self._own(visitor, said), visitor.at.state.begun()
        found = tips_for(table.game, table.view(seat))
        answer = {"type": "tips", "request": request, "number": table.number, "tips": found}
        self._put(visitor, json.dumps(answer).encode())

    def imagine(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, table = self._own(visitor, said), visitor.at.state.begun()
        found = planning.imagined(table, seat, said.get("steps", []))
        self._put(visitor, json.dumps({"type": "imagined", "request": request, **found}).encode())

    def plan(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, state, plan = self._own(visitor, said), visitor.at.state, None
        if said["steps"]:
            state.check_number(said["number"])
            plan = planning.planned(state.begun(), seat, said["steps"])
        self._intend(visitor.at, seat, lambda intent: replace(intent, plan=plan))
        self._put(visitor, wire.done(request, state.version))

    def standing(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, state = self._own(visitor, said), visitor.at.state
        given = planning.check_standing(state.game, said["answers"])
        self._intend(visitor.at, seat, lambda intent: replace(intent, standing=intent.standing | given))
        self._put(visitor, wire.done(request, state.version))

    def bot(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, level = self._own(visitor, said), said.get("level")
        self._check_bots(visitor.at.state.row.game, level is not None)
        if level is not None and level not in LEVELS:
            raise Refusal("no_bot", f"There is no such level; they are {', '.join(LEVELS)}.")
        self._done(visitor, request, lambda state: state.ask_bot(seat, level, True, 0.0, 0.0))

    def resign(self, visitor: Visitor, said: Json, request: Any) -> None:
        seat, level = self._own(visitor, said), said["level"]
        self._check_bots(visitor.at.state.row.game, True)
        if level not in LEVELS:
            raise Refusal("no_bot", f"There is no such level; they are {', '.join(LEVELS)}.")
        self._done(visitor, request, lambda state: seating.ask_resign(state, seat, level))

    def ping(self, visitor: Visitor, said: Json, request: Any) -> None:
        self._put(visitor, wire.pong(request))

    def _own(self, visitor: Visitor, said: Json) -> int:
        if said["seat"] not in visitor.seats:
            raise Refusal("not_your_seat", f"You do not hold seat {said['seat']}.")
        return int(said["seat"])

    def _done(self, visitor: Visitor, request: Any, ask: Callable[[Folded], Ask]) -> None:
        change = self._commit(visitor.at, ask)
        self._put(visitor, wire.done(request, change.event.number))


MESSAGES: dict[str, Callable[[House, Visitor, Json, Any], None]] = {
    "hello": House.hello,
    "play": House.play,
    "undo": House.undo,
    "redo": House.redo,
    "hint": House.hint,
    "why": House.why,
    "imagine": House.imagine,
    "plan": House.plan,
    "standing": House.standing,
    "tips": House.tips,
    "bot": House.bot,
    "resign": House.resign,
    "ping": House.ping,
}
