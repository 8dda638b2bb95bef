"""From a position to a decision: trees, threads and budgets around the compiled search."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import repeat
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sylvarium.bots import search
from sylvarium.bots.chances import milder, with_choice
from sylvarium.bots.levels import Plan, plan_of
from sylvarium.bots.outlook import Outlook, outlooks
from sylvarium.bots.position import derived
from sylvarium.kernel import Game, Record, play, waking
from sylvarium.kernel.rule import WAKES, Company

if TYPE_CHECKING:
    from concurrent.futures import Executor

    import numpy as np

    from sylvarium.bots.tree import Tree

CHUNK = 64  # iterations at most in a step, between two looks at the clock
SHORTEST_PAUSE = 16  # iterations at least between two looks at the choice
PATIENCE = 0.5  # seconds for a decision as long as the search is interpreted: many decisions make a turn


Thought = TypeVar("Thought")
Steps = Generator[None, None, Thought]  # something thought about step by step, and what comes of it


class Considered(NamedTuple):
    """One legal action as a bot sees it."""

    action: int
    share: float  # of the visits: how much of its thinking the bot spent on it
    estimate: float  # the chance to win with it, from its imagined futures (`chances`)
    outlook: Outlook  # what these futures brought


@dataclass(frozen=True)
class Decided:
    """What a bot does, and what it thought of every legal action, the most considered first."""

    action: int
    choices: list[Considered]
    estimate: float  # the chance to win
    chances: tuple[float, ...]  # of every seat to win, from all futures that were imagined
    margin: float  # points expected ahead of the best other player
    iterations: int
    seconds: float


@dataclass
class BoundSearch:
    """The search bound to a game, compiled as one whole with what it needs of the rules."""

    game: Game
    explore: Callable[..., Any]
    company: Company | None
    is_ready: bool = False

    @property
    def is_slow(self) -> bool:
        """Whether it is interpreted, for now or (with `SYLVARIUM_INTERPRET=1`) for good."""
        return not hasattr(self.explore, "py_func")

    def plant(self, record: Record, iterations: int) -> Tree:
        """A tree for so many iterations from a position."""
        from sylvarium.bots.tree import Tree

        return Tree(self.game, record, iterations)


_searches: dict[str, BoundSearch] = {}


def search_of(game: Game) -> BoundSearch:
    """The search of a game; its first call in a process loads or compiles it."""
    known = _searches.get(game.key)
    if known is None or known.game is not game:
        known = _searches[game.key] = _bound(game)
    return known


def think_with(search: BoundSearch) -> None:
    """Lets all thoughts about a game use this search: one that grows its trees elsewhere, as in a browser."""
    _searches[search.game.key] = search


def _bound(game: Game) -> BoundSearch:
    if not game.is_on_the_shelf:
        return BoundSearch(game, game.bind(play.place, *search.TEMPLATES)["explore"], None)
    bound, company = game.bind_search(lambda: {"explore": _sample(game)}, play.place, *search.TEMPLATES)
    return BoundSearch(game, bound["explore"], company)


def _sample(game: Game) -> tuple[Any, ...]:
    """Arguments of the search, for the compiler."""
    states = game.State.empty(1)
    states["seats"] = game.seats[0]
    from sylvarium.bots.tree import Tree

    return Tree(game, game.State(states), 0).arguments(0, plan_of("sapling").entries(), 0, 0)


def prepare(game: Game) -> None:
    """Loads or compiles the search of a game, which may take seconds the first time, and nothing else."""
    found = search_of(game)
    if not found.is_ready:
        found.explore(*_sample(game))
        found.is_ready = True


def wake(game: Game) -> bool:
    """Lets the compiled search take over from the interpreted one, if it has been compiled (`Game.wake`).

    A thought that is under way goes on with it: its tree is the same for both.
    """
    found = search_of(game)
    woken = waking.loaded(found.company) if found.company else None
    if woken is None:
        return False
    found.explore = woken["explore"]
    return True


def looks(iterations: int) -> Iterator[int]:
    """After how many iterations to look whether the search is decided; the last time when all are done.

    No lead is larger than what is left before half of them are done, so the first look is soon after that.
    """
    pause = max(SHORTEST_PAUSE, iterations // 32)
    yield from range(iterations // 2 + pause, iterations, pause)
    yield iterations


def is_decided(totals: dict[int, list[float]], left: int) -> bool:
    """Whether the most visited action stays so, even if all iterations that are left went to the second."""
    visits = sorted((found[0] for found in totals.values()), reverse=True)
    return visits[0] - (visits[1] if len(visits) > 1 else 0.0) > left


def think(
    game: Game,
    record: Record,
    seat: int,
    plan: Plan,
    seed: int,
    threads: int = 1,
    preferences: np.ndarray | None = None,
) -> Decided:
    """What `thinking` decides, without a pause."""
    return to_the_end(thinking(game, record, seat, plan, seed, threads, preferences))


def thinking(
    game: Game,
    record: Record,
    seat: int,
    plan: Plan,
    seed: int,
    threads: int = 1,
    preferences: np.ndarray | None = None,
) -> Steps[Decided]:
    """Searches with every thread on a tree of its own (they release the lock), and adds up the visits.

    Stops as soon as the remaining iterations cannot change the choice, if the plan says so. With the same seed,
    iterations and threads the decision is the same, unless time ran out first: the threads wait for each other
    before every look. `preferences`, one for each legal action, tell the search what somebody who has learnt the
    game would try first. After every step (a chunk of iterations) it can be left alone for a while, or for good;
    only the time spent in steps counts.
    """
    prepare(game)
    options = legal_actions(game, record)
    plan = plan.for_options(len(options)).in_game(game.tuning)
    sureness = plan.sureness(int(record.turn), int(record.seats))
    entries, searching = plan.entries(), search_of(game)
    seconds = min(plan.seconds, PATIENCE) if WAKES and searching.is_slow else plan.seconds
    trees = [searching.plant(record, shared(plan.iterations, worker, threads)) for worker in range(threads)]
    if preferences is not None:
        for tree in trees:
            tree.prefer(seat, options, preferences)

    def left(worker: int, goal: int) -> int:
        return shared(goal, worker, threads) - trees[worker].done

    def grow(worker: int, goal: int) -> None:
        count = min(1 if searching.is_slow else CHUNK, left(worker, goal))
        trees[worker].explore(searching.explore, seat, entries, derived(seed, worker), count)

    spent = 0.0
    with ExitStack() as stack:
        for_each = map if threads == 1 else stack.enter_context(pool_of(threads)).map
        for goal in looks(plan.iterations) if plan.stops_early else (plan.iterations,):
            while any(left(worker, goal) for worker in range(threads)):
                began = monotonic()
                list(for_each(grow, range(threads), repeat(goal)))
                spent += monotonic() - began
                yield
                if spent >= seconds:
                    break
            totals = added_up(trees, options)
            if is_decided(totals, plan.iterations - goal) or spent >= seconds:
                break
    chance = Random(derived(seed, threads))
    found = decision(totals, trees, seat, sureness, spent, chance)
    if len(options) > 1 and chance.random() < plan.slip:
        return replace(found, action=blind_choice(game, record, seat, plan, options, chance))
    return replace(found, action=blurred_choice(totals, plan.blur, chance)) if plan.blur else found


def pool_of(threads: int) -> Executor:
    from concurrent.futures import ThreadPoolExecutor  # not where there are no threads

    return ThreadPoolExecutor(threads)


def to_the_end(steps: Steps[Thought]) -> Thought:
    """Takes all steps at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def blind_choice(game: Game, record: Record, seat: int, plan: Plan, options: list[int], chance: Random) -> int:
    """A beginner's choice: as often as not any of the options, otherwise any that the game calls sensible.

    The sensible one is the first of a line of quick play.
    """
    if chance.random() < 0.5:
        return chance.choice(options)
    searching, blind = search_of(game), replace(plan, depth=0, horizon=1, contest=1)
    tree = searching.plant(record, 1)
    tree.explore(searching.explore, seat, blind.entries(), chance.getrandbits(62), 1)
    return tree.first_played()


