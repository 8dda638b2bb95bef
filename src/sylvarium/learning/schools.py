"""Where the school of a game is found: modules and files of its folder `school`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sylvarium.kernel import Game


def school(game: Game, part: str) -> Any:
    """A module of a game's school."""
    return import_module(f"sylvarium.games.{game.key}.school.{part}")


@cache
def has_school(game: Game, part: str) -> bool:
    """Whether the game's school has this module or file (`lessons.toml`)."""
    if "." in part:
        return (game.folder / "school" / part).is_file()
    package = f"sylvarium.games.{game.key}.school"
    return find_spec(package) is not None and find_spec(f"{package}.{part}") is not None


@cache
def data(game: Game, file: str) -> dict[str, Any]:
    """What a file of a game's school says; nothing if there is none."""
    return tomllib.loads((game.folder / "school" / file).read_text("utf-8")) if has_school(game, file) else {}
