"""Whole games over sockets, and what a table does when things go wrong."""

from __future__ import annotations

import json
import random

import httpx
import pytest
from server.player import Player, join, new_table
from server.running import Inside

from sylvarium.table import Table


def test_a_whole_game_by_two_people(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        assert ada.table["status"] == "waiting" and ada.views == {}
        joined = join(server, created["table"], invite=created["invite"])
        assert ada.wait("update")["table"]["status"] == "playing"
        with (
            Player(server, created["table"], [joined["token"]], changes=True) as bob,
            Player(server, created["table"], changes=True) as guest,
        ):
            live = server.app.state.hub.opened(created["table"])  # to look at its seed, which nobody else may
            people, chance, table = (
                {0: ada, 1: bob},
                random.Random(3),
                Table.new("builders", 2, seed=live.state.table.seed),
            )
            while not table.over:
                mover = people[table.seat]
                action = chance.choice(table.legal_actions())
                seen = mover.version
                assert mover.play(action, seat=table.seat)["version"] == seen + 1
                table.play(action)
                for seat, other in ((0, ada), (1, bob), (None, guest)):
                    while other.version <= seen:
                        other.hear()
                    reader = "spectator" if seat is None else str(seat)
                    assert other.views == {reader: json.loads(json.dumps(table.view(seat)))}
            for seat, other in ((0, ada), (1, bob), (None, guest)):
                reader = "spectator" if seat is None else str(seat)
                assert other.log[reader] == json.loads(json.dumps([line.to_json() for line in table.log(seat)]))
            # Ada wanted whole views, the others differences, of which the same came about with far fewer bytes.
            assert all("changes" not in message for message in ada.heard)
            assert all("views" not in message for message in bob.heard + guest.heard if message["type"] == "update")
            assert sum(map(len, guest.raw)) < sum(map(len, ada.raw)) / 2
            assert ada.table["status"] == "over"
            assert ada.play(0)["code"] == "over"


def test_hotseat_plays_both_sides(server: Inside):
    created = new_table(server)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        assert both.seats == [0, 1]
        both.play_on(random.Random(1))
        assert both.views["0"]["ranking"] == both.views["1"]["ranking"] != None  # noqa: E711


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_the_other_seats(server: Inside, seats: int):
    created = new_table(server, [{"kind": "me"}, *[{"kind": "bot", "level": "sapling"}] * (seats - 1)])
    chance = random.Random(seats)
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        while not ada.view["over"]:
            if ada.view["choices"]:
                answer = ada.play_any(chance)  # the table may make an only choice for her first
                assert answer["type"] == "done" or answer["code"] == "late"
            else:
                ada.hear()
        played = [message["played"] for message in ada.heard if "played" in message]
        assert {each["by"] for each in played if each["seat"] != 0} == {"bot"}
        assert all(each["action"] is None for each in played if each["seat"] != 0), "others' actions are theirs"


def test_undo_and_redo(server: Inside):
    created = new_table(server, seed=5)
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        first = ada.view
        played = ada.play(first["choices"][0]["action"])
        lines = len(ada.log[str(first["you"])])
        seat = ada.view["you"]
        assert ada.view["undo"] and lines
        undone = ada.ask(type="undo", seat=seat, number=ada.number)
        assert undone["version"] == played["version"] + 1, "an undo is a change like any other"
        assert ada.view["choices"] == first["choices"] and ada.view["redo"]
        assert len(ada.log[str(seat)]) < lines
        assert ada.ask(type="undo", seat=seat, number=ada.number)["code"] == "no_undo"
        ada.ask(type="redo", seat=seat, number=ada.number)
        assert ada.number == 1 and len(ada.log[str(seat)]) == lines
        assert ada.ask(type="redo", seat=seat, number=ada.number)["code"] == "no_redo"


def test_coming_back_gives_everything(server: Inside):
    created = new_table(server)
    tokens = list(created["tokens"].values())
    chance = random.Random(8)
    with Player(server, created["table"], tokens) as first:
        first.play_on(chance, 9)
        first.ask(type="chat", text="  back\tsoon ")
        with Player(server, created["table"], tokens) as second:
            assert (second.version, second.views, second.log) == (first.version, first.views, first.log)
            assert second.heard[0]["chat"][-1]["text"] == "back soon"
            second.play_on(chance, 3)
        version = first.version
        assert first.hello()["version"] == version + 3, "hello again on the same socket resynchronises"


def test_two_tabs_see_the_same_and_only_one_click_counts(server: Inside):
    created = new_table(server)
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as left, Player(server, created["table"], tokens) as right:
        action = left.view["choices"][0]["action"]
        assert left.play(action)["type"] == "done"
        late = right.play(action)
        assert (late["type"], late["code"]) == ("refused", "late")
        assert right.views == left.views


def test_a_double_click_plays_once(server: Inside):
    created = new_table(server)
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        view = ada.view
        message = {"type": "play", "seat": view["you"], "number": 0, "action": view["choices"][0]["action"]}
        ada.send(request="a", **message)
        ada.send(request="b", **message)
        answers = {}
        while len(answers) < 2:
            heard = ada.hear()
            if "request" in heard:
                answers[heard["request"]] = heard
        assert answers["a"]["type"] == "done" and answers["b"]["code"] == "late"
        assert ada.number == 1


def test_wrong_requests_are_refused_and_change_nothing(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "bot"}], options={"start": "1"})
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        seat, number = ada.view["you"], ada.number
        legal = {choice["action"] for choice in ada.view["choices"]}
        illegal = next(action for action in range(1000) if action not in legal)
        play = {"type": "play", "seat": seat, "number": number, "action": min(legal)}
        for code, change in (
            ("illegal", {"action": illegal}),
            ("illegal", {"action": "no:such"}),
            ("illegal", {"action": 10**15}),
            ("bad_message", {"action": None}),
            ("bad_message", {"action": True}),
            ("bad_message", {"seat": "0"}),
            ("bad_message", {"number": 1.5}),
            ("late", {"number": 99}),
            ("late", {"number": -1}),
            ("not_your_seat", {"seat": 1}),
            ("not_your_seat", {"seat": -1}),
            ("unknown_type", {"type": "win"}),
            ("bad_message", {"type": 3}),
        ):
            answer = ada.ask(**{**play, **change})
            assert (answer["type"], answer.get("code")) == ("refused", code), (change, answer)
            assert answer["reason"]
        assert ada.version == 0
        for text in ("", "{", "[]", "17", '"play"', '{"type":"play"}', "\x00", "nul", '{"type":"hello","tokens":[1]}'):
            ada.socket.send(text)
            assert ada.wait("refused")["code"] == "bad_message", text
        ada.socket.send(b"\xff\xfe")
        assert ada.wait("refused")["code"] == "bad_message"
        assert ada.ask(**play)["type"] == "done", "and the connection still works"


