"""Burning, stacks, influence and control (3.12, 3.15, R124)."""

import pytest
from games.sylve.position import position, scene, told

from sylvarium.games.sylve.rules.components import NONE
from sylvarium.games.sylve.rules.forests import controller, element_count, influence

ROW = "honeybrook amberwood rustleaf_copse"


def control(t, forest):
    """Influence by colour, the element count, and who controls."""
    k = t.row_of(forest)
    own = {colour: t.rule(influence, k, t.seat(colour)) for colour in t.players}
    leader = t.rule(controller, k)
    return own, t.rule(element_count, k), None if leader == NONE else t.players[leader]


def lay(t, forest, *dice):
    for number, die in enumerate(dice, 1):
        t.put(f"{forest}.{number}", die)
    return control(t, forest)


# --- Control ------------------------------------------------------------------------------------------


def test_most_influence():  # sylve R113, R115, R124, E9
    assert control(scene("E9"), "amberwood") == ({"R": 2, "B": 1, "G": 1}, 0, "R")
    assert told("E9").forests_of("R") == {"amberwood"}


def test_a_tie():  # sylve R124, E10
    assert control(scene("E10"), "amberwood")[2] is None
    assert "amberwood" in told("E10").discarded()


def test_element_dice_count_against_you():  # sylve R115, R124, E11
    t = position(row="amberwood").pool("R", "fire wind pond pond")
    t.play("place:fire", "space:amberwood.1").pool("B", "pond pond pond")
    t.play("place:pond", "space:left", "ingredient:plant", "place:wind", "space:amberwood.2")
    t.put("amberwood.3", "R.pond")
    assert control(t, "amberwood") == control(scene("E11"), "amberwood") == ({"R": 1, "B": 0}, 2, None)


def test_a_tie_with_the_elements():  # sylve R124, E12
    assert control(scene("E12"), "amberwood") == ({"R": 2, "B": 1}, 2, None)


def test_more_than_the_elements():  # sylve R124
    t = position(row="amberwood")
    assert lay(t, "amberwood", "R.tree", "R.hill", "el.fire")[2] == "R"
    assert lay(position(row="amberwood"), "amberwood")[2] is None
    assert lay(position(row="amberwood"), "amberwood", "el.fire")[2] is None


def test_a_tie_below_the_leader_does_not_matter():  # sylve R124
    t = position("RBG", row="amberwood")
    assert lay(t, "amberwood", "B.tree", "G.hill", "R.pond", "R.tree")[2] == "R"


def test_burned_spaces_count_for_nobody():  # sylve R84, E19
    assert control(scene("E19"), "frosthush_glade") == ({"R": 1, "B": 0}, 0, "R")


def test_a_stack_and_a_tie():  # sylve R114, R124, E20
    assert control(scene("E20"), "honeybrook") == ({"R": 1, "B": 1}, 1, None)


def test_covered_element_dice_do_not_count():  # sylve R114
    t = position(row=ROW).put("honeybrook.1", "el.fire", "el.wind", "R.tree")
    assert control(t, "honeybrook") == ({"R": 1, "B": 0}, 0, "R")


def test_high_stacks():  # sylve R113
    t = position("RBGY", row="elder_snowwood", powers=True).pool("R", "tree fire")
    t.put("elder_snowwood.1", "B.tree", "el.fire", "el.wind", "el.water", "el.fire", "el.fire", "B.hill", "el.wind")
    t.stock("R", "1B").play("place:tree", "space:elder_snowwood.1")
    assert len(t.at("elder_snowwood.1")) == 9 and control(t, "elder_snowwood")[2] == "R"


def test_fire_turns_a_majority_into_nothing():  # sylve R73, R124, E30
    assert control(scene("E30"), "rustleaf_copse")[2] == "B"
    t = told("E30")
    assert t.stock_of("R") == "1P" and control(t, "rustleaf_copse") == ({"R": 1, "B": 1}, 1, None)


