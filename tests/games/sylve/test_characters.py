"""The powers of the characters (3.16)."""

import pytest
from games.sylve.position import position, scene, told
from games.sylve.test_forests import control

from sylvarium.games.sylve.rules.forests import is_tied

ROW = "honeybrook amberwood rustleaf_copse"


def lelio(**more):
    return position("RB", row=ROW, powers=True, **more)


# --- Lelio: stack_on_die ------------------------------------------------------------------------------


def test_stacking():  # sylve R117, R118, E25, Q31
    t = told("E25")
    assert t.at("amberwood.1") == ["B.tree", "R.hill"] and t.stock_of("R") == "" and t.on_turn() == "B"


def test_stacking_on_an_element():  # sylve R114, R118, E60
    assert control(scene("E60"), "honeybrook") == ({"R": 1, "B": 1}, 1, None)
    assert control(told("E60"), "honeybrook") == ({"R": 2, "B": 1}, 0, "R")


def test_stacking_needs_the_power_a_berry_a_forage_die_and_a_die_below():  # sylve R10, R31, R118
    def may(t, face="hill"):
        return "space:amberwood.1" in t.pool("R", face).play(f"place:{face}").legal()

    assert may(lelio().stock("R", "1B").put("amberwood.1", "B.tree"))
    assert not may(lelio().stock("R", "9P 9M 9C").put("amberwood.1", "B.tree"))
    assert not may(position("RB", row=ROW).stock("R", "1B").put("amberwood.1", "B.tree"))
    assert not may(lelio().stock("R", "1B").put("amberwood.1", "B.tree"), "water")
    other = position("BR", row=ROW, powers=True).stock("B", "1B").put("amberwood.1", "R.tree").pool("B", "hill")
    assert "space:amberwood.1" not in other.play("place:hill").legal()


def test_stacking_neither_gathers_nor_tames_but_triggers():  # sylve R42, R118, R101
    t = (
        lelio()
        .pool("R", "tree")
        .stock("R", "1B")
        .tame("R", "cinder_hare", "petal_moth")
        .put("rustleaf_copse.5", "B.tree")
    )
    t.play("place:tree", "space:rustleaf_copse.5")
    assert t.asked() == "burn" and t.stock_of("R") == ""


def test_stacking_any_number_of_times():  # sylve R117
    t = lelio().pool("R", "tree tree").stock("R", "2B").put("honeybrook.1", "B.tree").pool("B", "pond pond")
    t.play("place:tree", "space:honeybrook.1", "place:pond", "space:left", "ingredient:plant")
    t.play("place:tree", "space:honeybrook.1")
    assert t.at("honeybrook.1") == ["B.tree", "R.tree", "R.tree"] and t.stock_of("R") == ""


# --- Kyril: break_tie ---------------------------------------------------------------------------------


def kyril():
    return position("BR", row=ROW, powers=True).pool("R", "")


def end_round(t):
    return t.pool("B", "tree").play("place:tree", "space:left", "ingredient:plant")


def test_breaking_one_tie():  # sylve R119, R125, E26, Q18
    t = kyril().stock("B", "3B").put("honeybrook.1", "B.tree").put("honeybrook.2", "R.hill")
    end_round(t.put("amberwood.1", "B.tree").put("amberwood.2", "R.hill"))
    assert t.on_turn() == "B" and t.legal() == {"break_tie:honeybrook", "break_tie:amberwood", "decline"}
    assert t.copy().play("decline").forests_of("B") == set()
    t.play("break_tie:amberwood")
    assert t.forests_of("B") == {"amberwood"} and "honeybrook" in t.discarded()
    assert t.stock_of("B") == "1P 2B" and t.s.round == 2


@pytest.mark.parametrize(
    ("dice", "tied"),
    [
        ("B.tree B.hill R.pond el.fire el.wind", True),  # Blue 2, Red 1, element 2
        ("B.tree R.hill el.fire el.wind", False),  # Blue 1, Red 1, element 2
        ("B.tree R.hill R.pond", False),  # Blue 1, Red 2
        ("R.tree", False),  # Blue 0
        ("", False),
        ("B.tree el.fire", True),
        ("B.tree R.tree", True),
        ("B.tree R.tree G.tree el.wind", True),
        ("B.tree", False),  # controlled anyway
    ],
)
def test_what_a_tie_is(dice, tied):  # sylve R119, E46, Q19
    t = position("BRGY", row="elder_snowwood", powers=True)
    for number, die in enumerate(dice.split(), 1):
        t.put(f"elder_snowwood.{number}", die)
    assert bool(t.rule(is_tied, t.row_of("elder_snowwood"), t.seat("B"))) == tied


