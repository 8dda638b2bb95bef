"""People who do not look are told what waits for them: by real push messages, e-mail and hooks, and not too often."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.home import Browser
from server.noticing import OPEN, end_turn, game, hear_turn, rows, telling, with_hook
from server.player import Player
from server.receivers import Mail, Web
from server.running import Inside, inside
from server.waiting import until

from sylvarium.kernel.words import message_ids
from sylvarium.server.operating import order
from sylvarium.server.schema import letters, mailboxes, notices, results
from sylvarium.server.sending import outbox, postman, wording
from sylvarium.server.sending.outbox import SeatNotice
from sylvarium.server.sending.wording import Told


@pytest.fixture
def server(tmp_path: Path, mail: Mail) -> Iterator[Inside]:
    with inside(telling(tmp_path, mail)) as running:
        yield running


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


def test_a_game_that_is_decided_asks_nobody_for_a_move(tmp_path: Path, hook: Web):
    """The other gives up while the notice waits: it counts as it stands, and need not be played on."""
    with inside(telling(tmp_path, notice_delay=1000)) as server:
        ada = with_hook(server, hook)
        for gives_up in (True, False):
            made, bob = game(server, ada, rated=True, options={})  # chance decides who begins
            with bob:
                if bob.table["deciding"] == 1:
                    end_turn(bob)
                if gives_up:
                    assert bob.ask(type="resign", seat=1, level="sapling")["type"] == "done"
                    until(lambda: rows(server, results))
        with server.app.state.hub.storage.engine.begin() as connection:
            assert connection.execute(sa.update(notices).values(due=0.0)).rowcount == 2
        [told] = hook.wait(1)
        assert told.json["content"].count("it is your turn") == 1
        assert told.json["content"].endswith(f"/table/{made['table']}")


def test_somebody_who_was_banned_is_not_called_to_a_table(server: Inside, hook: Web):
    ada = with_hook(server, hook)
    _, bob = game(server, ada)
    ban = order.Deed("ban", person=ada.get("/me")["person"]["id"], reason="rude")
    with bob:
        order.do(server.app.state.hub.storage.engine, ban)
        end_turn(bob)
        until(lambda: not rows(server, notices))
    assert not rows(server, letters) and not hook.received


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


def test_what_did_not_arrive_is_not_tried_again_in_quiet_hours(
    server: Inside, hook: Web, monkeypatch: pytest.MonkeyPatch
):
    """It was sent in the evening, and nobody answered: the next try is not at night."""
    ada = with_hook(server, hook)
    minute = int(time.time() // 60) % 1440
    night = {"begin": (minute + 30) % 1440, "end": (minute + 600) % 1440}
    assert ada.ask("PUT", "/me/calendar", {"zone": "UTC", "quiet": night}).status_code == 200
    monkeypatch.setattr(postman, "AGAIN", (3600.0,))
    hook.answers += [500]
    _, bob = game(server, ada)
    with bob:
        end_turn(bob)
        hook.wait(1)
        [again] = until(lambda: [one for one in rows(server, letters) if one.tries == 1])
    assert again.due > time.time() + 9 * 3600


def test_a_reminder_waits_for_nothing(tmp_path: Path, hook: Web, monkeypatch: pytest.MonkeyPatch):
    """At a live table half a minute is left: after the usual delay, or the pause between messages, a bot would play."""
    from sylvarium.server.clocks import keeper

    with inside(telling(tmp_path, notice_delay=30.0, notice_gap=300.0)) as server:
        ada = with_hook(server, hook)
        _, bob = game(server, ada, pace={"kind": "live", "free": 3600, "reserve": 0})
        with bob:
            end_turn(bob)
        with server.app.state.hub.storage.engine.begin() as connection:
            connection.execute(sa.delete(notices))
            connection.execute(sa.update(mailboxes).values(sent=time.time()))
        real = time.time
        server.app.state.hub.clocks._pulse._grace = 1e9
        for module in (keeper, postman):
            monkeypatch.setattr(module, "time", lambda: real() + 3570)
        monkeypatch.setattr(outbox, "time", lambda: real() + 3570 - outbox.NOW)
        [told] = hook.wait(1)
        assert "seconds left for your turn" in told.json["content"]


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


def test_every_word_is_there_in_both_languages():
    english, french = (message_ids(wording.HERE / "words" / f"{language}.ftl") for language in ("en", "fr"))
    assert english.keys() == french.keys()
    told = [Told("turn", "t", "sylve", ("Bob", "Eve"), 3 * 86400), Told("low", "u", "tiletum", (), 100.0)]
    assert wording.bundled("fr", told)["lines"] == [
        "Sylve avec Bob et Eve\xa0: c’est à vous de jouer, il reste 3 jours.",
        "Tiletum\xa0: il reste 1 minute pour votre tour.",
    ]
    assert SeatNotice("turn", "t", 0, None, 1).kind in outbox.KINDS


def test_a_message_says_how_many_tables_wait_even_if_it_names_ten():
    waiting = [Told("turn", f"t{number}", "sylve", (f"P{number}",)) for number in range(13)]
    said = wording.bundled("en", waiting)
    assert said["title"] == "Sylvarium: 13 tables" and said["path"] == "/me"
    assert len(said["lines"]) == 11 and said["lines"][-1] == "… and 3 more."
    assert wording.span("en", 27.4) == "27 seconds"
    assert wording.line("en", Told("turn", "t", "sylve", ("سلمى", "Bob"))) == (
        "Sylve with \u2068سلمى\u2069 and Bob: it is your turn."
    ), "written from right to left, and the sentence from left to right"
