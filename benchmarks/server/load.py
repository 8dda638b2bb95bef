"""Load: many live tables, two seats each, a move per table and second; how long until it is stored and seen.

    python benchmarks/server/load.py [--tables 500] [--games builders sylve …] [--seconds 30] [--every 1.0]

The tables take turns through the games, by default all of them. The server gets one core and the load generator
another. Every move is timed from the moment it is sent until its player has the acknowledgement, and until the
other seat has the new view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import orjson
from calm import calmness
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from sylvarium.games import GAMES

START = "from sylvarium.server.run import serve; import sys; serve(port=int(sys.argv[1]))"


@dataclass
class Times:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    refused: int = 0


class Seat:
    """One socket of one seat."""

    def __init__(self, socket: ClientConnection, seat: int):
        self.socket, self.seat = socket, seat
        self.view: dict = {}
        self.seen = asyncio.Event()
        self.done: asyncio.Future[float] | None = None
        self.seen_at = 0.0

    async def listen(self) -> None:
        """Until the load is over; a socket that is closed before ends the whole load, instead of a wait for ever."""
        async for text in self.socket:
            now = time.perf_counter()
            message = orjson.loads(text)
            if message["type"] in ("state", "update") and self.look(message):
                self.seen_at = now
                self.seen.set()
            elif message["type"] in ("done", "refused") and self.done:
                self.done.set_result(now if message["type"] == "done" else -1)
        raise ConnectionError(f"the server has closed a socket: {self.socket.close_code}")

    async def hello(self, token: str) -> None:
        await self.socket.send(orjson.dumps({"type": "hello", "tokens": [token], "changes": True}).decode())
        await self.seen.wait()

    def look(self, message: dict) -> bool:
        """Takes a view, or of differences those that a player of this load looks at: choices, number and the like."""
        if message.get("views"):
            self.view = message["views"][str(self.seat)]
        elif message.get("changes"):
            for changes in message["changes"][str(self.seat)]:
                self.view |= {path: value for path, value in changes.items() if path in self.view}
        else:
            return False
        return True


async def play_table(
    addresses: list[str],
    created: dict,
    every: float,
    start: float,
    until: float,
    times: Times,
    opening: asyncio.Semaphore,
) -> None:
    """Makes one move per interval at one table, by whoever decides, until the time is over.

    The two seats are connected to the first and to the last of the addresses.
    """
    chance = random.Random(created["table"])
    urls = [f"ws{address[4:]}/api/tables/{created['table']}/socket" for address in (addresses[0], addresses[-1])]
    plain: dict = {"compression": None, "max_size": None, "open_timeout": None}
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        async with opening:
            seats = [Seat(await stack.enter_async_context(connect(url, **plain)), k) for k, url in enumerate(urls)]
            listening = [group.create_task(seat.listen()) for seat in seats]
            for seat in seats:
                await seat.hello(created["tokens"][str(seat.seat)])
        next_move = max(start, time.perf_counter()) + chance.random() * every
        while next_move < until and not seats[0].view["over"]:
            await asyncio.sleep(max(0.0, next_move - time.perf_counter()))
            await one_move(seats, chance, times, next_move >= start + WARM_UP)
            next_move += every
        for task in listening:
            task.cancel()


WARM_UP = 3.0  # seconds that do not count: caches are cold
AT_ONCE = 50  # tables whose sockets are being opened


async def one_move(seats: list[Seat], chance: random.Random, times: Times, counts: bool) -> None:
    mover = seats[seats[0].view["seat"]]
    other = seats[1 - mover.seat]
    action, number = chance.choice(mover.view["choices"])["action"], mover.view["number"]
    message = {"type": "play", "request": 1, "seat": mover.seat, "number": number, "action": action}
    other.seen.clear()
    mover.seen.clear()
    mover.done = asyncio.get_running_loop().create_future()
    sent = time.perf_counter()
    await mover.socket.send(orjson.dumps(message).decode())
    done = await mover.done
    if done < 0:
        times.refused += 1
        return
    await mover.seen.wait()
    await other.seen.wait()
    if counts:
        times.acknowledged.append(done - sent)
        times.delivered.append(other.seen_at - sent)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


@contextmanager
def server(database: str | None, cores: set[int], ready: bool = True):
    """A server on these cores, with an SQLite file of its own unless a database is given.

    `ready` waits until the rules of all games are loaded, and not only until the server answers.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        limits = {
            f"SYLVARIUM_LIMIT_{name}": "1000000/1000000"
            for name in ("REQUESTS", "NEW_TABLES", "WORK", "MOVES", "OPENINGS")
        }
        limits |= {
            f"SYLVARIUM_LIMIT_{name}": "1000000" for name in ("SOCKETS_PER_ADDRESS", "SILENT_SOCKETS", "CONNECTIONS")
        }
        process = subprocess.Popen(
            [sys.executable, "-c", START, str(port)],
            env={**os.environ, **limits, "DATABASE_URL": url},
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health", process, ready)
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.kill()
            process.wait()


def wait_for(url: str, process: subprocess.Popen, ready: bool) -> None:
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                if not ready or b'"preparing"' not in answer.read():
                    return
        except OSError:
            assert process.poll() is None, "the server did not start"
        time.sleep(0.02)


def processor_seconds(process: subprocess.Popen) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def generate(
    addresses: list[list[str]],
    games: Sequence[str],
    tables: int,
    seconds: float,
    every: float,
    processes: Sequence[subprocess.Popen],
) -> tuple[Times, float]:
    """The load; gives the times and the processor seconds per second that the servers used together.

    Tables take turns through the games and through the lists of addresses.
    """
    created = await create(addresses, games, tables)
    gc.disable()  # while the players' own collector looks for garbage, they would see what has come later than it came
    times = Times()
    start = time.perf_counter() + 2 + tables / 100
    until = start + WARM_UP + seconds

    async def busy() -> float:
        await asyncio.sleep(start + WARM_UP - time.perf_counter())
        before = sum(map(processor_seconds, processes))
        await asyncio.sleep(until - time.perf_counter())
        return (sum(map(processor_seconds, processes)) - before) / seconds

    opening = asyncio.Semaphore(AT_ONCE)
    playing = (play_table(*each, every, start, until, times, opening) for each in created)
    share, *_ = await asyncio.gather(busy(), *playing)
    return times, share


async def create(addresses: list[list[str]], games: Sequence[str], tables: int) -> list[tuple[list[str], dict]]:
    """New tables, each with the addresses of its seats."""
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    found = []
    async with httpx.AsyncClient(timeout=60) as client:
        for number in range(tables):
            asked = {"game": games[number % len(games)], "seats": seats, "nickname": "Load"}
            where = addresses[number % len(addresses)]
            answer = await client.post(f"{where[0]}/api/tables", json=asked)
            answer.raise_for_status()
            found.append((where, answer.json()))
    return found


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


def report(name: str, times: Times, seconds: float, share: float, grid: Grid) -> None:
    for what, values in (("acknowledged", times.acknowledged), ("delivered", times.delivered)):
        if not values:
            grid.add_row(name, what, "0", *"–––––––")
            continue
        figures = [f"{percentile(values, q):.1f}" for q in (0.5, 0.9, 0.99, 0.999)]
        within, moves = sum(value <= 0.05 for value in values) / len(values), len(values) / seconds
        each = f"{1000 * share / moves:.2f}"
        grid.add_row(name, what, f"{moves:.0f}", *figures, f"{within:.2%}", f"{share:.0%}", each)


def new_grid() -> Grid:
    grid = Grid(title="Moves on live tables (milliseconds)")
    for column in ("server", "until", "moves/s", "50 %", "90 %", "99 %", "99.9 %", "within 50 ms", "core", "ms a move"):
        grid.add_column(column, justify="left" if column in ("server", "until") else "right")
    return grid


def on_one_core(tables: int, games: Sequence[str], seconds: float, every: float, database: str | None = None):
    """The load on one server with a core of its own."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    try:
        with server(database, {cores[0]}) as (address, process):
            return asyncio.run(generate([[address]], games, tables, seconds, every, [process]))
    finally:
        os.sched_setaffinity(0, cores)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--every", type=float, default=1.0, help="seconds between two moves of a table")
    options.add_argument("--database", help="another database than a fresh SQLite file")
    given = options.parse_args()
    before = calmness()
    times, share = on_one_core(given.tables, given.games, given.seconds, given.every, given.database)
    grid, console = new_grid(), Console(width=130)
    report(f"Sylvarium, {given.tables} tables", times, given.seconds, share, grid)
    console.print(grid)
    console.print(f"The machine before: {before}. After: {calmness()}.")
    if times.refused:
        sys.exit(f"{times.refused} moves were refused")


if __name__ == "__main__":
    main()