def test_spectators_see_only_what_is_public(server: Inside):
    created = new_table(server)
    with Player(server, created["table"]) as guest:
        assert guest.seats == [] and list(guest.views) == ["spectator"]
        assert all(player["hand"] is None for player in guest.view["players"])
        assert "invite" not in guest.table
        assert guest.ask(type="play", seat=0, number=0, action=0)["code"] == "not_your_seat"
        assert guest.ask(type="bot", seat=0, level="sapling")["code"] == "not_your_seat"
        assert guest.ask(type="hint", seat=0)["code"] == "not_your_seat"


def test_unknown_table_and_unknown_token(server: Inside):
    lost = Player(server, "no-such-table", hello=False)
    assert lost.hear()["code"] == "unknown_table"
    with pytest.raises(Exception, match="4004"):
        lost.hear()
    created = new_table(server)
    with Player(server, created["table"], ["forged"]) as stranger:
        assert stranger.heard[0]["code"] == "unknown_token" and stranger.seats == []


def test_nothing_before_hello(server: Inside):
    created = new_table(server)
    with Player(server, created["table"], hello=False) as silent:
        assert silent.ask(type="ping")["type"] == "pong"
        assert silent.ask(type="chat", text="hi")["code"] == "hello_first"


def test_presence(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    joined = join(server, created["table"], invite=created["invite"])
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        assert ada.wait("presence")["seats"] == [True, False]
        with Player(server, created["table"], [joined["token"]]), Player(server, created["table"]):
            assert ada.wait("presence", lambda m: m["spectators"] == 1)["seats"] == [True, True]
            seats = httpx.get(f"{server.http}/api/tables/{created['table']}").json()["seats"]
            assert [seat["present"] for seat in seats] == [True, True]
        assert ada.wait("presence", lambda m: m["seats"] == [True, False] and m["spectators"] == 0)


def test_chat(server: Inside):
    created = new_table(server)
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as ada, Player(server, created["table"], hello=False) as guest:
        guest.hello(nickname="Eve")
        guest.ask(type="chat", text="hello <b>all</b>")
        said = ada.wait("update")["chat"]
        assert [(entry["seat"], entry["nickname"], entry["text"]) for entry in said] == [
            (None, "Eve", "hello <b>all</b>")
        ]
        ada.ask(type="chat", text="x" * 2000)
        entry = guest.wait("update")["chat"][0]
        assert entry["seat"] == 0 and entry["nickname"] == "Ada" and len(entry["text"]) == 500
        assert guest.ask(type="chat", text=" \n ")["code"] == "bad_message"
