"""Actions played by their names, one by one, in positions that tests and lessons have written down.

options, play = by_name(GAME)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sylvarium.kernel.game import Game


def by_name(game: Game) -> tuple[Callable[..., list[str]], Callable[..., Any]]:
    """`options` and `play` for positions of a game."""

    def options(s: Any, kind: str | None = None) -> list[str]:
        """The names of the legal actions, all of them or those of one kind, in their order."""
        out = game.out()
        count = game.loops.choices(s.states, s.index, out)
        names = [game.telling.name(action) for action in out[:count].tolist()]
        return [name for name in names if kind is None or name.split(":")[0] == kind]

    def play(s: Any, *names: str) -> Any:
        """Plays actions by name, each of which must be legal; nothing else is played."""
        for name in names:
            assert name in options(s), f"{name} is not among {options(s)}"
            game.loops.perform(s.states, s.index, game.names[name])
        return s

    return options, play
