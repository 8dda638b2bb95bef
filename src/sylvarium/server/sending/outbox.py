"""What people are to be told, written down in the very transaction in which it happens.

Nothing of a game is in it, only which table it is and how far it has come. For people without a channel nothing is
written down.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.hosting.clocks import asked_person
from sylvarium.hosting.folded import Change, Folded
from sylvarium.server.schema import channels, notices, people, person_seats

KINDS = ("turn", "low", "over", "invite", "round")
NOW = 3.0  # seconds before somebody is told of what would be too late after the usual delay, or cannot be seen to come


@dataclass(frozen=True)
class SeatNotice:
    """Something to be told to the holder of a seat."""

    kind: str
    table: str
    seat: int
    token: str | None  # hashed: the seat may have changed hands
    number: int  # actions played


def notes_of(before: Folded, change: Change, looking: frozenset[int]) -> tuple[SeatNotice, ...]:
    """Whom a change concerns who is not looking at the table now."""
    state = change.state
    if sum(seat.kind == "human" for seat in state.seats) < 2 and state.clocks is None:
        return ()  # whoever plays against bots comes back by themselves
    if state.status == "over" and before.status != "over":
        seats = [seat for seat, place in enumerate(state.seats) if place.kind == "human"]
        kind = "over"
    elif change.asks or state.status != before.status:
        asked = asked_person(state)
        seats, kind = [] if asked is None else [asked], "turn"
    else:
        return ()
    return tuple(
        SeatNotice(kind, state.id, seat, state.seats[seat].token, state.number) for seat in seats if seat not in looking
    )


def put(connection: sa.Connection, note: SeatNotice, delay: float) -> None:
    """For the person who holds the seat, if there is one, and they want to be told anything anywhere."""
    here = (person_seats.c.table_id == note.table, person_seats.c.seat == note.seat)
    whose = sa.select(person_seats.c.person_id).where(*here, person_seats.c.token == note.token)
    _put(connection, whose, note.kind, note.table, note.number, {}, delay)


def invite(engine: sa.Engine, person: str, table: str, by: str) -> None:
    """Somebody with this name invites a person to a table. For code that lets people invite each other; it blocks."""
    with engine.begin() as connection:
        _put(connection, sa.select(people.c.id).where(people.c.id == person), "invite", table, 0, {"by": by}, NOW)


def new_round(connection: sa.Connection, person: str, table: str, title: str) -> None:
    """A round of a tournament has begun, and a person plays at this table. Within somebody's transaction."""
    _put(connection, sa.select(people.c.id).where(people.c.id == person), "round", table, 0, {"title": title}, NOW)


def _put(
    connection: sa.Connection,
    whose: sa.Select[Any],
    kind: str,
    table: str,
    number: int,
    data: dict[str, Any],
    delay: float,
) -> None:
    """One notice of a kind and a table: another one of them says the same, only later."""
    person = whose.subquery().c[0]
    reachable = sa.exists().where(channels.c.person_id == person, channels.c.confirmed.is_not(None))
    values = {
        "person_id": person,
        "kind": sa.literal(kind),
        "table_id": sa.literal(table),
        "number": sa.literal(number),
        "data": sa.literal(data, type_=sa.JSON),
        "due": sa.literal(time() + delay),
    }
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = insert(notices).from_select(list(values), sa.select(*values.values()).where(reachable))
    kept = {name: new.excluded[name] for name in ("number", "data")}
    connection.execute(new.on_conflict_do_update(index_elements=["person_id", "kind", "table_id"], set_=kept))
