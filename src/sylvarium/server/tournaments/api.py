"""REST for tournaments (docs/tournaments.md): under `/api/tournaments`, and a person's own under `/api/me/tournaments`.

Nobody needs an account for it, unless it is rated: people who found one or take part are given a key, and show it in
the header `X-Tournament-Key`. People who are logged in need none.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from time import time
from types import SimpleNamespace
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request

from sylvarium.bots import LEVELS
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting import opening
from sylvarium.hosting.allowing import unrateable
from sylvarium.hosting.names import nickname_of, visible
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import hashed, new_id, new_invite, new_token
from sylvarium.server.api import Address, TheHub, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.people.login import Visitor
from sylvarium.server.people.queue import seat_token
from sylvarium.server.people.shapes import Done
from sylvarium.server.people.store import Login
from sylvarium.server.rating.scale import place_of
from sylvarium.server.tournaments import showing
from sylvarium.server.tournaments.rows import IN, OPEN, OUT, REMOVED, Entry, Tournament
from sylvarium.server.tournaments.seating import playable
from sylvarium.server.tournaments.shapes import (
    Enter,
    Entered,
    MyTournament,
    MyTournaments,
    NewTournament,
    Nothing,
    RemoveEntrant,
    ShownKeys,
    TournamentPage,
    Tournaments,
)

RECENT = 7 * 24 * 3600.0  # seconds for which a tournament that is over is listed
LONGEST_TITLE = 60

router = APIRouter(prefix="/api", tags=["tournaments"])
REFUSED = refusals(401, 403, 404, 408, 409, 413, 422, 503)

Id = Annotated[str, Path(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str | None, Header(alias="X-Tournament-Key", max_length=100)]


def paid(hub: TheHub, address: Address) -> None:
    hub.budgets.spend("find", address)


Paid = Depends(paid)


def _person(login: Login | None) -> str | None:
    return login.person.id if login else None


@router.get("/tournaments", dependencies=[Paid], responses=refusals(422, 503))
async def listed(hub: TheHub, game: Annotated[str | None, Query(max_length=40)] = None) -> Tournaments:
    """Tournaments for everybody: those that can be joined, those that are played, and those that ended lately."""
    if game is not None and game not in GAMES:
        return Tournaments(tournaments=[])
    found = await asyncio.to_thread(hub.tournaments.store.listed, game, time() - RECENT)
    return Tournaments(tournaments=[showing.listed(held, taken) for held, taken in found])


@router.post("/tournaments", status_code=201, responses=REFUSED)
async def found(hub: TheHub, request: Request, login: Visitor, wanted: NewTournament, address: Address) -> Entered:
    """Founds a tournament. The key is given once, and kept by nobody else."""
    request.app.state.tournaments.check(address, "Too many new tournaments.")
    hub.budgets.spend("create", address)
    _check(wanted, login)
    key, now, name = new_token(), time(), nickname_of(wanted.nickname)
    title = visible(wanted.title, LONGEST_TITLE)
    if not title:
        raise Refusal("bad_message", "A title needs at least one visible character.")
    same = (
        "game",
        "seats",
        "options",
        "rated",
        "format",
        "rounds",
        "group_size",
        "places",
        "bots",
        "when_full",
        "public",
    )
    pace = opening.agreed_pace(wanted.pace)
    assert pace is not None
    held = Tournament(
        id=new_id(9),
        title=title,
        **{part: getattr(wanted, part) for part in same},
        pace=pace,
        invite=new_invite(),
        founder_key=hashed(key),
        founder_id=_person(login),
        founder_name=name,
        seed=secrets.randbits(40),
        status=OPEN,
        round=0,
        created=now,
        changed=now,
        looked=now,
    )
    first = _entry(held.id, 1, name, _person(login), key) if wanted.plays else None
    await asyncio.to_thread(hub.tournaments.store.found, held, first)
    return Entered(tournament=held.id, entrant=1 if first else None, key=key)


def _entry(tournament: str, number: int, name: str, person: str | None, key: str) -> Entry:
    return Entry(tournament, number, name, person, hashed(key), hashed(seat_token(key)), None, IN, None, time())


def _check(wanted: NewTournament, login: Login | None) -> None:
    """Whether it can be played as it is wanted."""
    opening.check_known(wanted.game)
    opening.check(game_by_key(wanted.game), wanted.seats, wanted.options)
    if wanted.bots is not None and wanted.bots not in LEVELS:
        raise Refusal("bad_table", f"There is no level {wanted.bots!r}; they are {', '.join(LEVELS)}.")
    if wanted.places < min(playable(wanted.game, wanted.seats, wanted.options)):
        raise Refusal("bad_table", "There are fewer places than a table has seats.")
    if wanted.rated:
        _check_rated(wanted, login)


def _check_rated(wanted: NewTournament, login: Login | None) -> None:
    """The tables of a rated tournament are what any table has to be whose game counts."""
    seats = [SimpleNamespace(kind="open")] * wanted.seats
    table = SimpleNamespace(seats=seats, options=wanted.options, seed=None, hints=None, forks=None, rated=True)
    measured = wanted.bots is None or place_of(wanted.game, wanted.bots) is not None
    hindrance = unrateable(table, login is not None, measured)
    if hindrance:
        raise Refusal("not_rated", f"This tournament cannot count for ratings: {hindrance}.")


@router.get("/tournaments/{id}", dependencies=[Paid], responses=refusals(403, 404, 422, 503))
async def shown(hub: TheHub, login: Visitor, id: Id, x_tournament_key: Key = None) -> TournamentPage:
    """All of a tournament: who takes part, who plays whom, who stands where, and where you are in it."""
    held, entries, pairs = await asyncio.to_thread(hub.tournaments.store.page, id)
    you = showing.yours(held, entries, pairs, _person(login), x_tournament_key)
    return await asyncio.to_thread(showing.page, held, entries, pairs, hub.tournaments.store.plan(held), you)


@router.post("/tournaments/{id}/join", status_code=201, dependencies=[Paid], responses=REFUSED)
async def join(hub: TheHub, login: Visitor, id: Id, wanted: Enter, x_tournament_key: Key = None) -> Entered:
    """Takes part. The key is given once, and kept by nobody else; a founder who shows theirs needs no other."""
    store, name = hub.tournaments.store, nickname_of(wanted.nickname)
    held = await asyncio.to_thread(store.get, id)
    own = x_tournament_key if showing.is_founder(held, None, x_tournament_key) else None
    key = own or new_token()
    if held.rated and login is None:
        raise Refusal("login_first", "Who takes part in a rated tournament has a home here: log in first.")
    if not held.public and not hmac.compare_digest(held.invite.encode(), (wanted.invite or "").encode()):
        raise Refusal("bad_invite", "This tournament is by invitation: the invite code is missing or wrong.")
    person = _person(login)
    number, full = await asyncio.to_thread(
        store.join, id, lambda number: _entry(id, number, name, person, key), tuple(LEVELS)
    )
    if full and held.when_full:
        await hub.tournaments.start(id, only_when_full=True)
    return Entered(tournament=id, entrant=number, key=key)


@router.post("/tournaments/{id}/withdraw", dependencies=[Paid], responses=REFUSED)
async def withdraw(hub: TheHub, login: Visitor, id: Id, wanted: Nothing, x_tournament_key: Key = None) -> Done:
    """Takes part no longer. What one still plays is given up."""
    _, entries, _ = await asyncio.to_thread(hub.tournaments.store.page, id)
    mine = showing.own_entry(entries, _person(login), x_tournament_key)
    if mine is None:
        raise Refusal("not_your_seat", "You do not take part in this tournament.")
    await asyncio.to_thread(hub.tournaments.store.leave, id, mine.number, OUT)
    hub.tournaments.call()
    return Done()


@router.post("/tournaments/{id}/remove", dependencies=[Paid], responses=REFUSED)
async def remove(hub: TheHub, login: Visitor, id: Id, wanted: RemoveEntrant, x_tournament_key: Key = None) -> Done:
    """The founder removes somebody, who cannot come back."""
    await _check_founder(hub, id, login, x_tournament_key)
    await asyncio.to_thread(hub.tournaments.store.leave, id, wanted.entrant, REMOVED)
    hub.tournaments.call()
    return Done()


@router.post("/tournaments/{id}/start", dependencies=[Paid], responses=REFUSED)
async def start(hub: TheHub, login: Visitor, id: Id, wanted: Nothing, x_tournament_key: Key = None) -> Done:
    """The founder begins: bots take the free places, if that was agreed on, and the first round is drawn."""
    await _check_founder(hub, id, login, x_tournament_key)
    await hub.tournaments.start(id)
    return Done()


@router.post("/tournaments/{id}/close", dependencies=[Paid], responses=REFUSED)
async def close(hub: TheHub, login: Visitor, id: Id, wanted: Nothing, x_tournament_key: Key = None) -> Done:
    """The founder ends it: no further round begins. Standings stay as they are."""
    await _check_founder(hub, id, login, x_tournament_key)
    await asyncio.to_thread(hub.tournaments.store.close, id)
    return Done()


async def _check_founder(hub: Hub, id: str, login: Login | None, key: str | None) -> None:
    held = await asyncio.to_thread(hub.tournaments.store.get, id)
    if not showing.is_founder(held, _person(login), key):
        raise Refusal("not_owner", "Only whoever founded the tournament can do that.")


@router.post("/me/tournaments", dependencies=[Paid], responses=refusals(403, 408, 413, 422, 503))
async def mine(hub: TheHub, login: Visitor, wanted: ShownKeys) -> MyTournaments:
    """The tournaments one takes part in or has founded, by the login and by the keys that are shown."""
    found = await asyncio.to_thread(_mine, hub, _person(login), wanted.keys)
    return MyTournaments(tournaments=found)


def _mine(hub: Hub, person: str | None, shown: dict[str, str]) -> list[MyTournament]:
    """Blocks."""
    store, keys = hub.tournaments.store, [hashed(key) for key in shown.values()]
    if person and keys:
        store.claim(person, keys)
    found = []
    for held, taken in store.of(person, keys):
        you = showing.yours(*store.now(held.id), person, shown.get(held.id))
        found.append(MyTournament(**showing.about(held, taken, None), you=you))
    return found
