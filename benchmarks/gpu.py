"""The rules on an NVIDIA GPU: the same final states as on the CPU, and decisions a second.

python benchmarks/gpu.py [game …] [--games N] [--threads N …]
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.research.gpu import Games, available, same_games_on_cpu


def check(game, seats: int, count: int) -> None:
    """The same seeds end in the same bytes on both."""
    device = Games(game, seats, count)
    began = time.perf_counter()
    device.play(seed=1)
    compiled = time.perf_counter() - began
    here, there = same_games_on_cpu(game, seats, count, 1), device.states.copy_to_host()
    equal = here.tobytes() == there.tobytes()
    print(
        f"{game.key:16} {seats} seats: {count:,} games, states identical: {equal} (compiled in {compiled:.1f} s)",
        flush=True,
    )
    if not equal:
        different = np.flatnonzero([a.tobytes() != b.tobytes() for a, b in zip(here, there, strict=True)])
        raise SystemExit(f"{len(different)} games differ, the first is {different[0]}")


def measure(game, seats: int, threads: int, games: int, block: int) -> float:
    device = Games(game, seats, threads, block)
    device.play(seed=1)
    began = time.perf_counter()
    decisions = device.play(seed=1_000_000, games=games)
    spent = time.perf_counter() - began
    speed = decisions / spent
    print(
        f"{game.key:16} {seats} seats, {threads:>9,} threads in blocks of {block} × {games} games: "
        f"{speed / 1e6:8.1f} M decisions/s, "
        f"{threads * games / spent / 1e6:6.2f} M games/s",
        flush=True,
    )
    return speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=10_000, help="games to compare with the CPU")
    parser.add_argument("--threads", type=int, nargs="*", default=[65_536, 131_072, 262_144])
    parser.add_argument("--blocks", type=int, nargs="*", default=[64], help="threads per block")
    parser.add_argument("--rounds", type=int, default=4, help="games per thread when measuring")
    given = parser.parse_args()
    if not available():
        print("no GPU here: skipped")
        return
    for key in given.games:
        game = game_by_key(key)
        check(game, game.seats[-1], given.count)
        for threads in given.threads:
            for block in given.blocks:
                measure(game, game.seats[-1], threads, given.rounds, block)


if __name__ == "__main__":
    main()
