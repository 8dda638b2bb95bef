"""What is told and what is hidden, over thousands of games of bots (`make reveals`).

    python tests/contract/reveals.py builders --games 1000

Every game is in another setting: all seat counts and all values of all options in turn, and every second one with
options drawn at random. Every check of what is told and what is hidden (`MOMENTS`, `POSITIONS`) looks at some moments
of each game, drawn anew: a mistake that shows in one of ten thousand moments is found by many games, not by many looks
at one. What was seen is remembered in `.reveals`, and the next run goes on from there, as long as neither the rules nor
what is shown of them has changed; games in which something was wrong are looked at again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
sys.path[:0] = [str(TESTS), str(TESTS / "contract")]

from conftest import settings_of  # noqa: E402
from test_hidden import (  # noqa: E402
    along,
    betrayed_by_timing,
    betrayed_by_what_follows,
    copies_told_apart,
    hidden_in_what_is_seen,
    never_varied,
    note_secrets,
    twins_of,
)
from test_knowledge import hidden_in_the_story, learnt_and_undone  # noqa: E402
from test_lending import lent_with_secrets  # noqa: E402
from test_said import previews_not_kept, promises_not_kept, unsaid_changes, wrong_points  # noqa: E402
from test_words import LANGUAGES, same_words  # noqa: E402
from worlds import bot_table, sometimes  # noqa: E402

import sylvarium.games as registry  # noqa: E402
from sylvarium.kernel.rule import COURSE, digest  # noqa: E402

# What decides, besides a game's own rules and face, what is told of it.
SHOWN = (*COURSE, "kernel/foresight.py", "kernel/preview.py", "kernel/view.py", "hosting/lending.py")
FIRST_SEED = 10_000  # the games of the suite have small ones
MOMENTS = {  # checks of whole games, at the moments they are told to look at
    "unsaid": unsaid_changes,
    "points": wrong_points,
    "promises": promises_not_kept,
    "words": same_words,
    "timing": betrayed_by_timing,
}
POSITIONS = {  # checks of one position
    "seen": hidden_in_what_is_seen,
    "what follows": betrayed_by_what_follows,
    "equal copies": copies_told_apart,
    "story": hidden_in_the_story,
    "undo": learnt_and_undone,
    "previews": previews_not_kept,
}


@dataclass
class Found:
    """What was looked at, and what was wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: dict[str, list[str]] = field(default_factory=dict)  # by check
    hidden: dict[str, str] = field(default_factory=dict)  # what views hide, and where that was seen
    varied: set[str] = field(default_factory=set)  # what of it was otherwise in some world

    def add(self, other: Found) -> None:
        self.counts += other.counts
        self.hidden = {**other.hidden, **self.hidden}
        self.varied |= other.varied

    def note(self, check: str, failures: Any) -> None:
        found = [" ".join(map(str, each)) if isinstance(each, tuple) else each for each in failures]
        if found:
            self.wrong.setdefault(check, []).extend(found)


