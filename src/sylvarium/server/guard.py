"""Limits before anything is done: how often an address may ask, and how much it may send."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sylvarium.server.limits import Buckets
from sylvarium.server.settings import Limits


class Guard:
    """Applies to REST; sockets count their messages themselves."""

    def __init__(self, app: ASGIApp, limits: Limits):
        self._app = app
        self._most = limits.body_bytes
        self._requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        if not self._requests.take(client[0] if client else ""):
            await refused(429, "too_fast", "Too many requests. Wait a moment.")(scope, receive, send)
            return
        body = await self._body(scope, receive)
        if body is None:
            await refused(413, "too_large", f"A request may have {self._most} bytes.")(scope, receive, send)
        else:
            await self._app(scope, replayed(body, receive), send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, or None if there is more of it than allowed."""
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self._most:
            return None
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._most:
                return None
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


def refused(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"code": code, "message": message}, status)
