"""Whole games with every choice that was made in them: what reports and exports are made from.

    games = record("builders", count=1000, seats=3)
    games.actions[games.starts[7] : games.starts[8]]  # the eighth game, which has the seed 7

Random games are played by compiled loops and are the very games of `sylvarium simulate`; those of bots are
played decision by decision. Either way game `n` has the seed `seed + n`, so that a record and a seed are enough
to look at any of them again.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from sylvarium.bots import Bot, Position, as_known, bot
from sylvarium.bots.position import derived
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, play
from sylvarium.kernel.chance import LOW, noise, scramble
from sylvarium.kernel.record import as_bytes
from sylvarium.kernel.row import row
from sylvarium.research.single import Single

RANDOM = "random"

# ------------------------------------------------------------------------------------------------- templates


def write_choices(states, raw, seats, options, seed, out, starts, actions, deciders, offered):
    """The random games of `play.playouts` once more, this time with every choice written down."""
    s = row(states, 0)
    for game in range(len(starts) - 1):
        begin(states, raw, 0, seats, options, seed + game)
        key, decisions = scramble((seed + game) & LOW), 0
        n = settle(s, out)
        while n > 0:
            for k in range(n):
                offered[out[k]] += 1
            action = out[(noise(key, 0, decisions) * n) >> 32]
            actions[starts[game] + decisions] = action
            deciders[starts[game] + decisions] = s.seat
            apply(s, action)
            decisions += 1
            n = settle(s, out)


_LOOPS: dict[str, Any] = {}


def recording_loop(game: Game) -> Any:
    """`write_choices` bound to a game, once."""
    if game.key not in _LOOPS:
        _LOOPS[game.key] = game.bind(play.begin, play.settle, write_choices)["write_choices"]
    return _LOOPS[game.key]


# ---------------------------------------------------------------------------------------------------- recorded games


@dataclass(frozen=True)
class Recorded:
    """Games of one kind of player. The choices of all games follow each other; `starts` says where each begins."""

    game: Game
    seats: int
    options: Mapping[str, str]
    level: str
    seed: int  # of the first game; the next ones count up
    scores: np.ndarray  # games × seats
    places: np.ndarray  # games × seats, 1 for the winner
    parts: np.ndarray  # games × seats × score parts
    turns: np.ndarray  # by game
    starts: np.ndarray  # games + 1
    actions: np.ndarray  # by choice
    deciders: np.ndarray  # by choice: the seat that made it
    offered: np.ndarray  # by action: how often it was legal when somebody decided

    def __len__(self) -> int:
        return len(self.turns)

    @property
    def decisions(self) -> np.ndarray:
        return np.diff(self.starts)

    @property
    def wins(self) -> np.ndarray:
        """The victory of each game: 1 for its winner, shared by those on a shared first place."""
        first = self.places == 1
        return first / first.sum(1, keepdims=True)

    def choices(self, number: int) -> np.ndarray:
        """The actions of one game, in order."""
        return self.actions[self.starts[number] : self.starts[number + 1]]


def record(
    game: str | Game,
    count: int,
    seats: int | None = None,
    level: str = RANDOM,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Recorded:
    """Plays `count` games, all seats by the bot `level` (any name `sylvarium arena` knows), and writes them down."""
    found = game_by_key(game) if isinstance(game, str) else game
    if count < 1:
        raise ValueError("at least one game must be played")
    chosen = dict(options or {})
    sitting = found.check_seats(found.seats[-1] if seats is None else seats)
    if level == RANDOM:
        return _random(found, count, sitting, seed, chosen)
    return _by_bots(found, count, sitting, level, seed, chosen)


def _random(game: Game, count: int, seats: int, seed: int, options: dict[str, str]) -> Recorded:
    states, out, chosen = game.State.empty(1), game.out(), game.chosen(seats, options)
    raw = as_bytes(states)
    scores, places = np.zeros((2, count, seats), np.int32)
    parts = np.zeros((count, seats, len(game.score_parts)), np.int32)
    decisions, turns = np.zeros((2, count), np.int32)
    game.loops.playouts(states, raw, seats, chosen, seed, out, scores, places, parts, decisions, turns)
    starts = np.concatenate([[0], np.cumsum(decisions, dtype=np.int64)])
    actions, deciders = np.zeros(starts[-1], np.int16), np.zeros(starts[-1], np.int8)
    offered = np.zeros(game.actions.size, np.int64)
    recording_loop(game)(states, raw, seats, chosen, seed, out, starts, actions, deciders, offered)
    return Recorded(
        game, seats, options, RANDOM, seed, scores, places, parts, turns, starts, actions, deciders, offered
    )


def _by_bots(game: Game, count: int, seats: int, level: str, seed: int, options: dict[str, str]) -> Recorded:
    single, player, loops = Single(game, seats, options), bot(level), game.loops
    actions: list[int] = []
    deciders: list[int] = []
    starts = [0]
    offered = np.zeros(game.actions.size, np.int64)
    scores, places = np.zeros((2, count, seats), np.int32)
    parts, turns = np.zeros((count, seats, len(game.score_parts)), np.int32), np.zeros(count, np.int32)
    for number in range(count):
        single.reset(seed + number)
        while not single.over:
            offered[single.legal()] += 1
            deciders.append(single.seat)
            actions.append(_choice(single, player, derived(seed + number, len(actions) - starts[-1], single.seat)))
            single.step(actions[-1])
        starts.append(len(actions))
        turns[number] = single.states["turn"][0]
        for seat in range(seats):
            scores[number, seat] = loops.points(single.states, 0, seat)
            places[number, seat] = loops.rank(single.states, 0, seat)
            parts[number, seat] = [loops.part(single.states, 0, seat, k) for k in range(len(game.score_parts))]
    made = np.array(starts, np.int64), np.array(actions, np.int16), np.array(deciders, np.int8)
    return Recorded(game, seats, options, level, seed, scores, places, parts, turns, *made, offered)


def _choice(single: Single, player: Bot, seed: int) -> int:
    """What a bot plays, given only what its seat may know."""
    game, seat = single.game, single.seat
    known = as_known(game, game.State(single.states), seat, seed)
    return int(player(Position(game, known, seat, derived(seed, 1))))
