"""Effects (R95–R104) and every helper."""

import pytest
from games.tiletum.scenes import scene, told

from sylvarium.games.tiletum.rules.components import ACTION_NAMES, ACTIVATE, CATHEDRALS, COST_TILES, DATA, HELPERS
from sylvarium.games.tiletum.rules.effects import carry_out
from sylvarium.games.tiletum.rules.state import ACTING, STEP
from sylvarium.games.tiletum.rules.turn import run
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    at,
    choosing,
    cost,
    has,
    having_die,
    king,
    only,
    options,
    play,
    settle_in,
    store,
    stored,
    with_sub,
)
from sylvarium.kernel.agenda import push
from sylvarium.kernel.view import step_of

TILE_OF = {row["shows"]: row["id"] for row in reversed(DATA["bonus_tiles"]) if row["kind"] == "helper"}
SUB_ACTIONS = [row for row in DATA["helpers"] if row["effect"].startswith("action(") and "choice" not in row["effect"]]


def using(helper, s=None):
    s = s or acting("king", ap=1)
    store(s, BLUE, TILE_OF[helper])
    play(s, f"use_helper:{helper}")
    return s


def test_no_helper_is_forgotten():  # tiletum R94
    tested = {row["id"] for row in SUB_ACTIONS} | {
        "any_1", "ap_1", "ap_2", "ap_3", "dyer", "gold_4", "vp_4", "gold_2_vp_2", "supply_2", "supply_3",
        "basket", "host",
    }  # fmt: skip
    assert tested == set(HELPERS)


@pytest.mark.parametrize("row", SUB_ACTIONS, ids=lambda row: row["id"])
def test_helpers_with_an_action(row):  # tiletum R95
    kind, ap = row["id"].rsplit("_", 1)
    s = using(row["id"])
    assert step_of(s) == (STEP.sub, ACTION_NAMES.index(kind), int(ap)) and "stop" in options(s)
    play(s, "stop")  # optional
    assert step_of(s)[0] == STEP.main and s.main_ap == 1


def test_errand_boy_names_an_action():  # tiletum R96
    s = using("any_1")
    assert step_of(s) == (STEP.name_action, 1, 0)
    assert options(s) == [f"name_action:{a}" for a in ("architect", "merchant", "character", "contract", "king")]
    play(s, "name_action:king")
    assert step_of(s) == (STEP.sub, 4, 1)
    play(s, "king_step")
    assert step_of(s)[0] == STEP.main  # without AP it closes by itself


@pytest.mark.parametrize("n", (1, 2, 3))
def test_more_action_points(n):  # tiletum R97, Q50
    s = using(f"ap_{n}", acting("king", ap=0))
    assert s.main_ap == n
    king(s, (10, [BLUE]), (0, [1, 2, 3]))
    assert not options(s, "king_step")  # nothing to spend them on; they are lost with the turn
    play(s, "end_turn")


def test_more_action_points_only_after_the_die():  # tiletum R97
    s = choosing()
    store(s, BLUE, "bt_19")
    assert "use_helper:ap_1" not in options(s)
    having_die(s, "pink", 6, "joker")
    play(s, "use_helper:ap_1", "proceed")
    assert s.stage == ACTING and s.main_ap == 2  # before the joker is named
    play(s, "name_joker:king")
    assert s.main_ap == 2


def test_late_action_points():  # tiletum R97, R57, E20
    assert told("E20").king_step[BLUE] == 2
    s = scene("E20", 2)
    play(s, "use_helper:king_2", "use_helper:ap_2")
    assert s.main_ap == 2 and step_of(s) == (STEP.sub, 4, 2)  # they belong to the main action
    play(s, "king_step", "king_step", "king_step", "king_step")
    assert s.king_step[BLUE] == 4 and s.main_ap == 0


def test_simple_helpers():  # tiletum R94, R104
    s = acting("king")
    only(s, BLUE)
    using("gold_2_vp_2", s)
    assert has(s, BLUE) == {"gold": 2} and s.score[BLUE] == 12
    using("basket", s)
    assert has(s, BLUE) == {"gold": 2, "iron": 1, "wool": 1, "stone": 1, "food": 1}
    using("vp_4", s)
    using("gold_4", s)
    assert s.score[BLUE] == 16 and has(s, BLUE)["gold"] == 6


