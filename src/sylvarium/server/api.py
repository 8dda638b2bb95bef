"""REST: what all operations share. Who is asking, what it may cost, and how answers are kept and refused.

The operations themselves are elsewhere: the shelf and the lobby in `browsing.py`, tables and seats in `gathering.py`,
what has been played in `looking_back.py`, and the rest in the packages beside them.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable
from typing import Annotated, Any

from fastapi import Depends, Header, Path, Request, Response

from sylvarium.hosting.folded import Folded
from sylvarium.server.addresses import address_of
from sylvarium.server.hub import Hub
from sylvarium.server.limits import Cost
from sylvarium.server.shapes import Problem

ANSWER = 0.001  # seconds of processor time that any answer costs

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


def lobby_changed(request: Request) -> None:
    """A client that has just done something sees it in the lobby at once."""
    request.app.state.lobby.clear()


def may_create(request: Request, what: str, public: bool, table: str | None = None) -> None:
    """New tables are counted, and paid for; those of the lobby are fewer."""
    state, whose = request.app.state, address(request)
    state.new_tables.check(whose, "Too many new tables.")
    if public:
        state.public_tables.check(whose, "Too many new tables for the lobby.")
    state.hub.budgets.spend(what, whose, table)


def cost_at(hub: Hub, what: str, address: str, state: Folded, held: list[int]) -> Cost:
    """A client that holds no seat at the table pays from the table's purse as well."""
    return Cost(hub.budgets.spend(what, address, None if held else state.id))


async def made_once(hub: Hub, address: str, cost: Cost, key: Hashable, make: Callable[[], bytes]) -> bytes:
    """A costly answer, made (if nobody has asked for it before) when it is the address's turn, and paid for."""
    async with hub.paces.turn(address, cost):
        body, seconds = await hub.made_once.get(key, make)
        cost.seconds += seconds + ANSWER
    return body
