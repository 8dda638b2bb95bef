"""What a connection may do before anything of it reaches the application.

A request's head must be small, and the whole request must arrive in time; clients that hold it back are shown out. An
address has a limited number of connections for requests; its sockets are counted at the door (`door`). How often it
opens one is limited here already, where refusing costs least; what comes through a proxy, the door has to refuse.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sylvarium.server.addresses import Trusted, counted
from sylvarium.server.limits import Bucket, Buckets
from sylvarium.server.settings import Settings

TOO_MANY = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_LARGE = "HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class PatientRequests(HttpToolsProtocol):
    """A connection for requests. `patient` makes the class for given settings."""

    settings: Settings
    proxies: Trusted
    open: Counter[str]  # connections by address
    openings: Buckets  # of sockets

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self._address: str | None = None  # counted under this address
        self._timer: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes of the head so far; None: it has been read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host not in self.proxies:
            self._address = counted(host)
            self.open[self._address] += 1
            if self.open[self._address] > self.settings.limits.connections:
                self._show_out(TOO_MANY)
                return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > self.settings.limits.head_bytes:
            self._show_out(TOO_LARGE)

    def on_message_begin(self) -> None:
        self._head = self._head or 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.settings.limits.head_bytes:
            self._show_out(TOO_LARGE)
            raise ValueError("the head of this request is too large")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        if self._address is not None and not self.openings.of(self._address).take():
            self._show_out(TOO_MANY)
            return
        self._let_go()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        """From now on the next request has so long to arrive."""
        self._stop_waiting()
        self._timer = self.loop.call_later(self.settings.request_within, self._show_out, TOO_SLOW)

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = None

    def _show_out(self, answer: str) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            answering = self.cycle is not None and not self.cycle.response_complete
            if not answering:
                self.transport.write(answer.encode())
            self.transport.close()


class Frames(WebSocketsSansIOProtocol):
    """A socket. Whole messages are counted by the application; here what never reaches it: pings and pieces."""

    settings: Settings

    def __init__(self, *args: Any, **more: Any):
        super().__init__(*args, **more)
        self._frames = Bucket(*self.settings.limits.frames)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        if not self._frames.take():
            self.transport.close()
        return not self.transport.is_closing()


def patient(settings: Settings) -> tuple[type[PatientRequests], type[Frames]]:
    """The protocols of a server with these settings."""
    openings = Buckets(settings.limits.openings)
    shared = {
        "settings": settings, "proxies": Trusted(settings.trusted_proxies), "open": Counter(), "openings": openings,
    }  # fmt: skip
    return type("PatientRequests", (PatientRequests,), shared), type("Frames", (Frames,), {"settings": settings})