@pytest.mark.parametrize("n", (2, 3))
def test_resources_of_choice(n):  # tiletum R99
    s = acting("king")
    only(s, BLUE)
    using(f"supply_{n}", s)
    for k in range(n):
        assert step_of(s) == (STEP.pick_resource, n - k, 0) and len(options(s)) == 5
        play(s, "pick_resource:gold" if k else "pick_resource:stone")
    assert has(s, BLUE) == {"stone": 1, "gold": n - 1} and step_of(s)[0] == STEP.main


def test_activation():  # tiletum R98, E28
    s = acting("king")
    only(s, BLUE)
    settle_in(s, BLUE, "notary_9", "b3_f1")
    settle_in(s, BLUE, "notary_4", "b3_f2")
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    using("host", s)
    assert step_of(s)[0] == STEP.pick_building and options(s) == ["pick_building:b3", "pick_building:b5"]  # never b6
    play(s, "pick_building:b3")
    assert step_of(s) == (STEP.activation, 2, 3)
    assert options(s) == ["resolve_character:notary_9", "resolve_character:notary_4", "stop"]
    other = s.copy()
    play(s, "resolve_character:notary_4", "resolve_character:notary_9")
    assert has(s, BLUE) == {"wool": 3, "gold": 1} and step_of(s)[0] == STEP.main
    play(other, "resolve_character:notary_9", "stop")  # leaving out one
    assert has(other, BLUE) == {"wool": 1, "gold": 1} and step_of(other)[0] == STEP.main


def test_house_by_crest_on_an_activation_space():  # tiletum R91, R67, R98, E28
    s = scene("E28")
    play(s, "place_crest:lion:b1", "place_house:nurnberg_h1", "pick_building:b3")
    play(s, "resolve_character:notary_9", "resolve_character:notary_4")
    assert has(s, BLUE) == {"gold": 1, "wool": 3}


def test_the_list_is_fixed_when_the_building_is_chosen():  # tiletum R98, R95, E44
    s = scene("E44")
    play(s, "use_helper:host", "pick_building:b2", "resolve_character:steward_3", "place_character:steward_8:b2_f2")
    assert has(s, BLUE) == {"food": 2}  # the new one gives its own bonus, once
    assert step_of(s)[0] == STEP.main


def test_activation_without_characters_does_nothing():  # tiletum R98, R37
    s = acting("king")
    carry_out(s, ACTIVATE, 0, 0, 0)
    run(s)
    assert step_of(s)[0] == STEP.main


def test_tasks_during_an_activation():  # tiletum R85, R98
    s = acting("king")
    only(s, BLUE, gold=2)
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    using("host", s)
    play(s, "pick_building:b5", "buy:wool", "resolve_character:courtier_8")
    assert s.score[BLUE] == 13 and has(s, BLUE) == {"wool": 1}


def test_newest_effect_first():  # tiletum R104
    """A character that is housed during an extra action, whose bonus is an action of its own."""
    s = with_sub(acting("merchant", ap=1), "character", 3)
    store(s, BLUE, "steward_3", "courtier_5")
    play(s, "place_character:steward_3:b1_f1")
    assert [row[:3] for row in s.agenda.tolist()[: s.pending]][1:] == [[STEP.sub, 2, 2], [STEP.sub, 2, 2]]
    play(s, "place_character:courtier_5:b2_f1")
    assert [row[0] for row in s.agenda.tolist()[: s.pending]] == [STEP.main, STEP.sub, STEP.sub, STEP.sub]
    assert step_of(s) == (STEP.sub, 4, 2)
    play(s, "stop", "stop")
    assert step_of(s) == (STEP.sub, 2, 2)  # the first extra action continues


def test_king_steps_of_a_contract_are_automatic():  # tiletum R103
    s = acting("merchant", ap=0)
    king(s, (10, [BLUE]), (9, [1]), (0, [2, 3]))
    only(s, BLUE, iron=5)
    store(s, BLUE, "ct_iron_5")
    play(s, "fulfil_contract:iron_5")
    assert s.king_step[BLUE] == 10  # no effect at the top
    s = acting("merchant", ap=0)
    king(s, (2, [1]), (1, [BLUE]), (0, [2, 3]))
    only(s, BLUE, iron=5)
    store(s, BLUE, "ct_iron_5")
    play(s, "fulfil_contract:iron_5")
    assert s.king_step[BLUE] == 2 and s.rank.tolist()[:2] == [1, BLUE] and step_of(s)[0] == STEP.main


