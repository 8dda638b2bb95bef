"""Learns what the things of a game are worth, from games of the search: `games/<game>/mind/weights.toml`.

    python benchmarks/judgement.py sylve --seconds 130 --workers 3 --out weights.toml

Plays games of *oak* for that many seconds, with 2 to 4 seats and all options, some of them with slips, so that bad
positions are seen too. At the beginning of every turn it notes what each seat has of everything that
`mind/judgement.py` looks at, and what the search expected there. Then it fits weights (ridge regression of the
differences between the seats of a table, for all phases together and the rest for each phase) and writes them in 1/64
points. How strongly they are held back is chosen to predict best the games that were not fitted. The file says with
which rules and command they were made, and how well weights from fewer games explain others (`curve`).

What is to be predicted is how the game ended, or, with a `--memory` below 1, what the search expected in the turns
that followed, each later one with so much less weight (TD(λ)): less far-sighted, but much less a matter of luck. The
search says what it expects for two seats only; games of more count by their end. `--data` keeps the positions, and
adds those of an earlier run; with `--seconds 0` weights are fitted to those alone.
"""

from __future__ import annotations

import argparse
import os
import random
from dataclasses import replace
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several games are fitted side by side: no thread waits spinning

import numpy as np

from sylvarium.bots import as_known, think
from sylvarium.bots.levels import PLANS
from sylvarium.games import game as game_by_key
from sylvarium.kernel.row import row
from sylvarium.kernel.rule import COMPILED, bind
from sylvarium.table import Table

UNIT = 64
SLIPS = (0.0, 0.03, 0.15)
SEATS = (2, 2, 2, 3, 4)
USUAL = 0.3  # how often all options are the usual ones
FOLDS = 5
HELD_BACK = (1e3, 1e4, 1e5, 1e6)
COLUMNS = ("things", "phase", "points", "final", "told", "game", "seats")


def notice(states, i, seat, each, out):
    """What a seat has of everything that is weighed: the judgement with weight 1 for one thing alone."""
    s = row(states, i)
    for k in range(len(each)):
        out[k] = judgement(s, seat, each, k)  # noqa: F821  (bound to the game)
    return phase(s)  # noqa: F821


def noticing(game):
    mind = import_module(f"sylvarium.games.{game.key}.mind.judgement")
    names = {**game.rules, "judgement": mind.judgement, "phase": mind.phase}
    places = (*COMPILED, f"games/{game.key}/rules", f"games/{game.key}/mind")
    return bind(notice, names, game.key, places), mind


def games_of(task):
    """Positions of games played until the time is over: a row for every seat."""
    key, seed, seconds, per_option = task
    game, chance, ends = game_by_key(key), random.Random(seed), monotonic() + seconds
    rows: list[tuple] = []
    number = 0
    while monotonic() < ends:
        number += 1
        rows += positions_of(game, chance, per_option, (seed << 20) + number)
    return {name: np.array([each[k] for each in rows]) for k, name in enumerate(COLUMNS)}


def positions_of(game, chance, per_option, number):
    """One game, and every turn of it as each seat stands."""
    look, mind = noticing(game)
    seats = chance.choice([each for each in SEATS if each in game.seats])
    usual = chance.random() < USUAL
    options = {} if usual else {each.name: chance.choice(each.offered(seats)) for each in game.options}
    plan = replace(PLANS["oak"], per_option=per_option, slip=chance.choice(SLIPS), seconds=600.0)
    table = Table.new(game, seats, options, chance.getrandbits(40))
    single, turn, seen, told = np.eye(mind.COUNT, dtype=np.int64), -1, [], []
    while not table.over:
        state, seat, seed = table.state, table.seat, chance.getrandbits(60)
        begins = state.turn != turn
        if begins:
            turn = state.turn
            for each in range(seats):
                things = np.zeros(mind.COUNT, np.int64)
                when = look(state.states, state.index, each, single, things)
                seen.append((things.astype(np.int16), when, game.loops.points(state.states, state.index, each), each))
        found = think(game, as_known(game, state, seat, seed), seat, plan, seed)
        if begins:
            told += [found.margin if each == seat else -found.margin if seats == 2 else np.nan for each in range(seats)]
        table.play(found.action)
    end = table.state
    final = [game.loops.estimate(end.states, end.index, each) for each in range(seats)]
    return [
        (things, when, points, final[each], expected, number, seats)
        for (things, when, points, each), expected in zip(seen, told, strict=True)
    ]


def returns(data, memory):
    """By how much each row's seat is to be ahead of the mean of its table, as the game went on from there."""
    ends, told, game, seats = (data[name] for name in ("final", "told", "game", "seats"))
    wanted = centred(ends, tables_of(seats))
    if memory < 1.0:
        for at in range(len(ends) - 1, -1, -1):  # the next turn of the same seat's table is `seats` rows further on
            later = at + seats[at]
            if seats[at] == 2 and later < len(ends) and game[later] == game[at]:
                wanted[at] = memory * wanted[later] + (1.0 - memory) * told[later] / 2.0
    return wanted


def tables_of(seats):
    """Which rows belong together: those of all seats at one moment."""
    tables = np.zeros(len(seats), int)
    at = count = 0
    while at < len(tables):
        tables[at : at + int(seats[at])] = count
        at, count = at + int(seats[at]), count + 1
    return tables


