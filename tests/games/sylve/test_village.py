"""The Village (3.7), every space of both sides."""

import pytest
from games.sylve.position import position, scene, told

from sylvarium.games.sylve.rules.components import PLACES
from sylvarium.games.sylve.rules.dice import any_placed_forage, is_any_die_space
from sylvarium.games.sylve.rules.turn import can_move

ROW = "honeybrook amberwood rustleaf_copse"
FIVE = "honeybrook amberwood rustleaf_copse firefly_marsh blossomgate"


@pytest.mark.parametrize("round", [1, 2])
def test_only_two_spaces_take_every_die(round):  # sylve R33, R34
    """No forest space, none of the three for elements, and no slot of a creature."""
    t = position(row=ROW, round=round)
    assert [k for k in range(PLACES) if t.rule(is_any_die_space, k)] == [t.place("left"), t.place("right")]


def test_a_die_of_the_last_player_can_be_moved():  # sylve R90
    t = position("RBGY", row=FIVE)
    assert not t.rule(any_placed_forage)
    t.put("blossomgate.1", "Y.tree")
    assert t.rule(any_placed_forage) and t.rule(can_move)


def test_a_die_can_be_moved_as_long_as_one_space_of_any_forest_is_open():  # sylve R90
    t = position(row=ROW).put("left", "B.tree").burned(*(f"honeybrook.{k}" for k in range(1, 6)))
    assert t.rule(can_move)
    t.burned(*(f"{forest}.{k}" for forest in ROW.split()[1:] for k in range(1, 6)))
    assert not t.rule(can_move)


@pytest.mark.parametrize("round", [1, 2])
def test_market_stalls_and_lantern_market(round):  # sylve R49, R51
    t = position(row=ROW, round=round).pool("R", "tree").play("place:tree", "space:left", "ingredient:mushroom")
    assert t.stock_of("R") == "1M" and t.at("left") == ["R.tree"]


def test_tinkers_bench():  # sylve R61, Q33
    t = position(row=ROW).pool("R", "tree tree wind").play("place:tree", "space:right")
    assert t.legal() == {
        "change:tree:hill",
        "change:tree:pond",
        "change:wind:water",
        "change:wind:fire",
        "decline",
    }
    assert t.copy().play("decline").pool_of("R") == ["tree", "wind"]
    t.play("change:wind:fire")
    assert t.pool_of("R") == ["fire", "tree"] and t.on_turn() == "B"


def test_tinkers_bench_with_an_empty_pool():  # sylve R49, R61
    t = position(row=ROW).pool("R", "tree").play("place:tree", "space:right")
    assert t.on_turn() == "B" and t.at("right") == ["R.tree"]


def test_mill_pond():  # sylve R52, R106, Q22
    t = position(row=ROW).pool("R", "water").play("place:water", "space:water")
    assert t.stock_of("R") == "1P 1M 1C" and t.at("water") == ["el.water"]


def test_charcoal_kiln():  # sylve R59, E40, Q32, Q41
    t = position("RBG", row=ROW).pool("R", "fire").put("honeybrook.1", "el.water")
    t.put("honeybrook.2", "R.hill", "el.fire").put("honeybrook.3", "el.wind", "B.pond")
    t.put("amberwood.1", "el.wind")
    before = t.aside()
    t.play("place:fire", "space:fire")
    assert t.legal() == {"clear:honeybrook", "clear:amberwood", "decline"}
    assert t.copy().play("decline").at("honeybrook.1") == ["el.water"]
    t.play("clear:honeybrook")
    assert (t.at("honeybrook.1"), t.at("honeybrook.2"), t.at("honeybrook.3")) == ([], ["R.hill"], ["B.pond"])
    assert t.aside() == before + 3 and t.at("fire") == ["el.fire"] and t.at("amberwood.1") == ["el.wind"]
    assert t.on_turn() == "B"


def test_charcoal_kiln_without_a_target():  # sylve R49, E55
    assert told("E55").at("fire") == ["el.fire"]
    t = position(row=ROW).pool("R", "fire tree").put("left", "el.water").put("honeybrook.1", "B.tree")
    t.play("place:fire", "space:fire")
    assert t.on_turn() == "B" and t.at("fire") == ["el.fire"]
    t.pool("B", "fire")
    assert "space:fire" not in t.play("place:fire").legal()


def test_heralds_tower():  # sylve R53, R54, R49
    t = position(row=ROW).pool("R", "wind").market("hush_water", "null_nectar", "barter_brine", "mirror_dew")
    t.play("place:wind", "space:wind")
    assert t.stock_of("R") == "1B" and t.asked() == "reserve" and len(t.legal()) == 5
    assert "decline" not in t.legal()  # R56
    t.play("reserve:mirror_dew")
    assert t.reserved_by("R") == {"mirror_dew"}


