"""Rounds, laps and Cleanup (R39–R45, R123–R129)."""

from collections import Counter

import pytest
from games.tiletum.invariants import check
from games.tiletum.scenes import scene, told

from sylvarium.games.tiletum.rules.components import LAPS
from sylvarium.games.tiletum.rules.king import lower_markers, reveal_corruption
from sylvarium.games.tiletum.rules.state import IN_BAG, NONE, ON_WHEEL
from sylvarium.games.tiletum.rules.wheel import facing_position
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    acting,
    empty_pile,
    fresh,
    king,
    last_turn_of_round,
    options,
    play,
    put_die,
    store,
    stored,
    track,
)


def play_through(s, choose):
    """Plays a game to its end, always choosing `choose(names)`; yields every state before a choice."""
    while not s.over:
        yield s
        play(s, choose(options(s)))


def quickly(names):
    """A die as it is, and then nothing more."""
    for name in ("leave_king_tile", "proceed", "stop", "end_turn"):
        if name in names:
            return name
    return next(name for name in names if name.startswith("take_die") and name[-1] == name[-3])


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_four_rounds_of_three_laps(seats):  # tiletum R39, R41, R42, I21
    s = fresh(seats)
    turns = []
    for state in play_through(s, quickly):
        turn = (state.round, state.lap, state.seat)
        if options(state, "take_die"):
            assert state.order[state.place - 1] == state.seat
            turns.append(turn)
    assert len(turns) == 12 * seats and Counter(seat for _, _, seat in turns) == dict.fromkeys(range(seats), 12)
    assert sorted({(r, lap) for r, lap, _ in turns}) == [(r, lap) for r in range(1, 5) for lap in range(1, 4)]
    for r in range(1, 5):  # the same order in all laps of a round
        laps = [[seat for rr, lap, seat in turns if (rr, lap) == (r, each)] for each in (1, 2, 3)]
        assert laps[0] == laps[1] == laps[2]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_preparation_rolls_dice(seats):  # tiletum R40
    faces, colours = Counter(), Counter()
    for seed in range(60):
        s = fresh(seats, seed=seed)
        rolled = [d for d in range(20) if s.die_place[d] == ON_WHEEL]
        assert len(rolled) == {2: 8, 3: 11, 4: 14}[seats]
        faces.update(s.die_face[d] for d in rolled)
        colours.update(d // 4 for d in rolled)
    assert set(faces) == {1, 2, 3, 4, 5, 6} and set(colours) == {0, 1, 2, 3, 4}
    assert max(faces.values()) < 2 * min(faces.values())


def test_one_corruption_token_per_lap():  # tiletum R41, R43, I17
    s = fresh(2)
    seen = set()
    for state in play_through(s, quickly):
        tokens = [token for token in state.corruption if token != NONE]
        assert len(tokens) == state.lap <= LAPS and len(set(tokens)) == len(tokens)
        seen.update(tokens)
    assert len(seen) > 3


def test_corruption_moves_every_marker():  # tiletum R43, R44, R45, E1
    s = acting()
    king(s, (1, [ORANGE, BLUE]), (-3, [GREEN]), (0, [PURPLE]))
    lower_markers(s, 2)
    assert track(s) == {-1: [ORANGE, BLUE], -2: [PURPLE], -4: [GREEN]}


def test_corruption_in_the_examples():  # tiletum R43, R44, R45, E1, E32
    assert track(told("E1")) == {-1: [ORANGE, BLUE], -2: [PURPLE], -4: [GREEN]}
    assert track(told("E32")) == {2: [PURPLE], -4: [GREEN, BLUE, ORANGE]}


def test_markers_pile_up_at_the_bottom():  # tiletum R44, R45, Q4, E32
    s = acting()
    king(s, (-4, [GREEN]), (-3, [BLUE, ORANGE]), (3, [PURPLE]))
    lower_markers(s, 1)
    assert track(s) == {2: [PURPLE], -4: [GREEN, BLUE, ORANGE]}
    king(s, (-2, [PURPLE]), (-3, [BLUE, ORANGE]), (-4, [GREEN]))
    lower_markers(s, 2)
    assert track(s) == {-4: [GREEN, BLUE, ORANGE, PURPLE]}
    lower_markers(s, 0)
    assert track(s) == {-4: [GREEN, BLUE, ORANGE, PURPLE]}


def test_whoever_ends_just_above_the_bottom_stays_ahead_of_it():  # tiletum R45, R110
    s = acting()
    king(s, (-4, [GREEN]), (-3, [BLUE]), (-1, [PURPLE]), (3, [ORANGE]))
    lower_markers(s, 2)
    assert track(s) == {1: [ORANGE], -3: [PURPLE], -4: [GREEN, BLUE]}
    assert s.rank.tolist() == [ORANGE, PURPLE, GREEN, BLUE]


def test_revealed_tokens_are_the_ones_that_count():  # tiletum R43
    for seed in range(20):
        s = fresh(seed=seed)
        before = s.king_step[BLUE]
        reveal_corruption(s)
        token = s.corruption[s.lap - 1]
        assert s.king_step[BLUE] == max(-4, before - [0, 0, 1, 1, 2, 2][token])


def test_turn_order_stays_whatever_happens_on_the_track():  # tiletum R42
    s = acting("king", ap=6, seat=ORANGE)
    king(s, (0, [BLUE, ORANGE, PURPLE, GREEN]))
    play(s, "king_step", "end_turn")
    assert s.rank[0] == ORANGE and s.order.tolist() == [0, 1, 2, 3] and s.seat == PURPLE


# --- Cleanup --------------------------------------------------------------------------------------


def test_action_spaces_are_filled_again():  # tiletum R123, R129, I16
    s = last_turn_of_round(1)
    store(s, BLUE, "bt_30")
    kept = s.wheel_tile.tolist()
    for position in (0, 3):
        s.bonus_removed += 1
        s.wheel_tile[position] = NONE
    offers = (s.contract_offer.tolist(), s.character_offer.tolist(), s.map_tile.tolist(), s.fair_tile.tolist())
    left = s.bonus_left
    play(s, "end_turn")
    while not options(s, "take_die"):
        play(s, "leave_king_tile")
    tiles = s.wheel_tile.tolist()
    assert NONE not in tiles and [tiles[k] for k in (1, 2, 4, 5)] == [kept[k] for k in (1, 2, 4, 5)]
    assert left - s.bonus_left == 3  # two action spaces and the King
    # offers, map and fairs of later rounds are not touched, nor are the boards
    now = (s.contract_offer.tolist(), s.character_offer.tolist(), s.map_tile.tolist(), s.fair_tile.tolist())
    assert now[2:] == offers[2:] and now[1] == offers[1] and stored(s, BLUE) == ["bt_30"]


@pytest.mark.parametrize(("round", "there"), ((1, True), (2, True), (3, False)))
def test_king_tile_is_replaced_after_rounds_1_and_2(round, there):  # tiletum R124, Q1, I16
    s = last_turn_of_round(round)
    play(s, "end_turn")
    if options(s, "leave_king_tile"):
        play(s, "leave_king_tile")
    assert s.round == round + 1 and (s.king_tile != NONE) == there


def test_empty_bonus_pile_leaves_gaps():  # tiletum R125, Q44
    s = last_turn_of_round(1)
    s.wheel_tile[2] = NONE
    empty_pile(s, "bt_01")
    play(s, "end_turn")
    if options(s, "leave_king_tile"):
        play(s, "leave_king_tile")
    assert s.wheel_tile[2] == NONE and s.king_tile == NONE
    # so R112 applies in the next King phase
    s = last_turn_of_round(2)
    s.king_tile = NONE
    king(s, (0, [GREEN, BLUE, ORANGE, PURPLE]))
    play(s, "end_turn")
    assert s.points[GREEN, 7] == 4


def test_the_bonus_pile_never_runs_out():  # tiletum R125
    """At most 6 + 1 at setup, the map, and 6 a round and a King tile in two Cleanups are drawn."""
    for players, tiles, spaces in ((2, 38, 10), (3, 46, 14), (4, 54, 18)):
        assert 7 + spaces + 3 * 6 + 2 <= tiles, players


def test_all_tokens_are_shuffled_again():  # tiletum R126, Q39
    seen = Counter()
    for seed in range(40):
        s = last_turn_of_round(1, seats=2, seed=seed)
        play(s, "end_turn")
        if options(s, "leave_king_tile"):
            play(s, "leave_king_tile")
        assert s.lap == 1 and s.corruption.tolist()[1:] == [NONE, NONE]
        seen[s.corruption[0]] += 1
    assert set(seen) == set(range(6))  # those used in round 1 as well


def test_dice_return_and_are_rolled_anew():  # tiletum R127, R40
    s = last_turn_of_round(1)
    play(s, "end_turn")
    if options(s, "leave_king_tile"):
        play(s, "leave_king_tile")
    assert s.dice_taken.tolist() == [0, 0, 0, 0]
    places = Counter(s.die_place)
    assert places == {ON_WHEEL: 14, IN_BAG: 6} and sum(s.bag) == 6
    check_dice = sum(sum(row) for row in s.wheel.tolist())
    assert check_dice == 14


def test_the_wheel_turns_one_step():  # tiletum R128, R4, E16
    def facing(round):
        s = scene("E16", {1: 1, 2: 2, 4: 3}[round])
        assert s.round == round and s.wheel_start == 0
        return {value: int(facing_position(s, value)) for value in range(1, 7)}

    architect, merchant, character, contract, king_space, joker = range(6)
    assert facing(1)[1] == architect and facing(1)[6] == joker
    second = facing(2)
    assert second[6] == architect and second[1] == merchant and second[5] == joker
    fourth = facing(4)
    assert [fourth[v] for v in (4, 5, 6, 1, 2, 3)] == [architect, merchant, character, contract, king_space, joker]


def test_random_events_come_from_the_seed():  # tiletum I22
    """The same seed and the same decisions give the same game."""
    games = []
    for _ in range(2):
        s = fresh(3, seed=11)
        for _ in play_through(s, lambda names: names[len(names) // 2]):
            pass
        games.append(s.tobytes())
    assert games[0] == games[1]


def test_put_die_keeps_the_count():
    """The helper of these tests conserves dice."""
    s = fresh()
    put_die(s, "blue", 3)
    check(s)
