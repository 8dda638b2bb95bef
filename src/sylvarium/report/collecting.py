"""Playing the games of a report and adding them up, in pieces that many processes or machines can share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Message
from sylvarium.report.naming import Thing, identity, things
from sylvarium.report.usage import Usage
from sylvarium.research.recording import RANDOM, Recorded, record
from sylvarium.research.single import Single
from sylvarium.simulation.spreading import spread

TOLD = 500  # games of every level whose choices are all put into words; of the others only the first choices are
EXAMPLES = 4  # different sentences kept for an action, to see which part of them is always the same
PIECE = {RANDOM: 500}  # games in one piece of work; bots need longer for each
PIECE_OF_BOTS = 5


@dataclass(frozen=True)
class Study:
    """What is played: by every level so many games, all seats by the same bot."""

    game: str
    seats: int
    levels: Mapping[str, int]
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        found = game_by_key(self.game)
        found.chosen(found.check_seats(self.seats), self.options)
        if not self.levels:
            raise ValueError("a report needs games: at least one kind of player must play")
        for level, games in self.levels.items():
            if games < 1:
                raise ValueError(f"{level}: at least one game must be played, not {games}")

    def pieces(self) -> list[LevelGames]:
        return [
            LevelGames(self, level, start, min(size, games - start))
            for level, games in self.levels.items()
            for size in (PIECE.get(level, PIECE_OF_BOTS),)
            for start in range(0, games, size)
        ]


@dataclass(frozen=True)
class LevelGames:
    """Some of the games of one level."""

    plan: Study
    level: str
    start: int
    count: int


def nothing_yet() -> np.ndarray:
    """An array that any other can be added to."""
    return np.zeros(())


@dataclass
class Tally:
    """Games of one level, added up."""

    seats: int
    games: int = 0
    wins: np.ndarray = field(default_factory=nothing_yet)  # by seat; a shared victory counts in parts
    points: np.ndarray = field(default_factory=nothing_yet)  # by seat
    points2: np.ndarray = field(default_factory=nothing_yet)
    parts: np.ndarray = field(default_factory=nothing_yet)  # by category, all players
    parts2: np.ndarray = field(default_factory=nothing_yet)
    winners_parts: np.ndarray = field(default_factory=nothing_yet)  # by category, winners only
    offered: np.ndarray = field(default_factory=nothing_yet)  # by action
    winners: int = 0
    shared: int = 0  # games with more than one winner
    margin: float = 0.0  # of the winner over the next place, summed over games without a shared victory
    scores: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)  # the highest score of each game
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    actions: Usage = field(default_factory=lambda: Usage(0))
    kinds: Usage = field(default_factory=lambda: Usage(0))
    things: Usage = field(default_factory=lambda: Usage(0))
    firsts: Usage = field(default_factory=lambda: Usage(0))
    verbs: dict[str, Message] = field(default_factory=dict)  # an example of each
    questions: dict[str, Message] = field(default_factory=dict)  # by verb: what it answered in that example
    verbs_of: dict[str, Counter[str]] = field(default_factory=dict)  # by kind of action
    examples: dict[int, list[Message]] = field(default_factory=dict)  # by action
    first_words: dict[str, Message] = field(default_factory=dict)

    def merge(self, other: Tally) -> None:
        for name in ("games", "wins", "points", "points2", "parts", "parts2", "winners_parts", "offered",
                     "winners", "shared", "margin"):  # fmt: skip
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("scores", "best", "decisions", "turns"):
            getattr(self, name).update(getattr(other, name))
        for name in ("actions", "kinds", "things", "firsts"):
            getattr(self, name).seats = other.seats
            getattr(self, name).merge(getattr(other, name))
        self.verbs = {**other.verbs, **self.verbs}
        self.questions = {**other.questions, **self.questions}
        self.first_words = {**other.first_words, **self.first_words}
        for kind, counts in other.verbs_of.items():
            self.verbs_of.setdefault(kind, Counter()).update(counts)
        for action, examples in other.examples.items():
            for message in examples:
                self.keep_example(action, message)

    def keep_example(self, action: int, message: Message) -> None:
        known = self.examples.setdefault(action, [])
        if len(known) < EXAMPLES and message not in known:
            known.append(message)


def collect(
    plan: Study,
    workers: int = 1,
    ray: bool | str = False,
    progress: Callable[[int, str], None] = lambda games, level: None,
) -> dict[str, Tally]:
    """Plays everything and adds it up by level; the result does not depend on who plays what."""
    pieces = plan.pieces()
    tallies = {level: Tally(plan.seats) for level in plan.levels}
    for piece, tally in zip(pieces, spread(tally_of, pieces, workers, ray), strict=True):
        tallies[piece.level].merge(tally)
        progress(piece.count, piece.level)
    return tallies


def tally_of(piece: LevelGames) -> Tally:
    """Plays one piece and adds it up."""
    plan = piece.plan
    games = record(plan.game, piece.count, plan.seats, piece.level, plan.seed + piece.start, plan.options)
    tally = results(games)
    count_actions(tally, games)
    count_words(tally, games, told=min(max(TOLD - piece.start, 0), piece.count))
    return tally


def results(games: Recorded) -> Tally:
    """Who won how, with how many points, after how long."""
    wins, first = games.wins, games.places == 1
    shared = first.sum(1) > 1
    ordered = np.sort(games.scores, axis=1)
    margins = ordered[:, -1] - ordered[:, -2] if games.seats > 1 else np.zeros(len(games))
    return Tally(
        games.seats,
        len(games),
        wins.sum(0),
        games.scores.sum(0).astype(float),
        (games.scores.astype(float) ** 2).sum(0),
        games.parts.sum((0, 1)).astype(float),
        (games.parts.astype(float) ** 2).sum((0, 1)),
        games.parts[first].sum(0).astype(float),
        games.offered.astype(float),
        int(first.sum()),
        int(shared.sum()),
        float(margins[~shared].sum()),
        Counter(games.scores.ravel().tolist()),
        Counter(ordered[:, -1].tolist()),
        Counter(games.decisions.tolist()),
        Counter(games.turns.tolist()),
        Usage(games.seats),
        Usage(games.seats),
        Usage(games.seats),
        Usage(games.seats),
    )


def count_actions(tally: Tally, games: Recorded) -> None:
    """How often every action and every kind of action was chosen, by whom."""
    space = games.game.actions
    number = np.repeat(np.arange(len(games)), games.decisions)
    kind = np.searchsorted(space, games.actions, side="right") - 1
    for usage, key, keys in (
        (tally.actions, games.actions, range(space.size)),
        (tally.kinds, kind, list(space.kinds)),
    ):
        usage.add(games, len(games), np.stack([number, games.deciders, key], axis=1), keys)


def count_words(tally: Tally, games: Recorded, told: int) -> None:
    """Plays the games again and listens: what every choice of the first `told` games names, and all first choices."""
    game = games.game
    named: list[tuple[int, int, int]] = []
    begun: list[tuple[int, int, int]] = []
    thing_numbers: dict[Thing, int] = {}
    first_numbers: dict[str, int] = {}
    for number, position, action, message, first in _sentences(games, told):
        seat = position.seat
        if first:
            key = identity(message)
            tally.first_words.setdefault(key, message)
            begun.append((number, seat, first_numbers.setdefault(key, len(first_numbers))))
        if number < told:
            if message.id not in tally.verbs:
                tally.verbs[message.id], tally.questions[message.id] = message, game.telling.question(position)
            tally.verbs_of.setdefault(game.actions.kind(action).name, Counter())[message.id] += 1
            tally.keep_example(action, message)
            named += [(number, seat, thing_numbers.setdefault(each, len(thing_numbers))) for each in things(message)]
    tally.things.add(games, told, named, list(thing_numbers))
    tally.firsts.add(games, len(games), begun, list(first_numbers))


def _sentences(games: Recorded, told: int) -> Iterator[tuple[int, Any, int, Message, bool]]:
    """Game, position, action, its words, and whether it is the first choice of its seat in that game."""
    single = Single(games.game, games.seats, games.options)
    telling, State = games.game.telling, games.game.State
    for number in range(len(games)):
        single.reset(games.seed + number)
        waiting = set(range(games.seats))
        for action in games.choices(number).tolist():
            seat = single.seat
            if number < told or seat in waiting:
                position = State(single.states).reading()
                yield number, position, action, telling.words(position, action), seat in waiting
                waiting.discard(seat)
            elif not waiting:
                break
            single.step(action)


def games_of(levels: Sequence[tuple[str, int]]) -> dict[str, int]:
    """Levels with their games, those with none left out."""
    playing = [level for level, games in levels if games > 0]
    for level in playing:
        if playing.count(level) > 1:
            raise ValueError(f"{level} plays anyway: choose another bot for the search")
    return {level: games for level, games in levels if games > 0}
