"""Writes real views of every game for the tests of the boards: `python scripts/fixtures.py` in `web/`.

Each file holds two views of one seat: a decision some way into a game, and what the seat sees after `played`.
"""

import random
from pathlib import Path

import orjson

from sylvarium.games import GAMES
from sylvarium.table import Table

PLACE = Path(__file__).parent.parent / "tests" / "fixtures"
EARLY = {"builders": 14, "tree_society": 24, "sylve": 24, "tiletum": 22, "sylvan_tactics": 40}


def decision(game: str) -> Table:
    """A position with a choice of pieces to click."""
    table, chance = Table.new(game, seats=2, seed=11), random.Random(11)
    while table.number < EARLY[game] or len({choice.piece for choice in table.legal() if choice.piece}) < 3:
        table.play(chance.choice(table.legal_actions()))
    return table


def fixture(game: str) -> dict:
    table = decision(game)
    seat = table.seat
    before = table.view(seat)
    played = next(choice for choice in before["choices"] if choice["piece"])
    table.play(played["action"])
    return {"played": played["action"], "before": before, "after": table.view(seat)}


if __name__ == "__main__":
    PLACE.mkdir(exist_ok=True)
    for game in GAMES:
        option = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_APPEND_NEWLINE
        (PLACE / f"{game}.json").write_bytes(orjson.dumps(fixture(game), option=option))
