"""Weighing the choices of one decision with more care than a move gets: in stages, each deeper than the one before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sylvarium.bots.levels import Plan
from sylvarium.bots.position import derived
from sylvarium.bots.reviewing import even_plan
from sylvarium.bots.thinking import CHUNK, Decided, Steps, thinking
from sylvarium.kernel import Game, Record

STAGES = {"quick": (800,), "deep": (1_000, 4_000, 16_000, 64_000)}  # iterations
SECONDS = 8.0  # for a stage at most: a slow machine reaches less far

Tell = Callable[[float, Decided | None], None]  # how far it is, and what the last stage found


def stages_of(game: Game, depth: str, seed: int) -> list[tuple[Plan, int]]:
    """The plan of every stage, and the seed of its chance."""
    return [
        (replace(even_plan(game, f"ancient:{iterations}"), seconds=SECONDS), derived(seed, number))
        for number, iterations in enumerate(STAGES[depth])
    ]


def weighing(game: Game, record: Record, seat: int, depth: str, seed: int, tell: Tell) -> Steps[Decided]:
    """What the last stage finds; `record` is the position as the seat knows it. `tell` hears after every step."""
    total, begun, found = sum(STAGES[depth]), 0, None
    for plan, chance in stages_of(game, depth, seed):
        iterations = plan.iterations
        steps, done = thinking(game, record, seat, plan, chance), 0
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found = end.value
                break
            done = min(done + CHUNK, iterations)
            tell((begun + done) / total, found)
            yield
        begun += iterations
        tell(begun / total, found)
    assert found is not None
    return found
