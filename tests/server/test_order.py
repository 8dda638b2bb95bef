"""Order: what the owner of a table may do, reports, and what operators do about them, all of it put down."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace

import httpx
import pytest
import sqlalchemy as sa
from server.home import Browser
from server.player import Player, join, new_table
from server.running import Inside
from server.test_company import at_home, origin, table_of
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from sylvarium.command_line.cli import app
from sylvarium.server.operating import order
from sylvarium.server.schema_company import audit, reports, sanctions

OPEN = [{"kind": "me"}, {"kind": "open"}]


def post(server: Inside, path: str, token: str | None, body: object = None) -> httpx.Response:
    headers = {"X-Seat-Token": token} if token else {}
    return httpx.post(f"{server.http}/api{path}", json={} if body is None else body, headers=headers)


def admin(server: Inside, *words: str) -> dict:
    url = str(server.app.state.hub.storage.engine.url)
    done = CliRunner().invoke(app, ["admin", *words, "--database", url, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


# ------------------------------------------------------------------------------------------------- owners of tables


def test_the_owner_puts_somebody_out_before_the_game_and_everybody_is_told(server: Inside):
    three = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = new_table(server, three, public=True)
    id, mine = made["table"], made["tokens"][0]
    bob = join(server, id)
    assert post(server, f"/tables/{id}/seats/0/remove", bob["token"]).json()["code"] == "not_owner"
    assert post(server, f"/tables/{id}/seats/0/remove", mine).json()["code"] == "no_seat"
    with Player(server, id, [mine]) as ada:
        assert post(server, f"/tables/{id}/seats/1/remove", mine).status_code == 200
        told = ada.wait("update")
        assert told["chat"][0]["words"] == {"id": "told-removed", "args": {"name": "Bob"}}
        assert told["table"]["seats"][1]["kind"] == "open"
    assert post(server, f"/tables/{id}/half", bob["token"], {"half": "ab" * 32}).json()["code"] == "unknown_token"


def test_whoever_was_put_out_does_not_come_back_by_their_home(server: Inside):
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    three = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = ada.post("/tables", {"game": "builders", "seats": three, "nickname": "Ada", "public": True})["table"]
    bob.post(f"/tables/{id}/join", {"nickname": "Bob"})
    ada.post(f"/tables/{id}/seats/1/remove")
    assert bob.post(f"/tables/{id}/join", {"nickname": "Bob"}, 403)["code"] == "no_entry"


def test_in_a_game_a_bot_that_the_owner_does_not_choose_plays_on_and_the_game_can_be_looked_at(server: Inside):
    made = new_table(server, OPEN, public=True)
    id, mine = made["table"], made["tokens"][0]
    bob = join(server, id)
    with Player(server, id, [mine]) as ada:
        assert post(server, f"/tables/{id}/seats/1/remove", mine).status_code == 200
        seat = ada.wait("update")["table"]["seats"][1]
        assert (seat["kind"], seat["level"]) == ("bot", "oak")
    # The seat is handed to nobody: nobody's hand is looked into.
    assert post(server, f"/tables/{id}/seats/1/again", mine).json()["code"] == "no_seat"
    with Player(server, id, [bob["token"]]) as watching:
        assert watching.seats == []
    answer = httpx.get(f"{server.http}/api/tables/{id}/moments/0")
    assert answer.status_code == 200


def test_the_owner_takes_a_voice_and_gives_it_back(server: Inside):
    made = new_table(server, OPEN, public=True)
    id, mine = made["table"], made["tokens"][0]
    bob = join(server, id)
    with Player(server, id, [bob["token"]]) as his, Player(server, id) as watching:
        assert post(server, f"/tables/{id}/hush", bob["token"], {"seat": 0, "hush": True}).json()["code"] == "not_owner"
        assert post(server, f"/tables/{id}/hush", mine, {"seat": 1, "hush": True}).status_code == 200
        assert his.ask(type="chat", text="hello")["code"] == "hushed"
        assert watching.ask(type="chat", text="hello")["type"] == "done"
        assert post(server, f"/tables/{id}/hush", mine, {"seat": None, "hush": True}).status_code == 200
        assert watching.ask(type="chat", text="hello")["code"] == "hushed"
        assert post(server, f"/tables/{id}/hush", mine, {"seat": 1, "hush": False}).status_code == 200
        assert his.ask(type="chat", text="hello")["type"] == "done"


def test_the_owner_closes_the_table(server: Inside):
    made = new_table(server, OPEN, public=True)
    id, mine = made["table"], made["tokens"][0]
    bob = join(server, id)
    assert post(server, f"/tables/{id}/close", bob["token"]).json()["code"] == "not_owner"
    with Player(server, id, [mine, bob["token"]]) as both:
        both.play_on(random.Random(1), 2)
        assert post(server, f"/tables/{id}/close", mine).status_code == 200
        told = both.wait("update")
        assert told["table"]["closed"] == "owner" and told["chat"][0]["words"]["id"] == "told-shut"
        assert both.play_any(random.Random(1))["code"] == "closed"
    assert httpx.get(f"{server.http}/api/tables/{id}/moments/2").status_code == 200


def test_in_a_rated_game_nobody_is_put_out_and_it_is_ended_for_no_shows_only_after_a_day(server: Inside):
    from sylvarium.hosting import owning
    from sylvarium.hosting.refusal import Refusal

    made = new_table(server, OPEN, public=True)
    join(server, made["table"])
    state = server.app.state.hub.opened(made["table"]).state
    state.row.allows["rated"] = True
    other, day = 1 - (state.deciding or 0), 86_400.0
    mine, theirs = [other], state.deciding or 0  # the other one is asked
    owned = replace(state, seats=tuple(replace(seat, owner=number == other) for number, seat in enumerate(state.seats)))
    for ask in (
        lambda: owning.ask_remove(owned, theirs, mine, None),
        lambda: owning.ask_shut(owned, mine, {theirs: 5.0}, 60.0, owned.waits + day),
        lambda: owning.ask_shut(owned, mine, {theirs: 61.0}, 60.0, owned.waits + day - 1),
        lambda: owning.ask_shut(owned, mine, {theirs: 61.0}, 60.0, owned.waits + 61.0),
        lambda: owned.ask_bot(theirs, "sapling", False, 61.0, 60.0, owned.waits + 61.0),
    ):
        with pytest.raises(Refusal, match="rated"):
            ask()
    assert owning.ask_shut(owned, mine, {theirs: 61.0}, 60.0, owned.waits + day) == ("shut", {})
    assert owned.ask_bot(theirs, "sapling", False, 61.0, 60.0, owned.waits + day)[0] == "bot"


# --------------------------------------------------------------------------------------------- reports and operators


@pytest.fixture
def operator(server: Inside) -> tuple[Browser, dict[str, str]]:
    """An operator who has shown their passkey."""
    browser = Browser(server)
    passkey, made = browser.sign_up("Olga")
    admin(server, "operator", made["person"]["id"])
    options = browser.post("/me/login-options")["options"]
    token = browser.post("/operator/enter", {"credential": passkey.show(options)})["token"]
    return browser, {"X-Operator": token}


def reported(server: Inside) -> tuple[Browser, Browser, str, int]:
    """Bob has said something at Ada's table, who reports it."""
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    id = table_of(ada, bob)["table"]
    with Player(server, id, headers={**bob.headers, **origin(server)}) as his:
        for text in ("one", "two, which is rude", "three"):
            his.ask(type="chat", text=text)
        said = next(line for heard in his.heard for line in heard.get("chat", []) if line["text"].startswith("two"))
        ada.post("/reports", {"kind": "line", "table": id, "line": said["number"], "reason": "rude"})
    return ada, bob, id, said["number"]


