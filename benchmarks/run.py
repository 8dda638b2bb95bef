"""Ours and the peers in one run on one machine; writes docs/benchmarks.md.

    python benchmarks/run.py [--seconds S] [--no-compile]

Random play on one core. Different games differ in work per decision: compare like weight with like weight. Peers
that are not installed are named as missing, not left out silently.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from peers import PEERS, Missing

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.measuring import Speed, measure

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"


def kept(title: str) -> list[str]:
    """A section of the page that another program's figures went into by hand: it stays as it is."""
    _, _, rest = PAGE.read_text().partition(f"## {title}\n")
    return [f"## {title}", rest.partition("\n## ")[0].rstrip(), ""] if rest else []


def seconds_of(command: list[str], env: dict[str, str] | None = None) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **(env or {})})
    return time.perf_counter() - began


def cold_compile(key: str) -> float:
    """A game's rules, loops and search compiled into an empty cache, on one core."""
    with tempfile.TemporaryDirectory() as empty:
        return seconds_of([sys.executable, "-m", "sylvarium.cli", "compile", key], {"SYLVARIUM_CACHE": empty})


def ours(seconds: float, compiling: bool) -> tuple[list[Speed], dict[str, float]]:
    speeds, compiled = [], {}
    for key in GAMES:
        speeds.append(measure(game_by_key(key), seconds))
        if compiling:
            compiled[key] = cold_compile(key)
        print(speeds[-1], f"cold compile {compiled.get(key, 0):.1f} s", flush=True)
    return speeds, compiled


def peers(seconds: float) -> list[tuple[str, str, float | None, str]]:
    """Name, game, decisions a second stepped from Python (None if it is not installed), remark."""
    rows: list[tuple[str, str, float | None, str]] = []
    for name, game, run in PEERS:
        try:
            rows.append((name, game, run(seconds), ""))
        except Missing as missing:
            rows.append((name, game, None, str(missing)))
        print(rows[-1], flush=True)
    return rows


def page(speeds: list[Speed], compiled: dict[str, float], start: float, rows: list) -> str:
    lines = [
        "# Benchmarks",
        "",
        f"Made by `python benchmarks/run.py` on {platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}. One core, uniformly random play, the most seats of each game. "
        "Machines are noisy: compare within this page, not with other pages.",
        "",
        "## Ours",
        "",
        "| game | seats | decisions/s compiled | games/s | decisions/s stepped from Python | decisions a game "
        "| bytes of a state | copies/s | cold compile |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for s in speeds:
        lines.append(
            f"| {s.key} | {s.seats} | {s.compiled / 1e6:.1f} M | {s.games:,.0f} | {s.stepped / 1e3:,.0f} k "
            f"| {s.decisions_per_game:.0f} | {s.bytes:,} | {s.copied / 1e6:.1f} M "
            f"| {f'{compiled[s.key]:.0f} s' if s.key in compiled else '–'} |"
        )
    lines += [
        "",
        "A cold compile includes the rules, all loops and the search of the bots; it happens once per machine. "
        f"`sylvarium games`, which imports every game, takes {start:.2f} s with a warm cache.",
        "",
        "## Peers, stepped from Python in the same run",
        "",
        "| system | game | decisions/s |",
        "| --- | --- | --- |",
    ]
    lines += [f"| {name} | {game} | {f'{speed:,.0f}' if speed else why} |" for name, game, speed, why in rows]
    lines += [
        "",
        "What is not comparable: the games differ in work per decision (a step of tic-tac-toe is nothing, one of "
        "chess is much); OpenSpiel's own C++ loops are faster than stepping it from Python, as ours are.",
        "",
        *kept("Server"),
        *kept("On a GPU"),
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--no-compile", action="store_true", help="leave out the cold compiles")
    given = parser.parse_args()
    start = min(seconds_of([sys.executable, "-m", "sylvarium.cli", "games"]) for _ in range(3))
    speeds, compiled = ours(given.seconds, not given.no_compile)
    PAGE.write_text(page(speeds, compiled, start, peers(given.seconds)))


if __name__ == "__main__":
    main()
