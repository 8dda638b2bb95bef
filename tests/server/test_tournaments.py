"""Tournaments on a real server: founded, joined, played to the end, left, closed; and nothing of them that is not
yours to do."""

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
from server.test_company import at_home
from server.waiting import until
from typer.testing import CliRunner

from sylvarium.command_line.cli import app
from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.schema import channels, letters, mailboxes, people, person_seats, results
from sylvarium.server.schema_tournaments import entrants, pairings, tournaments
from sylvarium.server.sending.bundling import bundle
from sylvarium.server.settings import Limits
from sylvarium.server.tournaments import seating

PACE = {"kind": "live", "free": 600, "reserve": 0, "then": "bot", "level": "sapling"}
WISH = {"title": "Spring cup", "game": "builders", "pace": PACE, "places": 4, "nickname": "Ada", "public": True}
HALF = "ab" * 32


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(quick(tmp_path_factory.mktemp("tournaments"), tournaments_every=0.2)) as running:
        yield running


class Guest(Browser):
    """Somebody with a browser, who may take part in one tournament."""

    tournament, key = "", ""

    def found(self, **more: Any) -> str:
        made = self.post("/tournaments", {**WISH, **more})
        self.tournament, self.key = made["tournament"], made["key"]
        return self.tournament

    def join(self, tournament: str, name: str, status: int | None = None, **more: Any) -> dict:
        made = self.post(f"/tournaments/{tournament}/join", {"nickname": name, **more}, status)
        self.tournament, self.key = tournament, made.get("key", "")
        return made

    def do(self, what: str, status: int | None = None, **body: Any) -> Any:
        return self.post(f"/tournaments/{self.tournament}/{what}", body, status, **self._shown())

    def _shown(self) -> dict[str, str]:
        return {"X-Tournament-Key": self.key}

    def page(self) -> dict:
        return self.ask("GET", f"/tournaments/{self.tournament}", **self._shown()).json()

    def mine(self) -> list[dict]:
        return self.post("/me/tournaments", {"keys": {self.tournament: self.key}})["tournaments"]

    def comes(self) -> dict:
        """Goes to the table of this round, and gives their half of the draw."""
        you = self.page()["you"]
        self.post(f"/tables/{you['table']}/half", {"half": HALF}, **{"X-Seat-Token": you["token"]})
        return you

    def resigns(self) -> None:
        you = self.page()["you"]
        with Player(self.server, you["table"], [you["token"]]) as player:
            assert player.ask(type="resign", seat=you["seat"], level="sapling")["type"] == "done"


def play_out(server: Inside, table: str, tokens: list[str]) -> None:
    with Player(server, table, tokens) as player:
        chance = random.Random(1)
        while not player.view["over"]:
            if player.view["choices"]:
                player.play_any(chance)
            else:
                player.hear()


def test_two_people_and_two_bots_play_a_whole_swiss(house: Inside):
    """Round 1 to the last move, round 2 until somebody gives up; bots among themselves to the end."""
    ada, bob = Guest(house), Guest(house)
    id = ada.found(bots="sapling")
    assert bob.join(id, "Bob")["entrant"] == 2
    assert bob.page()["you"]["founder"] is False
    assert bob.do("start", 403)["code"] == "not_owner"
    ada.do("start")
    page = ada.page()
    assert (page["status"], page["round"], page["rounds"], page["taken"]) == ("running", 1, 2, 4)
    assert [each["level"] for each in page["entrants"]] == [None, None, "sapling", "sapling"]
    assert Guest(house).join(id, "Cem", 409)["code"] == "begun"
    for number in (1, 2):
        until(lambda number=number: ada.page()["round"] == number)
        for who in (ada, bob):
            you = who.comes()
            assert you["status"] == "waiting" and who.mine()[0]["you"]["table"] == you["table"]
        both = ada.page()["you"]["table"] == bob.page()["you"]["table"]
        for each in [[ada, bob]] if both else [[ada], [bob]]:
            if number == 1:
                play_out(house, each[0].page()["you"]["table"], [who.page()["you"]["token"] for who in each])
            else:
                each[0].resigns()  # quicker, and decided as well
    until(lambda: ada.page()["status"] == "over")
    page = ada.page()
    assert [each["round"] for each in page["played"]] == [1, 2]
    met = [frozenset(table["seats"]) for each in page["played"] for table in each["tables"]]
    assert len({*met}) == len(met) == 4  # nobody met again
    assert all(
        table["status"] == "over" and sum(table["points"]) == 1 for each in page["played"] for table in each["tables"]
    )
    assert sum(each["points"] for each in page["standings"]) == 4 and page["standings"][0]["place"] == 1
    assert [each["points"] for each in page["standings"]] == sorted(
        (e["points"] for e in page["standings"]), reverse=True
    )
    engine = house.app.state.hub.storage.engine
    with engine.connect() as connection:
        mine = sa.select(pairings.c.table_id).where(pairings.c.tournament_id == id)
        recorded = sa.select(sa.func.count()).select_from(results).where(results.c.table_id.in_(mine))
        assert connection.execute(recorded).scalar() == 4
    assert id in [each["tournament"] for each in bob.get("/tournaments?game=builders")["tournaments"]]
    assert bob.do("withdraw", 409)["code"] == "over" and ada.do("close", 409)["code"] == "over"


