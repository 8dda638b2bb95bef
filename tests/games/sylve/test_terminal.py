"""The board in a terminal: names instead of ids, and everything that a decision needs."""

import io
import random
import re

import pytest
from rich.console import Console

from sylvarium.command_line.terminal.face import picture
from sylvarium.games.sylve import GAME
from sylvarium.kernel import Message
from sylvarium.table import Table

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def drawn(table, seat, language):
    console = Console(width=200, file=io.StringIO())
    console.print(picture(table, seat, NAMES, language))
    return console.file.getvalue()


@pytest.mark.parametrize("language", ("en", "fr"))
@pytest.mark.parametrize("seats", (2, 4))
def test_the_board_speaks_in_names(seats, language):
    choice = random.Random(seats)
    table = Table.new(GAME, seats, {"character_powers": "on", "character_assignment": "choose"}, seed=seats)
    words = GAME.words(language)
    for number in range(120):
        if number % 30 == 0:
            text = drawn(table, table.seat, language)
            view = table.view(table.seat)
            for forest in view["forests"]:
                assert words.say(named("forest", forest)) in text
            for potion in filter(None, view["market"]):
                assert words.say(named("potion", potion)) in text
            for each in view["players"]:
                assert NAMES[each["seat"]] in text
                for creature in each["tamed"]:
                    assert words.say(named("creature", creature)) in text
            assert not re.search(r"[a-z]_[a-z]|die:|\{|\}", text), "an id or a raw structure is shown"
        if table.over:
            break
        table.play(choice.choice(table.legal_actions()))


def named(kind, card):
    return Message(f"{kind}-{card['key'].replace('_', '-')}")
