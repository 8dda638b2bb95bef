"""The house on a device: the messages of a server, what a page has to keep, and tables that come back from it."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from itertools import count
from typing import Any

import pytest

from sylvarium.device.house import House
from sylvarium.device.open_tables import PREFIX
from sylvarium.hosting import pauses


class Page:
    """A browser: it keeps what it is told to keep and hears what it is sent."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}
        self.layouts: dict[tuple[str, str], Any] = {}
        self.sockets = count(1)
        self.heard: dict[str, list[dict[str, Any]]] = {}
        self.cut = False
        self.house = House()

    def ask(self, **asked: Any) -> Any:
        found = json.loads(json.dumps(self.house.handle(json.loads(json.dumps(asked)))))
        for kept in found["keep"]:
            self.keep(kept)
        for socket, text in found["send"]:
            self.heard[socket].append(json.loads(text))
        self.due = found["due"]
        return found["answer"]

    def keep(self, change: dict[str, Any]) -> None:
        drawer = self.kept.setdefault(change["table"], {"events": [], "snapshots": []})
        drawer["row"] = change.get("row", drawer.get("row"))
        drawer["intents"] = change.get("intents", drawer.get("intents"))
        if "cut" in change:
            drawer["events"] = [each for each in drawer["events"] if each["number"] < change["cut"]]
        drawer["events"] += change["events"]
        drawer["snapshots"] += change["snapshots"]
        for layout in (*change.get("layouts", ()), *filter(None, [change.get("layout")])):
            self.layouts[layout["game"], layout["rules"]] = layout

    def fetch(self, method: str, path: str, body: Any = None, tokens: str = "", **query: str) -> Any:
        answer = self.ask(do="fetch", method=method, path=path, query=query, body=body, tokens=tokens)
        if answer["status"] >= 400:
            raise LookupError(answer["body"]["code"])
        return answer["body"]

    def make(self, game: str = "builders", kinds: tuple[str, ...] = ("me", "hotseat"), **wish: Any) -> tuple[str, str]:
        seats = [{"kind": kind} for kind in kinds]
        made = self.fetch("POST", "/tables", {"game": game, "seats": seats, "nickname": "Ada", "seed": 7, **wish})
        return made["table"], ",".join(made["tokens"].values())

    def sit(self, table: str, tokens: str, changes: bool = False) -> Seat:
        socket = f"s{next(self.sockets)}"
        self.heard[socket] = []
        self.ask(do="connect", socket=socket, table=table)
        seat = Seat(self, socket)
        seat.say(type="hello", tokens=tokens.split(","), changes=changes)
        return seat

    def reload(self, thinks: bool = True) -> None:
        """The page is loaded again: what was not kept is gone."""
        self.house, self.heard = House(thinks=lambda game: thinks), {}
        for kept in self.kept.values():
            drawer = {**deepcopy(kept), "layouts": list(self.layouts.values())}
            opened = self.ask(do="open", kept=drawer)
            assert "refused" not in opened
            self.cut = opened["cut"]


class Seat:
    """One page at a table, with all its seats."""

    def __init__(self, page: Page, socket: str):
        self.page, self.socket = page, socket

    @property
    def heard(self) -> list[dict[str, Any]]:
        return self.page.heard[self.socket]

    def say(self, **said: Any) -> dict[str, Any]:
        self.page.ask(do="hear", socket=self.socket, text=json.dumps({**said, "request": "r"}))
        return self.heard[-1]

    def views(self) -> dict[str, Any]:
        return next(each["views"] for each in reversed(self.heard) if each.get("views"))

    def deciding(self) -> dict[str, Any]:
        return next(view for view in self.views().values() if view["seat"] == view["you"])

    def play(self, chance: random.Random) -> dict[str, Any]:
        view = self.deciding()
        action = chance.choice(view["choices"])["action"]
        return self.say(type="play", seat=view["you"], number=view["number"], action=action)


@pytest.fixture
def page() -> Page:
    return Page()