def setting(game: Any, number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a game: those of the contract suite in turn, or drawn at random."""
    known = list(settings_of(game))
    if number % 2 == 0:
        _, seats, options = known[number // 2 % len(known)]
        return seats, options
    chance, seats = random.Random(number), game.seats[number // 2 % len(game.seats)]
    return seats, {option.name: chance.choice(list(option.offered(seats))) for option in game.options}


def look(task: tuple[str, int, int]) -> Found:
    """One game of bots, looked at about so often by every check."""
    key, number, looks = task
    game = registry.game(key)
    seats, options = setting(game, number)
    table = bot_table(game, seats, options, FIRST_SEED + number)
    found, share = Found(), looks / max(looks, table.number)
    found.counts.update({"games": 1, "actions": table.number})
    for k, (name, check) in enumerate(MOMENTS.items()):
        drawn = sometimes(share, number * len(MOMENTS) + k)
        found.note(name, check(table, counted(drawn, found.counts, name)))
    for position in along(table, sometimes(share, -number - 1)):
        for name, check in POSITIONS.items():
            found.counts[name] += 1
            found.note(name, check(position))
        for seat in range(seats):
            found.counts["lending"] += 1
            found.note("lending", lent_with_secrets(position, seat))
        if not position.over:
            pairs = [pair for seat in range(seats) for pair in twins_of(game)(position.record(), seat)]
            found.counts["pairs of equal copies"] += len(pairs)
        note_secrets(position, found.hidden, found.varied)
    return found


def counted(drawn: Any, counts: Counter[str], name: str) -> Any:
    def looked_at(moment: object) -> bool:
        chosen = drawn(moment)
        counts[name] += chosen
        return chosen

    return looked_at


class Memory:
    """What was seen of a game so far."""

    def __init__(self, key: str, fresh: bool):
        self.path = ROOT / ".reveals" / f"{key}.json"
        words = (f"games/{key}/face/words/{language}.ftl" for language in LANGUAGES)
        self.stamp = digest(*SHOWN, f"games/{key}/rules", f"games/{key}/face", *words)
        kept = json.loads(self.path.read_text()) if self.path.exists() and not fresh else {}
        if kept.get("stamp") != self.stamp:
            kept = {}
        self.done: set[int] = set(kept.get("done", ()))
        self.wrong: dict[int, dict[str, list[str]]] = {}
        counts, hidden, varied = (kept.get(name, {}) for name in ("counts", "hidden", "varied"))
        self.found = Found(Counter(counts), hidden=hidden, varied=set(varied))

    def add(self, number: int, found: Found) -> None:
        if found.wrong:
            self.wrong[number] = found.wrong
            for check, failures in found.wrong.items():
                print(f"  {check}: {failures[0]}", flush=True)
        else:
            self.done.add(number)
            self.found.add(found)

    def write(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        kept = {
            "stamp": self.stamp,
            "done": sorted(self.done),
            "counts": self.found.counts,
            "hidden": self.found.hidden,
            "varied": sorted(self.found.varied),
        }
        self.path.write_text(json.dumps(kept))


def play(key: str, arguments: argparse.Namespace, end: float) -> bool:
    """Looks at the games that were not looked at yet; whether nothing was ever wrong."""
    memory = Memory(key, arguments.fresh)
    left = [number for number in range(arguments.games) if number not in memory.done]
    if left:
        first, *left = left
        memory.add(first, look((key, first, arguments.looks)))  # loads the compiled rules before the others are born
    with multiprocessing.get_context("fork").Pool(arguments.jobs) as pool:
        results = pool.imap(look_numbered, ((key, number, arguments.looks) for number in left))
        for count, (number, found) in enumerate(results):
            memory.add(number, found)
            if count % 20 == 0:
                memory.write()
            if time.monotonic() > end:
                pool.terminate()
                break
    memory.write()
    found, never = memory.found, never_varied(memory.found.hidden, memory.found.varied)
    print(f"{key}: {len(memory.done)} games; " + ", ".join(f"{n:,} {name}" for name, n in found.counts.items()))
    for path, where in never.items():
        print(f"  hidden in views, and never dealt again: {path} ({where})")
    print(f"  something was wrong in {len(memory.wrong)} games" if memory.wrong else "  nothing was wrong")
    return not memory.wrong and not never


def look_numbered(task: tuple[str, int, int]) -> tuple[int, Found]:
    return task[1], look(task)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("keys", nargs="*", metavar="game", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=1000, help="games of bots of each")
    parser.add_argument("--looks", type=int, default=6, help="moments of each game that every check looks at")
    parser.add_argument("--minutes", type=float, default=0, help="stops after so long; the next run goes on there")
    parser.add_argument("--jobs", type=int, default=1, help="games looked at at the same time")
    parser.add_argument("--fresh", action="store_true", help="forgets what earlier runs have seen")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * (arguments.minutes or 1e6)
    fine = [play(key, arguments, end) for key in arguments.keys or registry.GAMES]
    raise SystemExit(not all(fine))


if __name__ == "__main__":
    main()