def test_tables_of_a_tournament_are_not_theirs_to_change_who_sit_there(house: Inside):
    ada, bob, eve = Guest(house), Guest(house), Guest(house)
    bob.join(ada.found(places=2), "Bob")
    ada.do("start")
    you = ada.page()["you"]
    told = eve.get(f"/tables/{you['table']}")
    assert (told["tournament"], told["owner"], told["status"]) == (ada.tournament, None, "waiting")
    assert told["pace"] == PACE and told["allows"] == {"hints": False, "forks": False, "rated": False}
    assert you["table"] not in [each["table"] for each in eve.get("/tables")["waiting"]]
    assert eve.post(f"/tables/{you['table']}/join", {"nickname": "Eve"}, 409)["code"] == "no_seat"
    token = {"X-Seat-Token": you["token"]}
    assert ada.post(f"/tables/{you['table']}/close", {}, 403, **token)["code"] == "not_owner"
    assert ada.post(f"/tables/{you['table']}/seats/{1 - you['seat']}/remove", {}, 403, **token)["code"] == "not_owner"
    with Player(house, you["table"], [you["token"]]) as player:
        for asked in ("leave", "cancel"):
            more = {"seat": you["seat"]} if asked == "leave" else {}
            assert player.ask(type=asked, **more)["code"] == "tournament"
        ada.comes(), bob.comes()
        player.wait("update", lambda said: said.get("table", {}).get("status") == "playing")
        assert (
            player.ask(type="bot", seat=1 - you["seat"], level="oak")["code"] == "no_bot"
        )  # whoever is away has a clock
    bob.resigns()
    until(lambda: ada.page()["status"] == "over")  # decided: nobody has to play on
    assert ada.page()["standings"][0] | {"buchholz": 0} == {
        "entrant": 1, "place": 1, "points": 1, "buchholz": 0, "margin": 0, "tables": 1, "wins": 1,
    }  # fmt: skip


def test_whoever_does_not_come_is_waited_for_only_a_while(house: Inside, monkeypatch: pytest.MonkeyPatch):
    ada, bob = Guest(house), Guest(house)
    bob.join(ada.found(places=2), "Bob")
    ada.do("start")
    table = ada.comes()["table"]
    assert ada.get(f"/tables/{table}")["draw"]["awaited"] == [bob.page()["you"]["seat"]]
    monkeypatch.setattr(seating, "LIVE_GRACE", 0.0)
    until(lambda: ada.get(f"/tables/{table}")["status"] == "playing")
    halves = ada.get(f"/tables/{table}")["draw"]["halves"]
    assert sorted(map(str, halves)) == ["None", HALF]  # who came has a part in the draw all the same
    assert bob.page()["you"]["status"] == "playing"


