"""A client at the socket of a table: one function per message type of docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import monotonic, perf_counter, thread_time
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from sylvarium.bots import LEVELS, Decision
from sylvarium.hosting import allowing, planning, seating, wire
from sylvarium.hosting.automatic import HINTS, hint_choices
from sylvarium.hosting.folded import Ask, Folded
from sylvarium.hosting.names import alike, visible
from sylvarium.hosting.refusal import Refusal
from sylvarium.learning.reasons import why_not
from sylvarium.learning.tips import tips_for
from sylvarium.server.connection import Connection
from sylvarium.server.hub import Hub
from sylvarium.server.limits import HASTE, Cost, TooDear, too_fast
from sylvarium.server.live import LiveTable
from sylvarium.server.made_once import logs_ready
from sylvarium.server.messages import (
    BotMessage,
    CancelMessage,
    ChatMessage,
    ClientMessage,
    ColourMessage,
    HelloMessage,
    HintMessage,
    ImagineMessage,
    LeaveMessage,
    PingMessage,
    PlanMessage,
    PlayMessage,
    SeatMessage,
    StandingMessage,
    TipsMessage,
    UndoMessage,
    WhyMessage,
)
from sylvarium.server.people.login import people_of, socket_login
from sylvarium.table import Table

NO_HELLO, FLOOD, TRY_LATER = 4008, 4029, 1013
SENDING = 1e-8  # seconds for every byte


SeatedMessage = (
    PlayMessage
    | UndoMessage
    | HintMessage
    | WhyMessage
    | TipsMessage
    | SeatMessage
    | LeaveMessage
    | ColourMessage
    | ImagineMessage
    | PlanMessage
    | StandingMessage
)


class Guest:
    """One client at one table."""

    def __init__(self, hub: Hub, live: LiveTable, connection: Connection, websocket: WebSocket):
        self.hub, self.live, self.connection = hub, live, connection
        self._websocket = websocket
        self._limits = hub.settings.limits
        self.working = asyncio.Lock()  # held while a message is carried out, which must not be broken off
        self._too_fast = 0

    async def listen(self) -> None:
        """Takes one message after the other until the client goes."""
        try:
            async with asyncio.timeout(self.hub.settings.hello_within) as patience:
                while True:
                    received = await self._websocket.receive()
                    if received["type"] == "websocket.disconnect":
                        return
                    if self.connection.closing:
                        continue  # what was said before the goodbye still has to reach the client
                    text = received.get("text")
                    async with self.working:
                        await self._take(received.get("bytes") or b"" if text is None else text)
                    await asyncio.sleep(0)  # who sends many messages at once does not get their answers at one go
                    if self.connection.ready:
                        patience.reschedule(None)
        except TimeoutError:
            self.connection.close(NO_HELLO)
            await asyncio.sleep(self.hub.settings.hello_within)

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
            self.hub.figures.refusals.labels(refusal.code).inc()
            if isinstance(refusal, TooDear):
                await asyncio.sleep(HASTE)
            self.connection.put(wire.refused(request, refusal.code, refusal.message, refusal.wait))
        self.hub.figures.answer.observe(perf_counter() - started)

    def _check_rate(self) -> None:
        if self.connection.messages.take():
            self._too_fast = 0
            return
        self._too_fast += 1
        if self._too_fast > self._limits.refused_in_a_row:
            self.connection.close(FLOOD)
        raise too_fast("Too many messages.", self.connection.messages.wait())

    def _read(self, text: str | bytes) -> dict[str, Any]:
        if len(text) > self._limits.message_bytes:
            raise Refusal("too_large", f"A message may have {self._limits.message_bytes} bytes.")
        try:
            message = orjson.loads(text)
        except ValueError as error:
            raise Refusal("bad_message", f"This is not JSON: {error}") from None
        if not isinstance(message, dict):
            raise Refusal("bad_message", "A message is a JSON object.")
        return message

    async def _answer(self, message: Any, request: Any) -> None:
        if not self.connection.ready and message.type not in ("hello", "ping"):
            raise Refusal("hello_first", "Say hello first.")
        await ANSWERS[message.type](self, message, request)

    # ------------------------------------------------------------------------------------------------- messages

    async def hello(self, message: HelloMessage, request: Any) -> None:
        tokens = message.tokens
        if len(tokens) > self._limits.tokens:
            raise Refusal("bad_message", f"A client may show {self._limits.tokens} tokens.")
        claims = await self._claims()
        held, unknown = self._proven(tokens, claims)
        with self._spending("hello", held) as cost:
            cost.seconds += await logs_ready(self.hub, self.live.state, held)
            async with self.hub.paces.turn(self.connection.address, cost), self.live.lock:
                began = thread_time()
                self.connection.seats = tuple(self._proven(tokens, claims)[0])
                if message.nickname is not None:
                    self.connection.nickname = visible(message.nickname, self._limits.nickname_length) or None
                self.connection.changes = message.changes
                if unknown:
                    said = "A token opens no seat of this table."
                    self.connection.put(wire.refused(request, "unknown_token", said))
                self._greet()
                cost.seconds += thread_time() - began + SENDING * self.connection.waiting_bytes

    async def _claims(self) -> list[tuple[int, str]]:
        """The seats of this table that are the person's who is logged in."""
        login = await socket_login(self._websocket, self.hub.settings)
        self.connection.login = login.id if login else None
        people = people_of(self._websocket)
        return await asyncio.to_thread(people.claims, login.person.id, self.live.id) if login else []

    def _proven(self, tokens: list[str], claims: list[tuple[int, str]]) -> tuple[list[int], int]:
        """The seats that tokens and claims prove as the table is now, and how many tokens prove nothing."""
        held, unknown = self.live.state.held(tokens)
        return sorted({*held, *self.live.state.still_held(claims)}), unknown

    def _greet(self) -> None:
        """A spectator without a place goes again; everybody else gets everything."""
        try:
            self.hub.door.greet(self.connection, self.live.connections)
        except Refusal:
            self.connection.close(TRY_LATER)
            raise
        self.hub.show(self.live, self.connection)

    async def play(self, message: PlayMessage, request: Any) -> None:
        seat = self._own_seat(message)
        await self._commit(request, lambda state: state.ask_play(seat, message.number, message.action))

    async def undo(self, message: UndoMessage, request: Any) -> None:
        seat = self._own_seat(message)
        await self._commit(request, lambda state: state.ask_undo(seat, message.number))

    async def redo(self, message: UndoMessage, request: Any) -> None:
        seat = self._own_seat(message)
        await self._commit(request, lambda state: state.ask_redo(seat, message.number))

    async def chat(self, message: ChatMessage, request: Any) -> None:
        text = visible(message.text, self._limits.chat_length)
        if not text:
            raise Refusal("bad_message", "There is nothing to say.")
        if not self.connection.chat.take():
            raise too_fast("Too many messages.", self.connection.chat.wait())
        seats = self.connection.seats
        seat = seats[0] if seats else None
        nickname = self._guest_name() if seat is None else self.live.state.seats[seat].nickname
        await self._commit(request, lambda state: state.ask_chat(seat, nickname, text))

    async def bot(self, message: BotMessage, request: Any) -> None:
        """A bot takes over one's own seat, or that of somebody who has been away for a while."""
        seat, level = message.seat, message.level
        if level is not None and level not in LEVELS:
            raise Refusal("no_bot", f"There is no such level; they are {', '.join(LEVELS)}.")
        if not self.connection.seats or not 0 <= seat < len(self.live.state.seats):
            raise Refusal("not_your_seat", "You do not hold this seat.")
        patience = self.hub.settings.absent_after
        await self._commit(
            request,
            lambda state: state.ask_bot(
                seat, level, seat in self.connection.seats, self.live.absent_for(seat, monotonic()), patience
            ),
        )

    async def fill(self, message: SeatMessage, request: Any) -> None:
        """Whoever sits at the table may let a bot take a seat that is still open."""
        self._check_sits()
        seat, level = message.seat, _level(message)
        await self._commit(request, lambda state: seating.ask_fill(state, seat, level))

    async def resign(self, message: SeatMessage, request: Any) -> None:
        seat, level = self._own_seat(message), _level(message)
        await self._commit(request, lambda state: seating.ask_resign(state, seat, level))

    async def leave(self, message: LeaveMessage, request: Any) -> None:
        seat = self._own_seat(message)
        await self._commit(request, lambda state: seating.ask_leave(state, seat))

    async def cancel(self, message: CancelMessage, request: Any) -> None:
        self._check_sits()
        await self._commit(request, seating.ask_cancel)

    async def colour(self, message: ColourMessage, request: Any) -> None:
        seat, colour = self._own_seat(message), message.colour
        await self._commit(request, lambda state: seating.ask_colour(state, seat, colour))

    async def hint(self, message: HintMessage, request: Any) -> None:
        """Answers when the bot has thought; meanwhile the client may go on."""
        seat, level = self._own_seat(message), message.level or HINTS
        allowing.check(self.live.state.row, "hints")
        if level not in LEVELS:
            raise Refusal("no_hint", f"There is no such level; they are {', '.join(LEVELS)}.")
        game = self.live.state.game
        answer = {"type": "hint", "request": request, "seat": seat, "number": self.live.state.number, "level": level}

        def tell(decision: Decision) -> None:
            choices = hint_choices(game, decision)
            self.connection.put(orjson.dumps({**answer, "choices": choices}, option=orjson.OPT_SERIALIZE_NUMPY))

        def refuse(refusal: Refusal) -> None:
            self.connection.put(wire.refused(request, refusal.code, refusal.message))

        self.hub.hints.ask(self.live, seat, level, self.connection, tell, refuse)

    async def why(self, message: WhyMessage, request: Any) -> None:
        """Why a click does nothing, as the rules say it; paid for, because they are asked about many actions."""
        seat, table = self._own_seat(message), self.live.state.begun()
        with self._spending("why", [seat]) as cost:
            began = thread_time()
            words = why_not(table, seat, message.piece)
            cost.seconds += thread_time() - began
        self.connection.put(
            orjson.dumps({"type": "why", "request": request, "words": words}, option=orjson.OPT_SERIALIZE_NUMPY)
        )

    async def tips(self, message: TipsMessage, request: Any) -> None:
        """What somebody who learns the game should know at this decision; paid for like another look at the table."""
        seat, table = self._own_seat(message), self.live.state.begun()
        with self._spending("tips", [seat]) as cost:
            began = thread_time()
            found = tips_for(table.game, table.view(seat))
            cost.seconds += thread_time() - began
        answer = {"type": "tips", "request": request, "number": table.number, "tips": found}
        self.connection.put(orjson.dumps(answer, option=orjson.OPT_SERIALIZE_NUMPY))

    async def imagine(self, message: ImagineMessage, request: Any) -> None:
        """A turn that is being planned. It is reckoned in the thread for what is costly, and paid for."""
        seat, state = self._own_seat(message), self.live.state
        state.check_open()
        found = await self._reckoned(
            ("imagine", *message.steps), lambda table: planning.imagined(table, seat, message.steps), seat
        )
        answer = {"type": "imagined", "request": request, **found}
        self.connection.put(orjson.dumps(answer, option=orjson.OPT_SERIALIZE_NUMPY))

    async def plan(self, message: PlanMessage, request: Any) -> None:
        """Keeps a plan, or drops it."""
        seat, state = self._own_seat(message), self.live.state
        state.check_open()
        plan = None
        if message.steps:
            state.check_number(message.number)
            plan = await self._reckoned(
                ("plan", *message.steps), lambda table: planning.planned(table, seat, message.steps), seat
            )

        def say(now: Folded, intent: planning.Intent) -> planning.Intent:
            if plan:
                now.check_number(message.number)
            return replace(intent, plan=plan)

        await self._intend(request, seat, say)

    async def standing(self, message: StandingMessage, request: Any) -> None:
        seat, state = self._own_seat(message), self.live.state
        state.check_open()
        given = planning.check_standing(state.game, message.answers)
        await self._intend(request, seat, lambda _, intent: replace(intent, standing=intent.standing | given))

    async def ping(self, message: PingMessage, request: Any) -> None:
        self.connection.put(wire.pong(request))

    # --------------------------------------------------------------------------------------------------- helpers

    def _guest_name(self) -> str | None:
        """What a spectator is called: nothing if somebody who sits here is called so, or almost."""
        name = self.connection.nickname
        return None if name and any(alike(name, taken) for taken in self.live.state.names()) else name

    def _check_sits(self) -> None:
        if not self.connection.seats:
            raise Refusal("not_your_seat", "Only those who sit at the table may do that.")

    def _own_seat(self, message: SeatedMessage) -> int:
        if message.seat not in self.connection.seats:
            raise Refusal("not_your_seat", f"You do not hold seat {message.seat}.")
        return message.seat

    def _spending(self, what: str, held: list[int]) -> Cost:
        """Who holds no seat here pays from the table's purse as well."""
        return Cost(self.hub.budgets.spend(what, self.connection.address, None if held else self.live.id))

    async def _reckoned(self, what: tuple[str, ...], work: Callable[[Table], Any], seat: int) -> Any:
        """What comes of the table as it is now, reckoned in a thread at the cost of whoever asks."""
        state = self.live.state
        table = state.begun().copy()
        with self._spending(what[0], [seat]) as cost:
            async with self.hub.paces.turn(self.connection.address, cost):
                key = (*what, state.id, state.version, seat)
                found, seconds = await self.hub.made_once.once(key, lambda: work(table))
                cost.seconds += seconds
        return found

    async def _intend(self, request: Any, seat: int, say: Callable[[Folded, planning.Intent], planning.Intent]) -> None:
        self.hub.budgets.spend("play", self.connection.address, purse="moves")
        await self.hub.intend(self.live, seat, say)
        self.connection.put(wire.done(request, self.live.state.version))

    async def _commit(self, request: Any, ask: Callable[[Folded], Ask]) -> None:
        self.hub.budgets.spend("play", self.connection.address, purse="moves")
        change = await self.hub.commit(self.live, ask)
        self.connection.put(wire.done(request, change.event.number))


