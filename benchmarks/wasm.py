"""The rules as WebAssembly in Node against those compiled for this processor: whole random games, and the search.

    python benchmarks/wasm.py [--seconds S] [--rounds N] [--games GAME …]

Both are measured in turns, several times, in processor time of one core; the figure is the best of each, since what
else the machine does only slows down. Prints the table for the section "In a browser" of docs/benchmarks.md, with the
size of each module and the processor time it takes to make. Ends with an error if a module has less than half of the
native speed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ours import raced

from sylvarium.bots.levels import plan_of
from sylvarium.bots.thinking import prepare, search_of
from sylvarium.bots.tree import Tree
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.kernel.record import as_bytes
from sylvarium.wasm.making import Made, make

WEB = Path(__file__).parents[1] / "web"
PLAN, SEED, PORTION = "oak", 5, 512
LEAST = 0.5  # of the native speed
HEADS = [
    "game",
    "seats",
    "decisions/s native",
    "in Node",
    "iterations/s native",
    "in Node",
    "module",
    "compressed",
    "made in",
]


def made_anew(key: str, folder: Path) -> Made:
    """The module, and the processor time it took: nothing is taken from the cache."""
    before, kept = os.times(), os.environ.get("SYLVARIUM_CACHE")
    os.environ["SYLVARIUM_CACHE"] = str(folder / "cache")
    try:
        made = make(key, folder)
    finally:
        os.environ.pop("SYLVARIUM_CACHE")
        os.environ.update({"SYLVARIUM_CACHE": kept} if kept else {})
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return replace(made, seconds=spent)


def native(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions a second in random games, and iterations a second of the search at the start of a game."""
    states = game.State.empty(1)
    game.loops.start(states, as_bytes(states), 0, seats, game.chosen(seats), SEED, game.out())
    return raced(game, seats, seconds, time.process_time), searched(game, states, seconds)


def searched(game: Game, states: Any, seconds: float) -> float:
    prepare(game)
    explore, entries, record = search_of(game).explore, plan_of(PLAN).entries(), game.State(states)
    iterations, spent = 0, 0.0
    while spent < seconds:
        tree = Tree(game, record, PORTION)
        began = time.process_time()
        tree.explore(explore, record.seat, entries, SEED, PORTION)
        spent += time.process_time() - began
        iterations += PORTION
    return iterations / spent


def in_node(script: Path, folder: Path, game: Game, seats: int, seconds: float) -> tuple[float, float]:
    chosen = ",".join(map(str, game.chosen(seats).tolist()))
    command = ["node", str(script), str(folder), game.key, str(seats), chosen, str(seconds), str(SEED), str(PORTION)]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found["decisions"], found["iterations"]


def bundled(folder: Path) -> Path:
    script = folder / "speed.mjs"
    esbuild = WEB / "node_modules" / ".bin" / "esbuild"
    source = WEB / "tests" / "wasm" / "speed.ts"
    options = ["--bundle", "--log-level=error", "--format=esm", "--platform=node", f"--outfile={script}"]
    subprocess.run([str(esbuild), str(source), *options], check=True)
    return script


def measured(game: Game, folder: Path, script: Path, seconds: float, rounds: int) -> tuple[list[float], list[float]]:
    """Native and in Node, in turns: the best of each."""
    seats = game.seats[-1]
    here, there = [0.0, 0.0], [0.0, 0.0]
    for _ in range(rounds):
        here = [max(pair) for pair in zip(here, native(game, seats, seconds), strict=True)]
        there = [max(pair) for pair in zip(there, in_node(script, folder, game, seats, seconds), strict=True)]
    return here, there


def row(game: Game, made: Made, here: list[float], there: list[float]) -> str:
    numbers = [f"{value / 1000:,.1f} k" for value in (here[0], there[0], here[1], there[1])]
    shares = [f"{numbers[k]} ({there[k // 2] / here[k // 2]:.0%})" if k % 2 else numbers[k] for k in range(4)]
    sizes = [f"{size / 1024:.0f} KB" for size in (made.size, made.compressed)]
    return "| " + " | ".join([game.key, str(game.seats[-1]), *shares, *sizes, f"{made.seconds:.0f} s"]) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    slow = []
    print("| " + " | ".join(HEADS) + " |", "|" + " --- |" * len(HEADS), sep="\n")
    with TemporaryDirectory() as name:
        folder = Path(name)
        script = bundled(folder)
        for key in given.games:
            made, game = made_anew(key, folder), game_by_key(key)
            here, there = measured(game, folder, script, given.seconds, given.rounds)
            print(row(game, made, here, there), flush=True)
            if any(there[k] < LEAST * here[k] for k in range(2)):
                slow.append(key)
    if slow:
        print(f"less than half of the native speed: {', '.join(slow)}", file=sys.stderr)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
