"""All figures of the server in one command, for a calm machine: docs/benchmarks.md and docs/scaling.md rest on them.

    python benchmarks/server/everything.py [--tables 500] [--seconds 20] [--rounds 3]

Processor time per move of every game; the mix of all games beside boardgame.io; each game alone; several servers
on one PostgreSQL. Takes about a quarter of an hour and says how calm the machine was.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from sylvarium.games import GAMES

FOLDER = Path(__file__).parent


def run(script: str, *arguments: object) -> None:
    print(f"\n## {script} {' '.join(map(str, arguments))}\n", flush=True)
    subprocess.run([sys.executable, FOLDER / script, *map(str, arguments)], check=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args()
    load = ("--tables", given.tables, "--seconds", given.seconds)
    run("moves.py", "--rounds", given.rounds)
    run("compare.py", *load, "--rounds", given.rounds)
    for game in GAMES:
        run("load.py", *load, "--games", game)
    run("processes.py", *load)


if __name__ == "__main__":
    main()
