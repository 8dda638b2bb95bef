"""How first choices did in games of bots: the statistics a game ships (`school/openings.json`)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from sylvarium.kernel import Game
from sylvarium.table import Table

FILE = "openings.json"
EARLIEST = 60  # actions of a game after which nobody makes a first choice any more


@cache
def openings(game: Game) -> dict[str, Any] | None:
    """The file of a game; None where there is none, or where it was made under other rules."""
    place = game.folder / "school" / FILE
    if not game.is_on_the_shelf or not place.is_file():
        return None
    found: dict[str, Any] = json.loads(place.read_text())
    return found if found["rules"] == game.version else None


def opening(table: Table) -> dict[str, Any] | None:
    """How often each first choice was made in games like this one, and how often it won; None if it is no first choice.

    Games are alike if they have the same number of players and the usual options; a choice is compared with the
    choices of those who decided equally early in the game.
    """
    found = openings(table.game)
    if found is None or table.first or table.number > EARLIEST or not has_usual_options(table):
        return None
    order = place_of_first_choice(table)
    counted = found["seats"].get(str(table.seats))
    if order is None or counted is None:
        return None
    return {"level": found["level"], "games": counted["games"], "choices": counted["first"][order]}


def has_usual_options(table: Table) -> bool:
    usual = {option.name: option.default for option in table.game.options}
    return {**usual, **table.options} == usual


def place_of_first_choice(table: Table) -> int | None:
    """How many others have made a choice before; None if who decides has made one."""
    before = {table.record(number).seat for number in range(table.number)}
    return None if table.seat is None or table.seat in before else len(before)
