"""Processor time per move of every game inside the server, without sockets and storage.

    python benchmarks/server/moves.py [--moves 2000] [--rounds 3] [--profile GAME]

Each move is folded into an open table and told to both seats and a spectator, as the server does it: views,
choices with their previews, log, JSON. Processor time, not wall time, so that a busy machine disturbs little;
the rounds show how much. Games take turns in each round.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import random
import time
from collections.abc import Callable

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
from sylvarium.server.preparing import GARBAGE

READERS = ((0,), (1,), ())


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
    given = options.parse_args()
    gc.set_threshold(GARBAGE, 20, 1000)  # as the server has it
    if given.profile:
        return profile(given.profile, given.moves)
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