def test_a_whole_game_on_one_screen_with_a_reload_in_the_middle(page: Page):
    table, tokens = page.make()
    assert table.startswith(PREFIX)
    seat, chance = page.sit(table, tokens), random.Random(2)
    for number in count(1):
        answer = seat.play(chance)
        assert answer["type"] == "done" and answer["version"] == number
        assert len(page.kept[table]["events"]) == number
        view = next(iter(seat.views().values()))
        if view["over"]:
            break
        if number == 20:
            before = seat.views()
            page.reload()
            seat = page.sit(table, tokens)
            state = next(each for each in seat.heard if each["type"] == "state")
            assert state["views"] == before and state["version"] == 20 and state["log"]["0"]
    assert page.fetch("GET", f"/tables/{table}")["status"] == "over"
    assert page.fetch("GET", f"/tables/{table}/history")["turns"][-1]["number"] == number
    assert page.fetch("GET", f"/tables/{table}/record")["actions"]
    assert page.fetch("GET", f"/tables/{table}/moments/5")["view"]["number"] == 5
    assert page.fetch("GET", f"/tables/{table}/review")["status"] == "thinking"
    while page.fetch("GET", f"/tables/{table}/review")["progress"] == 0.0:
        page.ask(do="work")
    found = page.fetch("GET", f"/tables/{table}/explore/5")
    first = found["view"]["choices"][0]["name"]
    assert page.fetch("GET", f"/tables/{table}/explore/5", line=first)["line"] == [first]
    assert page.fetch("GET", f"/tables/{table}/explore/5/weigh")["status"] == "thinking"
    again = page.fetch("POST", f"/tables/{table}/again", {}, tokens)
    assert again["table"].startswith(PREFIX) and set(again["tokens"].values()) == set(tokens.split(","))
    assert page.fetch("POST", f"/tables/{table}/again", {}, tokens)["table"] == again["table"]


def test_undo_and_redo_are_those_of_a_server(page: Page):
    table, tokens = page.make("tiletum", ("me",))
    seat, chance = page.sit(table, tokens), random.Random(1)
    while not seat.deciding()["undo"]:
        seat.play(chance)
    view = seat.deciding()
    assert seat.say(type="undo", seat=0, number=view["number"])["type"] == "done"
    back = seat.deciding()
    assert back["number"] == view["number"] - 1 and back["redo"]
    assert seat.say(type="redo", seat=0, number=back["number"])["type"] == "done"
    assert seat.deciding()["players"] == view["players"]
    assert seat.say(type="undo", seat=0, number=0)["code"] == "late"


def test_tips_are_those_of_a_server(page: Page):
    seat = page.sit(*page.make(options={"start": "1"}))
    view = seat.deciding()
    answer = seat.say(type="tips", seat=view["you"])
    assert answer["number"] == 0 and [tip["key"] for tip in answer["tips"]] == ["card"]
    assert set(answer["tips"][0]["light"]) == {choice["piece"] for choice in view["choices"]}


def test_who_asks_for_differences_gets_them(page: Page):
    table, tokens = page.make()
    seat = page.sit(table, tokens, changes=True)
    view = seat.deciding()
    seat.say(type="play", seat=view["you"], number=0, action=view["choices"][0]["action"])
    update = next(each for each in seat.heard if each["type"] == "update")
    assert update["changes"] and "views" not in update


def test_bots_play_and_give_hints(page: Page, monkeypatch: pytest.MonkeyPatch):
    for pause in ("BOT", "BOT_STEP", "LONE"):
        monkeypatch.setattr(pauses, pause, (0.0, 0.0))
    table, tokens = page.make("builders", ("me", "bot"))
    seat, chance = page.sit(table, tokens), random.Random(4)
    hinted = False
    while len(by_bots := [each for each in page.kept[table]["events"] if each["data"]["by"] == "bot"]) < 8:
        view = seat.views()["0"]
        if view["seat"] == 0 and not hinted and len(view["choices"]) > 1:
            assert seat.say(type="hint", seat=0, level="mighty")["code"] == "no_hint"
            seat.say(type="hint", seat=0, level="birch")
            assert seat.say(type="hint", seat=0, level="birch")["code"] == "too_fast"
            while seat.heard[-1]["type"] != "hint":
                page.ask(do="work")
            told = {choice["action"] for choice in seat.heard[-1]["choices"]}
            assert told == {choice["action"] for choice in view["choices"]}
            hinted = True
        elif page.due is None:
            seat.play(chance)
        else:
            page.ask(do="work")
    assert hinted and {each["data"]["seat"] for each in by_bots} == {1}


