"""People who do not look are told what waits for them: by real push messages, e-mail and hooks, and not too often."""

from __future__ import annotations

import http.client
import random
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from server import receivers
from server.conftest import quick
from server.home import Browser
from server.player import Player, join
from server.receivers import Mail, Web
from server.running import Inside, inside
from server.waiting import until

from sylvarium.kernel.words import message_ids
from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.run import serve
from sylvarium.server.schema import channels, letters, mailboxes, notices
from sylvarium.server.sending import carriers, outbox, postman, reaching, wording
from sylvarium.server.sending.outbox import Note
from sylvarium.server.sending.secrets import Secrets
from sylvarium.server.sending.wording import Told

OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def hook() -> Iterator[Web]:
    with receivers.web() as running:
        yield running


@pytest.fixture
def mail() -> Iterator[Mail]:
    with receivers.mail() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, mail: Mail) -> Iterator[Inside]:
    with inside(telling(tmp_path, mail)) as running:
        yield running


def telling(folder: Path, mail: Mail | None = None, **more: Any) -> Any:
    post = {"smtp_host": "127.0.0.1", "smtp_port": mail.port, "smtp_tls": "none"} if mail else {}
    soon = {"notice_delay": 0.2, "notices_every": 0.05, "notice_gap": 0.3, "notices_private": True}
    return quick(folder, **{**soon, **post, "mail_from": "table@sylvarium.example", "clocks_every": 0.1, **more})


def with_hook(server: Inside, hook: Web, name: str = "Ada", shape: str = "discord", path: str = "/hook") -> Browser:
    ada = Browser(server)
    ada.sign_up(name)
    ada.post("/me/channels", {"kind": "hook", "url": hook.url(path), "shape": shape, "language": "en"})
    return ada


def game(server: Inside, ada: Browser, **more: Any) -> tuple[dict, Player]:
    """A table at which Ada has a seat and does not look, and Bob does; it is Bob's turn, or soon will be."""
    wish = {"game": "builders", "seats": OPEN, "nickname": "Ada", "public": True, "options": {"start": "2"}, **more}
    made = ada.post("/tables", wish)
    token = join(server, made["table"], nickname="Bob")["token"]
    return made, Player(server, made["table"], [token])


def end_turn(player: Player) -> None:
    """As soon as it is theirs."""
    chance = random.Random(1)
    hear_turn(player)
    while player.view["choices"] and not player.view["over"]:
        assert player.play_any(chance)["type"] == "done"


def hear_turn(player: Player) -> None:
    while not player.view["choices"]:
        player.hear()


def rows(server: Inside, table: sa.Table) -> list[Any]:
    with server.app.state.hub.storage.engine.connect() as connection:
        return connection.execute(sa.select(table)).all()


def test_a_hook_is_told_whose_turn_it_is_and_nothing_else(server: Inside, hook: Web):
    ada = with_hook(server, hook)
    made, bob = game(server, ada)
    with bob:
        end_turn(bob)
        [told] = hook.wait(1)
    here = f"http://localhost:{server.port}/table/{made['table']}"
    assert told.path == "/hook"
    assert told.json == {
        "content": f"Builders of Sylvan Dale with Bob: it is your turn.\n{here}",
        "allowed_mentions": {"parse": []},
        "flags": 4,
    }
    until(lambda: not rows(server, letters))


def test_whoever_looks_is_not_told(server: Inside, hook: Web, monkeypatch: pytest.MonkeyPatch):
    """With the page before their eyes; or if they have looked since. A page in the background is no looking."""
    ada = with_hook(server, hook, shape="slack")
    made, bob = game(server, ada)
    origin = {"Origin": f"http://127.0.0.1:{server.port}"}
    with bob, Player(server, made["table"], headers={**ada.headers, **origin}) as eyes:
        end_turn(bob)
        hear_turn(eyes)
        assert not rows(server, notices)
        assert eyes.ask(type="ping", looks=False)["type"] == "pong"
        end_turn(eyes)
        hear_turn(bob)
        end_turn(bob)
        [told] = hook.wait(1)
        assert told.json["text"].startswith("Builders of Sylvan Dale with Bob: it is your turn.")
        with monkeypatch.context() as standing:
            standing.setattr(postman, "time", lambda: 0.0)  # nothing is due before they have looked
            end_turn(eyes)
            hear_turn(bob)
            end_turn(bob)
            hear_turn(eyes)
            ada.post("/me/seen", {"table": made["table"], "number": eyes.view["number"]})
        until(lambda: not rows(server, notices))
    assert len(hook.received) == 1


