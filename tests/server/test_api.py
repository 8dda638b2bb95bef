"""The REST interface, path by path."""

from __future__ import annotations

import random

import httpx
import pytest
from server.player import Player, join, new_table
from server.running import Inside

from sylvarium.games import SHELF
from sylvarium.table import Table


def get(server: Inside, path: str, status: int = 200, token: str | None = None, **query: object) -> dict:
    headers = {"X-Seat-Token": token} if token else {}
    answer = httpx.get(f"{server.http}{path}", params=query, headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == status, answer.text
    return answer.json()


def post(server: Inside, path: str, body: dict | None = None, status: int = 201, token: str | None = None) -> dict:
    headers = {"X-Seat-Token": token} if token else {}
    answer = httpx.post(f"{server.http}{path}", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def finished(server: Inside, **more: object) -> tuple[str, list[str]]:
    """A table that was played to the end, and its tokens."""
    created = new_table(server, **more)
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as both:
        both.play_on(random.Random(4))
    return created["table"], tokens


def test_the_shelf(server: Inside):
    shelf = get(server, "/api/games")
    assert [game["key"] for game in shelf] == list(SHELF)
    builders = shelf[0]
    assert builders["available"] and builders["seats"] == [2, 3, 4] and builders["levels"]
    assert builders["options"][0] == {
        "name": "start",
        "choices": ["random", "1", "2", "3", "4"],
        "default": "random",
        "needs": {"3": 3, "4": 4},
        "seats": [],
    }
    tiletum = next(game for game in shelf if game["key"] == "tiletum")
    alone = {option["name"]: option["seats"] for option in tiletum["options"]}
    assert alone["solo_guild"] == [1], "only whoever plays alone is asked"


def test_the_lobby_lists_public_tables_only(server: Inside):
    public = new_table(server, [{"kind": "me"}, {"kind": "open"}], public=True)["table"]
    private = new_table(server, [{"kind": "me"}, {"kind": "open"}])["table"]
    waiting = [table["table"] for table in get(server, "/api/tables")["waiting"]]
    assert waiting[0] == public and private not in waiting
    join(server, public)
    lobby = get(server, "/api/tables")
    assert public not in [table["table"] for table in lobby["waiting"]]
    shown = next(table for table in lobby["playing"] if table["table"] == public)
    assert [seat["nickname"] for seat in shown["seats"]] == ["Ada", "Bob"]
    assert httpx.get(f"{server.http}/api/tables?status=waiting").json()["playing"] == []


def test_a_table_tells_what_everybody_may_know(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}, {"kind": "open"}])
    shown = get(server, f"/api/tables/{created['table']}")
    assert shown["status"] == "waiting" and shown["number"] == 0
    assert [(seat["kind"], seat["level"]) for seat in shown["seats"]] == [
        ("human", None),
        ("bot", "sapling"),
        ("open", None),
    ]
    assert created["invite"] not in str(shown) and created["tokens"][0] not in str(shown)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": [{"kind": "me"}]}, 422, "bad_table"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "bad_table"),
        ({"seats": [{"kind": "me"}] * 9}, 422, "bad_message"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, 422, "bad_message"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 422, "bad_table"),
        ({"options": {"start": "4"}}, 422, "bad_table"),
        ({"options": {"speed": "fast"}}, 422, "bad_table"),
        ({"nickname": "   "}, 422, "bad_message"),
        ({"nickname": "\u200b"}, 422, "bad_message"),
        ({"nickname": "x" * 33}, 422, "bad_message"),
        ({"seed": -1}, 422, "bad_message"),
        ({"seed": 2**62}, 422, "bad_message"),
        ({"seed": "7"}, 422, "bad_message"),
        ({"colour": "red"}, 422, "bad_message"),
    ],
)
def test_a_table_that_cannot_be(server: Inside, change: dict, status: int, code: str):
    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "open"}], "nickname": "Ada", **change}
    refused = post(server, "/api/tables", body, status)
    assert refused["code"] == code and len(refused["message"]) > 10


