"""Quick play in Tiletum goes somewhere: pieces walk towards a goal, tiles beside the way are taken."""

from sylvarium.bots.position import Position
from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.school.notation import BLUE, acting, at, cost, fair, map_tile, only, store
from sylvarium.table import Table


def tried(s):
    out = GAME.out()
    count = GAME.sensible(s, out, GAME.loops.choices(s.states, 0, out))
    return {GAME.telling.name(int(action)) for action in out[:count]}


def test_the_merchant_heads_for_a_town_to_build_in_and_for_the_fair():
    s = acting("merchant")
    assert tried(s) == {"move_merchant:paris"}
    fair(s, 1, "fair_ledger", town="london")
    assert tried(s) == {"move_merchant:paris", "move_merchant:r_channel"}
    s.house_supply[BLUE] = 0
    assert tried(s) == {"move_merchant:r_channel"}
    at(s, BLUE, merchant="london")
    s.map_tile = [-1] * len(s.map_tile)
    assert tried(s) == {"end_turn"}


def test_the_architect_heads_for_a_cathedral():
    s = acting("architect")
    cost(s, "paris", "cost_1")
    assert tried(s) == {"move_architect:paris"}
    s.pillar_supply[BLUE] = 0
    assert tried(s) == {"end_turn"}


def test_a_tile_beside_the_way_is_taken_before_going_on():
    s = acting("architect")
    at(s, BLUE, architect="lyon")
    map_tile(s, "lyon", "bt_27")
    assert tried(s) == {"take_map_tile:lyon_t1"}


def test_characters_move_in_and_only_what_there_is_plenty_of_is_exchanged():
    s = acting("character", ap=1)
    store(s, BLUE, "mason_8")
    assert {name.split(":")[0] for name in tried(s)} == {"place_character"}
    s = acting("contract", ap=1)
    only(s, BLUE, iron=2, wool=5)
    s.contract_offer = [-1] * 5
    assert {name.split(":")[1] for name in tried(s)} == {"wool"}


def test_a_lead_exists_also_where_one_plays_alone():
    table = Table.new(GAME, 1, {"first_player": "1"}, 3)
    alone = Position(GAME, table.state, 0, 7)
    assert alone.lead() == alone.estimate()
