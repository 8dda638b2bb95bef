"""How often a chance to win that the bots state comes true, and how far each game's search can be trusted.

    python benchmarks/bots/chances.py builders --seconds 120 --workers 2 --data told.jsonl
    python benchmarks/bots/chances.py builders --data told.jsonl --seconds 0

Games of *oak* with 2 to 4 seats. At some decisions the deciding seat's chance is asked for twice, as it is counted: as
in a hint, from lines of a few turns, and as in a review, from lines to the end of the game. It prints how surprising
the outcomes were (log loss); for hints also the sureness with which they would have surprised least
(`sylvarium.bots.chances`; a number for the beginning and what a round adds, ready for the game's tuning), and how much
they surprised then in games that were not used in the fit.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import replace
from math import log
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from sylvarium.bots import as_known, think
from sylvarium.bots.chances import milder, with_choice
from sylvarium.bots.levels import Plan, plan_of
from sylvarium.bots.position import derived
from sylvarium.bots.reviewing import REVIEWER, even_plan
from sylvarium.bots.thinking import legal_actions
from sylvarium.games import game as game_by_key
from sylvarium.hosting.automatic import hint_level
from sylvarium.kernel import Game
from sylvarium.table import Table

SEATS = (2, 2, 3, 4)
ASKED = 8  # decisions of a game at which chances are asked for
AS_COUNTED = {"seconds": 600.0, "sure": 1.0, "surer": 0.0}
SURE = [k / 20 for k in range(1, 21)]
SURER = [0.0, 0.002, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3]
NEVER = 0.002  # what a chance of nothing counts as
FOLDS = 5


def told_until(task: tuple[str, int, float]) -> list[dict[str, Any]]:
    """What was told in games that began within so many seconds."""
    key, seed, seconds = task
    game, ends, number, found = game_by_key(key), monotonic() + seconds, 0, []
    while monotonic() < ends:
        number += 1
        found += told_in(game, derived(seed, number))
    return found


def told_in(game: Game, seed: int) -> list[dict[str, Any]]:
    """One game: what was told at some of its decisions, and what came true."""
    chance = random.Random(seed)
    seats = chance.choice([each for each in SEATS if each in game.seats])
    oak, table = replace(plan_of("oak", game.tuning), seconds=600.0), Table.new(game, seats, seed=seed)
    while not table.over:
        seat, here = table.seat, derived(seed, table.number)
        assert seat is not None
        table.play(think(game, as_known(game, table.state, seat, here), seat, oak, derived(here, 2)).action)
    winners = [place.seat for place in table.ranking() if place.place == 1]
    numbers = sorted(chance.sample(range(table.number), min(ASKED, table.number)))
    lines = (told_at(table, number, derived(seed, number, 3)) for number in numbers)
    return [line | {"game": seed, "won": (line["seat"] in winners) / len(winners)} for line in lines if line]


def told_at(table: Table, number: int, seed: int) -> dict[str, Any] | None:
    """At one decision: the chance with the best choice, in how many futures it was seen, and everybody's chances."""
    game, record = table.game, table.record(number)
    seat = int(record.seat)
    if len(legal_actions(game, record)) < 2:
        return None
    plans = {"hint": plan_of(hint_level(game), game.tuning), "review": even_plan(game, REVIEWER)}
    line: dict[str, Any] = {"seats": table.seats, "seat": seat, "turn": int(record.turn)}
    for kind, plan in plans.items():
        found = think(game, as_known(game, record, seat, seed), seat, replace(plan, **AS_COUNTED), derived(seed, 1))
        best = next(choice for choice in found.choices if choice.action == found.action)
        line[kind] = [best.estimate, best.outlook.futures, *found.chances]
        line[f"{kind} settled"] = best.outlook.is_settled
    return line


def chance_of(line: dict[str, Any], kind: str, plan: Plan) -> float:
    """What would have been told with this sureness."""
    share, futures, *usual = line[kind]
    seat, sureness = line["seat"], plan.sureness(line["turn"], line["seats"])
    return milder(with_choice(share, usual, seat), futures, 1.0 if line[f"{kind} settled"] else sureness)[seat]


def surprise(line: dict[str, Any], chance: float) -> float:
    """How much what came true surprises who was told this chance."""
    chance = min(max(chance, NEVER), 1.0 - NEVER)
    return -line["won"] * log(chance) - (1.0 - line["won"]) * log(1.0 - chance)


def mean_surprise(lines: list[dict[str, Any]], kind: str, plan: Plan) -> float:
    return sum(surprise(line, chance_of(line, kind, plan)) for line in lines) / len(lines)


def fitted(lines: list[dict[str, Any]]) -> tuple[Plan, float]:
    """The sureness of hints that fits best, and the mean surprise in games that were not fitted."""
    tried = [Plan(iterations=1, sure=sure, surer=surer) for sure in SURE for surer in SURER]
    losses = [[surprise(line, chance_of(line, "hint", plan)) for line in lines] for plan in tried]
    folds = [line["game"] % FOLDS for line in lines]

    def best(without: int | None) -> int:
        kept = [k for k, fold in enumerate(folds) if fold != without]
        return min(range(len(tried)), key=lambda plan: sum(losses[plan][k] for k in kept))

    of_fold = [best(fold) for fold in range(FOLDS)]
    return tried[best(None)], sum(losses[of_fold[fold]][k] for k, fold in enumerate(folds)) / len(lines)


def came_true(lines: list[dict[str, Any]], kind: str, plan: Plan) -> list[str]:
    """Of the chances told in every fifth of the scale: their mean, how many came true, and how many there were."""
    told = [(chance_of(line, kind, plan), line["won"]) for line in lines]
    fifths = [[each for each in told if min(int(5 * each[0]), 4) == fifth] for fifth in range(5)]
    return [
        f"{sum(chance for chance, _ in each) / len(each):.0%}: {sum(won for _, won in each) / len(each):.0%} "
        f"of {len(each)}"
        for each in fifths
        if each
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="keeps what was told here, beside what is there already")
    given = parser.parse_args()
    lines: list[dict[str, Any]] = []
    if given.seconds > 0:
        tasks = [(given.game, given.seed + k, given.seconds) for k in range(given.workers)]
        with get_context("spawn").Pool(given.workers) as pool:
            lines = [line for part in pool.imap_unordered(told_until, tasks) for line in part]
    if given.data and given.data.exists():
        lines += [json.loads(line) for line in given.data.read_text(encoding="utf-8").splitlines()]
    if given.data:
        given.data.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    print(f"{given.game}: {len({line['game'] for line in lines})} games, {len(lines)} decisions")
    counted = Plan(iterations=1, sure=1.0, surer=0.0)
    for kind in ("review", "hint"):
        print(f"{kind}: surprise {mean_surprise(lines, kind, counted):.3f} as counted")
        print(f"  told and came true: {'; '.join(came_true(lines, kind, counted))}")
    found, after = fitted(lines)
    print(f"hint, sure = {found.sure}, surer = {found.surer}: surprise {after:.3f} in games that were not fitted")
    print(f"  told and came true: {'; '.join(came_true(lines, 'hint', found))}")


if __name__ == "__main__":
    main()
