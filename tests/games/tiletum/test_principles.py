"""General principles (R22–R38)."""

from games.tiletum.scenes import scene

from sylvarium.games.tiletum.rules.components import CONTRACTS_PART, KING_PART
from sylvarium.games.tiletum.rules.state import HAVING_DIE, STEP
from sylvarium.games.tiletum.rules.tiles import gain_points, may_take
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    acting,
    at,
    choosing,
    give,
    having_die,
    last_turn_of_round,
    map_tile,
    only,
    options,
    play,
    points,
    store,
    stored,
    tile,
    wheel_tile,
    with_sub,
)
from sylvarium.kernel.view import step_of


def test_pay_only_what_one_has():  # tiletum R22
    s = acting()
    only(s, BLUE, gold=1)
    assert not options(s, "buy")
    give(s, BLUE, gold=2)
    assert options(s, "buy") == ["buy:iron", "buy:food", "buy:wool", "buy:stone"]


def test_a_score_never_drops_below_zero():  # tiletum R23, R24
    s = acting()
    points(s, BLUE, 4)
    gain_points(s, BLUE, KING_PART, -10)
    assert s.score[BLUE] == 0 and s.points[BLUE, KING_PART] == -4
    gain_points(s, BLUE, CONTRACTS_PART, 6)
    assert s.score[BLUE] == 6
    gain_points(s, BLUE, CONTRACTS_PART, 250)
    assert s.score[BLUE] == 256


def test_full_storehouse_takes_nothing():  # tiletum R26
    s = acting("merchant")
    at(s, BLUE, merchant="paris")
    map_tile(s, "paris", "bt_26")
    store(s, BLUE, "bt_01", "bt_02", "bt_19", "bt_20", "bt_30")
    assert "take_map_tile:paris_t1" in options(s)
    store(s, BLUE, "bt_31")
    assert not options(s, "take_map_tile")


def test_tiles_leave_only_by_being_used():  # tiletum R27
    """No action throws a tile of the storehouse away."""
    s = acting("king")
    only(s, BLUE)
    store(s, BLUE, "notary_4", "ct_iron_9", "bt_43", "bt_24", "bt_27")
    assert options(s) == ["king_step", "end_turn", "use_helper:vp_4"]


def test_taking_is_never_mandatory():  # tiletum R28, R38
    s = having_die(choosing(), "pink", 2, "character")
    assert s.stage == HAVING_DIE and {"take_wheel_tile", "proceed"} <= set(options(s))
    play(s, "proceed")
    assert "end_turn" in options(s) and stored(s, BLUE) == []


def test_no_second_crest_of_a_type():  # tiletum R29, E25
    s = scene("E25")
    assert "take_contract:ct_crest_lion" not in options(s) and "take_contract:ct_crest_swan" in options(s)
    assert not may_take(s, BLUE, tile("bt_44")) and may_take(s, ORANGE, tile("bt_44"))
    with_sub(s, "merchant", 2)
    at(s, BLUE, merchant="paris")
    map_tile(s, "paris", "bt_44")
    assert not options(s, "take_map_tile")
    # also one that is still in the storehouse
    store(s, BLUE, "bt_51")
    assert not may_take(s, BLUE, tile("ct_crest_swan"))


def test_no_second_crest_from_wheel_or_king():  # tiletum R29, R111
    s = choosing()
    store(s, BLUE, "bt_43")
    wheel_tile(s, "merchant", "bt_44")
    having_die(s, "pink", 2, "merchant")
    assert "take_wheel_tile" not in options(s) and "proceed" in options(s)
    play(s, "proceed")
    s = last_turn_of_round(1)
    store(s, s.rank[0], "bt_43")
    s.king_tile = tile("bt_44")
    play(s, "end_turn")
    assert s.round == 2  # nothing was asked


def test_contract_limit():  # tiletum R30, Q8, E26
    s = scene("E26")
    assert options(s, "take_contract") == ["take_contract:ct_crest_lion"]
    assert not may_take(s, BLUE, tile("bt_37")) and may_take(s, BLUE, tile("bt_47"))
    play(s, "fulfil_contract:iron_3")
    assert (s.fulfilled[BLUE], s.contracts_held[BLUE]) == (5, 6)
    assert options(s, "take_contract") == ["take_contract:ct_crest_lion"]


def test_bonus_tiles_are_what_they_show():  # tiletum R31
    s = acting("king")
    only(s, BLUE, iron=2, food=6)
    store(s, BLUE, "bt_39", "bt_45", "bt_30")
    offered = options(s)
    assert "fulfil_contract:iron_2" in offered and "place_crest:eagle:b6" in offered
    assert "use_helper:supply_2" in offered


def test_cathedral_tiles_need_no_storehouse():  # tiletum R32
    from sylvarium.games.tiletum.school.notation import cost, pillar

    s = acting("king")
    pillar(s, BLUE, "prague")
    cost(s, "prague", "cost_4")
    only(s, BLUE, stone=4)
    store(s, BLUE, "bt_01", "bt_02", "bt_19", "bt_20", "bt_30", "bt_31")
    play(s, "contribute:prague")
    assert len(stored(s, BLUE)) == 6 and s.cathedral_owner[5, 0] == BLUE


def test_only_the_supply_can_be_placed():  # tiletum R33
    s = acting("merchant")
    at(s, BLUE, merchant="paris")
    assert options(s, "place_house")
    s.house_supply[BLUE] = 0
    assert not options(s, "place_house")
    s = acting("architect")
    at(s, BLUE, architect="prague")
    s.cost_tile = list(range(8, -1, -1))
    assert options(s, "place_pillar") == ["place_pillar:prague"]
    s.pillar_supply[BLUE] = 0
    assert not options(s, "place_pillar")


def test_travellers_share_spaces():  # tiletum R34
    s = acting("merchant", ap=1)
    at(s, GREEN, merchant="paris", architect="paris")
    play(s, "move_merchant:paris")
    assert s.merchant[BLUE] == s.merchant[GREEN]


def test_nothing_but_travellers_on_roads():  # tiletum R35
    s = acting("merchant")
    at(s, BLUE, merchant="r_loire")
    assert sorted(options(s, "move_merchant")) == ["move_merchant:bordeaux", "move_merchant:paris"]
    assert not options(s, "place_house") and not options(s, "take_map_tile")
    s = acting("architect")
    at(s, BLUE, architect="r_gotthard")
    assert sorted(options(s, "move_architect")) == ["move_architect:milano", "move_architect:strasbourg"]
    assert not options(s, "place_pillar") and not options(s, "take_map_tile")


def test_a_player_may_stop_at_any_point():  # tiletum R36
    s = with_sub(acting("king", ap=0), "merchant", 3)
    play(s, "move_merchant:paris", "stop")
    assert step_of(s)[0] == STEP.main


def test_an_effect_without_a_target_does_nothing():  # tiletum R37, Q49
    s = acting("king")
    store(s, BLUE, "bt_35")
    play(s, "use_helper:host")  # no characters to receive anything from
    assert step_of(s)[0] == STEP.main and stored(s, BLUE) == [] and s.bonus_removed == 1


def test_exactly_one_die_and_its_resources():  # tiletum R38, R47
    s = choosing()
    assert not {"end_turn", "stop", "proceed"} & set(options(s))
    before = sum(s.resource[BLUE])
    having_die(s, "pink", 3, "king")
    play(s, "proceed", "end_turn")
    assert sum(s.resource[BLUE]) == before + 3 and s.dice_taken[BLUE] == 1 and s.seat == ORANGE
