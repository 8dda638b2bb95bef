"""Finding players: people who look for the same are seated together, once, in order, never with somebody blocked."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.home import Browser
from server.player import Player, new_table
from server.postgres import postgres
from server.running import GENEROUS, Inside, inside
from server.test_company import at_home, table_of

from sylvarium.server.database import migrate, open_engine
from sylvarium.server.people.finding import table_for
from sylvarium.server.people.queue import Queue, seat_token
from sylvarium.server.schema import tables
from sylvarium.server.schema_company import seekers

WISH = {"game": "builders", "players": 2, "pace": "none", "nickname": "Ada"}


@pytest.fixture
def quiet(tmp_path) -> Iterator[Inside]:
    """A server of its own: nobody else's open tables are there."""
    with inside(quick(tmp_path)) as running:
        yield running


def look(browser: Browser, ticket: str) -> dict:
    return browser.post("/find/look", {"ticket": ticket})


def test_two_who_look_for_the_same_are_seated_and_play(quiet: Inside):
    one, other = Browser(quiet), Browser(quiet)
    mine = one.post("/find", WISH)["ticket"]
    found = look(one, mine)
    assert (found["state"], found["others"]) == ("waiting", 0)
    assert other.get("/find")["looking"] == [{"game": "builders", "players": 2, "pace": "none", "waiting": 1}]
    theirs = other.post("/find", {**WISH, "nickname": "Bob"})["ticket"]
    found, again = look(other, theirs), look(one, mine)
    assert found["state"] == again["state"] == "seated" and found["table"] == again["table"]
    assert (again["seat"], found["seat"]) == (0, 1)  # who came first sits first
    assert one.get("/find")["looking"] == []
    with Player(quiet, again["table"], [again["token"]]) as hers:
        assert hers.seats == [0] and hers.table["draw"]["awaited"] == [0, 1]  # it begins when both have come
        for told, half in ((again, "ab" * 32), (found, "cd" * 32)):
            one.post(f"/tables/{told['table']}/half", {"half": half}, **{"X-Seat-Token": told["token"]})
        hers.wait("update", lambda said: said.get("table", {}).get("status") == "playing")


def test_an_open_table_that_fits_is_joined_first(quiet: Inside):
    new_table(quiet, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    new_table(quiet, [{"kind": "me"}, {"kind": "open"}], public=False)
    fits = new_table(quiet, [{"kind": "me"}, {"kind": "open"}], public=True)
    bob = Browser(quiet)
    found = look(bob, bob.post("/find", {**WISH, "nickname": "Bob"})["ticket"])
    assert (found["state"], found["table"], found["seat"]) == ("seated", fits["table"], 1)
    with Player(quiet, found["table"], [found["token"]]) as his:
        assert his.seats == [1] and his.table["draw"]["awaited"] == [1]  # and begins with their half of the draw
        bob.post(f"/tables/{found['table']}/half", {"half": "ab" * 32}, **{"X-Seat-Token": found["token"]})
        his.wait("update", lambda said: said.get("table", {}).get("status") == "playing")


def test_an_address_does_not_fill_the_queue_with_people_who_never_come(tmp_path):
    with inside(quick(tmp_path, limits=GENEROUS.model_copy(update={"searches": (1e-6, 3.0)}))) as server:
        web = Browser(server)
        codes = [web.ask("POST", "/find", {**WISH, "nickname": f"Eve {number}"}).status_code for number in range(5)]
        assert codes == [201, 201, 201, 429, 429]


def test_one_can_leave_and_is_seated_no_more(quiet: Inside):
    one, other = Browser(quiet), Browser(quiet)
    ticket = one.post("/find", WISH)["ticket"]
    one.post("/find/leave", {"ticket": ticket})
    assert look(one, ticket)["state"] == "gone"
    assert look(other, other.post("/find", {**WISH, "nickname": "Bob"})["ticket"])["state"] == "waiting"
    assert one.post("/find", {**WISH, "players": 7}, 422)["code"] == "bad_table"
    assert one.post("/find", {**WISH, "game": "chess"}, 404)["code"] == "unknown_game"


def test_the_blocked_are_not_seated_with_one_and_do_not_see_one(quiet: Inside):
    ada, bob, cem = at_home(quiet, "Ada"), at_home(quiet, "Bob"), at_home(quiet, "Cem")
    table = table_of(ada, bob)["table"]
    ada.post("/me/blocks", {"table": table, "seat": 1})
    hers = ada.post("/find", WISH)["ticket"]
    assert bob.get("/find")["looking"] == [] and ada.get("/find")["looking"]
    his = bob.post("/find", {**WISH, "nickname": "Bob"})["ticket"]
    told = look(bob, his)
    assert (told["state"], told["others"]) == ("waiting", 0)
    third = cem.post("/find", {**WISH, "nickname": "Cem"})["ticket"]
    assert look(cem, third)["state"] == look(ada, hers)["state"] == "seated"  # who has waited longest
    assert look(bob, his)["state"] == "waiting"


def test_the_lobby_is_filtered(quiet: Inside):
    small = new_table(quiet, [{"kind": "me"}, {"kind": "open"}], public=True)["table"]
    large = new_table(quiet, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)["table"]
    other = new_table(quiet, [{"kind": "me"}, {"kind": "open"}], public=True, game="tiletum")["table"]
    browser = Browser(quiet)

    def listed(**wanted: object) -> set[str]:
        asked = "&".join(f"{name}={value}" for name, value in wanted.items())
        return {each["table"] for each in browser.get(f"/tables?{asked}")["waiting"]}

    assert listed() == {small, large, other}
    assert listed(game="builders") == {small, large}
    assert listed(players=3) == listed(free=2) == {large}
    assert listed(game="tiletum", players=2) == {other}
    pace = {"kind": "live", "free": 30, "reserve": 60, "then": "bot", "level": "oak"}
    live = new_table(quiet, [{"kind": "me"}, {"kind": "open"}], public=True, pace=pace)["table"]
    at_home = Browser(quiet)
    at_home.sign_up("Ada")
    wish = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "open"}], "nickname": "Ada", "public": True}
    counts = at_home.post("/tables", {**wish, "pace": pace})["table"]
    assert listed(rated="true") == {counts} and listed(rated="false") == {small, large, other, live}
    assert listed(pace="live") == {live, counts}
    assert listed(pace="none") == {small, large, other} and not listed(pace="turns")