def shared(iterations: int, worker: int, threads: int) -> int:
    """The part of a worker in so many iterations."""
    return iterations // threads + (worker < iterations % threads)


def added_up(trees: list[Tree], options: list[int]) -> dict[int, list[float]]:
    """What all trees together found out about each action at the root."""
    totals = {action: [0.0] * (1 + search.WORTH_COLUMNS) for action in options}
    for tree in trees:
        for action, found in tree.children().items():
            totals[action] = [sum(each) for each in zip(totals[action], found, strict=True)]
    return totals


def blurred_choice(totals: dict[int, list[float]], blur: float, chance: Random) -> int:
    """What looks best to somebody who sees how good each choice is only roughly.

    Two choices that are nearly as good are taken one for the other, a bad one for a good one hardly ever: no error is
    larger than three times the blur. A choice that was not imagined at all is overlooked.
    """
    seen = {action: found[1] / found[0] for action, found in totals.items() if found[0]}
    return max(seen, key=lambda action: seen[action] + blur * rough(chance))


def rough(chance: Random) -> float:
    """An error with mean 0 and spread 1, never beyond 3; from sums alone, which are the same on every machine."""
    return 2.0 * (chance.random() + chance.random() + chance.random()) - 3.0


def decision(
    totals: dict[int, list[float]], trees: list[Tree], seat: int, sureness: float, seconds: float, chance: Random
) -> Decided:
    """The most visited action, the better one of two equally visited, any of those that are equally good."""
    visits, _, _, margins = (sum(column) for column in zip(*totals.values(), strict=True))
    ahead = dict(zip(totals, outlooks([tree.tallies(len(totals)) for tree in trees]), strict=True))
    wins = [sum(each) / visits for each in zip(*(tree.wins() for tree in trees), strict=True)]

    def key(action: int) -> tuple[float, float, float]:
        found = totals[action]
        return found[0], found[1] / max(found[0], 1.0), chance.random()

    def estimate(action: int) -> float:
        times, _, victories, _ = totals[action]
        sure = 1.0 if ahead[action].is_settled else sureness
        return milder(with_choice(victories / max(times, 1.0), wins, seat), times, sure)[seat]

    order = sorted(totals, key=key, reverse=True)
    choices = [Considered(action, totals[action][0] / visits, estimate(action), ahead[action]) for action in order]
    settled = all(ahead[action].is_settled for action in order if totals[action][0])
    chances = milder(wins, visits, 1.0 if settled else sureness)
    done = sum(tree.done for tree in trees)
    return Decided(order[0], choices, chances[seat], chances, margins / visits, done, seconds)


def legal_actions(game: Game, record: Record) -> list[int]:
    """The legal actions of a position that waits for a decision."""
    out = game.out()
    count = game.loops.choices(record.states, record.index, out)
    return out[:count].tolist()


def decide(
    game: Game, record: Record, seat: int, level: str, seed: int, *, threads: int = 1, seconds: float | None = None
) -> Decided:
    """What a bot of `level` does in the place of `seat`.

    `record` is the position as the seat knows it: `game.loops.imagine` has replaced what it cannot know. The
    bot imagines it again in every iteration. `seconds` caps the time; `threads` spreads the search over cores.
    """
    plan = plan_of(level, game.tuning)
    return think(game, record, seat, plan if seconds is None else replace(plan, seconds=seconds), seed, threads)


def deciding(
    game: Game, record: Record, seat: int, level: str, seed: int, seconds: float | None = None
) -> Steps[Decided]:
    """The same in steps, for callers that think about many things at once; `seconds` may cut its time short."""
    plan = plan_of(level, game.tuning)
    if seconds is not None and seconds < plan.seconds:
        plan = replace(plan, seconds=seconds)
    return thinking(game, record, seat, plan, seed)
