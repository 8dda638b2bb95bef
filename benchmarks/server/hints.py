"""Hints: many live tables whose players ask for hints, worked out by the server and by the players' devices.

    python benchmarks/server/hints.py [--tables 500] [--games builders sylve …] [--seconds 20] [--every 20]

One server on a core of its own, three stretches one after the other at the same tables: nobody asks for hints; the
server works them out; the devices of those who ask work them out, so that the server only lends each a world to think
about. Every table makes a move every five seconds and asks for a hint every `--every` seconds. What a device does with
what it is lent costs the server nothing and is not done here (`benchmarks/wasm.py` measures it). A hint that has not
come when the next one is due is not waited for.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import orjson
from calm import calmness
from load import Seat, Times, create, one_move, percentile, processor_seconds, server
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import connect

from sylvarium.games import GAMES

MOVE_EVERY = 5.0
WAYS: dict[str, bool | None] = {"no hints": None, "by the server": False, "by devices": True}


@dataclass
class Stretch:
    """What was measured in one stretch, in seconds."""

    asked: int = 0
    answered: list[float] = field(default_factory=list)
    moves: Times = field(default_factory=Times)
    processor: float = 0.0


class Hinted(Seat):
    """A seat that also waits for hints."""

    hint: asyncio.Future[float] | None = None

    async def listen(self) -> None:
        async for text in self.socket:
            now, message = time.perf_counter(), orjson.loads(text)
            if message["type"] in ("state", "update") and self.look(message):
                self.seen_at = now
                self.seen.set()
            elif message.get("request") == 1 and self.done and not self.done.done():
                self.done.set_result(now if message["type"] == "done" else -1)
            elif message["type"] in ("hint", "lent") and self.hint and not self.hint.done():
                self.hint.set_result(now)


async def ask_for_hint(seats: Sequence[Hinted], here: bool, until: float, stretch: Stretch) -> None:
    """Whoever decides at this table asks for a hint, and waits for it until the next one is due."""
    asker = seats[seats[0].view["seat"]]
    asker.hint = asyncio.get_running_loop().create_future()
    stretch.asked += 1
    sent = time.perf_counter()
    await asker.socket.send(orjson.dumps({"type": "hint", "request": 2, "seat": asker.seat, "here": here}).decode())
    with suppress(TimeoutError):
        stretch.answered.append(await asyncio.wait_for(asker.hint, max(0.1, until - sent)) - sent)


async def play_table(address: str, created: dict, given: argparse.Namespace, starts: list[float], found) -> None:
    """One table through all stretches."""
    chance, url = random.Random(created["table"]), f"ws{address[4:]}/api/tables/{created['table']}/socket"
    plain: dict = {"compression": None, "max_size": None, "open_timeout": None}
    async with connect(url, **plain) as left, connect(url, **plain) as right:
        seats = [Hinted(left, 0), Hinted(right, 1)]
        listening = [asyncio.create_task(seat.listen()) for seat in seats]
        for seat in seats:
            hello = {"type": "hello", "tokens": [created["tokens"][str(seat.seat)]], "changes": True}
            await seat.socket.send(orjson.dumps(hello).decode())
            await seat.seen.wait()
        for start, (how, stretch) in zip(starts, found.items(), strict=True):
            end = start + given.seconds
            asking = None
            if WAYS[how] is not None:
                asking = asyncio.create_task(asks(seats, WAYS[how], start, end, chance.random(), given, stretch))
            move = start + chance.random() * MOVE_EVERY
            while move < end and not seats[0].view["over"]:
                await asyncio.sleep(max(0.0, move - time.perf_counter()))
                await one_move(seats, chance, stretch.moves, True)
                move += MOVE_EVERY
            if asking:
                await asking
        for task in listening:
            task.cancel()


async def asks(seats, here, start, end, phase, given, stretch) -> None:
    at = start + phase * given.every
    while at < end and not seats[0].view["over"]:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        at += given.every
        await ask_for_hint(seats, here, min(at, end), stretch)


async def measure(address: str, process: subprocess.Popen, given: argparse.Namespace) -> dict[str, Stretch]:
    created = await create([[address]], given.games, given.tables)
    found = {how: Stretch() for how in WAYS}
    first = time.perf_counter() + 3 + given.tables / 50
    starts = [first + k * (given.seconds + given.rest) for k in range(len(found))]

    async def busy() -> None:
        for start, stretch in zip(starts, found.values(), strict=True):
            await asyncio.sleep(start - time.perf_counter())
            before = processor_seconds(process)
            await asyncio.sleep(start + given.seconds - time.perf_counter())
            stretch.processor = processor_seconds(process) - before

    playing = (play_table(address, table, given, starts, found) for _, table in created)
    await asyncio.gather(busy(), *playing)
    return found


def report(found: dict[str, Stretch], seconds: float) -> Grid:
    grid = Grid(title="Hints at live tables, one core for the server")
    heads = ("hints", "asked", "answered in time", "50 % s", "90 % s", "core", "ms a hint", "moves 90 % ms")
    for head in heads:
        grid.add_column(head, justify="left" if head == "hints" else "right")
    calm = found["no hints"].processor
    for how, stretch in found.items():
        waited = [f"{percentile(stretch.answered, q) / 1000:.3f}" for q in (0.5, 0.9)] if stretch.answered else "––"
        each = f"{1000 * (stretch.processor - calm) / len(stretch.answered):.1f}" if stretch.answered else "–"
        share = f"{len(stretch.answered) / stretch.asked:.0%}" if stretch.asked else "–"
        moves = f"{percentile(stretch.moves.acknowledged, 0.9):.0f}" if stretch.moves.acknowledged else "–"
        grid.add_row(how, str(stretch.asked), share, *waited, f"{stretch.processor / seconds:.0%}", each, moves)
    return grid


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--every", type=float, default=20.0, help="seconds between two hints at a table")
    options.add_argument("--rest", type=float, default=4.0, help="seconds between two stretches")
    given = options.parse_args()
    for name in ("HINTS", "THINKING"):
        os.environ[f"SYLVARIUM_LIMIT_{name}"] = "1000000/1000000"
    before, cores = calmness(), sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with server(None, {cores[0]}) as (address, process):
        found = asyncio.run(measure(address, process, given))
    console = Console(width=130)
    console.print(f"{given.tables} tables, a move in {MOVE_EVERY:.0f} s and a hint in {given.every:.0f} s at each")
    console.print(report(found, given.seconds))
    console.print(f"The machine before: {before}. After: {calmness()}.")
    if refused := sum(stretch.moves.refused for stretch in found.values()):
        sys.exit(f"{refused} moves were refused")


if __name__ == "__main__":
    main()
