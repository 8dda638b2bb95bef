"""Taming, releasing, burning, converting, and slots (3.8, 3.14); what creatures give: `test_creature_powers.py`."""

import pytest
from games.sylve.position import position, scene

from sylvarium.games.sylve.rules.components import CREATURE_IDS, CREATURE_SEASON, DATA, SEASON_IDS

ROW = "honeybrook amberwood rustleaf_copse"
FIRST_SPACE = {
    "spring": "dewfern_hollow",
    "summer": "gilded_clearing",
    "autumn": "rustleaf_copse",
    "winter": "frosthush_glade",
}


def creatures(kind):
    return [entry["id"] for entry in DATA["creature"] if entry["power"]["kind"] == kind]


def power(key):
    return next(entry["power"] for entry in DATA["creature"] if entry["id"] == key)


def pass_blue(t):
    t.pool("B", "pond pond").play("place:pond", "space:left", "ingredient:plant")


# --- Taming and releasing (3.8) -----------------------------------------------------------------------


@pytest.mark.parametrize("key", CREATURE_IDS)
def test_every_creature_can_be_tamed(key):  # sylve R63, R64
    season = SEASON_IDS[CREATURE_SEASON[CREATURE_IDS.index(key)]]
    t = position(row=ROW).pool("R", "tree").pile(key).play("place:tree", "space:honeybrook.4", f"tame:{season}")
    assert t.tamed_by("R") == [key] and t.on_turn() == "B"
    assert t.s.pile_left[SEASON_IDS.index(season)] == 7
    new = t.s.pile[SEASON_IDS.index(season)]
    assert CREATURE_IDS[new] != key and SEASON_IDS[CREATURE_SEASON[new]] == season  # R7: revealed at once


def test_taming_may_be_declined():  # sylve R63, Q7
    t = position(row=ROW).pool("R", "tree").play("place:tree", "space:honeybrook.4", "decline")
    assert t.tamed_by("R") == [] and t.on_turn() == "B"


def test_empty_piles():  # sylve R63, R7, Q30
    t = position(row=ROW).pool("R", "tree").empty_piles("spring", "winter").play("place:tree", "space:honeybrook.4")
    assert t.legal() == {"tame:summer", "tame:autumn", "decline"}
    t = position(row=ROW).pool("R", "tree").empty_piles().play("place:tree", "space:honeybrook.4")
    assert t.on_turn() == "B"


def test_the_last_card_of_a_pile():  # sylve R7, Q30
    t = position(row=ROW).pool("R", "tree").pile("rime_owl")
    t.s.pile_left[3] = 0
    for creature, key in enumerate(CREATURE_IDS):
        if SEASON_IDS[CREATURE_SEASON[creature]] == "winter" and key != "rime_owl":
            t.s.creature_at[creature] = 9
    t.play("place:tree", "space:honeybrook.4", "tame:winter")
    assert t.s.pile[3] == -1 and t.tamed_by("R") == ["rime_owl"]


def test_vp_on_tame_counts_others_only():  # sylve R65, R104, Q43
    t = position(row=ROW).pool("R", "tree tree").pile("hearth_goose")
    t.play("place:tree", "space:honeybrook.4", "tame:winter")
    assert t.vp_of("R") == 0  # not its own taming
    pass_blue(t)
    t.pile("sleigh_elk").play("place:tree", "space:amberwood.4", "tame:winter")
    assert t.vp_of("R") == 1


def test_both_tamers_pay():  # sylve R65, R104
    t = position(row=ROW).pool("R", "tree").tame("R", "hearth_goose", "sleigh_elk")
    t.play("place:tree", "space:honeybrook.4", "tame:spring")
    assert t.vp_of("R") == 2


def test_the_limit():  # sylve R66, R68, E21
    t = scene("E21").play("space:honeybrook.4", "tame:autumn")
    assert t.legal() == {
        "release:cinder_hare",
        "release:petal_moth",
        "release:rime_owl",
        "release:market_jay",
    }
    own = t.copy().play("release:market_jay")
    assert own.tamed_by("R") == ["cinder_hare", "petal_moth", "rime_owl"]
    assert own.released_by("R") == {"market_jay"}
    t.play("release:petal_moth")
    assert t.tamed_by("R") == ["cinder_hare", "rime_owl", "market_jay"] and t.released_by("R") == {"petal_moth"}


