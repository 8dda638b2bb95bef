"""A crowd at the door: costly answers are made once, whoever asks too much waits, players always come in."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import quick
from server.player import Player, join, new_table
from server.running import COSTS, PLENTY, Inside, inside
from server.test_api import finished
from server.waiting import until
from websockets.exceptions import ConnectionClosed

from sylvarium.server import client
from sylvarium.server.connection import Connection
from sylvarium.server.door import Door
from sylvarium.server.limits import Bucket
from sylvarium.server.observing import Figures
from sylvarium.server.settings import Limits


def made(server: Inside) -> dict[str, float]:
    """How many costly answers were made, shared and kept so far."""
    counter = server.app.state.hub.figures.made
    return {how: counter.labels(how)._value.get() for how in ("made", "shared", "kept")}


# --------------------------------------------------------------------------------------------------- once, and kept


@pytest.mark.parametrize("path", ["history", "moments/40", "moments/40?seat=1"])
def test_what_many_ask_for_is_made_once(server: Inside, path: str):
    id, _ = finished(server)
    address = f"{server.http}/api/tables/{id}/{path}"
    first = httpx.get(address)
    before = made(server)
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda _: httpx.get(address), range(24)))
    assert {answer.content for answer in answers} == {first.content} and first.status_code == 200
    assert made(server)["made"] == before["made"] and made(server)["kept"] - before["kept"] == 24
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    assert plain.json() == first.json() and "content-encoding" not in plain.headers


def test_a_log_is_put_together_once_for_all_spectators(server: Inside):
    id, _ = finished(server)
    httpx.get(f"{server.http}/api/tables/{id}")
    before = made(server)["made"]
    with Player(server, id) as one, Player(server, id) as other:
        for _ in range(10):
            assert one.hello()["log"] == other.hello()["log"] == one.log
    assert made(server)["made"] - before == 1


def test_a_kept_log_follows_the_game_there_and_back(server: Inside):
    created = new_table(server, options={"start": "1"}, seed=5)
    tokens = list(created["tokens"].values())
    with Player(server, created["table"], tokens) as both, Player(server, created["table"]) as guest:
        chance = random.Random(3)
        for _ in range(60):
            both.play_any(chance)
            if both.view["undo"] and chance.random() < 0.7:
                assert both.ask(type="undo", seat=both.view["you"], number=both.number)["type"] == "done"
            if chance.random() < 0.4:
                told = {**both.log}
                assert both.hello()["log"] == told, "what was told with every change is what a hello tells"
        guest.ask(type="ping")
        told = {**guest.log}
        assert guest.hello()["log"] == told
        whole = httpx.get(f"{server.http}/api/tables/{created['table']}/moments/{both.number}").json()["log"]
        assert whole == guest.log["spectator"]


@pytest.mark.parametrize(
    "asked",
    [
        {"type": "why", "piece": "deck"},
        {"type": "tips"},
        {"type": "outcomes", "number": 0},
        {"type": "hint", "here": True},
    ],
    ids=lambda asked: asked["type"],
)
def test_what_a_seat_asks_does_not_hold_the_loop(server: Inside, asked: dict[str, Any]):
    """It is made in the thread for costly things, piece by piece: an address may have sixty sockets, and each asks."""
    created = new_table(server, options={"start": "1"})
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        before = made(server)["made"]
        assert both.ask(seat=0, **asked)["type"] in ("why", "tips", "outcomes", "lent")
        assert made(server)["made"] - before == 1


# ------------------------------------------------------------------------------------------------------------- costs


def poor(**more: object) -> Limits:
    """Plenty of everything, except for what is given."""
    return Limits(**{**COSTS, "requests": PLENTY, "new_tables": PLENTY, "messages": PLENTY, **more})  # type: ignore[arg-type]


def test_a_bucket_that_owes_something_fills_up_first(monkeypatch: pytest.MonkeyPatch):
    now = [0.0]
    monkeypatch.setattr("sylvarium.server.limits.monotonic", lambda: now[0])
    bucket = Bucket(0.5, 2.0)
    assert bucket.take(1.5) and not bucket.take(1.5)
    assert bucket.wait(1.5) == pytest.approx(2.0)
    bucket.charge(1.5)
    assert bucket.wait(0.5) == pytest.approx(3.0)
    now[0] = 3.0
    assert bucket.take(0.5) and not bucket.take(0.5)
    bucket.charge(-9)
    assert bucket.wait(2.0) == 0.0 and bucket.wait(99) == 0.0, "more than fits is never asked for"


@pytest.mark.parametrize("purse", ["work", "table_work"])
def test_who_costs_too_much_waits(tmp_path: Path, purse: str):
    with inside(quick(tmp_path, limits=poor(**{purse: (1e-6, 0.02)}))) as server:
        created = new_table(server)
        id, tokens = created["table"], list(created["tokens"].values())
        with Player(server, id, tokens) as both:
            both.play_on(random.Random(1), 30)
            refused = None
            for number in range(31):
                answer = httpx.get(f"{server.http}/api/tables/{id}/moments/{number}")
                if answer.status_code == 429:
                    refused = answer
                    break
            assert refused is not None, "30 answers cost more than a fiftieth of a second"
            said = refused.json()
            assert (
                said["code"] == "too_fast" and said["wait"] > 1 and int(refused.headers["retry-after"]) >= said["wait"]
            )
            others = (httpx.get(f"{server.http}/api/tables/{id}/history").status_code for _ in range(200))
            assert 429 in others, "at the latest when what was left for something cheaper is spent"
            guest = Player(server, id, hello=False)
            answer = {}
            while answer.get("type") != "refused":  # a hello may be cheaper than the moment that was refused
                guest.send(type="hello", request=1)
                answer = guest.hear()
            assert answer["code"] == "too_fast" and answer["wait"] > 1
            assert both.play_any(random.Random(1))["type"] == "done", "whoever plays is not disturbed"
            if purse == "table_work":
                assert both.hello()["type"] == "state", "and who holds a seat does not pay for the others"
        figures = server.app.state.hub.figures.refused_by_cost
        assert figures.labels("moment")._value.get() + figures.labels("history")._value.get() >= 2


@pytest.mark.parametrize(
    ("purse", "what"), [("work", "new tables"), ("moves", "moves"), ("thinking", "hints"), ("reviews", "reviews")]
)
def test_everything_costly_has_its_purse(tmp_path: Path, purse: str, what: str):
    with inside(quick(tmp_path, limits=poor(hints=PLENTY, **{purse: (1e-6, 0.03)}))) as server:
        codes = set()
        created = new_table(server, options={"start": "1"})
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            for _ in range(200):  # a fast machine needs more of them to empty the purse
                if codes == {None, "too_fast"}:
                    break
                if what == "moves":
                    codes.add(both.play_any(random.Random(1)).get("code"))
                elif what == "hints":
                    codes.add(both.ask(type="hint", seat=0, level="oak").get("code"))
                elif what == "new tables":
                    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "nickname": "Ada"}
                    codes.add(httpx.post(f"{server.http}/api/tables", json=body).json().get("code"))
        if what == "reviews":
            for _ in range(2):
                codes.add(httpx.get(f"{server.http}/api/tables/{finished(server)[0]}/review").json().get("code"))
        assert codes == {None, "too_fast"}


def test_exploring_is_paid_for_also_where_nothing_is_kept(tmp_path: Path):
    with inside(quick(tmp_path, limits=poor(work=(1e-6, 0.03)))) as server:
        id = finished(server)[0]
        codes = set()
        for number in range(2000):
            if "too_fast" in codes:
                break
            path = f"{server.http}/api/tables/{id}/explore/{number % 9}/weigh"
            codes.add(httpx.get(path, params={"line": "nonsense"}).json().get("code"))
        assert codes == {"bad_line", "too_fast"}


def test_files_are_packed_once_and_asked_for_at_a_rate_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page, script = "<p>the client</p>", "let one = 1;\n" * 500
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text(page)
    (tmp_path / "client" / "assets" / "app-abc.js").write_text(script)
    (tmp_path / "client" / "big.gz").write_bytes(bytes(5000))
    packed = []
    real = client.gzip.compress
    monkeypatch.setattr(client.gzip, "compress", lambda *given: packed.append(1) or real(*given))
    with inside(quick(tmp_path, limits=Limits(files=(1e-6, 12)))) as server:
        for _ in range(3):
            answer = httpx.get(f"{server.http}/assets/app-abc.js")
            assert answer.text == script and answer.headers["content-encoding"] == "gzip"
            assert "immutable" in answer.headers["cache-control"] and "javascript" in answer.headers["content-type"]
            plain = httpx.get(f"{server.http}/assets/app-abc.js", headers={"Accept-Encoding": "identity"})
            assert plain.text == script and "content-encoding" not in plain.headers
        assert len(packed) == 1
        big = httpx.get(f"{server.http}/big.gz")
        assert big.content == bytes(5000) and "content-encoding" not in big.headers, "it is packed already"
        codes = {httpx.get(f"{server.http}/").status_code for _ in range(9)}
        assert codes == {200, 429}
        assert httpx.get(f"{server.http}/api/games").status_code == 200, "which is not that of the interface"


# ------------------------------------------------------------------------------------------------------------- hints


def test_hints_of_a_seat_are_one_at_a_time_and_end_with_their_asker(tmp_path: Path):
    with inside(quick(tmp_path, workers=1)) as server:
        brains = server.app.state.hub.brains
        created = new_table(server, [{"kind": "me"}, {"kind": "hotseat"}], options={"start": "1"})
        tokens = list(created["tokens"].values())
        # Something long is thought about, so that the hints have to wait.
        with Player(server, created["table"], tokens) as ada, Player(server, created["table"], tokens) as again:
            ada.send(type="hint", seat=0, level="ancient", request="first")
            assert ada.ask(type="hint", seat=0, level="sapling")["code"] == "too_fast"
            assert again.ask(type="hint", seat=0, level="sapling")["code"] == "too_fast", "also from another window"
            ada.play_any(random.Random(1))
            seat = ada.view["you"]
            if seat == 0:
                assert ada.ask(type="hint", seat=0, level="sapling")["type"] == "hint", "the table has moved on"
        until(lambda: not len(brains._turns))  # nobody waits for the hint, so it is not thought about


# ----------------------------------------------------------------------------------------------------- players first


def test_from_a_full_address_a_player_still_comes_in_and_the_newest_spectator_goes(tmp_path: Path):
    with inside(quick(tmp_path, limits=poor(sockets_per_address=3))) as server:
        created = new_table(server)
        table, tokens = created["table"], list(created["tokens"].values())
        with Player(server, table) as first, Player(server, table), Player(server, table) as newest:
            away = Player(server, table, hello=False)
            away.send(type="hello")
            assert away.hear()["code"] == "full"
            with Player(server, table, tokens) as both:
                assert both.seats == [0, 1]
                with pytest.raises(ConnectionClosed, match="1013"):
                    while True:
                        newest.hear()
                assert first.hello()["type"] == "state"
        turned_away = server.app.state.hub.figures.turned_away
        assert turned_away.labels("address")._value.get() == 1
        assert turned_away.labels("for_a_player")._value.get() == 1


def test_the_silent_make_room_for_who_comes(tmp_path: Path):
    with inside(quick(tmp_path, limits=poor(silent_sockets=2))) as server:
        created = new_table(server)
        silent = [Player(server, created["table"], hello=False) for _ in range(2)]
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            assert both.seats == [0, 1]
            with pytest.raises(ConnectionClosed, match="1013"):
                silent[0].hear()
        silent[1].close()


def test_silent_sockets_of_one_address_send_no_player_away_who_is_about_to_say_hello():
    async def send(_: dict[str, Any]) -> None: ...

    limits = Limits(silent_sockets=3)
    door, table = Door(limits, Figures()), list[Connection]()

    def come(address: str) -> Connection:
        connection = Connection(send, limits, address)
        door.knock(connection, table)
        table.append(connection)
        return connection

    player, attackers = come("192.0.2.1"), [come("198.51.100.7") for _ in range(20)]
    assert not player.closing
    assert [one.closing for one in attackers] == [True] * 18 + [False] * 2


# ------------------------------------------------------------------------------------------------------------- lobby


def waiting(server: Inside, page: int = 1) -> tuple[list[str], bool]:
    found = httpx.get(f"{server.http}/api/tables", params={"status": "waiting", "page": page}).json()
    assert found["page"] == page
    return [table["table"] for table in found["waiting"]], found["more"]["waiting"]


OPEN = [{"kind": "me"}, {"kind": "open"}]


def test_the_lobby_has_pages(tmp_path: Path):
    with inside(quick(tmp_path, limits=poor())) as server:
        made = [new_table(server, OPEN, public=True)["table"] for _ in range(55)]
        (first, more), (second, no_more) = waiting(server), waiting(server, 2)
        assert (len(first), more, len(second), no_more) == (50, True, 5, False)
        assert first + second == made[::-1], "the newest first, and none twice"
        assert waiting(server, 3) == ([], False)
        assert httpx.get(f"{server.http}/api/tables?page=0").status_code == 422


def test_an_address_puts_so_many_tables_into_the_lobby_and_no_more(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(public_tables=(1e-6, 3)))) as server:
        body = {"game": "builders", "seats": OPEN, "nickname": "Ada", "public": True}
        answers = [httpx.post(f"{server.http}/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert answers[-1].json()["wait"] > 10
        assert httpx.post(f"{server.http}/api/tables", json={**body, "public": False}).status_code == 201


def test_tables_that_nobody_attends_leave_the_lobby_and_come_back_with_their_owner(tmp_path: Path, monkeypatch):
    monkeypatch.setattr("sylvarium.server.presence.NOTE_EVERY", 0.05)
    with inside(quick(tmp_path, limits=poor(), listed_for=0.6, heartbeat=0.1)) as server:
        alone, attended = (new_table(server, OPEN, public=True) for _ in range(2))
        with Player(server, attended["table"], list(attended["tokens"].values())):
            assert set(waiting(server)[0]) <= {alone["table"], attended["table"]}
            until(lambda: waiting(server)[0] == [attended["table"]])
        until(lambda: waiting(server)[0] == [])
        with Player(server, alone["table"], list(alone["tokens"].values())):
            until(lambda: waiting(server)[0] == [alone["table"]])
        assert join(server, attended["table"])["seat"] == 1, "nothing is deleted"
