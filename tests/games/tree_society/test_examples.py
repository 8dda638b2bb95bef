"""The worked examples of the rules file (section 7) about turns, in the scenes of school/examples.toml.

Seat 1 of the examples is seat 0 here.
"""

import pytest
from games.tree_society.scenes import scene, told

from sylvarium.games.tree_society.rules.components import (
    FREE,
    HALF,
    MINUS2,
    MINUS3,
    NO_MOD,
)
from sylvarium.games.tree_society.rules.fruits import can_sell_more, sale_price, sold_this_turn
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.games.tree_society.school.notation import (
    board,
    card,
    coins,
    completed,
    discarded,
    fruit,
    fruit_market,
    guild_deck,
    guild_market,
    options,
    play,
    position,
    progress,
    revealed,
    sold,
    step,
    unsold,
)


@pytest.mark.parametrize(("which", "cards"), [(1, 5), (2, 4), (3, 3)])
def test_fruit_types_at_setup(which, cards):  # tree_society E1, R17
    """Those of the scenes; test_setup.py has others."""
    market = fruit_market(told("E1", which))
    assert len(market) == cards == len({id.split("_")[0] for id in market})


@pytest.mark.parametrize(("which", "id", "purse"), [(1, "grape_04", 7), (2, "grape_09", 8)])
def test_sale(which, id, purse):  # tree_society E2, R26, R27, R28
    s = scene("E2", which)
    assert s.purse[0] == 2 and purse == 2 + sale_price(s, fruit(id))
    play(s, f"sell:{id}")
    assert coins(s) == (purse, 0)


@pytest.mark.parametrize(("which", "before", "after"), [(1, (4, 3), (5, 0)), (2, (1, 0), (1, 0))])
def test_coin_check(which, before, after):  # tree_society E3, R102
    assert coins(scene("E3", which)) == before
    assert coins(told("E3", which)) == after


def test_refilling():  # tree_society E4, R103, R104
    laid = guild_market(scene("E4"))
    assert laid == {"bottom_1": "wri_01", "bottom_3": "wri_02", "top_1": "wri_03", "top_2": "wri_04"}
    market = guild_market(told("E4"))
    assert market["bottom_2"] == "wri_04"
    assert [market[slot] for slot in ("bottom_1", "top_1", "bottom_3")] == ["wri_01", "wri_03", "wri_02"]
    assert {market["top_2"], market["top_3"]} == {"ban_01", "ban_02"}
    s = position(board(), fruit_market=("apple_01",), guild_market=laid, guild_deck=("ban_01",), step=STEP.rest_take)
    play(s, "take:apple_01")
    assert guild_market(s)["top_2"] == "ban_01" and "top_3" not in guild_market(s)


def test_synergy_of_level_effects():  # tree_society E5, R48, R55, R62, R69
    s = scene("E5")
    play(s, "level_up:arc_01")
    assert coins(s) == (2, 0) and options(s) == ["level_up:ban_01", "decline"]
    play(s, "level_up:ban_01")
    assert coins(s) == (2, 0)
    assert progress(s) == {"arc_01": 2} and completed(s) == ["ban_03", "ban_01"]


def test_level_3_effect_with_a_full_section():  # tree_society E6, R54, R56, Q14
    s = scene("E6")
    play(s, "level_up:arc_02")
    assert s.purse[0] == 1 and completed(s) == ["arc_02"]
    play(s, "build:wri_03")
    assert s.purse[0] == 0 and discarded(s) == []
    assert progress(s) == {"mer_01": 1, "wri_05": 1, "wri_03": 1}


@pytest.mark.parametrize(
    ("id", "level", "mod", "bottom", "top"),
    [
        ("mer_01", 1, NO_MOD, 1, 2),
        ("mer_01", 1, MINUS2, 0, 1),
        ("arc_09", 1, HALF, 2, 3),
        ("wri_05", 3, HALF, 3, None),
        ("arc_13", 3, HALF, 5, None),
        ("ban_01", 3, MINUS3, 1, None),
        ("wri_12", 1, FREE, 0, None),
    ],
)
def test_prices(id, level, mod, bottom, top):  # tree_society E7, R46, R48, R49, R50, R51, Q9, Q10, Q11
    below = position(board(), guild_market={"bottom_2": id} if level == 1 else None)
    assert price(below, card(id), level, mod, NOWHERE) == bottom
    if top is not None:
        above = position(board(), guild_market={"top_2": id})
        assert price(above, card(id), level, mod, NOWHERE) == top


def test_prices_that_are_shown():  # tree_society E7, R46
    """The scenes leave in the purse what the table says."""
    paid = [scene("E7", which).purse[0] - told("E7", which).purse[0] for which in range(1, 9)]
    assert paid == [1, 2, 0, 1, 3, 3 + 3, 6 + 1 - 1, 2]  # with the carriers; ban_01 gives 1 back
    s = told("E7", 5)  # at half cost
    assert [price(s, card(id), level, HALF, NOWHERE) for id, level in SHOWN_AT_HALF] == [2, 3, 5]


