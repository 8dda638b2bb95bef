"""A client at a table: which seats it holds, and what carrying out its wishes costs whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import Any

from starlette.websockets import WebSocket

from sylvarium.hosting import wire
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.names import alike, visible
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import hashed
from sylvarium.server.client_messages import (
    ColourMessage,
    HelloMessage,
    HintMessage,
    ImagineMessage,
    LeaveMessage,
    OutcomesMessage,
    PingMessage,
    PlanMessage,
    PlayMessage,
    SeatMessage,
    StandingMessage,
    TipsMessage,
    UndoMessage,
    WhyMessage,
)
from sylvarium.server.connection import Connection
from sylvarium.server.hub import Hub
from sylvarium.server.limits import Cost
from sylvarium.server.live import LiveTable
from sylvarium.server.made_once import logs_ready
from sylvarium.server.people.login import people_of, socket_login
from sylvarium.server.people.sanctions import Ban
from sylvarium.table import Table

TRY_LATER = 1013
SENDING = 1e-8  # seconds for every byte

SeatedMessage = (
    PlayMessage
    | UndoMessage
    | HintMessage
    | OutcomesMessage
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
        self.limits, self._websocket = hub.settings.limits, websocket

    # -------------------------------------------------------------------------------------------------- coming in

    async def hello(self, message: HelloMessage, request: Any) -> None:
        tokens = message.tokens
        if len(tokens) > self.limits.tokens:
            raise Refusal("bad_message", f"A client may show {self.limits.tokens} tokens.")
        claims, ban = await self._claims()
        barred = await asyncio.to_thread(self.hub.sanctions.barred, [self.live.id])
        ban = ban or next((barred[proof] for proof in map(hashed, tokens) if proof in barred), None)
        tokens = [token for token in tokens if hashed(token) not in barred]
        held, unknown = self._proven(tokens, claims)
        with self.spending("hello", held) as cost:
            cost.seconds += await logs_ready(self.hub, self.live.state, held)
            async with self.hub.paces.turn(self.connection.address, cost), self.live.lock:
                began = thread_time()
                self.connection.seats = tuple(self._proven(tokens, claims)[0])
                if message.nickname is not None:
                    self.connection.nickname = visible(message.nickname, self.limits.nickname_length) or None
                self.connection.changes = message.changes
                if ban:
                    self.connection.put(wire.refused(request, "banned", ban.refusal().message))
                if unknown:
                    said = "A token opens no seat of this table."
                    self.connection.put(wire.refused(request, "unknown_token", said))
                self._greet()
                cost.seconds += thread_time() - began + SENDING * self.connection.waiting_bytes

    async def _claims(self) -> tuple[list[tuple[int, str]], Ban | None]:
        """The seats of this table that are the person's who is logged in, and whether they were banned."""
        login, ban = await socket_login(self._websocket, self.hub.settings)
        self.connection.person = login.person.id if login else None
        if login is None:
            self.connection.hidden, self.connection.mute = frozenset(), False
            return [], ban
        person, people = login.person.id, people_of(self._websocket)
        self.connection.hidden = await asyncio.to_thread(self.hub.company.shunned, person)
        self.connection.mute = await asyncio.to_thread(self.hub.sanctions.mutes, person)
        return await asyncio.to_thread(people.claims, person, self.live.id), None

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

    async def ping(self, message: PingMessage, request: Any) -> None:
        self.connection.looks = message.looks
        self.connection.put(wire.pong(request))

    # -------------------------------------------------------------------------------------- what answers are made of

    def guest_name(self) -> str | None:
        """What a spectator is called: nothing if somebody who sits here is called so, or almost."""
        name = self.connection.nickname
        return None if name and any(alike(name, taken) for taken in self.live.state.names()) else name

    def check_sits(self) -> None:
        if not self.connection.seats:
            raise Refusal("not_your_seat", "Only those who sit at the table may do that.")

    def own_seat(self, message: SeatedMessage) -> int:
        if message.seat not in self.connection.seats:
            raise Refusal("not_your_seat", f"You do not hold seat {message.seat}.")
        return message.seat

    def spending(self, what: str, held: list[int], purse: str = "work") -> Cost:
        """A client that holds no seat here pays from the table's purse as well."""
        return Cost(self.hub.budgets.spend(what, self.connection.address, None if held else self.live.id, purse))

    async def reckoned(
        self, what: tuple[str, ...], work: Callable[[Table], Any], seat: int, purse: str = "work"
    ) -> Any:
        """Something about the table as it is now, computed in a thread at the cost of the client that asks."""
        state = self.live.state
        table = state.begun().copy()
        with self.spending(what[0], [seat], purse) as cost:
            async with self.hub.paces.turn(self.connection.address, cost):
                key = (*what, state.id, state.version, seat)
                found, seconds = await self.hub.made_once.once(key, lambda: work(table))
                cost.seconds += seconds
        return found

    async def intend(self, request: Any, seat: int, say: Callable[[Folded, Intent], Intent]) -> None:
        self.hub.budgets.spend("play", self.connection.address, purse="moves")
        await self.hub.intend(self.live, seat, say)
        self.connection.put(wire.done(request, self.live.state.version))

    async def commit(self, request: Any, ask: Callable[[Folded], Ask]) -> None:
        self.hub.budgets.spend("play", self.connection.address, purse="moves")
        change = await self.hub.commit(self.live, ask)
        self.connection.put(wire.done(request, change.event.number))
