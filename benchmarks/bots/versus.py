"""Bots of this checkout against those of another one, at equal time: what a change of the mind is worth.

    git worktree add ../before HEAD~1
    python benchmarks/bots/versus.py builders --before ../before/src --games 400 --workers 16

Both search as `--level` says, with its iterations, and stop early as it does. A side that needs longer for an
iteration gets fewer of them: how many is measured in a few games first. `--seconds` gives both sides that much time
for every decision instead. `--plan horizon=4` changes how this checkout searches, `--plan-before` the other one.
`--minutes 8` begins no game after eight minutes.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from time import time

from sides import OWN, Side, compiled, deals, spread, summary
from tune import WHOLE, show, timed

from sylvarium.bots.levels import PLANS
from sylvarium.games import GAMES

FIRST_GAMES = 8  # in which the time of an iteration is measured


def plan_of(texts: list[str]) -> dict[str, float]:
    """`["horizon=4"]` as a plan."""
    pairs = [text.split("=") for text in texts]
    return {name: int(value) if name in WHOLE else float(value) for name, value in pairs}


def played(
    key: str, one: Side, other: Side, games: int, seats: int, seed: int, workers: int, until: float = 0.0
) -> dict:
    tasks = deals(key, one, other, games, seats, seed, until)
    return summary([result for _, result in spread(tasks, workers) if result])


def at_equal_time(key: str, one: Side, other: Side, seats: int, workers: int, seed: int) -> Side:
    """The first side with as many iterations as it can make in the time of the second."""
    found = played(key, one, other, FIRST_GAMES, seats, seed + 1000, workers)
    speeds = [made / spent for made, spent in zip(found["iterations"], found["milliseconds"], strict=True)]
    iterations = round(PLANS[one.level].iterations * speeds[0] / speeds[1])
    return replace(one, changes={**one.changes, "iterations": iterations})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--before", type=Path, default=OWN, help="the folder src of the other checkout")
    parser.add_argument("--level", choices=PLANS, default="ancient")
    parser.add_argument("--seconds", type=float, help="of a decision, in place of the level's iterations")
    parser.add_argument("--plan", nargs="*", default=[])
    parser.add_argument("--plan-before", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, help="from the start; no game is begun after them")
    parser.add_argument("--out", type=Path, help="the result, as JSON")
    given = parser.parse_args()
    until = time() + 60 * given.minutes if given.minutes else 0.0
    one = Side("now", level=given.level, changes=plan_of(given.plan))
    other = Side("before", str(given.before.resolve()), given.level, plan_of(given.plan_before))
    for side in (one, other):
        compiled((given.game, side))
    if given.seconds:
        one, other = timed(one, given.seconds), timed(other, given.seconds)
    else:
        one = at_equal_time(given.game, one, other, given.seats, given.workers, given.seed)
    found = played(given.game, one, other, given.games, given.seats, given.seed, given.workers, until)
    show(given.game, {"plan": f"{given.level}, {given.seats} seats", **found})
    if given.out:
        given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
