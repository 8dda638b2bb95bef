"""The kept results of the ladder, one small file per pair of bots, and what they say together.

A pair may be played on any machine and on any day; its file is all that has to be brought here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from sylvarium.bots.arena import compete
from sylvarium.bots.rating import duels, elo, elo_intervals

Pair = tuple[str, str]  # the weaker one first
Progress = Callable[[int, int], None]


def place_of(kept: Path, key: str, pair: Pair) -> Path:
    """The file of a pair: `builders/oak-birch.json`, and `oak_50` for `oak:50`."""
    weaker, stronger = (name.replace(":", "_") for name in pair)
    return kept / key / f"{stronger}-{weaker}.json"


def play(file: Path, key: str, pair: Pair, games: int, workers: int, seed: int, progress: Progress) -> None:
    """Plays a pair at a table of two and keeps what came out, without the single games."""
    result = compete(key, pair, games, seats=2, seed=seed, workers=workers, progress=progress)
    summary = {name: part for name, part in result.to_json().items() if name != "games"}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


def together(kept: Path, key: str, pairs: Sequence[Pair]) -> dict[str, Any] | None:
    """The pairs of a game that have been played, as if they were one arena; None if there are none."""
    files = [place_of(kept, key, pair) for pair in pairs]
    found = [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]
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
