"""Turns, sales and extra sales (rules 3.1, 3.3 to 3.5)."""

from sylvarium.games.tree_society.rules.fruits import sale_price
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import (
    board,
    coins,
    fruit,
    options,
    play,
    position,
    sale_area,
    sold,
    step,
    unsold,
)

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def test_a_turn_has_three_phases_in_order():  # tree_society R23, R24, R106
    """Sell, Build, Rest; then the next seat; after the last seat the first one again."""
    s = position(
        *(board(unsold=[f"apple_0{k}", f"grape_0{k}"]) for k in (4, 5, 6)), fruit_market=MARKET, step=STEP.sell
    )
    seen = []
    for _ in range(12):
        seen.append((s.seat, step(s)))
        play(s, "end_build" if step(s) == STEP.act else options(s)[0])
    turn = [STEP.sell, STEP.act, STEP.rest_take]
    assert seen == [(seat, phase) for seat in (0, 1, 2, 0) for phase in turn]
    assert s.turn == 5


def test_exactly_one_fruit_of_choice_is_sold():  # tree_society R25, R29
    s = position(board(unsold=["apple_02", "grape_04", "apple_03"]), fruit_market=MARKET, step=STEP.sell)
    assert options(s) == ["sell:apple_02", "sell:grape_04", "sell:apple_03"]
    play(s, "sell:grape_04")
    assert step(s) == STEP.act
    assert unsold(s) == ["apple_02", "apple_03"] and sale_area(s) == ["grape_04"] and sold(s) == []


def test_the_first_fruit_of_all_is_found_behind_others():  # tree_society R25
    """Its number is that of a blank cell."""
    s = position(board(unsold=["grape_04", "apple_01"]), fruit_market=MARKET[1:], step=STEP.sell)
    play(s, "sell:apple_01")
    assert unsold(s) == ["grape_04"]


def test_an_empty_slot_is_no_fruit():  # tree_society R26, R100
    s = position(board(unsold=["orange_04"]), fruit_market=("apple_01", "cherry_01"), step=STEP.sell)
    assert sale_price(s, fruit("orange_04")) == 1


def test_what_is_visible():  # tree_society R26, R29
    """All player boards and the fruit market count; sold piles, the sale area and the deck do not."""
    s = position(
        board(unsold=["apple_02"], sold=["apple_04"]),
        board(unsold=["apple_05", "grape_02"], sold=["apple_06"]),
        board(unsold=["cherry_02"]),
        sale=("apple_07",),
        fruit_market=MARKET,
    )
    assert sale_price(s, fruit("apple_02")) == 3


def test_the_valuable_sign_of_other_cards_is_ignored():  # tree_society R27
    s = position(board(unsold=["apple_02", "apple_01"]), board(unsold=["apple_08"]), board(unsold=["apple_10"]))
    assert sale_price(s, fruit("apple_02")) == 4
    assert sale_price(s, fruit("apple_01")) == 5


def test_coins_of_the_sale_go_to_the_purse_without_limit():  # tree_society R1, R2, R28, Q31
    """More coins than the 35 of the box."""
    s = position(board(34, 30, unsold=["apple_02"]), board(200), fruit_market=MARKET, step=STEP.sell)
    play(s, "sell:apple_02")
    assert coins(s) == (36, 30) and s.purse[1] == 200


def test_every_sale_effect_pays_after_the_sale():  # tree_society R30, R72, R73, Q8
    s = position(
        board(unsold=["apple_02", "grape_04"], progress={"mer_02": 1, "ban_04": 2, "mer_06": 2}),
        fruit_market=MARKET,
        step=STEP.sell,
    )
    play(s, "sell:apple_02")
    assert coins(s) == (2 + 1 + 2, 1)


def test_sale_effects_of_other_players_do_not_pay():  # tree_society R30, R73
    s = position(board(unsold=["apple_02"]), board(progress={"mer_02": 1}), fruit_market=MARKET, step=STEP.sell)
    play(s, "sell:apple_02")
    assert coins(s) == (2, 0) and coins(s, 1) == (0, 0)


def test_the_fruit_action_becomes_available():  # tree_society R31
    s = position(board(unsold=["apple_02"]), fruit_market=MARKET, step=STEP.sell)
    play(s, "sell:apple_02")
    assert "fruit_action" in options(s)


def test_extra_sales_are_of_new_types_and_valuable_counts():  # tree_society R27, R32, R33, R68
    """Two extra sales; the second may not repeat the type of the first."""
    s = position(
        board(7, unsold=["apple_03", "grape_09", "grape_04", "cherry_02"], progress={"mer_05": 2}),
        sale=("apple_02",),
        fruit_market=MARKET,
    )
    play(s, "level_up:mer_05")
    assert options(s) == ["sell:grape_09", "sell:grape_04", "sell:cherry_02", "decline"]
    play(s, "sell:grape_09")
    assert coins(s) == (3 + 1, 0)
    assert options(s) == ["sell:cherry_02"]
    play(s, "sell:cherry_02")
    assert coins(s) == (6, 0) and sale_area(s) == ["apple_02", "grape_09", "cherry_02"]


def test_extra_sales_trigger_sale_effects_but_no_fruit_action():  # tree_society R32, R34, R73
    s = position(
        board(2, unsold=["grape_05"], progress={"mer_02": 1}),
        sale=("apple_02",),
        guild_market={"bottom_1": "mer_03"},
        fruit_market=MARKET,
    )
    play(s, "build:mer_03", "sell:grape_05")
    assert coins(s) == (2 + 1, 0) and "fruit_action" not in options(s)


def test_remaining_extra_sales_are_left_out():  # tree_society R35, R68
    s = position(board(7, unsold=["grape_04", "grape_05"], progress={"mer_05": 2}), sale=("apple_02",))
    play(s, "level_up:mer_05", "sell:grape_04")
    assert step(s) == STEP.act and unsold(s) == ["grape_05"]


def test_at_most_five_sales_a_turn():  # tree_society R33, R91
    """Two effects with two extra sales each; the fruit action `extra_sale` then finds no type left."""
    s = position(
        board(
            14,
            unsold=["cherry_02", "grape_04", "blueberry_03", "orange_03", "apple_03"],
            progress={"mer_12": 1, "mer_05": 2},
        ),
        sale=("apple_04",),
        fruit_action=True,
    )
    play(s, "level_up:mer_12", "sell:cherry_02", "sell:grape_04")
    assert "fruit_action" in options(s)
    play(s, "level_up:mer_05", "sell:blueberry_03", "sell:orange_03")
    assert s.sale_count == 5 and unsold(s) == ["apple_03"]
    assert "fruit_action" not in options(s)
