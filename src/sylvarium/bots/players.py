"""Bots by name: the levels, pure chance, and anybody's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol

from sylvarium.bots.levels import LEVELS, PLANS, plan_of
from sylvarium.bots.network import learner
from sylvarium.bots.position import Position
from sylvarium.bots.thinking import think


class Bot(Protocol):
    """Anything with a name that picks one of `position.actions()`."""

    @property
    def name(self) -> str: ...

    def __call__(self, position: Position) -> int: ...


@dataclass(frozen=True)
class Chance:
    """Plays any legal action, each as likely as the others."""

    name: str = "random"

    def __call__(self, position: Position) -> int:
        return position.random.choice(position.actions())


@dataclass(frozen=True)
class Searcher:
    """Plays what a search finds with the plan that a level has in the game."""

    name: str
    threads: int = 1

    def __call__(self, position: Position) -> int:
        game = position.game
        plan = plan_of(self.name, game.tuning)
        return think(game, position.record, position.seat, plan, position.seed, self.threads).action


def bot(name: str) -> Bot:
    """The bot with this name.

    `random`; a level (`oak`); a level with another number of iterations (`oak:2000`); a trained network, alone
    (`instinct@weights.npz`) or guiding a level (`oak@weights.npz`); or a class or function of one's own, as
    `package.module:Name` or `path/to/file.py:Name`.
    """
    if name == "random":
        return Chance()
    if "@" in name:
        return learner(name)
    if name.partition(":")[0] in PLANS:
        plan_of(name)  # refuses what is no number of iterations
        return Searcher(name)
    if ":" in name:
        return own_bot(name)
    raise ValueError(f"there is no bot {name!r}; there are random, {', '.join(LEVELS)}, or your own as file.py:Name")


def own_bot(name: str) -> Bot:
    """A bot written by somebody else: an instance of the class, or the function itself."""
    place, _, attribute = name.rpartition(":")
    found = getattr(_module(place), attribute, None)
    if found is None:
        raise ValueError(f"{place} has no {attribute!r}")
    made = found() if isinstance(found, type) else found
    if not callable(made):
        raise ValueError(f"{name} is not a bot: it cannot be called with a position")
    return Named(name, made)


def _module(place: str) -> Any:
    if not place.endswith(".py"):
        try:
            return import_module(place)
        except ModuleNotFoundError as missing:
            raise ValueError(f"there is no module {place!r}") from missing
    path = Path(place)
    if not path.is_file():
        raise ValueError(f"there is no file {place!r}")
    spec = spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@dataclass(frozen=True)
class Named:
    """A callable under the name it was asked for by."""

    name: str
    choose: Callable[[Position], int]

    def __call__(self, position: Position) -> int:
        return self.choose(position)
