"""What was promised to people is kept: over the death of a server, over a migration of tables in play, in a backup."""

from __future__ import annotations

import random
from pathlib import Path

from alembic import command
from alembic.config import Config
from server.conftest import quick
from server.home import Browser
from server.player import Player, new_table
from server.running import inside, start_process

from sylvarium.server import database
from sylvarium.server.database import open_engine
from sylvarium.server.operating.backup import back_up, restore


def test_what_was_acknowledged_survives_the_death_of_the_server(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = start_process(url)
    ada = Browser(server)
    passkey, made = ada.sign_up()
    guest = new_table(server)
    ada.post("/me/seats", {"tables": {guest["table"]: [guest["tokens"][0]]}})
    seats = [{"kind": "me"}, {"kind": "open"}]
    created = ada.post("/tables", {"game": "builders", "seats": seats, "nickname": "Ada"})
    carried = ada.post(f"/tables/{guest['table']}/carry", **{"X-Seat-Token": guest["tokens"][1]})
    ada.post("/me/recover", {"code": made["codes"][0]})
    ended = Browser(server)
    ended.log_in(passkey)
    cookie = ended.cookie
    ended.post("/me/logout")
    server.kill()

    again = start_process(url, port=server.port)
    try:
        assert ada.get("/me")["person"] == made["person"]  # the cookie
        assert Browser(again).log_in(passkey)["person"] == made["person"]
        told = {each["table"]: each["mine"] for each in ada.post("/me/tables", {"tables": {}})["tables"]}
        assert told == {guest["table"]: [0], created["table"]: [0]}
        assert Browser(again).post("/me/recover", {"code": made["codes"][0]}, 403)["code"] == "no_login"
        got = Browser(again).post(f"/tables/{guest['table']}/collect", {"code": carried["code"]})
        assert got["tokens"] == {"1": guest["tokens"][1]}
        ended.client.cookies.set("sylvarium-login", cookie or "", domain="localhost.local")
        assert ended.get("/me")["person"] is None
    finally:
        again.stop()


def test_tables_in_play_of_an_older_database_are_played_on_and_taken_over(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        created = new_table(server)
        with Player(server, created["table"], list(created["tokens"].values())) as both:
            both.play_on(random.Random(1), 5)
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0006")  # before there were people
    engine.dispose()

    with inside(quick(tmp_path)) as server:
        ada = Browser(server)
        mine = {created["table"]: list(created["tokens"].values())}
        [told] = ada.post("/me/tables", {"tables": mine})["tables"]
        assert (told["number"], told["mine"], told["status"]) == (5, [0, 1], "playing")
        ada.sign_up()
        assert ada.post("/me/seats", {"tables": mine})["tables"] == {created["table"]: [0, 1]}
        origin = {"Origin": f"http://127.0.0.1:{server.port}"}
        with Player(server, created["table"], headers={**ada.headers, **origin}) as both:
            assert both.seats == [0, 1] and both.view["number"] == 5
            both.play_on(random.Random(2), 3)


def test_a_backup_has_people_and_their_seats(tmp_path: Path):
    (tmp_path / "before").mkdir()
    (tmp_path / "after").mkdir()
    with inside(quick(tmp_path / "before")) as server:
        ada = Browser(server)
        passkey, made = ada.sign_up()
        created = new_table(server)
        ada.post("/me/seats", {"tables": {created["table"]: [created["tokens"][1]]}})
        back_up(server.app.state.hub.storage.engine, tmp_path / "one.backup")
    restore(f"sqlite:///{tmp_path / 'after' / 'tables.sqlite'}", tmp_path / "one.backup")
    with inside(quick(tmp_path / "after")) as server:
        browser = Browser(server)
        browser.here = browser.origin = ada.here.replace(str(ada.server.port), str(server.port))
        passkey.origin = browser.here
        assert browser.log_in(passkey)["person"] == made["person"]
        [told] = browser.post("/me/tables", {"tables": {}})["tables"]
        assert (told["table"], told["mine"]) == (created["table"], [1])
