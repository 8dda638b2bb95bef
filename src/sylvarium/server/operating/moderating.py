"""Closing tables and muting people. An order is an event of the table, stored like any other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import time
from typing import Any

import sqlalchemy as sa

from sylvarium.server.operating.store import note, row_of
from sylvarium.server.schema import events, tables
from sylvarium.server.writer import NotAll, store_events

TRIES = 20  # the people at the table may be faster again and again
KINDS = ("close", "reopen", "mute", "unmute")
LONGEST = 300  # characters of a reason

Ask = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Moderated:
    """What operators have ordered at a table so far, and who sits there."""

    people: list[dict[str, Any]]
    closed: str | None = None
    muted: frozenset[int | None] = frozenset()

    def after(self, kind: str, data: dict[str, Any]) -> Moderated:
        if kind in ("close", "reopen"):
            return replace(self, closed=data.get("reason"))
        who = {data["seat"]}
        return replace(self, muted=self.muted | who if kind == "mute" else self.muted - who)


def standing(connection: sa.Connection, id: str) -> Moderated:
    """The standing of a table, without opening its game."""
    people = row_of(connection, id, sa.select(tables.c.people)).people
    found = Moderated(people if isinstance(people, list) else [])
    query = sa.select(events.c.kind, events.c.data).where(events.c.table_id == id, events.c.kind.in_(KINDS))
    for kind, data in connection.execute(query.order_by(events.c.number)):
        found = found.after(kind, data) if isinstance(data, dict) else found
    return found


def close(engine: sa.Engine, id: str, reason: str) -> None:
    """Nothing more happens at the table; visitors are shown the reason."""
    reason = " ".join(reason.split())
    if not reason:
        raise ValueError("say why, in words that the people at the table may read")
    if len(reason) > LONGEST:
        raise ValueError(f"a reason has {LONGEST} characters at most")

    def ask(now: Moderated) -> Ask:
        if now.closed is not None:
            raise ValueError(f"the table is closed already: {now.closed}")
        return "close", {"reason": reason}

    order(engine, id, ask, reason, closed=reason)


def reopen(engine: sa.Engine, id: str, reason: str = "") -> None:
    def ask(now: Moderated) -> Ask:
        if now.closed is None:
            raise ValueError("the table is not closed")
        return "reopen", {}

    order(engine, id, ask, reason, closed=None)


def mute(engine: sa.Engine, id: str, seat: int | None, reason: str = "", voice: bool = False) -> None:
    """Refuses the chat of a seat (None: of all who watch), or with `voice` takes it again."""

    def ask(now: Moderated) -> Ask:
        if seat is not None and not (0 <= seat < len(now.people) and now.people[seat]["kind"] == "human"):
            raise ValueError(f"nobody sits on seat {seat}")
        if (seat in now.muted) != voice:
            raise ValueError("that is how it is already")
        return "unmute" if voice else "mute", {"seat": seat}

    order(engine, id, ask, f"{_named(seat)}: {reason}" if reason else _named(seat))


def seat_called(engine: sa.Engine, id: str, nickname: str) -> int:
    """The seat of the person with this name."""
    with engine.connect() as connection:
        people = standing(connection, id).people
    found = [
        seat
        for seat, person in enumerate(people)
        if person["kind"] == "human" and (person["nickname"] or "").casefold() == nickname.casefold()
    ]
    if not found:
        raise ValueError(f"nobody at table {id} is called {nickname}")
    return found[0]


def _named(seat: int | None) -> str:
    return "spectators" if seat is None else f"seat {seat}"


def order(engine: sa.Engine, id: str, ask: Callable[[Moderated], Ask], reason: str, **shown: Any) -> None:
    """Stores the order after the last event of the table, whichever that is by then."""
    for _ in range(TRIES):
        try:
            with engine.begin() as connection:
                kind, data = ask(standing(connection, id))
                last = sa.select(sa.func.max(events.c.number)).where(events.c.table_id == id)
                number = (connection.execute(last).scalar() or 0) + 1
                row = {"table_id": id, "number": number, "kind": kind, "data": data, "at": time()}
                store_events(connection, [row])
                if shown:
                    connection.execute(sa.update(tables).where(tables.c.id == id).values(shown))
                note(connection, id, kind, reason)
            return
        except NotAll:
            continue
    raise ValueError("the table is being changed all the time; try again")
