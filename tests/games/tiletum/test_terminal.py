"""The board in a terminal: whole, in words, and nothing told by colour alone."""

import random
import re

import pytest
from rich.console import Console

from sylvarium.command_line.terminal.tiletum import draw
from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    ORANGE,
    acting,
    at,
    cost,
    crest,
    house,
    pillar,
    settle_in,
    store,
    wheel_tile,
)
from sylvarium.table import Table

NAMES = ["Ann", "Bob", "Cy", "Di"]


def drawn(seen, language="en", names=NAMES):
    console = Console(width=220, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(seen, names, GAME.words(language)))
    return capture.get()


def line_of(text, start):
    return next(line for line in text.splitlines() if line.strip().startswith(start))


def test_wheel_map_and_boards_are_readable():
    s = acting("architect", ap=4)
    wheel_tile(s, "king", "bt_27")
    at(s, BLUE, architect="prague")
    cost(s, "prague", "cost_4")
    pillar(s, BLUE, "prague", contributed=True)
    house(s, ORANGE, "paris_h2")
    store(s, BLUE, "bt_26")
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    crest(s, BLUE, "bt_43", "b5")
    text = drawn(view(s, None))
    assert "Chronicler: Score 4 points." in line_of(text, "5 ")
    prague = line_of(text, "Prague")
    assert "✎♣" in prague and "4 stone → 9" in prague and "‖♣*" in prague and "Nürnberg" in prague
    assert "· ⌂● ·" in line_of(text, "Paris")
    assert "Moneylender" in text and "building 5* (Courtier + Lion crest)" in text
    assert "Chroniqueur" in drawn(view(s, None), "fr")


def test_the_guild_has_a_line():
    table = Table.new(GAME, 1, {"first_player": "2"}, 4)
    text = drawn(table.view(0), names=["Ann"])
    assert "the Guild" in text and "Ann" in text


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("fr", 2), ("en", 1)])
def test_no_raw_data_in_a_whole_game(language, seats):
    table, chance = Table.new(GAME, seats, seed=4), random.Random(4)
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
        if table.number % 60 == 0 or table.over:
            text = drawn(table.view(0), language, NAMES[:seats])
            assert not re.search(r"[a-z]_[a-z]|tile:\w|space:\w|\{|\[", text)
