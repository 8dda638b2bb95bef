"""After the game: how the chances developed, where a player gave most away, and what a bot would have done there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from sylvarium.bots.chances import surely_better, with_choice
from sylvarium.bots.levels import WITHOUT_END, Plan, plan_of
from sylvarium.bots.outlook import Outlook
from sylvarium.bots.position import as_known, derived
from sylvarium.bots.thinking import Decided, Steps, legal_actions, thinking, to_the_end
from sylvarium.kernel import Game, Record
from sylvarium.table import Table

REVIEWER = "oak:800"  # it looks at every decision of a game, with the same care at each
MOST = 5  # moments that are told
EVENLY = 2.0  # a review must know every option, not only the best: it explores more than a game does
LONGEST_LINE = 8  # steps of how a turn would have gone on
TURNED = 0.12  # what a chance to win changes by in a turning point, at least
MOST_TURNING = 4
DOUBTFUL = 2  # so many times the moments that can be told are looked at again
CLOSER = 4  # times the iterations of the first look
SURELY = 2.0  # what is told as a mistake is larger than so many times its standard error


@dataclass(frozen=True)
class Slip:
    """A decision after which the chance to win was smaller than it could have been."""

    number: int  # actions played before it
    turn: int
    seat: int
    played: int
    better: int  # what the bot would have done
    before: float  # chance to win with that
    after: float  # chance to win with what was played
    outlooks: tuple[Outlook, Outlook]  # with what was played, and with what the bot would have done
    line: tuple[int, ...] = ()  # how the bot would have gone on, as far as nothing new is revealed

    @property
    def fall(self) -> float:
        return self.before - self.after

    def to_json(self, table: Table) -> dict[str, Any]:
        """Ready for JSON, with the names of the actions."""
        name = table.game.telling.name
        return {**vars(self), "fall": self.fall, "played_name": name(self.played), "better_name": name(self.better)}


@dataclass(frozen=True)
class Stand:
    """How the chances of all seats stood before a decision, for all that its player knew."""

    number: int
    turn: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turning:
    """A turn in which a seat's chance to win changed much: whose changed most, from when on, and by how much."""

    number: int
    turn: int
    seat: int
    change: float


@dataclass(frozen=True)
class Reviewed:
    """What a review found."""

    moments: list[Slip]  # the worst first
    curve: list[Stand]
    turning: list[Turning]  # as they came