def test_who_withdraws_gives_up_what_they_play_and_is_not_seated_again(house: Inside):
    players = [Guest(house) for _ in range(3)]
    ada, bob, cem = players
    ada.found(places=3, rounds=3)
    bob.join(ada.tournament, "Bob"), cem.join(ada.tournament, "Cem")
    ada.do("start")
    first = ada.page()["played"][0]["tables"]
    assert [each["status"] for each in first] == ["waiting", "bye"]
    at_table = [each for each in players if each.page()["you"]["status"] == "waiting"]
    resting = next(each for each in players if each not in at_table)
    gone, stays = at_table
    gone.do("withdraw")  # before the game has begun: it begins without them, and they have given it up
    stays.comes()
    until(lambda: ada.page()["round"] == 2)
    page = stays.page()
    assert {*page["played"][1]["tables"][0]["seats"]} == {resting.page()["you"]["entrant"], page["you"]["entrant"]}
    out = next(each for each in page["entrants"] if each["status"] == "out")
    assert page["played"][0]["tables"][0]["points"][page["played"][0]["tables"][0]["seats"].index(out["entrant"])] == 0
    assert gone.page()["you"]["entrant"] is None and gone.do("withdraw", 403)["code"] == "not_your_seat"
    resting.do("withdraw")
    stays.comes()
    until(lambda: ada.page()["status"] == "over")  # alone nobody plays on
    assert ada.page()["standings"][0]["entrant"] == page["you"]["entrant"]


def _is_recorded(house: Inside, table: str) -> bool:
    with house.app.state.hub.storage.engine.connect() as connection:
        return connection.execute(sa.select(results).where(results.c.table_id == table)).first() is not None


def test_a_table_that_still_waits_when_the_tournament_ends_is_called_off(house: Inside):
    """Nobody who sits there could leave it, resign, or withdraw any more: it would wait on their list for ever."""
    players = [Guest(house) for _ in range(4)]
    ada, bob, *late = players
    ada.found(places=4)
    bob.join(ada.tournament, "Bob")
    for number, each in enumerate(late):
        each.join(ada.tournament, f"Late {number}")
    ada.do("start")
    for each in players:
        if each.page()["you"]["table"] == ada.page()["you"]["table"]:
            each.comes()
    until(lambda: ada.page()["you"]["status"] == "playing")
    before = ada.page()["standings"]
    waits = next(each["table"] for each in ada.page()["played"][0]["tables"] if each["status"] == "waiting")
    ada.do("close")
    until(lambda: ada.get(f"/tables/{waits}")["closed"] == "cancelled")
    states = lambda: {each["status"] for each in ada.page()["played"][0]["tables"]}  # noqa: E731
    until(lambda: states() == {"playing", "closed"})
    assert ada.page()["standings"] == before, "a game that nobody has played is no draw"
    ada.resigns()
    until(lambda: _is_recorded(house, ada.page()["you"]["table"]))
    assert ada.page()["standings"] == before, "what is finished after the end counts here no longer"


def test_a_guest_who_comes_home_takes_tournaments_along_and_is_told_of_rounds(house: Inside):
    ada, bob = Guest(house), Guest(house)
    bob.join(ada.found(places=2, title="Evening cup"), "Bob")
    for who in (ada, bob):
        who.sign_up("Guest")
        assert [each["tournament"] for each in who.mine()] == [ada.tournament]
        who.key = ""  # on another device
        assert who.page()["you"]["entrant"] and who.page()["you"]["founder"] is (who is ada)
    engine, person = house.app.state.hub.storage.engine, bob.get("/me")["person"]["id"]
    hook = {
        "id": f"c{person}"[:24],
        "person_id": person,
        "kind": "hook",
        "address": {},
        "label": "h",
        "site": "https://s",
    }
    with engine.begin() as connection:
        connection.execute(sa.insert(channels).values({**hook, "created": 1.0, "confirmed": 1.0}))
        box = {"person_id": person, "kinds": ["round"], "language": "en", "sent": 0.0}
        connection.execute(sa.insert(mailboxes).values(box))
    ada.do("start")
    bundle(engine, house.app.state.hub.settings, time.time() + 600)
    with engine.begin() as connection:
        mine = letters.c.channel_id == hook["id"]
        [content] = connection.execute(sa.select(letters.c.content).where(mine)).scalars()
        connection.execute(sa.delete(letters).where(mine))
    assert content["path"] == f"/table/{bob.page()['you']['table']}"
    assert "Evening cup" in content["lines"][0] and "a new round has begun" in content["lines"][0]


