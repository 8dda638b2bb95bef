"""Tasks (R85–R94)."""

import pytest
from games.tiletum.scenes import scene

from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.rules.components import (
    CATHEDRALS,
    CONTRACT_ANY,
    CONTRACT_IRON,
    CONTRACT_VP,
    CONTRACT_WOOL,
    CONTRACTS,
    DATA,
    SPACES,
    TILES,
)
from sylvarium.games.tiletum.rules.state import STEP
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    ORANGE,
    acting,
    choosing,
    cost,
    give,
    has,
    having_die,
    house,
    only,
    options,
    pieces,
    pillar,
    play,
    settle_in,
    store,
    stored,
    with_sub,
)
from sylvarium.kernel.agenda import push
from sylvarium.kernel.view import step_of

TASKS = {"buy:iron", "fulfil_contract:iron_3", "place_crest:lion:b6", "contribute:prague", "use_helper:vp_4"}


def ready_for_all_tasks(s):
    only(s, BLUE, gold=2, iron=3, food=2, stone=6)
    store(s, BLUE, "ct_iron_3", "bt_43", "bt_27")
    cost(s, "prague", "cost_8")
    pillar(s, BLUE, "prague")
    return s


def test_tasks_in_every_open_frame():  # tiletum R85, Q18, Q19
    s = ready_for_all_tasks(choosing())
    assert set(options(s)) >= TASKS
    having_die(s, "pink", 2, "king")
    assert set(options(s)) >= TASKS
    play(s, "proceed")
    assert set(options(s)) >= TASKS
    for step, one, two in (
        (STEP.sub, 4, 2),
        (STEP.walk_merchant, 1, 0),
        (STEP.house_in_any_town, 0, 0),
        (STEP.pillar_in_any_town, 0, 0),
    ):
        push(s, step, one, two)
        assert set(options(s)) >= TASKS
    settle_in(s, BLUE, "notary_9", "b3_f1")
    push(s, STEP.activation, 2, 1)
    assert set(options(s)) >= TASKS


def test_no_tasks_inside_an_elementary_choice():  # tiletum R85
    s = ready_for_all_tasks(acting("contract"))
    play(s, "exchange:gold:wool")
    assert {name.split(":")[0] for name in options(s)} == {"bonus_resource"}


def test_tasks_use_no_action_points():  # tiletum R85
    s = ready_for_all_tasks(acting("king", ap=3))
    play(s, *sorted(TASKS - {"buy:iron"}), "buy:iron")
    assert s.main_ap == 3


def test_nobody_else_has_tasks():  # tiletum R85, Q51
    s = ready_for_all_tasks(acting("king", ap=0, seat=ORANGE))
    only(s, ORANGE)
    assert not set(options(s)) & TASKS  # Orange decides, Blue's things are not offered


def test_buying():  # tiletum R86
    s = acting("king")
    only(s, BLUE, gold=5)
    play(s, "buy:iron", "buy:stone")
    assert has(s, BLUE) == {"gold": 1, "iron": 1, "stone": 1} and not options(s, "buy")


def test_fulfilling_a_contract():  # tiletum R87, R89, Q6, E39
    s = scene("E39")
    assert pieces(s, BLUE) == (2, 5)
    play(s, "fulfil_contract:wool_5")
    assert has(s, BLUE) == {} and TILES[s.contract[BLUE, 3]] == "ct_wool_5" and pieces(s, BLUE) == (2, 6)
    assert s.score[BLUE] == 10 + 7 + 2
    play(s, "move_merchant:r_loire")
    assert step_of(s)[0] == STEP.main and SPACES[s.merchant[BLUE]] == "r_loire"


