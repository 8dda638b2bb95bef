"""REST: the shelf, the lobby, and everything about a table that needs no live connection."""

from __future__ import annotations

import asyncio
import gzip
import hmac
from collections.abc import Callable, Hashable
from functools import partial
from time import monotonic, time
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

from sylvarium.games import GAMES, SHELF
from sylvarium.games import game as game_by_key
from sylvarium.hosting import courses, moments, shelf
from sylvarium.hosting.folded import Folded, iso
from sylvarium.hosting.names import nickname_of
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import new_token
from sylvarium.learning.lessons import course
from sylvarium.server import creating
from sylvarium.server.addresses import address_of, is_local
from sylvarium.server.hub import Hub
from sylvarium.server.limits import Cost
from sylvarium.server.made_once import logs_ready
from sylvarium.server.people.login import ThePeople, Visitor
from sylvarium.server.people.seats import held_seats, keep, shown_tokens
from sylvarium.server.reviews import Reviews
from sylvarium.server.rule_pages import rulebook
from sylvarium.server.shapes import (
    Again,
    Compiled,
    CourseShape,
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
    Move,
    NewTable,
    OwnHalf,
    Passed,
    Problem,
    Review,
    Rulebook,
    TableShape,
)
from sylvarium.server.socket import open_table
from sylvarium.server.storage import Listed

LISTED = 50  # tables on a page of the lobby
PAGES = 200
ANSWER = 0.001  # seconds of processor time that any answer costs
FRESH = 1.0  # seconds a page of the lobby is kept

MEANINGS = {
    401: "Only for those who are logged in",
    403: "Not allowed with these tokens",
    404: "There is no such thing",
    408: "It did not arrive in time",
    409: "Not in this state of the table",
    413: "Too large",
    422: "The request is wrong",
    429: "Too many requests",
    503: "The storage does not answer",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals an operation may give, for the OpenAPI description."""
    return {status: {"model": Problem, "description": MEANINGS[status]} for status in sorted({*statuses, 429})}


router = APIRouter(prefix="/api")


def hub_of(request: Request) -> Hub:
    return request.app.state.hub


TheHub = Annotated[Hub, Depends(hub_of)]
TableId = Annotated[str, Path(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Tokens = Annotated[str | None, Header(alias="X-Seat-Token", max_length=1000)]


def address(request: Request) -> str:
    return address_of(request.scope)


Address = Annotated[str, Depends(address)]


def packed(body: bytes) -> bytes:
    """An answer as it is kept: compressing it each time would cost more than sending it."""
    return gzip.compress(body, 5)


def kept_answer(request: Request, packed: bytes) -> Response:
    """A kept answer, as the client can read it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type="application/json", headers=headers)
    return Response(gzip.decompress(packed), media_type="application/json")


@router.get("/games", tags=["games"], responses=refusals())
async def games(hub: TheHub) -> list[GameShape]:
    """The shelf, in order."""
    states = hub.preparation.states()
    return [_game(key, states.get(key, "preparing")) for key in SHELF]


def _game(key: str, state: Compiled) -> GameShape:
    return GameShape(**shelf.shown(key, state, len(course(game_by_key(key)).lessons) if key in GAMES else 0))


@router.get("/games/{game}/rules", tags=["games"], responses=refusals(404, 422))
async def rules(game: Annotated[str, Path(max_length=40)], language: Literal["en", "fr"] = "en") -> Rulebook:
    """The rules of a game as plain text, section by section."""
    if game not in SHELF:
        raise Refusal("unknown_game", f"There is no game {game!r}.")
    return await asyncio.to_thread(rulebook, game, language)


@router.post("/tables", status_code=201, tags=["tables"], responses=refusals(404, 408, 413, 422, 503))
async def create(hub: TheHub, request: Request, wanted: NewTable, login: Visitor, people: ThePeople) -> Created:
    """A new table. The tokens are the proof of your seats: they are given once and kept by nobody else."""
    _may_create(request, "create", wanted.public)
    created = await creating.create(hub, wanted)
    await keep(people, login, created.table, created.tokens)
    _lobby_changed(request)
    return created


@router.get("/tables", tags=["tables"], response_model=LobbyShape, responses=refusals(422, 503))
async def lobby(
    hub: TheHub,
    request: Request,
    status: Literal["waiting", "playing"] | None = None,
    page: Annotated[int, Query(ge=1, le=PAGES)] = 1,
) -> Response:
    """Public tables with somebody at them: those that wait for players, and those being played."""
    kept: dict[Any, tuple[float, bytes]] = request.app.state.lobby
    made, body = kept.get((status, page), (0.0, b""))
    if monotonic() - made > FRESH:
        body = packed(await _lobby(hub, status, page))
        if len(kept) > PAGES:
            kept.clear()
        kept[status, page] = monotonic(), body
    return kept_answer(request, body)


def _lobby_changed(request: Request) -> None:
    """Who has just done something sees it in the lobby at once."""
    request.app.state.lobby.clear()


