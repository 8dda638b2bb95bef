"""Effects in general, standard, continuous, mandatory and draw effects (rules 3.10 to 3.15)."""

import pytest

from sylvarium.games.tree_society.rules.components import NO_MOD
from sylvarium.games.tree_society.rules.effects import can_discard_other
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.games.tree_society.school.notation import (
    board,
    card,
    coins,
    completed,
    discarded,
    fruit,
    fruit_deck,
    fruit_market,
    guild_deck,
    options,
    play,
    position,
    progress,
    revealed,
    sold,
    step,
    unsold,
)

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def test_an_effect_is_used_when_the_level_is_built_or_lost():  # tree_society R59, R60
    s = position(board(9), fruit_market=MARKET, guild_market={"bottom_1": "mer_01"})
    play(s, "build:mer_01", "decline")
    assert unsold(s) == [] and step(s) == STEP.act
    assert [option for option in options(s) if option.startswith("take")] == []


def test_coins_are_always_gained():  # tree_society R60, R65
    """There is no question; both parts go where they say."""
    s = position(board(2), guild_market={"bottom_1": "ban_03"})
    play(s, "build:ban_03")
    assert coins(s) == (1, 1) and step(s) == STEP.act


def test_coins_for_each_unit_of_a_counter():  # tree_society R66
    s = position(board(8, progress={"ban_09": 2}, completed=["wri_05", "wri_09"]))
    play(s, "level_up:ban_09")
    assert coins(s) == (0, 3)


def test_taking_two_fruits():  # tree_society R67, R61
    """The first may be declined, the second may not; each slot is refilled at once."""
    s = position(
        board(9), fruit_market=MARKET, fruit_deck=("apple_05", "apple_06"), guild_market={"bottom_1": "bot_10"}
    )
    play(s, "build:bot_10")
    assert options(s) == [*(f"take:{id}" for id in MARKET), "decline"]
    play(s, "take:cherry_01")
    market = fruit_market(s)
    assert market[1] in ("apple_05", "apple_06") and options(s) == [f"take:{id}" for id in market]
    assert s.agenda[s.pending - 1].tolist()[:2] == [STEP.take, 1]  # one is left, as the question says
    play(s, f"take:{market[1]}")
    assert unsold(s) == ["cherry_01", market[1]] and step(s) == STEP.act
    assert s.fruits_left == 0 and s.empty_round == 1


def test_remaining_takes_are_left_out():  # tree_society R64, R67
    s = position(board(9), fruit_market=("apple_01",), fruit_deck=(), guild_market={"bottom_1": "bot_10"})
    play(s, "build:bot_10", "take:apple_01")
    assert step(s) == STEP.act and fruit_market(s) == []
    s = position(board(9), fruit_deck=(), guild_market={"bottom_1": "bot_10"})
    play(s, "build:bot_10")
    assert step(s) == STEP.act


def test_every_take_effect_reacts():  # tree_society R72, R75
    """To a fruit taken by an effect, by the fruit action, and to a fruit kept after a reveal."""
    own = {"bot_03": 1, "mer_07": 1}
    s = position(board(9, progress=own), fruit_market=MARKET, guild_market={"bottom_1": "mer_01"})
    play(s, "build:mer_01", "take:apple_01")
    assert coins(s) == (8, 2)
    s = position(board(9, progress=own), fruit_market=MARKET, sale=("apple_08",), fruit_action=True)
    play(s, "fruit_action", "take:apple_01")
    assert coins(s) == (9, 2)
    s = position(board(9, progress=own), fruit_market=MARKET, guild_market={"bottom_1": "bot_02"})
    play(s, "build:bot_02")
    play(s, f"keep:{revealed(s)[0]}")
    assert coins(s) == (7, 2)


def test_every_build_effect_reacts():  # tree_society R72, R74
    """To new guilds, to level 3, to any level; never to its own card."""
    own = {"arc_09": 1, "exp_04": 1}
    s = position(board(30, progress=own), guild_market={"bottom_1": "wri_05"})
    play(s, "build:wri_05")
    assert coins(s) == (28, 2)
    play(s, "level_up:wri_05")
    assert coins(s) == (24, 3)
    play(s, "level_up:wri_05")
    assert coins(s) == (18, 4)
    s = position(board(30, progress={"arc_05": 1, "wri_05": 1}))
    play(s, "level_up:wri_05")
    assert coins(s) == (26, 0)
    play(s, "level_up:wri_05")
    assert coins(s) == (22, 0)


