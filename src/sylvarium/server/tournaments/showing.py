"""What is shown of a tournament, and to everybody what is theirs."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from sylvarium.hosting.seated import iso
from sylvarium.hosting.tokens import hashed
from sylvarium.server.people.queue import seat_token
from sylvarium.server.tournaments import course
from sylvarium.server.tournaments.course import Agreement, Entrant
from sylvarium.server.tournaments.rows import OPEN, Entry, PairingRow, Tournament
from sylvarium.server.tournaments.shapes import (
    EntrantShape,
    RoundShape,
    RoundTable,
    StandingShape,
    TournamentPage,
    TournamentShape,
    You,
)

NOTHING = You(entrant=None, founder=False, table=None, seat=None, status=None, token=None, invite=None)


def about(held: Tournament, taken: int, rounds: int | None) -> dict[str, Any]:
    """What is told of a tournament everywhere."""
    same = ("title", "game", "seats", "options", "pace", "rated", "format", "group_size", "places", "bots", "when_full",
            "public", "status", "round")  # fmt: skip
    return {
        "tournament": held.id,
        **{name: getattr(held, name) for name in same},
        "rounds": held.rounds if rounds is None else rounds,
        "taken": taken,
        "founder": held.founder_name,
        "created": iso(held.created),
        "changed": iso(held.changed),
    }


def listed(held: Tournament, taken: int) -> TournamentShape:
    return TournamentShape(**about(held, taken, None))


def page(
    held: Tournament, entries: Sequence[Entry], pairs: Sequence[PairingRow], plan: Agreement, you: You
) -> TournamentPage:
    """All of it."""
    present = [Entrant(each.number, each.group_number, each.is_playing) for each in entries]
    played = [each.played for each in pairs if each.played]
    begun = held.status != OPEN
    ranked = course.ranking(plan, present, played) if begun and present else []
    taken = sum(each.is_playing for each in entries)
    return TournamentPage(
        **about(held, taken, course.rounds_of(plan, present) if begun and present else None),
        entrants=[
            EntrantShape(
                entrant=each.number,
                name=each.name,
                level=each.level,
                status=each.status,  # type: ignore[arg-type]
                group=each.group_number,
            )
            for each in entries
            if begun or each.is_playing
        ],
        standings=[
            StandingShape(
                entrant=each.entrant,
                place=each.place,
                points=_short(each.points),
                buchholz=_short(each.buchholz),
                margin=_short(each.margin),
                tables=each.tables,
                wins=each.wins,
            )
            for each in ranked
        ],
        played=[_round(number, list(tables)) for number, tables in groupby(pairs, key=lambda each: each.round)],
        you=you,
    )


def _round(number: int, tables: Sequence[PairingRow]) -> RoundShape:
    return RoundShape(
        round=number,
        stage=tables[0].stage,  # type: ignore[arg-type]
        tables=[
            RoundTable(
                table=each.table,
                seats=list(each.seats),
                status=each.status,  # type: ignore[arg-type]
                points=[_short(won) for won in each.played.points] if each.played else None,
            )
            for each in tables
        ],
    )


def _short(number: Fraction) -> float:
    """To a hundredth: more is not shown anywhere."""
    return round(float(number), 2)


def is_founder(held: Tournament, person: str | None, key: str | None) -> bool:
    shown = bool(key) and hmac.compare_digest(held.founder_key, hashed(key or ""))
    return shown or (person is not None and held.founder_id == person)


def own_entry(entries: Sequence[Entry], person: str | None, key: str | None) -> Entry | None:
    """The entry of the person who asks, by their login or by the key they show."""
    digest = hashed(key) if key else None
    for each in entries:
        if each.is_playing and ((person and each.person_id == person) or (digest and each.ticket == digest)):
            return each
    return None


def yours(
    held: Tournament, entries: Sequence[Entry], pairs: Sequence[PairingRow], person: str | None, key: str | None
) -> You:
    """What is theirs who ask."""
    mine, founder = own_entry(entries, person, key), is_founder(held, person, key)
    if mine is None and not founder:
        return NOTHING
    now = next((each for each in pairs if each.round == held.round and mine and mine.number in each.seats), None)
    shown = bool(key and mine and mine.ticket == hashed(key))
    return You(
        entrant=mine.number if mine else None,
        founder=founder,
        table=now.table if now else None,
        seat=now.seats.index(mine.number) if now and mine else None,
        status=now.status if now else None,  # type: ignore[arg-type]
        token=seat_token(key) if key and shown and now and now.table else None,
        invite=held.invite,
    )