def test_joining(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{created['table']}/join"
    assert post(server, path, {"nickname": "Eve"}, 403)["code"] == "bad_invite"
    assert post(server, path, {"nickname": "Eve", "invite": "guess"}, 403)["code"] == "bad_invite"
    invite = created["invite"]
    assert post(server, path, {"nickname": "Eve", "invite": invite, "seat": 0}, 409)["code"] == "no_seat"
    assert post(server, path, {"nickname": "Bob", "invite": invite, "seat": 2})["seat"] == 2
    assert post(server, path, {"nickname": "Cyd", "invite": invite})["seat"] == 1
    assert post(server, path, {"nickname": "Dan", "invite": invite}, 409)["code"] == "no_seat"
    shown = get(server, f"/api/tables/{created['table']}")
    assert [seat["nickname"] for seat in shown["seats"]] == ["Ada", "Cyd", "Bob"] and shown["status"] == "playing"


def test_moments(server: Inside):
    created = new_table(server, seed=21)
    id, tokens = created["table"], created["tokens"]
    chance, table = random.Random(5), Table.new("builders", 2, seed=21)
    with Player(server, id, list(tokens.values())) as both:
        for _ in range(20):
            action = chance.choice(table.legal_actions())
            table.play(action)
            both.play(action)
    past = table.at(13)
    found = get(server, f"/api/tables/{id}/moments/13", seat=0, token=tokens[0])
    assert found["exact"] and found["last"] == 20 and found["number"] == 13
    assert found["view"]["players"][0]["hand"] == past.view(0)["players"][0]["hand"]
    assert len(found["log"]) == len(past.log(0))
    assert get(server, f"/api/tables/{id}/moments/13")["view"]["players"][0]["hand"] is None
    assert get(server, f"/api/tables/{id}/moments/13", 403, seat=0)["code"] == "not_your_seat"
    assert get(server, f"/api/tables/{id}/moments/13", 403, seat=0, token=tokens[1])["code"] == "not_your_seat"
    assert get(server, f"/api/tables/{id}/moments/13", 403, seat=0, token="guess")["code"] == "unknown_token"
    assert get(server, f"/api/tables/{id}/moments/21", 404)["code"] == "unknown_moment"
    waiting = new_table(server, [{"kind": "me"}, {"kind": "open"}])["table"]
    assert get(server, f"/api/tables/{waiting}/moments/0", 409)["code"] == "waiting"


def test_after_the_end_everything_can_be_seen(server: Inside):
    id, _ = finished(server)
    last = get(server, f"/api/tables/{id}")["number"]
    assert all(get(server, f"/api/tables/{id}/moments/9", seat=seat)["view"]["you"] == seat for seat in (0, 1))
    assert get(server, f"/api/tables/{id}/moments/{last}")["view"]["over"]
    history = get(server, f"/api/tables/{id}/history")["turns"]
    assert [turn["turn"] for turn in history[:32]] == list(range(1, 33))
    assert history[0]["scores"] == [0, 0] and history[-1]["seat"] is None and history[-1]["number"] == last
    assert [sum(parts.values()) for parts in history[-1]["parts"]] == history[-1]["scores"]


def test_playing_on_from_a_moment(server: Inside):
    id, _ = finished(server, seed=33)
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    fork = post(server, f"/api/tables/{id}/fork", {"number": 7, "seats": seats, "nickname": "Zoe"})
    source = get(server, f"/api/tables/{id}/moments/7", seat=0)["view"]
    with Player(server, fork["table"], list(fork["tokens"].values())) as zoe:
        assert zoe.table["forked"] == {"table": id, "number": 7}
        assert zoe.views["0"]["players"] == source["players"] and zoe.views["0"]["trees"] == source["trees"]
        assert zoe.log["0"][0]["words"] == {"id": "table-forked", "args": {"number": 7}}
        zoe.play_on(random.Random(1))
    last = get(server, f"/api/tables/{id}")["number"]
    for number, code in ((last, "unknown_moment"), (last + 1, "unknown_moment")):
        body = {"number": number, "seats": seats, "nickname": "Zoe"}
        assert post(server, f"/api/tables/{id}/fork", body, 404)["code"] == code
    one = {"number": 7, "seats": [*seats, {"kind": "bot"}], "nickname": "Zoe"}
    assert post(server, f"/api/tables/{id}/fork", one, 422)["code"] == "bad_table"


def test_playing_on_during_the_game_reveals_nothing(server: Inside):
    created = new_table(server, seed=44)
    id, tokens = created["table"], created["tokens"]
    with Player(server, id, list(tokens.values())) as both:
        both.play_on(random.Random(2), 12)
        hands = [both.views[str(seat)]["players"][seat]["hand"] for seat in (0, 1)]
    body = {"number": 12, "seats": [{"kind": "me"}, {"kind": "hotseat"}], "nickname": "Eve"}
    assert post(server, f"/api/tables/{id}/fork", body, 403)["code"] == "not_your_seat"
    foreign = []
    for _ in range(6):
        fork = post(server, f"/api/tables/{id}/fork", body, token=tokens[0])
        with Player(server, fork["table"], list(fork["tokens"].values())) as eve:
            assert eve.views["0"]["players"][0]["hand"] == hands[0], "one's own hand stays"
            foreign.append(str(eve.views["1"]["players"][1]["hand"]))
    assert len(set(foreign)) > 1, "the other hand is dealt again each time"


def test_another_game_with_the_same_people(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}])
    id, ada = created["table"], created["tokens"][0]
    bob = join(server, id, invite=created["invite"])["token"]
    assert post(server, f"/api/tables/{id}/again", None, 409, ada)["code"] == "not_over"
    with Player(server, id, [ada, bob]) as both, Player(server, id, [bob]) as other:
        both.play_on(random.Random(9))
        first = post(server, f"/api/tables/{id}/again", token=ada)
        assert first["tokens"] == {"0": ada}
        assert other.wait("again")["table"] == first["table"]
    assert post(server, f"/api/tables/{id}/again", token=bob)["table"] == first["table"]
    assert post(server, f"/api/tables/{id}/again", None, 403)["code"] == "not_your_seat"
    with Player(server, first["table"], [ada, bob]) as both:
        assert both.seats == [0, 1] and both.number == 0
        assert [seat["nickname"] for seat in both.table["seats"]] == ["Ada", "Bob"]


