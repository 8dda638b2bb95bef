"""Finds puzzles in bot games: decisions with one clearly best choice that not everybody sees.

A choice is clearly best if a search that knows only what its seat knows says so; if deeper searches from other seeds
agree, and so does one that plays every line to the end of the game, each with a clear lead over the second choice; and
if games continued with it end further ahead than games continued with the others. How hard it is to see is measured by
which levels of bots miss it. Everything is counted in iterations, so the same bot game gives the same puzzles anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from time import time
from typing import NamedTuple

import numpy as np

from sylvarium.bots.levels import WITHOUT_END, Plan, plan_of
from sylvarium.bots.position import as_known, derived
from sylvarium.bots.reviewing import following
from sylvarium.bots.thinking import Decided, legal_actions, search_of, think, to_the_end
from sylvarium.bots.tree import Tree
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Record
from sylvarium.learning.puzzles import Points, Puzzle, mark_of, rating_of
from sylvarium.simulation.spreading import spread
from sylvarium.table import Table

PLAYERS = "oak"  # who plays the games
LEVELS_TRIED, TRIES = ("sapling", "birch", "oak"), 8  # who is asked to solve it, and how often each
FIRST_LEAD = 0.12  # of the best over the second, in chances to win: a first look is not sure and must see more
LEAD = 0.08  # what deeper searches must see
LEAD_AT_THE_END = 0.05  # and one to the end of the game, where luck has its say
OPEN = (0.1, 0.98)  # the chance with the best choice: a game that is lost or won has nothing to solve
LEAST_CHOICES, MOST_CHOICES = 3, 40
MOST_PER_GAME = 4  # puzzles of one game are alike
MOST_ALIKE = 4  # with the same solution in a collection
MOST_CHECKED = 10  # candidates of one game, the hardest first
TEMPTING = 3  # choices besides the best of which points are told
WORLDS, LEARNT, COUNTED = 10, 40, 40  # in which they are played on: games to learn from in each, games that count

# Knows every choice well; how far one is ahead is counted as it is, and not as the chances that people are told.
EVENLY = replace(plan_of("ancient:8000"), exploration=0.8, stops_early=False, seconds=600.0, sure=1.0, surer=0.0)
TO_THE_END = replace(EVENLY, iterations=8_000, horizon=WITHOUT_END, reach=WITHOUT_END)
LOOK, CHECKS = 1_000, (8_000, 8_000, 24_000)  # iterations


@dataclass(frozen=True)
class Hunt:
    """One game of bots to look through. After `until`, a time of the clock, nothing is begun any more."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int
    until: float | None = None

    @property
    def is_late(self) -> bool:
        return self.until is not None and time() > self.until


class Candidate(NamedTuple):
    """A decision that looked like a puzzle."""

    rating: int  # how many levels miss it
    lead: float
    number: int  # actions played before it
    action: int
    misses: dict[str, int]


def hunts(
    game: Game, seats: int | None, options: Mapping[str, str], seed: int, games: range, until: float | None
) -> list[Hunt]:
    """The games to look through by their numbers; if nobody says how many play, every number from two on in turn."""
    counts = [game.check_seats(seats)] if seats is not None else [count for count in game.seats if count > 1]
    if counts == [1]:
        raise ValueError("who plays alone has nobody to win against: puzzles need at least two players")
    for count in counts:
        game.chosen(count, dict(options))
    return [Hunt(game.key, counts[n % len(counts)], dict(options), derived(seed, n), until) for n in games]


def found(planned: list[Hunt], workers: int = 1, ray: bool | str = False) -> Iterator[list[Puzzle] | None]:
    """The puzzles of each game, in order; None for one that was not begun in time."""
    return spread(puzzles_of, planned, workers, ray)


def found_again(game: Game, puzzles: Iterable[Puzzle], workers: int = 1, ray: bool | str = False) -> Iterator[Puzzle]:
    """Those of these puzzles that pass all checks with today's bots, too, as these see them.

    A first look is no such check: it only saves the deeper ones while hunting, and the best puzzles deceive it.
    """
    planned = [(game.key, puzzle) for puzzle in puzzles]
    return (puzzle for puzzle in spread(_found_again, planned, workers, ray) if puzzle)


def _found_again(planned: tuple[str, Puzzle]) -> Puzzle | None:
    key, puzzle = planned
    game = game_by_key(key)
    table = puzzle.table(game)
    seen = candidate(table, game.names[puzzle.best])
    return check(table, seen) if seen else None


