"""The registry: the only place that knows the games by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from sylvarium.kernel import Game

GAMES = ("builders", "tree_society", "sylve", "tiletum", "sylvan_tactics")

# In the order of the shelf; those not in GAMES yet are shown as coming.
SHELF = ("builders", "tree_society", "sylve", "tiletum", "sylvan_tactics")


@cache
def game(key: str) -> Game:
    """The game with this key, imported when it is first asked for."""
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; the games are {', '.join(GAMES)}")
    return import_module(f"sylvarium.games.{key}").GAME
