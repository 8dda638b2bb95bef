"""Whole games on this machine's processor, told as one digest per game: as `web/tests/wasm/witness.ts` does."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import product
from typing import Any

import numpy as np

from sylvarium.bots.levels import PLANS
from sylvarium.bots.thinking import prepare, search_of
from sylvarium.bots.tree import Tree
from sylvarium.kernel import Game
from sylvarium.kernel.foresight import WORLDS
from sylvarium.kernel.record import as_bytes
from sylvarium.kernel.samples import OWN, parameters, rules_of_face

LOW = 0xFFFFFFFF
FIRST_SEED = 7_000_000_001  # more than 32 bits


@dataclass(frozen=True)
class Task:
    """A game to be played by chance."""

    seats: int
    chosen: list[int]
    seed: int


@dataclass(frozen=True)
class Request:
    """Which games to play, and what to tell of each."""

    tasks: list[Task]
    searchEvery: int = 0  # steps between two searches; 0 for none  (named as in TypeScript)
    previewEvery: int = 16  # steps between two looks at what choices would bring
    iterations: int = 0
    steps: bool = False  # a digest of every step instead of one of the whole game
    worlds: int = WORLDS  # that previews look into
    plan: list[float] = field(default_factory=lambda: PLANS["oak"].entries())

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def tasks_of(game: Game, games: int, seed: int = FIRST_SEED) -> list[Task]:
    """So many games for every number of players, through all options in turn."""
    found = []
    for seats in game.seats:
        choices = [[option.choices.index(choice) for choice in option.offered(seats)] for option in game.options]
        combinations = [list(chosen) for chosen in product(*choices)]
        for k in range(games):
            found.append(Task(seats, combinations[k % len(combinations)] or [0], seed + k))
    return found


@dataclass(frozen=True)
class Told:
    """A game as digests: one of the whole, or one for each step; and how many steps and bytes that were."""

    digests: list[str]
    steps: int
    size: int


def witness(game: Game, task: Task, request: Request) -> Told:
    if request.searchEvery:
        prepare(game)
    parts = list(happenings(game, task, request))
    whole = b"".join(parts)
    return Told([digest(part) for part in (parts if request.steps else [whole])], len(parts), len(whole))


def happenings(game: Game, task: Task, request: Request) -> Iterator[bytes]:
    """Every step as bytes: the record, what is legal, all numbers of every seat, what each knows and imagines."""
    loops, states, world, out = game.loops, game.State.empty(1), game.State.empty(1), game.out()
    raw, copy, draw = as_bytes(states), as_bytes(world), dice(task.seed)
    options, seen, step = np.array(task.chosen, np.int64), np.zeros(game.observation, np.float32), 0
    n = loops.start(states, raw, 0, task.seats, options, task.seed, out)
    while True:
        told = [states.tobytes(), out[:n].tobytes()]
        for seat in range(task.seats):
            numbers = [
                loops.points(states, 0, seat),
                loops.rank(states, 0, seat),
                loops.estimate(states, 0, seat),
                *(loops.part(states, 0, seat, k) for k in range(len(game.score_parts))),
                *(loops.criterion(states, 0, seat, k) for k in range(len(game.standings))),
            ]
            told.append(np.array(numbers, np.float64).tobytes())
            loops.observation(states, 0, seat, seen)
            told.append(seen.tobytes())
            copy[:] = raw
            loops.imagine(world, 0, seat, task.seed + step)
            told.append(world.tobytes())
        if n > 0 and step % request.previewEvery == 0:
            told.append(previews(game, states, out, n, task.seed + step))
            told.append(shown(game, states))
        if n > 0 and request.searchEvery and step % request.searchEvery == 0:
            tree = Tree(game, game.State(states), request.iterations)
            seat = int(states["seat"][0])
            tree.explore(search_of(game).explore, seat, request.plan, task.seed + step, request.iterations)
            told += [each.tobytes() for each in (tree.nodes, tree.worth, tree.habits, tree.spread, tree.tally)]
        yield b"".join(told)
        if n == 0:
            return
        n = loops.step(states, 0, int(out[draw() % n]), out)
        step += 1


def previews(game: Game, states: np.ndarray, out: np.ndarray, n: int, seed: int) -> bytes:
    """What every choice would bring, as the compiled loop tells it."""
    _, _, worlds, raw, *_, room, numbers, told = game.foresight.sample()
    seat, given = int(states["seat"][0]), as_bytes(states)
    count = game.loops.foresee(states, given, worlds, raw, seat, seed, out.copy(), n, room, numbers, told)
    return told[:count].tobytes()


def shown(game: Game, states: np.ndarray) -> bytes:
    """What the rules that views call say of the position and of number 0 of whatever else they take."""
    rules, record = rules_of_face(game), game.State(states)
    asked = {name.removeprefix(f"{OWN}{game.key}."): rule for name, rule in rules.items() if parameters(rule)[0] == "s"}
    found = [rule(record, *[0] * (len(parameters(rule)) - 1)) for _, rule in sorted(asked.items())]
    return np.array([0 if each is None else float(each) for each in found], np.float64).tobytes()


def dice(seed: int) -> Callable[[], int]:
    """The same numbers as `witness.ts` draws (xorshift)."""
    x = ((seed * 0x9E3779B1) & LOW) ^ 0x2545F491 or 1

    def draw() -> int:
        nonlocal x
        x ^= (x << 13) & LOW
        x ^= x >> 17
        x ^= (x << 5) & LOW
        return x

    return draw


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]
