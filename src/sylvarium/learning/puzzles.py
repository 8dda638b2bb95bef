"""Puzzles: positions of bot games with one clearly best choice, found by `sylvarium puzzles` (`bots.puzzling`).

`school/puzzles.json` has them as tiny records: the game until then, the choice, and what a deep search thinks of it and
of the others. A puzzle is a scene as well. Its first action is the try, and nothing is told of the answer before it;
afterwards everything may be tried and taken back.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import date as Date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from sylvarium.kernel import Game
from sylvarium.learning.scenes import Data, Unplayable, freed, log_of, played_on, still
from sylvarium.learning.schools import has_school
from sylvarium.table import Table

FILE = "puzzles.json"
PREFIX = "puzzle-"  # the scene of the third one is `puzzle-3`


class Points(Data):
    """What games end with, in the mean, that go on with a choice: the solver's points by category, the best rival's."""

    parts: tuple[float, ...]
    rival: float


class Puzzle(Data):
    """A decision with one clearly best choice, and how sure that is."""

    seats: int
    options: dict[str, str] = {}
    seed: int
    actions: tuple[int, ...]  # that lead there
    seat: int  # whose decision it is
    mark: str  # of the position: other rules may lead elsewhere
    best: str
    line: tuple[str, ...]  # how the turn goes on with the best, which is its first
    chances: dict[str, int]  # to win, in percent, of every choice
    points: dict[str, Points]  # of the best and of those that tempt most
    misses: dict[str, int]  # of `tries` each, by level of bots
    tries: int

    @property
    def rating(self) -> int:
        """From 1 to 3: how many of the levels miss it at least every second time."""
        return rating_of(self.misses, self.tries)

    def table(self, game: Game) -> Table:
        """The table where it begins; refused if the rules do not lead there any more."""
        table = self._replayed(game)
        if table is None:
            raise Unplayable("This puzzle was made for other rules: its position cannot be reached any more.")
        return table

    def is_current(self, game: Game) -> bool:
        """Whether the rules still lead to its position."""
        return self._replayed(game) is not None

    def _replayed(self, game: Game) -> Table | None:
        try:
            table = Table(game, self.seats, self.options, self.seed, self.actions)
        except ValueError:
            return None
        return table if mark_of(table) == self.mark else None


class Collection(Data):
    """All puzzles of a game, in an order that only grows: their numbers are addresses."""

    version: str = ""  # of the rules they were found with
    games: int = 0  # bot games that were looked through for them
    puzzles: tuple[Puzzle, ...] = ()

    def written(self) -> str:
        """As a file: a line for each puzzle."""
        lines = ",\n".join(_compact(puzzle.model_dump()) for puzzle in self.puzzles)
        return f'{{"version":{_compact(self.version)},"games":{self.games},"puzzles":[\n{lines}\n]}}\n'


def rating_of(misses: Mapping[str, int], tries: int) -> int:
    """How many levels miss it at least every second time."""
    return sum(2 * missed >= tries for missed in misses.values())


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def mark_of(table: Table) -> str:
    """A short digest of a position."""
    return blake2b(table.state.tobytes(), digest_size=4).hexdigest()


def read(file: Path) -> Collection:
    """The puzzles of a file; `ValueError` says what is wrong with it."""
    try:
        return Collection.model_validate_json(file.read_bytes())
    except ValidationError as error:
        raise ValueError(f"{file} has no puzzles as they should be: {error}") from None


@cache
def collection(game: Game) -> Collection:
    """The puzzles of a game; none if it has none yet."""
    return read(game.folder / "school" / FILE) if has_school(game, FILE) else Collection()


def puzzle(game: Game, scene: str) -> Puzzle | None:
    """The puzzle of a scene's name, `puzzle-3`."""
    number, found = scene.removeprefix(PREFIX), collection(game).puzzles
    if not scene.startswith(PREFIX) or not number.isdecimal() or not 1 <= int(number) <= len(found):
        return None
    return found[int(number) - 1]


def of_the_day(date: Date, counts: Mapping[str, int]) -> tuple[str, int] | None:
    """The game and the number of the puzzle of a day, drawn by its date among so many of each game."""
    every = [(key, number) for key, count in counts.items() for number in range(1, count + 1)]
    digest = blake2b(date.isoformat().encode(), digest_size=8, person=b"puzzle").digest()
    return every[int.from_bytes(digest) % len(every)] if every else None


def shown(game: Game, chosen: Puzzle, actions: Iterable[str] = ()) -> dict[str, Any]:
    """The puzzle after these actions, with the eyes of its seat. Before the first of them no word of the answer."""
    done = tuple(actions)
    table = played_on(chosen.table(game), done)
    view = table.view(chosen.seat)
    mine = table.seat == chosen.seat and not table.over
    follows = bool(done) and done == chosen.line[: len(done)] and len(done) < len(chosen.line)
    return {
        "game": game.key,
        "scene": 0,
        "view": freed(view, bool(done)) if mine else still(view, bool(done)),
        "passed": [],
        "log": log_of(table, chosen.seat, len(chosen.actions)),
        "step": len(done),
        "steps": len(chosen.line),
        "awaits": None if done else "act",
        "says": None,
        "light": [],
        "shows": chosen.line[len(done)] if follows else None,
        "answer": _answer(game, chosen, done[0]) if done else None,
    }


def _answer(game: Game, chosen: Puzzle, tried: str) -> dict[str, Any]:
    """Whether the try was right, and why: the chances of all choices, points by category of the best and another."""
    table = chosen.table(game)
    words = {choice.name: choice.words for choice in table.legal()}
    told = sorted(chosen.chances, key=lambda name: -chosen.chances[name])
    others = [name for name in told if name in chosen.points and name != chosen.best]
    return {
        "tried": tried,
        "best": chosen.best,
        "choices": [{"name": name, "words": words[name], "chance": chosen.chances[name]} for name in told],
        "line": _line(game, chosen),
        "points": [
            {
                "name": name,
                "parts": dict(zip(game.score_parts, chosen.points[name].parts, strict=True)),
                "rival": chosen.points[name].rival,
            }
            for name in (chosen.best, tried if tried in others else others[0])
        ],
        "misses": chosen.misses,
        "tries": chosen.tries,
    }


def _line(game: Game, chosen: Puzzle) -> list[dict[str, Any]]:
    """What the best choice goes on with, in words that fit each moment."""
    table, line = chosen.table(game), []
    for name in chosen.line:
        words = next(choice.words for choice in table.legal() if choice.name == name)
        line.append({"name": name, "words": words})
        table.play(name)
    return line
