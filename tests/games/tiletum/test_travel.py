"""Architect and merchant (R59–R68)."""

import pytest
from games.tiletum.scenes import scene

from sylvarium.games.tiletum.rules.components import (
    ACTIVATE,
    CATHEDRALS,
    GAIN_VP,
    HOUSE_EFFECT,
    HOUSE_FROM,
    HOUSE_SPACES,
    TERM_AMOUNT,
    TERM_OP,
)
from sylvarium.games.tiletum.rules.state import NONE, STEP
from sylvarium.games.tiletum.rules.travel import may_build_on, may_raise_pillar
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    acting,
    at,
    choosing,
    cost,
    house,
    map_tile,
    options,
    pieces,
    pillar,
    play,
    settle_in,
    stored,
)
from sylvarium.kernel.view import step_of


def test_architect_walks_builds_and_takes():  # tiletum R59, R60, R61, R55, E7
    s = scene("E7")
    play(s, "move_architect:nurnberg", "take_map_tile:nurnberg_t1", "move_architect:prague", "place_pillar:prague")
    assert s.main_ap == 0 and stored(s, BLUE) == ["bt_30"] and pieces(s, BLUE) == (2, 1)
    assert s.pillar[BLUE, CATHEDRALS.index("prague")] == 1


def test_where_a_pillar_may_stand():  # tiletum R62, R11, E29
    s = acting("architect")
    at(s, BLUE, architect="paris")
    cost(s, "paris", "cost_1")
    assert options(s, "place_pillar") == ["place_pillar:paris"]
    s = scene("E29")
    assert not options(s, "place_pillar")
    assert "take_map_tile:paris_t1" in options(s)  # the bonus space works
    at(s, BLUE, merchant="paris")
    assert may_build_on(s, BLUE, HOUSE_SPACES.index("paris_h1"))
    cost(s, "paris", "cost_1")
    play(s, "place_pillar:paris")
    assert not options(s, "place_pillar")  # one own pillar at each cathedral
    cost(s, "london", "cost_2")
    pillar(s, ORANGE, "london")
    pillar(s, GREEN, "london")
    assert not may_raise_pillar(s, BLUE, CATHEDRALS.index("london"))  # both spaces are taken
    at(s, BLUE, architect="lyon")
    assert not options(s, "place_pillar")  # no cathedral


def test_all_pillar_spaces_exist_with_two_players():  # tiletum R62, Q41
    s = acting("architect", seats=2)
    cost(s, "paris", "cost_1")
    at(s, BLUE, architect="paris")
    pillar(s, ORANGE, "paris")
    assert options(s, "place_pillar") == ["place_pillar:paris"]


def test_merchant_walks_and_builds():  # tiletum R63, R64, R67, E8
    s = scene("E8")
    play(s, "move_merchant:r_provence", "move_merchant:genova", "place_house:genova_h1")
    assert s.main_ap == 0 and s.score[BLUE] == 13 and pieces(s, BLUE) == (1, 2) and s.houses[BLUE] == 2


def test_merchant_takes_the_tile_of_the_town():  # tiletum R65, R68
    s = acting("merchant", ap=3)
    at(s, BLUE, merchant="lyon")
    map_tile(s, "lyon", "bt_30")
    left = s.bonus_left
    play(s, "take_map_tile:lyon_t1")
    assert stored(s, BLUE) == ["bt_30"] and s.bonus_left == left and not options(s, "take_map_tile")
    assert s.main_ap == 2


def test_where_a_house_may_stand():  # tiletum R66, R2
    s = acting("merchant")
    at(s, BLUE, merchant="paris")
    assert options(s, "place_house") == ["place_house:paris_h1", "place_house:paris_h2", "place_house:paris_h3"]
    house(s, ORANGE, "paris_h2")
    assert options(s, "place_house") == ["place_house:paris_h1", "place_house:paris_h3"]
    play(s, "place_house:paris_h3")
    assert not options(s, "place_house")  # one own house per town
    at(s, BLUE, merchant="tiletum")
    assert not options(s, "place_house")


def test_two_players_have_one_space_per_town():  # tiletum R2, R66, E43
    s = acting("merchant", seats=2)
    at(s, BLUE, merchant="frankfurt")
    assert options(s, "place_house") == ["place_house:frankfurt_h1"]
    house(s, ORANGE, "frankfurt_h1")
    assert not options(s, "place_house")
    three = acting("merchant", seats=3)
    at(three, BLUE, merchant="paris")
    assert options(three, "place_house") == ["place_house:paris_h1", "place_house:paris_h2"]


SPACES_WITH_BONUS = [k for k in range(len(HOUSE_SPACES)) if HOUSE_EFFECT[k]]


@pytest.mark.parametrize("space", SPACES_WITH_BONUS, ids=lambda k: HOUSE_SPACES[k])
def test_every_building_bonus(space):  # tiletum R67, Q31
    s = acting("merchant")
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    at(s, BLUE, merchant=HOUSE_SPACES[space][:-3])
    play(s, f"place_house:{HOUSE_SPACES[space]}")
    effect = HOUSE_EFFECT[space]
    if TERM_OP[effect] == GAIN_VP:
        assert s.score[BLUE] == 10 + TERM_AMOUNT[effect] and s.points[BLUE, 3] == TERM_AMOUNT[effect]
    else:
        assert TERM_OP[effect] == ACTIVATE
        assert step_of(s)[0] == STEP.pick_building and options(s) == ["pick_building:b5"]
        play(s, "pick_building:b5")
        assert step_of(s)[0] == STEP.activation
        play(s, "resolve_character:courtier_8")
        assert s.score[BLUE] == 13 and step_of(s)[0] == STEP.main


def test_a_plain_house_space_gives_nothing():  # tiletum R67
    s = acting("merchant")
    at(s, BLUE, merchant="paris")
    play(s, "place_house:paris_h1")
    assert s.score[BLUE] == 10 and step_of(s)[0] == STEP.main
    assert HOUSE_FROM[HOUSE_SPACES.index("paris_h1")] == 2


def test_the_house_of_setup_gives_no_bonus():  # tiletum R67
    s = choosing()
    assert s.score.tolist() == [10, 10, 10, 10] and s.house_owner[0] == BLUE


def test_steps_lead_to_neighbours():  # tiletum R35, R63, Q36
    s = acting("merchant")
    steps = {"move_merchant:paris", "move_merchant:r_channel", "move_merchant:r_brabant"}
    assert set(options(s, "move_merchant")) == steps  # from Tiletum, where the pieces start
    assert NONE not in [s.merchant[p] for p in range(4)]
