"""Several servers on one PostgreSQL: what one, two and four processes hold.

    python benchmarks/server/processes.py [--tables 200] [--processes 1 2 4] [--seconds 20]

Once *sharded*, both seats of a table at the same process, as a balancer that knows the table would send them;
and once *spread*, the seats at different processes, so that every move has to travel through LISTEN/NOTIFY. All
processes, PostgreSQL and the load generator share the cores there are.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from calm import calmness
from load import Times, generate, new_grid, report, server
from rich.console import Console

from sylvarium.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from server.postgres import postgres


def measure(
    count: int, spread: bool, games: Sequence[str], tables: int, seconds: float, every: float
) -> tuple[Times, float]:
    """The load on `count` processes with a fresh database."""
    cores = os.sched_getaffinity(0)
    with ExitStack() as open_ones:
        database = open_ones.enter_context(postgres(durable=True))
        running = [open_ones.enter_context(server(database, cores)) for _ in range(count)]
        addresses = [address for address, _ in running]
        if spread:
            pairs = [[address, addresses[(k + 1) % count]] for k, address in enumerate(addresses)]
        else:
            pairs = [[address] for address in addresses]
        processes = [process for _, process in running]
        return asyncio.run(generate(pairs, games, tables, seconds, every, processes))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    options.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--every", type=float, default=1.0)
    given = options.parse_args()
    grid, console, calm = new_grid(), Console(width=130), []
    for count in given.processes:
        for spread in (False, True) if count > 1 else (False,):
            name = f"{count} process{'es' if count > 1 else ''}{', spread' if spread else ''}"
            calm.append(f"{name}: {calmness()}")
            times, share = measure(count, spread, given.games, given.tables, given.seconds, given.every)
            report(name, times, given.seconds, share, grid)
    console.print(grid)
    console.print("The machine before each run:", *calm, sep="\n")


if __name__ == "__main__":
    main()
