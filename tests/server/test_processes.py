"""Two real processes on one real PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from server.home import Browser
from server.player import Player, join, new_table
from server.postgres import postgres
from server.running import Outside, fork_process
from websockets.exceptions import ConnectionClosed

from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.server.database import migrate, open_engine
from sylvarium.server.rating import boards, pages, profiles, store
from sylvarium.server.rating.counting import EndedGame, SeatResult
from sylvarium.server.schema import ended, people, results, standings
from sylvarium.server.writer import Append, Create, Gap, Lobby, NumberTaken, Writer

QUICK = {"SYLVARIUM_HEARTBEAT": "0.5", "SYLVARIUM_RESCUE_AFTER": "1"}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Outside, Outside]]:
    """Both start at the same time, on an empty database."""
    with ThreadPoolExecutor(2) as pool:
        left, right = pool.map(lambda _: fork_process(database, **QUICK), range(2))
    yield left, right
    left.stop()
    right.stop()


def test_a_whole_game_across_two_processes(pair: tuple[Outside, Outside]):
    left, right = pair
    created = new_table(left, [{"kind": "me"}, {"kind": "open"}], public=True)
    with Player(left, created["table"], list(created["tokens"].values())) as ada:
        lobby = httpx.get(f"{right.http}/api/tables").json()
        assert created["table"] in [table["table"] for table in lobby["waiting"]]
        bob_token = join(right, created["table"])["token"]
        assert ada.wait("update")["table"]["status"] == "playing"
        with Player(right, created["table"], [bob_token]) as bob, Player(right, created["table"]) as guest:
            ada.wait("presence", lambda m: m["seats"] == [True, True] and m["spectators"] == 1)
            chance = random.Random(4)
            people = {0: ada, 1: bob}
            while not ada.view["over"]:
                mover = people[ada.view["seat"]]
                version = mover.version
                assert mover.play_any(chance)["type"] == "done"
                for other in (ada, bob, guest):
                    while other.version <= version:
                        other.hear()
            bob.ask(type="chat", text="well played")
            assert ada.wait("update")["chat"][0]["text"] == "well played"
            assert ada.views["0"]["ranking"] == bob.views["1"]["ranking"] == guest.views["spectator"]["ranking"]
            token = {"X-Seat-Token": bob_token}
            again = httpx.post(f"{right.http}/api/tables/{created['table']}/again", headers=token).json()
            assert ada.wait("again")["table"] == again["table"]
    with Player(left, again["table"], [bob_token]) as bob:
        assert bob.seats == [1]


def test_both_processes_write_and_every_number_is_written_once(pair: tuple[Outside, Outside], database: str):
    """Two clients with the same seats, one at each process, play as fast as they can."""
    created = new_table(pair[0])
    tokens = list(created["tokens"].values())
    acknowledged: list[int] = []

    def hurry(server: Outside, seed: int) -> None:
        chance = random.Random(seed)
        with Player(server, created["table"], tokens) as both:
            for _ in range(60):
                if both.view["over"]:
                    return
                answer = both.play_any(chance)
                if answer["type"] == "done":
                    acknowledged.append(answer["version"])
                else:
                    assert answer["code"] in ("late", "over", "illegal", "not_your_turn"), answer

    threads = [threading.Thread(target=hurry, args=(server, k)) for k, server in enumerate(pair)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT number FROM events WHERE table_id = %s ORDER BY number", [created["table"]])
        numbers = [number for (number,) in rows]
    assert numbers == list(range(1, len(numbers) + 1))
    assert sorted(acknowledged) == numbers, "each was acknowledged to exactly one of them"
    with Player(pair[0], created["table"], tokens) as left, Player(pair[1], created["table"], tokens) as right:
        assert left.views == right.views and left.version == right.version == len(numbers)


def test_one_seat_is_given_once(pair: tuple[Outside, Outside]):
    created = new_table(pair[0], [{"kind": "me"}, {"kind": "open"}])
    path, body = f"/api/tables/{created['table']}/join", {"nickname": "Bob", "invite": created["invite"]}
    for server in pair:
        httpx.get(f"{server.http}/api/tables/{created['table']}")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda k: httpx.post(f"{pair[k % 2].http}{path}", json=body).status_code, range(8)))
    assert sorted(answers) == [201] + [409] * 7


def test_a_lost_device_is_shown_out_wherever_it_is_connected(pair: tuple[Outside, Outside]):
    """Ended at one process, a device loses its seats at the other one too, at once; so does whoever is forgotten."""
    ada, phone = Browser(pair[0]), Browser(pair[1])
    passkey, _ = ada.sign_up()
    created = new_table(pair[0])
    ada.post("/me/seats", {"tables": {created["table"]: list(created["tokens"].values())}})
    passkey.origin = phone.here
    page = {"Origin": f"http://127.0.0.1:{pair[1].port}"}

    def shown_out(how: Callable[[], None]) -> None:
        phone.log_in(passkey)
        with Player(pair[1], created["table"], headers={**phone.headers, **page}) as player:
            assert player.seats == [0, 1]
            how()
            with pytest.raises(ConnectionClosed):
                while True:
                    player.hear()
        with Player(pair[1], created["table"], headers={**phone.headers, **page}) as player:
            assert player.seats == []

    def end_login() -> None:
        [other] = [one["id"] for one in ada.get("/me/account")["logins"] if not one["current"]]
        assert ada.ask("DELETE", f"/me/logins/{other}").status_code == 200

    def forget() -> None:
        assert ada.ask("DELETE", "/me").status_code == 200

    shown_out(end_login)
    shown_out(forget)


def test_bots_of_one_process_play_against_people_of_the_other(pair: tuple[Outside, Outside]):
    left, right = pair
    created = new_table(left, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}])
    chance = random.Random(2)
    tokens = list(created["tokens"].values())
    with Player(right, created["table"], tokens) as ada, Player(left, created["table"]) as guest:
        while not ada.view["over"]:
            if ada.view["choices"]:
                assert ada.play_any(chance)["type"] == "done"
            else:
                ada.hear()
        while not guest.view["over"]:
            guest.hear()


def test_another_process_takes_over_from_one_that_was_killed(pair: tuple[Outside, Outside], database: str):
    survivor, victim = pair[0], fork_process(database, **QUICK)
    created = new_table(victim, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}], options={"start": "1"})
    tokens = list(created["tokens"].values())
    chance = random.Random(6)
    with Player(victim, created["table"], tokens) as ada, Player(survivor, created["table"]) as guest:
        for _ in range(10):
            if ada.view["choices"]:
                ada.play_any(chance)
            else:
                ada.hear()
        seen = ada.version
        victim.kill()
        with Player(survivor, created["table"], tokens) as back:
            assert back.version >= seen
            while not back.view["over"]:
                if back.view["choices"]:
                    back.play_any(chance)
                else:
                    back.hear()
        while not guest.view["over"]:
            guest.hear()


def test_a_plan_made_at_one_process_is_played_by_another(pair: tuple[Outside, Outside], database: str):
    """The one that knows of it first is killed; the other plays it once, when the turn comes."""
    survivor, victim = pair[0], fork_process(database, **QUICK)
    created, chance = new_table(victim, seed=5), random.Random(8)
    id, tokens = created["table"], created["tokens"]
    first = httpx.get(f"{victim.http}/api/tables/{id}").json()["deciding"]
    mine = 1 - first
    with Player(survivor, id, [tokens[first]]) as bob:
        with Player(victim, id, [tokens[mine]]) as ada:
            shown = ada.ask(type="imagine", seat=mine, steps=[])
            step = shown["view"]["choices"][0]["name"]
            assert ada.ask(type="plan", seat=mine, number=0, steps=[step])["type"] == "done"
            victim.kill()
        while bob.view["choices"]:
            assert bob.play_any(chance)["type"] == "done"
        bob.wait("update", lambda said: (said.get("played") or {}).get("seat") == mine)
    with Player(survivor, id, [tokens[mine]]) as ada, psycopg.connect(database) as connection:
        query = "SELECT count(*) FROM events WHERE table_id = %s AND data->>'by' = 'plan'"
        assert connection.execute(query, [id]).fetchone() == (1,)
        assert ada.view["seat"] == mine, "the turn goes on by hand"


def test_a_lost_connection_to_the_database_is_made_up_for(pair: tuple[Outside, Outside], database: str):
    left, right = pair
    created = new_table(left)
    tokens = list(created["tokens"].values())
    with Player(left, created["table"], tokens) as both, Player(right, created["table"]) as guest:
        with psycopg.connect(database, autocommit=True) as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert len(connection.execute(cut).fetchall()) >= 2
        both.play_on(random.Random(1), 5)
        while guest.view["number"] < 5:
            guest.hear()


def test_the_first_tables_of_a_game_are_all_stored(pair: tuple[Outside, Outside], database: str):
    """Two processes that have never seen the rules of a game create tables of it at the same moment."""
    with psycopg.connect(database) as connection:
        assert not connection.execute("SELECT 1 FROM rulesets WHERE game = 'sylve'").fetchall()
    body = {"game": "sylve", "seats": [{"kind": "me"}, {"kind": "open"}], "nickname": "Ada"}

    def create(k: int) -> httpx.Response:
        return httpx.post(f"{pair[k % 2].http}/api/tables", json=body, timeout=600)

    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(create, range(20)))
    for k, answer in enumerate(answers):
        assert answer.status_code == 201
        found = httpx.get(f"{pair[(k + 1) % 2].http}/api/tables/{answer.json()['table']}")
        assert found.status_code == 200, "acknowledged, and stored"


def test_the_store_takes_every_number_once_and_none_without_the_one_before(database: str):
    """Two writers on PostgreSQL, each of which also tries numbers that do not follow."""
    engine = open_engine(database)
    migrate(engine)

    async def race() -> tuple[int, int, int]:
        writers = [Writer(engine, name) for name in ("left", "right")]
        for writer in writers:
            writer.start()
        row = TableRow("race", "builders", {}, 1, "r", [], False, "i", None, None, 0.0)
        await writers[0].store(Create(row, Lobby("playing", [], 0.0), ("builders", "r", [])))
        stored = taken = gaps = 0
        for number in range(1, 30):
            tries = [(writer, number + ahead) for writer in writers for ahead in (2, 0)]
            events = [writer.store(Append("race", StoredEvent(one, "chat", {}, 0.0))) for writer, one in tries]
            answers = await asyncio.gather(*events, return_exceptions=True)
            stored += sum(answer is None for answer in answers)
            taken += sum(isinstance(answer, NumberTaken) for answer in answers)
            gaps += sum(isinstance(answer, Gap) for answer in answers)
        for writer in writers:
            await writer.stop()
        return stored, taken, gaps

    assert asyncio.run(race()) == (29, 29, 58)
    with engine.connect() as connection:
        query = sa.text("SELECT number FROM events WHERE table_id = 'race' ORDER BY number")
        assert list(connection.execute(query).scalars()) == list(range(1, 30))


def test_of_two_processes_one_records_a_game_and_the_rating_moves_once(database: str):
    engine = open_engine(database)
    migrate(engine)
    seats = (
        SeatResult(0, "ada", "Ada", None, 1, 50, {"prestige": 50}, False, False),
        SeatResult(1, None, None, "birch", 2, 40, {"prestige": 40}, False, False),
    )
    found = [EndedGame(f"pg-{number}", "builders", True, float(number), None, seats) for number in range(6)]
    with engine.begin() as connection:
        connection.execute(sa.insert(ended), [{"table_id": each.table, "at": each.at} for each in found])
    with ThreadPoolExecutor(4) as pool:
        done = list(pool.map(lambda each: store.record(engine, each), [*found, *found]))
    assert sum(done) == 6 and store.waiting(engine) == []
    with engine.connect() as connection:
        numbers = connection.execute(sa.select(results.c.number).order_by(results.c.number)).scalars().all()
        standing = connection.execute(sa.select(standings).where(standings.c.person_id == "ada")).all()
    assert len({*numbers}) == len(numbers) and [row.games for row in standing] == [6]
    store.again(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.select(standings).where(standings.c.person_id == "ada")).all() == standing
    board = boards.leaderboard(engine, "builders", 1, "ada")
    assert [entry.level for entry in board.entries][-3:] == ["oak", "birch", "sapling"] and board.count == 0
    with engine.begin() as connection:
        person = {"id": "ada", "name": "Ada", "created": 1.0, "settings": {}}
        connection.execute(sa.insert(people).values(person))
        connection.execute(sa.update(standings).values(games=20, sigma=40.0))
        profiles.ensure(connection, "ada")
    assert boards.leaderboard(engine, "builders", 1, "ada").you
    assert pages.person_page(engine, "ada", None) and pages.person_game(engine, "ada", "builders", None)
    games = pages.played_games(engine, "me", "ada", 1)
    assert games and len(games.games) == 6 and games.games[0].others[0].level == "birch"
    with engine.begin() as connection:
        store.forget(connection, "ada")
        assert not connection.execute(sa.select(standings).where(standings.c.person_id == "ada")).all()
    engine.dispose()