def review(
    table: Table,
    level: str = REVIEWER,
    *,
    seats: Collection[int] | None = None,
    most: int = MOST,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Reviewed:
    """What `reviewing` finds, without a pause."""
    return to_the_end(reviewing(table, level, seats=seats, most=most, seed=seed, threads=threads, progress=progress))


def reviewing(
    table: Table,
    level: str = REVIEWER,
    *,
    seats: Collection[int] | None = None,
    most: int = MOST,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Steps[Reviewed]:
    """The moments where the estimate fell most by a player's own choice, and the chances over the whole game.

    Every decision is judged with what its player knew then. Luck is left out of the moments: both chances come from
    the same position. Of many decisions the ones that look worst are often those in which the look was unlucky: so
    they are looked at again, more closely, and what is told is what was surely seen then. `seats` limits the review to
    some players; `progress` gets decisions judged and decisions in all.
    """
    plan = even_plan(table.game, level)
    falls: list[tuple[float, int]] = []
    curve = []
    for number, played in enumerate(table.actions, table.first):
        record = table.record(number)
        seat = record.seat
        if (seats is None or seat in seats) and len(legal_actions(table.game, record)) > 1:
            found = yield from judged(table.game, record, plan, seeds_of(seed, number), threads)
            curve.append(Stand(number, record.turn, chances(found, seat)))
            falls.append((fall_of(found, played), number))
        if progress:
            progress(number + 1 - table.first, len(table.actions))
    doubtful = sorted((each for each in falls if each[0] > 0.0), key=lambda each: (-each[0], each[1]))
    moments = []
    for _, number in doubtful[: DOUBTFUL * most]:
        moment = yield from looked_at_again(table, number, plan, seed, threads)
        moments += [moment] if moment else []
    told = []
    for moment in sorted(moments, key=lambda each: (-each.fall, each.number))[:most]:
        seeds = partial(seeds_of, seed, moment.number)
        line = yield from following(table.at(moment.number), moment.better, plan, seeds, threads)
        told.append(replace(moment, line=tuple(line)))
    return Reviewed(told, curve, turning_points([*curve, *the_end(table)]))


def judged(game: Game, record: Record, plan: Plan, seeds: tuple[int, int], threads: int) -> Steps[Decided]:
    """What a bot thinks of a decision with what its player knew."""
    world, chance = seeds
    return thinking(game, as_known(game, record, record.seat, world), record.seat, plan, chance, threads)


def fall_of(found: Decided, played: int) -> float:
    """What a choice costs of the chance to win; nothing if it is what the bot would have done."""
    chance = {choice.action: choice.estimate for choice in found.choices}
    return chance[found.action] - chance[played]


def looked_at_again(table: Table, number: int, plan: Plan, seed: int, threads: int) -> Steps[Slip | None]:
    """The moment of a decision, from a closer look; None if the choice was no mistake, or not surely one."""
    record, played = table.record(number), table.actions[number - table.first]
    closer = replace(plan, iterations=CLOSER * plan.iterations, seconds=CLOSER * plan.seconds)
    found = yield from judged(table.game, record, closer, seeds_again(seed, number), threads)
    choices = {choice.action: choice for choice in found.choices}
    mine, best = choices[played], choices[found.action]
    if not surely_better(best.estimate, best.outlook.futures, mine.estimate, mine.outlook.futures, SURELY):
        return None
    both = mine.outlook, best.outlook
    return Slip(number, record.turn, record.seat, played, best.action, best.estimate, mine.estimate, both)


def even_plan(game: Game, level: str) -> Plan:
    """The plan of a level for getting to know every option: it explores evenly, and makes every iteration.

    Its lines of play go to the end of the game. A seat that is ahead after a few turns has not won: a chance to win
    that was told from there would be near 0 or 1 from the first moves on.
    """
    plan = plan_of(level, game.tuning).in_game(game.tuning)
    assert plan.exploration is not None
    whole = replace(plan, horizon=WITHOUT_END, reach=WITHOUT_END, stops_early=False)
    return replace(whole, exploration=plan.exploration * EVENLY, sure=1.0, surer=0.0, blur=0.0, slip=0.0)


def chances(found: Decided, seat: int) -> tuple[float, ...]:
    """Every seat's chance if the deciding one makes the best choice."""
    best = next(choice.estimate for choice in found.choices if choice.action == found.action)
    return tuple(with_choice(best, found.chances, seat))


def the_end(table: Table) -> list[Stand]:
    """How a finished game ended, as chances: one for the winner, shared among equals."""
    if not table.over:
        return []
    winners = [place.seat for place in table.ranking() if place.place == 1]
    won = tuple((seat in winners) / len(winners) for seat in range(table.seats))
    return [Stand(table.number, table.state.turn, won)]


def turning_points(curve: list[Stand]) -> list[Turning]:
    """The turns in which a chance to win changed most, if it changed much; told by the seat whose chance it was."""
    starts = [*curve[:1], *(stand for before, stand in pairwise(curve) if before.turn != stand.turn)]
    found = []
    for before, after in pairwise(starts):
        changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda each: round(abs(changes[each]), 6))
        if abs(changes[seat]) >= TURNED:
            found.append(Turning(before.number, before.turn, seat, changes[seat]))
    largest = sorted(found, key=lambda each: -abs(each.change))[:MOST_TURNING]
    return sorted(largest, key=lambda each: each.number)


def seeds_of(seed: int, number: int, step: int = 0) -> tuple[int, int]:
    """Of the world that is imagined at a decision, or so many steps after it, and of the search there."""
    return derived(seed, number + step, 0), derived(seed, number + step, 1)


def seeds_again(seed: int, number: int) -> tuple[int, int]:
    """The same for a second look at a decision."""
    return derived(seed, number, 2), derived(seed, number, 3)


def following(
    table: Table, first: int, plan: Plan, seeds: Callable[[int], tuple[int, int]], threads: int = 1
) -> Steps[list[int]]:
    """How a turn goes on with a choice, as far as nothing new is revealed. `table` is played on.

    `seeds` are those of the world and of the search at each step.
    """
    actions = [first]
    seat, turn, reveals = table.state.seat, table.state.turn, table.state.reveals
    table.play(first)
    while not table.over and (table.state.seat, table.state.turn, table.state.reveals) == (seat, turn, reveals):
        if len(actions) == LONGEST_LINE:
            break
        world, chance = seeds(len(actions))
        known = as_known(table.game, table.state, seat, world)
        found = yield from thinking(table.game, known, seat, plan, chance, threads)
        actions.append(found.action)
        table.play(found.action)
    return actions
