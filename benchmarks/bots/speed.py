"""How fast the search is: imagined futures a second on one core, seconds to compile, time of a decision.

python benchmarks/bots/speed.py [game ...]
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from statistics import median
from time import perf_counter, process_time

os.environ.setdefault("SYLVARIUM_CACHE", tempfile.mkdtemp(prefix="sylvarium-cold-"))  # nothing compiled before

from rich.console import Console
from rich.table import Table as Shown

from sylvarium.bots import plan_of, prepare, think
from sylvarium.bots.levels import WITHOUT_END
from sylvarium.games import GAMES, game
from sylvarium.table import Table


def a_second(table: Table, **changes: float) -> float:
    """Iterations a second of one core's time, from the beginning of a game: the median of five runs."""
    plan = replace(plan_of("ancient:4000"), seconds=60.0, **changes)
    rates = []
    for seed in range(5):
        began = process_time()  # not the clock on the wall: other programs may run beside it
        think(table.game, table.state, table.seat or 0, plan, seed)
        rates.append(plan.iterations / (process_time() - began))
    return median(rates)


def timed(action) -> float:
    began = perf_counter()
    action()
    return perf_counter() - began


def main() -> None:
    shown = Shown(
        "game", "rules compile s", "search compile s", "random playouts/s", "iterations/s", "ancient s", "2 threads s"
    )
    for key in sys.argv[1:] or GAMES:
        found = game(key)
        seats = max(2, found.seats[0])
        rules = timed(lambda found=found, seats=seats: Table.new(found, seats, seed=1))
        search = timed(lambda found=found: prepare(found))
        table = Table.new(found, seats, seed=1)
        plan = plan_of("ancient")
        shown.add_row(
            key,
            f"{rules:.1f}",
            f"{search:.1f}",
            f"{a_second(table, horizon=WITHOUT_END, reach=WITHOUT_END, contest=1):,.0f}",
            f"{a_second(table):,.0f}",
            f"{median(think(found, table.state, table.seat, plan, k).seconds for k in range(3)):.2f}",
            f"{median(think(found, table.state, table.seat, plan, k, threads=2).seconds for k in range(3)):.2f}",
        )
    Console().print(shown)


if __name__ == "__main__":
    main()