def test_before_the_start_places_come_free_and_the_founder_decides(house: Inside):
    ada, bob, cem = Guest(house), at_home(house, "Bob"), Guest(house)
    id = ada.found(places=2, public=False, plays=False)
    page = ada.page()
    assert (page["taken"], page["you"]["founder"], page["you"]["entrant"]) == (0, True, None)
    assert ada.do("start", 409)["code"] == "too_few"
    assert id not in [each["tournament"] for each in cem.get("/tournaments")["tournaments"]]
    assert cem.join(id, "Cem", 403)["code"] == "bad_invite"
    invite = page["you"]["invite"]
    bob.post(f"/tournaments/{id}/join", {"nickname": "Bob", "invite": invite})
    assert bob.post(f"/tournaments/{id}/join", {"nickname": "Bobby", "invite": invite}, 409)["code"] == "no_seat"
    assert cem.join(id, "B0b", 409, invite=invite)["code"] == "name_taken"
    assert cem.join(id, "Oak", 409, invite=invite)["code"] == "name_taken"  # as the bots are called
    cem.join(id, "Cem", invite=invite)
    assert Guest(house).join(id, "Dee", 409, invite=invite)["code"] == "no_seat"
    cem.do("withdraw")
    assert ada.page()["taken"] == 1
    ada.do("remove", entrant=1)
    assert ada.page()["entrants"] == []
    assert bob.post(f"/tournaments/{id}/join", {"nickname": "Bob", "invite": invite}, 403)["code"] == "no_entry"
    ada.do("close")
    assert cem.join(id, "Cem", 409, invite=invite)["code"] == "over"
    assert cem.ask("GET", "/tournaments/nowhere").json()["code"] == "unknown_tournament"


def test_it_starts_by_itself_when_it_is_full_and_people_are_known_by_their_login(house: Inside):
    ada, bob = at_home(house, "Ada"), at_home(house, "Bob")
    made = ada.post("/tournaments", {**WISH, "places": 2, "when_full": True, "rated": True})
    id = made["tournament"]
    guest = Guest(house)
    assert guest.join(id, "Cem", 401)["code"] == "login_first"  # a rated one compares people with a home
    bob.post(f"/tournaments/{id}/join", {"nickname": "Bob"})
    page = bob.get(f"/tournaments/{id}")
    assert page["status"] == "running" and page["you"]["token"] is None and page["you"]["table"]
    [mine] = bob.post("/me/tables", {"tables": {}})["tables"]  # among their tables at once
    assert mine["table"] == page["you"]["table"] and mine["status"] == "waiting"
    [held] = bob.post("/me/tournaments", {"keys": {}})["tournaments"]
    assert held["tournament"] == id and held["you"]["entrant"] == 2
    assert bob.get(f"/tables/{mine['table']}")["allows"]["rated"] is True
    told = bob.get("/me/export")["tournaments"]
    assert [each["id"] for each in told["entered"]] == [id] and told["founded"] == []
    assert [each["id"] for each in ada.get("/me/export")["tournaments"]["founded"]] == [id]
    assert bob.ask("DELETE", "/me").status_code == 200
    page = ada.get(f"/tournaments/{id}")
    gone = next(each for each in page["entrants"] if each["entrant"] == 2)
    assert (gone["name"], gone["status"]) == (None, "out") and "Bob" not in str(page)
    assert ada.ask("DELETE", "/me").status_code == 200
    page = guest.page()
    assert page["founder"] is None and "Ada" not in str(page)
    until(lambda: guest.page()["status"] == "over")  # nobody is left to play
    engine = house.app.state.hub.storage.engine
    with engine.connect() as connection:
        assert not connection.execute(sa.select(person_seats).where(person_seats.c.table_id == mine["table"])).all()
        kept = connection.execute(sa.select(entrants).where(entrants.c.tournament_id == id)).all()
    assert all(each.person_id is each.name is each.ticket is each.proof is None for each in kept)


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        ({"title": ""}, 422, "bad_message"),
        ({"title": "a\u0007b"}, 422, "bad_message"),
        ({"title": "\u2800\u200b"}, 422, "bad_message"),
        ({"nickname": "A\nda"}, 422, "bad_message"),
        ({"game": "chess"}, 404, "unknown_game"),
        ({"seats": 7}, 422, "bad_table"),
        ({"options": {"weather": "rain"}}, 422, "bad_table"),
        ({"pace": None}, 422, "bad_message"),  # somebody who never comes back must not stop it
        ({"pace": {**PACE, "free": 1}}, 422, "bad_table"),
        ({"bots": "giraffe"}, 422, "bad_table"),
        ({"rounds": 99}, 422, "bad_message"),
        ({"places": 1000}, 422, "bad_message"),
        ({"format": "league"}, 422, "bad_message"),
        ({"rated": True}, 422, "not_rated"),
        ({"seed": 5}, 422, "bad_message"),
    ],
)
def test_what_cannot_be_is_refused(house: Inside, wrong: dict, status: int, code: str):
    assert Browser(house).post("/tournaments", {**WISH, **wrong}, status)["code"] == code