Answer = Callable[[Guest, Any, Any], Awaitable[None]]

ANSWERS: dict[str, Answer] = {
    "hello": Guest.hello,
    "play": Guest.play,
    "undo": Guest.undo,
    "redo": Guest.redo,
    "chat": Guest.chat,
    "hint": Guest.hint,
    "why": Guest.why,
    "tips": Guest.tips,
    "bot": Guest.bot,
    "fill": Guest.fill,
    "resign": Guest.resign,
    "leave": Guest.leave,
    "cancel": Guest.cancel,
    "colour": Guest.colour,
    "imagine": Guest.imagine,
    "plan": Guest.plan,
    "standing": Guest.standing,
    "ping": Guest.ping,
}


MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)


def understood(said: dict[str, Any]) -> Any:
    """One of the messages of `messages.py`; refused with what is wrong in it."""
    kind = said.get("type")
    if isinstance(kind, str) and kind not in ANSWERS:
        raise Refusal("unknown_type", f"There is no message of type {kind!r}.")
    try:
        return MESSAGES.validate_python(said)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(each) for each in first["loc"][1:])
        raise Refusal("bad_message", f"`{place}`: {first['msg']}" if place else first["msg"]) from None


def _level(message: SeatMessage) -> str:
    if message.level not in LEVELS:
        raise Refusal("no_bot", f"There is no such level; they are {', '.join(LEVELS)}.")
    return message.level


def _request(message: dict[str, Any]) -> int | str | None:
    """The client's own name for its request, if it is one."""
    request = message.get("request")
    if isinstance(request, str) and len(request) > 64:
        return request[:64]
    return request if isinstance(request, (int, str)) and not isinstance(request, bool) else None
