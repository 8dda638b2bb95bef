"""Sylvarium: five modern board games on one digital table.

    from sylvarium import Table

    table = Table.new("builders", seats=2, seed=7)
    while not table.over:
        table.play(table.legal()[0])
    print(table.ranking())

What is named here is the public library; each name is imported when it is first used, so that importing the package
costs nothing.

=====================  =============================================================================
`GAMES`, `game(key)`   the keys of the games, and a `Game` by its key
`Game`                 its seats, options, rules and words
`Table`                a game in progress: legal actions, playing, undo, views, log, moments, saving
`Refused`              why an action was not played; nothing has changed then
`Choice`, `Line`       what `Table.legal` and `Table.log` give
`Message`, `Words`     what is said at a table, and the words of a language it is said in
`LEVELS`, `bot(name)`  the levels of the bots, and a bot by its name
`Position`             what a bot is given: what its seat may know
`compete`              bots against each other
`simulate`             random games by the million, summed up
`Batch`                many games at once over NumPy arrays, for learning
`__version__`          of the package
=====================  =============================================================================

More is in `sylvarium.research` (PettingZoo, Gymnasium, OpenSpiel, GPU, training, Parquet), `sylvarium.report` (balance
reports) and `sylvarium.server`. See docs/research.md and docs/your-own-bot.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sylvarium.bots import LEVELS
    from sylvarium.bots.arena import compete
    from sylvarium.bots.players import bot
    from sylvarium.bots.position import Position
    from sylvarium.games import GAMES, game
    from sylvarium.kernel import Game, Message, Words
    from sylvarium.research.batch import Batch
    from sylvarium.simulation import simulate
    from sylvarium.table import Choice, Line, Refused, Table

    __version__: str

_HOMES = {
    "GAMES": "games",
    "LEVELS": "bots",
    "Batch": "research.batch",
    "Choice": "table",
    "Game": "kernel",
    "Line": "table",
    "Message": "kernel",
    "Position": "bots.position",
    "Refused": "table",
    "Table": "table",
    "Words": "kernel",
    "bot": "bots.players",
    "compete": "bots.arena",
    "game": "games",
    "simulate": "simulation",
}

__all__ = [
    "GAMES",
    "LEVELS",
    "Batch",
    "Choice",
    "Game",
    "Line",
    "Message",
    "Position",
    "Refused",
    "Table",
    "Words",
    "__version__",
    "bot",
    "compete",
    "game",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """A public name, from its home; the next time it is found at once."""
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("sylvarium")
    elif name in _HOMES:
        value = getattr(import_module(f"sylvarium.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
