"""Where a die may be placed and what follows (3.4–3.6, 3.10, 3.11)."""

import pytest
from games.sylve.position import position, scene, told

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.components import CREATURE_IDS, FACE_IDS
from sylvarium.games.sylve.rules.dice import pool_die
from sylvarium.games.sylve.rules.placing import is_paid, offer_anywhere

ROW = "honeybrook amberwood rustleaf_copse"


def spaces(t, face):
    return {name.removeprefix("space:") for name in t.copy().play(f"place:{face}").legal()}


# --- Where (3.4) --------------------------------------------------------------------------------------


def test_a_forage_die_needs_its_symbol():  # sylve R28, R29, Q3
    t = position(row=ROW).pool("R", "tree hill pond")
    any_die = {"left", "right"}
    assert spaces(t, "tree") == any_die | {
        "honeybrook.1",
        "honeybrook.4",
        "amberwood.1",
        "amberwood.4",
        "rustleaf_copse.1",
        "rustleaf_copse.5",
    }
    assert spaces(t, "hill") == any_die | {"honeybrook.2", "amberwood.2", "rustleaf_copse.2"}
    assert spaces(t, "pond") == any_die | {
        "honeybrook.3",
        "amberwood.3",
        "amberwood.5",
        "rustleaf_copse.3",
        "rustleaf_copse.4",
    }


def test_an_element_die_goes_on_every_empty_forest_space():  # sylve R30, R32, E4
    t = scene("E4")
    expected = {f"honeybrook.{n}" for n in (1, 3, 4)} | {f"amberwood.{n}" for n in (2, 3, 4, 5)}
    expected |= {f"rustleaf_copse.{n}" for n in range(1, 6)} | {"left", "right", "wind", "nectar_fox"}
    assert spaces(t, "wind") == expected


def test_occupied_spaces_are_blocked():  # sylve R31, Q5
    t = position(row=ROW).pool("R", "tree water wind").stock("R", "5P 5B")
    t.put("honeybrook.1", "B.tree").put("honeybrook.2", "el.fire").put("wind", "el.wind")
    for face in ("tree", "water", "wind"):
        assert not {"honeybrook.1", "honeybrook.2", "wind"} & spaces(t, face)


def test_village_element_spaces():  # sylve R32
    t = position(row=ROW).pool("R", "tree water fire")
    village = {"left", "right", "water", "fire", "wind"}
    assert spaces(t, "tree") & village == {"left", "right"}
    assert spaces(t, "water") & village == {"left", "right", "water"}
    assert spaces(t, "fire") & village == {"left", "right", "fire"}
    t.put("fire", "el.fire")
    assert spaces(t, "fire") & village == {"left", "right"}


def test_any_die_spaces_are_never_blocked():  # sylve R33, R50, R51, E3, Q22
    t = scene("E3").play("place:fire", "space:left")
    assert t.legal() == {"ingredient:plant", "ingredient:mushroom", "ingredient:crystal"}
    t.play("ingredient:crystal")
    assert t.stock_of("B") == "1C" and t.at("left") == ["R.tree", "el.water", "el.fire"]


def test_slots():  # sylve R34
    t = position(row=ROW).pool("R", "tree water").tame("R", "hayrick_ox", "nectar_fox").tame("B", "geode_tortoise")
    assert "hayrick_ox" in spaces(t, "tree") and "nectar_fox" not in spaces(t, "tree")
    assert "nectar_fox" in spaces(t, "water") and "hayrick_ox" not in spaces(t, "water")
    assert "geode_tortoise" not in spaces(t, "tree")
    t.put("hayrick_ox", "R.hill")
    assert "hayrick_ox" not in spaces(t, "tree")


def test_burned_spaces_take_no_die():  # sylve R35
    t = position("RB", row=ROW, powers=True).pool("R", "tree fire wind").stock("R", "5P 5B").burned("honeybrook.1")
    for face in ("tree", "fire", "wind"):
        assert "honeybrook.1" not in spaces(t, face)


def test_a_placed_element_die_belongs_to_nobody():  # sylve R38
    from sylvarium.games.sylve import GAME

    t = position(row=ROW).pool("R", "fire tree").play("place:fire", "space:honeybrook.1")
    assert t.stock_of("R") == "1P"
    [die] = [die for die in GAME.view(t.s, 0)["dice"] if die["place"] == "space:honeybrook.1"]
    assert die["owner"] is None and die["kind"] == "element"


