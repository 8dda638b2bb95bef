"""What several processes share on one real PostgreSQL, clocks and letters: whatever dies, time is up exactly once, and
everybody is told exactly once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from server import receivers
from server.home import Browser
from server.player import new_table
from server.postgres import postgres
from server.running import Outside, fork_process
from server.soft_passkey import SoftPasskey
from server.waiting import until

from sylvarium.server.clocks import rows
from sylvarium.server.clocks.rows import ClockRow
from sylvarium.server.database import migrate, open_engine
from sylvarium.server.schema import channels, clocks, letters, mailboxes, notices, people, tables
from sylvarium.server.sending.bundling import bundle
from sylvarium.server.sending.postman import LEASE, Postman
from sylvarium.server.settings import Settings

QUICK = {
    "SYLVARIUM_CLOCKS_EVERY": "0.2", "SYLVARIUM_CLOCK_LEASE": "2", "SYLVARIUM_HEARTBEAT": "0.5",
    "SYLVARIUM_NOTICES_EVERY": "0.1", "SYLVARIUM_NOTICES_PRIVATE": "1",
}  # fmt: skip
PACE = {"kind": "live", "free": 5, "reserve": 0, "then": "bot", "level": "sapling"}

# A server that takes clocks and letters on and then does nothing, as one that hangs, or is about to die.
HANGS = """
import asyncio
from sylvarium.server.clocks.keeper import ClockKeeper
from sylvarium.server.sending.postman import Postman
async def nothing(*_):
    await asyncio.sleep(3600)
ClockKeeper._act = nothing
claim = Postman._claim
async def send(self):
    if await asyncio.to_thread(claim, self, __import__("time").time()):
        await nothing()
Postman._send = send
from sylvarium.server.run import serve
serve(port={port})
"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def asked(database: str, query: str, *given: Any) -> list[Any]:
    with psycopg.connect(database) as connection:
        return connection.execute(query, given).fetchall()  # type: ignore[call-overload]


def times_up(database: str, table: str) -> int:
    """How often, for the seat for which it was most often: on a busy machine the other one's may be up, too."""
    query = "SELECT count(*) FROM events WHERE table_id = %s AND kind = 'bot' AND data->>'why' = 'time'"
    found = asked(database, f"{query} GROUP BY data->>'seat' ORDER BY 1 DESC", table)
    return found[0][0] if found else 0


def with_hooks(server: Outside, passkey: SoftPasskey | None, *paths: str) -> tuple[Browser, SoftPasskey]:
    """Somebody who is told at these hooks, and has just been sent something to each of them."""
    browser = Browser(server)
    if passkey is None:
        passkey, _ = browser.sign_up()
    else:
        passkey.origin = browser.here
        browser.log_in(passkey)
    for url in paths:
        found = browser.post("/me/channels", {"kind": "hook", "url": url, "shape": "slack", "language": "en"})
        browser.post(f"/me/channels/{found['channels'][-1]['id']}/test")
    return browser, passkey


def test_another_process_acts_once_when_the_one_that_holds_clock_and_letters_is_killed(database: str):
    with receivers.web() as hook:
        victim = fork_process(database, program=HANGS, **QUICK)
        try:
            table = new_table(victim, pace=PACE)["table"]
            holder = "SELECT claimed_by FROM clocks WHERE table_id = %s AND claimed_by IS NOT NULL"
            until(lambda: asked(database, holder, table))
            _, passkey = with_hooks(victim, None, hook.url("/held"))
            held = "UPDATE letters SET claimed_until = 1e12 WHERE claimed_by IS NOT NULL RETURNING id"
            until(lambda: asked(database, held))
            other = fork_process(database, **QUICK)
        finally:
            victim.kill()
        try:
            browser, _ = with_hooks(other, passkey, hook.url("/one"), hook.url("/two"))
            hook.wait(2)
            assert {each.path for each in hook.received} == {"/one", "/two"}, "what is taken on is left alone"
            asked(database, "UPDATE letters SET claimed_until = 0 RETURNING id")  # the time is over
            hook.wait(3)
            until(lambda: times_up(database, table))
            moved = "SELECT count(*) FROM events WHERE table_id = %s AND kind = 'play' AND data->>'by' = 'bot'"
            until(lambda: asked(database, moved, table)[0][0])
            until(lambda: not asked(database, "SELECT id FROM letters"))
            time.sleep(1)  # several further looks
            assert times_up(database, table) == 1
            assert sorted(each.path for each in hook.received) == ["/held", "/one", "/two"]
            # PostgreSQL keeps no text with a zero byte.
            assert browser.ask("GET", "/people/%00").status_code == 404
            assert browser.ask("GET", "/tables?game=%00").json()["code"] == "bad_message"
        finally:
            other.stop()


