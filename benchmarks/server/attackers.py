"""What one address can do to the others: the attacks that `attacks.py` carries out, and honest players beside them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAMES = ("builders", "sylve", "tiletum", "tree_society", "sylvan_tactics")
PLAIN: dict = {"compression": None, "max_size": None, "open_timeout": 60, "ping_timeout": None}


class Server:
    """Where it is, and how to come to it from an address of one's own."""

    def __init__(self, port: int):
        self.port = port

    def http(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=80))
        return httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    async def socket(self, address: str, table: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return await connect(url, local_addr=(address, 0), **PLAIN)

    async def create(self, address: str, **wanted: object) -> dict:
        body = {"seats": [{"kind": "me"}, {"kind": "hotseat"}], "nickname": "Ada", **wanted}
        async with self.http(address) as client:
            answer = await client.post("/api/tables", json=body)
            answer.raise_for_status()
            return answer.json()


async def said(socket: ClientConnection, *kinds: str) -> dict:
    """The next message of these kinds."""
    while True:
        message = orjson.loads(await socket.recv())
        if message["type"] in kinds:
            return message


class Seats:
    """One client that holds all seats of a table and plays for whoever is asked."""

    def __init__(self, server: Server, address: str, created: dict):
        self.server, self.address, self.created = server, address, created
        self.chance = random.Random(created["table"])
        self.views: dict[str, dict] = {}

    async def open(self) -> Seats:
        self.socket = await self.server.socket(self.address, self.created["table"])
        await self.say(type="hello", tokens=list(self.created["tokens"].values()))
        self.views = (await said(self.socket, "state"))["views"]
        return self

    async def say(self, **message: object) -> None:
        await self.socket.send(orjson.dumps(message).decode())

    @property
    def over(self) -> bool:
        return next(iter(self.views.values()))["over"]

    async def move(self) -> float | None:
        """Seconds until a move was acknowledged; None if it was refused or there was none."""
        view = next((view for view in self.views.values() if view["choices"]), None)
        if view is None:
            return None
        action = self.chance.choice(view["choices"])["action"]
        sent = time.perf_counter()
        await self.say(type="play", request=1, seat=view["you"], number=view["number"], action=action)
        while True:
            message = await said(self.socket, "update", "state", "done", "refused")
            if message["type"] == "done":
                return time.perf_counter() - sent
            if message["type"] == "refused":
                return None
            self.views.update(message.get("views", {}))

    async def to_the_end(self) -> None:
        while not self.over:
            if await self.move() is None:
                await asyncio.sleep(0.5)


# ------------------------------------------------------------------------------------------------------------- attacks


@dataclass
class Attacker:
    """One address, the games that are over, and what it was answered. Every attack has an address of its own, with all
    that an address may spend."""

    server: Server
    address: str
    played: list[dict]
    answers: Counter = field(default_factory=Counter)


Attack = Callable[[Attacker], Awaitable[None]]


async def first_word(socket: ClientConnection) -> str:
    """Whether the next answer is everything or a refusal; an attacker does not read on."""
    while True:
        message = str(await socket.recv())[:60]
        for kind in ("state", "refused"):
            if f'"type":"{kind}"' in message:
                return kind


async def hellos(by: Attacker) -> None:
    """20 spectator sockets say hello 60 times each, again and again."""

    async def one(number: int) -> None:
        table = by.played[number % len(by.played)]["table"]
        while True:
            with suppress(WebSocketException, OSError):
                socket = await by.server.socket(by.address, table)
                for _ in range(60):
                    await socket.send('{"type":"hello"}')
                for _ in range(60):
                    by.answers[await first_word(socket)] += 1
                await asyncio.sleep(1)
                await socket.close()

    await asyncio.gather(*(one(number) for number in range(20)))


def requests(*paths: str) -> Attack:
    async def attack(by: Attacker) -> None:
        async def one(number: int) -> None:
            chance = random.Random(number)
            async with by.server.http(by.address) as client:
                while True:
                    table = chance.choice(by.played)["table"]
                    path = chance.choice(paths).format(number=chance.randrange(60))
                    by.answers[(await client.get(f"/api/tables/{table}/{path}")).status_code] += 1

        await asyncio.gather(*(one(number) for number in range(8)))

    return attack


async def forks(by: Attacker) -> None:
    """8 connections fork finished games, with bots that begin to think at once."""

    async def one(number: int) -> None:
        chance = random.Random(number)
        seats = [{"kind": "bot", "level": "ancient"}, {"kind": "bot", "level": "ancient"}]
        async with by.server.http(by.address) as client:
            while True:
                body = {"number": chance.randrange(20), "seats": seats, "nickname": "Eve"}
                table = chance.choice(by.played)["table"]
                by.answers[(await client.post(f"/api/tables/{table}/fork", json=body)).status_code] += 1

    await asyncio.gather(*(one(number) for number in range(8)))


async def hints(by: Attacker) -> None:
    """Many seats ask for hints of the strongest bot all the time."""

    async def one() -> None:
        seats = await Seats(by.server, by.address, await by.server.create(by.address, game="tiletum")).open()
        view = next(view for view in seats.views.values() if view["choices"])
        while True:
            await seats.say(type="hint", request=1, seat=view["you"])
            message = await said(seats.socket, "hint", "refused")
            by.answers[message.get("code", "hint")] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(20)))


