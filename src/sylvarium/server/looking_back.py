"""What has been played at a table: its moments, its points, the record of a finished game and a bot's review of it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request, Response

from sylvarium.hosting import courses, moments
from sylvarium.hosting.lending import lent_for_review
from sylvarium.server.advice import Review
from sylvarium.server.api import (
    ANSWER,
    Address,
    TableId,
    TheHub,
    cost_at,
    kept_answer,
    made_once,
    packed,
    refusals,
)
from sylvarium.server.made_once import logs_ready
from sylvarium.server.people.visiting import AsSeat, AVisit
from sylvarium.server.reviews import Reviews, check_over
from sylvarium.server.shapes import CourseShape, GameRecord, History, LentReview, Moment, Passed
from sylvarium.server.socket import open_table

router = APIRouter(prefix="/api", tags=["looking back"])
Number = Annotated[int, Path(ge=0, le=100_000)]


@router.get(
    "/tables/{table}/moments/{number}",
    response_model=Moment,
    responses=refusals(403, 404, 409, 422, 503),
)
async def moment(hub: TheHub, request: Request, visit: AVisit, seat: AsSeat, number: Number) -> Response:
    """The table after so many actions, as a seat or (without one) a spectator saw it."""
    state = visit.state
    with cost_at(hub, "moment", visit.address, state, visit.held) as cost:
        cost.seconds += await logs_ready(hub, state, [] if seat is None else [seat])
        make = moments.moment(hub.storage, state, number, seat, hub.logs)
        key = "moment", state.id, state.version, number, seat
        body = await made_once(hub, visit.address, cost, key, lambda: packed(make()))
    return kept_answer(request, body)


@router.get(
    "/tables/{table}/since/{number}",
    response_model=Passed,
    responses=refusals(403, 404, 409, 422, 503),
)
async def since(hub: TheHub, request: Request, visit: AVisit, seat: AsSeat, number: Number) -> Response:
    """What happened since so many actions, step by step, as a seat or (without one) a spectator saw it."""
    state = visit.state
    make = moments.passed(state, number, seat)
    with cost_at(hub, "since", visit.address, state, visit.held) as cost:
        key = "since", state.id, state.version, number, seat
        body = await made_once(hub, visit.address, cost, key, lambda: packed(make()))
    return kept_answer(request, body)


@router.get("/tables/{table}/history", response_model=History, responses=refusals(404, 409, 422, 503))
async def history(hub: TheHub, request: Request, table: TableId, address: Address) -> Response:
    """The public points at the beginning of each turn, and at the end."""
    state = (await open_table(hub, table, address)).state
    state.begun()
    with cost_at(hub, "history", address, state, []) as cost:
        key = "history", state.id, state.version
        body = await made_once(hub, address, cost, key, lambda: packed(orjson.dumps(moments.history(state))))
    return kept_answer(request, body)


@router.get("/tables/{table}/record", responses=refusals(404, 409, 422, 503))
async def record(hub: TheHub, table: TableId, address: Address) -> GameRecord:
    """After the end: everything needed to check the draw and to replay the game (`sylvarium verify`)."""
    state = (await open_table(hub, table, address)).state
    with cost_at(hub, "record", address, state, []) as cost:
        cost.seconds += ANSWER
        return GameRecord(**moments.game_record(state))


@router.get("/tables/{table}/review", responses=refusals(404, 409, 422, 503))
async def review(hub: TheHub, request: Request, table: TableId, address: Address) -> Review:
    """After the end: the moments where a bot's estimate fell most. Ask again while it thinks."""
    live = await open_table(hub, table, address)
    reviews: Reviews = request.app.state.reviews
    return reviews.of(live.state, partial(hub.budgets.spend, "review", address, purse="reviews"))


@router.get(
    "/tables/{table}/review/lent",
    response_model=LentReview,
    responses=refusals(404, 409, 422, 503),
)
async def lent_review(hub: TheHub, request: Request, table: TableId, address: Address) -> Response:
    """After the end: everything that a review is computed from, for a device that does it itself."""
    state = (await open_table(hub, table, address)).state
    check_over(state)
    with cost_at(hub, "lend", address, state, []) as cost:
        key = "lent", state.id, state.version
        course = state.begun().copy()
        body = await made_once(hub, address, cost, key, lambda: packed(orjson.dumps(lent_for_review(course))))
    hub.figures.lent.inc()
    return kept_answer(request, body)


@router.get("/tables/{table}/course", responses=refusals(403, 404, 409, 422, 503))
async def course_of(hub: TheHub, visit: AVisit) -> CourseShape:
    """A game to continue on a device: for people who play alone or on one screen; for everybody after the end."""
    courses.check_alone(visit.state, visit.held)
    with cost_at(hub, "record", visit.address, visit.state, visit.held) as cost:
        cost.seconds += ANSWER
        return CourseShape(**courses.course_of(visit.state))
