"""Processor time per move of every game inside the server, without sockets and storage.

    python benchmarks/server/moves.py [--moves 2000] [--rounds 3] [--profile GAME]
    python benchmarks/server/moves.py --pauses [--moves 400] [--rounds 3]

Each move is folded into an open table and told to both seats and a spectator, as the server does it: views,
choices with their previews, log, JSON. Processor time, not wall time, so that a busy machine disturbs little;
the rounds show how much. Games take turns in each round.

With `--pauses`, 200 tables of all games take turns instead, and the process sleeps or reads other memory before each
move, as a server does that waits for the next one: what the same work costs when the processor's caches are cold.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import random
import time
from collections.abc import Callable

import numpy as np
from calm import calmness
from rich.console import Console
from rich.table import Table as Grid

from sylvarium.games import GAMES
from sylvarium.hosting import wire
from sylvarium.hosting.chronicle import told
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.logs import Logs
from sylvarium.server.live import LiveTable

READERS = ((0,), (1,), ())
FIRST = 3  # moves of a table


def open_table(key: str, seed: int) -> LiveTable:
    """A table of two people that waits for its first move."""
    seats = [{"kind": "human", "nickname": name} for name in ("Ada", "Bo")]
    row = TableRow("bench", key, {}, seed, "", seats, False, "invite", None, None, 0.0)
    live = LiveTable(Folded.created(row))
    for key in READERS:
        wire.state(live, key, Logs(1000))
    return live


def play(live: LiveTable, chance: random.Random) -> int:
    """One move of whoever decides, told to everybody; gives the bytes that are sent."""
    table = live.state.begun()
    data = {"seat": table.seat, "action": chance.choice(table.legal_actions()), "by": "player"}
    change = live.state.fold(StoredEvent(live.state.version + 1, "play", data, time.time()))
    if change.snapshot:
        change.state.packed()
        told(change.state)
    live.state = change.state
    update = wire.Update(live, change)
    sent = sum(len(update.message(key, True)) for key in READERS)
    live.rest()
    return sent


def measure(key: str, moves: int, seed: int) -> tuple[float, float]:
    """Processor milliseconds and kilobytes per move."""
    chance, live, sent = random.Random(seed), open_table(key, seed), 0
    before = time.process_time()
    for number in range(moves):
        if live.state.status == "over":
            live = open_table(key, seed + number)
        sent += play(live, chance)
    return 1000 * (time.process_time() - before) / moves, sent / moves / 1000


def measure_cold(tables: int, moves: int, before: Callable[[], object]) -> float:
    """Processor milliseconds of a move, with `before` called (and not counted) before each.

    The first moves of every table do not count: they make much that later ones find.
    """
    chance = random.Random(tables)
    live = [open_table(GAMES[number % len(GAMES)], number) for number in range(tables)]
    for number in range(FIRST * tables):
        play(live[number % tables], chance)
    spent = 0.0
    for number in range(moves):
        place = number % tables
        if live[place].state.status == "over":
            live[place] = open_table(live[place].state.game.key, number)
        before()
        began = time.thread_time()
        play(live[place], chance)
        spent += time.thread_time() - began
    return 1000 * spent / moves


def pauses() -> dict[str, tuple[int, Callable[[], object]]]:
    """How many tables there are, and what happens before each move."""
    memory = np.ones(8 * 2**20)  # of 8 bytes each
    return {
        "5 tables, nothing in between": (5, lambda: None),
        "200 tables, nothing in between": (200, lambda: None),
        "asleep for 2 ms before each move": (200, lambda: time.sleep(0.002)),
        "asleep for 10 ms": (200, lambda: time.sleep(0.01)),
        "64 MB read": (200, lambda: memory.sum()),
    }


def show_pauses(moves: int, rounds: int) -> None:
    before, kinds = calmness(), pauses()
    for key in GAMES:
        measure(key, 100, 0)
    found = [{name: measure_cold(tables, moves, each) for name, (tables, each) in kinds.items()} for _ in range(rounds)]
    grid = Grid(title="Processor time of the same move (milliseconds)")
    for column in ("before it", *(f"round {n + 1}" for n in range(rounds))):
        grid.add_column(column, justify="left" if column == "before it" else "right")
    for name in kinds:
        grid.add_row(name, *(f"{round[name]:.2f}" for round in found))
    console = Console(width=120)
    console.print(grid)
    console.print(f"The machine before: {before}. After: {calmness()}.")


def profile(key: str, moves: int) -> None:
    measure(key, 200, 1)
    profiler = cProfile.Profile()
    profiler.runcall(measure, key, moves, 2)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--moves", type=int, default=2000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    options.add_argument("--profile", choices=GAMES)
    options.add_argument("--pauses", action="store_true", help="what cold caches cost")
    given = options.parse_args()
    gc.disable()  # as the server has it (server/sweeping.py)
    if given.profile:
        return profile(given.profile, given.moves)
    if given.pauses:
        return show_pauses(given.moves, given.rounds)
    before = calmness()
    for key in given.games:
        measure(key, 100, 0)
    found = [{key: measure(key, given.moves, seed) for key in given.games} for seed in range(1, given.rounds + 1)]
    grid = Grid(title="Processor time per move (milliseconds)")
    for column in ("game", *(f"round {n + 1}" for n in range(given.rounds)), "kB sent"):
        grid.add_column(column, justify="left" if column == "game" else "right")
    for key in given.games:
        times = [f"{round[key][0]:.2f}" for round in found]
        grid.add_row(key, *times, f"{found[0][key][1]:.1f}")
    means: Callable[[dict], float] = lambda round: sum(spent for spent, _ in round.values()) / len(round)  # noqa: E731
    grid.add_row("mean", *(f"{means(round):.2f}" for round in found), "")
    console = Console(width=120)
    console.print(grid)
    console.print(f"The machine before: {before}. After: {calmness()}.")


if __name__ == "__main__":
    main()
