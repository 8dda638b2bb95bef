"""The fruit actions (rules 3.16)."""

from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.rules.turn import asks_alone
from sylvarium.games.tree_society.school.notation import (
    board,
    coins,
    guild_market,
    options,
    play,
    position,
    progress,
    sale_area,
    step,
    unsold,
)

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def after_selling(id, *more, purse=0, **table):
    """The Build phase after the sale of a fruit as the first of the turn."""
    s = position(board(purse, unsold=[id, *more]), fruit_market=MARKET, step=STEP.sell, **table)
    return play(s, f"sell:{id}")


def test_extra_sale():  # tree_society R31, R92
    s = after_selling("apple_04", "grape_04", "apple_05")
    play(s, "fruit_action")
    assert step(s) == STEP.sell_more and options(s) == ["sell:grape_04"]
    play(s, "sell:grape_04")
    assert coins(s) == (3 + 2, 0) and sale_area(s) == ["apple_04", "grape_04"]
    assert "fruit_action" not in options(s)


def test_discount():  # tree_society R93
    s = after_selling("apple_06", purse=1, guild_market={"bottom_1": "wri_12", "top_1": "wri_05"})
    assert coins(s) == (3, 0)
    play(s, "fruit_action")
    assert step(s) == STEP.choose_build and options(s) == ["build:wri_12", "build:wri_05"]
    play(s, "build:wri_12")
    assert coins(s) == (1, 0) and progress(s) == {"wri_12": 1}


def test_refresh():  # tree_society R94, Q23
    s = after_selling("apple_10", guild_market={"top_2": "wri_05"})
    play(s, "fruit_action")
    assert step(s) == STEP.choose_row and options(s) == ["refresh_row:top"]
    play(s, "refresh_row:top")
    assert len(guild_market(s)) == 6 and step(s) == STEP.act
    s = after_selling("apple_10", guild_market={"bottom_2": "wri_05", "bottom_3": "wri_09"})
    play(s, "fruit_action")
    assert options(s) == ["refresh_row:bottom"]


def test_chest():  # tree_society R95, Q22
    for id, amount in (("apple_01", 1), ("apple_02", 2)):
        market = ("apple_11", "cherry_01", "grape_01", "orange_01")
        s = position(board(unsold=[id]), fruit_market=market, step=STEP.sell)
        play(s, f"sell:{id}")
        before = s.purse[0]
        play(s, "fruit_action")
        assert coins(s) == (before, amount) and step(s) == STEP.act


def test_take():  # tree_society R96, R100
    s = after_selling("apple_08")
    play(s, "fruit_action")
    assert step(s) == STEP.take and options(s) == [f"take:{id}" for id in MARKET]
    play(s, "take:grape_01")
    assert unsold(s) == ["grape_01"] and step(s) == STEP.act


def test_it_is_used_at_most_once_and_cannot_be_declined_midway():  # tree_society R91
    s = after_selling("apple_08")
    play(s, "fruit_action")
    assert "decline" not in options(s)
    play(s, "take:grape_01")
    assert "fruit_action" not in options(s)


def test_it_is_offered_only_if_possible():  # tree_society R91
    assert "fruit_action" not in options(after_selling("apple_04", "apple_05"))
    assert "fruit_action" not in options(after_selling("apple_06"))
    assert "fruit_action" not in options(after_selling("apple_10"))
    s = position(board(unsold=["apple_08"]), fruit_deck=(), step=STEP.sell)
    assert "fruit_action" not in options(play(s, "sell:apple_08"))


def test_it_is_optional_and_lost_after_phase_2():  # tree_society R38, R91
    s = after_selling("apple_02")
    play(s, "end_build")
    assert step(s) == STEP.rest_take and s.fruit_action == 0 and coins(s) == (2, 0)


def test_it_is_an_action_between_others():  # tree_society R91, Q21
    s = after_selling("apple_02", purse=5, guild_market={"bottom_1": "wri_01", "bottom_2": "wri_05"})
    play(s, "build:wri_01", "fruit_action", "build:wri_05")
    assert coins(s) == (2 + 5 - 1 - 2, 2)


def test_effects_after_it_can_be_declined_again():  # tree_society R60, R91
    """That nothing of the fruit action may be declined concerns the fruit action only."""
    s = after_selling("apple_08", guild_market={"bottom_1": "mer_01", "bottom_2": "wri_06"})
    play(s, "fruit_action", "take:grape_01", "build:mer_01")
    assert "decline" in options(s)
    s = after_selling("apple_06", purse=3, guild_market={"bottom_1": "mer_01"})
    play(s, "fruit_action", "build:mer_01")
    assert step(s) == STEP.take and "decline" in options(s)


def test_a_single_target_is_asked_for():  # tree_society R91, Q37
    """Nothing is sold, built, taken or cleared by a click on the fruit action alone."""
    for id, more, table, target in (
        ("apple_04", ["grape_04"], {}, "sell:grape_04"),
        ("apple_06", [], {"guild_market": {"bottom_1": "wri_05"}}, "build:wri_05"),
        ("apple_10", [], {"guild_market": {"top_2": "wri_05"}}, "refresh_row:top"),
    ):
        s = after_selling(id, *more, **table)
        play(s, "fruit_action")
        assert options(s) == [target] and asks_alone(s)
    s = position(board(unsold=["apple_08"]), fruit_market=("grape_01",), fruit_deck=(), step=STEP.sell)
    play(s, "sell:apple_08", "fruit_action")
    assert options(s) == ["take:grape_01"] and asks_alone(s)


def test_the_loss_of_a_single_guild_is_asked_for():  # tree_society R43, R80, Q37
    s = position(board(9, progress={"exp_03": 1, "wri_09": 1}))
    play(s, "level_up:exp_03")
    assert options(s) == ["discard:wri_09"] and asks_alone(s)
    s = position(board(9, unsold=["apple_02"], progress={"bot_04": 1}))
    play(s, "level_up:bot_04")
    assert options(s) == ["preserve:apple_02"] and not asks_alone(s)
