"""The messages of one client, one after the other: read, understood, and handed to the function that answers them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from sylvarium.hosting import wire
from sylvarium.hosting.refusal import Refusal
from sylvarium.server import acting, consulting
from sylvarium.server.client_messages import ClientMessage
from sylvarium.server.guest import Guest
from sylvarium.server.limits import HASTE, TooDear, too_fast

NO_HELLO, FLOOD = 4008, 4029

Answer = Callable[[Guest, Any, Any], Awaitable[None]]

ANSWERS: dict[str, Answer] = {
    "hello": Guest.hello,
    "play": acting.play,
    "undo": acting.undo,
    "redo": acting.redo,
    "chat": acting.chat,
    "hint": consulting.hint,
    "outcomes": consulting.outcomes,
    "why": consulting.why,
    "tips": consulting.tips,
    "bot": acting.bot,
    "fill": acting.fill,
    "resign": acting.resign,
    "leave": acting.leave,
    "cancel": acting.cancel,
    "colour": acting.colour,
    "imagine": consulting.imagine,
    "plan": consulting.plan,
    "standing": consulting.standing,
    "ping": Guest.ping,
}


class Hearing:
    """What one client says, from its hello to its goodbye."""

    def __init__(self, guest: Guest, websocket: WebSocket):
        self._guest, self._websocket = guest, websocket
        self.working = asyncio.Lock()  # held while a message is carried out, which must not be broken off
        self._too_fast = 0  # messages that were refused, less those heard since

    async def listen(self) -> None:
        """Takes one message after the other until the client goes."""
        try:
            async with asyncio.timeout(self._guest.hub.settings.hello_within) as patience:
                while True:
                    received = await self._websocket.receive()
                    if received["type"] == "websocket.disconnect":
                        return
                    if self._guest.connection.closing:
                        continue  # what was said before the goodbye still has to reach the client
                    text = received.get("text")
                    async with self.working:
                        await self._take(received.get("bytes") or b"" if text is None else text)
                    await asyncio.sleep(0)  # who sends many messages at once does not get their answers at one go
                    if self._guest.connection.ready:
                        patience.reschedule(None)
        except TimeoutError:
            self._guest.connection.close(NO_HELLO)
            await asyncio.sleep(self._guest.hub.settings.hello_within)

    async def _take(self, text: str | bytes) -> None:
        """Answers one message; whatever is wrong with it is said, and nothing else happens."""
        started = perf_counter()
        request: Any = None
        try:
            self._check_rate()
            said = self._read(text)
            request = _request(said)
            await self._answer(understood(said), request)
        except Refusal as refusal:
            self._guest.hub.figures.refusals.labels(refusal.code).inc()
            if isinstance(refusal, TooDear):
                await asyncio.sleep(HASTE)
            self._guest.connection.put(wire.refused(request, refusal.code, refusal.message, refusal.wait))
        self._guest.hub.figures.answer.observe(perf_counter() - started)

    def _check_rate(self) -> None:
        """To refuse costs time too: whoever is refused more often than heard has to go."""
        if self._guest.connection.messages.take():
            self._too_fast = max(0, self._too_fast - 1)
            return
        self._too_fast += 1
        if self._too_fast > self._guest.limits.flood:
            self._guest.connection.close(FLOOD)
        raise too_fast("Too many messages.", self._guest.connection.messages.wait())

    def _read(self, text: str | bytes) -> dict[str, Any]:
        if len(text) > self._guest.limits.message_bytes:
            raise Refusal("too_large", f"A message may have {self._guest.limits.message_bytes} bytes.")
        try:
            message = orjson.loads(text)
        except ValueError as error:
            raise Refusal("bad_message", f"This is not JSON: {error}") from None
        if not isinstance(message, dict):
            raise Refusal("bad_message", "A message is a JSON object.")
        return message

    async def _answer(self, message: Any, request: Any) -> None:
        if not self._guest.connection.ready and message.type not in ("hello", "ping"):
            raise Refusal("hello_first", "Say hello first.")
        await ANSWERS[message.type](self._guest, message, request)


MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)


def understood(said: dict[str, Any]) -> Any:
    """One of the messages of `client_messages`; refused with what is wrong in it."""
    kind = said.get("type")
    if isinstance(kind, str) and kind not in ANSWERS:
        raise Refusal("unknown_type", f"There is no message of type {kind!r}.")
    try:
        return MESSAGES.validate_python(said)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(each) for each in first["loc"][1:])
        raise Refusal("bad_message", f"`{place}`: {first['msg']}" if place else first["msg"]) from None


def _request(message: dict[str, Any]) -> int | str | None:
    """The client's own name for its request, if it is one."""
    request = message.get("request")
    if isinstance(request, str) and len(request) > 64:
        return request[:64]
    return request if isinstance(request, (int, str)) and not isinstance(request, bool) else None
