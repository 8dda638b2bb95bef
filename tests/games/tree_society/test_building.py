"""Building, prices, making room, completing (rules 3.6 to 3.9)."""

import pytest

from sylvarium.games.tree_society.rules.components import NO_MOD
from sylvarium.games.tree_society.rules.counters import banners
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.games.tree_society.rules.turn import asks_alone
from sylvarium.games.tree_society.school.notation import (
    board,
    card,
    coins,
    completed,
    discarded,
    guild_market,
    options,
    play,
    position,
    progress,
    step,
)

MARKET = {"bottom_1": "wri_01", "bottom_2": "wri_02", "bottom_3": "wri_03", "top_1": "wri_05", "top_2": "ban_08"}


def test_phase_2_offers_every_kind_of_action():  # tree_society R36, R86
    s = position(
        board(20, unsold=["grape_04"], progress={"wri_09": 1}, completed=["ban_02"]),
        sale=("apple_02",),
        fruit_action=True,
        guild_market=MARKET,
    )
    assert options(s) == [
        *(f"build:{id}" for id in MARKET.values()),
        "level_up:wri_09",
        "fruit_action",
        "end_build",
        "discard:wri_09",
        "discard:ban_02",
    ]


def test_actions_are_repeated_in_any_order_until_the_phase_is_ended():  # tree_society R36, R37
    s = position(board(20, progress={"wri_09": 1}), sale=("apple_02",), fruit_action=True, guild_market=MARKET)
    play(s, "level_up:wri_09", "fruit_action", "build:wri_01", "discard:wri_01", "level_up:wri_09")
    assert step(s) == STEP.act and coins(s) == (20 - 6 - 1 - 8, 2)
    play(s, "end_build")
    assert step(s) != STEP.act


def test_doing_nothing_is_allowed_and_always_asked():  # tree_society R36
    s = position(board(), sale=("apple_02",))
    assert options(s) == ["end_build"]
    assert asks_alone(s)


def test_an_action_is_finished_before_the_next():  # tree_society R37, Q21
    """While an effect asks, neither the fruit action nor a discard is offered."""
    s = position(
        board(9, progress={"arc_01": 1, "wri_05": 1}), sale=("apple_02",), fruit_action=True, guild_market=MARKET
    )
    play(s, "level_up:arc_01")
    assert step(s) == STEP.choose_build
    assert all(option.startswith(("build", "level_up", "decline")) for option in options(s))


def test_a_new_guild():  # tree_society R39, R45
    s = position(board(5), guild_market=MARKET)
    play(s, "build:wri_02")
    assert progress(s) == {"wri_02": 1} and s.purse[0] == 3
    assert "bottom_2" not in guild_market(s) and len(guild_market(s)) == 4


def test_the_next_level():  # tree_society R40, R41
    s = position(board(9, progress={"wri_05": 1}))
    play(s, "level_up:wri_05")
    assert progress(s) == {"wri_05": 2} and s.purse[0] == 5
    assert "build:wri_05" not in options(s)


def test_a_price_above_the_purse_cannot_be_paid():  # tree_society R3, R4
    """Coins in the chest do not help."""
    s = position(board(1, 20, progress={"wri_05": 1}), guild_market=MARKET)
    assert options(s) == ["build:wri_01", "end_build", "discard:wri_05"]


def test_a_price_of_nothing():  # tree_society R49, R53, Q11
    s = position(board(0), sale=("apple_06",), fruit_action=True, guild_market={"bottom_1": "wri_02"})
    play(s, "fruit_action", "build:wri_02")
    assert coins(s) == (0, 1) and progress(s) == {"wri_02": 1}


def test_the_coin_of_the_top_row_is_never_reduced():  # tree_society R46, R51, Q10
    """`exp_05` takes 1 off new guilds; a second-level price has nothing to do with rows."""
    s = position(board(progress={"exp_05": 1}), guild_market=MARKET)
    prices = {id: price(s, card(id), 1, NO_MOD, NOWHERE) for id in MARKET.values()}
    assert prices == {"wri_01": 0, "wri_02": 1, "wri_03": 1, "wri_05": 2, "ban_08": 2}
    assert price(s, card("exp_05"), 2, NO_MOD, NOWHERE) == 5


def test_a_full_section():  # tree_society R42, R43, R88
    """A fourth guild is offered, but one of the three has to go."""
    full = {"wri_05": 1, "wri_09": 1, "ban_02": 1}
    s = position(board(9, progress=full), guild_market=MARKET)
    play(s, "build:wri_01")
    assert step(s) == STEP.make_room and options(s) == [f"discard:{id}" for id in full]
    assert s.purse[0] == 9 and guild_market(s)["bottom_1"] == "wri_01"
    play(s, "discard:wri_09")
    assert progress(s) == {"wri_05": 1, "wri_01": 1, "ban_02": 1}
    assert discarded(s) == ["wri_09"] and s.purse[0] == 8


def test_the_price_is_determined_after_making_room():  # tree_society R43, R79
    """The card with the discount may only go if the full price can be paid."""
    full = {"exp_05": 1, "wri_09": 1, "ban_02": 1}
    s = position(board(1, progress=full), guild_market={"bottom_2": "wri_02"})
    play(s, "build:wri_02")
    assert options(s) == ["discard:wri_09", "discard:ban_02"]
    play(s, "discard:ban_02")
    assert s.purse[0] == 0
    s = position(board(2, progress=full), guild_market={"bottom_2": "wri_02"})
    play(s, "build:wri_02")
    assert options(s) == ["discard:exp_05", "discard:wri_09", "discard:ban_02"]
    play(s, "discard:exp_05")
    assert s.purse[0] == 0