def resigned_at(server: Inside, bob: Browser) -> str:
    """A table at which Bob has resigned."""
    id = table_of(at_home(server, "Ada"), bob)["table"]
    with Player(server, id, headers={**bob.headers, **origin(server)}) as his:
        assert his.ask(type="resign", seat=1, level="sapling")["type"] == "done"
    return id


def last_report(server: Inside) -> int:
    with server.app.state.hub.storage.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.max(reports.c.id))).scalar() or 0


def listed(browser: Browser, headers: dict[str, str], id: int, done: bool = False) -> dict:
    page = 1
    while True:
        answer = browser.ask("GET", f"/operator/reports?page={page}&done={str(done).lower()}", **headers).json()
        found = [each for each in answer["reports"] if each["id"] == id]
        if found or not answer["more"]:
            return found[0]
        page += 1


def test_a_report_reaches_operators_with_what_was_said_around_it(server: Inside, operator):
    browser, shown = operator
    _, bob, table, line = reported(server)
    report = listed(browser, shown, last_report(server))
    assert (report["kind"], report["table"], report["seat"], report["line"]) == ("line", table, 1, line)
    assert (report["name"], report["account"], report["reporter"], report["reason"]) == ("Bob", "Bob", "Ada", "rude")
    assert [(each["text"], each["reported"]) for each in report["lines"]] == [
        ("one", False), ("two, which is rude", True), ("three", False),
    ]  # fmt: skip
    assert report["address"] == "127.0.0.1"
    assert admin(server, "reports", str(report["id"]))["reports"][0]["reason"] == "rude"
    assert "rude" not in str(bob.get("/me/export")["company"])