async def _lobby(hub: Hub, status: str | None, page: int) -> bytes:
    found: dict[str, Any] = {"page": page, "more": {}}
    since = time() - hub.settings.listed_for
    for one in ("waiting", "playing"):
        wanted = status in (None, one)
        query = partial(hub.storage.lobby, one, LISTED, (page - 1) * LISTED, since)
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
        allows=None,
        closed=None,
    )


@router.get("/tables/{table}", tags=["tables"], responses=refusals(404, 422, 503))
async def table(hub: TheHub, table: TableId, address: Address) -> TableShape:
    """What everybody may know of a table."""
    return TableShape(**(await open_table(hub, table, address)).public())


@router.post(
    "/tables/{table}/join", status_code=201, tags=["tables"], responses=refusals(403, 404, 408, 409, 413, 422, 503)
)
async def join(
    hub: TheHub, request: Request, table: TableId, wanted: Join, address: Address, login: Visitor, people: ThePeople
) -> Joined:
    """Takes an open seat. The token is the proof of it."""
    live = await open_table(hub, table, address)
    hub.budgets.spend("play", address, purse="moves")
    token, nickname = new_token(), nickname_of(wanted.nickname)
    asked = (nickname, wanted.seat, wanted.invite, token, wanted.half, wanted.colour)
    change = await hub.commit(live, lambda state: state.ask_sit(*asked))
    seat = change.event.data["seat"]
    await keep(people, login, table, {seat: token})
    _lobby_changed(request)
    return Joined(seat=seat, token=token)


@router.post(
    "/tables/{table}/half", status_code=201, tags=["tables"], responses=refusals(403, 404, 408, 409, 413, 422, 503)
)
async def add_half(
    hub: TheHub,
    table: TableId,
    wanted: OwnHalf,
    address: Address,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> GivenHalf:
    """Adds the half that was promised (`later`) when the table was opened. The game begins when all are there."""
    live = await open_table(hub, table, address)
    held = await held_seats(people, live.state, x_seat_token, login)
    owing = [seat for seat in held if live.state.seats[seat].owes]
    if not owing:
        raise Refusal("no_half", "Your seats owe no half of the draw.")
    hub.budgets.spend("play", address, purse="moves")
    change = await hub.commit(live, lambda state: state.ask_half(owing[0], wanted.half))
    return GivenHalf(seat=change.event.data["seat"])


@router.get(
    "/tables/{table}/moments/{number}",
    tags=["looking back"],
    response_model=Moment,
    responses=refusals(403, 404, 409, 422, 503),
)
async def moment(
    hub: TheHub,
    request: Request,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=100_000)],
    address: Address,
    login: Visitor,
    people: ThePeople,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    x_seat_token: Tokens = None,
) -> Response:
    """The table after so many actions, as a seat or (without one) a spectator saw it."""
    live = await open_table(hub, table, address)
    state = live.state
    held = await held_seats(people, state, x_seat_token, login)
    moments.may_see(state, seat, held)
    with _cost(hub, "moment", address, state, held) as cost:
        cost.seconds += await logs_ready(hub, state, [] if seat is None else [seat])
        make = moments.moment(hub.storage, state, number, seat, hub.logs)
        key = "moment", state.id, state.version, number, seat
        body = await made_once(hub, address, cost, key, lambda: packed(make()))
    return kept_answer(request, body)


@router.get(
    "/tables/{table}/since/{number}",
    tags=["looking back"],
    response_model=Passed,
    responses=refusals(403, 404, 409, 422, 503),
)
async def since(
    hub: TheHub,
    request: Request,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=100_000)],
    address: Address,
    login: Visitor,
    people: ThePeople,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    x_seat_token: Tokens = None,
) -> Response:
    """What happened since so many actions, step by step, as a seat or (without one) a spectator saw it."""
    state = (await open_table(hub, table, address)).state
    held = await held_seats(people, state, x_seat_token, login)
    moments.may_see(state, seat, held)
    make = moments.passed(state, number, seat)
    with _cost(hub, "since", address, state, held) as cost:
        key = "since", state.id, state.version, number, seat
        body = await made_once(hub, address, cost, key, lambda: packed(make()))
    return kept_answer(request, body)


@router.get(
    "/tables/{table}/history", tags=["looking back"], response_model=History, responses=refusals(404, 409, 422, 503)
)
async def history(hub: TheHub, request: Request, table: TableId, address: Address) -> Response:
    """The public points at the beginning of each turn, and at the end."""
    state = (await open_table(hub, table, address)).state
    state.begun()
    with _cost(hub, "history", address, state, []) as cost:
        key = "history", state.id, state.version
        body = await made_once(hub, address, cost, key, lambda: packed(orjson.dumps(moments.history(state))))
    return kept_answer(request, body)


@router.get("/tables/{table}/record", tags=["looking back"], responses=refusals(404, 409, 422, 503))
async def record(hub: TheHub, table: TableId, address: Address) -> GameRecord:
    """After the end: everything needed to check the draw and to replay the game (`sylvarium verify`)."""
    state = (await open_table(hub, table, address)).state
    with _cost(hub, "record", address, state, []) as cost:
        cost.seconds += ANSWER
        return GameRecord(**moments.game_record(state))