def test_room_can_be_made_inside_an_effect():  # tree_society R43, R90
    """Even the card whose effect is running may go; its effect is finished all the same."""
    s = position(board(9, progress={"arc_01": 1, "wri_09": 1, "ban_02": 1}), guild_market={"bottom_3": "wri_03"})
    play(s, "level_up:arc_01", "build:wri_03")
    assert options(s) == ["discard:arc_01", "discard:wri_09", "discard:ban_02"]
    play(s, "discard:arc_01")
    assert progress(s) == {"wri_03": 1, "wri_09": 1, "ban_02": 1}
    assert s.purse[0] == 9 - 3 - 1


def test_a_running_effect_may_lose_its_card_to_a_mandatory_discard():  # tree_society R80, R90
    s = position(board(12, progress={"arc_01": 1, "exp_05": 2}))
    play(s, "level_up:arc_01", "level_up:exp_05")
    assert options(s) == ["discard:arc_01"]
    play(s, "discard:arc_01")
    assert completed(s) == ["exp_05"] and s.purse[0] == 12 - 3 - 3


def test_a_continuous_effect_ends_when_the_marker_leaves_its_level():  # tree_society R44, R71
    s = position(board(20, progress={"arc_08": 1, "wri_05": 2}), guild_market=MARKET)
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 5
    play(s, "level_up:arc_08", "decline")
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 6
    play(s, "discard:arc_08")
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 6


def test_a_continuous_effect_ends_when_its_card_is_discarded():  # tree_society R71, R88
    s = position(board(20, progress={"arc_03": 2, "wri_05": 2}))
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 5
    play(s, "discard:arc_03")
    assert price(s, card("wri_05"), 3, NO_MOD, NOWHERE) == 6


def test_completion_frees_marker_and_place_at_once():  # tree_society R42, R54, R55
    """The card counts for its own effect: `arc_08` gives a coin per completed house."""
    s = position(board(6, progress={"arc_08": 2, "wri_05": 1, "wri_09": 1}))
    play(s, "level_up:arc_08")
    assert completed(s) == ["arc_08"] and progress(s) == {"wri_05": 1, "wri_09": 1}
    assert coins(s) == (1, 0)


@pytest.mark.parametrize(("end_banners", "triggered"), [(6, True), (7, False)])
def test_the_end_trigger_is_checked_at_completion(end_banners, triggered):  # tree_society R57, R107, R124
    s = position(board(6, completed=["wri_12", "ban_08"], progress={"wri_02": 2}), end_banners=end_banners)
    play(s, "level_up:wri_02")
    assert banners(s, 0) == 6 and bool(s.trigger_round) == triggered


def test_a_build_effect_does_not_build_on_its_own_card():  # tree_society R69, Q13
    """`arc_04` level 3 aside, `arc_01` level 2 allows any level, but not its own third."""
    s = position(board(30, progress={"arc_01": 1}), guild_market=MARKET)
    play(s, "level_up:arc_01")
    assert options(s) == [*(f"build:{id}" for id in MARKET.values()), "decline"]


def test_the_fruit_action_may_build_on_any_card():  # tree_society R93, Q13
    s = position(board(5, progress={"arc_01": 1}), sale=("apple_06",), fruit_action=True)
    play(s, "fruit_action")
    assert options(s) == ["level_up:arc_01"]
    play(s, "level_up:arc_01")
    assert s.purse[0] == 4 and step(s) == STEP.act


@pytest.mark.parametrize(
    ("carrier", "level", "expected"),
    [
        ("arc_01", 2, {"build:wri_01", "level_up:wri_09", "level_up:wri_05"}),  # any
        ("arc_05", 2, {"build:wri_01"}),  # a new guild
        ("arc_09", 2, {"level_up:wri_05"}),  # level 3
        ("arc_07", 1, {"level_up:wri_09", "level_up:wri_05"}),  # level 2 or 3
    ],
)
def test_level_filters(carrier, level, expected):  # tree_society R69
    own = {"wri_09": 1, "wri_05": 2}
    laid = {"bottom_1": "wri_01"}
    if level == 1:
        s = position(board(30, progress=own), guild_market={**laid, "bottom_2": carrier})
        play(s, f"build:{carrier}")
    else:
        s = position(board(30, progress={carrier: level - 1, **own}), guild_market=laid)
        play(s, f"level_up:{carrier}")
    assert set(options(s)) == expected | {"decline"}


def test_a_reduction_is_used_for_one_build_and_then_gone():  # tree_society R63
    s = position(board(20, progress={"arc_01": 1, "wri_05": 1}))
    play(s, "level_up:arc_01", "level_up:wri_05")
    assert s.purse[0] == 20 - 3 - 2
    play(s, "level_up:wri_05")
    assert s.purse[0] == 15 - 6


def test_a_build_effect_of_the_level_just_built_comes_first():  # tree_society R62, R63
    """Three builds in a row, each with its own reduction."""
    s = position(board(9, progress={"arc_01": 1, "arc_02": 1}), guild_market={"bottom_1": "wri_03"})
    play(s, "level_up:arc_01")  # 3 coins, and then any level at half cost
    play(s, "level_up:arc_02")  # 3 instead of 5, and then any level for 2 less
    assert s.purse[0] == 3 and options(s) == ["build:wri_03", "decline"]
    play(s, "build:wri_03")
    assert s.purse[0] == 3 and step(s) == STEP.act


def test_what_destroys_is_offered_last():
    """The first of the listed choices never harms (R36, R86)."""
    s = position(board(0, progress={"wri_09": 1}, completed=["ban_04"]))
    assert options(s) == ["end_build", "discard:wri_09", "discard:ban_04"]
