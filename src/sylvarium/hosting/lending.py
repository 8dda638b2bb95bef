"""What a player's device is lent, so that it can think in the server's place: a world that a seat can imagine.

The world is made of what the seat knows and of a seed, and of nothing else: it has the same bytes whatever is really
hidden (`tests/contract/test_lending.py`). It must, because the seed is part of it: anyone who knows how something was
shuffled, and with what result, knows what it was before. A game whose `resample` moves hidden things around, instead of
drawing them from a bag, says in its `face/lending.py` in which order they lie before that.
"""

from __future__ import annotations

from base64 import b64encode
from dataclasses import asdict
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sylvarium.bots import REVIEWER
from sylvarium.bots.levels import Plan, plan_of
from sylvarium.bots.position import as_known, derived
from sylvarium.bots.reviewing import CLOSER, DOUBTFUL, LONGEST_LINE, MOST, SURELY, even_plan, seeds_again, seeds_of
from sylvarium.bots.weighing import stages_of
from sylvarium.hosting.automatic import REVIEWS
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game, Record
from sylvarium.table import Table

Json = dict[str, Any]


@cache
def _own_order(game: Game) -> Any:
    """`in_order` of the game; None if it needs none."""
    name = f"sylvarium.games.{game.key}.face.lending"
    return import_module(name).in_order if game.is_on_the_shelf and find_spec(name) else None


def world_for(game: Game, record: Record, seat: int, seed: int) -> Record:
    """A world that `seat` can imagine, by the seed alone."""
    ordered, in_order = record.copy(), _own_order(game)
    if in_order:
        in_order(ordered, seat)
    world = as_known(game, ordered, seat, seed)
    world.reveals = 0  # how often somebody has learnt something: no search asks, and it might tell what
    return world


def lent_for_hint(table: Table, seat: int, level: str, seed: int) -> Json:
    """Everything that a hint is worked out from: the world, the plan of the search, and the seed of its chance."""
    if table.seat != seat:
        raise Refusal("no_hint", "A hint is for the seat whose decision it is.")
    game = table.game
    plan = plan_of(level, game.tuning).for_options(len(table.legal_actions())).in_game(game.tuning)
    return {
        "rules": game.version,
        "world": packed(world_for(game, table.state, seat, seed)),
        "plan": planned(plan),
        "seed": str(derived(seed, 0)),
    }


def lent_for_weighing(explored: Table, depth: str, seed: int) -> Json:
    """Everything that the choices of an explored decision are weighed from: a world, plan and seed of every stage.

    What is explored was already imagined from what the player of the decision knew. The seat that decides at the end
    of a line sees it differently, so the world is one that this seat can imagine: no more than the explorer shows.
    """
    seat, game = explored.seat, explored.game
    if seat is None:
        raise Refusal("unknown_moment", "The game is over there: there is nothing to weigh.")
    return {
        "rules": game.version,
        "seat": seat,
        "world": packed(world_for(game, explored.state, seat, seed)),
        "stages": [
            {"plan": planned(plan), "seed": str(derived(chance, 0))} for plan, chance in stages_of(game, depth, seed)
        ],
    }


def lent_for_review(table: Table) -> Json:
    """Everything that the review of a finished game is worked out from: its course, and the seeds of every decision.

    After the end nothing is hidden. The device imagines what each player knew as the server does (`bots.reviewing`).
    """
    game, numbers = table.game, range(table.first, table.number + LONGEST_LINE)
    return {
        "rules": game.version,
        "level": REVIEWS,
        "names": list(game.names),
        "first": table.first,
        "origin": packed(table.record(table.first)),
        "actions": [int(action) for action in table.actions],
        "seeds": [said(seeds_of(0, each)) for each in numbers],
        "again": [said(seeds_again(0, each)) for each in numbers],
        "plan": planned(even_plan(game, REVIEWER)),
        "closer": CLOSER,
        "doubtful": DOUBTFUL,
        "surely": SURELY,
        "most": MOST,
        "longest_line": LONGEST_LINE,
    }


def said(seeds: tuple[int, int]) -> list[str]:
    """The seeds of a world and of the search of one thread in it, too long for the numbers of JSON."""
    world, search = seeds
    return [str(world), str(derived(search, 0))]


def planned(plan: Plan) -> Json:
    """As much of a plan as a device needs to search by it."""
    whole, needed = asdict(plan), ("iterations", "seconds", "stops_early", "sure", "surer")
    return {name: whole[name] for name in needed} | {"entries": plan.entries()}


def packed(record: Record) -> str:
    return b64encode(record.tobytes()).decode()
