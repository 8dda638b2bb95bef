"""King action and King phase (R80, R81, R110–R116)."""

import pytest
from games.tiletum.scenes import scene, told

from sylvarium.games.tiletum.rules.components import KING_PART, TILES
from sylvarium.games.tiletum.rules.king import rank_of, reset_markers
from sylvarium.games.tiletum.rules.state import NONE
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    acting,
    fair,
    king,
    king_tile,
    last_turn_of_round,
    options,
    play,
    points,
    remove_king_tile,
    stored,
    track,
    with_sub,
)


def test_a_step_lands_on_top_of_the_stack():  # tiletum R80, E11
    s = scene("E11")
    play(s, "king_step", "king_step", "king_step")
    assert track(s) == {3: [ORANGE, PURPLE, BLUE], 0: [GREEN]} and s.main_ap == 0
    assert not options(s, "king_step")


def test_markers_left_behind_keep_their_order():  # tiletum R80
    s = acting("king", ap=1)
    king(s, (2, [GREEN]), (1, [ORANGE, BLUE, PURPLE]))
    play(s, "king_step")
    assert track(s) == {2: [GREEN, BLUE], 1: [ORANGE, PURPLE]}


def test_top_of_the_track():  # tiletum R81, E34
    s = scene("E34")
    play(s, "king_step")
    assert s.king_step[BLUE] == 10 and not options(s, "king_step") and s.main_ap == 4
    play(s, "end_turn")
    assert s.king_step[BLUE] == 10


def test_rank():  # tiletum R110, E5
    s = scene("E5")
    assert [int(rank_of(s, p)) for p in (ORANGE, BLUE, GREEN, PURPLE)] == [0, 1, 2, 3]


def king_phase(*steps, round=1, tile="bt_30"):
    s = last_turn_of_round(round)
    fair(s, round, "fair_bells")  # counts nothing here
    if tile:
        king_tile(s, tile)
    else:
        remove_king_tile(s)
    king(s, *steps)
    return s


def test_first_ranked_player_chooses_the_tile():  # tiletum R111, R113, E4
    s = scene("E4")
    play(s, "end_turn")
    assert s.seat == BLUE and options(s) == ["take_king_tile", "leave_king_tile"]  # and no tasks
    play(s, "take_king_tile")
    assert stored(s, BLUE) == ["bt_30"] and s.score.tolist() == [13, 10, 10, 8]
    assert [s.points[p, KING_PART] for p in range(4)] == [3, 0, 0, -2]


def test_leaving_the_tile():  # tiletum R111
    s = king_phase((0, [PURPLE, BLUE, ORANGE, GREEN]))
    play(s, "end_turn")
    assert s.seat == PURPLE
    play(s, "leave_king_tile")
    assert stored(s, PURPLE) == [] and s.bonus_removed == 1 and s.score[PURPLE] == 10
    assert "bt_30" not in [TILES[t] for t in s.bonus_pile.tolist()[: s.bonus_left]]


def test_full_storehouse_discards_the_tile():  # tiletum R111, Q43, E24
    s = scene("E24")
    play(s, "end_turn")
    assert s.round == 2 and len(stored(s, BLUE)) == 6 and s.bonus_removed == 1


def test_four_points_without_a_tile():  # tiletum R112, R124, Q1, E37
    s = scene("E37")
    play(s, "end_turn")
    assert s.over and s.points[ORANGE, KING_PART] == 4 + 5
    assert s.king_tile == NONE and stored(s, ORANGE) == []


STEP_POINTS = {-4: -10, -3: -5, -2: -2, -1: -1, 0: 0, 1: 1, 6: 6, 7: 8, 8: 10, 9: 12, 10: 15}


@pytest.mark.parametrize(("step", "gain"), list(STEP_POINTS.items()))
def test_points_of_the_steps(step, gain):  # tiletum R113, Q40
    s = king_phase((step, [GREEN]), (0 if step else 1, [BLUE, ORANGE, PURPLE]))
    points(s, GREEN, 30)
    play(s, "end_turn")
    if options(s, "leave_king_tile"):
        play(s, "leave_king_tile")
    assert s.points[GREEN, KING_PART] == gain and s.score[GREEN] == 30 + gain


def test_losses_stop_at_zero():  # tiletum R113, R23
    s = king_phase((0, [BLUE, ORANGE, PURPLE]), (-4, [GREEN]))
    points(s, GREEN, 3)
    play(s, "end_turn", "leave_king_tile")
    assert s.score[GREEN] == 0


def test_new_turn_order():  # tiletum R114, E5
    s = scene("E5")
    play(s, "end_turn", "leave_king_tile")
    assert s.order.tolist() == [ORANGE, BLUE, GREEN, PURPLE] and s.seat == ORANGE and s.round == 2


def test_reset():  # tiletum R116, Q2, Q3, E31
    s = scene("E31")
    reset_markers(s)
    assert track(s) == {0: [PURPLE, GREEN, ORANGE, BLUE]} == track(told("E31"))
    s = king_phase((4, [BLUE]), (0, [PURPLE]), (-1, [GREEN, ORANGE]))
    play(s, "end_turn", "leave_king_tile")
    assert s.order.tolist() == [BLUE, PURPLE, GREEN, ORANGE]
    lowered = [0, 0, 1, 1, 2, 2][s.corruption[0]]
    assert track(s) == {4 - lowered: [BLUE], -lowered: [PURPLE, GREEN, ORANGE]}


def test_helpers_of_the_king():  # tiletum R95, R80
    s = with_sub(acting("merchant", ap=0), "king", 2)
    play(s, "king_step", "king_step")
    assert s.king_step[BLUE] - s.king_step[ORANGE] == 2
