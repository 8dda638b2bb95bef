"""The board in a terminal: names instead of ids, in both languages."""

import io
import re

import pytest
from rich.console import Console

from sylvarium.command_line.terminal import tree_society
from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.face.view import view
from sylvarium.games.tree_society.school.notation import OUT, new_game

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize(("language", "seen"), [("en", "In progress"), ("fr", "En cours")])
def test_everything_has_a_name(language, seen):
    s = new_game(3, guilds="mer_wri_bot_exp", seed=8)
    revealed = 0
    for number in range(250):
        count = GAME.legal(s, OUT)
        GAME.apply(s, int(OUT[s.turn % GAME.sensible(s, OUT, count)]))
        if s.over:
            break
        if number % 3 and not s.shown_fruit_count and not s.shown_guild_count:
            continue
        shown = view(s, 0)
        console = Console(width=140, record=True, file=io.StringIO())
        console.print(tree_society.draw(shown, NAMES, GAME.words(language)))
        text = console.export_text()
        assert not re.search(r"\b(arc|ban|mer|wri|bot|exp|apple|grape)_\d\d", text)
        assert all(name in text for name in NAMES) and seen in text
        for slot in shown["guild_market"]:
            assert slot["card"] is None or f"●{slot['price']}" in text
        revealed += bool(shown["revealed"]["fruits"] or shown["revealed"]["guilds"])
    assert revealed
