"""Setup (R1–R21)."""

from collections import Counter

import pytest
from games.tiletum.invariants import check

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.rules.components import (
    ACTION_NAMES,
    BONUS_FROM,
    CATHEDRALS,
    COST_TILES,
    FAIR_TOWNS,
    HOUSE_SPACES,
    TILE_FROM,
    TOWNS,
    UNAVAILABLE,
)
from sylvarium.games.tiletum.rules.state import NONE, ON_WHEEL
from sylvarium.games.tiletum.rules.wheel import facing_position
from sylvarium.games.tiletum.school.notation import BLUE, fresh, has, options, track


def test_seats():  # tiletum R1
    assert GAME.seats == (1, 2, 3, 4)  # one seat is the solo mode
    with pytest.raises(ValueError, match="players"):
        GAME.check_seats(5)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_tiles_laid_out(seats):  # tiletum R2, R5, R6, R7, R8, R68
    s = fresh(seats)
    check(s)
    assert NONE not in s.wheel_tile.tolist() and s.king_tile != NONE
    assert NONE not in s.contract_offer.tolist() and NONE not in s.character_offer.tolist()
    spaces = sum(tile != NONE for tile in s.map_tile)
    assert spaces == {2: 10, 3: 14, 4: 18}[seats]
    assert all((tile != NONE) == (BONUS_FROM[k] <= seats) for k, tile in enumerate(s.map_tile))
    assert s.bonus_left == {2: 38, 3: 46, 4: 54}[seats] - 7 - spaces
    assert s.contract_left == {2: 15, 3: 18, 4: 21}[seats] and s.character_left == {2: 20, 3: 30, 4: 40}[seats]
    everything = [*s.wheel_tile, *s.map_tile, *s.bonus_pile.tolist()[: s.bonus_left], *s.contract_offer]
    assert all(TILE_FROM[tile] <= seats for tile in everything if tile != NONE)


def test_printed_and_random_layout():  # tiletum R3, R135
    assert [ACTION_NAMES[a] for a in fresh(seed=5).layout] == list(ACTION_NAMES)
    layouts = {tuple(fresh(seed=seed, action_layout="random").layout) for seed in range(40)}
    assert len(layouts) > 30 and all(sorted(layout) == list(range(6)) for layout in layouts)
    s = fresh(seed=3, action_layout="random")
    check(s)
    assert options(s, "take_die")


def test_wheel_numbers_face_the_action_spaces():  # tiletum R4, Q37, Q38
    starts = Counter(fresh(2, seed=seed).wheel_start for seed in range(120))
    assert sorted(starts) == list(range(6))
    s = fresh()
    for s.wheel_start in range(6):
        for s.round in range(1, 5):
            for position in range(6):
                number = (position - s.wheel_start - (s.round - 1)) % 6 + 1
                assert facing_position(s, number) == position


def test_cost_tiles_and_the_closed_cathedral():  # tiletum R9, R11, Q41
    closed = Counter()
    for seed in range(60):
        s = fresh(seed=seed)
        assert sorted(s.cost_tile) == list(range(len(COST_TILES)))
        closed[CATHEDRALS[s.cost_tile.tolist().index(UNAVAILABLE)]] += 1
    assert set(closed) == set(CATHEDRALS)


def test_cathedral_stacks():  # tiletum R10
    spaces = {space["space"]: space for space in view(fresh(), None)["map"]["spaces"]}
    for town in CATHEDRALS:
        stack = [tile["vp"] for tile in spaces[town]["cathedral"]["tiles"]]
        assert stack == sorted(stack, reverse=True)


def test_fairs():  # tiletum R12, R25
    towns, tiles = Counter(), Counter()
    for seed in range(80):
        s = fresh(seed=seed)
        assert s.fair_town[0] == TOWNS.index("tiletum")
        later = s.fair_town.tolist()[1:]
        assert len(set(later)) == 3 and all(town in list(FAIR_TOWNS) for town in later)
        assert len(set(s.fair_tile)) == 4
        towns.update(later)
        tiles.update(s.fair_tile.tolist())
    assert len(towns) == 8 and len(tiles) == 11
    assert [fair["round"] for fair in view(s, None)["fairs"]] == [1, 2, 3, 4]


def test_corruption_tokens_are_face_down():  # tiletum R13, R43
    s = fresh()
    shown = view(s, BLUE)["corruption"]
    assert shown[0]["value"] in (0, 1, 2) and [token["value"] for token in shown[1:]] == [None, None]
    assert len({fresh(seed=seed).corruption[0] for seed in range(60)}) == 6


def test_first_player_and_turn_order():  # tiletum R14
    assert {fresh(first_player="random", seed=seed).order[0] for seed in range(40)} == {0, 1, 2, 3}
    for choice in ("1", "2", "3", "4"):
        order = fresh(first_player=choice).order.tolist()
        first = int(choice) - 1
        assert order == [(first + k) % 4 for k in range(4)]
    with pytest.raises(ValueError):
        GAME.chosen(2, {"first_player": "3"})


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_pieces_in_tiletum_and_supplies(seats):  # tiletum R15, R16, R17, Q36
    s = fresh(seats)
    tiletum = [s.house_owner[k] for k, name in enumerate(HOUSE_SPACES) if name.startswith("tiletum")]
    assert tiletum == [*range(seats), *[NONE] * (4 - seats)]
    for player in range(seats):
        assert s.merchant[player] == s.architect[player] == 0
        assert (s.house_supply[player], s.pillar_supply[player], s.houses[player]) == (2, 2, 1)
        assert s.score[player] == 10
        me = view(s, player)["players"][player]
        assert [b["house"] is not None for b in me["buildings"]] == [True] * 5 + [False]
        assert [c["pillar"] is not None for c in me["contracts"]] == [True] * 5 + [False]


def test_king_markers_start_in_one_stack():  # tiletum R18
    for seed in range(30):
        s = fresh(first_player="3", seed=seed)
        # The first token has been revealed already; it moves the whole stack.
        assert list(track(s).values()) == [[2, 3, 0, 1]]


def test_start_resources():  # tiletum R19
    s = fresh(first_player="4")
    gold = {2: (1, 3), 3: (1, 3, 5), 4: (1, 3, 5, 6)}
    for seats in (2, 3, 4):
        s = fresh(seats, first_player="2")
        for place, player in enumerate(s.order.tolist()[:seats]):
            assert has(s, player) == {"iron": 1, "wool": 1, "stone": 1, "food": 1, "gold": gold[seats][place]}


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_dice_in_the_bag(seats):  # tiletum R20, R40
    s = fresh(seats)
    on_wheel = sum(place == ON_WHEEL for place in s.die_place)
    assert on_wheel == {2: 8, 3: 11, 4: 14}[seats]
    assert on_wheel + sum(s.bag) == 5 * seats
    assert all(sum(s.wheel[colour]) + s.bag[colour] == seats for colour in range(5))


def test_boards_start_empty():  # tiletum R21
    me = view(fresh(), 0)["players"][0]
    assert me["storehouse"] == [None] * 6 and me["dice"] == []
    assert all(room["tile"] is None for building in me["buildings"] for room in building["rooms"])
    assert all(building["crest"] is None for building in me["buildings"])
    assert [building["filled"] for building in me["buildings"]] == [False] * 5 + [True]
