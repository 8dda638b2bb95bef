"""What a visitor sees before sitting down: the shelf, the rules, and the lobby."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from time import monotonic, time
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from sylvarium.games import SHELF
from sylvarium.hosting import shelf
from sylvarium.hosting.allowing import agreed
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import iso
from sylvarium.server.api import TheHub, kept_answer, packed, refusals
from sylvarium.server.hub import Hub
from sylvarium.server.people.login import Visitor
from sylvarium.server.rule_pages import rulebook
from sylvarium.server.school_shapes import Rulebook
from sylvarium.server.shapes import Allows, Compiled, GameShape, LobbyShape, TableShape
from sylvarium.server.storage import Filter, Listed

LISTED = 50  # tables on a page of the lobby
PAGES = 200
FRESH = 1.0  # seconds a page of the lobby is kept

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"], responses=refusals())
async def games(hub: TheHub) -> list[GameShape]:
    """The shelf, in order."""
    states = hub.preparation.states()
    return [_game(key, states.get(key, "preparing")) for key in SHELF]


def _game(key: str, state: Compiled) -> GameShape:
    return GameShape(**shelf.shown(key, state))


@router.get("/games/{game}/rules", tags=["games"], responses=refusals(404, 422))
async def rules(game: Annotated[str, Path(max_length=40)], language: Literal["en", "fr"] = "en") -> Rulebook:
    """The rules of a game as plain text, section by section."""
    if game not in SHELF:
        raise Refusal("unknown_game", f"There is no game {game!r}.")
    return await asyncio.to_thread(rulebook, game, language)


@router.get("/tables", tags=["tables"], response_model=LobbyShape, responses=refusals(422, 503))
async def lobby(
    hub: TheHub,
    request: Request,
    login: Visitor,
    status: Literal["waiting", "playing"] | None = None,
    page: Annotated[int, Query(ge=1, le=PAGES)] = 1,
    game: Annotated[str | None, Query(max_length=40)] = None,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    free: Annotated[int | None, Query(ge=1, le=8)] = None,
    pace: Literal["none", "live", "turns"] | None = None,
    rated: bool | None = None,
) -> Response:
    """Public tables with somebody at them: those that wait for players, and those being played.

    `game`, `players` (seats), `pace`, `rated` and `free` (of those that wait: at least so many free seats) leave out
    the others.
    """
    kept: dict[Any, tuple[float, bytes]] = request.app.state.lobby
    wanted = Filter(game, players, free, pace, rated)
    made, body = kept.get((status, page, wanted), (0.0, b""))
    if monotonic() - made > FRESH:
        body = packed(await _lobby(hub, status, page, wanted))
        if len(kept) > PAGES:
            kept.clear()
        kept[status, page, wanted] = monotonic(), body
    if login:
        body = _without(body, await asyncio.to_thread(hub.company.apart, login.person.id))
    return kept_answer(request, body)


def _without(body: bytes, apart: set[str]) -> bytes:
    """A page of the lobby without tables at which one would not be together."""
    if not apart:
        return body
    found = orjson.loads(gzip.decompress(body))
    found["waiting"] = [table for table in found["waiting"] if table["table"] not in apart]
    return packed(orjson.dumps(found))


async def _lobby(hub: Hub, status: str | None, page: int, filter: Filter) -> bytes:
    found: dict[str, Any] = {"page": page, "more": {}}
    since = time() - hub.settings.listed_for
    for one in ("waiting", "playing"):
        wanted = status in (None, one)
        query = partial(hub.storage.lobby, one, LISTED, (page - 1) * LISTED, since, filter)
        listed, more = await asyncio.to_thread(query) if wanted else ([], False)
        found[one] = [_listed(hub, table).model_dump() for table in listed]
        found["more"][one] = more and page < PAGES
    return orjson.dumps(found)


def _listed(hub: Hub, listed: Listed) -> TableShape:
    live = hub.opened(listed.id)
    if live:
        return TableShape(**live.public())
    return TableShape(
        table=listed.id,
        game=listed.game,
        status=listed.status,  # type: ignore[arg-type]
        public=True,
        options=listed.options,
        seats=[{"seat": seat, **person, "present": False} for seat, person in enumerate(listed.people)],  # type: ignore[misc]
        spectators=0,
        number=None,
        turn=None,
        deciding=None,
        created=iso(listed.created),
        changed=iso(listed.changed),
        forked=listed.forked,  # type: ignore[arg-type]
        again=None,
        draw=None,
        allows=Allows(**{**agreed(False, None, None), **listed.allows}) if isinstance(listed.allows, dict) else None,
        pace=listed.pace,  # type: ignore[arg-type]
        closed=None,
    )