def test_no_voluntary_release():  # sylve R68, Q28
    t = position(row=ROW).pool("R", "tree").tame("R", "cinder_hare", "petal_moth", "rime_owl")
    assert t.legal() == {"place:tree"}


def test_released_creatures_have_no_power():  # sylve R68, R95
    t = position(row=ROW).pool("R", "tree water").release("R", "windfall_dormouse", "kindle_toad", "hayrick_ox")
    assert t.legal() == {"place:tree", "place:water"}
    assert "space:hayrick_ox" not in t.copy().play("place:tree").legal()
    assert t.play("place:tree", "space:honeybrook.1").stock_of("R") == "1P"


def test_the_die_of_a_released_creature_is_set_aside():  # sylve R69, Q39
    t = (
        position(row=ROW)
        .pool("R", "tree")
        .tame("R", "hayrick_ox", "petal_moth", "rime_owl")
        .put("hayrick_ox", "B.hill")
    )
    before = t.aside()
    t.play("place:tree", "space:honeybrook.4", "tame:autumn", "release:hayrick_ox")
    assert t.aside() == before + 1 and t.at("hayrick_ox") == []


def test_a_foreign_die_on_my_slot():  # sylve R69, R93, Q39
    """After a swap it blocks the slot, and its owner can take it back."""
    t = position("BR", row=ROW).pool("B", "tree").hand("B", "homing_honey").tame("R", "hayrick_ox")
    t.put("hayrick_ox", "B.hill").s.seat = 1
    assert "space:hayrick_ox" not in t.copy().pool("R", "tree tree").play("place:tree").legal()
    t.s.seat = 0
    t.play("drink:homing_honey")
    assert t.at("hayrick_ox") == [] and t.pool_of("B") == ["hill", "tree"]


# --- Burning creatures --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", creatures("burn_on_forest"))
def test_burn_on_forest(key):  # sylve R96
    season = power(key)["season"]
    forest = FIRST_SPACE[season]
    other = next(f for s, f in FIRST_SPACE.items() if s != season)
    t = position(row=f"{forest} {other}").pool("R", "wind tree").tame("R", key)
    t.play("place:wind", f"space:{forest}.1")
    assert t.asked() == "burn" and f"burn:{other}.1" in t.legal() and "decline" in t.legal()
    t.play(f"burn:{other}.1")
    assert t.s.burned[t.place(f"{other}.1")] == 1 and t.on_turn() == "B"
    t = position(row=f"{forest} {other}").pool("R", "wind tree").tame("R", key)
    assert t.play("place:wind", f"space:{other}.1").on_turn() == "B"


def test_burn_on_village():  # sylve R97
    t = position(row=ROW).pool("R", "water tree").tame("R", "chimney_bat").play("place:water", "space:water")
    assert t.asked() == "burn"
    t = position(row=ROW).pool("R", "tree").tame("R", "chimney_bat").play("place:tree", "space:honeybrook.1")
    assert t.on_turn() == "B"


def test_first_burn_of_the_turn():  # sylve R49, R97, R102, E44, Q25
    t = scene("E44").play("space:fire", "burn:honeybrook.1")
    assert t.stock_of("R") == "2B" and t.asked() == "burn"
    t.play("burn:honeybrook.2")
    assert t.stock_of("R") == "2B" and t.s.scorched == 8


def test_the_first_burn_before_the_mole_was_tamed():  # sylve R102, R41
    t = position(row=ROW).pool("R", "tree tree").tame("R", "cinder_hare").hand("R", "quickstep_tea").pile("ashbud_mole")
    t.play("drink:quickstep_tea", "place:tree", "space:rustleaf_copse.1", "burn:honeybrook.1")
    t.play("place:tree", "space:rustleaf_copse.5", "tame:spring", "burn:honeybrook.2")
    assert t.stock_of("R") == "1P"  # the first burn of the turn is over


