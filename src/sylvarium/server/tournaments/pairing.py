"""Who plays whom in a round. Plain functions: the same players, history and seed always give the same tables.

A table is a tuple of entrants in the order of their seats; one with a single entrant is a bye.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from random import Random

from sylvarium.server.tournaments.standing import NONE, PlayedTable

Table = tuple[int, ...]
Cost = Callable[[int, int], int]  # of two who sit together

# What things cost: each is worse than all that comes after it together, at 64 players and 15 rounds.
BYE_AGAIN, MET_AGAIN, APART = 10**16, 10**12, 10**4
UNIT = 12  # points are told apart to a twelfth, which is what places of up to four seats are worth
TRIES = 12  # arrangements to begin with, where somebody would meet somebody again


def split(players: int, sizes: Sequence[int]) -> list[int]:
    """Tables for so many, each of a size that exists: as few players left over as possible, then as few tables, then
    as even ones. The largest come first, then a 1 for every player left over: a bye."""
    for over in range(players + 1):
        ways = list(_sums(players - over, sorted(sizes, reverse=True)))
        if ways:
            best = min(ways, key=lambda way: (len(way), max(way, default=0) - min(way, default=0)))
            return [*best, *[1] * over]
    raise AssertionError("nobody at all can always be seated")


def _sums(number: int, sizes: Sequence[int]) -> Iterator[list[int]]:
    """Every way to write a number as a sum of sizes, the largest first."""
    if number == 0:
        yield []
    elif sizes:
        largest, *rest = sizes
        for count in range(number // largest, -1, -1):
            yield from ([largest] * count + more for more in _sums(number - count * largest, rest))


class Meetings:
    """Who has met whom, who had byes, who sat where, and what everybody has."""

    def __init__(self, played: Sequence[PlayedTable]):
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # by entrant and seat
        self.points: dict[int, Fraction] = {}
        for table in played:
            self._add(table)

    def _add(self, table: PlayedTable) -> None:
        for entrant, won in zip(table.seats, table.points, strict=True):
            self.points[entrant] = self.points.get(entrant, NONE) + won
        if len(table.seats) == 1:
            self.byes[table.seats[0]] += 1
            return
        self.sat.update((entrant, seat) for seat, entrant in enumerate(table.seats))
        self.met.update(_pair(one, other) for one, other in combinations(table.seats, 2))

    def meetings(self, one: int, other: int) -> int:
        return self.met[_pair(one, other)]

    def units(self, entrant: int) -> int:
        return int(self.points.get(entrant, NONE) * UNIT)

    def together(self, one: int, other: int) -> int:
        """What it costs to seat two together: having met, and how far apart they stand."""
        return MET_AGAIN * self.meetings(one, other) + APART * (self.units(one) - self.units(other)) ** 2


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def swiss(players: Sequence[int], played: Sequence[PlayedTable], sizes: Sequence[int], seed: int) -> list[Table]:
    """A round in which those of about the same points play each other, and as few as possible meet again."""
    history, chance = Meetings(played), Random(seed)
    order = sorted(players)
    chance.shuffle(order)  # who has the same points is in a random order, the same for the same seed
    order.sort(key=history.units, reverse=True)
    if max(sizes) == 2:
        found = _pairs(order, history, chance)
    else:
        found = _tables(order, history, sizes, chance)
    return [seated(table, history, chance) for table in found]


def _pairs(order: Sequence[int], history: Meetings, chance: Random) -> list[Table]:
    """Tables for two, at the least cost of all: a matching of minimal weight, with a bye as a player of its own."""
    from networkx import Graph, max_weight_matching  # takes a moment to load, and is seldom needed

    graph = Graph()
    graph.add_nodes_from(order)
    for one, other in combinations(order, 2):
        graph.add_edge(one, other, weight=-(history.together(one, other) + chance.randrange(100)))
    lowest = min((history.units(each) for each in order), default=0)
    if len(order) % 2:
        for each in order:
            cost = BYE_AGAIN * history.byes[each] + APART * (history.units(each) - lowest) ** 2
            graph.add_edge(each, "bye", weight=-(cost + chance.randrange(100)))
    place = {each: number for number, each in enumerate(order)}
    pairs = [tuple(each for each in pair if each != "bye") for pair in max_weight_matching(graph, maxcardinality=True)]
    if len(order) == 1:
        pairs = [(order[0],)]
    ordered = [tuple(sorted(pair, key=place.__getitem__)) for pair in pairs]
    return sorted(ordered, key=lambda pair: (len(pair) == 1, place[pair[0]]))


def _tables(order: list[int], history: Meetings, sizes: Sequence[int], chance: Random) -> list[Table]:
    """Tables for more than two: neighbours in the standings, exchanged as long as that makes it better.

    Whether nobody needs to meet again is a puzzle nobody can solve quickly for many players; where it was not solved
    at once, it is tried from other arrangements, and the best one is taken.
    """
    wanted, together = split(len(order), sizes), cache(history.together)
    resting = _resting(order, history, wanted.count(1))
    playing = [each for each in order if each not in resting]
    cut = [size for size in wanted if size > 1]
    best = improved(_cut(playing, cut), together)
    for _ in range(TRIES):
        if _cost(best, together) < MET_AGAIN:
            break
        mixed = list(playing)
        chance.shuffle(mixed)
        best = min(best, improved(_cut(mixed, cut), together), key=lambda tables: _cost(tables, together))
    return [*best, *((each,) for each in resting)]


def _resting(order: Sequence[int], history: Meetings, count: int) -> list[int]:
    """Who has a bye: the player who has had fewest, and of these the last in the standings."""
    last_first = list(reversed(order))
    return sorted(last_first, key=lambda each: history.byes[each])[:count]


def _cut(players: Sequence[int], sizes: Sequence[int]) -> list[Table]:
    found, start = [], 0
    for size in sizes:
        found.append(tuple(players[start : start + size]))
        start += size
    return found


def _cost(tables: Sequence[Table], together: Cost) -> int:
    return sum(_cost_of(table, together) for table in tables)


def _cost_of(table: Sequence[int], together: Cost) -> int:
    return sum(together(one, other) for one, other in combinations(table, 2))


def improved(tables: Sequence[Table], together: Cost) -> list[Table]:
    """The tables after every exchange of two players that makes it cheaper, until there is none."""
    found = [list(table) for table in tables]
    while any(_exchanged(one, other, together) for one, other in combinations(found, 2)):
        pass
    return [tuple(table) for table in found]


def _exchanged(one: list[int], other: list[int], together: Cost) -> bool:
    """Exchanges two players of two tables if that makes them cheaper."""
    before = _cost_of(one, together) + _cost_of(other, together)
    for first in range(len(one)):
        for second in range(len(other)):
            one[first], other[second] = other[second], one[first]
            if _cost_of(one, together) + _cost_of(other, together) < before:
                return True
            one[first], other[second] = other[second], one[first]
    return False


def seated(table: Table, history: Meetings, chance: Random) -> Table:
    """The order of the seats: everybody where they have sat least often, by lot where that is the same."""
    mixed = list(table)
    chance.shuffle(mixed)
    return min(permutations(mixed), key=lambda order: _sat_before(order, history))


def _sat_before(order: Sequence[int], history: Meetings) -> int:
    """Squares, so that nobody sits in the same place over and over for the sake of the others."""
    return sum((history.sat[entrant, seat] + 1) ** 2 for seat, entrant in enumerate(order))


def all_against_all(players: Sequence[int]) -> list[list[Table]]:
    """The rounds in which everybody plays everybody else once, by the method of the circle; with an odd number one
    rests in every round. The one who has begun less often begins."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    begun: Counter[int] = Counter()
    rounds: list[list[Table]] = []
    for _ in range(len(ring) - 1):
        pairs = [(ring[k], ring[-1 - k]) for k in range(len(ring) // 2)]
        tables: list[Table] = [
            (one, other) if begun[one] <= begun[other] else (other, one)
            for one, other in pairs
            if one is not None and other is not None
        ]
        begun.update(table[0] for table in tables)
        rounds.append(tables)
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def rotated(players: Sequence[int], rounds: int) -> list[list[Table]]:
    """The same table again and again, everybody one seat further each time."""
    count = len(players)
    return [[tuple(players[(seat + number) % count] for seat in range(count))] for number in range(rounds)]
