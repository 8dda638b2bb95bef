"""The rules on an NVIDIA GPU: the same states as on the CPU, and decisions a second.

python benchmarks/gpu.py [game …] [--count N] [--threads N …] [--blocks N …] [--parts games batches judgement]

Compiling takes a while. Several of these can run at once, one per game, with the same `--turns FILE`: only one of
them uses the GPU at a time.
"""

from __future__ import annotations

import argparse
import fcntl
import time
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel.real import log, tanh
from sylvarium.kernel.row import row
from sylvarium.research.batch import Batch
from sylvarium.research.cuda import available, cuda, kernel_of
from sylvarium.research.device_batch import DeviceBatch
from sylvarium.research.gpu import Games, same_games_on_cpu

PARTS = ["games", "batches", "judgement"]


def compiled(game, seats: int, parts: list[str]) -> float:
    """Compiles everything by using it a little; gives the seconds that took."""
    began = time.perf_counter()
    if "games" in parts:
        Games(game, seats, 64).play(seed=1)
        same_games_on_cpu(game, seats, 1, 1)
    if "batches" in parts:
        here, there = Batch(game, 64, seats), DeviceBatch(game, 64, seats)
        here.step(here.random_actions(np.random.default_rng(0)))
        there.step(there.random_actions(0))
    return time.perf_counter() - began


@contextmanager
def turn(path: Path | None):
    """Holds the GPU for this process alone, among those that share the file."""
    if path is None:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def check(game, seats: int, count: int) -> None:
    """The same seeds end in the same bytes on both."""
    device = Games(game, seats, count)
    device.play(seed=1)
    here, there = same_games_on_cpu(game, seats, count, 1), device.states.copy_to_host()
    equal = here.tobytes() == there.tobytes()
    print(f"{game.key:16} {count:,} games, states identical: {equal}", flush=True)
    if not equal:
        different = np.flatnonzero([a.tobytes() != b.tobytes() for a, b in zip(here, there, strict=True)])
        raise SystemExit(f"{len(different)} games differ, the first is {different[0]}")


def check_batch(game, seats: int, rows: int, steps: int) -> None:
    """A batch on the GPU holds the same numbers as one on the CPU, step by step."""
    here, there = Batch(game, rows, seats, seed=5), DeviceBatch(game, rows, seats, seed=5)
    finished = 0
    for step in range(steps):
        actions = there.random_actions(step)
        here.step(actions.copy_to_host())
        there.step(actions)
        finished += int(here.ended.sum())
        for name in ("states", "observations", "masks", "seat", "rewards", "scores", "ended"):
            if getattr(here, name).tobytes() != getattr(there, name).copy_to_host().tobytes("C"):
                raise SystemExit(f"{game.key}: {name} differ after step {step}")
    print(
        f"{game.key:16} batch: {rows * steps:,} decisions, {finished:,} games ended, all arrays identical", flush=True
    )


def judge_on_device(states, numbers, judged, logarithms, tangents):
    """The estimate of every seat, and the functions that the search reckons with."""
    i = device.grid(1)  # noqa: F821  (bound to the game)
    if i < len(states):
        s = row(states, i)
        for seat in range(s.seats):
            judged[i, seat] = evaluate(s, seat)  # noqa: F821
        logarithms[i] = log(numbers[i])
        tangents[i] = tanh(numbers[i] - 20.0)


def check_judgement(game, seats: int, rows: int, steps: int) -> None:
    """Bots judge positions by the same numbers, to the last bit."""
    batch, chance = Batch(game, rows, seats, seed=9), np.random.default_rng(1)
    for _ in range(steps):
        batch.step(batch.random_actions(chance))
    states, numbers = batch.states, chance.uniform(0.001, 40.0, rows)
    there = [cuda().to_device(np.zeros(shape)) for shape in ((rows, seats), rows, rows)]
    sent = cuda().to_device(states), cuda().to_device(numbers)
    kernel_of(game, judge_on_device)[-(-rows // 64), 64](*sent, *there)
    judged = np.array([[game.loops.estimate(states, i, seat) for seat in range(seats)] for i in range(rows)], float)
    here = [judged, np.array([log(x) for x in numbers]), np.array([tanh(x - 20.0) for x in numbers])]
    for name, ours, theirs in zip(("estimates", "logarithms", "tangents"), here, there, strict=True):
        different = np.count_nonzero(ours != theirs.copy_to_host())
        if different:
            raise SystemExit(f"{game.key}: {different} of {ours.size} {name} differ")
    print(f"{game.key:16} {rows:,} positions: estimates, logarithms and tangents identical", flush=True)


def measure(game, seats: int, threads: int, games: int, block: int) -> float:
    device = Games(game, seats, threads, block)
    device.play(seed=1)
    began = time.perf_counter()
    decisions = device.play(seed=1_000_000, games=games)
    spent = time.perf_counter() - began
    speed = decisions / spent
    print(
        f"{game.key:16} {seats} seats, {threads:,} threads in blocks of {block} × {games} games: "
        f"{speed / 1e6:.1f} M decisions/s, {threads * games / spent / 1e6:.2f} M games/s",
        flush=True,
    )
    return speed


def measure_batch(game, seats: int, rows: int, steps: int = 100) -> None:
    batch = DeviceBatch(game, rows, seats)
    batch.step(batch.random_actions(0))
    cuda().synchronize()
    began = time.perf_counter()
    for step in range(steps):
        batch.step(batch.random_actions(step), check=False)
    cuda().synchronize()
    speed = rows * steps / (time.perf_counter() - began)
    print(f"{game.key:16} batch of {rows:,}: {speed / 1e6:.1f} M decisions/s with observations and masks", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=10_000, help="games to compare with the CPU")
    parser.add_argument("--threads", type=int, nargs="*", default=[131_072])
    parser.add_argument("--blocks", type=int, nargs="*", default=[64], help="threads per block")
    parser.add_argument("--rows", type=int, nargs="*", default=[65_536], help="rows of the batch")
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    parser.add_argument("--rounds", type=int, default=4, help="games per thread when measuring")
    parser.add_argument("--turns", type=Path, help="a file through which runs for other games take turns")
    given = parser.parse_args()
    if not available():
        raise SystemExit("no GPU here: nothing to measure")
    for key in given.games:
        game = game_by_key(key)
        seats = game.seats[-1]
        print(f"{key:16} compiled in {compiled(game, seats, given.parts):.0f} s", flush=True)
        with turn(given.turns):
            if "games" in given.parts:
                check(game, seats, given.count)
                for threads in given.threads:
                    for block in given.blocks:
                        measure(game, seats, threads, given.rounds, block)
            if "batches" in given.parts:
                for rows in given.rows:
                    measure_batch(game, seats, rows)
                check_batch(game, seats, 256, 500)
            if "judgement" in given.parts:
                check_judgement(game, seats, 4096, 60)


if __name__ == "__main__":
    main()
