"""Arguments to call the loops of a game with: they tell the compiler which types to expect."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from sylvarium.kernel.record import as_bytes

if TYPE_CHECKING:
    from sylvarium.kernel.game import Game

OWN = "sylvarium.games."
ROOM = {"out", "states"}  # parameters of rules that are no numbers: only compiled code calls such rules


def _blank(game: Game) -> tuple[Any, ...]:
    """A position that is not begun yet, its bytes, and what a game begins with: seats, options, room for choices."""
    states, seats = game.State.empty(1), game.seats[-1]
    return states, as_bytes(states), seats, game.chosen(seats), game.out()


def of_loops(game: Game) -> dict[str, tuple]:
    """For every loop of `kernel.play` and `kernel.foresight` that tables call."""
    states, raw, seats, chosen, out = _blank(game)
    return {
        "begin": (states, raw, 0, seats, chosen, 0),
        "start": (states, raw, 0, seats, chosen, 0, out),
        "choices": (states, 0, out),
        "settled": (states, 0, out),
        "perform": (states, 0, 0),
        "alone": (states, 0),
        "step": (states, 0, 0, out),
        "imagine": (states, 0, 0, 0),
        "points": (states, 0, 0),
        "estimate": (states, 0, 0),
        "part": (states, 0, 0, 0),
        "criterion": (states, 0, 0, 0),
        "rank": (states, 0, 0),
        "foresee": game.foresight.sample(),
    }


def of_research(game: Game) -> dict[str, tuple]:
    """The same for the loops of `kernel.play` that only simulations and learners call."""
    states, raw, seats, chosen, out = _blank(game)
    numbers = np.zeros(game.observation, np.float32)
    each, single = np.zeros((1, seats), np.int32), np.zeros(1, np.int32)
    parts = np.zeros((1, seats, len(game.score_parts)), np.int32)
    return {
        "playouts": (states, raw, seats, chosen, 0, out, each, each, parts, single, single),
        "race": (states, raw, seats, chosen, 0, 0, out),
        "playout_on": (states, 0, out, 0),
        "observation": (states, 0, 0, numbers),
    }


def of_face(game: Game, rules: dict[str, Any]) -> dict[str, tuple]:
    """For every rule that views and sentences call: what it is marked with, or a position and numbers."""
    position = game.State.blank()

    def arguments(rule: Any) -> tuple:
        marked = getattr(plain(rule), "sample", None)
        return marked() if marked else tuple(position if each == "s" else 0 for each in parameters(rule))

    return {name: arguments(rule) for name, rule in rules.items()}


def rules_of_face(game: Game) -> dict[str, Any]:
    """The rules that views and sentences call, by name."""
    return {
        f"{plain(value).__module__}.{plain(value).__qualname__}": value
        for module in face_of(game)
        for value in vars(module).values()
        if is_shown(game, value)
    }


def face_of(game: Game) -> list[ModuleType]:
    """The modules of a game's face that have been imported."""
    return [module for name, module in sorted(sys.modules.items()) if name.startswith(f"{OWN}{game.key}.face.")]


def is_shown(game: Game, value: Any) -> bool:
    """Whether this is a rule of the game that Python can call: with what it is marked with, or with numbers alone."""
    rule = plain(value)
    is_ours = getattr(rule, "is_rule", False) and rule.__module__.startswith(f"{OWN}{game.key}.")
    return is_ours and (hasattr(rule, "sample") or not ROOM & {*parameters(rule)})


def plain(rule: Any) -> Any:
    """The function itself, whether it has been compiled or not."""
    return getattr(rule, "py_func", rule)


def parameters(rule: Any) -> tuple[str, ...]:
    code = plain(rule).__code__
    return code.co_varnames[: code.co_argcount]
