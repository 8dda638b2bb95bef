"""A turn: the die, its tile, its resources, its action (R46–R58)."""

from games.tiletum.scenes import scene, told

from sylvarium.games.tiletum.rules.components import ACTION_NAMES, KING, MERCHANT, TILES
from sylvarium.games.tiletum.rules.contracts import tidy_contract_offer
from sylvarium.games.tiletum.rules.rounds import end_turn
from sylvarium.games.tiletum.rules.state import ACTING, CHOOSING_DIE, HAVING_DIE, NO_TURN, NONE, ON_BOARD, STEP
from sylvarium.games.tiletum.rules.wheel import change_cost
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    ORANGE,
    acting,
    choosing,
    crest,
    empty_pile,
    give,
    has,
    having_die,
    offer,
    only,
    options,
    play,
    settle_in,
    store,
    stored,
    wheel_tile,
)
from sylvarium.kernel.view import step_of


def test_stages_in_order():  # tiletum R46, Q18
    s = choosing()
    assert (step_of(s)[0], s.stage) == (STEP.before_die, CHOOSING_DIE)
    give(s, BLUE, gold=3)
    assert options(s, "buy")  # tasks in every stage
    having_die(s, "pink", 2, "king")
    assert (step_of(s)[0], s.stage) == (STEP.die_taken, HAVING_DIE) and options(s, "buy")
    play(s, "proceed")
    assert (step_of(s)[0], s.stage) == (STEP.main, ACTING) and options(s, "buy")


def test_every_die_of_the_wheel_is_offered():  # tiletum R47
    s = choosing()
    give(s, BLUE, gold=0)
    taken = {tuple(name.split(":")[1:3]) for name in options(s, "take_die")}
    there = {
        (colour, str(face + 1))
        for c, colour in enumerate(("blue", "pink", "yellow", "light_grey", "dark_grey"))
        for face in range(6)
        if s.wheel[c, face]
    }
    assert taken == there and len(options(s, "take_die")) == len(there)


def test_change_costs():  # tiletum R48, Q47, E14
    costs = [[int(change_cost(a, b)) for b in range(1, 7)] for a in range(1, 7)]
    assert costs[0] == [0, 2, 4, 6, 4, 2] and costs[5] == [2, 4, 6, 4, 2, 0]
    assert all(costs[a][b] == 2 * min(abs(a - b), 6 - abs(a - b)) for a in range(6) for b in range(6))


def test_gold_must_be_there_before():  # tiletum R49, E17
    s = scene("E17")
    offered = options(s)
    assert "take_die:yellow:2:5" not in offered  # 6 gold
    assert "take_die:yellow:2:6" in offered
    wheel_tile(s, "joker", None)
    play(s, "take_die:yellow:2:6")
    # 4 of 5 gold paid; number 6 faces the joker; 6 gold come from the die itself
    assert has(s, BLUE)["gold"] == 1 + 6 and s.stage == ACTING


def test_wrap_of_six_and_one():  # tiletum R48, E14
    s = scene("E14")
    play(s, "take_die:pink:6:1", "proceed")
    assert has(s, BLUE)["food"] == 1 and "gold" not in has(s, BLUE)
    assert s.main_ap == 6 and ACTION_NAMES[s.main] == "architect"


def test_die_spaces_are_filled_from_the_left():  # tiletum R50, E2
    s = scene("E2")
    play(s, "take_die:pink:2:2")
    die = s.die
    assert s.die_place[die] == ON_BOARD and s.die_face[die] == 2
    play(s, "take_wheel_tile")
    assert stored(s, BLUE) == ["bt_30"] and s.wheel_tile[MERCHANT] == NONE
    play(s, "end_turn")
    assert s.die_place[die] == ON_BOARD  # stays until Cleanup
    s.dice_taken[ORANGE] = 2
    s = having_die(s, "blue", 4, "king")
    assert s.die_place[s.die] == ON_BOARD + 3 * ORANGE + 2


def test_final_value_decides_the_action_and_its_tile():  # tiletum R51, R52, E15
    s = scene("E15")
    play(s, "take_die:yellow:1:2")
    assert has(s, BLUE) == {} and ACTION_NAMES[s.main] == "merchant"
    play(s, "take_wheel_tile")
    assert stored(s, BLUE) == ["bt_30"] and TILES[s.wheel_tile[0]] == "bt_31"
    assert has(s, BLUE) == {"gold": 2} and s.main_ap == 5


def test_the_tile_can_only_be_taken_before_the_resources():  # tiletum R52, Q20, E23
    s = scene("E23")
    play(s, "take_die:blue:3:3")
    assert "take_wheel_tile" not in options(s) and not options(s, "fulfil_contract")
    play(s, "proceed", "fulfil_contract:iron_3")
    assert has(s, BLUE) == {} and "take_wheel_tile" not in options(s) and s.stored[BLUE] == 5


def test_making_room_for_the_tile():  # tiletum R52, R94, Q20, E22
    s = scene("E22")
    play(s, "take_die:blue:5:5")
    assert "take_wheel_tile" not in options(s)
    play(s, "use_helper:ap_1")
    assert s.stored[BLUE] == 5
    play(s, "take_wheel_tile")
    assert s.stored[BLUE] == 6 and s.stage == ACTING and s.main_ap == 3


def test_resources_of_the_die():  # tiletum R53, E3
    s = told("E3")
    assert has(s, BLUE) == {"food": 2} and s.main_ap == 5
    for colour, resource in (
        ("blue", "iron"), ("pink", "food"), ("yellow", "gold"), ("light_grey", "wool"), ("dark_grey", "stone"),
    ):  # fmt: skip
        s = choosing()
        only(s, BLUE)
        having_die(s, colour, 2, "king")
        assert has(s, BLUE) == {}
        play(s, "proceed")
        assert has(s, BLUE) == {resource: 2} and s.main_ap == 5


