"""People among each other: friends, notes, blocks, invitations, another game with the same people."""

from __future__ import annotations

import httpx
from server.home import Browser
from server.player import Player
from server.running import Inside

SEATS = [{"kind": "me"}, {"kind": "open"}]


def at_home(server: Inside, name: str) -> Browser:
    browser = Browser(server)
    browser.sign_up(name)
    return browser


def table_of(one: Browser, other: Browser | None = None, name: str = "Ada", **more: object) -> dict:
    """A table that one has opened, and at which the other sits too."""
    wish = {"game": "builders", "seats": SEATS, "nickname": name, "public": True, **more}
    created = one.post("/tables", wish)
    if other:
        created["joined"] = other.post(f"/tables/{created['table']}/join", {"nickname": "Bob"})
    return created


def origin(server: Inside) -> dict[str, str]:
    return {"Origin": f"http://127.0.0.1:{server.port}"}


def test_friends_are_asked_accepted_and_seen_only_if_they_allow_it(server: Inside):
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    table = table_of(ada, bob)["table"]
    [met] = ada.get("/me/circle")["met"]
    assert (met["name"], met["game"], met["games"]) == ("Bob", "builders", 1)
    ada.post("/me/friends", {"table": table, "seat": 1})
    assert [each["name"] for each in ada.get("/me/circle")["asked"]] == ["Bob"]
    [asking] = bob.get("/me/circle")["asking"]
    bob.post("/me/friends", {"person": asking["person"]})
    [friend] = ada.get("/me/circle")["friends"]
    assert friend["name"] == "Bob" and not friend["online"]
    bob.ask("PUT", "/me/online", {"show": True})
    assert ada.get("/me/circle")["friends"][0]["online"]
    assert not bob.get("/me/circle")["friends"][0]["online"]
    bob.ask("PUT", "/me/online", {"show": False})
    assert not ada.get("/me/circle")["friends"][0]["online"]
    bob.ask("DELETE", f"/me/friends/{asking['person']}")
    assert ada.get("/me/circle")["friends"] == []


def test_a_request_that_is_declined_ignored_or_blocked_looks_the_same(server: Inside):
    ada, seen = at_home(server, "Ada"), []
    for number, answer in enumerate(("ignore", "decline", "block")):
        other = at_home(server, f"Other {number}")
        table = table_of(ada, other, name=f"Ada {number}")["table"]
        ada.post("/me/friends", {"table": table, "seat": 1})
        [asking] = other.get("/me/circle")["asking"]
        if answer == "decline":
            other.post(f"/me/friends/{asking['person']}/decline")
        if answer == "block":
            other.post("/me/blocks", {"person": asking["person"]})
        assert bool(other.get("/me/circle")["asking"]) == (answer == "ignore")
        seen.append(ada.post("/me/friends", {"table": table, "seat": 1}))
    assert len(ada.get("/me/circle")["asked"]) == 3 and seen == [{"done": True}] * 3


def test_nobody_learns_who_has_an_account(server: Inside):
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    alone = table_of(ada)["table"]
    httpx.post(f"{server.http}/api/tables/{alone}/join", json={"nickname": "Guest"})
    together = table_of(ada, bob)["table"]
    stranger = at_home(server, "Cem")
    person = stranger.get("/me")["person"]["id"]
    for path, more in (("friends", {}), ("blocks", {})):
        said = [
            ada.ask("POST", f"/me/{path}", {**who, **more}).text
            for who in (
                {"table": alone, "seat": 1},
                {"table": together, "seat": 1},
                {"person": "nobody-like-this"},
                {"person": person},
            )
        ]
        assert set(said) == {'{"done":true}'}
    assert stranger.get("/me/circle")["asking"] == []  # they have never met
    for path in ("/me/circle", f"/me/tables/{alone}/company"):
        assert Browser(server).ask("GET", path).json()["code"] == "login_first"


