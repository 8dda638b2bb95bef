"""Worked examples of the rules files as scenes: what `docs/rules` tells under E1, E2 …, to be looked at and tried.

`school/examples.toml` has for every number one or more scenes, each with the actions that the example tells of, and
under `left_out` why some examples have none. The text of an example and the rules it names are those of the rules
file; tests play the same scenes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from pydantic import ValidationError

from sylvarium.kernel import Game
from sylvarium.learning.scenes import Start, freed, log_of, played_on, still
from sylvarium.learning.schools import data
from sylvarium.table import Table

LEFT_OUT = "left_out"


class Example(Start):
    """A scene of a worked example, and what the example tells is played in it."""

    actions: tuple[str, ...] = ()
    light: tuple[str, ...] = ()  # pieces that it is about


@cache
def examples(game: Game) -> dict[str, tuple[Example, ...]]:
    """The scenes of every worked example that has some, by its number in the rules file."""
    found = {number: scenes for number, scenes in data(game, "examples.toml").items() if number != LEFT_OUT}
    try:
        return {number: tuple(Example.model_validate(each) for each in scenes) for number, scenes in found.items()}
    except ValidationError as error:
        raise ValueError(f"the examples of {game.key}: {error}") from None


def left_out(game: Game) -> dict[str, str]:
    """Worked examples that are no scenes, and why."""
    return data(game, "examples.toml").get(LEFT_OUT, {})


def example(game: Game, number: str, scene: int = 1) -> Example:
    """A scene of an example, counted from 1."""
    return examples(game)[number][scene - 1]


def played(game: Game, chosen: Example, actions: Iterable[str] = ()) -> Table:
    """The scene after these actions, which need not be those of the example."""
    return played_on(chosen.table(game), actions)


def shown(game: Game, chosen: Example, actions: Iterable[str] = ()) -> dict[str, Any]:
    """The scene after these actions, as the deciding player sees it. Everything may be tried and taken back."""
    done = tuple(actions)
    table = played(game, chosen, done)
    began = table.number - len(done)
    seat = table.seat if table.seat is not None else chosen.table(game).seat
    follows = done == chosen.actions[: len(done)] and len(done) < len(chosen.actions)
    view = table.view(seat)
    return {
        "game": game.key,
        "scene": 0,
        "view": still(view, bool(done)) if table.over else freed(view, bool(done)),
        "passed": [],
        "log": log_of(table, seat, began),
        "step": len(done),
        "steps": len(chosen.actions),
        "awaits": None,
        "says": None,
        "light": list(chosen.light),
        "shows": chosen.actions[len(done)] if follows else None,
    }