def test_contract_spaces_and_their_pillars():  # tiletum R87, R89, Q7
    s = acting("king")
    small = ("bt_37", "bt_38", "bt_39", "bt_40", "bt_41", "bt_42")
    only(s, BLUE, iron=10, wool=10)
    store(s, BLUE, *small)
    expected = [(1 + 0, 3), (1 + 0, 4), (2 + 1, 5), (2 + 2, 6), (2 + 3, 7), (2 + 5, 7)]
    for contract, (gain, supply) in zip(
        ("any_1:wool", "any_1:wool", "iron_2", "wool_2", "mix_2", "mix_2"), expected, strict=True
    ):
        before = s.score[BLUE]
        play(s, f"fulfil_contract:{contract}")
        assert (s.score[BLUE] - before, s.pillar_supply[BLUE]) == (gain, supply)
    assert s.fulfilled[BLUE] == 6 and stored(s, BLUE) == []


@pytest.mark.parametrize("contract", range(len(CONTRACTS)), ids=lambda k: CONTRACTS[k])
def test_every_contract(contract):  # tiletum R87, R88
    """Exactly the price is enough, one less is not, and the points and the reward come."""
    name = CONTRACTS[contract]
    pile = DATA["contract_tiles"] + DATA["bonus_tiles"]
    tile = next(row["id"] for row in pile if row["kind"] == "contract" and row["shows"] == name)
    alike, iron, wool = (int(t[contract]) for t in (CONTRACT_ANY, CONTRACT_IRON, CONTRACT_WOOL))
    price = {"iron": iron, "wool": wool, "food": alike}
    s = acting("merchant", ap=0)
    store(s, BLUE, tile)
    only(s, BLUE, **price)
    action = f"fulfil_contract:{name}" + (":food" if alike else "")
    for kind in (kind for kind, n in price.items() if n):
        give(s, BLUE, **{kind: price[kind] - 1})
        assert action not in options(s)
        give(s, BLUE, **{kind: price[kind]})
    steps = s.king_step[BLUE]
    play(s, action)
    assert has(s, BLUE) == {} and s.points[BLUE, 1] == CONTRACT_VP[contract]
    reward = DATA["contracts"][contract]["reward"]
    if reward == "king_step(1)":
        assert s.king_step[BLUE] == steps + 1
    elif reward == "move_merchant(1)":
        assert step_of(s) == (STEP.walk_merchant, 1, 0)
    elif reward:
        assert reward == "action(character,1)" and step_of(s) == (STEP.sub, 2, 1)
    else:
        assert step_of(s)[0] == STEP.main


def test_identical_resources():  # tiletum R88, Q32, Q33, E38
    s = scene("E38")
    assert options(s, "fulfil_contract") == ["fulfil_contract:any_iron_3:iron"]
    only(s, BLUE, iron=5)
    assert not options(s, "fulfil_contract")
    s = scene("E38", 2)
    give(s, BLUE, gold=3, wool=2)
    assert options(s, "fulfil_contract") == ["fulfil_contract:any_iron_3:food", "fulfil_contract:any_iron_3:gold"]
    play(s, "fulfil_contract:any_iron_3:food")
    assert has(s, BLUE) == {"iron": 1, "gold": 3, "wool": 2}


def test_four_iron_for_two_identical_and_two_iron():  # tiletum R88, Q33
    s = acting("king")
    store(s, BLUE, "ct_any_iron_2")
    only(s, BLUE, iron=4)
    play(s, "fulfil_contract:any_iron_2:iron")
    assert has(s, BLUE) == {}
    s = acting("king")
    store(s, BLUE, "ct_any_wool_2")
    only(s, BLUE, wool=4)
    play(s, "fulfil_contract:any_wool_2:wool")
    assert has(s, BLUE) == {}


def test_equal_tiles_are_offered_once():  # tiletum R87, R94
    s = acting("king")
    only(s, BLUE, iron=1)
    store(s, BLUE, "bt_37", "bt_38", "bt_01", "bt_02")
    assert options(s, "fulfil_contract") == ["fulfil_contract:any_1:iron"]
    assert options(s, "use_helper") == ["use_helper:any_1"]