def test_effects_of_two_cards_react_to_each_other_but_not_to_themselves():  # tree_society R74
    s = position(board(30, progress={"arc_09": 1, "exp_09": 1}), guild_market={"bottom_1": "wri_05"})
    play(s, "build:wri_05")
    assert coins(s) == (28, 2)


def test_each_rest_effects_add_up():  # tree_society R72, R76, R97
    s = position(board(1, progress={"ban_02": 1, "ban_10": 1, "ban_11": 2}), sale=("apple_02",), fruit_market=MARKET)
    play(s, "end_build")
    assert coins(s) == (1, 4)


@pytest.mark.parametrize(
    ("own", "level_1", "level_2", "level_3"),
    [
        ({}, 3, 6, 8),
        ({"arc_08": 1}, 2, 5, 7),
        ({"exp_05": 1}, 2, 6, 8),
        ({"arc_06": 1}, 3, 5, 7),
        ({"arc_03": 2}, 3, 6, 7),
        ({"arc_06": 2}, 3, 6, 6),
        ({"arc_08": 1, "arc_06": 2}, 2, 5, 6),
    ],
)
def test_discounts(own, level_1, level_2, level_3):  # tree_society R47, R77
    s = position(board(progress=own))
    assert [price(s, card("wri_09"), k, NO_MOD, NOWHERE) for k in (1, 2, 3)] == [level_1, level_2, level_3]


def test_discard_gain_takes_any_other_guild():  # tree_society R70, R87, Q16
    """Level 3 of `ban_05`: the card itself is completed, and still no choice."""
    s = position(board(6, progress={"ban_05": 2, "wri_09": 1}, completed=["wri_05"]))
    play(s, "level_up:ban_05")
    assert options(s) == ["discard:wri_09", "discard:wri_05", "decline"]
    play(s, "discard:wri_05")
    assert coins(s) == (4, 0) and completed(s) == ["ban_05"] and discarded(s) == ["wri_05"]
    s = position(board(6, progress={"ban_05": 2}))
    play(s, "level_up:ban_05")
    assert step(s) == STEP.act and coins(s) == (0, 0)


def test_which_guild_is_another_one():  # tree_society R70, R80, Q16
    for own, another in (
        ({"progress": {"ban_05": 1}}, False),
        ({"progress": {"ban_05": 1, "wri_09": 1}}, True),
        ({"progress": {"ban_05": 1}, "completed": ["wri_05"]}, True),
        ({"completed": ["ban_05"]}, False),
    ):
        assert can_discard_other(position(board(**own)), card("ban_05")) == another


# --- Mandatory effects ---


def test_a_mandatory_discard_in_any_zone():  # tree_society R80, R87
    s = position(board(9, progress={"exp_03": 1, "wri_09": 1}, completed=["wri_05", "wri_02"]))
    play(s, "level_up:exp_03")
    assert options(s) == ["discard:wri_09", "discard:wri_05", "discard:wri_02"]
    play(s, "discard:wri_05")
    assert progress(s) == {"exp_03": 2, "wri_09": 1} and completed(s) == ["wri_02"] and s.purse[0] == 6


def test_a_mandatory_discard_of_a_card_in_progress():  # tree_society R80
    s = position(board(9, progress={"exp_09": 1, "wri_09": 1}, completed=["wri_05"]))
    play(s, "level_up:exp_09")
    assert options(s) == ["discard:wri_09"]
    s = position(board(9, progress={"exp_09": 1}, completed=["wri_05"]))
    assert "level_up:exp_09" not in options(s)


def test_a_completed_guild_leaves_discounts_alone():  # tree_society R79
    """With a completed guild to give, the discounted price is enough; the discount card cannot go then."""
    s = position(board(4, progress={"exp_05": 2, "arc_08": 1}, completed=["wri_05"]))
    play(s, "level_up:exp_05")
    assert options(s) == ["discard:wri_05"]
    play(s, "discard:wri_05")
    assert s.purse[0] == 0 and completed(s) == ["exp_05"]


