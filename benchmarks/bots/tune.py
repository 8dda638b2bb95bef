"""Tunes how a game is searched: successive halving over games against the plan in use, at equal time.

    python benchmarks/bots/tune.py tree_society --candidates 16 --seconds 0.02 --workers 16 --out tuning.toml

That many plans are drawn from `CHOICES`, by the seed. Each plays `--games` games against the plan in use, all of them
on the same deals; the better half goes on to new deals, twice as many, until one is left. How many iterations each plan
can make in `--seconds` is measured first and kept with the result: with `--budgets RESULT.json` they are taken from
there, and the same seed plays the same games again. The last round's share flatters (it is the best of several): play
the winner on other deals with `versus.py` before it is used.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sides import Side, compiled, deals, spread, summary

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key

CHOICES: dict[str, tuple[float, ...]] = {
    "horizon": (2, 3, 4, 6, 8, 12, 16, 24),
    "trust": (0.2, 0.3, 0.5, 0.7),
    "exploration": (0.2, 0.3, 0.4, 0.6),
    "habit": (0.5, 1.0, 4.0),
    "contest": (2, 3, 5),
    "ranking": (0.0, 0.2, 0.5),
    "reach": (24, 48, 96),
}
WHOLE = ("horizon", "contest", "reach")
MOST = 60_000  # iterations of a decision that is limited by time


def drawn(count: int, seed: int) -> list[dict[str, float]]:
    """So many different plans: two or three things are other than usual in each."""
    chance, found = random.Random(seed), []
    while len(found) < count:
        names = chance.sample(list(CHOICES), chance.choice((2, 3)))
        plan = {name: chance.choice(CHOICES[name]) for name in names}
        if plan not in found:
            found.append(plan)
    return [{name: int(value) if name in WHOLE else value for name, value in plan.items()} for plan in found]


def title(plan: dict[str, Any]) -> str:
    return " ".join(f"{name} {value:g}" for name, value in plan.items()) or "as it is"


def timed(side: Side, seconds: float) -> Side:
    """The side as it thinks when only time limits it."""
    return replace(side, changes={**side.changes, "iterations": MOST, "seconds": seconds, "stops_early": False})


def budgets(key: str, sides: Sequence[Side], seconds: float, workers: int, seed: int) -> dict[str, int]:
    """How many iterations each side makes in so many seconds, on average over one game against the last of them."""
    tasks = [task for side in sides for task in deals(key, timed(side, seconds), timed(sides[-1], seconds), 1, 2, seed)]
    made = {task.sides[0].name: result for task, result in spread(tasks, workers)}
    return {name: max(16, round(summary([result])["iterations"][0])) for name, result in made.items() if result}


def halving(
    key: str, candidates: list[Side], reference: Side, games: int, workers: int, seed: int, until: float = 0.0
) -> list[dict[str, Any]]:
    """The rounds, each with what every candidate that was left has done in it; the best first."""
    rounds: list[dict[str, Any]] = []
    left = candidates
    while left:
        tasks = [task for side in left for task in deals(key, side, reference, games, 2, seed + len(rounds), until)]
        results: dict[str, list] = {side.name: [] for side in left}
        for task, result in spread(tasks, workers):
            if result:
                results[task.sides[0].name].append(result)
        table = [{"plan": side.name, **summary(results[side.name])} for side in left if results[side.name]]
        table.sort(key=lambda row: -row["won"])
        rounds.append({"games": games, "table": table})
        for row in table:
            show(key, row)
        if len(left) == 1 or len(table) < len(left):
            break
        names = [row["plan"] for row in table[: (len(left) + 1) // 2]]
        left = [side for side in left if side.name in names]
        games *= 2
    return rounds


def show(key: str, row: dict[str, Any]) -> None:
    low, high = row["interval"]
    mine, theirs = row["milliseconds"]
    print(
        f"{key:16} {row['plan']:44} {row['games']:4} games  won {row['won']:5.1%} ({low:.0%} to {high:.0%})  "
        f"ms {mine:.1f} {theirs:.1f}  iterations {row['iterations'][0]:.0f} {row['iterations'][1]:.0f}  "
        f"points {row['points'][0]:.1f} {row['points'][1]:.1f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--candidates", type=int, default=16)
    parser.add_argument("--games", type=int, default=16, help="games of each candidate in the first round")
    parser.add_argument("--seconds", type=float, default=0.02, help="of a decision, for both sides")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budgets", type=Path, help="a result whose iterations are used again")
    parser.add_argument("--result", type=Path, help="everything, as JSON")
    parser.add_argument("--out", type=Path, help="the tuning that was found, as TOML")
    given = parser.parse_args()
    plans = drawn(given.candidates, given.seed)
    sides = [Side(title(plan), changes=plan) for plan in plans] + [Side("in use")]
    compiled((given.game, sides[-1]))
    if given.budgets:
        made = json.loads(given.budgets.read_text(encoding="utf-8"))["budgets"]
    else:
        made = budgets(given.game, sides, given.seconds, given.workers, given.seed)
    *candidates, reference = (
        replace(side, changes={**side.changes, "iterations": made[side.name], "seconds": 60.0}) for side in sides
    )
    rounds = halving(given.game, candidates, reference, given.games, given.workers, given.seed)
    best = rounds[-1]["table"][0]
    kept = {"game": given.game, "rules": game_by_key(given.game).version, "seed": given.seed, "budgets": made}
    if given.result:
        given.result.write_text(json.dumps({**kept, "rounds": rounds}, indent=1) + "\n", encoding="utf-8")
    if given.out:
        plan = next(plan for plan in plans if title(plan) == best["plan"])
        made_by = f"python benchmarks/bots/tune.py {given.game} --candidates {given.candidates} --games {given.games}"
        lines = [f"{name} = {value:g}" for name, value in plan.items()]
        given.out.write_text(
            f'made = "{made_by} --seconds {given.seconds:g} --seed {given.seed}"\n\n[search]\n'
            + "\n".join(lines)
            + "\n",
            encoding="utf-8",
        )


if __name__ == "__main__":
    main()