def varied(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Of these puzzles those that do not repeat the same solution again and again."""
    times: Counter[str] = Counter()
    kept = []
    for each in puzzles:
        times[each.best] += 1
        if times[each.best] <= MOST_ALIKE:
            kept.append(each)
    return kept


def puzzles_of(hunt: Hunt) -> list[Puzzle] | None:
    """Plays a game of bots and gives its puzzles, each of another turn and with another solution."""
    if hunt.is_late:
        return None
    table = Table.new(hunt.game, hunt.seats, hunt.options, hunt.seed)
    seen = []
    while not table.over:
        looked_like = look(table)
        if looked_like:
            seen.append(looked_like)
        table.play(bot_move(table, PLAYERS, derived(hunt.seed, table.number)))
    puzzles: list[Puzzle] = []
    turns, solutions = set(), set()
    for each in sorted(seen, key=lambda one: (one.rating, one.lead), reverse=True)[:MOST_CHECKED]:
        then = table.at(each.number)
        if len(puzzles) == MOST_PER_GAME or hunt.is_late:
            break
        if then.state.turn in turns or each.action in solutions:
            continue
        if checked := check(then, each):
            puzzles.append(checked)
            turns.add(then.state.turn)
            solutions.add(each.action)
    return puzzles


def search(table: Table, seed: int, plan: Plan) -> Decided:
    """What a search thinks of a decision with what its seat knows."""
    seat = table.state.seat
    return think(table.game, as_known(table.game, table.state, seat, derived(seed, 0)), seat, plan, derived(seed, 1))


def bot_move(table: Table, level: str, seed: int) -> int:
    """What a bot plays for the deciding seat, without a clock."""
    return search(table, seed, replace(plan_of(level, table.game.tuning), seconds=600.0)).action


def lead_of(decision: Decided, action: int) -> float:
    """By how much an action's chance to win is larger than that of the next best."""
    chances = {choice.action: choice.estimate for choice in decision.choices}
    return chances.pop(action) - max(chances.values())


def look(table: Table) -> Candidate | None:
    """A first look at a decision: is one choice far ahead that somebody misses, in a game that is still open?"""
    count = len(legal_actions(table.game, table.state))
    if not LEAST_CHOICES <= count <= MOST_CHOICES:
        return None
    seed = derived(table.seed, table.number, 1)
    decision = search(table, seed, replace(EVENLY, iterations=LOOK))
    best, lead = decision.action, lead_of(decision, decision.action)
    chance = next(choice.estimate for choice in decision.choices if choice.action == best)
    if lead < FIRST_LEAD or not OPEN[0] <= chance <= OPEN[1]:
        return None
    return candidate(table, best, lead)


def candidate(table: Table, best: int, lead: float = 0.0) -> Candidate | None:
    """A choice with how many levels miss it; none if every level mostly finds it."""
    seed = derived(table.seed, table.number, 1)
    misses = {level: missed(table, best, level, seed) for level in LEVELS_TRIED}
    rating = rating_of(misses, TRIES)
    return Candidate(rating, lead, table.number, best, misses) if rating else None


def check(table: Table, seen: Candidate) -> Puzzle | None:
    """Looks deeper, from other seeds, and to the end of the game: a puzzle if the choice stays clearly the best."""
    seed, best = derived(table.seed, table.number, 2), seen.action
    for number, iterations in enumerate(CHECKS):
        decision = search(table, derived(seed, number), replace(EVENLY, iterations=iterations))
        if decision.action != best or lead_of(decision, best) < LEAD:
            return None
    decision = search(table, derived(seed, len(CHECKS)), TO_THE_END)
    if decision.action != best or lead_of(decision, best) < LEAD_AT_THE_END:
        return None
    chances = {choice.action: choice.estimate for choice in decision.choices}
    if not OPEN[0] <= chances[best] <= OPEN[1]:
        return None
    tempting = sorted(chances, key=lambda action: -chances[action])[: TEMPTING + 1]
    points = {action: expected(table, action, seed) for action in tempting}
    ahead = {action: sum(each.parts) - each.rival for action, each in points.items()}
    if any(ahead[action] >= ahead[best] for action in points if action != best):
        return None
    name = table.game.telling.name
    return Puzzle(
        seats=table.seats,
        options=table.options,
        seed=table.seed,
        actions=tuple(table.actions),
        seat=table.state.seat,
        mark=mark_of(table),
        best=name(best),
        line=tuple(name(action) for action in line(table, best, seed)),
        chances={name(action): round(100 * chance) for action, chance in chances.items()},
        points={name(action): each for action, each in points.items()},
        misses=seen.misses,
        tries=TRIES,
    )


def missed(table: Table, best: int, level: str, seed: int) -> int:
    """How often a bot of this level plays something else."""
    return sum(bot_move(table, level, derived(seed, 3, k)) != best for k in range(TRIES))


def expected(table: Table, action: int, seed: int) -> Points:
    """What games end with that go on with an action, in worlds that its player can imagine."""
    game, seat = table.game, table.state.seat
    parts, rivals = np.zeros(len(game.score_parts)), 0.0
    for world in range(WORLDS):
        for end in ends(game, table.state, action, derived(seed, 4, world)):
            parts += [game.loops.part(end, 1, seat, k) for k in range(len(parts))]
            rivals += max(game.loops.points(end, 1, other) for other in range(table.seats) if other != seat)
    games = WORLDS * COUNTED
    return Points(parts=tuple(round(float(part), 1) for part in parts / games), rival=round(rivals / games, 1))


def ends(game: Game, record: Record, action: int, seed: int) -> Iterator[np.ndarray]:
    """The ends of games that go on with an action in one world, on row 1: those of a search, when it has learnt."""
    seat, searching = record.seat, search_of(game)
    copy = as_known(game, record, seat, seed)
    game.loops.step(copy.states, 0, action, game.out())
    tree, entries = Tree(game, copy, LEARNT + COUNTED), TO_THE_END.entries()
    tree.explore(searching.explore, seat, entries, derived(seed, 1), LEARNT)
    for _ in range(COUNTED):
        tree.explore(searching.explore, seat, entries, derived(seed, 1), 1)
        yield tree.states


def line(table: Table, best: int, seed: int) -> list[int]:
    """How the turn goes on with the best choice, as far as nothing new is revealed."""

    def seeds(step: int) -> tuple[int, int]:
        one = derived(seed, 5, step)
        return derived(one, 0), derived(one, 1)

    return to_the_end(following(table.copy(), best, replace(EVENLY, iterations=CHECKS[0]), seeds))