# --- Forest spaces (3.6) ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "space", "stock"),
    [("tree", "honeybrook.1", "1P"), ("hill", "honeybrook.2", "1M"), ("pond", "honeybrook.3", "1C")],
)
def test_a_space_gives_its_ingredient(face, space, stock):  # sylve R44, R45, R48, Q7
    t = position(row=ROW).pool("R", face).play(f"place:{face}", f"space:{space}")
    assert t.stock_of("R") == stock and t.at(space) == [f"R.{face}"] and t.on_turn() == "B"


def test_a_creature_space_offers_the_piles():  # sylve R46, R48
    t = position(row=ROW).pool("R", "tree").play("place:tree", "space:honeybrook.4")
    assert t.legal() == {"tame:spring", "tame:summer", "tame:autumn", "tame:winter", "decline"}


def test_bonus_of_one_season_of_a_forest_with_two():  # sylve R44, R47, R105, E5
    assert told("E5").stock_of("R") == "2P"
    assert told("E5", 2).stock_of("R") == "3P"


def test_bonus_with_an_element_die():  # sylve R44, R105, E6
    assert told("E6").stock_of("R") == "2P"


def test_no_bonus_in_another_season():  # sylve R44
    t = position(row="frosthush_glade").pool("R", "tree").tame("R", "harvest_hedgehog", "windfall_dormouse")
    assert t.play("place:tree", "space:frosthush_glade.1").stock_of("R") == "1M"


# --- Element powers (3.10) ----------------------------------------------------------------------------


def test_water_gathers_two_more():  # sylve R44, R76, E13
    assert told("E13").stock_of("R") == "3C"


def test_water_on_a_creature_space_has_no_power():  # sylve R76, R77
    t = position(row=ROW).pool("R", "water").play("place:water", "space:honeybrook.4", "decline")
    assert t.stock_of("R") == "" and t.on_turn() == "B"


def test_fire_covers():  # sylve R73, R114, E14
    t = told("E14")
    assert t.at("honeybrook.3") == ["B.pond", "el.fire"] and t.stock_of("R") == "1C"


def test_fire_on_a_stack_and_on_a_creature_space():  # sylve R73
    t = position(row=ROW).pool("R", "fire").put("honeybrook.4", "B.tree", "el.fire")
    t.pile("market_jay").play("place:fire", "space:honeybrook.4", "tame:autumn")
    assert t.at("honeybrook.4") == ["B.tree", "el.fire", "el.fire"] and t.tamed_by("R") == ["market_jay"]


def test_wind_brings_a_die_back():  # sylve R74, R75, E15
    t = told("E15")
    assert t.at("honeybrook.1") == ["el.wind"] and t.stock_of("R") == "1P"
    assert t.pool_of("R") == ["pond", "tree"]


def test_wind_on_a_stack():  # sylve R74, R94, E31, Q13
    t = told("E31")
    assert t.pool_of("R") == ["hill"] and t.at("honeybrook.2") == ["el.fire", "el.wind"]
    assert t.stock_of("R") == "1M" and t.on_turn() == "B"
    t.play("space:left", "ingredient:plant")
    assert t.on_turn() == "R"


def test_wind_with_several_own_dice_on_the_space():  # sylve R74
    t = position(row=ROW).pool("R", "wind").put("honeybrook.2", "R.hill", "B.hill", "R.tree")
    t.play("place:wind", "space:honeybrook.2")
    assert t.legal() == {"take_back:1", "take_back:2"}  # the hill die was put down first
    t.play("take_back:1")
    assert t.pool_of("R") == ["hill"] and t.at("honeybrook.2") == ["B.hill", "R.tree", "el.wind"]


def test_wind_without_a_die_of_ones_own():  # sylve R31, R77, E32
    t = position(row=ROW).pool("R", "wind tree").put("honeybrook.2", "B.hill").put("honeybrook.3", "el.fire")
    assert not {"honeybrook.2", "honeybrook.3"} & spaces(t, "wind")
    t.play("place:wind", "space:honeybrook.1")
    assert t.stock_of("R") == "1P" and t.pool_of("R") == ["tree"]