def wanting(number: int, **more: object) -> dict:
    return {"game": "builders", "players": 2, "pace": "none", "nickname": f"Player {number}", **more}


def test_several_processes_seat_everybody_exactly_once():
    """Many look at once through engines of their own, as processes do: each is at one table, in the order they came."""
    with postgres() as url:
        engines = [open_engine(url) for _ in range(3)]
        migrate(engines[0])
        tickets = [f"ticket-{number}" for number in range(12)]
        for number, ticket in enumerate(tickets):
            Queue(engines[0]).join(ticket, None, wanting(number))
        barrier = threading.Barrier(len(tickets))

        def try_to_seat(number: int) -> None:
            queue = Queue(engines[number % 3])
            barrier.wait()
            for _ in range(4):
                seeker, _seat = queue.look(tickets[number])
                if seeker and seeker.table_id is None:
                    queue.seat_together(seeker, table_for)

        threads = [threading.Thread(target=try_to_seat, args=(number,)) for number in range(len(tickets))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        seats = [Queue(engines[1]).look(ticket) for ticket in tickets]
        assert all(seeker and seeker.table_id and seat is not None for seeker, seat in seats)
        with engines[0].connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar() == 6
        places = {(seeker.table_id, seat) for seeker, seat in seats if seeker}
        assert len(places) == 12 and {seat for _, seat in places} == {0, 1}
        for engine in engines:
            engine.dispose()


def test_a_seat_that_was_never_taken_is_looked_for_again(quiet: Inside, monkeypatch: pytest.MonkeyPatch):
    """A process has died between promising a seat at an open table and taking it."""
    engine = quiet.app.state.hub.storage.engine
    queue, one = Queue(engine), Browser(quiet)
    ticket = one.post("/find", WISH)["ticket"]
    seeker, _ = queue.look(ticket)
    assert seeker and queue.claim(seeker, "never-there") and not queue.claim(seeker, "nor-there")
    assert look(one, ticket)["state"] == "waiting"
    monkeypatch.setattr("sylvarium.server.people.queue.DOUBTFUL", 0.0)
    queue.look(ticket)
    other = Browser(quiet)
    assert look(other, other.post("/find", {**WISH, "nickname": "Bob"})["ticket"])["state"] == "seated"
    assert look(one, ticket)["token"] == seat_token(ticket)
    with engine.connect() as connection:
        kept = str(connection.execute(sa.select(seekers)).all())
    assert ticket not in kept and seat_token(ticket) not in kept
