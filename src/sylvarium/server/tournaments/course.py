"""The course of a tournament: how long it is, who is in which group, which round comes next, who has won.

Plain functions of what is stored. A round is a list of tables (`pairing`) that belong to a stage: Swiss rounds, rounds
in groups, or the finals of those who were best there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, log2
from random import Random

from sylvarium.server.tournaments import pairing
from sylvarium.server.tournaments.pairing import MET_AGAIN, Meetings, Table
from sylvarium.server.tournaments.standing import FINAL, GROUP, NONE, SWISS, PlayedTable, Standing, standings

MOST_ROUNDS = 15


@dataclass(frozen=True)
class Agreement:
    """What was agreed on."""

    format: str  # swiss, groups
    sizes: tuple[int, ...]  # how many can sit at a table, from two on
    rounds: int | None  # of Swiss; of a group at tables for more than two. None: what is usual
    group: int  # players in a group, at most
    seed: int

    @property
    def seats(self) -> int:
        return max(self.sizes)


@dataclass(frozen=True)
class Entrant:
    """Who takes part; `playing` until they withdraw."""

    number: int
    group: int | None
    playing: bool


@dataclass(frozen=True)
class Round:
    """The next round. Tables with one entrant are byes."""

    stage: str
    tables: list[Table]


def usual_rounds(players: int, seats: int) -> int:
    """Swiss rounds after which one player can be ahead of all others: as many as a knock-out would take, and one more
    at larger tables, where a place is worth less than a victory."""
    if seats == 2:
        return max(1, min(ceil(log2(players)), MOST_ROUNDS))
    return max(1, min(ceil(log2(players) / log2(seats)) + 1, MOST_ROUNDS))


def grouped(entrants: Sequence[int], plan: Agreement) -> dict[int, int]:
    """The group of everybody, by lot: as few groups as possible, as even as possible."""
    mixed = list(entrants)
    Random(plan.seed).shuffle(mixed)
    limit = plan.group if plan.seats == 2 else plan.seats
    count = max(1, ceil(len(mixed) / limit))
    return {entrant: number % count for number, entrant in enumerate(mixed)}


def next_round(plan: Agreement, entrants: Sequence[Entrant], played: Sequence[PlayedTable]) -> Round | None:
    """The round after those that were played; None if there is none."""
    done = max((table.round for table in played), default=0)
    playing = [each.number for each in entrants if each.playing]
    if len(playing) < 2:
        return None
    if plan.format == "swiss":
        if done >= (plan.rounds or usual_rounds(len(entrants), plan.seats)):
            return None
        return Round(SWISS, pairing.swiss(playing, played, plan.sizes, plan.seed + done))
    schedules = [_schedule(plan, members) for members in _members(entrants).values()]
    if done < max(map(len, schedules)):
        tables = [table for rounds in schedules for table in (rounds[done] if done < len(rounds) else [])]
        return Round(GROUP, _without_those_who_left(tables, playing, plan.sizes))
    return _next_final(plan, entrants, played)


def rounds_of(plan: Agreement, entrants: Sequence[Entrant]) -> int:
    """How many rounds there will be, the finals not counted."""
    if plan.format == "swiss":
        return plan.rounds or usual_rounds(len(entrants), plan.seats)
    return max((len(_schedule(plan, members)) for members in _members(entrants).values()), default=0)


def _members(entrants: Iterable[Entrant]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for each in entrants:
        found.setdefault(each.group or 0, []).append(each.number)
    return dict(sorted(found.items()))


def _schedule(plan: Agreement, members: Sequence[int]) -> list[list[Table]]:
    """All rounds of a group: everybody against everybody, or all at one table, in other seats each time."""
    if plan.seats == 2:
        return pairing.all_against_all(members)
    return pairing.rotated(members, plan.rounds or len(members))


def _without_those_who_left(tables: Iterable[Table], playing: Sequence[int], sizes: Sequence[int]) -> list[Table]:
    """A player left alone has a bye; where too few are left for the game, all of them have one."""
    found: list[Table] = []
    for table in tables:
        left = tuple(each for each in table if each in playing)
        found += [left] if len(left) in sizes else [(each,) for each in left]
    return found


# --------------------------------------------------------------------------------------------------------------- finals


def _next_final(plan: Agreement, entrants: Sequence[Entrant], played: Sequence[PlayedTable]) -> Round | None:
    """The next round of the finals: of the best of each group, then of the best of each table."""
    seeds = seeding(entrants, played)
    last = _last_finals(played)
    playing = {each.number for each in entrants if each.playing}
    if not last:
        coming = _finalists(plan, entrants, played)
        if len(_members(entrants)) == 1:
            return None
    elif len(last) == 1:
        return None
    else:
        per = max(1, plan.seats // len(last))
        coming = [each for table in last for each in best_first(table, seeds)[:per]]
    coming = sorted((each for each in coming if each in playing), key=seeds.index)
    return Round(FINAL, _final_tables(plan, coming, entrants, played)) if len(coming) > 1 else None


def _last_finals(played: Sequence[PlayedTable]) -> list[PlayedTable]:
    finals = [table for table in played if table.stage == FINAL]
    last = max((table.round for table in finals), default=0)
    return [table for table in finals if table.round == last]


def best_first(table: PlayedTable, seeds: Sequence[int]) -> list[int]:
    """Who advances: by points; of those who share a place, the one who was ahead before."""
    return sorted(table.seats, key=lambda each: (-table.points_of(each), seeds.index(each)))


def in_groups(entrants: Sequence[Entrant], played: Sequence[PlayedTable]) -> dict[int, list[Standing]]:
    """The standings of each group."""
    found = {}
    for number, members in _members(entrants).items():
        mine = [table for table in played if table.stage == GROUP and table.seats[0] in members]
        found[number] = standings(members, mine)
    return found


def seeding(entrants: Sequence[Entrant], played: Sequence[PlayedTable]) -> list[int]:
    """Everybody as they came out of the groups: all firsts, then all seconds, the best ones first."""
    rows = [
        (place, tuple(-part for part in each.rank), each.entrant)
        for group in in_groups(entrants, played).values()
        for place, each in enumerate(group)
    ]
    return [entrant for _, _, entrant in sorted(rows)]


def _finalists(plan: Agreement, entrants: Sequence[Entrant], played: Sequence[PlayedTable]) -> list[int]:
    """The two best of each group at tables for two; otherwise as many as fit to one table, but one of each at least."""
    groups = in_groups(entrants, played)
    per = 2 if plan.seats == 2 else max(1, plan.seats // len(groups))
    playing = {each.number for each in entrants if each.playing}
    return [
        entrant
        for group in groups.values()
        for entrant in [each.entrant for each in group if each.entrant in playing][:per]
    ]


def _final_tables(
    plan: Agreement, coming: Sequence[int], entrants: Sequence[Entrant], played: Sequence[PlayedTable]
) -> list[Table]:
    """The strongest with the weakest; if one is left over, the strongest of all advances without playing. At first
    nobody plays somebody of the same group, if that is possible."""
    sizes = pairing.split(len(coming), plan.sizes)
    byes = sizes.count(1)
    resting, rest = coming[:byes], coming[byes:]
    cut = [size for size in sizes if size > 1]
    tables: list[list[int]] = [[] for _ in cut]
    order = [*range(len(cut)), *reversed(range(len(cut)))]
    turn = 0
    for each in rest:  # to and fro over the tables that have room
        while len(tables[order[turn % len(order)]]) >= cut[order[turn % len(order)]]:
            turn += 1
        tables[order[turn % len(order)]].append(each)
        turn += 1
    group = {each.number: each.group for each in entrants}
    first = not any(table.stage == FINAL for table in played)
    known = Meetings(played)
    mixed = pairing.improved(
        [tuple(table) for table in tables],
        lambda one, other: MET_AGAIN if first and group[one] == group[other] else 0,
    )
    chance = Random(plan.seed + len(played))
    return [*(pairing.seated(table, known, chance) for table in mixed), *((each,) for each in resting)]


# -------------------------------------------------------------------------------------------------------------- the end


def ranking(plan: Agreement, entrants: Sequence[Entrant], played: Sequence[PlayedTable]) -> list[Standing]:
    """Everybody as they stand. In a tournament with groups, those who got further in the finals are ahead."""
    if plan.format == "swiss":
        return standings([each.number for each in entrants], played)
    rows = {each.entrant: each for group in in_groups(entrants, played).values() for each in group}
    seeds = seeding(entrants, played)
    reached = {number: _reached(number, played) for number in seeds}
    order = sorted(seeds, key=lambda each: (-reached[each][0], -reached[each][1], seeds.index(each)))
    shown = []
    for place, number in enumerate(order, 1):
        row = rows[number]
        shown.append(Standing(number, place, row.points, row.buchholz, row.margin, row.tables, row.wins))
    return shown


def _reached(entrant: int, played: Sequence[PlayedTable]) -> tuple[int, Fraction]:
    """The last round of the finals that somebody played, and what they got there."""
    finals = [table for table in played if table.stage == FINAL and entrant in table.seats]
    last = max(finals, key=lambda table: table.round, default=None)
    return (last.round, last.points_of(entrant)) if last else (0, NONE)
