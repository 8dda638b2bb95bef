"""The worked examples of the rules file (section 7). Seat 1 of the examples is seat 0 here."""

import pytest

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.rules.components import (
    BANNERS_OF,
    COUNTERS,
    FREE,
    HALF,
    HOUSES_OF,
    MINUS2,
    MINUS3,
    NO_MOD,
)
from sylvarium.games.tree_society.rules.counters import banners, count
from sylvarium.games.tree_society.rules.fruits import can_sell_more, sale_price, sold_this_turn
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.scoring import score
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.games.tree_society.school.positions import (
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

# E1, the fruit types at setup, is in test_setup.py.


@pytest.mark.parametrize(("id", "purse"), [("grape_04", 7), ("grape_09", 8)])
def test_sale(id, purse):  # tree_society E2, R26, R27, R28
    s = position(
        board(purse=2, unsold=[id, "grape_10", "apple_02"]),
        board(unsold=["grape_01"]),
        board(unsold=["grape_02"]),
        fruit_market=("grape_03", "orange_01", "cherry_01", "apple_01"),
        step=STEP.sell,
    )
    assert s.purse[0] == 2 and purse == 2 + sale_price(s, fruit(id))
    play(s, f"sell:{id}")
    assert coins(s) == (purse, 0)


@pytest.mark.parametrize(("before", "after"), [((4, 3), (5, 0)), ((1, 0), (1, 0))])
def test_coin_check(before, after):  # tree_society E3, R102
    s = position(board(*before), fruit_market=("apple_01",), step=STEP.rest_take)
    play(s, "take:apple_01")
    assert coins(s) == after


def test_refilling():  # tree_society E4, R103, R104
    laid = {"bottom_1": "wri_01", "bottom_3": "wri_02", "top_1": "wri_03", "top_2": "wri_04"}
    s = position(
        board(), fruit_market=("apple_01",), guild_market=laid, guild_deck=("ban_01", "ban_02"), step=STEP.rest_take
    )
    play(s, "take:apple_01")
    market = guild_market(s)
    assert market["bottom_2"] == "wri_04"
    assert [market[slot] for slot in ("bottom_1", "top_1", "bottom_3")] == ["wri_01", "wri_03", "wri_02"]
    assert {market["top_2"], market["top_3"]} == {"ban_01", "ban_02"}
    s = position(board(), fruit_market=("apple_01",), guild_market=laid, guild_deck=("ban_01",), step=STEP.rest_take)
    play(s, "take:apple_01")
    assert guild_market(s)["top_2"] == "ban_01" and "top_3" not in guild_market(s)


def test_synergy_of_level_effects():  # tree_society E5, R48, R55, R62, R69
    s = position(board(5, progress={"arc_01": 1, "ban_01": 2}, completed=["ban_03"]))
    play(s, "level_up:arc_01")
    assert coins(s) == (2, 0) and options(s) == ["level_up:ban_01", "decline"]
    play(s, "level_up:ban_01")
    assert coins(s) == (2, 0)
    assert progress(s) == {"arc_01": 2} and completed(s) == ["ban_03", "ban_01"]


def test_level_3_effect_with_a_full_section():  # tree_society E6, R54, R56, Q14
    s = position(board(6, progress={"arc_02": 2, "mer_01": 1, "wri_05": 1}), guild_market={"bottom_1": "wri_03"})
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


def test_reductions_do_not_add_up():  # tree_society E8, R47, Q8
    s = position(board(progress={"arc_08": 1, "wri_05": 2}))
    prices = [price(s, card("wri_05"), 3, mod, NOWHERE) for mod in (NO_MOD, MINUS2, HALF)]
    assert prices == [5, 4, 3]
    s = position(board(progress={"arc_08": 1, "wri_05": 2, "arc_10": 2}))
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 4


def test_discount_on_the_own_next_level():  # tree_society E9, R52, Q12
    s = position(board(4, progress={"arc_06": 2}))
    play(s, "level_up:arc_06")
    assert s.purse[0] == 0 and completed(s) == ["arc_06"]
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 6


def test_when_build_effect():  # tree_society E10, R44, R64, R74, Q12
    s = position(board(10, progress={"arc_09": 1}), guild_market={"bottom_1": "mer_02"})
    play(s, "build:mer_02")
    assert coins(s) == (8, 1)
    play(s, "level_up:arc_09")
    assert coins(s) == (2, 1) and step(s) == STEP.act


def test_when_build_coins_arrive_before_the_level_effect():  # tree_society E11, R44
    s = position(board(5, progress={"arc_05": 1, "arc_02": 2}), guild_market={"bottom_3": "wri_09"})
    play(s, "level_up:arc_02")
    assert s.purse[0] == 2
    play(s, "build:wri_09")
    assert s.purse[0] == 0 and progress(s) == {"arc_05": 1, "wri_09": 1}


def test_extra_sale():  # tree_society E12, R32, R33, R34, R35
    s = position(
        board(2, unsold=["apple_02", "cherry_07", "cherry_02"]),
        board(unsold=["cherry_01"]),
        sale=("apple_04",),
        guild_market={"bottom_1": "mer_03"},
    )
    play(s, "build:mer_03")
    assert options(s) == ["sell:cherry_07", "sell:cherry_02", "decline"]
    play(s, "sell:cherry_07")
    assert s.purse[0] == 4
    assert "fruit_action" not in options(s) and not can_sell_more(s)
    assert unsold(s) == ["apple_02", "cherry_02"]


def test_visible_cards_change():  # tree_society E13, R26, R67, R96, Q6
    s = position(
        board(unsold=["cherry_02"]),
        board(unsold=["cherry_03"]),
        sale=("apple_09",),
        fruit_action=True,
        fruit_market=("cherry_04", "grape_01", "orange_01", "apple_01"),
        fruit_deck=("cherry_05", "cherry_06"),
    )
    assert sale_price(s, fruit("cherry_02")) == 3
    play(s, "fruit_action", "take:cherry_04")
    assert fruit_market(s)[0] in ("cherry_05", "cherry_06")
    assert sale_price(s, fruit("cherry_02")) == 4


def test_mandatory_discard_and_the_price():  # tree_society E14, R79, Q17
    s = position(board(4, progress={"exp_05": 2, "arc_08": 1}))
    assert "level_up:exp_05" not in options(s)
    s = position(board(5, progress={"exp_05": 2, "arc_08": 1}))
    play(s, "level_up:exp_05")
    assert options(s) == ["discard:arc_08"]
    play(s, "discard:arc_08")
    assert s.purse[0] == 0 and completed(s) == ["exp_05"] and discarded(s) == ["arc_08"]


def test_nothing_to_discard():  # tree_society E15, R78, Q18
    s = position(board(9, progress={"exp_05": 2}))
    assert "level_up:exp_05" not in options(s)
    # Through an effect: the carrier is completed, and exp_09 asks for another card in progress.
    s = position(board(30, progress={"arc_02": 2, "exp_09": 1}))
    play(s, "level_up:arc_02")
    assert step(s) == STEP.act and "level_up:exp_09" not in options(s)


def test_preserving_fruits():  # tree_society E16, R78, R81
    s = position(
        board(6, unsold=["grape_08"], progress={"bot_04": 1, "ban_04": 2}),
        fruit_market=("orange_01", "apple_01", "cherry_01", "grape_01"),
        step=STEP.sell,
    )
    play(s, "sell:grape_08")
    assert coins(s) == (8, 1) and "level_up:bot_04" not in options(s)
    play(s, "fruit_action", "take:orange_01", "level_up:bot_04")
    assert options(s) == ["preserve:orange_01"]
    play(s, "preserve:orange_01")
    assert coins(s) == (4, 1) and sold(s) == ["orange_01"] and unsold(s) == []
    assert progress(s)["bot_04"] == 2
    assert not sold_this_turn(s, 4) and sold_this_turn(s, 2)


def test_revealing_guilds():  # tree_society E17, R62, R85, Q27
    s = position(board(2), guild_market={"bottom_1": "exp_03"}, guild_deck=("ban_01", "wri_09"))
    play(s, "build:exp_03")
    assert s.purse[0] == 0 and set(revealed(s)) == {"ban_01", "wri_09"}
    play(s, "build:ban_01")
    assert guild_deck(s) == {"wri_09"} and revealed(s) == []
    assert coins(s) == (0, 2) and progress(s) == {"exp_03": 1, "ban_01": 1}


def test_revealing_with_a_full_section():  # tree_society E18, R43, R85
    s = position(
        board(5, progress={"arc_03": 2, "ban_02": 1, "exp_02": 1}),
        guild_deck=("ban_05", "ban_08", "arc_09", "wri_12"),
    )
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
    s = position(
        board(),
        sale=("apple_10",),
        fruit_action=True,
        guild_market=LAID,
        guild_deck=("ban_01", "ban_02", "ban_03", "ban_04"),
    )
    play(s, "fruit_action", "refresh_row:bottom")
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
    laid = {"bottom_1": "wri_01", "bottom_2": "wri_02", "bottom_3": "wri_03", "top_2": "wri_04"}
    pile = ("ban_01", "ban_02", "ban_03", "ban_04", "ban_05")
    s = position(
        board(),
        fruit_market=("apple_01",),
        guild_market=laid,
        guild_deck=("arc_01",),
        discard=pile,
        step=STEP.rest_take,
    )
    play(s, "take:apple_01")
    market = guild_market(s)
    assert market["top_1"] == "arc_01" and market["top_3"] in pile
    assert s.guilds_left == 4 and s.discard_count == 0
    assert guild_deck(s) == set(pile) - {market["top_3"]}


FRUITS_4 = ("apple_01", "cherry_01", "grape_01", "orange_01")


def play_quietly(s):
    """Sells, ends the Build phase and takes, without building, until the game is over. Gives the turns."""
    while not s.over:
        found = options(s)
        play(s, "end_build" if "end_build" in found else found[0])
    return s.turn


def about_to_trigger(seats, seat, turn, **more):
    five = ["ban_08", "ban_09", "wri_05"]
    boards = [board(unsold=[f"blueberry_0{k + 1}"]) for k in range(seats)]
    boards[seat] = board(6, unsold=["blueberry_09"], completed=five, progress={"wri_02": 2})
    return position(*boards, seats=seats, seat=seat, turn=turn, sale=("apple_02",), **more)


def test_end_trigger():  # tree_society E21, R57, R107, R108
    s = about_to_trigger(3, seat=1, turn=23, fruit_market=FRUITS_4)
    assert banners(s, 1) == 5
    play(s, "level_up:wri_02")
    assert banners(s, 1) == 6 and s.trigger_round == 8
    assert play_quietly(s) == 27


def test_banners_lost_after_the_trigger():  # tree_society E22, R89, R109, Q28
    s = about_to_trigger(3, seat=1, turn=23, fruit_market=FRUITS_4)
    play(s, "level_up:wri_02", "end_build", "take:apple_01")
    while not (s.seat == 1 and step(s) == STEP.act):
        play(s, "end_build" if "end_build" in options(s) else options(s)[0])
    play(s, "discard:wri_05")
    assert banners(s, 1) == 5 and s.trigger_round == 8
    assert play_quietly(s) == 27


def test_alternative_end():  # tree_society E23, R99, R110, R111, Q29
    three = ("orange_02", "orange_03", "orange_04")
    s = about_to_trigger(4, seat=0, turn=45, fruit_market=FRUITS_4[:3], fruit_deck=three)
    play(s, "level_up:wri_02")
    assert (s.trigger_round, s.empty_round) == (12, 0)
    assert play_quietly(s) == 48
    assert (s.trigger_round, s.empty_round) == (12, 12)


def test_an_empty_fruit_market_gives_nothing():  # tree_society E23, R99
    s = position(board(), board(), board(), board(3, 1, unsold=["apple_03"]), seats=4, seat=3, turn=48, fruit_deck=())
    s.empty_round = 12
    play(s, "end_build")
    assert s.over and unsold(s, 3) == ["apple_03"] and coins(s, 3) == (3, 0)


def test_starting_card():  # tree_society E24, R9
    s = position(
        board(unsold=["apple_04"]),
        board(unsold=["apple_05"]),
        board(1, 1, unsold=["apple_02"], progress={"arc_04": 1}),
        seat=2,
        fruit_market=("apple_03", "grape_01", "orange_01", "cherry_01"),
        step=STEP.sell,
    )
    play(s, "sell:apple_02")
    assert coins(s, 2) == (5, 1)
    play(s, "level_up:arc_04")
    assert coins(s, 2) == (1, 3)
    play(s, "end_build", "take:grape_01")
    assert coins(s, 2) == (4, 0)


def test_each_rest_and_coin_check():  # tree_society E25, R76, R97, R102
    s = position(board(5, 1, progress={"ban_02": 2}), sale=("apple_02",), fruit_market=FRUITS_4)
    play(s, "end_build")
    assert coins(s) == (5, 3)
    play(s, "take:grape_01")
    assert coins(s) == (5, 0)


def test_when_take_in_the_rest_phase():  # tree_society E26, R75
    s = position(board(progress={"bot_03": 1}), sale=("apple_02",), fruit_market=FRUITS_4)
    play(s, "end_build", "take:grape_01")
    assert coins(s) == (1, 0)


def test_discard_for_coins():  # tree_society E27, R64, R70, Q16
    s = position(board(1, progress={"wri_01": 1}), guild_market={"bottom_1": "ban_05"})
    play(s, "build:ban_05")
    assert options(s) == ["discard:wri_01", "decline"]
    play(s, "discard:wri_01")
    assert s.purse[0] == 3 and progress(s) == {"ban_05": 1}
    s = position(board(1), guild_market={"bottom_1": "ban_05"})
    play(s, "build:ban_05")
    assert step(s) == STEP.act and coins(s) == (0, 0)


def two_parts(unsold_fruits):
    return position(
        board(4, unsold=unsold_fruits), sale=("apple_02",), fruit_market=FRUITS_4, guild_market={"bottom_1": "mer_10"}
    )


def test_two_part_effect():  # tree_society E28, R61, Q36
    s = two_parts(["cherry_02"])
    play(s, "build:mer_10", "decline")
    assert step(s) == STEP.act and unsold(s) == ["cherry_02"]
    s = two_parts(["cherry_02"])
    play(s, "build:mer_10", "sell:cherry_02")
    assert options(s) == [f"take:{id}" for id in FRUITS_4]
    s = two_parts(["apple_03"])
    play(s, "build:mer_10")
    assert options(s) == [*(f"take:{id}" for id in FRUITS_4), "decline"]
    play(s, "decline")
    assert step(s) == STEP.act and unsold(s) == ["apple_03"]


def test_the_sale_area_does_not_count():  # tree_society E29, R29, R120, Q19
    s = position(board(7, sold=["apple_01", "apple_02", "grape_01"], progress={"mer_01": 2}), sale=("cherry_01",))
    play(s, "level_up:mer_01")
    assert coins(s) == (2, 0)


def counter(s, name, seat=0):
    return count(s, seat, COUNTERS.index(name))


def test_counters():  # tree_society E30, R119, Q33, Q34
    s = position(board(completed=["arc_10", "ban_01", "ban_12", "wri_05"]))
    assert counter(s, "banners") == 7 and counter(s, "houses") == 4
    assert counter(s, "banners_of:bankers") == 4 == count(s, 0, BANNERS_OF + 1)
    assert counter(s, "houses_of:bankers") == 2 == count(s, 0, HOUSES_OF + 1)
    assert counter(s, "guilds") == 3 and counter(s, "majority") == 4


def test_final_scoring():  # tree_society E31, R114, R116, R117
    s = position(
        board(
            completed=["arc_11", "wri_02", "mer_04", "wri_05"],
            progress={"wri_11": 2, "ban_02": 1},
            sold=[*(f"apple_0{k}" for k in range(1, 5)), "grape_01", "grape_02", "grape_03", "orange_01", "orange_02"],
        )
    )
    assert (counter(s, "houses"), counter(s, "banners"), counter(s, "guilds")) == (4, 5, 3)
    assert counter(s, "sold_top") == 4
    assert score(s, 0) == 8 + 5 + 8 + 10 + 6 + 0 == 37


def test_coins_at_the_end():  # tree_society E32, R116
    s = position(board(4, 3, completed=["ban_04"]), sale=("apple_02",), fruit_market=FRUITS_4)
    play(s, "end_build", "take:apple_01")
    assert s.purse[0] == 5 and score(s, 0) == 10


def test_groups_of_two():  # tree_society E33, R116
    s = position(board(unsold=[f"apple_0{k}" for k in range(1, 8)], completed=["bot_10"]))
    assert score(s, 0) == 9


def test_tie():  # tree_society E34, R121, R122, Q35
    s = position(
        board(completed=["arc_09", "arc_10", "arc_12", "mer_11"]),
        board(completed=["wri_09", "ban_08", "ban_11", "mer_09"], progress={"wri_01": 1}),
        board(completed=["ban_09", "ban_10", "mer_10", "wri_05", "ban_02"], progress={"wri_11": 1}),
        board(completed=["mer_02", "mer_03", "mer_05", "mer_06", "ban_05"]),
        seats=4,
    )
    assert [score(s, k) for k in range(4)] == [48, 51, 51, 40]
    assert [GAME.loops.rank(s.states, s.index, k) for k in range(4)] == [3, 2, 1, 4]


def test_three_levels_in_one_turn():  # tree_society E35, R41
    s = position(board(11), sale=("apple_02",), fruit_market=FRUITS_4, guild_market={"bottom_1": "ban_01"})
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