def test_a_mandatory_effect_cannot_be_declined():  # tree_society R78, Q18
    s = position(board(9, progress={"exp_03": 1, "wri_09": 1}))
    play(s, "level_up:exp_03")
    assert "decline" not in options(s)


def test_preserving_two_fruits():  # tree_society R78, R81
    s = position(board(9, unsold=["apple_02", "grape_04", "grape_05"], progress={"bot_07": 1}), sale=("cherry_02",))
    play(s, "level_up:bot_07")
    assert options(s) == ["preserve:apple_02", "preserve:grape_04", "preserve:grape_05"]
    play(s, "preserve:grape_04")
    assert options(s) == ["preserve:apple_02", "preserve:grape_05"] and progress(s) == {"bot_07": 1}
    play(s, "preserve:apple_02")
    assert progress(s) == {"bot_07": 2} and sold(s) == ["grape_04", "apple_02"] and coins(s) == (5, 0)
    s = position(board(9, unsold=["apple_02"], progress={"bot_07": 1}), sale=("cherry_02",))
    assert "level_up:bot_07" not in options(s)


# --- Draw effects ---


def test_keeping_revealed_fruits():  # tree_society R83, R84, Q26
    deck = ("apple_05", "grape_05", "cherry_05", "orange_05", "blueberry_05")
    s = position(board(9, progress={"bot_06": 1}), fruit_market=MARKET, fruit_deck=deck)
    play(s, "level_up:bot_06")
    shown = revealed(s)
    assert step(s) == STEP.keep_fruit and len(shown) == 4 and s.fruits_left == 1
    assert options(s) == [*(f"keep:{id}" for id in shown), "decline"]
    play(s, f"keep:{shown[1]}")
    assert unsold(s) == [shown[1]] and set(revealed(s)) == set(shown) - {shown[1]}
    assert "decline" in options(s)
    assert set(s.shown_fruits.tolist()[:4]) == {fruit(id) for id in shown}  # the story still tells of all of them
    play(s, f"keep:{shown[0]}")
    assert unsold(s) == [shown[1], shown[0]] and revealed(s) == [] and step(s) == STEP.act
    assert fruit_deck(s) == set(deck) - {shown[0], shown[1]}


def test_keeping_no_fruit():  # tree_society R83, R84, Q26
    deck = ("apple_05", "grape_05", "cherry_05")
    s = position(board(9), fruit_market=MARKET, fruit_deck=deck, guild_market={"bottom_1": "bot_07"})
    play(s, "build:bot_07", "decline")
    assert fruit_deck(s) == set(deck) and unsold(s) == [] and revealed(s) == [] and step(s) == STEP.act


def test_a_short_deck_is_revealed_as_far_as_it_goes():  # tree_society R83
    s = position(board(9), fruit_market=MARKET, fruit_deck=("apple_05",), guild_market={"bottom_1": "bot_11"})
    play(s, "build:bot_11")
    assert revealed(s) == ["apple_05"] and s.fruits_left == 0 and s.empty_round == 0
    s = position(board(9), fruit_market=MARKET, fruit_deck=(), guild_market={"bottom_1": "bot_11"})
    play(s, "build:bot_11")
    assert step(s) == STEP.act


def test_the_deck_is_empty_only_when_nothing_goes_back():  # tree_society R110, R112, Q30
    s = position(
        board(9), fruit_market=MARKET, fruit_deck=("apple_05", "grape_05"), guild_market={"bottom_1": "bot_11"}
    )
    play(s, "build:bot_11", "keep:apple_05", "decline")
    assert s.fruits_left == 1 and s.empty_round == 0
    s = position(
        board(9), fruit_market=MARKET, fruit_deck=("apple_05", "grape_05"), guild_market={"bottom_1": "bot_11"}
    )
    play(s, "build:bot_11", "keep:apple_05", "keep:grape_05")
    assert s.fruits_left == 0 and s.empty_round == 1


