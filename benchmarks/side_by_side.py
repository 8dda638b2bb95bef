"""This checkout beside another one, in turns: seconds to compile (what playing needs, and everything), random games,
steps from Python, search.

    python benchmarks/side_by_side.py OTHER [--rounds 3] [--games GAME …]

OTHER is a checkout of an earlier commit (`git worktree add`). Each gets a cache of its own, so that everything is
compiled anew once, one game at a time. All of it is processor time of one core, and each round measures both, the one
straight after the other: what else the machine does then concerns both. Told are the middle of
the rounds, and the range of the ratios. Where a judgement or a plan has changed, so has the search's work.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

HERE = Path(__file__).parents[1]
WHAT = ("random games, decisions/s", "stepped from Python, decisions/s", "search, iterations/s")
# These run in either checkout: only what both have may be named here.
# Seconds from the start of the process: to compile what somebody needs who plays with bots, and everything.
COMPILE = """
import json, sys
from time import process_time
from sylvarium.compiling import compile_steps
from sylvarium.games import game as by_key

found = []
for is_for_play in (True, False):
    for name, step in compile_steps(by_key(sys.argv[1])):
        if (name not in ("random games", "research")) == is_for_play:
            step()
    found.append(process_time())
print(json.dumps(found))
"""
MEASURE = """
import json, sys
from dataclasses import replace
from time import process_time
from sylvarium.bots import plan_of, think
from sylvarium.games import game as by_key
from sylvarium.kernel.record import as_bytes
from sylvarium.table import Table

game = by_key(sys.argv[1])
seats = max(game.seats)
states, out, chosen = game.State.empty(1), game.out(), game.chosen(seats)
raw = as_bytes(states)

def race():
    began, decisions = process_time(), 0
    for seed in range(0, 1000, 50):
        decisions += game.loops.race(states, raw, seats, chosen, seed, 50, out)
    return decisions / (process_time() - began)

def steps():
    began, decisions = process_time(), 0
    for seed in range(60):
        count = game.loops.start(states, raw, 0, seats, chosen, seed, out)
        while count:
            count = game.loops.step(states, 0, out.item(decisions * 7 % count), out)
            decisions += 1
    return decisions / (process_time() - began)

def search():
    table = Table.new(game, max(2, min(game.seats)), seed=1)
    plan = replace(plan_of("ancient:4000"), seconds=60.0)
    began = process_time()
    think(game, table.state, table.seat or 0, plan, 1)
    return 4000 / (process_time() - began)

found = []
for measure in (race, steps, search):
    measure()
    found.append(max(measure() for _ in range(8)))
print(json.dumps(found))
"""


def environment(checkout: Path, cache: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SYLVARIUM"))}
    return {**kept, "PYTHONPATH": str(checkout / "src"), "SYLVARIUM_CACHE": str(cache)}


def run(script: str, checkout: Path, cache: Path, game: str) -> list[float]:
    """What a script finds out about a game in a checkout."""
    command = [sys.executable, "-c", script, game]
    done = subprocess.run(command, env=environment(checkout, cache), check=True, stdout=subprocess.PIPE)
    found: list[float] = json.loads(done.stdout)
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("other", type=Path)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--games", nargs="+", default=None)
    given = options.parse_args()
    sys.path.insert(0, str(HERE / "src"))
    from sylvarium.games import GAMES

    sides = (given.other.resolve(), HERE)
    print(f"load {os.getloadavg()[0]:.1f}\n")
    columns = ("game", "compiled to play, s", "everything compiled, s", *WHAT)
    print(f"| {' | '.join(columns)} |\n|{' --- |' * len(columns)}", flush=True)
    with TemporaryDirectory(prefix="side-by-side-") as place:
        caches = [Path(place) / name for name in ("before", "now")]
        for game in given.games or GAMES:
            seconds = [run(COMPILE, side, cache, game) for side, cache in zip(sides, caches, strict=True)]
            rounds = [
                [run(MEASURE, side, cache, game) for side, cache in zip(sides, caches, strict=True)]
                for _ in range(given.rounds)
            ]
            cells = [f"{before:.1f} → {now:.1f} ({now / before:.0%})" for before, now in zip(*seconds, strict=True)]
            for k in range(len(WHAT)):
                before, now = (median(each[side][k] for each in rounds) for side in (0, 1))
                ratios = sorted(each[1][k] / each[0][k] for each in rounds)
                cells.append(f"{before:,.0f} → {now:,.0f} ({ratios[0]:.0%} to {ratios[-1]:.0%})")
            print(f"| {game} | {' | '.join(cells)} |", flush=True)
    print(f"\nload {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
