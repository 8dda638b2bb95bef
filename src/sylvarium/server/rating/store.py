"""What is stored about finished games and ratings. Every function blocks: call it in a thread.

A game is recorded once: the process that takes it out of `ended` records it in the same transaction, one game after the
other. So a process that dies in the middle has done nothing, and of two processes one finds nothing left to do.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from sylvarium.server.rating import profiles
from sylvarium.server.rating.counting import Claim, EndedGame
from sylvarium.server.rating.scale import START, START_DOUBT, Compared, Rating, place_of, rated
from sylvarium.server.schema import ended, person_seats, result_seats, results, standings

ONE_BY_ONE = 0x52415445  # "RATE": the lock of PostgreSQL under which games are recorded

NEW = Rating(START, START_DOUBT)
Standings = dict[tuple[str, str], tuple[Rating, int]]  # by person and game: the rating, and how many games made it


def waiting(engine: sa.Engine, limit: int = 50) -> list[str]:
    """Tables whose games wait to be recorded, the first ended first."""
    with engine.connect() as connection:
        query = sa.select(ended.c.table_id).order_by(ended.c.at, ended.c.table_id).limit(limit)
        return list(connection.execute(query).scalars())


def claims(engine: sa.Engine, table: str) -> list[Claim]:
    """Whose seats are whose at a table."""
    columns = (person_seats.c.seat, person_seats.c.person_id, person_seats.c.token, person_seats.c.since)
    with engine.connect() as connection:
        return [Claim(*row) for row in connection.execute(sa.select(*columns).where(person_seats.c.table_id == table))]


def drop(engine: sa.Engine, table: str) -> None:
    """A game that cannot be recorded any more, because its table is gone."""
    with engine.begin() as connection:
        connection.execute(sa.delete(ended).where(ended.c.table_id == table))


def record(engine: sa.Engine, found: EndedGame) -> bool:
    """Records a game that waits for it, with the ratings after it; False if somebody else has done so."""
    with engine.begin() as connection:
        # The first statement writes: of two who are here at once the second waits, and then finds nothing.
        if connection.execute(sa.delete(ended).where(ended.c.table_id == found.table)).rowcount != 1:
            return False
        _hold(connection)
        known = connection.execute(sa.select(results.c.table_id).where(results.c.table_id == found.table)).first()
        if known:  # it was decided before it was over
            return False
        last = connection.execute(sa.select(sa.func.max(results.c.number))).scalar() or 0
        _add(connection, found, last + 1)
        _rate(connection, found)
        for each in found.seats:
            if each.person:
                profiles.ensure(connection, each.person)
    return True


def _hold(connection: sa.Connection) -> None:
    """One game after the other, also of several processes. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_BY_ONE})


def _add(connection: sa.Connection, found: EndedGame, number: int) -> None:
    row = {"table_id": found.table, "number": number, "game": found.game, "seats": len(found.seats)}
    connection.execute(sa.insert(results).values({**row, "public": found.public, "at": found.at, "why": found.why}))
    seats = [_kept(found.table, asdict(seat)) for seat in found.seats]
    connection.execute(sa.insert(result_seats), seats)


def _kept(table: str, seat: dict[str, Any]) -> dict[str, Any]:
    return {"table_id": table, "person_id": seat.pop("person"), **seat}


def _rate(connection: sa.Connection, found: EndedGame) -> None:
    """The ratings after a game, from those that are kept."""
    if found.why is not None:
        return
    seats = [{"person_id": each.person, **asdict(each)} for each in found.seats]
    before = _standings(connection, found.game, [each.person for each in found.seats if each.person])
    after = dict(before)
    _write_seats(connection, found.table, rate_seats(after, found.game, seats))
    _write_standings(connection, {key: value for key, value in after.items() if before.get(key) != value}, found.at)


