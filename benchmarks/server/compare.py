"""The load of `load.py` on Sylvarium and on boardgame.io's own server, in one run, several times.

    python benchmarks/server/compare.py [--tables 500] [--seconds 20] [--rounds 3]

boardgame.io plays a toy game of about the same size (boardgame_io/game.js) and keeps everything in memory;
Sylvarium plays its five games in turn and stores every move before it is acknowledged. The two take turns, and
every round says how calm the machine was. Needs Node and npm for the comparison.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from calm import calmness
from load import WARM_UP, Times, free_port, new_grid, on_one_core, processor_seconds, report, server
from rich.console import Console
from rich.table import Table as Grid

from sylvarium.games import GAMES

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
    node, quiet, port = shutil.which("node") or "node", subprocess.DEVNULL, free_port()
    running = subprocess.Popen(
        [node, "server.js", str(port)], cwd=FOLDER, stdout=quiet, stderr=quiet, preexec_fn=on_core(cores[0])
    )
    try:
        wait_for(f"http://127.0.0.1:{port + 1}/games")
        command = [node, "load.js", str(port), str(tables), str(seconds), str(every)]
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


def cold_start(cores: list[int], grid: Grid) -> None:
    """From the command to the first answer, three times, with the compiled rules in the cache."""
    for name in ("first", "second", "third"):
        started = time.perf_counter()
        with server(None, {cores[0]}, ready=False):
            grid.add_row(name, f"{time.perf_counter() - started:.2f}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--every", type=float, default=1.0)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args()
    install()
    cores = sorted(os.sched_getaffinity(0))
    grid, console, calm = new_grid(), Console(width=130), []
    for number in range(1, given.rounds + 1):
        calm.append(f"round {number}: {calmness()}")
        times, share = on_one_core(given.tables, GAMES, given.seconds, given.every)
        report(f"Sylvarium, {given.tables} tables, round {number}", times, given.seconds, share, grid)
        times, share = boardgame_io(given.tables, given.seconds, given.every, cores)
        report(f"boardgame.io 0.50, round {number}", times, given.seconds, share, grid)
    console.print(grid)
    console.print("The machine before each round:", *calm, sep="\n")
    starts = Grid("start", "seconds", title="Cold start of Sylvarium with a warm compile cache")
    cold_start(cores, starts)
    console.print(starts)


if __name__ == "__main__":
    main()