def test_wind_looks_at_the_present_position_only():  # sylve R74, Q14
    """A die that somebody else has moved there counts; one that has been moved away does not."""
    t = position(row=ROW).pool("R", "wind").pool("B", "tree tree").hand("B", "drift_drops")
    t.put("honeybrook.1", "R.tree").s.seat = 1
    t.play("drink:drift_drops", f"move:{t.die_name('honeybrook.1')}", "move_to:amberwood.2")
    t.play("place:tree", "space:honeybrook.1")
    assert t.on_turn() == "R"
    assert "amberwood.2" in spaces(t, "wind") and "honeybrook.1" not in spaces(t, "wind")


def test_fire_on_an_empty_space_has_no_power():  # sylve R77
    t = position(row=ROW).pool("R", "fire").play("place:fire", "space:honeybrook.2")
    assert t.stock_of("R") == "1M" and t.at("honeybrook.2") == ["el.fire"]


def test_no_element_power_in_the_village():  # sylve R50, R106
    t = position(row=ROW).pool("R", "water wind").tame("R", "harvest_hedgehog").put("left", "R.tree")
    t.play("place:water", "space:left", "ingredient:plant")
    assert t.stock_of("R") == "1P"
    t.play("place:pond", "space:right")
    t.pool("B", "pond").play("place:wind", "space:left", "ingredient:plant")
    assert t.at("left") == ["R.tree", "el.water", "el.wind"] and t.pool_of("R") == []


# --- Forcing (3.11) -----------------------------------------------------------------------------------


def test_forcing_with_the_ingredient():  # sylve R36, R78, R80, E17, Q4
    t = told("E17")
    assert t.stock_of("R") == "" and t.at("honeybrook.2") == ["R.tree"] and t.on_turn() == "B"


def test_forcing_needs_the_reward_not_the_symbol():  # sylve R78, Q4
    t = position(row=ROW).pool("R", "tree").stock("R", "3P")
    assert "honeybrook.2" not in spaces(t, "tree")  # hill:mushroom
    t.stock("R", "1B")
    assert "honeybrook.2" in spaces(t, "tree")


def test_the_payment_is_chosen():  # sylve R78
    t = position(row=ROW).pool("R", "tree tree").stock("R", "1M 1B").play("place:tree", "space:honeybrook.2")
    assert t.legal() == {"force:ingredient", "force:berry"}
    assert t.copy().play("force:ingredient").stock_of("R") == "1B"
    assert t.copy().play("force:berry").stock_of("R") == "1M"


def test_forcing_on_a_creature_space_costs_a_berry():  # sylve R79, E18
    assert "space:honeybrook.4" not in scene("E18").legal()
    t = told("E18", 2)
    assert t.stock_of("R") == "" and t.tamed_by("R") == [] and t.on_turn() == "B"


def test_a_forced_die_gains_nothing():  # sylve R80, Q21
    t = position("GB", row=ROW, powers=True).pool("G", "tree").stock("G", "1M 1B")
    t.tame("G", "windfall_dormouse", "spore_squirrel", "petal_moth").play("place:tree", "space:honeybrook.2")
    t.play("force:ingredient")
    assert t.stock_of("G") == "1B" and t.on_turn() == "B"


def test_forcing_any_number_of_times_but_only_in_forests():  # sylve R81
    t = position(row=ROW).pool("R", "tree tree tree").stock("R", "3B").tame("R", "nectar_fox")
    for space in ("honeybrook.2", "honeybrook.3"):
        t.play("place:tree", f"space:{space}")
        t.pool("B", "pond pond").play("place:pond", "space:left", "ingredient:plant")
    assert t.stock_of("R") == "1B"
    assert not {"water", "fire", "wind", "nectar_fox"} & spaces(t, "tree")


def test_a_fitting_die_is_not_forced():  # sylve R37
    t = position(row=ROW).pool("R", "tree").stock("R", "1P 1B").play("place:tree", "space:honeybrook.1")
    assert t.stock_of("R") == "2P 1B" and t.on_turn() == "B"


# --- The order of things (3.5) ------------------------------------------------------------------------


def test_space_first_then_creatures_in_order_of_taming():  # sylve R39, R40, Q8
    t = position(row=ROW).pool("R", "tree").tame("R", "chimney_bat", "market_jay")
    t.play("place:tree", "space:left")
    asked = []
    for answer in ("ingredient:plant", "burn:honeybrook.1", "ingredient:crystal"):
        asked.append(t.asked())
        t.play(answer)
    assert asked == ["ingredient", "burn", "ingredient"] and t.stock_of("R") == "1P 1C"
    t = position(row=ROW).pool("R", "tree").tame("R", "market_jay", "chimney_bat")
    t.play("place:tree", "space:left", "ingredient:plant", "ingredient:crystal")
    assert t.asked() == "burn"


