"""Load: many live tables, two seats each, a move per table and second; how long until it is stored and seen.

    python benchmarks/server/load.py [--tables 500] [--seconds 30] [--every 1.0] [--database URL]

The server gets one core and the load generator another. Every move is timed from the moment it is sent until
its player has the acknowledgement, and until the other seat has the new view.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import orjson
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

START = "from sylvarium.server.run import serve; import sys; serve(port=int(sys.argv[1]))"
PORT = 18765


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
        async for text in self.socket:
            now = time.perf_counter()
            message = orjson.loads(text)
            if message["type"] in ("state", "update") and message.get("views"):
                self.view = message["views"][str(self.seat)]
                self.seen_at = now
                self.seen.set()
            elif message["type"] in ("done", "refused") and self.done:
                self.done.set_result(now if message["type"] == "done" else -1)


async def play_table(address: str, created: dict, every: float, start: float, until: float, times: Times) -> None:
    """Makes one move per interval at one table, by whoever decides, until the time is over."""
    chance, url = random.Random(created["table"]), f"ws{address[4:]}/api/tables/{created['table']}/socket"
    plain: dict = {"compression": None, "max_size": None, "open_timeout": None}
    async with connect(url, **plain) as left, connect(url, **plain) as right:
        seats = [Seat(left, 0), Seat(right, 1)]
        listening = [asyncio.create_task(seat.listen()) for seat in seats]
        for seat in seats:
            hello = {"type": "hello", "tokens": [created["tokens"][str(seat.seat)]]}
            await seat.socket.send(orjson.dumps(hello).decode())
            await seat.seen.wait()
        next_move = start + chance.random() * every
        while next_move < until and not seats[0].view["over"]:
            await asyncio.sleep(max(0.0, next_move - time.perf_counter()))
            await one_move(seats, chance, times, next_move >= start + WARM_UP)
            next_move += every
        for task in listening:
            task.cancel()


WARM_UP = 3.0  # seconds that do not count: every table is opened at once, and caches are cold


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
    await other.seen.wait()
    if counts:
        times.acknowledged.append(done - sent)
        times.delivered.append(other.seen_at - sent)


@contextmanager
def server(database: str | None, core: int, ready: bool = True):
    """A server on one core, with an SQLite file of its own unless a database is given.

    `ready` waits until the rules of all games are loaded, and not only until the server answers.
    """
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        limits = {f"SYLVARIUM_LIMIT_{name}": "1000000/1000000" for name in ("REQUESTS", "NEW_TABLES")}
        process = subprocess.Popen(
            [sys.executable, "-c", START, str(PORT)],
            env={**os.environ, **limits, "DATABASE_URL": url},
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        try:
            wait_for(f"http://127.0.0.1:{PORT}/health", process, ready)
            yield f"http://127.0.0.1:{PORT}", process
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
    address: str, tables: int, seconds: float, every: float, process: subprocess.Popen
) -> tuple[Times, float]:
    """The load; gives the times and the share of its core that the server used."""
    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "nickname": "Load"}
    async with httpx.AsyncClient(timeout=60) as client:
        created = [(await client.post(f"{address}/api/tables", json=body)).json() for _ in range(tables)]
    times = Times()
    start = time.perf_counter() + 2 + tables / 100
    until = start + WARM_UP + seconds

    async def busy() -> float:
        await asyncio.sleep(start + WARM_UP - time.perf_counter())
        before = processor_seconds(process)
        await asyncio.sleep(until - time.perf_counter())
        return (processor_seconds(process) - before) / seconds

    share, *_ = await asyncio.gather(busy(), *(play_table(address, one, every, start, until, times) for one in created))
    return times, share


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


def report(name: str, times: Times, seconds: float, share: float, grid: Grid) -> None:
    for what, values in (("acknowledged", times.acknowledged), ("delivered", times.delivered)):
        figures = [f"{percentile(values, q):.1f}" for q in (0.5, 0.9, 0.99, 0.999)]
        within = sum(value <= 0.05 for value in values) / len(values)
        grid.add_row(name, what, f"{len(values) / seconds:.0f}", *figures, f"{within:.2%}", f"{share:.0%}")


def new_grid() -> Grid:
    grid = Grid(title="Moves on live tables (milliseconds)")
    for column in ("server", "until", "moves/s", "50 %", "90 %", "99 %", "99.9 %", "within 50 ms", "core used"):
        grid.add_column(column, justify="left" if column in ("server", "until") else "right")
    return grid


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--every", type=float, default=1.0, help="seconds between two moves of a table")
    options.add_argument("--database", help="another database than a fresh SQLite file")
    given = options.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with server(given.database, cores[0]) as (address, process):
        times, share = asyncio.run(generate(address, given.tables, given.seconds, given.every, process))
    grid = new_grid()
    report(f"Sylvarium, {given.tables} tables", times, given.seconds, share, grid)
    Console(width=120).print(grid)
    if times.refused:
        sys.exit(f"{times.refused} moves were refused")


if __name__ == "__main__":
    main()