def test_no_two_processes_take_on_the_same_clock(database: str):
    engine = open_engine(database)
    migrate(engine)
    table = {"game": "builders", "options": {}, "seed": 0, "rules": "", "seats": [], "public": False, "invite": ""}
    shown = {"created": 0.0, "status": "playing", "people": [], "changed": 0.0}
    ids = [f"clock-{number}" for number in range(60)]
    with engine.begin() as connection:
        connection.execute(sa.insert(tables), [{"id": id, **table, **shown} for id in ids])
        for id in ids:
            rows.put(connection, ClockRow(id, 0, 1.0, 2.0))
    try:
        with ThreadPoolExecutor(6) as pool:
            taken = list(pool.map(lambda process: rows.claim(engine, f"process {process}", 10.0, 60.0), range(6)))
        found = [row.table_id for claimed in taken for row in claimed if row.table_id in ids]
        assert len(found) == len(set(found)) > 0
        rounds = [rows.claim(engine, "later", 80.0, 60.0) for _ in range(-(-len(ids) // rows.AT_ONCE) + 1)]
        [again] = [row for claimed in rounds for row in claimed if row.table_id == found[0]]
        with engine.begin() as connection:
            assert not rows.release(connection, "process 0", again, due=99.0), "it is another's by now"
            assert rows.release(connection, "later", again, due=99.0)
    finally:
        with engine.begin() as connection:
            connection.execute(sa.delete(clocks))
        engine.dispose()


def test_no_two_processes_bundle_or_send_the_same(database: str):
    """Six at once: everybody gets one message of all that waits for them, and each letter has one carrier."""
    engine, settings = open_engine(database), Settings(notice_gap=300.0)
    migrate(engine)
    ids = [f"told-{number}" for number in range(8)]
    row = {"game": "builders", "options": {}, "seed": 0, "rules": "", "seats": [], "public": False, "invite": ""}
    shown = {"created": 0.0, "status": "waiting", "people": [], "changed": 0.0}
    address = {"kind": "hook", "address": {}, "label": "", "site": "", "created": 0.0, "confirmed": 0.0}
    with engine.begin() as connection:
        connection.execute(sa.insert(tables), [{"id": f"asked-{number}", **row, **shown} for number in range(3)])
        for id in ids:
            connection.execute(sa.insert(people).values(id=id, name="Ada", created=0.0, settings={}))
            connection.execute(sa.insert(mailboxes).values(person_id=id, kinds=["invite"], language="en", sent=0.0))
            connection.execute(sa.insert(channels).values(id=f"to-{id}", person_id=id, trouble=None, **address))
            waiting = {"person_id": id, "kind": "invite", "number": 0, "data": {"by": "Bob"}, "due": 1.0}
            connection.execute(sa.insert(notices), [{**waiting, "table_id": f"asked-{each}"} for each in range(3)])
    try:
        with ThreadPoolExecutor(6) as pool:
            written = list(pool.map(lambda _: bundle(engine, settings, 1000.0), range(6)))
            with engine.connect() as connection:
                found = connection.execute(sa.select(letters)).all()
                left = connection.execute(sa.select(sa.func.count()).select_from(notices)).scalar()
            assert sum(written) == len(ids) and not left
            assert sorted(letter.channel_id for letter in found) == [f"to-{id}" for id in ids]
            assert {len(letter.content["lines"]) for letter in found} == {3}
            men = [Postman(engine, f"process {number}", settings) for number in range(6)]
            now = time.time() + 1
            taken = list(pool.map(lambda man: man._claim(now), men))
        held = [(man, letter) for man, claimed in zip(men, taken, strict=True) for letter in claimed]
        assert sorted(letter.id for _, letter in held) == sorted(letter.id for letter in found)
        assert not men[0]._claim(now + LEASE - 1), "what is taken on is left alone"
        man, letter = held[0]
        heir = men[0] if man is not men[0] else men[1]
        assert letter.id in {each.id for each in heir._claim(now + LEASE)}
        for sender, left_over in ((man, 1), (heir, 0)):
            with engine.begin() as connection:
                sender._note(connection, letter, "delivered")
                query = sa.select(sa.func.count()).select_from(letters).where(letters.c.id == letter.id)
                assert connection.execute(query).scalar() == left_over, "whoever has it now says what became of it"
    finally:
        with engine.begin() as connection:
            for each in (letters, notices):
                connection.execute(sa.delete(each))
        engine.dispose()