def test_breaking_a_tie_costs_a_berry_and_needs_the_power():  # sylve R119, R117, R10
    for players, powers, stock in (("BR", True, "9P"), ("BR", False, "3B"), ("RG", True, "3B")):
        t = position(players, row=ROW, powers=powers).stock(players[0], stock)
        t.put("honeybrook.1", f"{players[0]}.tree").put("honeybrook.2", f"{players[1]}.hill")
        t.pool(players[1], "").pool(players[0], "tree").play("place:tree", "space:left", "ingredient:plant")
        assert t.s.round == 2 and "honeybrook" in t.discarded()


def test_without_a_tie_there_is_nothing_to_break():  # sylve R119, R125
    t = end_round(kyril().stock("B", "3B").put("honeybrook.1", "B.tree").put("amberwood.1", "R.hill"))
    assert t.s.round == 2 and t.forests_of("B") == {"honeybrook"} and t.stock_of("B") == "1P 3B"


def test_the_breaker_may_be_out_of_dice():  # sylve R119, R125
    t = position("RB", row=ROW, powers=True).stock("B", "1B").pool("B", "").pool("R", "tree")
    t.put("honeybrook.1", "B.tree").put("honeybrook.2", "R.hill")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert t.on_turn() == "B" and t.legal() == {"break_tie:honeybrook", "decline"}
    t.tame("B", "pale_lynx").play("break_tie:honeybrook")
    assert t.vp_of("B") == 2  # R104: taking control this way counts


# --- Myla: creature_anywhere --------------------------------------------------------------------------


def myla(**more):
    return position("GB", row=ROW, powers=True, **more)


def test_a_fifth_creature():  # sylve R66, R120, E27
    four = ("cinder_hare", "petal_moth", "rime_owl", "market_jay")
    t = myla().pool("G", "tree").tame("G", *four[:3]).pile("market_jay")
    t.play("place:tree", "space:honeybrook.4", "tame:autumn")
    assert t.tamed_by("G") == list(four) and t.on_turn() == "B"
    t = scene("E27").play("space:honeybrook.4", "tame:winter")
    assert t.asked() == "release" and len(t.legal()) == 5


def test_without_powers_the_limit_is_three():  # sylve R10, R66
    t = position("GB", row=ROW).pool("G", "tree").tame("G", "cinder_hare", "petal_moth", "rime_owl")
    assert t.play("place:tree", "space:honeybrook.4", "tame:autumn").asked() == "release"


def test_a_creature_on_an_ingredient_space():  # sylve R120, R122
    t = myla().pool("G", "tree").stock("G", "1B").pile("petal_moth").play("place:tree", "space:honeybrook.1")
    assert t.legal() == {"anywhere", "decline"}
    assert t.copy().play("decline").stock_of("G") == "1P 1B"
    t.play("anywhere")
    assert t.stock_of("G") == "" and t.legal("tame") == {"tame:spring", "tame:summer", "tame:autumn", "tame:winter"}
    assert t.play("tame:spring").tamed_by("G") == ["petal_moth"]


def test_the_space_is_carried_out_as_always_if_no_creature_is_wanted():  # sylve R44, R120
    """A space of the second forest, and an element die: water gathers two more."""
    t = myla().pool("G", "water").stock("G", "1B").pile("petal_moth").play("place:water", "space:amberwood.1")
    t.play("decline")
    kind = t.stock_of("G").removesuffix(" 1B")
    assert kind[0] == "3" and t.at("amberwood.1") == ["el.water"] and t.on_turn() == "B"


def test_no_gathering_when_a_creature_is_tamed_instead():  # sylve R76, R120
    t = myla().pool("G", "water").stock("G", "1B").tame("G", "windfall_dormouse", "sprout_badger")
    t.play("place:water", "space:honeybrook.1", "anywhere", "decline")
    assert t.stock_of("G") == "" and t.on_turn() == "B"


def test_a_creature_in_the_village():  # sylve R120, R122, E59, Q20
    t = scene("E59").play("space:left", "anywhere", "tame:summer")
    assert t.stock_of("G") == "" and t.asked() == "ingredient"
    t.play("ingredient:plant")
    assert t.stock_of("G") == "1P" and t.tamed_by("G") == ["market_jay", "cinder_hare"]