def test_a_planned_turn_is_kept_and_played(page: Page, monkeypatch: pytest.MonkeyPatch):
    for pause in ("PLAN", "PLAN_STEP"):
        monkeypatch.setattr(pauses, pause, (0.0, 0.0))
    table, tokens = page.make()
    seat = page.sit(table, tokens)
    on_turn = seat.deciding()["you"]
    mine = 1 - on_turn
    shown = seat.say(type="imagine", seat=mine, steps=[])
    step = shown["view"]["choices"][0]["name"]
    assert seat.say(type="imagine", seat=mine, steps=[step])["plan"][0]["name"] == step
    assert seat.say(type="plan", seat=mine, number=0, steps=[step])["type"] == "done"
    assert seat.say(type="imagine", seat=on_turn)["code"] == "no_plan"
    page.reload()
    seat, chance = page.sit(table, tokens), random.Random(1)
    told = next(each for each in seat.heard if each["type"] == "plans")
    assert told["seat"] == mine and [each["name"] for each in told["plan"]["steps"]] == [step]
    while seat.deciding()["you"] == on_turn:
        seat.play(chance)
    assert page.due is not None
    page.ask(do="work")
    played = page.kept[table]["events"][-1]["data"]
    assert played["by"] == "plan" and played["seat"] == mine
    while page.due is not None:
        page.ask(do="work")
    assert next(each for each in reversed(seat.heard) if each["type"] == "plans")["plan"] is None, "it is done"


def test_a_moment_can_be_played_on_from(page: Page):
    table, tokens = page.make()
    seat, chance = page.sit(table, tokens), random.Random(5)
    for _ in range(10):
        seat.play(chance)
    wish = {"number": 6, "seats": [{"kind": "me"}, {"kind": "bot", "level": "oak"}], "nickname": "Ada"}
    made = page.fetch("POST", f"/tables/{table}/fork", wish, tokens)
    info = page.fetch("GET", f"/tables/{made['table']}")
    assert info["forked"] == {"table": table, "number": 6} and info["seats"][1]["level"] == "oak"
    page.reload()
    assert page.fetch("GET", f"/tables/{made['table']}") == info


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "bad_table"),
        ({"seats": [{"kind": "me"}]}, "bad_table"),
        ({"seats": "two"}, "bad_table"),
        ({"game": "chess"}, "unknown_game"),
        ({"options": {"weather": "fine"}}, "bad_table"),
    ],
)
def test_tables_that_cannot_be_are_refused(page: Page, wish: dict[str, Any], code: str):
    with pytest.raises(LookupError, match=code):
        page.make(**wish)
    assert not page.kept


def test_what_is_wrong_is_said_and_nothing_changes(page: Page):
    table, tokens = page.make()
    seat = page.sit(table, tokens)
    other = 1 - seat.deciding()["you"]
    assert seat.say(type="play", seat=other, number=0, action=0)["code"] == "not_your_turn"
    assert seat.say(type="play", seat=5, number=0, action=0)["code"] == "not_your_seat"
    assert seat.say(type="play", seat=0)["code"] == "bad_message"
    assert seat.say(type="sing")["code"] == "unknown_type"
    assert not page.kept[table]["events"]
    with pytest.raises(LookupError, match="unknown_table"):
        page.fetch("GET", "/tables/device-nowhere")
    with pytest.raises(LookupError, match="not_your_seat"):
        page.fetch("GET", f"/tables/{table}/moments/0", seat="0")
    with pytest.raises(LookupError, match="device_no_bots"):
        page.house = House(thinks=lambda game: False)
        page.make("builders", ("me", "bot"))


def test_bots_whose_module_does_not_come_wait_for_it(page: Page):
    table, tokens = page.make("builders", ("me", "bot"))
    page.reload(thinks=False)
    seat, chance = page.sit(table, tokens), random.Random(3)
    assert "device_no_bots" in [each.get("code") for each in seat.heard]
    while seat.views()["0"]["seat"] == 0:
        seat.play(chance)
    number = page.fetch("GET", f"/tables/{table}")["number"]
    page.ask(do="work")
    assert page.due is None and page.fetch("GET", f"/tables/{table}")["number"] == number
    page.reload()
    seat = page.sit(table, tokens)
    assert "device_no_bots" not in [each.get("code") for each in seat.heard]
    assert page.due is not None