def test_the_mole_looks_at_the_moment_of_the_burn():  # sylve R41, R102
    t = position(row=ROW).pool("R", "tree").tame("R", "cinder_hare").pile("ashbud_mole")
    t.play("place:tree", "space:rustleaf_copse.5", "tame:spring", "burn:honeybrook.1")
    assert t.stock_of("R") == "1B"


# --- Converting (R98) ---------------------------------------------------------------------------------


def test_converting():  # sylve R98, E52, Q24
    t = scene("E52")
    assert t.legal("convert") == {"convert:kindle_toad:1"}
    t.play("convert:kindle_toad:1", "convert:gale_gecko:1")
    assert t.pool_of("R") == ["tree", "wind"] and not t.legal("convert")
    t = scene("E52", 2).play("convert:kindle_toad:1", "convert:gale_gecko:1")
    assert t.pool_of("R") == ["tree", "wind"] and not t.legal("convert")  # water would be full circle
    t.play("place:tree", "space:left", "ingredient:plant")
    t.play("convert:ripple_crane:1", "convert:kindle_toad:1")
    assert t.pool_of("R") == ["fire"]


def test_converting_as_often_as_one_likes():  # sylve R98, Q24
    """The same creature turns the same die again in one turn, after a potion has turned it back."""
    t = position(row=ROW).pool("R", "water tree").tame("R", "kindle_toad").hand("R", "mirror_dew")
    t.play("convert:kindle_toad:1", "drink:mirror_dew", "change:fire:water")
    assert t.legal("convert") == {"convert:kindle_toad:1"}
    assert t.play("convert:kindle_toad:1").pool_of("R") == ["fire", "tree"]


@pytest.mark.parametrize("part", (("drink:tumble_tonic", "reroll:1"), ("brew:quickstep_tea",)))
def test_every_part_of_the_turn_begins_the_circle_anew(part):  # sylve R98, Q24
    t = position(row=ROW).pool("R", "tree water").tame("R", "kindle_toad", "gale_gecko", "ripple_crane")
    t.hand("R", "tumble_tonic").stock("R", "2P 1M").market("quickstep_tea")
    t.play("convert:kindle_toad:1", "convert:gale_gecko:1")
    assert not t.legal("convert")
    t.play(*part)
    assert t.legal("convert") == {"convert:ripple_crane:1"}


def test_of_equal_dice_the_one_is_turned_that_can_go_farther():  # sylve R98
    t = position(row=ROW).pool("R", "tree fire wind").tame("R", "gale_gecko", "ripple_crane", "kindle_toad")
    t.play("convert:gale_gecko:1")  # now both show wind, and only the second one can go as far as fire
    assert t.legal("convert") == {"convert:ripple_crane:2"}
    t.play("convert:ripple_crane:2")
    assert t.legal("convert") == {"convert:ripple_crane:1", "convert:kindle_toad:2"}


@pytest.mark.parametrize("start", [0, 1, 2])
def test_no_element_comes_full_circle(start):  # sylve R98
    faces, converters = ("water", "fire", "wind"), ("kindle_toad", "gale_gecko", "ripple_crane")
    t = position(row=ROW).pool("R", f"tree {faces[start]}").tame("R", *converters)
    t.play(f"convert:{converters[start]}:1", f"convert:{converters[(start + 1) % 3]}:1")
    assert not t.legal("convert") and faces[(start + 2) % 3] in t.pool_of("R")


def test_what_the_other_die_has_shown_does_not_matter():  # sylve R98
    """The second die has gone from fire to wind; of the two the first one can go farther."""
    t = position(row=ROW).pool("R", "tree wind fire").tame("R", "gale_gecko", "ripple_crane", "kindle_toad")
    t.play("convert:gale_gecko:2")
    assert t.legal("convert") == {"convert:ripple_crane:1"}


