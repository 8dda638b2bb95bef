"""The memory of one search, as the compiled search reads and writes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from sylvarium.bots import search
from sylvarium.kernel import Game, Record
from sylvarium.kernel.chance import LOW
from sylvarium.kernel.record import as_bytes

LONGEST = 2000  # decisions after which a line of play is judged, even if no turn has ended
PREFERENCE_TIMES, PREFERENCE_SPREAD = 32.0, 0.2  # how often and how well a preferred action is said to have done


class Tree:
    """The memory of one search: a pool of nodes and everything else the compiled search writes to."""

    def __init__(self, game: Game, record: Record, iterations: int):
        states = np.concatenate([record.states[record.index : record.index + 1]] * 2)
        self.states, self.raw, self.out = states, as_bytes(states), game.out()
        seats = int(states["seats"][0])
        size = iterations + 1  # each iteration adds at most one node
        self.nodes = np.zeros((size, search.NODE_COLUMNS), np.int32)
        self.nodes[search.ROOT, search.CHILD] = search.NONE
        self.worth = np.zeros((size, search.WORTH_COLUMNS))
        self.habits = np.zeros((seats, game.actions.size, 2))
        self.where = np.full(game.actions.size, search.NONE, np.int32)
        self.path = np.zeros((longest_path(game), 3), np.int32)
        self.spread = np.zeros((seats, search.SPREAD_COLUMNS))
        self.verdict = np.zeros((seats, search.VERDICT_COLUMNS))
        self.tally = np.zeros((game.most_options, search.tally_columns(len(game.score_parts))))
        self.counters = np.array([1, 0], np.int64)

    def explore(self, explore: Callable[..., Any], seat: int, entries: list[float], seed: int, count: int) -> None:
        """Runs `count` more iterations of the sequence `seed`."""
        explore(*self.arguments(seat, entries, seed, count))

    def arguments(self, seat: int, entries: list[float], seed: int, count: int) -> tuple[Any, ...]:
        """What the compiled search is called with."""
        return (
            self.states, self.raw, seat, self.out, self.nodes, self.worth, self.habits, self.where, self.path,
            self.spread, self.verdict, self.tally, self.counters, np.array(entries, np.float64),
            seed & LOW, seed >> 32, count,
        )  # fmt: skip

    def prefer(self, seat: int, actions: list[int], preferences: np.ndarray) -> None:
        """Begins with habits: the most preferred actions are said to have done well before, the others less so."""
        liking = preferences / preferences.max() - 0.5  # from −1/2 to 1/2
        self.habits[seat, actions, search.TIMES] = PREFERENCE_TIMES
        self.habits[seat, actions, search.GAIN] = PREFERENCE_TIMES * (0.5 + PREFERENCE_SPREAD * liking)

    @property
    def done(self) -> int:
        """How many iterations it has seen."""
        return int(self.counters[search.DONE])

    def tallies(self, options: int) -> list[list[float]]:
        """Where the lines of play ended that began with each of the options at the root (`search.FUTURES` …)."""
        return self.tally[:options].tolist()

    def wins(self) -> list[float]:
        """How often each seat won in all lines of play."""
        return self.spread[:, search.WINS].tolist()

    def first_played(self) -> int:
        """The action with which the last line of play began."""
        return int(self.path[0, 1])

    def children(self) -> dict[int, list[float]]:
        """What was found out about each action at the root: visits, utility, victories, margins."""
        found, node = {}, self.nodes[search.ROOT, search.CHILD]
        while node != search.NONE:
            action, visits = self.nodes[node, search.ACTION], self.nodes[node, search.VISITS]
            found[int(action)] = [float(visits), *self.worth[node].tolist()]
            node = self.nodes[node, search.SIBLING]
        return found


def longest_path(game: Game) -> int:
    """How many decisions of one line of play are kept."""
    return min(game.bound, LONGEST)
