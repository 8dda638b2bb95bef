"""The registry: the only place that knows the games by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sylvarium.kernel import Game

# The numbers of players are repeated here so that the shelf can be shown without importing a game.
SEATS = {
    "builders": (2, 3, 4),
    "tree_society": (2, 3, 4),
    "sylve": (2, 3, 4),
    "tiletum": (1, 2, 3, 4),
    "sylvan_tactics": (2,),
}

GAMES = tuple(SEATS)

# In the order of the shelf; those not in GAMES yet are shown as coming.
SHELF = ("builders", "tree_society", "sylve", "tiletum", "sylvan_tactics")


@cache
def game(key: str) -> Game:
    """The game with this key, imported when it is first asked for."""
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; the games are {', '.join(GAMES)}")
    found: Game = import_module(f"sylvarium.games.{key}").GAME
    return found
