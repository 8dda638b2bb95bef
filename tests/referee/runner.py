"""Plays games of bots on the real engine and asks a referee about every single step."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from referee.referee import Disagreement, Look

from sylvarium.kernel.record import as_bytes
from sylvarium.table import Table

REFEREES = "tests/referee/<game>/ with a class `TheReferee`"


def referee_of(game: Any) -> type | None:
    """The referee of a game; None as long as nobody has written one."""
    try:
        return importlib.import_module(f"referee.{game.key}").TheReferee
    except ModuleNotFoundError as missing:
        if missing.name != f"referee.{game.key}":
            raise
        return None


class Engine:
    """The real rules, one action at a time, forced ones included: convenience is no part of the rules."""

    def __init__(self, table: Table):
        self.game, self.seats = table.game, table.seats
        self.states, self.out = self.game.State.empty(1), self.game.out()
        chosen = self.game.chosen(self.seats, table.options)
        self.game.loops.begin(self.states, as_bytes(self.states), 0, self.seats, chosen, table.seed)
        self._look: Look | None = None

    def legal(self) -> list[str]:
        count = self.game.loops.choices(self.states, 0, self.out)
        return [self.game.telling.name(action) for action in self.out[:count].tolist()]

    def asks(self) -> bool:
        """Whether this decision is put to a player."""
        return self.game.loops.choices(self.states, 0, self.out) != 1 or self.game.loops.alone(self.states, 0)

    def perform(self, name: str) -> None:
        self.game.loops.perform(self.states, 0, self.game.names[name])
        self._look = None

    def look(self) -> Look:
        """The table as it is now; a view is made once, however often it is looked at."""
        if self._look is None:
            position = self.game.State(self.states).reading()
            self._look = Look(lambda reader: self.game.view(position, reader), self.seats)
        return self._look

    def position(self) -> Any:
        return self.game.State(self.states)


def every_action(engine: Engine, asked: list[str]) -> Iterator[str]:
    """The asked actions of a game with the forced ones between them."""
    left = iter(asked)
    while engine.legal():
        yield next(left) if engine.asks() else engine.legal()[0]


def referee_game(table: Table, TheReferee: type) -> int:
    """Replays a finished game before the eyes of a referee; gives the number of steps they agreed on."""
    engine = Engine(table)
    asked = [table.game.telling.name(action) for action in table.actions]
    steps: list[str] = []
    referee = None
    try:
        referee = TheReferee(table.seats, dict(table.options), engine.look())
        compare(engine, referee)
        for action in every_action(engine, asked):
            steps.append(action)
            engine.perform(action)
            referee.play(action, engine.look())
            compare(engine, referee)
        compare_end(table, referee)
    except Disagreement as difference:
        raise Disagreement(report(table, steps, difference)) from None
    return len(steps)


def compare(engine: Engine, referee: Any) -> None:
    """The option list, whose decision it is, the scores, and every public number the referee knows."""
    real, expected = sorted(engine.legal()), sorted(referee.options())
    if real != expected:
        more, less = sorted(set(real) - set(expected)), sorted(set(expected) - set(real))
        raise Disagreement(f"options: only the engine offers {more}, only the referee {less}; both {len(real)}")
    over = bool(engine.position().over)
    if over != referee.over:
        raise Disagreement(f"over: {over} on the engine, {referee.over} by the referee")
    if not over and engine.position().seat != referee.seat:
        raise Disagreement(f"whose decision: seat {engine.position().seat}, by the referee seat {referee.seat}")
    if not over and referee.asks() not in (None, bool(engine.asks())):
        raise Disagreement(f"asked: {engine.asks()}, by the referee {referee.asks()} at {real}")
    game = engine.game
    for seat, expected_parts in enumerate(referee.scores()):
        parts = {name: game.loops.part(engine.states, 0, seat, k) for k, name in enumerate(game.score_parts)}
        if parts != expected_parts:
            raise Disagreement(f"points of seat {seat}: {parts}, by the referee {expected_parts}")
        total = game.loops.points(engine.states, 0, seat)
        if total != sum(expected_parts.values()):
            raise Disagreement(f"score of seat {seat}: {total}, by the referee {sum(expected_parts.values())}")
    for path, mine, theirs in differences(engine.look().public, referee.public()):
        raise Disagreement(f"view {path}: {mine!r}, by the referee {theirs!r}")


def differences(real: Any, expected: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where the view differs from what the referee says; keys of which it says nothing are left out."""
    if real == expected:
        return
    if isinstance(expected, dict) and isinstance(real, dict):
        for key, value in expected.items():
            if key not in real:
                yield f"{path}.{key}", "nothing", value
            else:
                yield from differences(real[key], value, f"{path}.{key}" if path else str(key))
    elif isinstance(expected, list) and isinstance(real, list) and len(expected) == len(real):
        for k, (mine, theirs) in enumerate(zip(real, expected, strict=True)):
            yield from differences(mine, theirs, f"{path}[{k}]")
    else:
        yield path, real, expected


def compare_end(table: Table, referee: Any) -> None:
    places = referee.ranking()
    if places is None:
        return
    real = [place.place for place in sorted(table.ranking(), key=lambda place: place.seat)]
    if real != places:
        raise Disagreement(f"places: {real}, by the referee {places}")


def report(table: Table, steps: list[str], difference: Disagreement) -> str:
    where = f"{table.game.key}, {table.seats} players, {dict(table.options)}, seed {table.seed}"
    last = " → ".join(steps[-8:]) or "the setup"
    return f"{where}, after {len(steps)} actions\n  {difference}\n  just played: {last}"
