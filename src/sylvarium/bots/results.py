"""What came out of an arena: win rates with intervals, ratings, duels, points by category."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from sylvarium.bots.rating import duels, elo, elo_intervals, wilson


@dataclass(frozen=True)
class Ranked:
    """One bot's line in the table."""

    bot: str
    games: int
    wins: float  # a shared first place is shared
    rate: float
    interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]
    score: float
    parts: dict[str, float]
    milliseconds: float  # per decision


@dataclass(frozen=True)
class Duel:
    """How often one bot finished before another."""

    bot: str
    other: str
    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Result:
    """The settings and the outcomes of all games, and what follows from them."""

    settings: dict[str, Any]
    outcomes: list[dict[str, Any]]

    @property
    def names(self) -> list[str]:
        return list(self.settings["bots"])

    def places(self) -> list[dict[str, float]]:
        """The place of every bot in every game; the mean where it held several seats."""
        games = []
        for outcome in self.outcomes:
            held: dict[str, list[int]] = {}
            for name, place in zip(outcome["bots"], outcome["places"], strict=True):
                held.setdefault(name, []).append(place)
            games.append({name: float(np.mean(places)) for name, places in held.items()})
        return games

    def standings(self) -> list[Ranked]:
        """The bots by rating, the strongest first."""
        places = self.places()
        ratings = elo(duels(places, self.names))
        intervals = elo_intervals(places, self.names, self.settings["seed"])
        lines = [
            self._standing(name, float(rating), (float(low), float(high)))
            for name, rating, (low, high) in zip(self.names, ratings, intervals, strict=True)
        ]
        return sorted(lines, key=lambda line: -line.elo)

    def _standing(self, name: str, rating: float, interval: tuple[float, float]) -> Ranked:
        wins, games, seats = 0.0, 0, []
        for outcome in self.outcomes:
            held = [seat for seat, other in enumerate(outcome["bots"]) if other == name]
            if held:
                games += 1
                winners = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
                wins += sum(seat in held for seat in winners) / len(winners)
                seats += [(outcome, seat) for seat in held]
        parts = {part for outcome, seat in seats for part in outcome["parts"][seat]}
        return Ranked(
            name,
            games,
            wins,
            wins / games,
            wilson(wins, games),
            rating,
            interval,
            float(np.mean([outcome["scores"][seat] for outcome, seat in seats])),
            {part: float(np.mean([o["parts"][seat][part] for o, seat in seats])) for part in sorted(parts)},
            1000 * sum(o["seconds"][seat] for o, seat in seats) / sum(o["decisions"][seat] for o, seat in seats),
        )

    def duels(self) -> list[Duel]:
        """Every pair of bots that met, the later in the list of bots first."""
        places, lines = self.places(), []
        for k, other in enumerate(self.names):
            for name in self.names[k + 1 :]:
                met = [game for game in places if name in game and other in game]
                if met:
                    wins = float(duels(met, self.names)[self.names.index(name), k])
                    lines.append(Duel(name, other, len(met), wins, wins / len(met), wilson(wins, len(met))))
        return lines

    def to_json(self) -> dict[str, Any]:
        return {
            "settings": self.settings,
            "bots": [vars(line) for line in self.standings()],
            "duels": [vars(line) for line in self.duels()],
            "games": self.outcomes,
        }

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Result:
        """What `save` wrote."""
        saved = json.loads(path.read_text(encoding="utf-8"))
        return cls(saved["settings"], saved["games"])