def test_dice_in_the_village_and_on_slots_never_count():  # sylve R109, R116
    t = position(row=ROW).tame("R", "hayrick_ox").put("left", "R.tree").put("hayrick_ox", "R.hill")
    for forest in ROW.split():
        assert control(t, forest) == ({"R": 0, "B": 0}, 0, None)


def test_forced_moved_and_swapped_dice_count():  # sylve R116
    t = position(row=ROW).pool("R", "tree pond").stock("R", "1M").play("place:tree", "space:honeybrook.2")
    assert control(t, "honeybrook")[2] == "R"
    t = position(row=ROW).pool("R", "tree").hand("R", "drift_drops").put("left", "B.hill")
    t.play("drink:drift_drops", f"move:{t.die_name('left')}", "move_to:honeybrook.1")
    assert control(t, "honeybrook")[2] == "B"
    t = (
        position(row=ROW)
        .pool("R", "tree")
        .hand("R", "barter_brine")
        .put("left", "R.hill")
        .put("honeybrook.2", "B.hill")
    )
    t.play("drink:barter_brine", f"swap:{t.die_name('left')}")
    assert control(t, "honeybrook")[2] == "R"


# --- Burning (3.12) -----------------------------------------------------------------------------------


def burner(**kinds):
    """Red is asked to burn a space: the bat after placing in the Village."""
    t = position(row=ROW, **kinds).pool("R", "tree tree").tame("R", "chimney_bat")
    return t


def test_burning():  # sylve R82, R83, R97
    t = burner().put("honeybrook.1", "B.tree").burned("honeybrook.2")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert t.asked() == "burn" and "decline" in t.legal()
    assert not {"burn:honeybrook.1", "burn:honeybrook.2"} & t.legal()
    t.play("burn:honeybrook.3")
    assert t.s.burned[t.place("honeybrook.3")] == 1 and t.s.scorched == 8
    assert t.on_turn() == "B"


def test_burning_may_be_declined():  # sylve R58, R95, R97
    t = burner().play("place:tree", "space:left", "ingredient:plant", "decline")
    assert t.s.scorched == 10 and t.on_turn() == "B"


def test_no_token_left():  # sylve R82, R102, E45, Q17
    t = told("E45")
    assert t.s.scorched == 0
    assert t.stock_of("R") == "1B" and t.on_turn() == "B"


def test_no_space_left_to_burn():  # sylve R82, R83
    t = position(row="frosthush_glade mirage_pines honeybrook").pool("R", "tree").tame("R", "chimney_bat")
    t.burned(*(f"frosthush_glade.{n}" for n in (1, 2, 3)), *(f"mirage_pines.{n}" for n in (1, 2, 3)))
    t.put("honeybrook.1", "B.tree").put("honeybrook.2", "B.hill").put("honeybrook.3", "R.pond")
    t.put("honeybrook.4", "R.tree")
    assert t.s.scorched == 4
    t.play("place:tree", "space:left", "ingredient:plant")
    assert t.on_turn() == "B"


def test_tokens_come_back_at_the_end_of_the_round():  # sylve R83, R85, R130
    t = position(row=ROW).pool("R", "tree").pool("B", "").burned("honeybrook.1", "amberwood.1")
    t.play("place:tree", "space:left", "ingredient:plant")
    assert t.s.round == 2 and t.s.scorched == 10 and not any(t.s.burned)


@pytest.mark.parametrize("face", ["hill", "fire"])
def test_no_die_is_moved_to_a_burned_space(face):  # sylve R83, R90
    t = position(row=ROW).pool("R", "tree").hand("R", "drift_drops").put("left", "B.hill").burned("honeybrook.2")
    t.put("honeybrook.3", f"el.{face}" if face == "fire" else "B.hill")
    t.play("drink:drift_drops")
    if t.asked() == "move_die":
        t.play(f"move:{t.die_name('left')}")
    assert not {"move_to:honeybrook.2", "move_to:honeybrook.3"} & t.legal()
    assert "move_to:honeybrook.1" in t.legal()