@router.get("/tables/{table}/review", tags=["looking back"], responses=refusals(404, 409, 422, 503))
async def review(hub: TheHub, request: Request, table: TableId, address: Address) -> Review:
    """After the end: the moments where a bot's estimate fell most. Ask again while it thinks."""
    live = await open_table(hub, table, address)
    reviews: Reviews = request.app.state.reviews
    return reviews.of(live.state, partial(hub.budgets.spend, "review", address, purse="reviews"))


@router.post(
    "/tables/{table}/fork", status_code=201, tags=["tables"], responses=refusals(403, 404, 408, 409, 413, 422, 503)
)
async def fork(
    hub: TheHub,
    request: Request,
    table: TableId,
    wanted: Fork,
    login: Visitor,
    people: ThePeople,
    x_seat_token: Tokens = None,
) -> Created:
    """A new table that goes on from a moment of this one."""
    live = await open_table(hub, table, address(request))
    held = await held_seats(people, live.state, x_seat_token, login)
    _may_create(request, "fork", wanted.public, None if held else live.id)
    created = await creating.fork(hub, live.state, wanted, held)
    await keep(people, login, created.table, created.tokens)
    _lobby_changed(request)
    return created


@router.post("/courses", status_code=201, tags=["tables"], responses=refusals(404, 408, 409, 413, 422, 503))
async def move(hub: TheHub, request: Request, wanted: Move, login: Visitor, people: ThePeople) -> Created:
    """A new table that goes on with a game which was begun on a device. It is replayed from its seed."""
    _may_create(request, "fork", wanted.public)
    created = await creating.move(hub, wanted)
    await keep(people, login, created.table, created.tokens)
    _lobby_changed(request)
    return created


@router.get("/tables/{table}/course", tags=["looking back"], responses=refusals(403, 404, 409, 422, 503))
async def course_of(
    hub: TheHub, table: TableId, address: Address, login: Visitor, people: ThePeople, x_seat_token: Tokens = None
) -> CourseShape:
    """A game to go on with on a device: for who plays it alone or on one screen, and for everybody after the end."""
    state = (await open_table(hub, table, address)).state
    held = await held_seats(people, state, x_seat_token, login)
    courses.check_alone(state, held)
    with _cost(hub, "record", address, state, held) as cost:
        cost.seconds += ANSWER
        return CourseShape(**courses.course_of(state))


@router.post("/tables/{table}/again", status_code=201, tags=["tables"], responses=refusals(403, 404, 409, 422, 503))
async def again(
    hub: TheHub, request: Request, table: TableId, login: Visitor, people: ThePeople, x_seat_token: Tokens = None
) -> Again:
    """A new table with the same people. Your tokens are valid there, for the same seats."""
    live = await open_table(hub, table, address(request))
    held = await held_seats(people, live.state, x_seat_token, login)
    if not held:
        raise Refusal("not_your_seat", "Only its players can ask for another game.")
    _may_create(request, "create", live.state.row.public)
    id = await creating.again(hub, live)
    tokens = {seat: token for token in shown_tokens(x_seat_token) for seat in live.state.held([token])[0]}
    return Again(table=id, tokens=tokens)


def _may_create(request: Request, what: str, public: bool, table: str | None = None) -> None:
    """New tables are counted, and paid for; those of the lobby are fewer."""
    state, whose = request.app.state, address(request)
    state.new_tables.check(whose, "Too many new tables.")
    if public:
        state.public_tables.check(whose, "Too many new tables for the lobby.")
    state.hub.budgets.spend(what, whose, table)


def _cost(hub: Hub, what: str, address: str, state: Folded, held: list[int]) -> Cost:
    """Who holds no seat at the table pays from its purse as well."""
    return Cost(hub.budgets.spend(what, address, None if held else state.id))


async def made_once(hub: Hub, address: str, cost: Cost, key: Hashable, make: Callable[[], bytes]) -> bytes:
    """A costly answer, made (if nobody has asked for it before) when it is the address's turn, and paid for."""
    async with hub.paces.turn(address, cost):
        body, seconds = await hub.made_once.get(key, make)
        cost.seconds += seconds + ANSWER
    return body


operators = APIRouter(tags=["operators"])


@operators.get("/metrics", response_class=Response, responses={403: {"model": Problem, "description": MEANINGS[403]}})
async def metrics(hub: TheHub, request: Request, authorization: Annotated[str | None, Header()] = None) -> Response:
    """Figures for Prometheus: for whoever shows the operator's token, or asks on this machine itself."""
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    if not _is_operator(hub, request, authorization or ""):
        raise Refusal("operators_only", "The figures are for the operator of this server.")
    return Response(generate_latest(hub.figures.registry), media_type=CONTENT_TYPE_LATEST)


def _is_operator(hub: Hub, request: Request, authorization: str) -> bool:
    token = hub.settings.metrics_token
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    return not forwarded and request.client is not None and is_local(request.client.host)
