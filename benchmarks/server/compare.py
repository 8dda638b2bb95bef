"""The load of `load.py` on Sylvarium and on boardgame.io's own server, in one run.

    python benchmarks/server/compare.py [--tables 500] [--seconds 20]

boardgame.io plays a toy game of about the same size (boardgame_io/game.js) and keeps everything in memory;
Sylvarium plays Builders and stores every move before it is acknowledged. Needs Node and npm for the comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from load import PORT, WARM_UP, Times, generate, new_grid, processor_seconds, report, server
from rich.console import Console
from rich.table import Table as Grid

FOLDER = Path(__file__).parent / "boardgame_io"


def install() -> None:
    """boardgame.io from npm, once."""
    if not shutil.which("npm"):
        sys.exit("The comparison with boardgame.io needs Node and npm.")
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-package-lock", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


def on_core(core: int):
    return lambda: os.sched_setaffinity(0, {core})


def boardgame_io(tables: int, seconds: float, every: float, cores: list[int]) -> tuple[Times, float]:
    """The same load on boardgame.io: its server on one core, its clients on the other."""
    node, quiet = shutil.which("node") or "node", subprocess.DEVNULL
    running = subprocess.Popen(
        [node, "server.js", str(PORT + 10)], cwd=FOLDER, stdout=quiet, stderr=quiet, preexec_fn=on_core(cores[0])
    )
    try:
        wait_for(f"http://127.0.0.1:{PORT + 11}/games")
        command = [node, "load.js", str(PORT + 10), str(tables), str(seconds), str(every)]
        with subprocess.Popen(
            command, cwd=FOLDER, stdout=subprocess.PIPE, text=True, preexec_fn=on_core(cores[-1])
        ) as load:
            assert load.stdout
            assert load.stdout.readline() == "ready\n"
            time.sleep(1 + WARM_UP)
            before = processor_seconds(running)
            time.sleep(seconds)
            share = (processor_seconds(running) - before) / seconds
            found = json.loads(load.stdout.read())
        return Times(found["acknowledged"], found["delivered"]), share
    finally:
        running.kill()
        running.wait()


def wait_for(url: str) -> None:
    for _ in range(500):
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.02)
    sys.exit("boardgame.io's server did not start")


def sylvarium(tables: int, seconds: float, every: float, cores: list[int]) -> tuple[Times, float]:
    os.sched_setaffinity(0, {cores[-1]})
    with server(None, cores[0]) as (address, process):
        return asyncio.run(generate(address, tables, seconds, every, process))


def cold_start(cores: list[int], grid: Grid) -> None:
    """From the command to the first answer, three times, with the compiled rules in the cache."""
    for name in ("first", "second", "third"):
        started = time.perf_counter()
        with server(None, cores[0], ready=False):
            grid.add_row(name, f"{time.perf_counter() - started:.2f}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--every", type=float, default=1.0)
    given = options.parse_args()
    install()
    cores = sorted(os.sched_getaffinity(0))
    grid, console = new_grid(), Console(width=120)
    for name, run in (("Sylvarium", sylvarium), ("boardgame.io 0.50", boardgame_io)):
        times, share = run(given.tables, given.seconds, given.every, cores)
        report(f"{name}, {given.tables} tables", times, given.seconds, share, grid)
    console.print(grid)
    starts = Grid("start", "seconds", title="Cold start of Sylvarium with a warm compile cache")
    cold_start(cores, starts)
    console.print(starts)


if __name__ == "__main__":
    main()