def test_crest_costs():  # tiletum R90, R91
    s = acting("king")
    store(s, BLUE, "bt_43", "bt_45")
    for food, buildings in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 6)):
        only(s, BLUE, food=food)
        assert len(options(s, "place_crest")) == 2 * buildings
    play(s, "place_crest:lion:b6")  # no character needed
    assert has(s, BLUE) == {"food": 4} and s.score[BLUE] == 15 and s.points[BLUE, 6] == 5
    assert not any(name.endswith("b6") for name in options(s, "place_crest"))


def placed_crest(building, **given):
    s = acting("king")
    only(s, BLUE, food=6)
    store(s, BLUE, "bt_43")
    for step, args in given.items():
        globals()[step](s, *args)
    play(s, f"place_crest:lion:{building}")
    return s


def test_crest_bonus_house_anywhere():  # tiletum R91, Q31
    s = placed_crest("b1")
    houses = options(s, "place_house")
    assert "place_house:firenze_h2" in houses and "place_house:tiletum_h1" not in houses and "stop" in options(s)
    assert len(houses) == 35
    play(s, "place_house:firenze_h1")
    assert s.score[BLUE] == 15 and step_of(s)[0] == STEP.main and SPACES[s.merchant[BLUE]] == "tiletum"


def test_crest_bonus_pillar_anywhere():  # tiletum R91
    s = placed_crest("b2")
    assert len(options(s, "place_pillar")) == 8  # not at the closed cathedral
    play(s, "stop")
    assert s.pillars[BLUE] == 0 and step_of(s)[0] == STEP.main


@pytest.mark.parametrize(("building", "who"), [("b3", "merchant"), ("b4", "architect")])
def test_crest_bonus_journeys(building, who):  # tiletum R91, Q46
    s = placed_crest(building)
    assert options(s) == [f"move_{who}:{space}" for space in SPACES]
    stay = s.copy()
    play(s, f"move_{who}:wien")
    assert SPACES[getattr(s, who)[BLUE]] == "wien" and step_of(s)[0] == STEP.main
    play(stay, f"move_{who}:tiletum")
    assert SPACES[getattr(stay, who)[BLUE]] == "tiletum" and step_of(stay)[0] == STEP.main


def test_crest_bonus_resources():  # tiletum R91, R99
    s = placed_crest("b5")
    play(s, "pick_resource:gold", "pick_resource:iron")
    assert has(s, BLUE) == {"food": 3, "gold": 1, "iron": 1} and step_of(s)[0] == STEP.main


def test_crest_bonus_without_target():  # tiletum Q45, R37
    s = acting("king")
    only(s, BLUE, food=6)
    store(s, BLUE, "bt_43")
    house(s, BLUE, "paris_h1", "lyon_h1")
    play(s, "place_crest:lion:b1")
    assert step_of(s)[0] == STEP.main and s.crest[BLUE, 0] != -1
    s = acting("king")
    only(s, BLUE, food=6)
    store(s, BLUE, "bt_43")
    pillar(s, BLUE, *[town for k, town in enumerate(CATHEDRALS) if s.cost_tile[k] != 8][:2])
    play(s, "place_crest:lion:b2")
    assert step_of(s)[0] == STEP.main


def test_contributing():  # tiletum R92, R93, Q42, E30
    s = scene("E30")
    play(s, "contribute:prague")
    assert s.score[ORANGE] == 10 + 11 and has(s, ORANGE) == {"stone": 4}
    assert not options(s, "contribute")  # once per cathedral
    play(s, "end_turn")
    assert s.seat == BLUE and options(s, "contribute") == ["contribute:prague"]  # Blue's travellers are in Tiletum
    play(s, "contribute:prague")
    assert s.score[BLUE] == 10 + 9 and s.cathedral_owner[5].tolist() == [ORANGE, BLUE, -1]


