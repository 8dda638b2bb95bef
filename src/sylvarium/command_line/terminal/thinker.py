"""The bots of a terminal session, perhaps in a process of their own.

Loading the compiler takes longer than everything else a game in the terminal needs before the first question. A person
needs no compiled rules, so `sylvarium play` interprets them (`modes.interpret`); the bots do need them, and think in a
second process, which loads the compiler while the person reads the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from sylvarium.kernel import Game
    from sylvarium.table import Table


class Thinker:
    """Chooses for the bots, here or (`apart`) in a process with compiled rules. It ends with the session."""

    def __init__(self, game: Game, apart: bool):
        self._game, self._apart = game, apart
        self._line: Connection | None = None

    def get_ready(self) -> None:
        """Begins to load what the bots need, if they think apart; the person meanwhile looks at the board."""
        if self._apart and self._line is None:
            from multiprocessing import get_context

            context = get_context("spawn")
            self._line, theirs = context.Pipe()
            context.Process(target=_think, args=(theirs, self._game.key), daemon=True).start()
            theirs.close()

    def choice(self, table: Table, seat: int, level: str) -> int:
        """What a bot of this level plays."""
        self.get_ready()
        if self._line is None:
            return bot_choice(self._game, table.record().tobytes(), seat, level, table.number)
        self._line.send((table.record().tobytes(), seat, level, table.number))
        try:
            answer: int | Exception = self._line.recv()
        except EOFError:
            raise RuntimeError("the process in which the bots think has ended") from None
        if isinstance(answer, Exception):
            raise answer
        return answer


def bot_choice(game: Game, position: bytes, seat: int, level: str, number: int) -> int:
    """What a bot plays: it is given only a world imagined from what its seat knows."""
    import numpy as np

    from sylvarium.bots import as_known, decide

    record = game.State(np.frombuffer(bytearray(position), game.State.dtype))
    return int(decide(game, as_known(game, record, seat, number), seat, level, seed=number).action)


def _think(line: Connection, key: str) -> None:
    """The other process: loads what the bots need, then answers until the session has gone."""
    from sylvarium.bots import prepare
    from sylvarium.games import game as game_by_key

    game = game_by_key(key)
    prepare(game)
    while True:
        try:
            position, seat, level, number = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            line.send(bot_choice(game, position, seat, level, number))
        except Exception as problem:
            line.send(problem)
