"""Limits before anything is read: how often an address may ask, and how much it may send."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sylvarium.server.limits import Buckets
from sylvarium.server.settings import Limits


class _TooLarge(Exception):
    pass


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
            await _refuse(429, "too_fast", "Too many requests. Wait a moment.")(scope, receive, send)
            return
        try:
            await self._app(scope, self._measured(scope, receive), send)
        except _TooLarge:
            message = f"A request may have {self._most} bytes."
            await _refuse(413, "too_large", message)(scope, receive, send)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        total = 0

        async def limited() -> Message:
            nonlocal total
            if announced.isdigit() and int(announced) > self._most:
                raise _TooLarge
            message = await receive()
            total += len(message.get("body", b""))
            if total > self._most:
                raise _TooLarge
            return message

        return limited


def _refuse(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"code": code, "message": message}, status)