def test_names_are_kept_as_they_are_seen(house: Inside):
    ada = Guest(house)
    ada.found(title="<script>alert(1)</script>  cup", nickname="Ada \u202e<b>")
    page = ada.page()
    assert page["title"] == "<script>alert(1)</script> cup" and page["founder"] == "Ada <b>"  # shown as text by clients


def test_founding_is_limited_for_an_address(tmp_path: Path):
    with inside(quick(tmp_path, limits=Limits(tournaments=(1e-6, 2)))) as server:
        browser = Browser(server)
        answers = [browser.ask("POST", "/tournaments", WISH).status_code for _ in range(3)]
        assert answers == [201, 201, 429]


def test_an_older_database_with_tables_in_play_comes_along_and_a_backup_has_all(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        created = new_table(server)
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            both.play_on(random.Random(1), 5)
    with older(tmp_path, "0012") as connection:  # before there were tournaments
        row = {"id": "p", "name": "Ada", "created": 1.0, "settings": {}}
        connection.execute(sa.insert(people).values(row))
        box = {"person_id": "p", "kinds": ["turn"], "language": "en", "sent": 0.0}
        connection.execute(sa.insert(mailboxes).values(box))
    with inside(quick(tmp_path, tournaments_every=0.2)) as server:
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            assert both.view["number"] == 5 and both.table["tournament"] is None
            both.play_on(random.Random(2), 3)
        ada, bob = Guest(server), Guest(server)
        bob.join(ada.found(places=2, rounds=2), "Bob")
        ada.do("start")
        ada.comes(), bob.comes()
        bob.resigns()
        until(lambda: ada.page()["round"] == 2)
        as_it_was = ada.page()
        engine = server.app.state.hub.storage.engine
        with engine.connect() as connection:
            assert connection.execute(sa.select(mailboxes.c.kinds)).scalar() == ["turn", "round"]
        back_up(engine, tmp_path / "all.backup")
    (tmp_path / "after").mkdir()
    restore(f"sqlite:///{tmp_path / 'after' / 'tables.sqlite'}", tmp_path / "all.backup")
    with inside(quick(tmp_path / "after", tournaments_every=0.2)) as server:
        ada.server = bob.server = server
        for who in (ada, bob):
            who.here = who.origin = f"http://localhost:{server.port}"
            who.client.base_url = f"{who.here}/api"
        assert ada.page() == as_it_was
        ada.comes(), bob.comes()
        ada.resigns()
        until(lambda: ada.page()["status"] == "over")
        assert [each["points"] for each in ada.page()["standings"]] == [1, 1]
        with server.app.state.hub.storage.engine.connect() as connection:
            counts = [connection.execute(sa.select(sa.func.count()).select_from(each)).scalar()
                      for each in (tournaments, entrants, pairings)]  # fmt: skip
        assert counts == [1, 2, 2]


def test_operators_see_end_and_rename_tournaments(house: Inside):
    ada = Guest(house)
    id = ada.found(title="Bad words")
    url = house.app.state.hub.storage.engine.url.render_as_string(hide_password=False)

    def admin(*words: str, code: int = 0) -> Any:
        done = CliRunner().invoke(app, ["admin", "tournaments", *words, "--database", url, "--json"])
        assert done.exit_code == code, done.output
        return json.loads(done.stdout) if code == 0 else done.output

    assert id in [each["id"] for each in admin()]
    assert next(each["title"] for each in admin("--title", id, "Good words") if each["id"] == id) == "Good words"
    assert id not in [each["id"] for each in admin("--close", id)]
    assert (ada.page()["status"], ada.page()["title"]) == ("closed", "Good words")
    admin("--close", "nowhere", code=2)
