"""What comes out of many games, random and searched, written into docs/rules/<game>.md.

    python benchmarks/balance.py GAME [GAME …] [--random N] [--search N] [--level oak]

The section "What came out of simulated games" of the rules file is replaced (or added at its end).
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from sylvarium.bots import as_known, decide
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Message
from sylvarium.table import Table

ROOT = Path(__file__).parents[1]
TITLE = "What came out of simulated games"
RANDOM = "random"


@dataclass
class Sample:
    """Games of one kind of player with one number of seats."""

    wins: list[list[float]] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    parts: list[list[list[int]]] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    used: Counter = field(default_factory=Counter)

    def add(self, table: Table) -> None:
        places = {place.seat: place for place in table.ranking()}
        first = [seat for seat, place in places.items() if place.place == 1]
        self.wins.append([(seat in first) / len(first) for seat in range(table.seats)])
        self.scores.append([places[seat].score for seat in range(table.seats)])
        self.parts.append([list(places[seat].parts.values()) for seat in range(table.seats)])
        self.turns.append(table.state.turn)
        self.decisions.append(table.number)
        self.used.update(table.actions)

    def merge(self, other: Sample) -> None:
        for name in ("wins", "scores", "parts", "turns", "decisions"):
            getattr(self, name).extend(getattr(other, name))
        self.used.update(other.used)


def played(key: str, seats: int, level: str, seeds: range) -> Sample:
    game, sample = game_by_key(key), Sample()
    for seed in seeds:
        table, chance = Table.new(game, seats, seed=seed), random.Random(seed)
        while not table.over:
            if level == RANDOM:
                table.play(chance.choice(table.legal_actions()))
            else:
                known = as_known(game, table.state, table.seat, seed=table.number)
                table.play(decide(game, known, table.seat, level, seed=seed * 10_000 + table.number).action)
        sample.add(table)
    return sample


def gathered(key: str, seats: int, level: str, games: int) -> Sample:
    """The same games, shared by two processes."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        chunks = [range(start, min(start + 10, games)) for start in range(0, games, 10)]
        total = Sample()
        for part in pool.map(played, [key] * len(chunks), [seats] * len(chunks), [level] * len(chunks), chunks):
            total.merge(part)
    return total


def rate(values: np.ndarray) -> str:
    mean, wide = values.mean(), 1.96 * values.std() / len(values) ** 0.5
    return f"{mean:.1%} ± {wide:.1%}"


def spread(values: np.ndarray, digits: int = 1) -> str:
    return f"{values.mean():.{digits}f} ± {values.std():.{digits}f}"


def section(key: str, seats: int, samples: dict[str, Sample]) -> str:
    """The tables as Markdown."""
    game = game_by_key(key)
    words = game.words("en")
    heads = [f"{len(s.turns):,} games, {name}" for name, s in samples.items()]
    lines = [f"{seats} players, default options, every player of the same kind (`benchmarks/balance.py`).", ""]
    lines += ["| | " + " | ".join(heads) + " |", "|---|" + "---|" * len(heads)]
    wins = [np.array(s.wins) for s in samples.values()]
    scores = [np.array(s.scores) for s in samples.values()]
    parts = [np.array(s.parts) for s in samples.values()]
    for seat in range(seats):
        lines.append(f"| wins of seat {seat + 1} | " + " | ".join(rate(w[:, seat]) for w in wins) + " |")
    lines.append("| points, mean ± spread | " + " | ".join(spread(s.ravel()) for s in scores) + " |")
    for k, part in enumerate(game.score_parts):
        name = words.say(Message(f"score-{part.replace('_', '-')}"))
        lines.append(f"| – {name} | " + " | ".join(spread(p[:, :, k].ravel()) for p in parts) + " |")
    for name in ("turns", "decisions"):
        cells = (spread(np.array(getattr(s, name)), 0) for s in samples.values())
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", *uses(game, samples)])


def uses(game, samples: dict[str, Sample]) -> list[str]:
    """How often each kind of action was chosen in a game, and which of its kind most and least often."""
    lines = ["How often a choice was made in a game (all players together), and which most and least often:", ""]
    heads = [f"{name}: per game | most | least" for name in samples]
    lines += ["| choice | " + " | ".join(heads) + " |", "|---|" + "---|---|---|" * len(samples)]
    for kind in game.actions.kinds.values():
        cells = []
        for sample in samples.values():
            games = len(sample.turns)
            counts = {game.telling.name(a): sample.used[a] / games for a in range(kind.start, kind.stop)}
            most, least = max(counts, key=counts.__getitem__), min(counts, key=counts.__getitem__)
            named = [f"`{each}` {counts[each]:.2f}" for each in (most, least)] if kind.size > 1 else ["", ""]
            cells.append(f"{sum(counts.values()):.2f} | " + " | ".join(named))
        lines.append(f"| {kind.name} | " + " | ".join(cells) + " |")
    return lines


def write(key: str, text: str) -> None:
    path = ROOT / "docs" / "rules" / f"{key}.md"
    before, _, _ = path.read_text().partition(f"\n---\n\n## Appendix. {TITLE}\n")
    path.write_text(before.rstrip() + f"\n\n---\n\n## Appendix. {TITLE}\n\n{text}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--random", type=int, default=10_000)
    parser.add_argument("--search", type=int, default=200)
    parser.add_argument("--level", default="oak")
    given = parser.parse_args()
    for key in given.games:
        seats = game_by_key(key).seats[-1]
        samples = {
            "at random": gathered(key, seats, RANDOM, given.random),
            f"search bot `{given.level}`": gathered(key, seats, given.level, given.search),
        }
        write(key, section(key, seats, samples))
        print(key, "written", flush=True)


if __name__ == "__main__":
    main()