@pytest.mark.parametrize(
    ("tile", "stone", "vp"), [(row["id"], row["stone"], row["vp"]) for row in DATA["cost_tiles"][:-1]]
)
def test_every_cost_tile(tile, stone, vp):  # tiletum R92
    s = acting("king")
    cost(s, "wien", tile)
    pillar(s, BLUE, "wien")
    only(s, BLUE, stone=stone - 1, gold=9)
    assert not options(s, "contribute")
    give(s, BLUE, stone=stone)
    play(s, "contribute:wien")
    assert s.points[BLUE, 2] == vp + 8


@pytest.mark.parametrize("k", range(9), ids=lambda k: CATHEDRALS[k])
def test_every_cathedral_stack(k):  # tiletum R10, R92
    s = acting("king")
    cost(s, CATHEDRALS[k], "cost_1")
    tiles = DATA["cathedrals"][k]["tiles"]
    for player, worth in zip((BLUE, 1, 2), tiles, strict=False):
        pillar(s, player, CATHEDRALS[k])
        only(s, player, stone=2)
        s.seat = player
        play(s, f"contribute:{CATHEDRALS[k]}")
        assert s.points[player, 2] == 1 + worth


def test_no_contribution_without_a_pillar():  # tiletum R92
    s = acting("king")
    only(s, BLUE, stone=9)
    assert not options(s, "contribute")


def test_using_a_helper():  # tiletum R94
    s = acting("king")
    store(s, BLUE, "bt_27", "bt_26")
    only(s, BLUE)
    play(s, "use_helper:vp_4")
    assert s.score[BLUE] == 14 and stored(s, BLUE) == ["bt_26"] and s.bonus_removed == 1 and s.stored[BLUE] == 1
    play(s, "use_helper:gold_4")
    assert has(s, BLUE) == {"gold": 4} and s.points[BLUE, 5] == 4


def test_a_helper_keeps_its_space_until_its_effect_is_over():  # tiletum R94, Q55
    s = acting("king", ap=0)
    store(s, BLUE, "bt_07", "bt_08", "bt_01", "bt_02", "bt_19", "bt_30")
    play(s, "use_helper:character_2")
    assert not options(s, "take_character") and s.stored[BLUE] == 6 and s.bonus_removed == 0
    assert view(s, None)["players"][BLUE]["in_use"] == ["tile:bt_07"]
    play(s, "use_helper:character_2")  # the other one; it is resolved first
    assert "use_helper:character_2" not in options(s)
    assert view(s, None)["players"][BLUE]["in_use"] == ["tile:bt_07", "tile:bt_08"]
    play(s, "stop")
    assert stored(s, BLUE) == ["bt_07", "bt_01", "bt_02", "bt_19", "bt_30"] and s.in_use == 0b000001
    assert "use_helper:character_2" not in options(s) and options(s, "take_character")  # now there is room
    play(s, "stop")
    assert s.stored[BLUE] == 4 and s.in_use == 0 and s.bonus_removed == 2


def test_a_helper_is_there_while_its_choice_is_made():  # tiletum R94
    s = acting("king", ap=0)
    store(s, BLUE, "bt_30", "bt_31")
    play(s, "use_helper:supply_2", "pick_resource:wool")
    assert stored(s, BLUE) == ["bt_30", "bt_31"]
    play(s, "pick_resource:wool")
    assert stored(s, BLUE) == ["bt_31"] and options(s, "use_helper") == ["use_helper:supply_2"]


def test_tasks_between_frames():  # tiletum R85, R104
    s = with_sub(acting("king", ap=1), "merchant", 2)
    only(s, BLUE, gold=2)
    store(s, BLUE, "bt_06")
    play(s, "use_helper:merchant_3")
    steps = [row[0] for row in s.agenda.tolist()[: s.pending]]
    assert steps == [STEP.main, STEP.sub, STEP.helper_done, STEP.sub]
    play(s, "buy:food", "stop")
    assert step_of(s) == (STEP.sub, 1, 2)