def test_recolouring_the_die():  # tiletum R54, Q16
    s = choosing()
    only(s, BLUE)
    store(s, BLUE, "bt_24", "bt_25")
    assert "use_helper:dyer" not in options(s)  # not before the die is taken
    wheel_tile(s, "king", None)
    having_die(s, "blue", 4, "king")
    assert s.stage == HAVING_DIE  # a dyer is at hand, so the stage is not passed over
    play(s, "use_helper:dyer")
    assert sorted(options(s)) == sorted(f"recolor:{r}" for r in ("iron", "food", "gold", "wool", "stone"))
    play(s, "recolor:wool", "use_helper:dyer", "recolor:stone")
    # the last one counts; with no dyer left the stage ends by itself
    assert has(s, BLUE) == {"stone": 4} and s.stage == ACTING
    store(s, BLUE, "bt_30")
    assert "use_helper:dyer" not in options(s)


def test_a_dyer_from_the_wheel_is_in_time():  # tiletum R54, Q16
    s = choosing()
    only(s, BLUE)
    wheel_tile(s, "king", "bt_24")
    having_die(s, "blue", 4, "king")
    play(s, "take_wheel_tile")
    assert s.stage == HAVING_DIE
    play(s, "use_helper:dyer", "recolor:gold")
    assert has(s, BLUE) == {"gold": 4}


def test_a_dyer_is_useless_later():  # tiletum R54
    s = acting("king")
    store(s, BLUE, "bt_24")
    assert "use_helper:dyer" not in options(s)


def test_action_points_of_the_main_action():  # tiletum R55, R107
    for value in range(1, 7):
        s = having_die(choosing(), "pink", value, "king")
        play(s, "proceed")
        assert (s.main, s.main_ap) == (KING, 7 - value)
    s = choosing()
    settle_in(s, BLUE, "courtier_8", "b5_f1")
    crest(s, BLUE, "bt_43", "b5")
    store(s, BLUE, "bt_21")
    having_die(s, "pink", 4, "king")
    play(s, "use_helper:ap_2", "proceed")
    assert s.main_ap == 3 + 2 + 1


def test_options_any_number_of_times_in_any_order():  # tiletum R56
    s = acting("merchant", ap=4)
    only(s, BLUE, gold=4)
    play(s, "move_merchant:paris", "buy:food", "place_house:paris_h1", "move_merchant:tiletum", "buy:wool")
    assert s.main_ap == 1 and has(s, BLUE) == {"food": 1, "wool": 1}
    play(s, "move_merchant:paris")
    assert not options(s, "move_merchant") and "end_turn" in options(s)


def test_the_turn_ends_when_the_player_wishes():  # tiletum R57, Q17
    s = acting("king", ap=5)
    play(s, "end_turn")
    assert s.seat == ORANGE and (s.main_ap, s.die_value) == (0, 0)
    s = acting("king", ap=0)
    give(s, BLUE, gold=2)
    assert step_of(s)[0] == STEP.main and "end_turn" in options(s) and options(s, "buy")


def test_tidying_the_contract_offer():  # tiletum R58, R129
    s = acting("contract")
    offer(s, s.contract_offer, "ct_any_3", None, "ct_any_5", None, "ct_any_8")
    left = s.contract_left
    tidy_contract_offer(s)
    names = [TILES[t] for t in s.contract_offer]
    assert names[2:] == ["ct_any_3", "ct_any_5", "ct_any_8"] and s.contract_left == left - 2
    # with an empty pile the gaps stay, at the left
    offer(s, s.contract_offer, "ct_any_3", None, "ct_any_5", None, None)
    empty_pile(s, "ct_any_3")
    tidy_contract_offer(s)
    assert s.contract_offer.tolist()[:3] == [NONE] * 3
    # filling goes from right to left: a single tile left in the pile lands beside the others
    offer(s, s.contract_offer, "ct_any_3", None, None, None, None)
    s.contract_left = 0
    from sylvarium.games.tiletum.school.notation import tile, to_pile

    to_pile(s, tile("ct_mix_12"))
    tidy_contract_offer(s)
    assert [TILES[t] if t != NONE else None for t in s.contract_offer] == [None] * 3 + ["ct_mix_12", "ct_any_3"]


def test_the_offer_is_tidied_at_the_end_of_each_turn():  # tiletum R58, E10
    s = scene("E10")
    play(s, "exchange:food:wool", "bonus_resource:iron", "take_contract:ct_any_5", "take_contract:ct_any_3")
    assert s.main_ap == 0 and has(s, BLUE) == {"wool": 1, "iron": 1}
    assert s.contract_offer.tolist()[:2] == [NONE, NONE]  # not refilled before the end of the turn
    play(s, "end_turn")
    assert [TILES[t] for t in s.contract_offer][2:] == ["ct_any_8", "ct_wool_3", "ct_wool_9"]
    assert NONE not in s.contract_offer.tolist()


def test_die_stage_is_passed_over_when_nothing_can_be_decided():  # tiletum R52
    s = choosing()
    wheel_tile(s, "king", None)
    having_die(s, "blue", 4, "king")
    assert s.stage == ACTING


def test_a_turn_leaves_nothing_behind():  # tiletum R57
    s = acting("king", ap=3)
    s.exchanged = 1
    end_turn(s)
    of_a_turn = (s.stage, s.die, s.die_value, s.die_gives, s.position, s.main, s.main_ap, s.exchanged)
    assert of_a_turn == (NO_TURN, 0, 0, 0, 0, 0, 0, 0) and s.pending == 0
