"""The kept results of the ladder, one small file per pair of bots and number of seats, and what they say together.

A pair may be played on any machine and on any day; its file is all that has to be brought here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import time
from typing import Any, NamedTuple

import numpy as np

from sylvarium.bots.arena import ArenaGame, Match, lineups, matches, play_match
from sylvarium.bots.rating import duels, elo, elo_intervals
from sylvarium.bots.results import Result
from sylvarium.games import game as game_by_key

Pair = tuple[str, str]  # the weaker one first
TWO = 2  # seats, where nothing else is said


class Rung(NamedTuple):
    """A pair of bots at a table of a game: with three seats one of the stronger with two of the weaker."""

    game: str
    pair: Pair
    seats: int = TWO

    @property
    def title(self) -> str:
        return f"{self.game} {self.pair[1]} over {self.pair[0]}, {self.seats} seats"

    def matches(self, games: int, seed: int) -> list[Match]:
        """So many games of it; each deal is played from every seat."""
        return matches(self.game, lineups(self.pair, self.seats), games, {}, seed)


class Turn(NamedTuple):
    """One game of a rung to be played, and until when (a time of the clock) it may be begun."""

    rung: Rung
    match: Match
    until: float


def place_of(kept: Path, rung: Rung) -> Path:
    """The file of a rung: `builders/oak-birch.json`, `oak-birch-3.json` with three seats, `oak_50` for `oak:50`."""
    weaker, stronger = (name.replace(":", "_") for name in rung.pair)
    return kept / rung.game / (f"{stronger}-{weaker}" + ("" if rung.seats == TWO else f"-{rung.seats}") + ".json")


def in_turn(rungs: Sequence[Rung], games: int, seed: int, until: float) -> list[Turn]:
    """The games of all rungs, one of each in turn: wherever the time ends, all of them have been played as often."""
    planned = [[Turn(rung, match, until) for match in rung.matches(games, seed)] for rung in rungs]
    return [turn for row in zip(*planned, strict=True) for turn in row]


def played(turn: Turn) -> tuple[Rung, ArenaGame | None]:
    """One game; nothing if it is too late to begin it."""
    return turn.rung, None if time() > turn.until else play_match(turn.match)


def play(
    rungs: Sequence[Rung], games: int, workers: int, seed: int, seconds: float, progress: Callable[[int, int], None]
) -> Iterator[tuple[Rung, ArenaGame]]:
    """Plays the rungs side by side on so many cores; outcomes come as they are ready."""
    turns = in_turn(rungs, games, seed, time() + seconds)
    with get_context("spawn").Pool(workers) as pool:
        for done, (rung, outcome) in enumerate(pool.imap_unordered(played, turns), 1):
            progress(done, len(turns))
            if outcome:
                yield rung, outcome


def keep(folder: Path, rung: Rung, outcomes: Iterable[ArenaGame], seed: int) -> None:
    """Keeps what came out of the games of a rung, without the single games."""
    found = [asdict(outcome) for outcome in outcomes]
    settings = {
        "game": rung.game,
        "version": game_by_key(rung.game).version,
        "bots": list(rung.pair),
        "games": len(found),
        "seats": rung.seats,
        "options": {},
        "seed": seed,
    }
    summary = {name: part for name, part in Result(settings, found).to_json().items() if name != "games"}
    file = place_of(folder, rung)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


def kept(folder: Path, rungs: Sequence[Rung]) -> list[dict[str, Any]]:
    """What the files of these rungs say, as far as there are any."""
    files = [place_of(folder, rung) for rung in rungs]
    return [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]


def together(folder: Path, key: str, pairs: Sequence[Pair]) -> dict[str, Any] | None:
    """The pairs of a game that have been played by two, as if they were one arena; None if there are none."""
    found = kept(folder, [Rung(key, pair) for pair in pairs])
    if not found:
        return None
    names = list(dict.fromkeys(name for result in found for name in result["settings"]["bots"]))
    fought = [result["duels"][0] for result in found]
    places = [place for duel in fought for place in games_of(duel)]
    ratings = elo(duels(places, names))
    intervals = elo_intervals(places, names, found[0]["settings"]["seed"])
    bots = [
        {**mean_of([bot for result in found for bot in result["bots"] if bot["bot"] == name]), "elo": rating,
         "elo_interval": interval.tolist()}
        for name, rating, interval in zip(names, ratings.tolist(), intervals, strict=True)
    ]  # fmt: skip
    return {
        "settings": {"game": key, "bots": names, "games": min(duel["games"] for duel in fought)},
        "bots": sorted(bots, key=lambda bot: -bot["elo"]),
        "duels": fought,
    }


def games_of(duel: dict[str, Any]) -> list[dict[str, float]]:
    """The places in the games of a duel; what is left of half points is one draw."""
    won = int(duel["wins"])
    drawn = int(duel["wins"] != won)
    one, other = duel["bot"], duel["other"]
    return (
        [{one: 1.0, other: 2.0}] * won
        + [{one: 1.0, other: 1.0}] * drawn
        + [{one: 2.0, other: 1.0}] * (duel["games"] - won - drawn)
    )


def mean_of(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Points and time of a bot over all pairs in which it played, each weighing as its games."""
    weights = [line["games"] for line in lines]

    def mean(values: Sequence[float]) -> float:
        return float(np.average(values, weights=weights))

    return {
        "bot": lines[0]["bot"],
        "games": sum(weights),
        "score": mean([line["score"] for line in lines]),
        "parts": {part: mean([line["parts"][part] for line in lines]) for part in lines[0]["parts"]},
        "milliseconds": mean([line["milliseconds"] for line in lines]),
    }
