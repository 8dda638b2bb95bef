"""REST: the shelf, the lobby, and everything about a table that needs no live connection."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

from sylvarium.games import GAMES, SHELF
from sylvarium.games import game as game_by_key
from sylvarium.server import moments, opening
from sylvarium.server.brains import LEVELS
from sylvarium.server.folded import Folded, iso
from sylvarium.server.hub import Hub
from sylvarium.server.names import nickname_of
from sylvarium.server.refusal import Refusal
from sylvarium.server.reviews import Reviews
from sylvarium.server.rulebook import rulebook
from sylvarium.server.shapes import (
    Again,
    Created,
    Fork,
    GameRecord,
    GameShape,
    GivenHalf,
    History,
    Join,
    Joined,
    LobbyShape,
    Moment,
    NewTable,
    OptionShape,
    OwnHalf,
    Problem,
    Review,
    Rulebook,
    TableShape,
)
from sylvarium.server.storage import Listed
from sylvarium.server.tokens import new_token

LISTED = 50

MEANINGS = {
    403: "Not allowed with these tokens",
    404: "There is no such thing",
    409: "Not in this state of the table",
    413: "Too large",
    422: "The request is wrong",
    429: "Too many requests",
    503: "The storage does not answer",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals an operation may give, for the OpenAPI description."""
    return {status: {"model": Problem, "description": MEANINGS[status]} for status in (*statuses, 429)}


router = APIRouter(prefix="/api")


def hub_of(request: Request) -> Hub:
    return request.app.state.hub


