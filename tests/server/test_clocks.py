"""Clocks at real tables: what is told, what happens when time is up, and time that is nobody's."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.conftest import quick
from server.home import Browser
from server.player import Player, join, new_table
from server.running import Inside, inside
from server.waiting import until

from sylvarium.hosting import opening
from sylvarium.server import live
from sylvarium.server.clocks import api as calendar_api
from sylvarium.server.clocks import keeper
from sylvarium.server.clocks import people as clock_people
from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.people import mine
from sylvarium.server.schema import clocks, events, outages

LIVE = {"kind": "live", "free": 20, "reserve": 100, "then": "bot", "level": "sapling"}
DAYS = {"kind": "turns", "free": 24 * 3600, "reserve": 0, "then": "resign", "level": "sapling"}


class Travel:
    """The time as the server has it: it stands still unless it is told to go on, however busy the machine is."""

    def __init__(self) -> None:
        self.began, self.ahead = time.time(), 0.0

    def now(self) -> float:
        return self.began + self.ahead


@pytest.fixture
def travel(monkeypatch: pytest.MonkeyPatch) -> Travel:
    from sylvarium.server import committing

    found = Travel()
    for module in (keeper, live, committing, mine, calendar_api, clock_people, opening):
        monkeypatch.setattr(module, "time", found.now)
    return found


@pytest.fixture
def server(tmp_path: Path, travel: Travel) -> Iterator[Inside]:
    """Time jumps here, which must not look as if no server had been there: the grace is long."""
    with inside(clocked(tmp_path)) as running:
        yield running


def clocked(folder: Path, **more: Any) -> Any:
    return quick(folder, **{"clocks_every": 0.05, "clock_grace": 1e9, **more})


def happened(server: Inside, table: str, *kinds: str) -> list[Any]:
    query = sa.select(events.c.kind, events.c.data).where(events.c.table_id == table, events.c.kind.in_(kinds))
    with server.app.state.hub.storage.engine.connect() as connection:
        return connection.execute(query.order_by(events.c.number)).all()


def test_everybody_is_told_what_each_has_left(server: Inside, travel: Travel):
    created = new_table(server, seed=5, pace=LIVE)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        seat = both.view["seat"]
        told = both.table["clocks"]
        assert both.table["pace"] == LIVE and told["running"] == seat
        assert told["left"] == [120, 120] and told["reserve"] == [100, 100]
        travel.ahead += 50
        with Player(server, created["table"]) as guest:
            assert guest.table["clocks"]["left"][seat] == 70
            both.play_any(random.Random(1))
            moved = guest.wait("update", lambda said: "clocks" in said)["clocks"]
            assert moved["reserve"][seat] == 70
        tokens = list(created["tokens"].values())
        [mine] = Browser(server).post("/me/tables", {"tables": {created["table"]: tokens}})["tables"]
        assert mine["pace"] == LIVE and mine["left"] in (90, 120)


def test_a_bot_plays_on_when_time_is_up_and_its_owner_comes_back(server: Inside, travel: Travel):
    created = new_table(server, seed=5, pace=LIVE)
    with Player(server, created["table"], list(created["tokens"].values())) as both:
        seat = both.view["seat"]
        travel.ahead += 1000
        told = both.wait("update", lambda said: "chat" in said)
        assert told["chat"][0]["words"] == {"id": "told-time-bot", "args": {"player": seat}}
        assert told["table"]["seats"][seat]["level"] == "sapling"
        both.wait("update", lambda said: (said.get("played") or {}).get("by") == "bot")
        while both.views[str(seat)]["seat"] == seat and not both.view["over"]:
            both.hear()
        assert both.ask(type="bot", seat=seat, level=None)["type"] == "done"
        assert both.table["seats"][seat]["level"] is None
        [up] = happened(server, created["table"], "bot")[:1]
        assert up.data == {"seat": seat, "level": "sapling", "why": "time", "spent": 120}
        assert len(happened(server, created["table"], "bot")) == 2


def test_a_seat_is_given_up_if_the_table_chose_so(server: Inside, travel: Travel):
    created = new_table(server, seed=5, pace=DAYS)
    travel.ahead += 25 * 3600
    [up] = until(lambda: happened(server, created["table"], "resign"))
    with Player(server, created["table"]) as guest:
        assert guest.table["seats"][up.data["seat"]]["kind"] == "bot"


def test_a_clock_waits_for_the_last_to_sit_down_and_ends_with_the_game(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "open"}], pace=LIVE, public=True)
    with Player(server, created["table"], list(created["tokens"].values())) as ada:
        assert ada.table["clocks"]["running"] is None
        lobby = Browser(server).get("/tables")["waiting"]
        assert [each["pace"] for each in lobby if each["table"] == created["table"]] == [LIVE]
        bob_token = join(server, created["table"])["token"]
        assert ada.wait("update")["table"]["clocks"]["running"] is not None
        with Player(server, created["table"], [*created["tokens"].values(), bob_token]) as both:
            both.play_on(random.Random(3))
            again = Browser(server).post(f"/tables/{created['table']}/again", **{"X-Seat-Token": bob_token})
    with server.app.state.hub.storage.engine.connect() as connection:
        assert connection.execute(sa.select(clocks.c.table_id)).scalars().all() == [again["table"]], "it ended"


def test_a_game_goes_on_by_itself_when_nobody_is_there(server: Inside, travel: Travel):
    """Nobody has the table open: time is up all the same, and the bot moves."""
    created = new_table(server, seed=5, pace={**LIVE, "level": "sapling"})
    travel.ahead += 500
    until(lambda: happened(server, created["table"], "bot"))
    until(lambda: [each for each in happened(server, created["table"], "play") if each.data["by"] == "bot"])


def test_quiet_hours_and_holidays_of_a_person_do_not_count(server: Inside, travel: Travel):
    ada = Browser(server)
    ada.sign_up()
    assert ada.get("/me/calendar") == {"zone": "UTC", "quiet": None, "holidays": [], "days_left": 28, "days": 28}
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    made = ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Ada", "pace": DAYS})

    def left() -> float:
        return ada.post("/me/tables", {"tables": {}})["tables"][0]["left"]

    assert left() == 24 * 3600
    minute = int(time.time() // 60) % (24 * 60)
    night = {"begin": (minute + 60) % 1440, "end": (minute + 660) % 1440}
    wish = {"zone": "UTC", "quiet": night, "holidays": []}
    assert ada.ask("PUT", "/me/calendar", wish).json()["quiet"] == night
    until(lambda: 43.9 * 3600 < left() <= 44.1 * 3600)  # an hour, a night, 14 hours, a night, 9 hours
    tomorrow = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 24 * 3600))
    wish["holidays"] = [{"first": tomorrow, "last": tomorrow}]
    assert ada.ask("PUT", "/me/calendar", wish).json()["days_left"] in (27, 28)  # tomorrow may be in another year
    until(lambda: left() > 50 * 3600)
    other = {**wish, "quiet": None}
    assert ada.ask("PUT", "/me/calendar", other).json()["code"] == "quiet_changed"
    for wrong in ({"zone": "Mars"}, {"quiet": {"begin": 0, "end": 800}}, {"quiet": {"begin": 5, "end": 5}}):
        assert ada.ask("PUT", "/me/calendar", {**wish, **wrong}).json()["code"] == "bad_calendar"
    late = {"holidays": [{"first": "2030-02-30", "last": "2030-03-01"}]}
    assert ada.ask("PUT", "/me/calendar", {**wish, **late}).json()["code"] == "bad_calendar"
    travel.ahead += 30 * 3600  # more than a day has passed, but not of those that count
    time.sleep(0.3)
    assert not happened(server, made["table"], "resign")
    assert ada.ask("PUT", "/me/calendar", {"zone": "UTC", "quiet": None, "holidays": []}).status_code == 200
    time.sleep(0.3)
    assert not happened(server, made["table"], "resign"), "the night that has passed was quiet, and stays so"


def test_who_begins_with_holidays_still_chooses_the_quiet_hours(server: Inside):
    """Only what clocks have gone by has to stay for a day."""
    ada = Browser(server)
    ada.sign_up()

    def wish(**more: Any) -> dict:
        return ada.ask("PUT", "/me/calendar", {"zone": "Europe/Paris", "quiet": None, "holidays": days, **more}).json()

    days = [{"first": "2099-07-01", "last": "2099-07-14"}]
    assert wish()["holidays"] == days
    assert wish(zone="UTC")["code"] == "quiet_changed", "the same days are others elsewhere"
    night = {"begin": 22 * 60, "end": 8 * 60}
    assert wish(quiet=night)["quiet"] == night
    assert wish()["code"] == "quiet_changed"


def test_time_without_a_server_is_nobodys(tmp_path: Path, travel: Travel):
    settings = clocked(tmp_path, clock_grace=10.0)
    with inside(settings) as server:
        created = new_table(server, seed=5, pace=LIVE)
        until(lambda: travel.now() - pulse(server) < 5)
    travel.ahead += 3600
    with inside(settings) as server:
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            seat = both.view["seat"]
            assert both.table["clocks"]["left"][seat] > 100, "an hour without a server has cost nothing"
            both.play_any(random.Random(1))
            [told] = [said["clocks"] for said in both.heard if said["type"] == "update"]
            assert told["reserve"] == [100, 100]
        with server.app.state.hub.storage.engine.connect() as connection:
            [(began, ended)] = connection.execute(sa.select(outages.c.began, outages.c.ended))
        assert 3590 < ended - began < 3630
    travel.ahead += 5
    with inside(settings) as server, server.app.state.hub.storage.engine.connect() as connection:
        assert len(connection.execute(sa.select(outages.c.id)).all()) == 1, "a short absence counts"


def pulse(server: Inside) -> float:
    from sylvarium.server.schema import pulses

    with server.app.state.hub.storage.engine.connect() as connection:
        return connection.execute(sa.select(pulses.c.at)).scalar() or 0.0


def test_clocks_are_in_a_backup_and_go_on_after_it(tmp_path: Path, travel: Travel):
    (tmp_path / "before").mkdir()
    (tmp_path / "after").mkdir()
    with inside(clocked(tmp_path / "before", clock_grace=10.0)) as server:
        created = new_table(server, seed=5, pace=LIVE)
        until(lambda: travel.now() - pulse(server) < 5)
        back_up(server.app.state.hub.storage.engine, tmp_path / "one.backup")
    travel.ahead += 100_000
    restore(f"sqlite:///{tmp_path / 'after' / 'tables.sqlite'}", tmp_path / "one.backup")
    with inside(clocked(tmp_path / "after", clock_grace=10.0)) as server, Player(server, created["table"]) as guest:
        assert guest.table["clocks"]["left"][guest.table["deciding"]] > 100
        assert not happened(server, created["table"], "bot")