def rate_seats(known: Standings, game: str, seats: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves the ratings of those who sat there, and gives what is kept of that with their seats."""
    entrants = [_entrant(known, game, seat) for seat in seats]
    found = []
    for seat, entrant, after in zip(seats, entrants, rated(entrants), strict=True):
        person = seat["person_id"]
        if person is None or after is None or entrant.rating is None:
            continue
        known[person, game] = after, known.get((person, game), (NEW, 0))[1] + 1
        found.append(
            {
                "at_seat": seat["seat"],
                "mu_before": entrant.rating.mu,
                "sigma_before": entrant.rating.sigma,
                "mu_after": after.mu,
                "sigma_after": after.sigma,
            }
        )
    return found


def _entrant(known: Standings, game: str, seat: dict[str, Any]) -> Compared:
    if seat["person_id"] is not None:
        rating, _ = known.get((seat["person_id"], game), (NEW, 0))
        return Compared(seat["place"], rating, helped=seat["helped"])
    place = place_of(game, seat["level"] or "")
    assert place is not None, "only games between people and measured levels count"
    return Compared(seat["place"], None, place)


def _standings(connection: sa.Connection, game: str, people: Sequence[str]) -> Standings:
    query = sa.select(standings).where(standings.c.game == game, standings.c.person_id.in_(people))
    return {(row.person_id, game): (Rating(row.mu, row.sigma), row.games) for row in connection.execute(query)}


AT_SEAT = (
    sa.update(result_seats)
    .where(result_seats.c.table_id == sa.bindparam("at_table"), result_seats.c.seat == sa.bindparam("at_seat"))
    .values({name: sa.bindparam(name) for name in ("mu_before", "sigma_before", "mu_after", "sigma_after")})
)


def _write_seats(connection: sa.Connection, table: str, found: list[dict[str, Any]]) -> None:
    if found:
        connection.execute(AT_SEAT, [{"at_table": table, **each} for each in found])


def _write_standings(connection: sa.Connection, changed: Standings, at: float) -> None:
    for (person, game), (rating, games) in changed.items():
        where = (standings.c.person_id == person, standings.c.game == game)
        connection.execute(sa.delete(standings).where(*where))
        row = {"person_id": person, "game": game, "mu": rating.mu, "sigma": rating.sigma, "games": games, "at": at}
        connection.execute(sa.insert(standings).values(row))


# ---------------------------------------------------------------------------------------------------- all of it again


def again(engine: sa.Engine) -> dict[str, int]:
    """Computes all ratings again, from the first recorded game to the last: how many games, and what has changed."""
    with engine.begin() as connection:
        _hold(connection)
        before = {(row.person_id, row.game): row for row in connection.execute(sa.select(standings))}
        connection.execute(sa.delete(standings))
        known: Standings = {}
        last: dict[tuple[str, str], float] = {}
        counted = 0
        for result, seats in _recorded(connection):
            counted += 1
            _write_seats(connection, result.table_id, rate_seats(known, result.game, seats))
            last |= {(seat["person_id"], result.game): result.at for seat in seats if seat["person_id"]}
        for key, value in known.items():
            _write_standings(connection, {key: value}, last[key])
        different = sum(
            key not in before
            or (before[key].mu, before[key].sigma, before[key].games) != (*vars(rating).values(), games)
            for key, (rating, games) in known.items()
        ) + len(before.keys() - known.keys())
    return {"games": counted, "ratings": len(known), "changed": different}


def _recorded(connection: sa.Connection) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The games that count, in their order, each with its seats."""
    counting = sa.select(results).where(results.c.why.is_(None)).order_by(results.c.number)
    for result in connection.execute(counting).all():
        query = sa.select(result_seats).where(result_seats.c.table_id == result.table_id).order_by(result_seats.c.seat)
        yield result, [dict(row._mapping) for row in connection.execute(query)]


def counts(engine: sa.Engine) -> dict[str, int]:
    """What is kept, for operators."""
    counting = sa.select(sa.func.count()).select_from(results)
    queries = {
        "waiting": sa.select(sa.func.count()).select_from(ended),
        "games": counting,
        "rated": counting.where(results.c.why.is_(None)),
        "ratings": sa.select(sa.func.count()).select_from(standings),
    }
    with engine.connect() as connection:
        return {name: connection.execute(query).scalar() or 0 for name, query in queries.items()}


# ------------------------------------------------------------------------------------------------ coming, and leaving


def claim(connection: sa.Connection, person: str, table: str, seats: Iterable[int]) -> None:
    """Somebody who was a guest has come home: finished games become theirs, though they count for nothing."""
    where = (result_seats.c.table_id == table, result_seats.c.seat.in_(list(seats)))
    free = (result_seats.c.person_id.is_(None), result_seats.c.level.is_(None))
    connection.execute(sa.update(result_seats).where(*where, *free).values(person_id=person))


def forget(connection: sa.Connection, person: str) -> None:
    """Of somebody who leaves an opponent without a name stays, so that the ratings of the others stay right."""
    nobody = secrets.token_urlsafe(12)
    connection.execute(
        sa.update(result_seats).where(result_seats.c.person_id == person).values(person_id=nobody, nickname=None)
    )
    connection.execute(sa.update(standings).where(standings.c.person_id == person).values(person_id=nobody))
    profiles.remove(connection, person)


def export(connection: sa.Connection, person: str) -> dict[str, Any]:
    """What is kept of a person here."""
    where = result_seats.c.person_id == person
    told = ("table_id", "seat", "place", "score", "parts", "gave_up", "helped", "mu_before", "sigma_before",
            "mu_after", "sigma_after")  # fmt: skip
    query = sa.select(results.c.game, results.c.at, results.c.why, *(result_seats.c[name] for name in told))
    query = query.join(results, results.c.table_id == result_seats.c.table_id).where(where).order_by(results.c.number)
    held = sa.select(standings.c.game, standings.c.mu, standings.c.sigma, standings.c.games)
    return {
        "results": [dict(row._mapping) for row in connection.execute(query)],
        "ratings": [dict(row._mapping) for row in connection.execute(held.where(standings.c.person_id == person))],
        "page": profiles.kept(connection, person),
    }