@pytest.mark.parametrize("key", SHELF)
def test_rules(server: Inside, key: str):
    sections = get(server, f"/api/games/{key}/rules")["sections"]
    numbers = [block["number"] for section in sections for block in section["blocks"] if block["number"]]
    assert numbers.count("R1") == 1 and len(numbers) > 60
    titles = [section["title"] for section in sections]
    assert "Rules" in titles and not any(title.startswith(("Invariants", "Coverage")) for title in titles)
    texts = [block["text"] for section in sections for block in section["blocks"] if block["kind"] == "text"]
    assert all(text and "**" not in text and "`" not in text for text in texts)
    assert get(server, f"/api/games/{key}/rules", language="fr")["language"] == "fr"


def test_what_is_not_there(server: Inside):
    assert get(server, "/api/nothing", 404)["code"] == "unknown_path"
    assert get(server, "/api/games/chess/rules", 404)["code"] == "unknown_game"
    assert get(server, "/api/tables/nowhere", 404)["code"] == "unknown_table"
    assert get(server, "/api/tables/no%20where", 404)["code"] == "unknown_path"
    wrong = httpx.request("DELETE", f"{server.http}/api/tables")
    assert wrong.status_code == 405 and wrong.json()["code"] == "wrong_method" and "GET" in wrong.headers["allow"]
    broken = httpx.post(f"{server.http}/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert broken.status_code == 422 and broken.json()["code"] == "bad_message"


def test_a_mistake_of_the_server_has_a_code_and_tells_nothing(server: Inside, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("sylvarium.hosting.shelf.shown", broken)
    answer = httpx.get(f"{server.http}/api/games")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed") and "secret" not in answer.text
    monkeypatch.undo()
    assert httpx.get(f"{server.http}/api/games").status_code == 200


def test_health_and_metrics(server: Inside):
    new_table(server)
    health = get(server, "/health")
    assert health["status"] == "ok" and health["games"]["builders"] == "ready"
    text = httpx.get(f"{server.http}/metrics").text
    rows = [line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#"]
    figures = {name: float(number) for name, number in rows}
    assert figures["sylvarium_commit_seconds_count"] > 0 and figures["sylvarium_tables"] > 0


def test_the_web_client_is_served(server: Inside):
    missing = httpx.get(server.http)
    assert missing.status_code == 503 and "has not been built" in missing.text
    folder = server.app.state.settings.client
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the client</p>")
    (folder / "assets" / "app-abc.js").write_text("1")
    for path in ("/", "/table/x", "/about"):
        page = httpx.get(server.http + path)
        assert page.text == "<p>the client</p>" and page.headers["cache-control"] == "no-cache"
    assert "immutable" in httpx.get(f"{server.http}/assets/app-abc.js").headers["cache-control"]
    assert httpx.get(f"{server.http}/assets/gone.js").status_code == 404
    assert httpx.get(f"{server.http}/..%2f..%2ftables.sqlite").status_code == 404