def at_own_tables(again: Callable[[Seats], dict[str, object]]) -> Attack:
    """25 sockets ask the same at tables of their own, 20 times at one go, again and again."""

    async def one(by: Attacker, number: int) -> None:
        created = await by.server.create(by.address, game=GAMES[number % len(GAMES)])
        while True:
            with suppress(WebSocketException, OSError):
                seats = await Seats(by.server, by.address, created).open()
                while True:
                    message = again(seats)
                    for _ in range(20):
                        await seats.say(request=1, **message)
                    for _ in range(20):
                        heard = await said(seats.socket, str(message["type"]), "done", "refused")
                        by.answers[heard.get("code", heard["type"])] += 1
            await asyncio.sleep(0.1)  # it was shown out

    async def attack(by: Attacker) -> None:
        await asyncio.gather(*(one(by, number) for number in range(25)))

    return attack


def a_reason(seats: Seats) -> dict[str, object]:
    """Why can nothing be done with a piece that is not there? For which every action is looked at."""
    view = next(view for view in seats.views.values() if view["choices"])
    return {"type": "why", "seat": view["you"], "piece": "nowhere"}


async def sockets(by: Attacker) -> None:
    """Opens as many sockets as it can, and lets them hang."""
    held: list[ClientConnection] = []
    while True:
        try:
            held.append(await by.server.socket(by.address, random.choice(by.played)["table"]))
            by.answers["opened"] += 1
        except (WebSocketException, OSError):
            by.answers["turned away"] += 1
        await asyncio.sleep(0.01)


async def openings(by: Attacker) -> None:
    """Opens sockets and drops them, as fast as it can."""

    async def one(number: int) -> None:
        table = by.played[number % len(by.played)]["table"]
        while True:
            try:
                socket = await by.server.socket(by.address, table)
                by.answers["opened"] += 1
                socket.transport.abort()
            except (WebSocketException, OSError):
                by.answers["turned away"] += 1

    await asyncio.gather(*(one(number) for number in range(16)))


async def health(by: Attacker) -> None:
    """Asks all the time whether the server is well, for which it writes to the storage."""

    async def one() -> None:
        async with by.server.http(by.address) as client:
            while True:
                by.answers[(await client.get("/health")).status_code] += 1

    await asyncio.gather(*(one() for _ in range(8)))


ATTACKS: dict[str, Attack] = {
    "hello": hellos,
    "history": requests("history"),
    "moments": requests("moments/{number}", "moments/{number}?seat=0"),
    "reviews": requests("review"),
    "forks": forks,
    "hints": hints,
    "sockets": sockets,
    "openings": openings,
    "health": health,
    "why": at_own_tables(a_reason),
    "chat": at_own_tables(lambda seats: {"type": "chat", "text": "so " * 100}),
}