def test_what_a_report_says_is_shown_in_a_terminal_and_not_obeyed(server: Inside):
    ada, _, table, _ = reported(server)
    reason = "\x1b[2J\u202every rude\n→ 2026-05-01T10:00:00 Bob: I admit it"
    ada.post("/reports", {"kind": "player", "table": table, "seat": 1, "reason": reason})
    url = str(server.app.state.hub.storage.engine.url)
    for words in (["reports", str(last_report(server))], ["reports"]):
        told = CliRunner().invoke(app, ["admin", *words, "--database", url], env={"COLUMNS": "400"}).stdout
        assert ("very rude" in told or len(words) == 1) and not {"\x1b", "\u202e"} & set(told)
        assert not any(line.startswith("→ 2026-05-01") for line in told.splitlines()), "a line of the chat, it seems"


def test_the_page_is_for_operators_who_have_shown_their_passkey(server: Inside, operator):
    browser, shown = operator
    paths = (("GET", "/operator/reports"), ("GET", "/operator/deeds"), ("POST", "/operator/acts"))
    other = Browser(server)
    passkey, _ = other.sign_up("Eve")
    options = other.post("/me/login-options")["options"]
    assert other.post("/operator/enter", {"credential": passkey.show(options)}, 403)["code"] == "operators_only"
    body = {"deed": "dismiss", "report": 1}
    for method, path in paths:
        sent = body if method == "POST" else None
        assert browser.ask(method, path, sent).json()["code"] == "operators_only"  # a cookie alone is not enough
        assert other.ask(method, path, sent, **shown).json()["code"] == "operators_only"  # nor somebody else's pass
        assert Browser(server).ask(method, path, sent, **shown).json()["code"] == "login_first"
    foreign = browser.ask("POST", "/operator/acts", body, **{**shown, "Origin": "https://evil.example"})
    assert foreign.json()["code"] == "foreign_page"
    assert browser.get("/operator") == {"operator": True} and other.get("/operator") == {"operator": False}
    admin(server, "operator", browser.get("/me")["person"]["id"], "--remove")
    assert browser.ask("GET", "/operator/reports", **shown).json()["code"] == "operators_only"


def until_obeyed(server: Inside, table: str, headers: dict[str, str]) -> tuple[list[str], dict]:
    """What somebody reads and is answered once the server has looked at its orders, which it does every second."""
    while True:
        try:
            with Player(server, table, headers=headers) as his:
                chat = [line["text"] for line in his.heard[-1]["chat"]]
                answer = his.ask(type="chat", text="hello")
                if "two, which is rude" not in chat:
                    return chat, answer
        except ConnectionClosed:
            pass  # they have to come back, now that something has changed
        time.sleep(0.1)


def test_mute_rename_delete_and_ban_are_done_and_put_down(server: Inside, operator):
    browser, shown = operator
    _, bob, table, _ = reported(server)
    report, person = last_report(server), bob.get("/me")["person"]["id"]
    gone = resigned_at(server, bob)

    def act(**deed: object) -> None:
        answer = browser.ask("POST", "/operator/acts", {"reason": "rude", **deed}, **shown)
        assert answer.status_code == 200, answer.text

    act(deed="delete-line", report=report)
    act(deed="rename", report=report, name="Somebody")
    act(deed="mute", report=report, hours=24)
    chat, refused = until_obeyed(server, table, {**bob.headers, **origin(server)})
    assert chat == ["one", "…", "three"] and refused["code"] == "muted"
    assert bob.get("/me")["person"]["name"] == "Somebody"
    assert httpx.get(f"{server.http}/api/tables/{table}").json()["seats"][1]["nickname"] == "Somebody"
    act(deed="ban", person=person)
    assert bob.get("/me")["person"] is None
    with server.app.state.hub.storage.engine.connect() as connection:
        done = connection.execute(sa.select(audit.c.deed).where(audit.c.operator == browser.get("/me")["person"]["id"]))
        assert done.scalars().all() == ["delete-line", "rename", "mute", "ban"]
        assert "Bob" not in str(connection.execute(sa.select(audit.c.subject)).all())
    assert listed(browser, shown, report, done=True)["outcome"] == "delete-line"
    assert browser.ask("POST", "/operator/acts", {"deed": "unmute", "person": "nobody"}, **shown).status_code == 422
    assert [each["deed"] for each in admin(server, "deeds")["deeds"]][:1] == ["ban"]
    act(deed="delete", person=person)
    server.app.state.hub.tables.forget(gone)  # as it is read from the store
    assert [seat["nickname"] for seat in httpx.get(f"{server.http}/api/tables/{gone}").json()["seats"]] == ["Ada", None]
    with server.app.state.hub.storage.engine.connect() as connection:
        assert not connection.execute(sa.select(sanctions).where(sanctions.c.person_id == person)).first()


def test_a_name_that_several_have_does_not_say_who_is_meant(server: Inside):
    for _ in range(2):
        at_home(server, "Zoé")
    with pytest.raises(ValueError, match="several people are called"):
        order.one_called(server.app.state.hub.storage.engine, "zoé")
    with pytest.raises(ValueError, match="nobody"):
        order.one_called(server.app.state.hub.storage.engine, "Nobody at all")
