"""How players do who use something (an action, a card, a first choice), compared with those who do not.

The players of one game depend on each other: when one wins the others lose. So the interval of a difference is
computed from whole games, not from players as if they were independent (a ratio estimate with the games as
clusters). All that is kept of a thousand games are the sums below; they can be added up across machines.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from sylvarium.research.recording import Recorded

# What is summed up over the games for every key. In one game: `users` players use it, who win `won` victories
# and `scored` points together, of the `total` points of all players.
COLUMNS = (
    "uses", "users", "won", "scored", "users²", "won²", "scored²", "users·won", "users·scored", "scored·total",
    "users·total",
)  # fmt: skip
USES, USERS, WON, SCORED, USERS2, WON2, SCORED2, USERS_WON, USERS_SCORED, SCORED_TOTAL, USERS_TOTAL = range(11)

FEWEST = 20  # players on either side below which no difference is stated


class Advantage(NamedTuple):
    """How much more users have than the others, on average, and half the width of its 95 % interval."""

    mean: float
    half: float


@dataclass
class Usage:
    """The sums for many keys, over the same games."""

    seats: int
    games: int = 0
    total: float = 0.0  # points of all players
    total2: float = 0.0  # the square of the points of all players of a game, summed over the games
    rows: dict[Hashable, np.ndarray] = field(default_factory=dict)

    def add(
        self, games: Recorded, count: int, uses: Sequence[tuple[Any, ...]] | np.ndarray, keys: Sequence[Hashable]
    ) -> None:
        """Adds the first `count` of the games. `uses` are rows of game, seat, and number of the key in `keys`."""
        if count == 0:
            return
        totals = games.scores[:count].sum(1).astype(float)
        self.games += count
        self.total += totals.sum()
        self.total2 += (totals**2).sum()
        if len(uses) == 0:
            return
        number, seat, key = np.asarray(uses, np.int64).reshape(-1, 3).T
        sums = _sums(number, seat, key, len(keys), games.wins, games.scores, totals)
        for k in np.flatnonzero(sums[:, USES]).tolist():
            self.rows[keys[k]] = self.rows.get(keys[k], 0) + sums[k]

    def merge(self, other: Usage) -> None:
        self.games += other.games
        self.total += other.total
        self.total2 += other.total2
        for key, row in other.rows.items():
            self.rows[key] = self.rows.get(key, 0) + row

    def per_player(self, key: Hashable) -> float:
        """Uses per player and game."""
        return float(self.rows[key][USES]) / (self.games * self.seats) if key in self.rows else 0.0

    def share(self, key: Hashable) -> float:
        """The share of the players who use it at least once in a game."""
        return float(self.rows[key][USERS]) / (self.games * self.seats) if key in self.rows else 0.0

    def users(self, key: Hashable) -> int:
        return int(self.rows[key][USERS]) if key in self.rows else 0

    def wins_of_users(self, key: Hashable) -> float:
        row = self.rows[key]
        return float(row[WON] / row[USERS])

    def points_of_users(self, key: Hashable) -> float:
        row = self.rows[key]
        return float(row[SCORED] / row[USERS])

    def more_wins(self, key: Hashable) -> Advantage | None:
        """How much more often users win; None where too few use it or too few do not."""
        if key not in self.rows or self.seats == 1:
            return None
        row = self.rows[key]
        # One victory is shared out in every game: `total` is 1.
        return self._difference(
            row[WON], row[WON2], row[USERS_WON], row[WON], row[USERS], row, self.games, float(self.games)
        )

    def more_points(self, key: Hashable) -> Advantage | None:
        """How many more points users score."""
        if key not in self.rows:
            return None
        row = self.rows[key]
        return self._difference(
            row[SCORED], row[SCORED2], row[USERS_SCORED], row[SCORED_TOTAL], row[USERS_TOTAL], row,
            self.total, self.total2,
        )  # fmt: skip

    def _difference(
        self, a: float, aa: float, ab: float, ac: float, bc: float, row: np.ndarray, c: float, cc: float
    ) -> Advantage | None:
        """With A what the users of a game have together, B how many they are, C what all players have together:

        the difference is ΣA/ΣB − Σ(C−A)/Σ(S−B), and its variance is the sum of the squared influences of the games,
        each of which is linear in A, B, C and 1.
        """
        b, bb = row[USERS], row[USERS2]
        others = self.games * self.seats - b
        if min(b, others) < FEWEST:
            return None
        mine, theirs = a / b, (c - a) / others
        ka, kb = 1 / b + 1 / others, -(mine / b + theirs / others)
        kc, k1 = -1 / others, theirs * self.seats / others
        squares = ka * ka * aa + kb * kb * bb + kc * kc * cc + k1 * k1 * self.games
        products = ka * kb * ab + ka * kc * ac + ka * k1 * a + kb * kc * bc + kb * k1 * b + kc * k1 * c
        return Advantage(float(mine - theirs), 1.96 * float(np.sqrt(max(0.0, squares + 2 * products))))


def _sums(
    number: np.ndarray,
    seat: np.ndarray,
    key: np.ndarray,
    keys: int,
    wins: np.ndarray,
    scores: np.ndarray,
    totals: np.ndarray,
) -> np.ndarray:
    """The columns for every key, from one row per use."""
    seats = scores.shape[1]
    once = np.unique((number * seats + seat) * keys + key)  # a player who uses it twice is one user
    (player, k) = np.divmod(once, keys)
    (g, s) = np.divmod(player, seats)
    pairs, where = np.unique(g * keys + k, return_inverse=True)  # one per game and key
    game_of, key_of = np.divmod(pairs, keys)
    users = np.bincount(where).astype(float)
    won, scored, total = np.bincount(where, wins[g, s]), np.bincount(where, scores[g, s]), totals[game_of]

    def summed(values: np.ndarray) -> np.ndarray:
        return np.bincount(key_of, values, minlength=keys)

    columns = [
        users, won, scored, users**2, won**2, scored**2, users * won, users * scored, scored * total, users * total,
    ]  # fmt: skip
    return np.stack([np.bincount(key, minlength=keys).astype(float), *map(summed, columns)], axis=1)
