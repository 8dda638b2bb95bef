"""How well first choices do: games of bots, and who won with which of them (`hosting.openings` shows the result)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sylvarium.bots.position import as_known, derived
from sylvarium.bots.thinking import decide
from sylvarium.kernel import Game
from sylvarium.simulation.spreading import spread
from sylvarium.table import Table

Counted = list[dict[str, list[float]]]  # by place: first choices, how often each was made and how many games it won


@dataclass(frozen=True)
class OpenedGame:
    """A game to be played to the end by bots of one level."""

    game: str
    seats: int
    level: str
    seed: int


def first_choices(planned: OpenedGame) -> list[tuple[str, float]]:
    """The first choice of every seat, in the order of deciding, with the seat's share in the victory."""
    table = Table.new(planned.game, planned.seats, seed=planned.seed)
    chosen: dict[int, str] = {}
    while not table.over:
        seat, seed = table.state.seat, derived(planned.seed, table.number)
        known = as_known(table.game, table.state, seat, seed)
        action = decide(table.game, known, seat, planned.level, derived(seed, 1), seconds=600.0).action
        chosen.setdefault(seat, table.game.telling.name(action))
        table.play(action)
    winners = [place.seat for place in table.ranking() if place.place == 1]
    return [(name, (seat in winners) / len(winners)) for seat, name in chosen.items()]


def count_openings(
    game: Game,
    level: str,
    games: int,
    seed: int,
    workers: int = 1,
    ray: bool | str = False,
    progress: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """So many games with every number of players from two on, counted."""
    found = {}
    for seats in (count for count in game.seats if count > 1):
        planned = [OpenedGame(game.key, seats, level, derived(seed, seats, number)) for number in range(games)]
        played = spread(first_choices, planned, workers, ray)
        found[str(seats)] = {"games": games, "first": counted(played, seats, progress)}
    return {"rules": game.version, "level": level, "seed": seed, "seats": found}


def counted(played: Iterator[list[tuple[str, float]]], seats: int, progress: Callable[[], None]) -> Counted:
    sums: list[dict[str, list[float]]] = [defaultdict(lambda: [0, 0.0]) for _ in range(seats)]
    for choices in played:
        for place, (name, won) in enumerate(choices):
            sums[place][name][0] += 1
            sums[place][name][1] = round(sums[place][name][1] + won, 3)
        progress()
    return [dict(sorted(each.items(), key=lambda item: (-item[1][0], item[0]))) for each in sums]