SHOWN_AT_HALF = [("arc_09", 1), ("wri_05", 3), ("arc_13", 3)]


def test_reductions_do_not_add_up():  # tree_society E8, R47, Q8
    s = scene("E8")
    prices = [price(s, card("wri_05"), 3, mod, NOWHERE) for mod in (NO_MOD, MINUS2, HALF)]
    assert prices == [5, 4, 3]
    assert price(scene("E8", 4), card("wri_05"), 3, NO_MOD, NOWHERE) == 4
    paid = [5 - told("E8", which).purse[0] for which in range(1, 5)]
    assert paid == [5, 4, 2 + 3, 4]  # the third with the level that halves the price


def test_discount_on_its_own_next_level():  # tree_society E9, R52, Q12
    assert scene("E9").purse[0] == 4
    s = told("E9")
    assert s.purse[0] == 0 and completed(s) == ["arc_06"]
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 6


def test_when_build_effect():  # tree_society E10, R44, R64, R74, Q12
    s = scene("E10")
    play(s, "build:mer_02")
    assert coins(s) == (8, 1)
    play(s, "level_up:arc_09")
    assert coins(s) == (2, 1) and step(s) == STEP.act


def test_when_build_coins_arrive_before_the_level_effect():  # tree_society E11, R44
    s = scene("E11")
    play(s, "level_up:arc_02")
    assert s.purse[0] == 2
    play(s, "build:wri_09")
    assert s.purse[0] == 0 and progress(s) == {"arc_05": 1, "wri_09": 1}


def test_extra_sale():  # tree_society E12, R32, R33, R34, R35
    s = scene("E12")
    play(s, "build:mer_03")
    assert options(s) == ["sell:cherry_07", "sell:cherry_02", "decline"]
    play(s, "sell:cherry_07")
    assert s.purse[0] == 4
    assert "fruit_action" not in options(s) and not can_sell_more(s)
    assert unsold(s) == ["apple_02", "cherry_02"]


def test_visible_cards_change():  # tree_society E13, R26, R67, R96, Q6
    s = scene("E13")
    assert sale_price(s, fruit("cherry_02")) == 3
    play(s, "fruit_action", "take:cherry_04")
    assert fruit_market(s)[0] in ("cherry_05", "cherry_06")
    assert sale_price(s, fruit("cherry_02")) == 4


def test_mandatory_discard_and_the_price():  # tree_society E14, R79, Q17
    assert "level_up:exp_05" not in options(scene("E14"))
    s = scene("E14", 2)
    play(s, "level_up:exp_05")
    assert options(s) == ["discard:arc_08"]
    play(s, "discard:arc_08")
    assert s.purse[0] == 0 and completed(s) == ["exp_05"] and discarded(s) == ["arc_08"]


def test_nothing_to_discard():  # tree_society E15, R78, Q18
    assert "level_up:exp_05" not in options(scene("E15"))
    # Through an effect: the carrier is completed, and exp_09 asks for another card in progress.
    s = told("E15", 2)
    assert step(s) == STEP.act and "level_up:exp_09" not in options(s)


def test_preserving_fruits():  # tree_society E16, R78, R81
    s = scene("E16")
    play(s, "sell:grape_08")
    assert coins(s) == (8, 1) and "level_up:bot_04" not in options(s)
    play(s, "fruit_action", "take:orange_01", "level_up:bot_04")
    assert options(s) == ["preserve:orange_01"]
    play(s, "preserve:orange_01")
    assert coins(s) == (4, 1) and sold(s) == ["orange_01"] and unsold(s) == []
    assert progress(s)["bot_04"] == 2
    assert not sold_this_turn(s, 4) and sold_this_turn(s, 2)


def test_revealing_guilds():  # tree_society E17, R62, R85, Q27
    s = scene("E17")
    play(s, "build:exp_03")
    assert s.purse[0] == 0 and set(revealed(s)) == {"ban_01", "wri_09"}
    play(s, "build:ban_01")
    assert guild_deck(s) == {"wri_09"} and revealed(s) == []
    assert coins(s) == (0, 2) and progress(s) == {"exp_03": 1, "ban_01": 1}


def test_revealing_with_a_full_section():  # tree_society E18, R43, R85
    s = scene("E18")
    play(s, "level_up:exp_02")
    assert s.purse[0] == 0 and set(revealed(s)) == {"ban_05", "ban_08", "arc_09", "wri_12"}
    assert set(options(s)) == {"build:ban_05", "build:ban_08", "decline"}
    play(s, "build:ban_08")
    assert options(s) == ["discard:arc_03", "discard:ban_02", "discard:exp_02"]
    play(s, "discard:ban_02")
    assert progress(s) == {"arc_03": 2, "exp_02": 2, "ban_08": 1}
    assert discarded(s) == ["ban_02"] and guild_deck(s) == {"ban_05", "arc_09", "wri_12"}
    assert coins(s) == (2, 0)


