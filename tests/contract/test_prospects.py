"""What would be scored now, as views tell it, is what is scored when it comes to it."""

import pytest
from worlds import games_of, moments

# Parts that come in bursts and are exactly what the view announced; the King of Tiletum may add points of his own.
BURSTS = {
    "builders": ("prestige", "preeminence"),
    "tiletum": ("fairs", "estates", "buildings", "leftovers"),
}


def announced(view, seat, part):
    return sum(each["points"] for each in view["prospects"] if (each["seat"], each["part"]) == (seat, part))


def test_prospects_come_true(game):
    if game.key not in BURSTS:
        pytest.skip("points come one by one, or with the die that decides about them")
    scored = 0
    for table in games_of(game):
        for moment in moments(table):
            *_, last = moment.events
            before, after = game.view(last.before, None), game.view(last.after, None)
            for old, new in zip(before["players"], after["players"], strict=True):
                for part in BURSTS[game.key]:
                    gained = new["parts"][part] - old["parts"][part]
                    if gained:
                        scored += 1
                        assert gained == announced(before, new["seat"], part), (table.seed, moment.number, part)
    assert scored, "no scoring was seen"


def test_every_prospect_names_a_category_and_a_player(game):
    for table in games_of(game):
        view = table.view(None)
        for each in view.get("prospects", ()):
            assert each["part"] in game.score_parts and 0 <= each["seat"] < table.seats and each["points"]
