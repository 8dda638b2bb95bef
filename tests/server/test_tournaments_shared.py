"""Tournaments that several processes see to, on one real PostgreSQL: whoever dies, a round begins exactly once."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from server.postgres import postgres
from server.waiting import until

from sylvarium.hosting.tokens import hashed
from sylvarium.server.database import migrate, open_engine
from sylvarium.server.schema import result_seats, results, tables
from sylvarium.server.schema_tournaments import pairings
from sylvarium.server.tournaments.rows import IN, OPEN, Entry, Tournament
from sylvarium.server.tournaments.seating import sizes_of, table_for
from sylvarium.server.tournaments.store import TournamentStore

PACE = {"kind": "live", "free": 600, "reserve": 0, "then": "bot", "level": "sapling"}

# A process that dies in the middle of beginning a round: it has stored a table, and says so.
DIES = """
import sys, time
from sylvarium.server.database import open_engine
from sylvarium.server.tournaments.seating import sizes_of, table_for
from sylvarium.server.tournaments.store import TournamentStore
made = 0
def slowly(held, seats):
    global made
    made += 1
    if made == 2:
        print("in the middle", flush=True)
        time.sleep(3600)
    return table_for(held, seats)
TournamentStore(open_engine(sys.argv[1]), sizes_of, slowly).advance(sys.argv[2])
"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        migrate(open_engine(url))
        yield url


def store_of(database: str) -> TournamentStore:
    return TournamentStore(open_engine(database), sizes_of, table_for)


def founded(store: TournamentStore, id: str, players: int) -> None:
    """A tournament that has begun."""
    about = {"title": "Cup", "game": "builders", "seats": 2, "options": {}, "pace": PACE, "rated": False}
    terms = {"format": "swiss", "rounds": 3, "group_size": 4, "places": players, "bots": None, "when_full": False}
    founder = {"public": True, "invite": "i", "founder_key": "k", "founder_id": None, "founder_name": "Ada"}
    store.found(
        Tournament(id, **about, **terms, **founder, seed=7, status=OPEN, round=0, created=1.0, changed=1.0, looked=1.0),
        None,
    )
    for number in range(1, players + 1):
        name = f"Player {'abcdefghijkl'[number]}"
        store.join(
            id, lambda n, name=name: Entry(id, n, name, None, hashed(name), hashed(f"s{name}"), None, IN, None, 1.0), ()
        )
    store.start(id)


def finish(database: str, id: str, round: int) -> None:
    """All tables of a round have ended, as it is recorded."""
    engine = open_engine(database)
    with engine.begin() as connection:
        mine = sa.select(pairings.c.table_id).where(pairings.c.tournament_id == id, pairings.c.round == round)
        for table in connection.execute(mine).scalars().all():
            number = (connection.execute(sa.select(sa.func.max(results.c.number))).scalar() or 0) + 1
            row = {"table_id": table, "number": number, "game": "builders", "seats": 2, "public": True, "at": 1.0}
            connection.execute(sa.insert(results).values({**row, "why": "unrated"}))
            for seat in (0, 1):
                row = {"table_id": table, "seat": seat, "place": seat + 1, "score": 9 - seat}
                connection.execute(sa.insert(result_seats).values({**row, "gave_up": False, "helped": False}))
    engine.dispose()


def rounds(database: str, id: str) -> dict[int, int]:
    """How many tables each round has, all of which are there."""
    with open_engine(database).connect() as connection:
        query = sa.select(pairings.c.round, sa.func.count()).join(tables, tables.c.id == pairings.c.table_id)
        query = query.where(pairings.c.tournament_id == id).group_by(pairings.c.round)
        return dict(connection.execute(query).all())


def test_of_many_processes_one_begins_the_next_round(database: str):
    founded(store_of(database), "many", 8)
    assert store_of(database).advance("many") == []  # nobody has finished
    finish(database, "many", 1)
    stores = [store_of(database) for _ in range(8)]
    barrier, begun = threading.Barrier(len(stores)), list[list[str]]()

    def advance(store: TournamentStore) -> None:
        barrier.wait()
        for _ in range(3):
            begun.append(store.advance("many"))

    threads = [threading.Thread(target=advance, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(len, begun))[-2:] == [0, 4]
    assert rounds(database, "many") == {1: 4, 2: 4}


def test_a_round_that_was_being_begun_by_a_process_that_is_killed_is_begun_by_another(database: str):
    store = store_of(database)
    founded(store, "killed", 6)
    finish(database, "killed", 1)
    victim = subprocess.Popen([sys.executable, "-c", DIES, database, "killed"], stdout=subprocess.PIPE, text=True)
    assert victim.stdout and victim.stdout.readline() == "in the middle\n"
    assert store.advance("killed") == []  # the other one is at it: nobody waits for it
    assert "killed" in store.ready()
    victim.kill()
    victim.wait()
    begun = until(lambda: store.advance("killed"))  # as soon as the storage has noticed
    assert len(begun) == 3 and rounds(database, "killed") == {1: 3, 2: 3}  # all of it, and nothing of the other's
    with open_engine(database).connect() as connection:
        orphans = sa.select(tables.c.id).where(tables.c.tournament == "killed")
        known = sa.select(pairings.c.table_id).where(pairings.c.tournament_id == "killed")
        assert {*connection.execute(orphans).scalars()} == {*connection.execute(known).scalars()}
    finish(database, "killed", 2)
    assert len(store.advance("killed")) == 3
    finish(database, "killed", 3)
    assert store.advance("killed") == [] and store.get("killed").status == "over"
