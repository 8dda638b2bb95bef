"""Requests of REST to the tables and to the school of one device, in the words of docs/protocol.md."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from time import time
from types import SimpleNamespace
from typing import Any

import orjson

from sylvarium.device import keeping
from sylvarium.device.open_tables import Json, OpenTable, Tables, device_id
from sylvarium.hosting import courses, exploring, moments, opening, school, wire
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.watching import public


class Requests(Tables):
    """A function for each; `REQUESTS` says which address asks for which."""

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

    def _explored(self, asked: Any) -> exploring.Explored:
        opened, line = self._table(asked.table), asked.query.get("line")
        return exploring.explored(
            opened.state, int(asked.number), self._held(opened, asked), line.split(",") if line else ()
        )

    def explore(self, asked: Any) -> Json:
        return self._explored(asked).shown()

    def weigh(self, asked: Any) -> Json:
        found = self._explored(asked)
        self._check_bots(found.state.row.game, True)
        return self._thoughts.weigh(found, asked.query.get("depth") or "quick")

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
        position = courses.position_of(wish)
        made = self._created(replace(row, origin=zlib.compress(position)) if position is not None else row, tokens)
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

    # ----------------------------------------------------------------------------------------------- learning

    def lessons(self, asked: Any) -> Json:
        return school.curriculum(school.game_of(asked.game))

    def picture(self, asked: Any) -> Json:
        return _plain(school.picture(school.game_of(asked.game), asked.picture))

    def puzzles(self, asked: Any) -> Json:
        return school.all_puzzles()

    def scene(self, asked: Any) -> Json:
        game = school.game_of(asked.game)
        return _plain(school.shown(game, school.scene_of(game, asked.scene), _played(asked)))

    def why_in_scene(self, asked: Any) -> Json:
        game, piece = school.game_of(asked.game), asked.query.get("piece", "")
        return _plain(school.why(game, school.scene_of(game, asked.scene), _played(asked), piece))

    def _held(self, opened: OpenTable, asked: Any) -> list[int]:
        seats, unknown = opened.state.held(_tokens(asked))
        if unknown:
            raise Refusal("unknown_token", "A token opens no seat of this table.")
        return seats


def _played(asked: Any) -> tuple[str, ...]:
    return school.listed(asked.query.get("actions", ""))


def _plain(content: Json) -> Json:
    """Without anything that only Python knows."""
    return json.loads(orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY))


def _tokens(asked: Any) -> list[str]:
    return [token.strip() for token in (asked.tokens or "").split(",") if token.strip()]


SEAT = {"nickname": None, "level": None, "colour": None}
WISH: Json = {"game": "", "options": {}, "public": False, "seed": None, "half": None, "hints": None, "forks": None,
              "rated": False, "origin": None, "pace": None}  # fmt: skip


def _wish(body: Any) -> Any:
    """A table that somebody wants, as `opening` reads it. Everybody plays on this screen: no seat stays open."""
    try:
        seats = [SimpleNamespace(**{**SEAT, **seat}) for seat in body["seats"]]
        wish = SimpleNamespace(**{**WISH, **body, "seats": seats, "public": False, "pace": None})
        kinds = {seat.kind for seat in seats}
    except (LookupError, TypeError, AttributeError):
        raise Refusal("bad_table", "This is not a wish for a table.") from None
    if not kinds <= {"me", "hotseat", "bot"}:
        raise Refusal("bad_table", "At a table on this device everybody plays on this screen: no seat stays open.")
    return wish


GAME, SCENE = r"/games/(?P<game>\w+)", r"/scenes/(?P<game>\w+)/(?P<scene>[A-Za-z0-9_-]+)"
TABLE = r"/tables/(?P<table>[A-Za-z0-9_-]+)"
REQUESTS: list[tuple[str, str, int, Callable[[Requests, Any], Any]]] = [
    ("POST", r"/tables", 201, Requests.create),
    ("POST", r"/courses", 201, Requests.adopt),
    ("GET", TABLE + "/course", 200, Requests.course),
    ("GET", TABLE, 200, Requests.table),
    ("POST", TABLE + "/half", 201, Requests.half),
    ("GET", TABLE + r"/moments/(?P<number>\d{1,6})", 200, Requests.moment),
    ("GET", TABLE + "/history", 200, Requests.history),
    ("GET", TABLE + "/record", 200, Requests.record),
    ("GET", TABLE + "/review", 200, Requests.review),
    ("GET", TABLE + r"/explore/(?P<number>\d{1,6})", 200, Requests.explore),
    ("GET", TABLE + r"/explore/(?P<number>\d{1,6})/weigh", 200, Requests.weigh),
    ("POST", TABLE + "/fork", 201, Requests.fork),
    ("POST", TABLE + "/again", 201, Requests.again),
    ("GET", GAME + "/lessons", 200, Requests.lessons),
    ("GET", GAME + r"/pictures/(?P<picture>[A-Za-z0-9_-]+)", 200, Requests.picture),
    ("GET", r"/puzzles", 200, Requests.puzzles),
    ("GET", SCENE, 200, Requests.scene),
    ("GET", SCENE + "/why", 200, Requests.why_in_scene),
]
