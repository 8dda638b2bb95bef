"""Loads the compiled rules of every game in the background, so that the first table of each opens at once."""

from __future__ import annotations

import threading
from typing import Literal

import structlog

from sylvarium.games import GAMES

State = Literal["ready", "preparing", "failed"]

log = structlog.get_logger()


class Preparation:
    """A thread that plays the first moves of every game once. Compiling may take a minute the first time."""

    def __init__(self, wanted: bool):
        self._wanted = wanted
        self._states: dict[str, State] = dict.fromkeys(GAMES, "preparing" if wanted else "ready")

    def start(self) -> None:
        if self._wanted:
            threading.Thread(target=self._work, name="preparing", daemon=True).start()

    def states(self) -> dict[str, State]:
        return dict(self._states)

    def _work(self) -> None:
        for key in GAMES:
            try:
                warm_up(key)
                self._states[key] = "ready"
            except Exception:
                log.exception("the rules of a game cannot be loaded", game=key)
                self._states[key] = "failed"


def warm_up(key: str) -> None:
    """Calls everything once that a table needs."""
    from sylvarium.server.brains import imagined
    from sylvarium.table import Table

    table = Table.new(key)
    for _ in range(2):
        table.play(table.legal_actions()[0])
        table.view(0)
        table.log(0)
    if table.can_undo():
        table.undo()
    imagined(table, 0, 1)
    table.ranking()