def test_what_could_not_be_kept_has_not_happened(page: Page):
    table, tokens = page.make()
    seat = page.sit(table, tokens)
    kept = deepcopy(page.kept)
    seat.play(random.Random(1))
    page.kept = kept  # the device refused to keep the move
    page.ask(do="forget", table=table)
    page.reload()
    assert page.fetch("GET", f"/tables/{table}")["number"] == 0


def test_a_table_goes_to_another_device_as_a_file(page: Page):
    table, tokens = page.make()
    seat, chance = page.sit(table, tokens), random.Random(8)
    for _ in range(12):
        seat.play(chance)
    kept = {**page.kept[table], "layouts": list(page.layouts.values())}
    file, other = page.ask(do="export", kept=kept), Page()
    made = other.ask(do="import", kept=file)["body"]
    assert made["table"] != table and set(made["tokens"]) == {"0", "1"}
    there = other.sit(made["table"], ",".join(made["tokens"].values()))
    assert there.views() == seat.views()
    there.play(chance)
    other.reload()
    assert other.fetch("GET", f"/tables/{made['table']}")["number"] == 13
    file["events"][3]["data"]["action"] = 9999
    for wrong in (file, {**file, "events": None}, {"format": "chess"}, None, [1]):
        assert other.ask(do="import", kept=wrong)["body"]["code"] == "bad_file"


def test_a_damaged_table_opens_as_far_as_it_is_whole(page: Page):
    table, tokens = page.make()
    seat, chance = page.sit(table, tokens), random.Random(6)
    for _ in range(8):
        seat.play(chance)
    page.kept[table]["events"][5]["data"]["action"] = 9999
    page.reload()
    assert page.cut and page.fetch("GET", f"/tables/{table}")["number"] == 5
    assert len(page.kept[table]["events"]) == 5
    page.reload()
    assert not page.cut
    assert page.ask(do="open", kept={"row": {}})["refused"]["code"] == "damaged"


def test_a_game_goes_to_another_house_and_back_by_its_course(page: Page):
    table, tokens = page.make("builders", ("me", "hotseat"))
    seat, chance = page.sit(table, tokens), random.Random(9)
    for _ in range(15):
        seat.play(chance)
    course = page.fetch("GET", f"/tables/{table}/course")
    assert len(course["actions"]) == 15 and course["seed"] == "7"
    other = Page()
    made = other.fetch("POST", "/courses", course)
    there = other.sit(made["table"], ",".join(made["tokens"].values()))
    assert there.views() == seat.views()
    other.reload()
    assert other.fetch("GET", f"/tables/{made['table']}")["number"] == 15
    for wrong, code in (
        ({"actions": [9999]}, "bad_file"),
        ({"rules": "older"}, "other_rules"),
        ({"seats": None}, "bad_file"),
        ({"game": "chess"}, "unknown_game"),
        ({"seed": "x"}, "bad_file"),
    ):
        with pytest.raises(LookupError, match=code):
            other.fetch("POST", "/courses", {**course, **wrong})


def test_a_game_that_was_moved_before_is_taken_along_with_its_first_position(page: Page):
    """At a server what was to come was drawn anew, so its course does not begin at the beginning."""
    table, tokens = page.make("builders", ("me", "hotseat"))
    seat, chance = page.sit(table, tokens), random.Random(9)
    for _ in range(9):
        seat.play(chance)
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    fork = page.fetch("POST", f"/tables/{table}/fork", {"number": 6, "seats": seats, "nickname": "Ada"}, tokens)
    seat = page.sit(fork["table"], ",".join(fork["tokens"].values()))
    for _ in range(5):
        seat.play(chance)
    course = page.fetch("GET", f"/tables/{fork['table']}/course")
    other = Page()
    made = other.fetch("POST", "/courses", course)
    tokens = ",".join(made["tokens"].values())
    assert other.sit(made["table"], tokens).views() == seat.views()
    other.reload()
    there = other.sit(made["table"], tokens)
    assert there.views() == seat.views() and there.play(chance)["type"] == "done"
    for wrong in (course["origin"][:-8], "AAAA", "eJwDAAAAAAE="):
        with pytest.raises(LookupError, match="bad_file"):
            other.fetch("POST", "/courses", {**course, "origin": wrong})
