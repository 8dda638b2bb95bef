"""The arena: bots play each other with rotating seats, and the table of results says how reliable it is.

    result = compete("builders", ["random", "birch", "oak"], games=200, seed=1)
    print(result.to_json()["bots"])

The same arguments give the same games, whatever the number of workers, as long as the bots' budgets are
iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, pairwise
from time import perf_counter

from sylvarium.bots.players import Bot, bot
from sylvarium.bots.position import Position, as_known, derived
from sylvarium.bots.results import Result
from sylvarium.games import game as game_by_key
from sylvarium.simulation.spreading import spread
from sylvarium.table import Refused, Table

Progress = Callable[[int, int], None]  # games played, games in all


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and the seed of its chance."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: Mapping[str, str]
    seed: int


@dataclass(frozen=True)
class ArenaGame:
    """One game played: everything by seat."""

    bots: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent thinking
    actions: int


def play_match(match: Match, bots: Mapping[str, Bot] | None = None) -> ArenaGame:
    """Plays one game; `bots` are those that are not known by name alone."""
    table = Table.new(match.game, len(match.bots), match.options, match.seed)
    players = [(bots or {}).get(name) or bot(name) for name in match.bots]
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    while not table.over:
        seat = table.seat
        assert seat is not None
        seed = derived(match.seed, table.number, seat)
        position = Position(table.game, as_known(table.game, table.state, seat, seed), seat, derived(seed, 1))
        began = perf_counter()
        action = players[seat](position)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        try:
            table.play(action)
        except Refused as refused:
            raise ValueError(f"{match.bots[seat]} tried what it may not do. {refused}") from refused
    ranking = sorted(table.ranking(), key=lambda place: place.seat)
    return ArenaGame(
        match.bots,
        match.seed,
        tuple(place.score for place in ranking),
        tuple(place.place for place in ranking),
        tuple(place.parts for place in ranking),
        tuple(decisions),
        tuple(seconds),
        table.number,
    )


def lineups(names: Sequence[str], seats: int, neighbours: bool = False) -> list[tuple[str, ...]]:
    """Who plays whom: every set of bots that fills the table, or only each with the next in the list.

    Fewer bots than seats share the table: they are repeated around it.
    """
    if neighbours:
        groups: Iterable[tuple[str, ...]] = pairwise(names)
    else:
        groups = combinations(names, min(seats, len(names)))
    return [tuple((group * seats)[:seats]) for group in groups]


def matches(
    game: str, groups: Sequence[tuple[str, ...]], games: int, options: Mapping[str, str], seed: int
) -> list[Match]:
    """`games` games for each group. Each deal is played once from every seat before the next is dealt.

    Where two bots share a table of four, two turns of it are one and the same game: it is played once.
    """
    ways = {group: list(dict.fromkeys(group[turn:] + group[:turn] for turn in range(len(group)))) for group in groups}
    return [
        Match(game, ways[group][number % len(ways[group])], options, derived(seed, number // len(ways[group])))
        for group in groups
        for number in range(games)
    ]


def compete(
    game: str,
    bots: Sequence[str | Bot],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    neighbours: bool = False,
    workers: int = 1,
    ray: bool | str = False,
    progress: Progress | None = None,
) -> Result:
    """Plays `games` games for every lineup of the bots and gathers the results.

    `bots` are names (`players.bot`) or objects with a `name`. `workers` processes share the games; with `ray`
    a Ray cluster does (`True` starts or finds one, a string is its address).
    """
    found = game_by_key(game)
    count = found.check_seats(max(2, found.seats[0]) if seats is None else seats)
    chosen = dict(options or {})
    found.chosen(count, chosen)
    known = {each.name: each for each in ((bot(b) if isinstance(b, str) else b) for b in bots)}
    if len(known) != len(bots):
        raise ValueError("every bot must have a name of its own; to play against itself write oak:400 and oak:401")
    if len(known) < 2:
        raise ValueError("an arena needs at least two bots")
    if count < 2:
        raise ValueError("an arena needs at least two seats")
    if games < 1:
        raise ValueError("an arena needs at least one game")
    planned = matches(game, lineups(list(known), count, neighbours), games, chosen, seed)
    own = {each.name: each for each in bots if not isinstance(each, str)}
    outcomes: list[ArenaGame] = []
    for outcome in played(planned, own, workers, ray):
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes), len(planned))
    settings = {
        "game": game,
        "version": found.version,
        "bots": list(known),
        "games": games,
        "seats": count,
        "options": chosen,
        "seed": seed,
        "neighbours": neighbours,
    }
    return Result(settings, [asdict(outcome) for outcome in outcomes])


def played(planned: Sequence[Match], own: Mapping[str, Bot], workers: int, ray: bool | str) -> Iterator[ArenaGame]:
    """The outcomes in the order of the matches, wherever they are played."""
    return spread(partial(play_match, bots=dict(own)), planned, workers, ray)
