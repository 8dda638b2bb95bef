"""Our games and their peers in one run on one machine, for docs/benchmarks.md. `make bench` runs it.

    python benchmarks/run.py [--seconds S] [--peer-seconds S] [--no-compile] [--no-peers] [--out FILE]

Replaces what stands between the marks of the page; everything else there comes from other programs and stays as it is.
Everything is random play. Games differ in work per decision, so compare like with like. Peers that cannot be installed
are named with the reason, not left out silently. Ends with an error if a promise of speed (`promises.py`) is broken.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import ours
import promises
from peers_setup import PACKAGES, boardgame_io, measured

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
BEGIN, END = "<!-- bench -->", "<!-- end of bench -->"  # what this program writes stands between them

Found = TypeVar("Found")


def replaced(page: str, lines: list[str]) -> str:
    """The page with these lines between its marks, and everything else as it was."""
    before, mark, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise SystemExit(f"the page has no place marked {BEGIN} … {END}")
    return f"{before}{BEGIN}\n{chr(10).join(lines).rstrip()}\n{END}{after}"


# ------------------------------------------------------------------------------------------------------- formatting


def compact(number: float | None) -> str:
    """1,234,567 as 1.23 M."""
    if number is None:
        return "–"
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:.3g} {letter}"
    return f"{number:.3g}"


def prose(text: str) -> str:
    """One line, however it is written here."""
    return " ".join(text.split())


def grid(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines] + [""]


# --------------------------------------------------------------------------------------------------------- sections


def our_speed(speeds: list[Any], starts: dict[str, float], compiling: float | None) -> list[str]:
    rows = [
        [
            s.key,
            str(s.seats),
            compact(s.compiled),
            compact(s.games),
            compact(s.stepped),
            f"{s.decisions_per_game:.0f}",
            f"{s.bytes:,}",
            compact(s.copied),
            f"{starts[s.key]:.2f} s",
        ]
        for s in speeds
    ]
    heads = ["game", "seats", "decisions/s compiled", "games/s compiled", "decisions/s stepped from Python",
             "decisions a game", "bytes of a state", "copies/s", "start"]  # fmt: skip
    text = """
        On one core. *Compiled* is a whole random game inside compiled code. *Stepped from Python* is one call per
        decision, which plays it and returns the next legal actions. *Start* is the time from nothing to the first legal
        actions, including the start of Python."""
    if compiling is not None:
        text += f"""
            Compiling all five games, with every loop and the bots' search, into an empty cache takes {compiling:.0f} s
            on all cores; that happens once per machine."""
    return ["## Our games", "", prose(text), "", *grid(heads, rows)]


def growth(seats: dict, batches: dict, cores: dict) -> list[str]:
    counts = sorted({count for found in seats.values() for count in found})
    sizes, numbers = list(next(iter(batches.values()))), list(next(iter(cores.values())))
    return [
        "## How our speed scales",
        "",
        "With the number of players (decisions/s compiled, one core):",
        "",
        *grid(
            ["game", *(f"{count} {'player' if count == 1 else 'players'}" for count in counts)],
            [[key, *(compact(found.get(count)) for count in counts)] for key, found in seats.items()],
        ),
        "With the number of games in a `Batch` (decisions/s of `step` on one core, including the observation, the mask "
        "of legal actions and the check of the actions, but not the choice of the actions):",
        "",
        *grid(
            ["game", *(f"{size:,}" for size in sizes)],
            [[key, *(compact(found[size]) for size in sizes)] for key, found in batches.items()],
        ),
        f"With cores (games/s of `simulate`; decisions/s of a `Batch` of {ours.MANY:,}):",
        "",
        *grid(
            ["game", *(f"simulate, {n}" for n in numbers), *(f"batch, {n}" for n in numbers)],
            [
                [key, *(compact(found[n][0]) for n in numbers), *(compact(found[n][1]) for n in numbers)]
                for key, found in cores.items()
            ],
        ),
    ]


def interfaces(found: dict[str, float]) -> list[str]:
    text = """
        Turns a second according to PettingZoo's own `performance_benchmark`, with the observation and mask that its
        interface requires. PettingZoo's own games, in the table below, were stepped in the same way."""
    rows = [[key, compact(speed)] for key, speed in found.items()]
    return ["## Through PettingZoo", "", prose(text), "", *grid(["game", "turns/s"], rows)]