TheHub = Annotated[Hub, Depends(hub_of)]
TableId = Annotated[str, Path(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Tokens = Annotated[str | None, Header(alias="X-Seat-Token", max_length=1000)]


def shown_tokens(header: str | None) -> list[str]:
    return [token.strip() for token in (header or "").split(",") if token.strip()][:8]


def held_seats(state: Folded, header: str | None) -> list[int]:
    """The seats that the header proves; a token that proves nothing is a mistake."""
    seats, unknown = state.held(shown_tokens(header))
    if unknown:
        raise Refusal("unknown_token", "A token opens no seat of this table.")
    return seats


@router.get("/games", tags=["games"], responses=refusals())
async def games() -> list[GameShape]:
    """The shelf, in order."""
    return [_game(key) for key in SHELF]


def _game(key: str) -> GameShape:
    if key not in GAMES:
        return GameShape(key=key, available=False, seats=[], options=[], levels=[], rules=None)
    game = game_by_key(key)
    options = [
        OptionShape(
            name=one.name, choices=list(one.choices), default=one.default, needs=dict(one.needs), seats=list(one.seats)
        )
        for one in game.options
    ]
    return GameShape(
        key=key, available=True, seats=list(game.seats), options=options, levels=list(LEVELS), rules=game.version
    )


@router.get("/games/{game}/rules", tags=["games"], responses=refusals(404, 422))
async def rules(game: Annotated[str, Path(max_length=40)], language: Literal["en", "fr"] = "en") -> Rulebook:
    """The rules of a game as plain text, section by section."""
    if game not in SHELF:
        raise Refusal("unknown_game", f"There is no game {game!r}.")
    return await asyncio.to_thread(rulebook, game, language)


@router.post("/tables", status_code=201, tags=["tables"], responses=refusals(404, 413, 422, 503))
async def create(hub: TheHub, request: Request, wanted: NewTable) -> Created:
    """A new table. The tokens are the proof of your seats: they are given once and kept by nobody else."""
    _may_create(request)
    return await opening.create(hub, wanted)


@router.get("/tables", tags=["tables"], responses=refusals(422, 503))
async def lobby(hub: TheHub, status: Literal["waiting", "playing"] | None = None) -> LobbyShape:
    """Public tables: those that wait for players, and those being played."""
    found = {}
    for one in ("waiting", "playing"):
        listed = await asyncio.to_thread(hub.storage.lobby, one, LISTED) if status in (None, one) else []
        found[one] = [_listed(hub, table) for table in listed]
    return LobbyShape(**found)


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
        allows=None,
    )


@router.get("/tables/{table}", tags=["tables"], responses=refusals(404, 422, 503))
async def table(hub: TheHub, table: TableId) -> TableShape:
    """What everybody may know of a table."""
    return TableShape(**(await hub.table(table)).public())


@router.post("/tables/{table}/join", status_code=201, tags=["tables"], responses=refusals(403, 404, 409, 413, 422, 503))
async def join(hub: TheHub, table: TableId, wanted: Join) -> Joined:
    """Takes an open seat. The token is the proof of it."""
    live = await hub.table(table)
    token, nickname = new_token(), nickname_of(wanted.nickname)
    asked = (nickname, wanted.seat, wanted.invite, token, wanted.half)
    change = await hub.commit(live, lambda state: state.ask_sit(*asked))
    return Joined(seat=change.event.data["seat"], token=token)


@router.post("/tables/{table}/half", status_code=201, tags=["tables"], responses=refusals(403, 404, 409, 413, 422, 503))
async def add_half(hub: TheHub, table: TableId, wanted: OwnHalf, x_seat_token: Tokens = None) -> GivenHalf:
    """Adds the half that was promised (`later`) when the table was opened. The game begins when all are there."""
    live = await hub.table(table)
    owing = [seat for seat in held_seats(live.state, x_seat_token) if live.state.seats[seat].owes]
    if not owing:
        raise Refusal("no_half", "Your seats owe no half of the draw.")
    change = await hub.commit(live, lambda state: state.ask_half(owing[0], wanted.half))
    return GivenHalf(seat=change.event.data["seat"])


@router.get("/tables/{table}/moments/{number}", tags=["looking back"], responses=refusals(403, 404, 409, 422, 503))
async def moment(
    hub: TheHub,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    x_seat_token: Tokens = None,
) -> Moment:
    """The table after so many actions, as a seat or (without one) a spectator saw it."""
    live = await hub.table(table)
    moments.may_see(live.state, seat, held_seats(live.state, x_seat_token))
    return await asyncio.to_thread(moments.moment, hub.storage, live.state, number, seat)


@router.get("/tables/{table}/history", tags=["looking back"], responses=refusals(404, 409, 422, 503))
async def history(hub: TheHub, table: TableId) -> History:
    """The public points at the beginning of each turn, and at the end."""
    live = await hub.table(table)
    return await asyncio.to_thread(moments.history, live.state)


@router.get("/tables/{table}/record", tags=["looking back"], responses=refusals(404, 409, 422, 503))
async def record(hub: TheHub, table: TableId) -> GameRecord:
    """After the end: everything needed to check the draw and to replay the game (`sylvarium verify`)."""
    return moments.game_record((await hub.table(table)).state)


@router.get("/tables/{table}/review", tags=["looking back"], responses=refusals(404, 409, 422, 503))
async def review(hub: TheHub, request: Request, table: TableId) -> Review:
    """After the end: the moments where a bot's estimate fell most. Ask again while it thinks."""
    live = await hub.table(table)
    reviews: Reviews = request.app.state.reviews
    return reviews.of(live.state)


@router.post("/tables/{table}/fork", status_code=201, tags=["tables"], responses=refusals(403, 404, 409, 413, 422, 503))
async def fork(hub: TheHub, request: Request, table: TableId, wanted: Fork, x_seat_token: Tokens = None) -> Created:
    """A new table that goes on from a moment of this one."""
    live = await hub.table(table)
    held = held_seats(live.state, x_seat_token)
    _may_create(request)
    return await opening.fork(hub, live.state, wanted, held)


@router.post("/tables/{table}/again", status_code=201, tags=["tables"], responses=refusals(403, 404, 409, 422, 503))
async def again(hub: TheHub, request: Request, table: TableId, x_seat_token: Tokens = None) -> Again:
    """A new table with the same people. Your tokens are valid there, for the same seats."""
    live = await hub.table(table)
    held = held_seats(live.state, x_seat_token)
    if not held:
        raise Refusal("not_your_seat", "Only its players can ask for another game.")
    _may_create(request)
    id = await opening.again(hub, live)
    tokens = {seat: token for token in shown_tokens(x_seat_token) for seat in live.state.held([token])[0]}
    return Again(table=id, tokens=tokens)


def _may_create(request: Request) -> None:
    address = request.client.host if request.client else ""
    if not request.app.state.new_tables.take(address):
        raise Refusal("too_fast", "Too many new tables. Wait a moment.")


operators = APIRouter(tags=["operators"])


@operators.get("/metrics", response_class=Response)
async def metrics(hub: TheHub) -> Response:
    """Figures for Prometheus."""
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    return Response(generate_latest(hub.figures.registry), media_type=CONTENT_TYPE_LATEST)
