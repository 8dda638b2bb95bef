"""Statistics of openings: counted from games of bots, shown at a first decision, and current where they are shipped."""

import json
from random import Random

import pytest

from sylvarium.bots.opening_games import OpenedGame, counted, first_choices
from sylvarium.games import game as game_by_key
from sylvarium.hosting import openings
from sylvarium.table import Table


def test_first_choices_are_counted_with_their_victories():
    played = iter([[("a", 1.0), ("b", 0.0)], [("a", 0.5), ("c", 0.5)]])
    steps = []
    assert counted(played, 2, lambda: steps.append(1)) == [{"a": [2, 1.5]}, {"b": [1, 0.0], "c": [1, 0.5]}]
    assert len(steps) == 2


def test_a_game_of_bots_tells_the_first_choice_of_everybody():
    found = first_choices(OpenedGame("builders", 3, "sapling", 5))
    assert len(found) == 3 and sum(won for _, won in found) == pytest.approx(1)
    assert {name for name, _ in found} <= {*game_by_key("builders").names}


def test_whoever_has_chosen_before_makes_no_first_choice(monkeypatch: pytest.MonkeyPatch):
    table, told = Table.new("builders", 2, seed=3), {"seats": {"2": {"games": 9, "first": [{"x": [9, 4]}, {}]}}}
    monkeypatch.setattr(openings, "openings", lambda game: {"level": "oak", **told})
    assert openings.opening(table) == {"level": "oak", "games": 9, "choices": {"x": [9, 4]}}
    first = table.seat
    while table.seat == first:
        table.play(Random(1).choice(table.legal_actions()))
        assert table.seat != first or openings.opening(table) is None
    assert openings.opening(table)["choices"] == {}
    assert openings.opening(Table.new("builders", 2, {"start": "1"}, seed=3)) is None, "other options, other openings"


def test_what_is_shipped_fits_the_game(game):
    place = game.folder / "school" / openings.FILE
    if not place.is_file():
        pytest.skip("no statistics of openings yet")
    found = json.loads(place.read_text())
    assert found["rules"] == game.version, f"`sylvarium openings {game.key}` counts them anew"
    for seats, counts in found["seats"].items():
        assert int(seats) in game.seats and len(counts["first"]) == int(seats)
        for choices in counts["first"]:
            assert {*choices} <= {*game.names} and sum(times for times, _ in choices.values()) == counts["games"]
