"""The ways in which people are told: push messages, e-mail and hooks; what they may reach, and what they keep."""

from __future__ import annotations

import http.client
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from server import receivers
from server.conftest import quick
from server.home import Browser
from server.noticing import OPEN, end_turn, game, rows, telling, with_hook
from server.receivers import Mail, Web
from server.running import Inside, inside
from server.waiting import until

from sylvarium.server.operating.backup import back_up, restore
from sylvarium.server.run import serve
from sylvarium.server.schema import channels, letters, mailboxes, notices
from sylvarium.server.sending import carriers, outbox, postman, reaching
from sylvarium.server.sending.secrets import Secrets
from sylvarium.server.sending.store import Channels


@pytest.fixture
def server(tmp_path: Path, mail: Mail) -> Iterator[Inside]:
    with inside(telling(tmp_path, mail)) as running:
        yield running


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


def test_a_long_message_on_discord_still_says_where_the_tables_are(server: Inside, hook: Web):
    """Names of signs alone take twice their room there."""
    ada = with_hook(server, hook)
    [channel] = ada.get("/me/notices")["channels"]
    lines = [f"{'*' * 120} {number}" for number in range(10)]
    content = {"title": "", "lines": lines, "path": "/me", "language": "en"}
    Channels(server.app.state.hub.storage.engine).write(channel["id"], content)
    [told] = hook.wait(1)
    assert len(told.json["content"]) <= 2000
    assert told.json["content"].endswith(f"\nhttp://localhost:{server.port}/me")


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
