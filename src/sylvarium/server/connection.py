"""One socket: what waits to be sent, and which seats its tokens prove."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from sylvarium.server.limits import Bucket
from sylvarium.server.settings import Limits

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection:
    """Messages are queued and sent by a task of their own, so that a slow client holds nobody up.

    When too many wait, they are dropped and `behind` is set: the client gets a fresh state instead.
    """

    def __init__(self, send: Send, limits: Limits, address: str = ""):
        self.address = address
        self.arrived = 0  # the order in which sockets came
        self.seats: tuple[int, ...] = ()
        self.person: str | None = None  # whose login it is
        self.hidden: frozenset[str] = frozenset()  # people whom they do not want to hear
        self.mute = False  # an operator has taken their voice everywhere
        self.nickname: str | None = None
        self.ready = False  # has said hello
        self.changes = False  # wants differences instead of whole views
        self.looks = True  # its page is before somebody's eyes
        self.behind = False
        self.messages, self.chat, self.hints = (Bucket(*rate) for rate in (limits.messages, limits.chat, limits.hints))
        self._send = send
        self._most, self._most_bytes = limits.outgoing, limits.outgoing_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0  # of what waits
        self._wake = asyncio.Event()
        self._closing: int | None = None

    @property
    def key(self) -> tuple[int, ...]:
        """Connections with the same key are sent the same bytes."""
        return self.seats

    @property
    def closing(self) -> bool:
        return self._closing is not None

    @property
    def waiting_bytes(self) -> int:
        """How much is still to be sent."""
        return self._bytes

    def put(self, message: bytes) -> None:
        """Queues a message."""
        if self.behind:
            return
        if len(self._waiting) >= self._most or (self._waiting and self._bytes + len(message) > self._most_bytes):
            self._waiting.clear()
            self._bytes = 0
            self.behind = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """Closes the socket after what already waits."""
        self._closing = code
        self._wake.set()

    async def pump(self, fresh: Callable[[], bytes]) -> None:
        """Sends what is queued until the connection is closed; `fresh` gives the state for a slow client."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self.behind:
                self.behind = False
                self.put(fresh())
            elif self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
