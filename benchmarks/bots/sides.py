"""Matches between bots of two checkouts, or with two plans, at equal time: does a change of the mind win?

Each side thinks in a process of its own (`thinker.py`) with its own sources, so that a judgement can play the one
before it. The table, its rules and its chance are those of the checkout that this file belongs to.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import Any

from sylvarium.bots.position import as_known, derived
from sylvarium.bots.rating import wilson
from sylvarium.games import game as game_by_key
from sylvarium.table import Table

HERE = Path(__file__).parent
OWN = HERE.parent.parent / "src"


@dataclass(frozen=True)
class Side:
    """A bot: the folder `src` of its checkout, and what its plan changes in that of a level."""

    name: str
    source: str = str(OWN)
    level: str = "ancient"
    changes: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Task:
    """One game: who sits where (by number), the seed of its chance, and until when it may be begun."""

    game: str
    sides: tuple[Side, ...]
    around: tuple[int, ...]
    seed: int
    until: float = 0.0
    options: tuple[tuple[str, str], ...] = ()


_thinkers: dict[str, subprocess.Popen] = {}


def elsewhere() -> list[str]:
    """The folders of PYTHONPATH that are not this checkout's own."""
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [folder for folder in given if folder and Path(folder).resolve() != OWN.resolve()]


def thinker_of(source: str) -> subprocess.Popen:
    """The process that thinks with the sources of a checkout; started when first needed."""
    if source not in _thinkers:
        _thinkers[source] = subprocess.Popen(
            [sys.executable, str(HERE / "thinker.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([source, *elsewhere()])},
        )
        atexit.register(_thinkers[source].kill)
    return _thinkers[source]


def ask(side: Side, key: str, state: bytes, seat: int, seed: int) -> tuple[int, int, float]:
    """What a side does, in how many iterations and seconds."""
    process = thinker_of(side.source)
    assert process.stdin and process.stdout
    pickle.dump((key, state, seat, side.level, side.changes, seed), process.stdin)
    process.stdin.flush()
    return pickle.load(process.stdout)


def play(task: Task) -> dict[str, Any] | None:
    """One game: by side the share of the victory, points, decisions, iterations, seconds. None if it is too late."""
    if task.until and time() > task.until:
        return None
    table = Table.new(task.game, len(task.around), dict(task.options), task.seed)
    totals = [[0, 0, 0.0] for _ in task.sides]
    while not table.over:
        seat = table.seat
        assert seat is not None
        side, seed = task.around[seat], derived(task.seed, table.number, seat)
        known = as_known(table.game, table.state, seat, seed)
        state = known.states[known.index : known.index + 1].tobytes()
        action, *spent = ask(task.sides[side], task.game, state, seat, derived(seed, 1))
        totals[side] = [a + b for a, b in zip(totals[side], (1, *spent), strict=True)]
        table.play(action)
    places = sorted(table.ranking(), key=lambda place: place.seat)
    best = [place.seat for place in places if place.place == min(other.place for other in places)]
    return {
        "won": [sum(task.around[seat] == side for seat in best) / len(best) for side in range(len(task.sides))],
        "points": [
            sum(place.score for place in places if task.around[place.seat] == side) / task.around.count(side)
            for side in range(len(task.sides))
        ],
        "spent": totals,
    }


def deals(key: str, one: Side, other: Side, games: int, seats: int, seed: int, until: float = 0.0) -> list[Task]:
    """So many games between two sides, seated alternately: each deal is played once the one way, once the other."""
    ways = [tuple((seat + way) % 2 for seat in range(seats)) for way in range(2)]
    return [Task(key, (one, other), ways[k % 2], derived(seed, k // 2), until) for k in range(games)]


def compiled(game_and_side: tuple[str, Side]) -> None:
    """Compiles what a side needs, by one decision."""
    key, side = game_and_side
    quick = Side(side.name, side.source, "birch")
    table = Table.new(key, game_by_key(key).seats[-1], {}, 1)
    seat = table.seat
    assert seat is not None
    ask(quick, key, table.state.states[table.state.index : table.state.index + 1].tobytes(), seat, 1)


def spread(tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, dict[str, Any] | None]]:
    """Plays everything on so many cores; results come as they are ready."""
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(_with_task, tasks)


def _with_task(task: Task) -> tuple[Task, dict[str, Any] | None]:
    return task, play(task)


def summary(results: list[dict[str, Any]]) -> dict[str, Any]:
    """What the games of two sides say together: share won by the first, interval, milliseconds, iterations, points."""
    games = len(results)
    won = sum(result["won"][0] for result in results)
    low, high = wilson(won, games)
    spent = [[sum(result["spent"][side][k] for result in results) for k in range(3)] for side in range(2)]
    return {
        "games": games,
        "won": won / max(games, 1),
        "interval": [low, high],
        "milliseconds": [1000 * seconds / max(decisions, 1) for decisions, _, seconds in spent],
        "iterations": [iterations / max(decisions, 1) for decisions, iterations, _ in spent],
        "points": [sum(result["points"][side] for result in results) / max(games, 1) for side in range(2)],
    }