def centred(values, tables):
    """What each seat has more than the mean of its table."""
    sizes = np.bincount(tables)
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    sums = np.add.reduceat(values, starts, axis=0)
    return values - (sums / (sizes if values.ndim == 1 else sizes[:, None]))[tables]


class Fit:
    """Weights from positions: sums for each fold and phase, from which any part can be fitted quickly."""

    def __init__(self, data, phases, memory=1.0):
        tables = tables_of(data["seats"])
        self.things, self.phase, self.phases = data["things"].astype(float), data["phase"].astype(int), phases
        self.missing = data["final"] - data["points"].astype(float)
        differences = centred(self.things, tables)
        self.ended = centred(self.missing, tables)
        self.wanted = returns(data, memory) - centred(data["points"].astype(float), tables)
        spread = differences.std(axis=0)
        self.used, self.scale = spread > 1e-6, np.maximum(spread, 0.1)
        self.scaled = differences / self.scale
        self.fold = data["game"] * 7919 % FOLDS
        parts = [[(self.fold == f) & (self.phase == p) for p in range(phases)] for f in range(FOLDS)]
        self.squares = [[self.scaled[r].T @ self.scaled[r] for r in rows] for rows in parts]
        self.products = [[self.scaled[r].T @ self.wanted[r] for r in rows] for rows in parts]

    def solved(self, folds, held_back, by_phase):
        """Weights of all phases together, and for each phase what remains."""
        a = [sum(self.squares[f][p] for f in folds) for p in range(self.phases)]
        b = [sum(self.products[f][p] for f in folds) for p in range(self.phases)]
        one = np.eye(len(self.scale))
        common = np.linalg.solve(sum(a) + held_back * one, sum(b))
        rest = [np.linalg.solve(x + by_phase * one, y - x @ common) for x, y in zip(a, b, strict=True)]
        return common + np.array(rest)

    def unexplained(self, held_back, by_phase, folds=FOLDS - 1):
        """The share of the differences at the end of games not fitted that weights from so many folds leave over."""
        off = all_of_it = 0.0
        for fold in range(FOLDS):
            weights = self.solved([(fold + k) % FOLDS for k in range(1, folds + 1)], held_back, by_phase)
            rows = self.fold == fold
            told = np.einsum("ij,ij->i", self.scaled[rows], weights[self.phase[rows]])
            off += ((self.ended[rows] - told) ** 2).sum()
            all_of_it += (self.ended[rows] ** 2).sum()
        return off / all_of_it

    def curve(self, held_back, by_phase, games):
        """How learning went: from so many games, so much of what happened in others is explained."""
        return [
            [games * folds // FOLDS, round(float(1 - self.unexplained(held_back, by_phase, folds)), 3)]
            for folds in range(1, FOLDS)
        ]

    def weights(self, held_back, by_phase):
        """In parts of a point; the first says what is still to come on average."""
        found = np.where(self.used, self.solved(range(FOLDS), held_back, by_phase) / self.scale, 0.0)
        rest = self.missing - np.einsum("ij,ij->i", self.things, found[self.phase])
        for p in range(self.phases):
            found[p, 0] = rest[self.phase == p].mean() if (self.phase == p).any() else 0.0
        return np.clip(np.round(UNIT * found), -32000, 32000).astype(int)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=130.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--per-option", type=int, default=40, help="imagined futures for each option")
    parser.add_argument("--memory", type=float, default=1.0, help="weight of a turn against the one before it (λ)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="keeps the positions here, beside those that are there already")
    parser.add_argument("--out", type=Path, default=Path("weights.toml"))
    given = parser.parse_args()
    game = game_by_key(given.game)
    mind = noticing(game)[1]
    parts = []
    if given.seconds > 0:
        games_of((given.game, 0, 0.01, 1))  # compiles
        tasks = [(given.game, given.seed + k, given.seconds, given.per_option) for k in range(given.workers)]
        with get_context("spawn").Pool(given.workers) as pool:
            parts = pool.map(games_of, tasks, 1)
    if given.data and given.data.exists():
        with np.load(given.data) as kept:
            parts.append({name: kept[name] for name in COLUMNS})
    data = {name: np.concatenate([part[name] for part in parts]) for name in COLUMNS}
    if given.data and given.seconds > 0:
        np.savez_compressed(given.data, **data)
    fit = Fit(data, mind.PHASES, given.memory)
    tried = {(a, b): fit.unexplained(a, b) for a in HELD_BACK for b in (a, 10 * a)}
    best = min(tried, key=tried.__getitem__)
    games, positions = len(np.unique(data["game"])), len(data["game"])
    print(f"{games} games, {positions} positions, explained in others: {1 - tried[best]:.3f}, held back by {best}")
    rows = ",\n".join("    [" + ", ".join(map(str, each)) + "]" for each in fit.weights(*best).tolist())
    made = f"python benchmarks/judgement.py {given.game} --seconds {given.seconds:g} --workers {given.workers}"
    made += "" if given.memory == 1.0 else f" --memory {given.memory:g}"
    given.out.write_text(
        f'game = "{given.game}"\nrules = "{game.version}"\nmade = "{made}"\n'
        f"games = {games}\npositions = {positions}\ncurve = {fit.curve(*best, games)} # games, explained in others\n"
        f"weights = [\n{rows},\n]\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