def test_a_creature_on_a_slot():  # sylve R110, R120, Q20
    t = myla().pool("G", "pond").stock("G", "1B").tame("G", "hayrick_ox").play("place:pond", "space:hayrick_ox")
    assert t.legal() == {"anywhere", "decline"}
    t = myla().pool("G", "wind").stock("G", "1B").tame("G", "burrow_ram").put("left", "B.tree")
    assert t.play("place:wind", "space:burrow_ram").asked() == "move_die"


@pytest.mark.parametrize(
    ("round", "face", "space", "asked"),
    [
        (1, "water", "water", "creature_anywhere"),  # gather_each
        (2, "tree", "left", "creature_anywhere"),
        (1, "tree", "right", "change"),
        (2, "tree", "right", "reserve"),
        (1, "wind", "wind", "reserve"),
        (2, "water", "water", "tame"),
        (2, "fire", "fire", "burn"),
    ],
)
def test_which_village_spaces_are_ingredient_spaces(round, face, space, asked):  # sylve R62, R120, Q20
    t = myla(round=round).pool("G", f"{face} tree").stock("G", "1B").market("hush_water")
    assert t.play(f"place:{face}", f"space:{space}").asked() == asked


def test_the_offer_needs_a_berry_and_a_creature():  # sylve R122
    t = myla().pool("G", "tree").play("place:tree", "space:honeybrook.1")
    assert t.on_turn() == "B"
    t = myla().pool("G", "tree").stock("G", "1B").empty_piles().play("place:tree", "space:honeybrook.1")
    assert t.on_turn() == "B" and t.stock_of("G") == "1P 1B"
    t = position("GB", row=ROW).pool("G", "tree").stock("G", "1B").play("place:tree", "space:honeybrook.1")
    assert t.stock_of("G") == "1P 1B"


def test_a_berry_gained_in_the_turn_may_be_used():  # sylve R122
    t = myla().pool("G", "tree water").tame("G", "nectar_fox").hand("G", "quickstep_tea")
    t.play("place:water", "space:nectar_fox", "drink:quickstep_tea", "place:tree", "space:honeybrook.1")
    assert t.legal() == {"anywhere", "decline"}


def test_not_with_forcing():  # sylve R80, R120, Q21
    t = myla().pool("G", "hill").stock("G", "2B").play("place:hill", "space:honeybrook.1")
    assert t.stock_of("G") == "1B" and t.on_turn() == "B"


def test_a_berry_instead_on_a_space_turned_into_a_creature_space():  # sylve R101, R120
    t = (
        myla()
        .pool("G", "tree")
        .stock("G", "1B")
        .tame("G", "petal_moth")
        .play("place:tree", "space:honeybrook.1", "anywhere")
    )
    assert "take_berry" in t.legal()


# --- Wren: double_berry -------------------------------------------------------------------------------


def wren(powers=True):
    return position("YB", row=ROW, powers=powers).pool("Y", "tree")


def test_the_first_berry_counts_twice():  # sylve R121, E28
    t = told("E28")
    assert t.stock_of("Y") == "" and t.hand_of("Y") == {"quickstep_tea"}


def test_double_berry_and_a_large_potion():  # sylve R121, E47
    assert told("E47").stock_of("Y") == ""
    assert scene("E47", 2).legal() == {"place:tree", "place:hill"}  # without powers


def test_no_berry_counts_twice_without_a_berry():  # sylve R121
    assert "brew:quickstep_tea" in wren().stock("Y", "2P 1B").market("quickstep_tea").legal()
    assert "brew:quickstep_tea" not in wren().stock("Y", "2P").market("quickstep_tea").legal()


def test_no_overpaying():  # sylve R70, R121, Q40
    t = wren().stock("Y", "2P 1M 2B").market("quickstep_tea").play("brew:quickstep_tea")
    # all three basic; or one of them with one berry for two; or none with two berries for three
    assert t.legal() == {"pay:2-1-0", "pay:1-0-0", "pay:0-1-0", "pay:0-0-0"}
    assert t.copy().play("pay:1-0-0").stock_of("Y") == "1P 1M 1B"
    assert t.copy().play("pay:0-0-0").stock_of("Y") == "2P 1M"


def test_one_missing_ingredient():  # sylve R121, Q40
    t = wren().stock("Y", "2P 1B").market("quickstep_tea").play("brew:quickstep_tea")
    assert t.stock_of("Y") == "1P"  # the berry stands for the mushroom and one plant


def test_no_effect_on_other_payments():  # sylve R121
    t = wren().stock("Y", "1B").play("place:tree", "space:honeybrook.2")
    assert t.stock_of("Y") == ""