def test_apothecary():  # sylve R54, R70, R72, R135, E8
    t = position("GR", row=ROW, round=2).pool("G", "tree hill")
    t.market("tumble_tonic", "hush_water", "barter_brine", "mirror_dew").deck("oubliette_oil")
    t.play("place:tree", "space:right")
    assert t.legal() == {
        "reserve:tumble_tonic",
        "reserve:hush_water",
        "reserve:barter_brine",
        "reserve:mirror_dew",
        "reserve:oubliette_oil",
    }
    t.play("reserve:barter_brine")
    assert t.market_now() == ["tumble_tonic", "hush_water", "oubliette_oil", "mirror_dew"]
    assert t.s.potions_left == 0 and t.reserved_by("G") == {"barter_brine"}
    assert t.part("G", "potions") == 0
    t.stock("R", "9P 9M 9C").stock("G", "1P 2M 1C")
    assert "brew:barter_brine" not in t.legal()  # it is Red's turn
    t.play("place:pond", "space:left", "ingredient:plant", "end_turn")
    assert t.on_turn() == "G" and "brew:barter_brine" in t.legal() and "drink:barter_brine" not in t.legal()
    t.play("brew:barter_brine")
    assert t.stock_of("G") == "" and t.part("G", "potions") == 4
    assert t.market_now() == ["tumble_tonic", "hush_water", "oubliette_oil", "mirror_dew"]


def test_the_revealed_card_can_be_reserved():  # sylve R54
    t = position(row=ROW, round=2).pool("R", "tree").market("tumble_tonic", "hush_water", "barter_brine", "mirror_dew")
    t.deck("oubliette_oil").play("place:tree", "space:right", "reserve:oubliette_oil")
    assert t.reserved_by("R") == {"oubliette_oil"} and t.s.potions_left == 0
    assert t.market_now() == ["tumble_tonic", "hush_water", "barter_brine", "mirror_dew"]


def test_reserving_from_an_empty_deck():  # sylve R55, E51, Q30
    t = scene("E51").play("space:right")
    assert t.legal() == {"reserve:tumble_tonic", "reserve:barter_brine", "reserve:mirror_dew"}
    t.play("reserve:barter_brine")
    assert t.market_now() == ["tumble_tonic", "-", "-", "mirror_dew"]


def test_nothing_to_reserve():  # sylve R55, R49
    t = position(row=ROW, round=2).pool("R", "tree").deck().play("place:tree", "space:right")
    assert t.on_turn() == "B" and t.reserved_by("R") == set()


def test_any_number_of_reserved_potions():  # sylve R56
    many = ("tumble_tonic", "hush_water", "barter_brine", "mirror_dew", "null_nectar", "wisp_ale")
    t = position(row=ROW, round=2).pool("R", "tree").reserved("R", *many).market("quintessence").deck()
    t.play("place:tree", "space:right")  # a single card is not asked for
    assert t.reserved_by("R") == {*many, "quintessence"}


def test_moonlit_trough():  # sylve R57, R62, E29, R101
    t = scene("E29").play("space:water")
    assert t.asked() == "tame" and "take_berry" in t.legal() and "tame:spring" in t.legal()
    t.play("take_berry")
    assert t.stock_of("R") == "1B" and t.tamed_by("R") == ["petal_moth"]


def test_bonfire():  # sylve R58, R53
    t = position(row=ROW, round=2).pool("R", "fire tree").play("place:fire", "space:fire")
    assert t.asked() == "burn" and t.stock_of("R") == ""
    assert t.copy().play("decline").stock_of("R") == "1B"
    t.play("burn:honeybrook.1")
    assert t.stock_of("R") == "1B" and t.s.scorched == 9


def test_weathervane():  # sylve R60, Q33
    t = position(row=ROW, round=2).pool("R", "wind").put("honeybrook.1", "B.tree").put("left", "R.hill", "R.hill")
    t.play("place:wind", "space:wind")
    assert "decline" in t.legal() and len(t.legal("move:")) == 2  # equal dice side by side are one option
    assert t.copy().play("decline").on_turn() == "B"
    t.play(f"move:{t.die_name('honeybrook.1')}", "move_to:rustleaf_copse.5")
    assert t.at("rustleaf_copse.5") == ["B.tree"] and t.tamed_by("B") == [] and t.on_turn() == "B"


def test_weathervane_without_a_die_to_move():  # sylve R49, R60
    t = position(row=ROW, round=2).pool("R", "wind").put("honeybrook.1", "el.fire").play("place:wind", "space:wind")
    assert t.on_turn() == "B" and t.at("wind") == ["el.wind"]


def test_a_space_that_becomes_free_is_free_again():  # sylve R32, R94, Q5
    t = position(row=ROW).pool("R", "water tree").hand("R", "hush_water").put("water", "el.water")
    assert "space:water" not in t.copy().play("place:water").legal()
    t.play("drink:hush_water")
    assert t.at("water") == [] and "space:water" in t.copy().play("place:water").legal()