def test_revealed_guilds_are_built_or_go_back():  # tree_society R85, Q26
    deck = ("wri_12", "wri_09", "wri_05")
    s = position(board(2), guild_market={"top_1": "exp_01"}, guild_deck=deck)
    assert "build:exp_01" not in options(s)
    s = position(board(4), guild_market={"bottom_1": "exp_01"}, guild_deck=deck)
    play(s, "build:exp_01")
    assert step(s) == STEP.build_revealed and set(options(s)) == {*(f"build:{id}" for id in deck), "decline"}
    play(s, "decline")
    assert guild_deck(s) == set(deck) and step(s) == STEP.act and progress(s) == {"exp_01": 1}


def test_only_what_this_reveal_shows_is_chosen():  # tree_society R83, R85
    """What an earlier reveal has left in the last slot of the record is no card on the table."""
    s = position(board(2), guild_market={"bottom_1": "exp_03"}, guild_deck=("ban_01", "wri_09"))
    play(s, "build:exp_03")
    other, chosen = revealed(s)
    s.shown_guilds[-1] = card(chosen)
    play(s, f"build:{chosen}")
    assert chosen in progress(s) and guild_deck(s) == {other} and revealed(s) == []


def test_revealed_guilds_that_cannot_be_paid_go_back_without_a_question():  # tree_society R64, R85
    deck = ("wri_12", "wri_09", "wri_08")
    s = position(board(2), guild_market={"bottom_1": "exp_01"}, guild_deck=deck)
    play(s, "build:exp_01")
    assert step(s) == STEP.act and guild_deck(s) == set(deck) and revealed(s) == []


def test_the_discard_pile_is_not_shuffled_in_for_a_reveal():  # tree_society R83, Q25
    s = position(board(9), guild_market={"bottom_1": "exp_06"}, guild_deck=("wri_05",), discard=("wri_09", "wri_02"))
    play(s, "build:exp_06")
    assert revealed(s) == ["wri_05"]
    s = position(board(9), guild_market={"bottom_1": "exp_06"}, guild_deck=(), discard=("wri_09", "wri_02"))
    play(s, "build:exp_06")
    assert step(s) == STEP.act and discarded(s) == ["wri_09", "wri_02"]


def test_discounts_and_when_build_apply_to_revealed_guilds():  # tree_society R47, R74, R85
    """`half` of 3 is 2, as is 3 less the discount of 1; `when_build` reacts."""
    s = position(
        board(4, progress={"exp_05": 1, "exp_04": 1}), guild_market={"bottom_1": "exp_01"}, guild_deck=("wri_09",)
    )
    play(s, "build:exp_01")
    assert coins(s) == (3, 1)
    play(s, "build:wri_09")
    assert step(s) != STEP.build_revealed and options(s) == ["discard:exp_05", "discard:exp_04", "discard:exp_01"]
    play(s, "discard:exp_05")
    assert coins(s) == (1, 2) and progress(s) == {"wri_09": 1, "exp_04": 1, "exp_01": 1}


# --- Discards ---


def test_own_guilds_may_be_discarded_between_actions():  # tree_society R86, R87, R88, R89, Q15
    s = position(board(3, progress={"wri_09": 2}, completed=["wri_05", "ban_08"]), board(completed=["wri_01"]))
    assert options(s) == ["end_build", "discard:wri_09", "discard:wri_05", "discard:ban_08"]
    play(s, "discard:wri_05", "discard:wri_09")
    assert discarded(s) == ["wri_05", "wri_09"] and completed(s) == ["ban_08"] and progress(s) == {}
    assert coins(s) == (3, 0)


def test_the_first_card_of_all_is_found_behind_others():  # tree_society R87, R89
    """Its number is that of a blank cell."""
    s = position(board(3, completed=["wri_05", "arc_01"]))
    play(s, "discard:arc_01")
    assert completed(s) == ["wri_05"] and discarded(s) == ["arc_01"]


def test_no_discard_in_the_middle_of_an_effect():  # tree_society Q15
    s = position(board(3, progress={"wri_09": 2}), fruit_market=MARKET, guild_market={"bottom_1": "mer_01"})
    play(s, "build:mer_01")
    assert step(s) == STEP.take and not any(option.startswith("discard") for option in options(s))