def test_equal_dice_are_one_option():  # sylve R98
    t = position(row=ROW).pool("R", "water water tree").tame("R", "kindle_toad")
    assert t.legal("convert") == {"convert:kindle_toad:1"}  # equal dice are one option
    t.play("convert:kindle_toad:1")
    assert t.legal("convert") == {"convert:kindle_toad:2"}
    t.play("convert:kindle_toad:2")
    assert t.pool_of("R") == ["fire", "fire", "tree"] and not t.legal("convert")
    t.play("place:tree", "space:left", "ingredient:plant")
    pass_blue(t)
    assert t.legal() == {"place:fire"}


def test_converting_is_possible_again_in_the_next_turn():  # sylve R98
    t = position(row=ROW).pool("R", "water tree tree").tame("R", "kindle_toad", "gale_gecko", "ripple_crane")
    t.play("place:tree", "space:left", "ingredient:plant", "convert:kindle_toad:1", "convert:gale_gecko:1")
    pass_blue(t)
    assert t.legal("convert") == {"convert:ripple_crane:1"}


def test_converting_needs_a_die_in_the_pool_between_the_parts():  # sylve R98, Q24
    t = position(row=ROW).pool("R", "tree").tame("R", "kindle_toad").put("honeybrook.1", "el.water")
    assert not t.legal("convert")
    t.pool("R", "tree water").play("place:tree")
    assert not t.legal("convert")


# --- Slots (R108–R110) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "face", "stock"),
    [
        ("hayrick_ox", "hill", "3P"),
        ("capshell_snail", "tree", "3M"),
        ("geode_tortoise", "pond", "3C"),
        ("nectar_fox", "water", "2B"),
        ("cornucopia_crow", "wind", "1P 1M 1C"),
    ],
)
def test_slots_that_gain(key, face, stock):  # sylve R108, R110, R106
    t = position(row=ROW).pool("R", face).tame("R", key, "market_jay", "chimney_bat")
    t.play(f"place:{face}", f"space:{key}")
    assert t.stock_of("R") == stock and len(t.at(key)) == 1
    assert t.on_turn() == "B"  # R109: neither market_jay nor chimney_bat reacts; R108: the placement is done


def test_the_slot_that_moves():  # sylve R99, R108
    t = position(row=ROW).pool("R", "fire tree").tame("R", "burrow_ram").put("honeybrook.1", "B.tree")
    t.play("place:fire", "space:burrow_ram")
    assert t.legal() == {f"move:{t.die_name('honeybrook.1')}", "decline"}
    assert t.copy().play("decline").on_turn() == "B"
    t.play(f"move:{t.die_name('honeybrook.1')}", "move_to:amberwood.1")
    assert t.at("amberwood.1") == ["B.tree"] and t.at("burrow_ram") == ["el.fire"]


def test_the_slot_that_moves_without_a_die_to_move():  # sylve R108
    t = position(row=ROW).pool("R", "fire").tame("R", "burrow_ram").play("place:fire", "space:burrow_ram")
    assert t.on_turn() == "B"


def test_a_slot_is_no_target():  # sylve R109
    t = position(row=ROW).pool("R", "tree tree").tame("R", "chimney_bat", "hayrick_ox", "geode_tortoise")
    t.hand("R", "drift_drops").put("hayrick_ox", "R.hill")
    t.play("drink:drift_drops", f"move:{t.die_name('hayrick_ox')}")
    assert all(name.split(":")[1].split(".")[0] in ROW.split() for name in t.legal())
    t.play("move_to:honeybrook.1", "place:tree", "space:left", "ingredient:plant")
    assert all(name == "decline" or name.split(":")[1].split(".")[0] in ROW.split() for name in t.legal())


def test_using_a_slot_twice():  # sylve R34, R93, R108, E53
    t = scene("E53").play("place:tree", "space:left", "ingredient:crystal", "drink:homing_honey", "take_back:2")
    assert t.pool_of("R") == ["hill"] and t.at("hayrick_ox") == []
    pass_blue(t)
    t.play("place:hill", "space:hayrick_ox")
    assert t.stock_of("R") == "3P 1C"