def test_several_tables_are_one_message(tmp_path: Path, hook: Web):
    with inside(telling(tmp_path, notice_delay=1000)) as server:
        ada = with_hook(server, hook)
        for _ in range(3):
            _, bob = game(server, ada)
            with bob:
                end_turn(bob)
        with server.app.state.hub.storage.engine.begin() as connection:
            assert connection.execute(sa.update(notices).values(due=0.0)).rowcount == 3
        [told] = hook.wait(1)
        assert told.json["content"].count("it is your turn") == 3
        assert told.json["content"].endswith("/me")


def test_nobody_is_told_in_quiet_hours_or_too_often(server: Inside, hook: Web, monkeypatch: pytest.MonkeyPatch):
    ada = with_hook(server, hook)
    minute = int(time.time() // 60) % 1440
    night = {"begin": (minute - 60) % 1440, "end": (minute + 120) % 1440}
    assert ada.ask("PUT", "/me/calendar", {"zone": "UTC", "quiet": night}).status_code == 200
    _, bob = game(server, ada)
    with bob:
        end_turn(bob)
        [waits] = until(lambda: [one for one in rows(server, notices) if one.due > time.time() + 3600])
    assert waits.kind == "turn" and not hook.received
    real = time.time
    monkeypatch.setattr(postman, "time", lambda: real() + 3 * 3600)  # in the morning
    assert len(hook.wait(1)) == 1


def test_kinds_that_are_not_wanted_are_not_told(server: Inside, hook: Web):
    ada = with_hook(server, hook)
    assert ada.ask("PUT", "/me/notices", {"kinds": ["over"]}).json()["kinds"] == ["over"]
    made, bob = game(server, ada)
    tokens = [made["tokens"]["0"], bob.tokens[0]]
    with bob:
        end_turn(bob)
        until(lambda: not rows(server, notices))
        with Player(server, made["table"], tokens) as both:
            assert both.ask(type="ping", looks=False)["type"] == "pong"
            bob.close()
            both.play_on(random.Random(2))
    [told] = hook.wait(1)
    assert told.json["content"].startswith("Builders of Sylvan Dale with Bob: the game is over.")


def test_time_that_runs_out_is_told_once(server: Inside, hook: Web, monkeypatch: pytest.MonkeyPatch):
    from sylvarium.server.clocks import keeper

    ada = with_hook(server, hook)
    assert ada.ask("PUT", "/me/notices", {"kinds": ["low"]}).status_code == 200
    pace = {"kind": "turns", "free": 24 * 3600}
    _, bob = game(server, ada, pace=pace)
    with bob:
        end_turn(bob)
    until(lambda: not rows(server, notices))
    real = time.time
    server.app.state.hub.clocks._pulse._grace = 1e9
    for module in (keeper, postman):
        monkeypatch.setattr(module, "time", lambda: real() + 19 * 3600)
    [told] = hook.wait(1)
    assert told.json["content"].startswith("Builders of Sylvan Dale with Bob: 4 hours left for your turn.")
    time.sleep(0.5)
    assert len(hook.received) == 1


def test_an_invitation_is_told(server: Inside, hook: Web):
    ada = with_hook(server, hook)
    bob = Browser(server)
    _, signed = bob.sign_up("Bob")
    person = ada.get("/me")["person"]["id"]
    made = bob.post("/tables", {"game": "tiletum", "seats": OPEN, "nickname": "Bob"})
    engine = server.app.state.hub.storage.engine
    outbox.invite(engine, person, made["table"], "Bob")
    outbox.invite(engine, signed["person"]["id"], made["table"], "Bob")  # has no channel: nothing is put down
    assert {one.person_id for one in rows(server, notices)} <= {person}
    with engine.begin() as connection:
        connection.execute(sa.update(notices).values(due=0.0))
    [told] = hook.wait(1)
    assert told.json["content"] == f"Bob invites you to Tiletum.\nhttp://localhost:{server.port}/me"


def test_a_push_message_is_for_one_browser_and_signed_by_this_server(server: Inside, hook: Web):
    ada, device = Browser(server), receivers.Browser()
    passkey, _ = ada.sign_up()
    key = ada.get("/me/notices")["push"]
    wish = {"kind": "push", "endpoint": hook.url("/push/1"), "keys": device.keys(), "language": "fr"}
    ada.post("/me/channels", wish)
    [channel] = ada.post("/me/channels", wish)["channels"]  # the same browser again is the same channel
    made, bob = game(server, ada)
    with bob:
        end_turn(bob)
        [told] = hook.wait(1)
        shown = device.shown(told, key, hook.url("").rstrip("/"))
        assert shown == {
            "title": "Sylvarium",
            "body": "Bâtisseurs du Val Sylvestre avec Bob\xa0: c’est à vous de jouer.",
            "path": f"/table/{made['table']}",
            "tag": "sylvarium",
        }
        assert b"Bob" not in told.body
        hook.answers.append(410)
        ada.post(f"/me/channels/{channel['id']}/test")
        until(lambda: not ada.get("/me/notices")["channels"])  # the browser is gone, and forgotten
    ada.post("/me/channels", wish)
    other = Browser(server)
    other.log_in(passkey)
    ada.post("/me/logout")
    person = other.get("/me")["person"]["id"]
    seen = len(hook.received)
    outbox.invite(server.app.state.hub.storage.engine, person, made["table"], "Bob")
    until(lambda: not rows(server, notices))
    assert len(hook.received) == seen, "who has logged out of a browser is not told there"


def test_push_messages_need_no_mail_server_and_a_letter_that_breaks_keeps_no_other_waiting(
    tmp_path: Path, hook: Web, monkeypatch: pytest.MonkeyPatch
):
    with inside(telling(tmp_path, mail_from="")) as server:
        ada, device = with_hook(server, hook), receivers.Browser()
        key = ada.get("/me/notices")["push"]
        wish = {"kind": "push", "endpoint": hook.url("/push"), "keys": device.keys(), "language": "en"}
        told, push = ada.post("/me/channels", wish)["channels"]
        ada.post(f"/me/channels/{push['id']}/test")
        [pushed] = hook.wait(1)
        assert device.shown(pushed, key, hook.url("").rstrip("/"))["path"] == "/me"
        monkeypatch.setitem(carriers.WAYS, "push", lambda *_: 1 // 0)
        for channel in (push, told):
            ada.post(f"/me/channels/{channel['id']}/test")
        assert hook.wait(2)[1].path == "/hook"
        until(lambda: [each["trouble"] for each in ada.get("/me/notices")["channels"]] == [None, "unreachable"])


def test_an_address_is_confirmed_before_anything_is_sent_and_left_with_one_click(server: Inside, mail: Mail):
    ada = Browser(server)
    ada.sign_up()
    [channel] = ada.post("/me/channels", {"kind": "email", "address": "ada@mail.example", "language": "en"})["channels"]
    assert not channel["confirmed"]
    [asks] = mail.wait(1)
    assert (asks["To"], asks["From"]) == ("ada@mail.example", "table@sylvarium.example")
    text = asks.get_content()
    code = re.search(r"/me#confirm=([A-Z0-9-]+)", text)
    assert code and f"http://localhost:{server.port}/me#confirm={code[1]}" in text
    assert ada.post(f"/me/channels/{channel['id']}/test", status=404)
    assert not ada.post("/me/seen", {"table": "x", "number": 1}) or len(mail.received) == 1
    guest = Browser(server)
    assert guest.post("/notices/confirm", {"code": "2222-2222-2222"}, 403)["code"] == "bad_code"
    assert guest.post("/notices/confirm", {"code": code[1].lower()}) == {"done": True}
    assert guest.post("/notices/confirm", {"code": code[1]}, 403)["code"] == "bad_code", "it works once"
    _, bob = game(server, ada)
    with bob:
        end_turn(bob)
    told = mail.wait(2)[1]
    assert told["Subject"] == "Sylvarium" and "Builders of Sylvan Dale with Bob: it is your turn." in told.get_content()
    stop = told["List-Unsubscribe"].strip("<>")
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and stop in told.get_content()
    asked = httpx.get(stop)
    assert asked.status_code == 200 and "ada@mail.example" in asked.text and len(rows(server, channels)) == 1
    assert httpx.get(stop[:-4] + "0000").text.count("ada@") == 0
    assert httpx.post(stop[:-4] + "0000").status_code == 200 and len(rows(server, channels)) == 1
    assert httpx.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not rows(server, channels) and not rows(server, letters)


def test_nobody_floods_a_mailbox_by_typing_its_address(server: Inside, mail: Mail):
    """Whoever asks, and however the address is written; what they are told is the same."""
    answers = []
    for number in range(6):
        eve = Browser(server)
        eve.sign_up(f"Eve {number}")
        address = f"{'V' if number % 2 else 'v'}ic.tim+{number}@mail.example"
        wish = {"kind": "email", "address": address, "language": "fr"}
        [channel] = eve.post("/me/channels", wish)["channels"]
        answers.append({**channel, "id": "", "label": "", "created": ""})
        again = eve.post("/me/channels", wish)["channels"]
        assert len(again) == 1
    assert answers == answers[:1] * 6
    until(lambda: not rows(server, letters))
    assert 1 <= len(mail.received) <= 3  # a letter is not sent any more if its channel was removed


def test_an_address_is_never_asked_again_if_its_owner_says_so(server: Inside, mail: Mail):
    eve = Browser(server)
    eve.sign_up("Eve")
    wish = {"kind": "email", "address": "victim@mail.example", "language": "fr"}
    [channel] = eve.post("/me/channels", wish)["channels"]
    [asks] = mail.wait(1)
    never = asks["List-Unsubscribe"].strip("<>")
    assert asks["List-Unsubscribe-Post"] and never in asks.get_content().replace("\n", "")
    eve.ask("DELETE", f"/me/channels/{channel['id']}")
    assert "plus jamais" in httpx.get(never).text
    address, _, language = never.partition("?")
    assert "ne marche plus" in httpx.post(f"{address[:-4]}0000?{language}").text
    eve.post("/me/channels", wish)
    assert len(mail.wait(2)) == 2, "neither looking nor a forged link is a wish"
    assert httpx.post(never).status_code == 200
    eve.post("/me/channels", wish)
    until(lambda: not rows(server, letters))
    assert len(mail.received) == 2


def test_an_address_that_does_not_exist_is_forgotten(server: Inside, mail: Mail):
    ada = Browser(server)
    ada.sign_up()
    mail.refused.add("nobody@mail.example")
    ada.post("/me/channels", {"kind": "email", "address": "nobody@mail.example", "language": "en"})
    until(lambda: not rows(server, channels))
    for wrong in ("ada", "ada@mail", "ada@mail.example\nBcc: b@c.example", "a b@mail.example", "<a@b.example>"):
        answer = ada.ask("POST", "/me/channels", {"kind": "email", "address": wrong, "language": "en"})
        assert answer.status_code == 422, wrong


def test_a_hook_that_does_not_answer_is_tried_again(server: Inside, hook: Web, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postman, "AGAIN", (0.1, 0.1))
    ada = with_hook(server, hook)
    hook.answers += [500, 302]
    [channel] = ada.get("/me/notices")["channels"]
    ada.post(f"/me/channels/{channel['id']}/test")
    assert [each.path for each in hook.wait(3)] == ["/hook"] * 3, "and nobody is followed elsewhere"
    until(lambda: ada.get("/me/notices")["channels"][0]["trouble"] is None and not rows(server, letters))
    hook.answers += [500] * 3
    ada.post(f"/me/channels/{channel['id']}/test")
    hook.wait(6)
    until(lambda: not rows(server, letters))
    assert ada.get("/me/notices")["channels"][0]["trouble"] == "unreachable"


@pytest.mark.parametrize(
    "url",
    [
        "http://93.184.215.14/hook", "https://127.0.0.1/hook", "https://localhost/hook", "https://10.1.2.3/", "https://[::1]/",
        "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::a00:1]/", "https://0.0.0.0/",
        "https://192.168.1.1:8443/", "ftp://93.184.215.14/", "https://a:b@93.184.215.14/", "https:///hook", "hook", "https://[x",
    ],
)  # fmt: skip
def test_nothing_is_sent_into_ones_own_network(url: str):
    with pytest.raises(reaching.Unreachable):
        reaching.check(url, private=False)
    with pytest.raises(reaching.Unreachable):
        reaching.post(url, b"", {}, private=False)


def test_a_name_that_means_ones_own_network_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    found = [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("10.0.0.7", 443))]
    monkeypatch.setattr(reaching.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(reaching.Unreachable, match="not a public one"):
        reaching.check("https://hooks.example/", private=False)
    monkeypatch.setattr(reaching.socket, "getaddrinfo", lambda *_, **__: found[:1])
    reaching.check("https://hooks.example/", private=False)
    monkeypatch.undo()
    with inside(telling(tmp_path, notices_private=False)) as server:
        ada = Browser(server)
        ada.sign_up()
        wish = {"kind": "hook", "url": "https://127.0.0.1/", "shape": "slack", "language": "en"}
        assert ada.post("/me/channels", wish, 422)["code"] == "bad_channel"
        assert ada.get("/me/notices")["email"] is False
        email = {"kind": "email", "address": "ada@mail.example", "language": "en"}
        assert ada.post("/me/channels", email, 422)["code"] == "bad_channel"


@contextmanager
def dripping() -> Iterator[int]:
    """A receiver that answers a byte now and then, and never ends. Its port."""
    stopped = threading.Event()

    class Drop(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with suppress(OSError):
                self.request.sendall(b"HTTP/1.1 200 OK\r\nX: ")
                while not stopped.wait(0.05):
                    self.request.sendall(b"y")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Drop) as receiver:
        receiver.daemon_threads = True
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        try:
            yield receiver.server_address[1]
        finally:
            stopped.set()
            receiver.shutdown()


def test_whoever_answers_drop_by_drop_is_left(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reaching, "WHOLE", 0.3)
    with dripping() as port, pytest.raises((OSError, http.client.HTTPException)):
        reaching.post(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)


def test_whoever_does_not_answer_keeps_nobody_waiting(server: Inside, hook: Web, monkeypatch: pytest.MonkeyPatch):
    """As many of them as there are hands, and more than the server has threads for everything else."""
    monkeypatch.setattr(reaching, "WHOLE", 1e6)  # they are never left
    bob = with_hook(server, hook, "Bob")
    [good] = bob.get("/me/notices")["channels"]
    with dripping() as port:
        slow = []
        for number in range(postman.HANDS - 1):
            eve = Browser(server)
            eve.sign_up(f"Eve {number}")
            for path in ("a", "b"):
                url = f"http://127.0.0.1:{port}/{path}"
                kept = eve.post("/me/channels", {"kind": "hook", "url": url, "shape": "slack", "language": "en"})
            slow += [(eve, each["id"]) for each in kept["channels"]]
        for eve, channel in slow:
            eve.post(f"/me/channels/{channel}/test")
        until(lambda: len([one for one in rows(server, letters) if one.claimed_by]) == postman.HANDS - 1)
        bob.post(f"/me/channels/{good['id']}/test")
        assert hook.wait(1), "nobody has more than one hand"
        assert bob.get("/me")["person"], "and requests have threads of their own"


def test_names_are_no_links_on_discord(server: Inside, hook: Web):
    ada = with_hook(server, hook)
    engine, person = server.app.state.hub.storage.engine, ada.get("/me")["person"]["id"]
    made = ada.post("/tables", {"game": "tiletum", "seats": OPEN, "nickname": "Ada"})
    outbox.invite(engine, person, made["table"], "[Prize](https://evil.example)")
    with engine.begin() as connection:
        connection.execute(sa.update(notices).values(due=0.0))
    [told] = hook.wait(1)
    line, address = told.json["content"].split("\n")
    assert line == r"\[Prize\]\(https:\/\/evil.example\) invites you to Tiletum." and "\\" not in address


def test_ones_data_has_channels_without_keys_and_nothing_is_left_of_who_goes(server: Inside, hook: Web):
    ada, device = with_hook(server, hook), receivers.Browser()
    keys = device.keys()
    ada.post("/me/channels", {"kind": "push", "endpoint": hook.url("/push"), "keys": keys, "language": "en"})
    ada.ask("PUT", "/me/calendar", {"zone": "Europe/Paris", "quiet": {"begin": 1320, "end": 480}})
    taken = ada.get("/me/export")
    assert [one["address"] for one in taken["notices"]["channels"]] == [
        {"url": hook.url("/hook"), "shape": "discord"},
        {"endpoint": hook.url("/push")},
    ]
    assert taken["notices"]["calendar"][0]["zone"] == "Europe/Paris" and keys["auth"] not in str(taken)
    bob = with_hook(server, hook, "Bob")
    [channel] = bob.get("/me/notices")["channels"]
    assert ada.ask("DELETE", f"/me/channels/{channel['id']}").status_code == 404, "that is Bob's"
    assert ada.ask("DELETE", "/me").status_code == 200
    assert [one.id for one in rows(server, channels)] == [channel["id"]] and len(rows(server, mailboxes)) == 1


def test_the_key_of_a_server_stays_the_same_and_is_in_a_backup(tmp_path: Path, hook: Web):
    (tmp_path / "after").mkdir()
    with inside(telling(tmp_path)) as server:
        ada = with_hook(server, hook)
        engine = server.app.state.hub.storage.engine
        key = ada.get("/me/notices")["push"]
        assert Secrets(engine).push_key == key
        back_up(engine, tmp_path / "one.backup")
    restore(f"sqlite:///{tmp_path / 'after' / 'tables.sqlite'}", tmp_path / "one.backup")
    with inside(telling(tmp_path / "after")) as server:
        assert Secrets(server.app.state.hub.storage.engine).push_key == key
        assert len(rows(server, channels)) == len(rows(server, mailboxes)) == 1


def test_where_links_in_mail_lead_is_said_by_the_operator_alone(tmp_path: Path):
    """Otherwise whoever reaches the server under another name could have it write to strangers with that one."""
    with pytest.raises(SystemExit, match="SYLVARIUM_SITE"):
        serve(settings=quick(tmp_path, smtp_host="mail.example", mail_from="table@sylvarium.example"))


def test_every_word_is_there_in_both_languages():
    english, french = (message_ids(wording.HERE / "words" / f"{language}.ftl") for language in ("en", "fr"))
    assert english.keys() == french.keys()
    told = [Told("turn", "t", "sylve", ("Bob", "Eve"), 3 * 86400), Told("low", "u", "tiletum", (), 100.0)]
    assert wording.bundled("fr", told)["lines"] == [
        "Sylve avec Bob et Eve\xa0: c’est à vous de jouer, il reste 3 jours.",
        "Tiletum\xa0: il reste 1 minute pour votre tour.",
    ]
    assert Note("turn", "t", 0, None, 1).kind in outbox.KINDS
