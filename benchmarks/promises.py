"""Promises about speed, which belong to a quiet machine and not to the tests: they fail `make bench` if not kept."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass
from statistics import median

from sylvarium.bots import LEVELS, as_known, decide, prepare
from sylvarium.games import GAMES, game
from sylvarium.table import Table

TURNS = 1000.0  # a second through PettingZoo, at least: its own chess does about so many
ANSWER = 2.0  # seconds the strongest bot may think on two threads
BEGIN = 0.4  # seconds until a command shows something


@dataclass(frozen=True)
class Promise:
    """Something promised, and what came of it."""

    what: str
    limit: str
    measured: str
    kept: bool


def all_of_them(turns: dict[str, float]) -> list[Promise]:
    """`turns` are those a second through PettingZoo, by game."""
    return [
        *(
            Promise(f"turns/s through PettingZoo, {key}", f"≥ {TURNS:,.0f}", f"{found:,.0f}", found >= TURNS)
            for key, found in turns.items()
        ),
        *(_at_most(f"{LEVELS[-1]} answers on two threads, {key}", ANSWER, answer(key)) for key in GAMES),
        *(_at_most(f"`sylvarium {' '.join(words)}` begins", BEGIN, beginning(*words)) for words in COMMANDS),
    ]


def _at_most(what: str, limit: float, seconds: float) -> Promise:
    return Promise(what, f"≤ {limit:.1f} s", f"{seconds:.2f} s", seconds <= limit)


def answer(key: str) -> float:
    """Seconds of the first decision of a game, the median of three."""
    found = game(key)
    prepare(found)
    table = Table.new(found, max(2, found.seats[0]), seed=1)
    seat = table.seat or 0
    known = as_known(found, table.state, seat, 1)
    return median(decide(found, known, seat, LEVELS[-1], seed, threads=2).seconds for seed in range(3))


COMMANDS = (("--help",), ("games",), *(("play", key, "--seed", "1") for key in GAMES))


def beginning(*words: str) -> float:
    """Seconds from the start of a command to the first thing it shows, the best of five."""
    return min(_first_word(words) for _ in range(5))


def _first_word(words: tuple[str, ...]) -> float:
    command = [sys.executable, "-c", "from sylvarium.command_line.cli import app; app()", *words]
    began = time.perf_counter()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout and process.stdin
        shown = process.stdout.read(1)
        spent = time.perf_counter() - began
        process.communicate(b"q\n", timeout=60)
    assert shown, f"{words} showed nothing"
    return spent