LAID = {"bottom_1": "wri_01", "bottom_3": "wri_02", "top_1": "wri_03", "top_2": "wri_04", "top_3": "wri_05"}


def test_refresh_the_bottom_row():  # tree_society E19, R94, Q23
    assert guild_market(scene("E19")) == guild_market(scene("E19", 2)) == LAID
    s = told("E19")
    market = guild_market(s)
    assert discarded(s) == ["wri_01", "wri_02"]
    assert [market[f"bottom_{k}"] for k in (1, 2, 3)] == ["wri_03", "wri_04", "wri_05"]
    assert {market[f"top_{k}"] for k in (1, 2, 3)} < {"ban_01", "ban_02", "ban_03", "ban_04"}


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_refresh_the_top_row(cards):  # tree_society E19, R94, R104, R105, Q23, Q24
    """The cards of a short deck fill the first slots of the order; the discarded row the others."""
    deck = ("ban_01", "ban_02", "ban_03", "ban_04")[:cards]
    s = position(board(), sale=("apple_10",), fruit_action=True, guild_market=LAID, guild_deck=deck)
    play(s, "fruit_action", "refresh_row:top")
    market = guild_market(s)
    assert market["bottom_1"] == "wri_01" and market["bottom_3"] == "wri_02"
    order = [market.get(slot) for slot in ("top_1", "bottom_2", "top_2", "top_3")]
    assert set(order[:cards]) == set(deck)
    assert set(order[cards:]) <= {"wri_03", "wri_04", "wri_05"}


def test_empty_deck():  # tree_society E20, R105, Q25
    s = scene("E20")
    pile = discarded(s)
    assert guild_deck(s) == {"arc_01"} and len(pile) == 5
    s = told("E20")
    market = guild_market(s)
    assert market["top_1"] == "arc_01" and market["top_3"] in pile
    assert s.guilds_left == 4 and s.discard_count == 0
    assert guild_deck(s) == set(pile) - {market["top_3"]}


FRUITS_4 = ("apple_01", "cherry_01", "grape_01", "orange_01")


def test_starting_card():  # tree_society E24, R9
    s = scene("E24")
    play(s, "sell:apple_02")
    assert coins(s, 2) == (5, 1)
    play(s, "level_up:arc_04")
    assert coins(s, 2) == (1, 3)
    play(s, "end_build", "take:grape_01")
    assert coins(s, 2) == (4, 0)


def test_each_rest_and_coin_check():  # tree_society E25, R76, R97, R102
    s = scene("E25")
    play(s, "end_build")
    assert coins(s) == (5, 3)
    play(s, "take:grape_01")
    assert coins(s) == (5, 0)


def test_when_take_in_the_rest_phase():  # tree_society E26, R75
    assert coins(scene("E26")) == (0, 0)
    assert coins(told("E26")) == (1, 0)


def test_discard_for_coins():  # tree_society E27, R64, R70, Q16
    s = scene("E27")
    play(s, "build:ban_05")
    assert options(s) == ["discard:wri_01", "decline"]
    play(s, "discard:wri_01")
    assert s.purse[0] == 3 and progress(s) == {"ban_05": 1}
    s = told("E27", 2)
    assert step(s) == STEP.act and coins(s) == (0, 0)


def test_two_part_effect():  # tree_society E28, R61, Q36
    s = told("E28", 2)
    assert step(s) == STEP.act and unsold(s) == ["cherry_02"]
    s = scene("E28")
    play(s, "build:mer_10", "sell:cherry_02")
    assert options(s) == [f"take:{id}" for id in FRUITS_4]
    s = scene("E28", 3)
    play(s, "build:mer_10")
    assert options(s) == [*(f"take:{id}" for id in FRUITS_4), "decline"]
    play(s, "decline")
    assert step(s) == STEP.act and unsold(s) == ["apple_03"]


def test_three_levels_in_one_turn():  # tree_society E35, R41
    s = scene("E35")
    play(s, "build:ban_01")
    assert coins(s) == (9, 2)
    play(s, "level_up:ban_01")
    assert coins(s) == (4, 4)
    play(s, "level_up:ban_01")
    assert coins(s) == (1, 4) and completed(s) == ["ban_01"]
    play(s, "end_build", "take:apple_01")
    assert coins(s) == (5, 0)


def test_a_reveal_comes_before_the_choice():  # tree_society E17, R83
    s = position(
        board(2), guild_market={"bottom_1": "bot_02"}, fruit_deck=("apple_01", "grape_01", "cherry_01", "orange_01")
    )
    play(s, "build:bot_02")
    assert step(s) == STEP.keep_fruit and len(revealed(s)) == 3 and s.fruits_left == 1