def test_a_code_makes_friends_once(server: Inside):
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    code = ada.post("/me/friend-codes")["code"]
    assert ada.post("/me/friend-codes/take", {"code": code}, 409)["code"] == "own_code", "she tries her own link"
    bob.post("/me/friend-codes/take", {"code": code.lower()})
    assert [each["name"] for each in ada.get("/me/circle")["friends"]] == ["Bob"]
    assert at_home(server, "Eve").post("/me/friend-codes/take", {"code": code}, 403)["code"] == "bad_code"


def test_a_note_is_read_by_whoever_wrote_it_and_by_nobody_else(server: Inside):
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    table = table_of(ada, bob)["table"]
    ada.ask("PUT", "/me/notes", {"table": table, "seat": 1, "text": "plays fast\u202e, likes oak"})
    assert ada.get(f"/me/tables/{table}/company")["seats"]["1"]["note"] == "plays fast, likes oak"
    assert bob.get(f"/me/tables/{table}/company")["seats"] == {}
    assert [note["text"] for note in ada.get("/me/export")["company"]["notes"]] == ["plays fast, likes oak"]
    assert "plays fast" not in str(bob.get("/me/export"))
    ada.ask("PUT", "/me/notes", {"table": table, "seat": 1, "text": ""})
    assert ada.get("/me/circle")["noted"] == []


def test_the_blocked_do_not_sit_with_one_are_not_heard_and_not_told(server: Inside):
    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    first = table_of(ada, bob)
    with (
        Player(server, first["table"], headers={**ada.headers, **origin(server)}) as hers,
        Player(server, first["table"], headers={**bob.headers, **origin(server)}) as his,
    ):
        assert his.ask(type="chat", text="before")["type"] == "done"
        ada.post("/me/blocks", {"table": first["table"], "seat": 1})
    with (
        Player(server, first["table"], headers={**ada.headers, **origin(server)}) as hers,
        Player(server, first["table"], headers={**bob.headers, **origin(server)}) as his,
    ):
        assert hers.heard[-1]["chat"] == []
        assert [line["text"] for line in his.heard[-1]["chat"]] == ["before"]
        assert his.ask(type="chat", text="are you there?")["type"] == "done"
        update = hers.wait("update", lambda said: said["version"] == his.version)
        assert set(update) == {"type", "version"}  # no gap in the versions, and no word
        assert '"by"' not in "".join(his.raw)
    second = table_of(ada, name="Ada 2")
    listed = [each["table"] for each in bob.get("/tables?status=waiting")["waiting"]]
    assert second["table"] not in listed
    assert second["table"] in [each["table"] for each in Browser(server).get("/tables?status=waiting")["waiting"]]
    refused = bob.post(f"/tables/{second['table']}/join", {"nickname": "Bob"}, 403)
    assert refused["code"] == "no_entry" and "block" not in refused["message"]
    ada.ask("DELETE", f"/me/blocks/{ada.get('/me/circle')['blocked'][0]['person']}")
    bob.post(f"/tables/{second['table']}/join", {"nickname": "Bob"})


def test_an_invitation_shows_at_home_and_leads_to_the_table(server: Inside):
    ada, bob, cem = at_home(server, "Ada"), at_home(server, "Bob"), at_home(server, "Cem")
    table_of(ada, bob)
    person = ada.get("/me/circle")["met"][0]["person"]
    private = table_of(ada, public=False)["table"]
    ada.post("/me/invite", {"table": private, "person": person})
    ada.post("/me/invite", {"table": private, "person": person})
    [invitation] = bob.post("/me/invitations", {"tables": {}})["invitations"]
    assert (invitation["table"], invitation["sender"], invitation["free"]) == (private, "Ada", 1)
    assert cem.post(f"/me/invitations/{invitation['id']}/accept", {"nickname": "Cem"}, 403)["code"] == "bad_code"
    seated = bob.post(f"/me/invitations/{invitation['id']}/accept", {"nickname": "Bob"})
    assert (seated["table"], seated["seat"]) == (private, 1)
    assert bob.post("/me/invitations", {"tables": {}})["invitations"] == []
    stranger = cem.get("/me")["person"]["id"]
    other = table_of(ada, public=False)["table"]
    assert ada.post("/me/invite", {"table": other, "person": stranger}) == {"done": True}
    assert cem.post("/me/invitations", {"tables": {}})["invitations"] == []
    bob.post("/me/blocks", {"person": bob.get("/me/circle")["met"][0]["person"]})
    assert ada.post("/me/invite", {"table": other, "person": person}) == {"done": True}
    assert bob.post("/me/invitations", {"tables": {}})["invitations"] == []


