"""Ratings on a real server: recorded once, shown to whom they are shown, kept, forgotten, and reckoned again."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.home import Browser
from server.older import older
from server.player import Player, new_table
from server.running import Inside, inside
from server.waiting import until
from typer.testing import CliRunner

from sylvarium.command_line.cli import app
from sylvarium.server.database import open_engine
from sylvarium.server.operating import retention
from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.people.company import CompanyStore
from sylvarium.server.rating import boards, profiles, store
from sylvarium.server.rating.rater import Rater, record
from sylvarium.server.rating.scale import levels
from sylvarium.server.schema import ended, people, result_seats, results, standings

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(quick(tmp_path_factory.mktemp("ratings"))) as running:
        yield running


def engine_of(server: Inside) -> sa.Engine:
    return server.app.state.hub.storage.engine


def at_home(server: Inside, name: str) -> Browser:
    browser = Browser(server)
    browser.sign_up(name)
    return browser


def table_of(browser: Browser, seats: list[dict] = SEATS, **more: Any) -> dict:
    body = {"game": "builders", "seats": seats, "nickname": "Ada", **more}
    return browser.post("/tables", body)


def play_out(server: Inside, created: dict, more: list[str] = [], seed: int = 1) -> None:  # noqa: B006
    with Player(server, created["table"], [*created["tokens"].values(), *more]) as player:
        chance = random.Random(seed)
        while not player.view["over"]:
            if player.view["choices"]:
                player.play_any(chance)
            else:
                player.hear()


def recorded(browser: Browser, table: str) -> dict:
    """The ratings of a table, as soon as its game is recorded."""
    path = f"/tables/{table}/ratings"
    until(lambda: browser.get(path)["state"] == "recorded", "the game was never recorded")
    return browser.get(path)


def kept(engine: sa.Engine) -> dict[str, list]:
    with engine.connect() as connection:
        tables = (results, result_seats, standings)
        return {each.name: sorted(map(str, connection.execute(sa.select(each)).all())) for each in tables}


def admin(engine: sa.Engine, *words: str) -> Any:
    url = engine.url.render_as_string(hide_password=False)
    done = CliRunner().invoke(app, ["admin", "ratings", *words, "--database", url, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_game_against_a_bot_is_rated_shown_and_reckoned_again(house: Inside):
    ada = at_home(house, "Ada Rated")
    created = table_of(ada)
    table = created["table"]
    before = ada.get(f"/tables/{table}")
    assert before["allows"] == {"hints": False, "forks": False, "rated": True}
    now = ada.get(f"/tables/{table}/ratings")
    assert (now["state"], now["rated"], now["seats"][0]["rating"]) == ("open", True, None)
    assert now["seats"][1]["rating"]["value"] > 0
    play_out(house, created)
    found = recorded(ada, table)
    assert found["why"] is None and found["rated"]
    mine = found["seats"][0]
    assert mine["handle"] == "ada-rated" and mine["rating"]["games"] == 1
    assert mine["change"] == mine["rating"]["value"] - 1500 != 0
    assert mine["rating"]["like"]["level"] in ("sapling", "birch", "oak", "ancient")

    page = Browser(house).get("/people/ada-rated")
    assert (page["name"], page["own"], page["shows"], page["games"]) == ("Ada Rated", False, None, False)
    [rating] = page["ratings"]
    assert rating["game"] == "builders" and rating["value"] == mine["rating"]["value"]
    assert page["played"] == [{"game": "builders", "played": 1, "won": int(mine["change"] > 0)}]
    shown = Browser(house).get("/people/ada-rated/games/builders")
    assert len(shown["curve"]) == 1 and {each["part"] for each in shown["parts"]} and shown["compared"] == 1
    assert [each["others"] for each in shown["parts"]] == [None] * len(shown["parts"])  # too few to compare with

    own = ada.get("/people/me")
    assert own["own"] and own["shows"] == {"ratings": "public", "games": "friends"} and own["games"]
    [game] = ada.get("/people/me/results")["games"]
    assert (game["table"], game["there"], game["change"], game["public"]) == (table, True, mine["change"], False)
    assert game["others"][0]["level"] == "sapling"

    engine = engine_of(house)
    as_it_was = kept(engine)
    assert admin(engine, "--replay")["replayed"]["corrected"] == 0
    assert admin(engine, "--again")["again"]["changed"] == 0
    assert kept(engine) == as_it_was
    with engine.begin() as connection:  # somebody's mistake
        connection.execute(sa.update(standings).values(mu=1.0))
        connection.execute(sa.update(result_seats).where(result_seats.c.table_id == table).values(place=9))
    told = admin(engine, "--replay")
    assert (told["replayed"]["corrected"], told["again"]["changed"]) == (1, 1)
    assert kept(engine) == as_it_was


def test_two_people_are_rated_against_each_other_and_a_guest_is_not(house: Inside):
    ada, bob = at_home(house, "Ann"), at_home(house, "Bob")
    created = table_of(ada, [{"kind": "me"}, {"kind": "open"}], public=True)
    joined = bob.post(f"/tables/{created['table']}/join", {"nickname": "Bob"})
    play_out(house, created, [joined["token"]])
    seats = recorded(bob, created["table"])["seats"]
    assert seats[0]["change"] + seats[1]["change"] == 0 and {each["handle"] for each in seats} == {"ann", "bob"}

    created = table_of(ada, [{"kind": "me"}, {"kind": "open"}], public=True)
    joined = Browser(house).post(f"/tables/{created['table']}/join", {"nickname": "Guest"})
    play_out(house, created, [joined["token"]])
    found = recorded(ada, created["table"])
    assert found["why"] == "guest" and [each["change"] for each in found["seats"]] == [None, None]
    newcomer = at_home(house, "Newcomer")  # who was that guest, and takes the game home
    newcomer.post("/me/seats", {"tables": {created["table"]: [joined["token"]]}})
    [game] = newcomer.get("/people/me/results")["games"]
    assert (game["table"], game["why"]) == (created["table"], "guest")


def test_a_game_that_is_decided_waits_for_nobody(house: Inside):
    """The other has given up and a bot sits there: it counts as it stands, and need not be played on. Nor is it one of
    the games in progress that the lobby lists."""
    ada, bob = at_home(house, "Winner"), at_home(house, "Quitter")
    created = table_of(ada, [{"kind": "me"}, {"kind": "open"}], public=True)
    joined = bob.post(f"/tables/{created['table']}/join", {"nickname": "Bob", "invite": created["invite"]})

    def told() -> dict:
        return next(each for each in ada.post("/me/tables", {"tables": {}})["tables"])

    def listed() -> bool:
        playing = ada.get("/tables?status=playing")["playing"]
        return created["table"] in [table["table"] for table in playing]

    assert (told()["status"], told()["decided"]) == ("playing", False)
    until(listed)
    with Player(house, created["table"], [joined["token"]]) as his:
        assert his.ask(type="resign", seat=1, level="sapling")["type"] == "done"
    assert recorded(ada, created["table"])["seats"][0]["change"] > 0
    assert (told()["status"], told()["decided"]) == ("playing", True)
    until(lambda: not listed())


def test_nothing_is_shown_to_whom_it_is_not_shown(house: Inside):
    eve = at_home(house, "Eve")
    created = table_of(eve)
    play_out(house, created)
    stranger = Browser(house)
    assert recorded(stranger, created["table"])["seats"][0]["rating"]
    assert stranger.ask("GET", "/people/eve/results").status_code == 404  # games are for friends
    eve.ask("PATCH", "/me/page", {"games": "public"})
    assert stranger.get("/people/eve/results")["games"] == []  # the table was private
    eve.ask("PATCH", "/me/page", {"ratings": "nobody", "games": "nobody"})
    hidden, nobody = (stranger.ask("GET", f"/people/{name}") for name in ("eve", "there-is-nobody"))
    assert (hidden.status_code, hidden.content) == (nobody.status_code, nobody.content) == (404, nobody.content)
    seat = stranger.get(f"/tables/{created['table']}/ratings")["seats"][0]
    assert (seat["handle"], seat["rating"], seat["change"]) == (None, None, None)
    assert eve.get(f"/tables/{created['table']}/ratings")["seats"][0]["rating"]
    assert eve.get("/people/me")["handle"] is None
    other = at_home(house, "Eve")  # finds the name free: nobody learns that there is somebody
    other.ask("PATCH", "/me/page", {"ratings": "public"})
    assert other.get("/people/me")["handle"] == "eve"
    eve.ask("PATCH", "/me/page", {"ratings": "public"})
    assert eve.get("/people/me")["handle"] == "eve-2"
    eve.ask("PATCH", "/me/page", {"ratings": "friends"})
    handle = eve.get("/people/me")["handle"]
    assert handle.startswith("~") and stranger.ask("GET", f"/people/{handle}").status_code == 404
    friend = at_home(house, "Friend")
    CompanyStore(engine_of(house)).befriend(friend.get("/me")["person"]["id"], eve.get("/me")["person"]["id"])
    assert friend.get(f"/people/{handle}")["ratings"] and other.ask("GET", f"/people/{handle}").status_code == 404
    assert stranger.ask("GET", "/people/me").status_code == 404
    assert stranger.ask("PATCH", "/me/page", {"ratings": "public"}).status_code == 401
    assert eve.ask("PATCH", "/me/page", {"ratings": "all"}).status_code == 422
    foreign = eve.ask("PATCH", "/me/page", {"ratings": "public"}, Origin="https://elsewhere.example")
    assert foreign.status_code == 403


def test_an_address_follows_the_name(house: Inside):
    lee = at_home(house, "Lee")
    assert lee.get("/people/me")["handle"] == "lee"
    lee.ask("PATCH", "/me", {"name": "Élan  Vital!"})
    assert Browser(house).ask("GET", "/people/lee").status_code == 404
    assert lee.get("/people/me")["handle"] == "élan-vital"
    assert Browser(house).get("/people/élan-vital")["name"] == "Élan Vital!"


def test_who_leaves_stays_an_opponent_without_a_name(house: Inside):
    ada, bob = at_home(house, "Stays"), at_home(house, "Leaves")
    created = table_of(ada, [{"kind": "me"}, {"kind": "open"}], public=True)
    joined = bob.post(f"/tables/{created['table']}/join", {"nickname": "Leaves"})
    play_out(house, created, [joined["token"]])
    mine = recorded(ada, created["table"])["seats"][0]["rating"]
    exported = bob.get("/me/export")["played"]
    assert exported["results"][0]["table_id"] == created["table"] and exported["ratings"][0]["game"] == "builders"
    person = bob.get("/me")["person"]["id"]
    assert bob.ask("DELETE", "/me").status_code == 200
    with engine_of(house).connect() as connection:
        for kept_in in (result_seats, standings):
            assert person not in str(connection.execute(sa.select(kept_in)).all())
    [game] = ada.get("/people/me/results")["games"]
    assert (game["others"][0]["nickname"], game["others"][0]["handle"]) == (None, None)
    before = kept(engine_of(house))
    admin(engine_of(house), "--again")
    assert kept(engine_of(house)) == before
    assert recorded(ada, created["table"])["seats"][0]["rating"] == mine


def test_a_chosen_seed_hints_and_guests_are_refused_or_unrated(house: Inside):
    ada = at_home(house, "Asks")
    wish = {"game": "builders", "seats": SEATS, "nickname": "Ada", "rated": True}
    assert ada.post("/tables", {**wish, "seed": 3}, 422)["code"] == "not_rated"
    assert ada.post("/tables", {**wish, "hints": True}, 422)["code"] == "not_rated"
    assert Browser(house).post("/tables", wish, 422)["code"] == "not_rated"
    guest = Browser(house).post("/tables", {**wish, "rated": None})
    assert not ada.get(f"/tables/{guest['table']}")["allows"]["rated"]
    rated = table_of(ada)
    seat = {"X-Seat-Token": rated["tokens"]["0"]}
    assert ada.ask("GET", f"/tables/{rated['table']}/course", None, **seat).json()["code"] == "not_over"
    fork = {"number": 0, "seats": SEATS, "nickname": "Ada"}
    assert ada.post(f"/tables/{rated['table']}/fork", fork, 403, **seat)["code"] == "forks_off"
    assert ada.ask("GET", "/games/chess/leaderboard").status_code == 404


def test_leaderboards_have_who_allows_it_in_order_with_the_levels_among_them(house: Inside):
    engine, viewer = engine_of(house), at_home(house, "Viewer")
    with engine.begin() as connection:
        for number in range(120):
            person = f"board-{number}"
            row = {"id": person, "name": f"Player {number}", "created": 1.0, "settings": {}}
            connection.execute(sa.insert(people).values(row))
            connection.execute(
                sa.insert(standings).values(
                    person_id=person, game="tiletum", mu=900.0 + 10 * number, sigma=50.0 if number else 200.0,
                    games=3 if number == 1 else 30, at=1.0,
                )
            )  # fmt: skip
            profiles.ensure(connection, person)
        profiles.choose(connection, "board-119", "friends", None)
    first = viewer.get("/games/tiletum/leaderboard")
    assert (first["count"], first["page"], first["more"], first["you"]) == (117, 1, True, None)
    listed = [each for each in first["entries"] if each["place"]]
    assert [each["place"] for each in listed] == list(range(1, 51)) and listed[0]["name"] == "Player 118"
    pages = [first, *(viewer.get(f"/games/tiletum/leaderboard?page={page}") for page in (2, 3, 4))]
    values = [each["value"] for page in pages for each in page["entries"]]
    assert values == sorted(values, reverse=True)
    found = [each["level"] for page in pages for each in page["entries"] if each["level"]]
    assert found == [level.name for level in reversed(levels("tiletum"))]
    assert sum(each["place"] is not None for page in pages for each in page["entries"]) == 117
    assert not pages[3]["entries"] and not pages[2]["more"]
    own = boards.leaderboard(engine, "tiletum", 1, "board-60").you
    assert own and (own.place, own.value) == (59, 1500)


# --------------------------------------------------------------------------------------------------- exactly once


def test_what_a_dead_server_left_behind_is_recorded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def dies(_: Rater) -> None:
        return

    with monkeypatch.context() as dead:
        dead.setattr(Rater, "watch", dies)
        with inside(quick(tmp_path)) as server:
            ada = at_home(server, "Ada")
            created = table_of(ada)
            play_out(server, created)
            assert ada.get(f"/tables/{created['table']}/ratings")["state"] == "pending"
            engine = engine_of(server)
            policy = retention.Policy(0, 0, 0)
            assert created["table"] not in [one.table for one in retention.doomed(engine, policy, time.time() + 9e9)]

            state = server.app.state.hub.opened(created["table"]).state
            with monkeypatch.context() as breaks:
                breaks.setattr(store, "_rate", lambda *_: 1 / 0)
                with pytest.raises(ZeroDivisionError):
                    record(server.app.state.hub.storage, state)
            assert store.waiting(engine) == [created["table"]] and not kept(engine)["results"]
            back_up(engine, tmp_path / "one.backup")
    with inside(quick(tmp_path)) as server:
        ada.server, port = server, server.port
        ada.client.base_url = f"http://localhost:{port}/api"
        assert recorded(ada, created["table"])["seats"][0]["change"]
        engine = engine_of(server)
        as_it_was = kept(engine)
        with engine.begin() as connection:  # told twice
            connection.execute(sa.insert(ended).values(table_id=created["table"], at=1.0))
        assert record(server.app.state.hub.storage, state) is False
        assert store.waiting(engine) == [] and kept(engine) == as_it_was
        policy = retention.Policy(0, 0, 0)
        assert created["table"] in [one.table for one in retention.remove(engine, policy, time.time() + 9e9)]
        assert kept(engine) == as_it_was and admin(engine, "--again")["again"]["changed"] == 0
        assert kept(engine) == as_it_was
        back_up(engine, tmp_path / "two.backup")
    (tmp_path / "after").mkdir()
    url = f"sqlite:///{tmp_path / 'after' / 'tables.sqlite'}"
    restore(url, tmp_path / "two.backup")
    assert kept(open_engine(url)) == as_it_was


def test_tables_in_play_of_an_older_database_are_played_on_and_recorded(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        ada = at_home(server, "Ada")
        created = table_of(ada, [{"kind": "me"}, {"kind": "hotseat"}])
        with Player(server, created["table"], list(created["tokens"].values())) as player:
            player.play_on(random.Random(1), 5)
    with older(tmp_path, "0011") as connection:  # before there were ratings
        connection.execute(sa.text("UPDATE tables SET allows = NULL"))
    with inside(quick(tmp_path)) as server:
        guest = Browser(server)
        assert guest.get(f"/tables/{created['table']}")["allows"]["rated"] is False
        play_out(server, created)
        assert recorded(guest, created["table"])["why"] == "unrated"
        early = new_table(server)  # a game that ended before anything was recorded
        play_out(server, early)
        recorded(guest, early["table"])
        with engine_of(server).begin() as connection:
            connection.execute(sa.delete(result_seats).where(result_seats.c.table_id == early["table"]))
            connection.execute(sa.delete(results).where(results.c.table_id == early["table"]))
        assert admin(engine_of(server), "--replay")["replayed"] == {"games": 2, "new": 1, "corrected": 0}
