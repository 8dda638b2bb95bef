"""Completed buildings (R105–R109)."""

import pytest
from games.tiletum.scenes import scene, told

from sylvarium.games.tiletum.rules.characters import bonus_ap, completed_buildings, is_completed, is_filled
from sylvarium.games.tiletum.rules.components import ACTION_NAMES, FAIRS_PART
from sylvarium.games.tiletum.rules.fairs import fair_points
from sylvarium.games.tiletum.rules.state import STEP
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    choosing,
    crest,
    give,
    has,
    having_die,
    only,
    options,
    pieces,
    play,
    settle_in,
    store,
    wheel_tile,
)
from sylvarium.kernel.view import step_of


def bonuses(s, player=BLUE):
    return {name: int(n) for a, name in enumerate(ACTION_NAMES) if (n := bonus_ap(s, player, a))}


def test_completing_a_building():  # tiletum R71, R90, R105, R106, E12
    s = scene("E12")
    play(s, "place_character:courtier_8:b1_f3")
    assert pieces(s, BLUE)[0] == 3 and s.score[BLUE] == 13 and bonuses(s) == {}
    play(s, "place_crest:lion:b1")
    assert has(s, BLUE) == {} and step_of(s)[0] == STEP.house_in_any_town and options(s, "place_house")
    play(s, "stop")
    assert is_completed(s, BLUE, 0) and bonuses(s) == {"king": 3}
    play(s, "end_turn")
    s.seat = BLUE
    s = having_die(s, "pink", 6, "king")
    play(s, "proceed")
    assert s.main_ap == 1 + 3


@pytest.mark.parametrize(
    ("tiles", "building", "action", "ap"),
    [
        (("notary_4", "notary_7", "notary_9"), "b1", "contract", 3),
        (("steward_8", "steward_9", "steward_7"), "b2", "character", 3),
        (("mason_8", "mason_9"), "b3", "architect", 2),
        (("carter_3", "carter_4"), "b4", "merchant", 2),
        (("courtier_8",), "b5", "king", 1),
    ],
)
def test_bonus_of_every_type_and_building(tiles, building, action, ap):  # tiletum R106, R107
    s = choosing()
    for floor, name in enumerate(tiles, 1):
        settle_in(s, BLUE, name, f"{building}_f{floor}")
    assert bonuses(s) == {}
    crest(s, BLUE, "bt_43", building)
    assert bonuses(s) == {action: ap}
    having_die(s, "pink", 4, action)
    play(s, "proceed")
    assert s.main_ap == 3 + ap


def test_a_crest_alone_completes_only_b6():  # tiletum R105, R106, Q13, E42
    s = scene("E42")
    give(s, BLUE, food=5)
    store(s, BLUE, "bt_45")
    play(s, "place_crest:lion:b6")
    assert s.score[BLUE] == 15 and is_completed(s, BLUE, 5) and bonuses(s) == {} and s.main_ap == 2
    play(s, "place_crest:eagle:b5", "pick_resource:gold", "pick_resource:gold")
    assert not is_completed(s, BLUE, 4) and completed_buildings(s, BLUE) == 1


def test_types_that_live_nowhere_bring_no_extra_points():  # tiletum R106, R107
    """Neither the crest of b6 nor a full building without a crest is a completed home of theirs."""
    s = choosing()
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    crest(s, BLUE, "bt_43", "b6")
    assert is_completed(s, BLUE, 5) and bonuses(s) == {}


def test_filled_buildings_at_the_fair():  # tiletum R120, Q13, E42
    s = scene("E42", 2)
    assert is_filled(s, BLUE, 4) and is_filled(s, BLUE, 5) and not is_filled(s, BLUE, 0)
    assert fair_points(s, BLUE, 1) == (1 + 3) * 2 == told("E42", 2).points[BLUE, FAIRS_PART]


def test_completion_in_mid_action():  # tiletum R108, Q22, E27
    s = scene("E27")
    play(s, "place_character:steward_8:b4_f2")
    assert has(s, BLUE) == {"food": 2} and pieces(s, BLUE)[0] == 3 and s.main_ap == 2


def test_completion_with_a_crest_at_the_end_of_the_turn():  # tiletum R108, Q22
    s = acting("king", ap=0)
    only(s, BLUE, food=3)
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    store(s, BLUE, "bt_43")
    assert not options(s, "king_step")
    play(s, "place_crest:lion:b5")
    assert s.main_ap == 0  # the bonus of the crest is resolved first
    play(s, "pick_resource:gold", "pick_resource:gold")
    assert s.main_ap == 1 and "king_step" in options(s)


def test_bonus_of_the_crest_before_the_completion():  # tiletum R109
    s = acting("king", ap=0)
    only(s, BLUE, food=3)
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    store(s, BLUE, "bt_43")
    play(s, "place_crest:lion:b5", "pick_resource:gold")
    assert s.main_ap == 0
    play(s, "pick_resource:gold")
    assert s.main_ap == 1 and step_of(s)[0] == STEP.main


def test_completion_during_another_action():  # tiletum R108
    s = acting("merchant", ap=1)
    only(s, BLUE, food=3)
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    store(s, BLUE, "bt_43")
    play(s, "place_crest:lion:b5", "pick_resource:gold", "pick_resource:gold")
    assert s.main_ap == 1 and bonuses(s) == {"king": 1}


def test_completion_before_the_main_action_counts_once():  # tiletum R108, R55
    s = choosing()
    only(s, BLUE, food=3)
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    store(s, BLUE, "bt_43")
    wheel_tile(s, "king", "bt_30")
    having_die(s, "pink", 4, "king")
    play(s, "place_crest:lion:b5", "pick_resource:gold", "pick_resource:gold", "proceed")
    assert s.main_ap == 3 + 1


def test_completion_before_a_joker_is_named_counts_once():  # tiletum R108, R83
    s = acting("joker", ap=2)
    only(s, BLUE, food=3)
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    store(s, BLUE, "bt_43")
    play(s, "place_crest:lion:b5", "pick_resource:gold", "pick_resource:gold")
    assert s.main_ap == 2
    play(s, "name_joker:king")
    assert s.main_ap == 3


def test_completion_by_an_extra_action():  # tiletum R108, R95, Q23
    """An extra action of the completed kind gets nothing; the main action does if it is of that kind."""
    s = acting("character", ap=0)
    settle_in(s, BLUE, "steward_9", "b4_f1")
    crest(s, BLUE, "bt_43", "b4")
    store(s, BLUE, "steward_8", "bt_09")
    play(s, "use_helper:character_3", "place_character:steward_8:b4_f2")
    assert s.agenda[s.pending - 1].tolist()[2] == 1 and s.main_ap == 2
