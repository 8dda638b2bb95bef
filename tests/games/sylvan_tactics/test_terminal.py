"""The board in a terminal: whole, in words, and seen from the side of whoever looks."""

import random
import re

import pytest
from rich.console import Console

from sylvarium.command_line.terminal.sylvan_tactics import draw
from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.school.notation import army, play, position
from sylvarium.table import Table

NAMES = ["Ann", "Bob"]


def drawn(seen, language="en"):
    console = Console(width=160, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(seen, NAMES, GAME.words(language)))
    return capture.get()


def seen(s, seat):
    return {**view(s, seat), "you": seat}


def test_pieces_stand_where_they_are_seen_from_both_sides():
    s = position(army("P e4, R-river_otter d4 wounded", health=7), army("Q d5(3)"))
    white, black = drawn(seen(s, 0)).splitlines(), drawn(seen(s, 1)).splitlines()
    assert white[0].startswith("8") and black[0].startswith("1") and white[8].split()[:2] == ["a", "b"]
    fourth = next(line for line in white if line.startswith("4 "))
    assert "♖4!" in fourth and "♙1" in fourth and fourth.index("♖") < fourth.index("♙")
    fourth = next(line for line in black if line.startswith("4 "))
    assert fourth.index("♙") < fourth.index("♖")
    assert any("♛3" in line for line in white) and any("♔7" in line for line in white)


def test_units_cards_and_players_have_names():
    s = position(
        army("R-river_otter d4 wounded +thorn_blade", sigils=2, hand="muster"),
        army(fields="ancient_oak", hand="pitfall", disgraced=True, health=1),
        pile="wildfire",
    )
    text = drawn(seen(s, 0))
    assert "d4 River Otter + Thorn Blade  Strength 5" in text and "Wounded: the next hit kills it" in text
    assert "2◆ Muster the Burrows (Action)  Deploy up to 2 Pawns" in text and "Pitfall" not in text
    assert "Ancient Oak" in text and "Disgraced" in text and "◆◆◇◇◇◇" in text and "Wildfire" in text
    assert "Levée des terriers" in drawn(seen(s, 0), "fr")
    assert "Muster" not in drawn(seen(s, None)) and "Pitfall" in drawn(seen(s, 1))


def test_what_is_under_way_is_shown():
    s = position(army("R-river_otter d4", sigils=1), army("B-red_fox d5", sigils=1, hand="raise_shields"))
    play(s, "attack:d4")
    assert "♖ d4 → ♝ d5  4 against 2, it dies" in drawn(seen(s, 1))
    s = play(position(army(sigils=1, hand="read_the_tracks"), deck="red_fox muster wildfire"), "play:read_the_tracks")
    assert "Read the Tracks" in drawn(seen(s, 1)) and "Red Fox" not in drawn(seen(s, 1)).split("Bob")[0]
    assert "Red Fox (Mercenary, Strength 2)" in drawn(seen(s, 0))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_raw_data_in_a_whole_game(language):
    table, chance = Table.new(GAME, 2, seed=4), random.Random(4)
    while not table.over and table.number < 160:
        table.play(chance.choice(table.legal_actions()))
        if table.number % 20 == 0:
            for seat in (None, 0, 1):
                text = drawn(table.view(seat), language)
                assert not re.search(r"[a-z]_[a-z]|card:\w|unit:\w|\{|\[", text)