def test_a_rematch_asks_everybody_and_seats_whoever_says_yes_one_seat_further(server: Inside):
    from server.test_api import finished

    table, tokens = finished(server)
    ada, guest = Browser(server), Browser(server)
    with Player(server, table, [tokens[1]]) as watching:
        made = ada.post(f"/tables/{table}/rematch", **{"X-Seat-Token": tokens[0]})
        again = watching.wait("again")
    assert again == {"type": "again", "table": made["table"], "asks": True}
    assert made["tokens"] == {"1": tokens[0]} and made["asked"] == 1
    assert ada.post(f"/tables/{table}/rematch", **{"X-Seat-Token": tokens[0]}) == made
    assert ada.get(f"/tables/{made['table']}")["public"] is False
    [asked] = guest.post("/me/invitations", {"tables": {table: [tokens[1]]}})["invitations"]
    assert asked["kind"] == "rematch" and asked["table"] == made["table"]
    mine = {"tables": {table: [tokens[1]]}}
    assert guest.post(f"/me/invitations/{asked['id']}/accept", {"nickname": "Bob"}, 403)["code"] == "bad_code"
    seated = guest.post(f"/me/invitations/{asked['id']}/accept", {"nickname": "Bob", **mine})
    assert seated["seat"] == 0
    with Player(server, made["table"], [tokens[0]]) as first:
        assert first.seats == [1] and first.table["status"] == "waiting"  # whose half of the draw is still to come
        ada.post(f"/tables/{made['table']}/half", {"half": "ab" * 32}, **{"X-Seat-Token": tokens[0]})
        first.wait("update", lambda said: said.get("table", {}).get("status") == "playing")
        assert first.table["owner"] == 1


def test_everything_is_exported_and_nothing_is_left(server: Inside):
    import sqlalchemy as sa

    from sylvarium.server.schema_company import COMPANY

    ada, bob = at_home(server, "Ada"), at_home(server, "Bob")
    table = table_of(ada, bob)["table"]
    me = bob.get("/me")["person"]["id"]
    ada.post("/me/friends", {"table": table, "seat": 1})
    bob.post("/me/friends", {"table": table, "seat": 0})
    ada.ask("PUT", "/me/notes", {"table": table, "seat": 1, "text": "hm"})
    bob.ask("PUT", "/me/online", {"show": True})
    with Player(server, table_of(ada, name="Ada 5")["table"], headers={**bob.headers, **origin(server)}) as watching:
        watching.ask(type="chat", text="I only watch")
        spoken = watching.heard[-2]["chat"][0]["number"]
    taken = bob.get("/me/export")["company"]
    assert [each["name"] for each in taken["friends"]] == ["Ada"] and taken["online"]
    assert [each["text"] for each in taken["said"]] == ["I only watch"]
    bob.ask("DELETE", "/me")
    with server.app.state.hub.storage.engine.connect() as connection:
        for kept in COMPANY:
            for column in kept.c:
                if column.name.endswith("_id") and column.name != "table_id":
                    assert not connection.execute(sa.select(column).where(column == me)).first(), column
        text = sa.text("SELECT data FROM events WHERE kind = 'chat'")
        assert spoken and not any(me in str(row) for row in connection.execute(text))
