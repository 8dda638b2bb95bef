"""The tables of one device: answers what a page asks, in the words of docs/protocol.md.

Nothing here waits. Whatever is asked is answered at once, with what has to be kept (`keep`) and what has to be sent
(`send`); the page keeps first and sends then, so nobody is told what could be lost.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import time
from types import SimpleNamespace
from typing import Any

from sylvarium.bots import LEVELS
from sylvarium.device import keeping, travelling
from sylvarium.device.thoughts import Hint, Move, Thoughts, decide
from sylvarium.hosting import allowing, courses, moments, opening, planning, seating, wire
from sylvarium.hosting.automatic import HINTS, BotTurn, hint_choices
from sylvarium.hosting.folded import Ask, Change, Folded
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.loading import open_table
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.planning import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import new_table_id
from sylvarium.hosting.watching import Presence, public
from sylvarium.kernel import Game
from sylvarium.learning.reasons import why_not
from sylvarium.learning.tips import tips_for

Json = dict[str, Any]

PREFIX = "device-"  # of the ids of tables that live here
LOG_BYTES = 8_000_000
UNKNOWN_TABLE = 4004


def device_id() -> str:
    return PREFIX + new_table_id()


@dataclass(eq=False)
class Visitor:
    """A page that shows a table."""

    socket: str
    at: OpenTable
    seats: tuple[int, ...] = ()
    changes: bool = False
    ready: bool = False


@dataclass(eq=False)
class OpenTable:
    """A table in memory; a `hosting.watching.Watched`."""

    state: Folded
    drawer: keeping.Drawer | None = None  # what was kept before it was opened, for moments under older rules
    shown: dict[int | None, Json] = field(default_factory=dict)
    visitors: dict[str, Visitor] = field(default_factory=dict)
    bot_turn: BotTurn = field(default_factory=BotTurn)
    intents: dict[int, Intent] = field(default_factory=dict)  # what seats have said beforehand

    def present(self) -> Presence:
        held = [visitor.seats for visitor in self.visitors.values() if visitor.ready]
        return Presence(frozenset(seat for seats in held for seat in seats), sum(not seats for seats in held))


class House:
    """See the top of this module. `thinks` tells whether bots can play a game here."""

    def __init__(self, thinks: Callable[[str], bool] = lambda game: True):
        self._tables: dict[str, OpenTable] = {}
        self._visitors: dict[str, Visitor] = {}
        self._logs = Logs(LOG_BYTES)
        self._thoughts = Thoughts(self._play_for)
        self._thinks = thinks
        self._keep: list[Json] = []
        self._send: list[tuple[str, str]] = []

    def handle(self, asked: Json) -> Json:
        """One thing after the other; what comes of each."""
        self._keep, self._send = [], []
        answer = getattr(self, f"do_{asked['do']}")(asked)
        return {"answer": answer, "keep": self._keep, "send": self._send, "due": self._thoughts._due()}

    # --------------------------------------------------------------------------------------------- what is asked

    def do_open(self, asked: Json) -> Json | None:
        """A table as it was kept. A refusal is the answer, and then it is not open."""
        try:
            self._open(keeping.Drawer(asked["kept"]))
        except Refusal as refusal:
            return {"code": refusal.code, "message": refusal.message}
        return None

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

    def _open(self, drawer: keeping.Drawer) -> OpenTable:
        found = open_table(drawer, drawer.row, 0)
        if found.damage:
            self._keep.append({"table": drawer.row.id, "cut": found.damage.number, "events": [], "snapshots": []})
        opened = self._tables[drawer.row.id] = OpenTable(found.state, drawer, intents=drawer.intents)
        if found.ask:
            change = found.state.carried_out(found.ask, time())
            self._keep.append(keeping.change(replace(change, snapshot="state" in found.ask[1])))
            opened.state = change.state
        return opened

    def _table(self, id: str) -> OpenTable:
        if id not in self._tables:
            raise Refusal("unknown_table", "There is no such table on this device.")
        return self._tables[id]

    def _game_of(self, id: str) -> Game:
        return self._table(id).state.game

    def _new(self, row: TableRow) -> None:
        here = replace(row, id=device_id()) if not row.id.startswith(PREFIX) else row
        state = opening.begun(here)
        self._tables[here.id] = OpenTable(state)
        self._keep.append(keeping.new_table(state))

    def _commit(self, opened: OpenTable, ask: Callable[[Folded], Ask]) -> Change:
        """Carries out what is asked, and tells everybody who looks."""
        change = opened.state.carried_out(ask(opened.state), time())
        self._keep.append(keeping.change(change))
        before, opened.state = opened.state, change.state
        update = wire.Update(opened, change)
        for visitor in opened.visitors.values():
            if visitor.ready:
                self._put(visitor, update.message(visitor.seats, visitor.changes))
        self._end_plan(opened, before, change)
        self._thoughts.attend(opened)
        return change

    def _end_plan(self, opened: OpenTable, before: Folded, change: Change) -> None:
        """With a turn its plan is over, whether it was played or not."""
        was, now = before.table, change.state.table
        if change.event.kind != "play" or not was or not now:
            return
        seat = change.event.data["seat"]
        if seat in opened.intents and opened.intents[seat].plan and planning.is_over(was, now, seat):
            self._intend(opened, seat, lambda said: replace(said, plan=None))

    def _intend(self, opened: OpenTable, seat: int, say: Callable[[Intent], Intent]) -> None:
        """Keeps what the owner of a seat says beforehand, and tells all who hold it."""
        opened.intents = {**opened.intents, seat: say(opened.intents.get(seat, Intent()))}
        self._keep.append(keeping.said(opened.state, opened.intents))
        for visitor in opened.visitors.values():
            if visitor.ready and seat in visitor.seats:
                self._tell_intent(visitor, seat)
        self._thoughts.reconsider(opened)

    def _tell_intent(self, visitor: Visitor, seat: int) -> None:
        told = planning.told(visitor.at.state, seat, visitor.at.intents.get(seat, Intent()))
        self._put(visitor, json.dumps(told).encode())

    def _play_for(self, opened: OpenTable, move: Move) -> None:
        """A move of a bot, or an only choice, if the table still waits for it."""
        if opened.state.moved != move.moved:
            return
        if move.action is not None:
            action = move.action
            self._commit(opened, lambda state: state.ask_play(move.seat, move.number, action, move.by))
        elif move.by == "plan":
            plan = opened.intents[move.seat].plan
            assert plan is not None
            self._intend(opened, move.seat, lambda said: planning.judged(said, plan, move.trouble))

    def _put(self, visitor: Visitor, message: bytes) -> None:
        self._send.append((visitor.socket, message.decode()))

    def _tell_presence(self, opened: OpenTable) -> None:
        for visitor in opened.visitors.values():
            if visitor.ready:
                self._put(visitor, wire.presence(opened))

    def _check_bots(self, game: str, wanted: bool) -> None:
        if wanted and not self._thinks(game):
            raise Refusal("no_bot", "The bots of this game could not be loaded on this device.")

    # -------------------------------------------------------------------------------------------------- requests

    def create(self, asked: Any) -> Json:
        wanted = _wish(asked.body)
        self._check_bots(wanted.game, any(seat.kind == "bot" for seat in wanted.seats))
        row, tokens = opening.fresh(wanted)
        return self._created(row, tokens)

    def _created(self, row: TableRow, tokens: opening.Tokens) -> Json:
        here = replace(row, id=device_id(), public=False)
        self._new(here)
        return opening.created(here, tokens)

    def table(self, asked: Any) -> Json:
        return public(self._table(asked.table))

    def half(self, asked: Any) -> Json:
        opened = self._table(asked.table)
        owing = [seat for seat in self._held(opened, asked) if opened.state.seats[seat].owes]
        if not owing:
            raise Refusal("no_half", "Your seats owe no half of the draw.")
        self._commit(opened, lambda state: state.ask_half(owing[0], asked.body["half"]))
        return {"seat": owing[0]}

    def moment(self, asked: Any) -> Json:
        opened = self._table(asked.table)
        seat = None if asked.query.get("seat") is None else int(asked.query["seat"])
        moments.may_see(opened.state, seat, self._held(opened, asked))
        drawer = opened.drawer or keeping.Drawer({**keeping.new_table(opened.state), "layouts": []})
        return json.loads(moments.moment(drawer, opened.state, int(asked.number), seat, self._logs)())

    def history(self, asked: Any) -> Json:
        return moments.history(self._table(asked.table).state)

    def record(self, asked: Any) -> Json:
        return moments.game_record(self._table(asked.table).state)

    def review(self, asked: Any) -> Json:
        state = self._table(asked.table).state
        self._check_bots(state.row.game, True)
        return self._thoughts.review(state)

    def course(self, asked: Any) -> Json:
        return courses.course_of(self._table(asked.table).state)

    def adopt(self, asked: Any) -> Json:
        """A game that was begun elsewhere goes on here as it is: everybody who played it there sits at this screen."""
        try:
            wish = SimpleNamespace(**{**WISH, **asked.body})
            seats = [{**seat, "kind": "bot" if seat["kind"] == "bot" else "hotseat"} for seat in wish.seats]
            found = courses.replayed(wish, len(seats))
            fresh = {**vars(wish), "seats": seats, "nickname": "-", "seed": int(wish.seed)}
        except (LookupError, TypeError, AttributeError):
            raise Refusal("bad_file", "This is not a game that could go on here.") from None
        self._check_bots(wish.game, any(seat["kind"] == "bot" for seat in seats))
        row, tokens = opening.fresh(_wish(fresh))
        made = self._created(row, tokens)
        opened = self._table(made["table"])
        for action in found.actions:
            table = opened.state.begun()
            by = "bot" if opened.state.seats[table.state.seat].level else "player"
            asking = "play", {"seat": table.state.seat, "action": action, "by": by}
            change = opened.state.carried_out(asking, time())
            self._keep.append(keeping.change(change))
            opened.state = change.state
        return made

    def fork(self, asked: Any) -> Json:
        opened, wanted = self._table(asked.table), _wish(asked.body)
        self._check_bots(opened.state.row.game, any(seat.kind == "bot" for seat in wanted.seats))
        row, tokens = opening.forked(opened.state, wanted, self._held(opened, asked))
        return self._created(row, tokens)

    def again(self, asked: Any) -> Json:
        opened = self._table(asked.table)
        held = self._held(opened, asked)
        if not held:
            raise Refusal("not_your_seat", "Only its players can ask for another game.")
        tokens = {seat: token for token in _tokens(asked) for seat in opened.state.held([token])[0]}
        if not opened.state.again:
            row = replace(opening.again(opened.state), id=device_id())
            self._new(row)
            self._commit(opened, lambda state: state.ask_again(row.id))
            for visitor in opened.visitors.values():
                self._put(visitor, wire.again(row.id))
        return {"table": opened.state.again, "tokens": tokens}

    def _held(self, opened: OpenTable, asked: Any) -> list[int]:
        seats, unknown = opened.state.held(_tokens(asked))
        if unknown:
            raise Refusal("unknown_token", "A token opens no seat of this table.")
        return seats

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
        self._thoughts.attend(visitor.at)

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
        seat, level, state = self._own(visitor, said), said.get("level") or HINTS, visitor.at.state
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


def _tokens(asked: Any) -> list[str]:
    return [token.strip() for token in (asked.tokens or "").split(",") if token.strip()]


SEAT = {"nickname": None, "level": None, "colour": None}
WISH: Json = {"game": "", "options": {}, "public": False, "seed": None, "half": None, "hints": None, "forks": None}


def _wish(body: Any) -> Any:
    """A table that somebody wants, as `opening` reads it. Everybody plays on this screen: no seat stays open."""
    try:
        seats = [SimpleNamespace(**{**SEAT, **seat}) for seat in body["seats"]]
        wish = SimpleNamespace(**{**WISH, **body, "seats": seats, "public": False})
        kinds = {seat.kind for seat in seats}
    except (LookupError, TypeError, AttributeError):
        raise Refusal("bad_table", "This is not a wish for a table.") from None
    if not kinds <= {"me", "hotseat", "bot"}:
        raise Refusal("bad_table", "At a table on this device everybody plays on this screen: no seat stays open.")
    return wish


TABLE = r"/tables/(?P<table>[A-Za-z0-9_-]+)"
REQUESTS: list[tuple[str, str, int, Callable[[House, Any], Any]]] = [
    ("POST", r"/tables", 201, House.create),
    ("POST", r"/courses", 201, House.adopt),
    ("GET", TABLE + "/course", 200, House.course),
    ("GET", TABLE, 200, House.table),
    ("POST", TABLE + "/half", 201, House.half),
    ("GET", TABLE + r"/moments/(?P<number>\d{1,6})", 200, House.moment),
    ("GET", TABLE + "/history", 200, House.history),
    ("GET", TABLE + "/record", 200, House.record),
    ("GET", TABLE + "/review", 200, House.review),
    ("POST", TABLE + "/fork", 201, House.fork),
    ("POST", TABLE + "/again", 201, House.again),
]

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
