"""What a choice is said to bring, reckoned by the rules."""

import numpy as np

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import board, play, position

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def measured(s, seat=0):
    out = np.zeros(len(GAME.measures), np.int32)
    GAME.measure(s, seat, out)
    return dict(zip(GAME.measures, out.tolist(), strict=True))


def changes(s, *names):
    """What the last of these actions changes of the measures of seat 0."""
    play(s, *names[:-1])
    before = measured(s)
    play(s, names[-1])
    after = measured(s)
    return {name: after[name] - before[name] for name in GAME.measures if after[name] != before[name]}


def test_sales_and_takes():
    s = position(board(unsold=["apple_02", "grape_04"], progress={"mer_02": 1}), fruit_market=MARKET, step=STEP.sell)
    assert changes(s, "sell:apple_02") == {"purse": 3, "lost": 1, "unsold": -1}
    assert changes(s, "fruit_action") == {"chest": 2}
    assert changes(s, "end_build") == {"sold": 1}


def test_builds_cost_their_price_and_bring_their_effects():
    s = position(board(9, progress={"wri_05": 2}), guild_market={"top_1": "ban_03"})
    assert changes(s, "build:ban_03") == {"purse": -2, "lost": -2, "chest": 1}
    assert changes(s, "level_up:wri_05") == {"purse": -6, "lost": -5, "banners": 1, "houses": 1}
    assert changes(s, "discard:wri_05") == {"banners": -1, "houses": -1}


def test_the_price_of_a_build_that_waits_is_told_when_it_is_chosen():  # tree_society R43, R79, R81
    full = {"exp_05": 1, "wri_09": 1, "ban_02": 1}
    s = position(board(2, progress=full), guild_market={"bottom_2": "wri_12"}, sale=("apple_06",), fruit_action=True)
    assert changes(s, "fruit_action", "build:wri_12") == {"purse": -2}
    assert changes(s, "discard:ban_02") == {}
    s = position(board(2, progress=full), guild_market={"bottom_2": "wri_02"})
    assert changes(s, "build:wri_02") == {"purse": -1}
    assert changes(s, "discard:exp_05") == {"purse": -1, "chest": 1}  # its discount goes with it
    s = position(board(9, unsold=["apple_02", "grape_01"], progress={"bot_07": 1}))
    assert changes(s, "level_up:bot_07") == {"purse": -4, "lost": -4}
    assert changes(s, "preserve:apple_02") == {"unsold": -1, "sold": 1}


def test_others_are_not_charged_for_it():
    s = position(board(9, progress={"exp_03": 1, "wri_09": 1}), board(4))
    play(s, "level_up:exp_03")
    assert measured(s, 0)["purse"] == 9 - 3 and measured(s, 1)["purse"] == 4
