"""Attacks: what one address can do to the others, and how long moves take meanwhile.

    python benchmarks/server/attacks.py [--tables 20] [--seconds 10] [--attack hello …] [--workers 1]

Calm tables of all five games are played at a move a second and table; then each attack runs from one other address
beside them, in a process of its own. The same moves are timed with and without it, from sending a move to its
acknowledgement. The server is a process of its own with its usual limits: calm tables and attackers come from
different addresses of the loopback network, which the server tells apart. The last attack asks for 150 hints of the
strongest bot, while 72 tables of bots think: there it is timed how long a sapling elsewhere takes to answer, and how
long it takes alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from pathlib import Path

from attackers import ATTACKS, GAMES, Attacker, Seats, Server, said
from load import percentile, wait_for
from rich.console import Console
from rich.table import Table as Grid

START = "from sylvarium.server.run import serve; import sys; serve(port=int(sys.argv[1]))"
VICTIM = "127.0.0.99"


# ----------------------------------------------------------------------------------------------------------- measuring


async def measure(calm: list[Seats], seconds: float) -> list[float]:
    """How long the moves of calm tables take, one per second and table."""
    until = time.perf_counter() + seconds
    found: list[float] = []

    async def one(seats: Seats) -> None:
        await asyncio.sleep(seats.chance.random())
        while time.perf_counter() < until and not seats.over:
            began = time.perf_counter()
            taken = await seats.move()
            if taken is not None:
                found.append(taken)
            await asyncio.sleep(max(0.0, began + 1 - time.perf_counter()))

    await asyncio.gather(*(one(seats) for seats in calm))
    return found


async def calm_tables(server: Server, count: int) -> list[Seats]:
    """Each from an address of its own: the limits are not what is measured."""
    made = []
    for number in range(count):
        address = f"127.0.1.{number + 1}"
        created = await server.create(address, game=GAMES[number % len(GAMES)])
        made.append(await Seats(server, address, created).open())
    return made


async def played_tables(server: Server) -> list[dict]:
    """Finished games, which is where looking back costs most."""

    async def played(address: str, game: str) -> dict:
        created = await server.create(address, game=game)
        await (await Seats(server, address, created).open()).to_the_end()
        return created

    return await asyncio.gather(*(played(f"127.0.2.{number + 1}", game) for number, game in enumerate(GAMES)))


def attack_for(name: str, by: Attacker, seconds: float, said: Pipe) -> None:
    """In a process of its own, behind the others, since an attacker has a machine of his own: what attacking costs must
    not look like waiting. Says when it begins, and in the end what it was answered."""
    os.nice(10)

    async def attack() -> None:
        said.send("begun")
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](by)

    asyncio.run(attack())
    said.send(by.answers)


async def beside(name: str, by: Attacker, calm: list[Seats], seconds: float) -> list[float]:
    """How long the moves of calm tables take while the attack goes on."""
    here, there = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=attack_for, args=(name, by, seconds + 1, there))
    process.start()
    assert await asyncio.to_thread(here.recv) == "begun"
    found = await measure(calm, seconds)
    by.answers = await asyncio.to_thread(here.recv)
    process.join()
    return found


async def crowd_of_thinkers(server: Server) -> list[Seats]:
    """150 hints of the strongest bot and 72 tables of them, all at once. They go on as long as the askers are there."""
    bots = [{"kind": "bot", "level": "ancient"}] * 2
    for number in range(72):
        await server.create(f"127.0.3.{number + 1}", game=GAMES[number % 5], seats=bots)
    askers = []
    for number in range(150):
        address = f"127.0.4.{number + 1}"
        askers.append(await Seats(server, address, await server.create(address, game=GAMES[number % 5])).open())
    for seats in askers:
        view = next(view for view in seats.views.values() if view["choices"])
        await seats.say(type="hint", request=1, seat=view["you"])
    return askers


async def sapling(server: Server) -> list[float]:
    """How long whole turns of a sapling take, with the pauses that every bot makes (`hosting.pauses`)."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "sapling"}]
    created = await server.create(VICTIM, game="builders", seats=seats)
    me = await Seats(server, VICTIM, created).open()
    waited: list[float] = []
    while len(waited) < 20 and not me.over:
        began = time.perf_counter()
        while not me.over and not me.views["0"]["choices"]:
            me.views.update((await said(me.socket, "update", "state")).get("views", {}))
        if me.views["0"]["number"] and time.perf_counter() - began > 0.01:
            waited.append(time.perf_counter() - began)
        if not me.over:
            await me.move()
    await me.socket.close()
    return waited


async def saplings(server: Server) -> None:
    """The same sapling alone and in a crowd: what the crowd costs is the difference."""
    for beside in ("nothing", "150 hints and 72 tables of bots"):
        askers = [] if beside == "nothing" else await crowd_of_thinkers(server)
        waited = sorted(await sapling(server))
        print(f"A sapling beside {beside}: {len(waited)} answers, middle {waited[len(waited) // 2]:.2f} s, "
              f"longest {waited[-1]:.2f} s")  # fmt: skip
        for asker in askers:
            await asker.socket.close()


async def generate(port: int, given: argparse.Namespace) -> None:
    server = Server(port)
    grid = Grid(title=f"Moves of {given.tables} calm tables (milliseconds)")
    for column in ("beside", "moves", "50 %", "99 %", "longest", "what the attacker got"):
        grid.add_column(column, justify="left" if column in ("beside", "what the attacker got") else "right")
    played = await played_tables(server)
    print("the games to look back at are played", file=sys.stderr, flush=True)
    for number, name in enumerate((None, *given.attack)):
        by = Attacker(server, f"127.0.0.{60 + number}", played)
        calm = await calm_tables(server, given.tables)
        await measure(calm, 2)
        found = await (beside(name, by, calm, given.seconds) if name else measure(calm, given.seconds))
        for seats in calm:
            await seats.socket.close()
        figures = [f"{percentile(found, q):.1f}" for q in (0.5, 0.99, 1.0)]
        got = ", ".join(f"{what}: {count}" for what, count in by.answers.most_common())
        grid.add_row(name or "nothing", str(len(found)), *figures, got)
        print(name or "nothing", len(found), *figures, got, file=sys.stderr, flush=True)
    Console(width=140).print(grid)
    if given.sapling:
        await saplings(server)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--attack", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    options.add_argument("--no-sapling", dest="sapling", action="store_false")
    options.add_argument("--port", type=int, default=18766)
    given = options.parse_args()
    print(f"Load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", START, str(given.port)],
            env={**os.environ, "DATABASE_URL": f"sqlite:///{Path(folder) / 'tables.sqlite'}"},
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(f"http://127.0.0.1:{given.port}/health", process, True)
            asyncio.run(generate(given.port, given))
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
