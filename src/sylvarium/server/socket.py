"""The socket of a table, from the moment it is opened until it is closed; what is said there, `hearing.py` hears."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from sylvarium.hosting import wire
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.addresses import address_of
from sylvarium.server.connection import Connection
from sylvarium.server.guest import TRY_LATER, Guest
from sylvarium.server.hearing import Hearing
from sylvarium.server.hub import Hub
from sylvarium.server.live import LiveTable

UNKNOWN_TABLE, FOREIGN = 4004, 1008
OPENING, OPENING_EVENT = 0.002, 0.00005  # seconds to read a table, and more for every event

log = structlog.get_logger()


async def serve_socket(hub: Hub, websocket: WebSocket, table: str) -> None:
    """From the first to the last message of one client at one table."""
    if not may_connect(websocket, hub.settings.origins):
        hub.figures.turned_away.labels("origin").inc()
        await websocket.close(FOREIGN)  # before it is accepted: the browser sees a 403
        return
    if hub.sanctions.bans(address_of(websocket.scope)):
        hub.figures.turned_away.labels("banned").inc()
        await websocket.close(FOREIGN)
        return
    if not hub.door.hears(address_of(websocket.scope)):
        await websocket.close(TRY_LATER)
        return
    await websocket.accept()
    connection = Connection(websocket.send, hub.settings.limits, address_of(websocket.scope))
    try:
        live = await open_table(hub, table, connection.address)
        hub.door.knock(connection, live.connections)
    except Refusal as refusal:
        hub.figures.refusals.labels(refusal.code).inc()
        await websocket.send_text(wire.refused(None, refusal.code, refusal.message, refusal.wait).decode())
        await websocket.close(UNKNOWN_TABLE if refusal.code == "unknown_table" else TRY_LATER)
        return
    hub.audience.come(live, connection)
    hub.figures.sockets.inc()
    hearing = Hearing(Guest(hub, live, connection, websocket), websocket)
    sending = asyncio.create_task(connection.pump(lambda: hub.audience.state_for(live, connection)))
    listening = asyncio.create_task(hearing.listen())
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        for finished in (sending, listening):
            if finished.done() and (error := finished.exception()):
                _report(error, table)
    finally:
        hub.hints.leave(connection)
        sending.cancel()
        async with hearing.working:
            listening.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
        hub.audience.leave(live, connection)
        hub.door.leave(connection)
        hub.figures.sockets.dec()


def may_connect(websocket: WebSocket, origins: tuple[str, ...]) -> bool:
    """Whether the page that opens the socket is ours, or one the operator allows. Programs name no page."""
    origin = websocket.headers.get("origin")
    if origin is None or origin.rstrip("/") in origins:
        return True
    return urlsplit(origin).netloc.lower() == websocket.headers.get("host", "").lower() != ""


async def open_table(hub: Hub, id: str, address: str) -> LiveTable:
    """The table, opened at the cost of the client that asks if it is not in memory."""
    live = hub.opened(id)
    if live is None:
        spending = hub.budgets.spend("open", address)
        live = await hub.table(id)
        spending.paid(OPENING + live.state.version * OPENING_EVENT)
    return live


def _report(error: BaseException, table: str) -> None:
    """A client that is gone is no news; everything else is."""
    if not isinstance(error, (WebSocketDisconnect, OSError)):
        log.error("a socket failed", table=table, exc_info=error)