def test_a_step_of_a_contract_works_on_roads():  # tiletum Q24, R100
    s = acting("king", ap=0)
    at(s, BLUE, merchant="r_loire")
    only(s, BLUE, wool=5)
    store(s, BLUE, "ct_wool_5")
    play(s, "fulfil_contract:wool_5")
    assert options(s, "move_merchant") == ["move_merchant:paris", "move_merchant:bordeaux"]


def test_movement_effects_can_be_used_partly():  # tiletum R100, R36
    s = acting("character", ap=1)
    store(s, BLUE, "carter_3")
    play(s, "place_character:carter_3:b1_f1", "move_merchant:paris", "stop")
    assert step_of(s)[0] == STEP.main
    assert stored(s, BLUE) == []


def test_a_placement_that_is_impossible_when_it_comes_up_is_lost():  # tiletum R101, R37, Q53
    """A contract that could be fulfilled, and so free a pillar, comes too late."""
    s = acting("character", ap=1)
    at(s, BLUE, architect="prague")
    cost(s, "prague", "cost_4")
    only(s, BLUE, iron=3)
    store(s, BLUE, "mason_6", "ct_iron_3")
    s.pillar_supply[BLUE] = 0
    play(s, "place_character:mason_6:b1_f1")
    assert step_of(s)[0] == STEP.main and not options(s, "place_pillar")
    early = acting("character", ap=1)
    at(early, BLUE, architect="prague")
    cost(early, "prague", "cost_4")
    only(early, BLUE, iron=3)
    store(early, BLUE, "mason_6", "ct_iron_3")
    early.pillar_supply[BLUE] = 0
    play(early, "fulfil_contract:iron_3", "place_character:mason_6:b1_f1")
    assert "place_pillar:prague" in options(early)
    play(early, "stop")  # it may be declined
    assert step_of(early)[0] == STEP.main and early.pillars[BLUE] == 0


def test_a_notary_gives_the_resource_before_the_action():  # tiletum Q54
    s = acting("character", ap=1)
    only(s, BLUE)
    store(s, BLUE, "notary_1")
    play(s, "place_character:notary_1:b1_f1", "pick_resource:stone")
    assert step_of(s) == (STEP.sub, ACTION_NAMES.index("contract"), 1)
    play(s, "exchange:stone:wool")  # with the resource just received


def test_a_helper_in_the_middle_of_another_ones_action():  # tiletum Q55, R104
    s = acting("king", ap=0)
    only(s, BLUE, stone=1)
    store(s, BLUE, "bt_10", "bt_13", "bt_26")
    play(s, "use_helper:contract_2", "use_helper:architect_2")
    assert step_of(s) == (STEP.sub, ACTION_NAMES.index("architect"), 2)
    play(s, "use_helper:gold_4", "stop")
    assert step_of(s) == (STEP.sub, ACTION_NAMES.index("contract"), 2) and s.resource[BLUE, 2] == 4


def test_a_step_of_each_is_one_step_of_each():  # tiletum R100
    s = acting("king", ap=0)
    push(s, STEP.walk_both, 1, 1)
    assert options(s, "move_merchant") and options(s, "move_architect")
    play(s, "move_merchant:paris")
    assert not options(s, "move_merchant") and options(s, "move_architect")
    play(s, options(s, "move_architect")[0])
    assert step_of(s)[0] == STEP.main
    push(s, STEP.walk_both, 1, 1)
    play(s, options(s, "move_architect")[0])
    assert options(s, "move_merchant") and not options(s, "move_architect")
    play(s, options(s, "move_merchant")[0])
    assert step_of(s)[0] == STEP.main


def test_a_pillar_anywhere_is_offered_at_every_open_cathedral():  # tiletum R91, R62
    s = acting("king", ap=0)
    push(s, STEP.pillar_in_any_town, 0, 0)
    closed = next(k for k in range(len(CATHEDRALS)) if COST_TILES[s.cost_tile[k]] == "cost_unavailable")
    expected = [f"place_pillar:{town}" for k, town in enumerate(CATHEDRALS) if k != closed]
    assert options(s, "place_pillar") == expected and len(expected) == 8