def peers(rows: list[dict[str, Any]]) -> list[str]:
    lines = []
    for row in rows:
        if "missing" in row:
            lines.append([row["system"], f"not measured: {row['missing']}", *["–"] * 7])
            continue
        numbers = [compact(row.get(name)) for name in ("native", "batched", "stepped", "games")]
        size = f"{row['bytes']:,.0f}" if "bytes" in row else "–"
        lines.append(
            [f"{row['system']} {row['version']}", row["game"], *numbers, size, compact(row.get("copies")),
             f"{row['start']:.2f} s"]
        )  # fmt: skip
    heads = ["system", "game", "decisions/s native", "batched", "stepped from Python", "games/s", "bytes of a state",
             "copies/s", "start"]  # fmt: skip
    return ["## Peers in the same run", "", prose(HOW), "", *grid(heads, lines), prose(NOT_COMPARABLE), ""]


HOW = """
    On one core as well, in a separate environment. *Native*: OpenSpiel's C++ loop with its C++ random bots
    (`evaluate_bots`), and boardgame.io's reducer in Node (which may use more cores for itself). *Batched*: pgx with JAX
    on the CPU, compiled beforehand, with finished games starting again. *Bytes*: the resident memory of a copied
    position in the middle of a game; for pgx the size of its arrays, and for boardgame.io the length of the state as
    JSON."""

NOT_COMPARABLE = """
    What is not comparable: the games differ in work per decision (a step of tic-tac-toe is next to nothing, one of
    chess is a lot, and a turn of ours is several decisions). OpenSpiel's C++ loop is entered once per game, which costs
    short games something. pgx computes an observation in every step, as our batches do and our compiled loops do not;
    it is made for accelerators, not for CPUs. PettingZoo and RLCard build an observation for every step as well.
    boardgame.io runs a general engine with a log around a toy game; it is made for people at tables, not for
    simulation. The start of pgx includes compiling one function."""


def promised(kept: list[promises.Promise]) -> list[str]:
    text = "What we promise about speed, measured in this run. (A test would only measure how busy the machine is.)"
    rows = [[each.what, each.limit, each.measured, "yes" if each.kept else "**no**"] for each in kept]
    return ["## Promises", "", text, "", *grid(["what", "promised", "measured", "kept"], rows)]


def head(seconds: float) -> list[str]:
    text = f"""
        Made by `make bench` (`benchmarks/run.py`) in {seconds:.0f} s on {platform.machine()},
        {len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}. Uniformly random play."""
    return [prose(text), ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of ours")
    parser.add_argument("--peer-seconds", type=float, default=1.0, help="for each figure of the peers")
    parser.add_argument("--no-compile", action="store_true", help="leave out compiling into an empty cache")
    parser.add_argument("--no-peers", action="store_true", help="leave out the peers")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    began = time.perf_counter()

    def told(what: str, work: Callable[[], Found]) -> Found:
        print(f"{time.perf_counter() - began:4.0f} s  {what}", flush=True)
        return work()

    short = given.seconds / 3
    speeds = told("speed of ours", lambda: ours.on_one_core(lambda: ours.speeds(given.seconds)))
    starts = told("starts", ours.starts)
    seats = told("with seats", lambda: ours.on_one_core(lambda: ours.by_seats(short)))
    batches = told("with batches", lambda: ours.on_one_core(lambda: ours.by_batch(short)))
    cores = told("with cores", lambda: ours.by_cores(short))
    zoo = told("through PettingZoo", lambda: ours.on_one_core(ours.through_pettingzoo))
    rows: list[dict[str, Any]] = []
    if not given.no_peers:
        for package in PACKAGES:
            rows += told(f"peer {package}", lambda package=package: measured(package, given.peer_seconds))
        rows += told("peer boardgame.io", lambda: boardgame_io(given.peer_seconds))
    kept_promises = told("promises", lambda: promises.all_of_them(zoo))
    compiling = None if given.no_compile else told("compiling into an empty cache", ours.cold_compile)
    spent = time.perf_counter() - began
    sections = [
        *head(spent),
        *our_speed(speeds, starts, compiling),
        *growth(seats, batches, cores),
        *interfaces(zoo),
        *promised(kept_promises),
        *(peers(rows) if rows else []),
    ]
    given.out.write_text(replaced(PAGE.read_text(encoding="utf-8"), sections), encoding="utf-8")
    print(f"{spent:4.0f} s  written to {given.out}", flush=True)
    broken = [each for each in kept_promises if not each.kept]
    for each in broken:
        print(f"NOT KEPT  {each.what}: promised {each.limit}, measured {each.measured}", flush=True)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