def test_a_burn_may_use_a_space_just_vacated():  # sylve R39, Q8
    t = position(row=ROW, round=2).pool("R", "wind").tame("R", "chimney_bat").put("honeybrook.1", "B.tree")
    t.play("place:wind", "space:wind", f"move:{t.die_name('honeybrook.1')}", "move_to:honeybrook.2")
    assert "burn:honeybrook.1" in t.legal() and "burn:honeybrook.2" not in t.legal()


def test_a_new_creature_does_not_react():  # sylve R41, E35, Q9
    t = position(row=ROW).pool("R", "tree pond").pile("cinder_hare")
    t.play("place:tree", "space:rustleaf_copse.5", "tame:summer")
    assert t.on_turn() == "B"
    t.pool("B", "pond pond").play("place:pond", "space:left", "ingredient:plant")
    t.play("place:pond", "space:rustleaf_copse.3")
    assert t.asked() == "burn"


def test_release_before_the_reaction():  # sylve R39 to R41, R65, R67, R69, E36, Q9
    t = scene("E36").play("space:rustleaf_copse.5", "tame:winter")
    assert t.vp_of("R") == 1 and t.asked() == "release"
    assert t.copy().play("release:cinder_hare").on_turn() == "B"
    before = t.aside()
    t.play("release:hayrick_ox")
    assert t.aside() == before + 1 and t.asked() == "burn"


def test_forced_fire_wind_and_extra_placements_trigger():  # sylve R42, E34
    t = scene("E34").play("space:rustleaf_copse.1")
    assert t.stock_of("R") == "" and t.asked() == "burn"
    assert t.legal("burn:") == {f"burn:honeybrook.{n}" for n in range(1, 5)} | {
        f"burn:amberwood.{n}" for n in range(1, 6)
    } | {f"burn:rustleaf_copse.{n}" for n in range(2, 6)}
    for face in ("fire", "wind"):
        t = position(row=ROW).pool("R", face).tame("R", "cinder_hare").put("rustleaf_copse.1", "R.tree")
        t.play(f"place:{face}", "space:rustleaf_copse.1")
        assert t.asked() == "burn"
    t = position(row=ROW).pool("R", "tree tree").hand("R", "quickstep_tea").tame("R", "cinder_hare")
    t.play("drink:quickstep_tea", "place:tree", "space:rustleaf_copse.1")
    assert t.asked() == "burn"


def test_a_moved_die_triggers_nothing():  # sylve R43, R90, E33
    t = scene("E33")
    t.play("drink:drift_drops", "move_to:amberwood.2")
    assert t.at("amberwood.2") == ["R.tree"] and t.at("honeybrook.1") == []
    assert t.stock_of("B") == "" == t.stock_of("R") and t.asked() == "turn_action"
    assert "honeybrook.1" in spaces(t, "tree")


def test_what_would_be_paid_for():  # sylve R78, R118
    """A space of another symbol is forced, an occupied one stacked on; elements and the Village cost nothing."""
    t = position(row=ROW).pool("R", "tree water").put("honeybrook.4", "B.tree")
    places = [*(f"honeybrook.{k}" for k in range(1, 5)), "left"]
    paid = {
        face: [place for place in places if t.rule(is_paid, t.rule(pool_die, 0, FACE_IDS.index(face)), t.place(place))]
        for face in ("tree", "water")
    }
    assert paid == {"tree": ["honeybrook.2", "honeybrook.3", "honeybrook.4"], "water": []}


def test_a_creature_anywhere_is_offered_behind_other_choices():  # sylve R120
    t = position(row=ROW)
    assert offer_anywhere(t.s, t.out, 2) == 4
    assert [GAME.telling.name(action) for action in t.out[2:4].tolist()] == ["anywhere", "decline"]


def test_the_creature_that_burns_is_named():  # sylve R96
    t = scene("E34").play("space:rustleaf_copse.1")
    asked = t.s.agenda[t.s.pending - 1].tolist()
    assert t.asked() == "burn" and CREATURE_IDS[asked[1]] in t.tamed_by("R")
