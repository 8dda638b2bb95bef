"""Limits before anything is done: how often an address may ask, and how much it may send."""

from __future__ import annotations

import asyncio
import math

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.addresses import address_of
from sylvarium.server.limits import HASTE, Buckets
from sylvarium.server.settings import Settings


class Guard:
    """Applies to REST; sockets count their messages themselves."""

    def __init__(self, app: ASGIApp, settings: Settings):
        self._app = app
        self._most, self._patience = settings.limits.body_bytes, settings.body_within
        self._requests, self._files = Buckets(settings.limits.requests), Buckets(settings.limits.files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if not scope["path"].startswith("/api/"):
            await self._file(scope, receive, send)
            return
        try:
            address = address_of(scope)
            if ban := scope["app"].state.hub.sanctions.bans(address):
                raise ban.refusal()
            self._requests.check(address, "Too many requests.")
            async with asyncio.timeout(self._patience):
                body = await self._body(scope, receive)
        except Refusal as refusal:
            if refusal.code == "too_fast":
                await asyncio.sleep(HASTE)
            await problem(refusal)(scope, receive, send)
        except TimeoutError:
            await problem(Refusal("too_slow", "The request did not arrive in time."))(scope, receive, send)
        else:
            await self._app(scope, replayed(body, receive), send)

    async def _file(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page has many files, so these have a rate of their own."""
        try:
            self._files.check(address_of(scope), "Too many requests.")
        except Refusal as refusal:
            await asyncio.sleep(HASTE)
            await problem(refusal)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body; refused if there is more of it than allowed."""
        too_large = Refusal("too_large", f"A request may have {self._most} bytes.")
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self._most:
            raise too_large
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._most:
                raise too_large
            if not message.get("more_body"):
                return b"".join(parts)


def replayed(body: bytes, receive: Receive) -> Receive:
    """Gives the application the body that has been read already."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def problem(refusal: Refusal) -> JSONResponse:
    """Every refusal has the same shape, whatever part of the server refuses."""
    said: dict[str, object] = {"code": refusal.code, "message": refusal.message, **refusal.more}
    headers: dict[str, str] = {}
    if refusal.wait is not None:
        seconds = min(refusal.wait, 86_400.0)
        said["wait"] = round(seconds, 1)
        headers["Retry-After"] = str(max(1, math.ceil(seconds)))
    if refusal.code == "too_slow":
        headers["Connection"] = "close"
    return JSONResponse(said, refusal.status, headers)
