"""Setup and the order of turns."""

import pytest
from games.builders.scenes import scene

from sylvarium.games.builders import GAME
from sylvarium.games.builders.rules.components import TREETOP
from sylvarium.games.builders.rules.state import NO_TREE
from sylvarium.games.builders.rules.turn import seat_on_turn
from sylvarium.games.builders.school.notation import fresh, options, play
from sylvarium.table import Table


@pytest.mark.parametrize("seats, trees, deck, treetops", [(2, 13, 69, 8), (3, 16, 65, 9), (4, 20, 61, 9)])
def test_setup(seats, trees, deck, treetops):  # builders R1 to R6, R9, R10, R12, R13, R99, E36
    s = fresh(seats)
    assert sum(cap != NO_TREE for cap in s.cap) == trees and sum(s.tiles) == 0
    assert s.deck_size == deck and s.discard_size == 0 and -1 not in s.display.tolist()
    assert s.hand_size.tolist()[:seats] == [4] * seats and not any(s.row_size)
    assert s.banners.tolist()[:seats] == [16] * seats
    assert s.supply == [6, 6, 12, treetops]
    assert not any(sum(s.fame[p]) for p in range(seats))
    held = [s.held[p].tolist() for p in range(seats)]
    assert held == [[0] * 4] * seats if seats > 2 else held == [[0] * 4, [0, 0, 0, 1]]
    for p in range(seats):
        assert sorted(s.stack[p]) == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4


def test_bases_are_a_random_selection():  # builders R5, Q8, Q9
    counts = set()
    for seed in range(60):
        s = fresh(2, seed=seed)
        bases = [s.base[t] for t in range(20) if s.cap[t] != NO_TREE]
        assert max(bases.count(k) for k in range(4)) <= 5
        counts.add(tuple(bases.count(k) for k in range(4)))
    assert len(counts) > 10
    assert sorted(fresh(4).base) == [k // 5 for k in range(20)]


def test_stacks_are_shuffled_and_stay():  # builders R7, R8
    assert len({tuple(fresh(4, seed=seed).stack[0]) for seed in range(20)}) == 20
    table = Table.new(GAME, 4, seed=9)
    stacks = table.state.stack.tolist()
    for _ in range(100):
        table.play(table.legal_actions()[0])
    assert table.state.stack.tolist() == stacks


def test_start_player():  # builders R11, Q39
    assert {fresh(4, "random", seed).start for seed in range(40)} == {0, 1, 2, 3}
    assert [fresh(3, str(k + 1)).start for k in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="start cannot be '3' with 2 players"):
        Table.new("builders", 2, {"start": "3"})


def test_colours_have_no_effect():  # builders Q40
    assert {option.name for option in GAME.options} == {"start"}


@pytest.mark.parametrize("start", (1, 2))
def test_with_two_players_the_second_one_begins_with_a_treetop(start):  # builders R12
    s = Table.new(GAME, 2, {"start": str(start)}, seed=3).state
    assert s.start == start - 1
    assert [s.held[seat, TREETOP] for seat in (s.start, 1 - s.start)] == [0, 1]
    assert s.held[1 - s.start].tolist() == [0, 0, 0, 1] and s.supply[TREETOP] == 8


def test_second_player_of_two_may_use_the_treetop_at_once():  # builders R12, E25, Q37, R61, R68
    s = scene("E25")
    assert s.held[1, TREETOP] == 1 and s.seat == 1
    play(s, options(s)[0])
    play(s, options(s)[0])
    assert options(s) == ["use:treetop", "end"]
    play(s, "use:treetop")
    assert len(options(s)) == 13


def order(seats, start):
    s = fresh(seats, str(start + 1))
    turns = []
    for turn in range(1, 16 * seats + 1):
        s.turn = turn
        turns.append(seat_on_turn(s))
    return turns


def test_order_of_turns():  # builders R14, R15, R21, E24, Q32
    turns = order(3, 1)
    assert turns[:6] == [1, 2, 0, 1, 2, 0] and turns[23] == 0
    assert turns[24:30] == [0, 2, 1, 0, 2, 1] and turns[-1] == 1
    for seats in (2, 3, 4):
        for start in range(seats):
            turns = order(seats, start)
            assert all(turns[: 8 * seats].count(p) == 8 == turns[8 * seats :].count(p) for p in range(seats))
            assert turns[8 * seats :] == turns[: 8 * seats][::-1]


def test_a_whole_game_has_16_turns_each():  # builders R14, R16, R17, R22, Q31, Q41
    for seats in (2, 3, 4):
        table = Table.new(GAME, seats, seed=4)
        turns = []
        while not table.over:
            if table.state.turn > len(turns):
                turns.append(table.seat)
            table.play(table.legal_actions()[-1])
        assert turns == order(seats, table.state.start)
        assert table.state.used_tiles.tolist()[:seats] == [16] * seats
        assert table.state.hand_size.tolist()[:seats] == [4] * seats  # the last turn had its step 3 too


def test_between_the_rounds_nothing_is_reset():  # builders R18, R19, R20, E37
    table = Table.new(GAME, 2, {"start": "1"}, seed=12)
    while True:
        before = table.record()
        table.play(table.legal_actions()[0])
        if before.turn == 16 and table.state.turn == 17:
            break
    after = table.state
    assert before.seat == 1 == after.seat  # blue took turn 16 and takes turn 17
    assert after.used_tiles.tolist()[:2] == [8, 8]
    for kept in ("tiles", "tile", "cap", "bridge", "banner", "banners", "row", "row_size", "held", "supply"):
        assert getattr(after, kept) == getattr(before, kept)
    assert sum(after.fame[0]) + sum(after.fame[1]) > sum(before.fame[0]) + sum(before.fame[1])


def test_a_set_and_an_item_wait_for_round_two():  # builders E37, R38, R57
    s = scene("E37")
    play(s, "play:thatch/ax", "place:b01")
    assert {"exchange:bridge:0", "use:hammer", "end"} <= set(options(s))
    play(s, "exchange:bridge:0")
    assert {"use:bridge", "use:hammer"} <= set(options(s))
