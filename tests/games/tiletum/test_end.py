"""Final scoring and ranking (R130–R134)."""

import pytest
from games.tiletum.scenes import scene

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.mind.evaluate import TURN_WORTH, evaluate, has_turn_in_lap
from sylvarium.games.tiletum.rules.components import BUILDINGS_PART, ESTATES_PART, LEFTOVERS_PART
from sylvarium.games.tiletum.rules.scoring import score, score_part, standing
from sylvarium.games.tiletum.rules.state import HAVING_DIE
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    crest,
    fair,
    fresh,
    house,
    king,
    last_turn_of_round,
    only,
    pillar,
    play,
    points,
    settle_in,
    store,
)


def last_turn():
    s = last_turn_of_round(4)
    fair(s, 4, "fair_bells", "wien")
    for player in range(4):
        only(s, player)
    return s


CHARACTERS = {
    "b1": ("mason_8", "mason_9", "mason_6"), "b2": ("notary_4", "notary_7", "notary_9"),
    "b3": ("carter_3", "carter_4"), "b4": ("steward_8", "steward_9"), "b5": ("courtier_8",), "b6": (),
}  # fmt: skip
CRESTS = ("bt_43", "bt_45", "bt_47", "bt_49", "bt_51", "bt_53")


def complete(s, player, count):
    for (building, tiles), name in zip(list(CHARACTERS.items())[::-1][:count], CRESTS, strict=False):
        for floor, tile in enumerate(tiles, 1):
            settle_in(s, player, tile, f"{building}_f{floor}")
        crest(s, player, name, building)


def test_final_scoring():  # tiletum R130, R131, R132, E13
    s = scene("E13")
    play(s, "end_turn")
    assert s.over
    assert [s.points[BLUE, part] for part in (ESTATES_PART, BUILDINGS_PART, LEFTOVERS_PART)] == [25, 10, 2]


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 20), (6, 30)])
def test_completed_buildings(count, worth):  # tiletum R131
    s = last_turn()
    complete(s, BLUE, count)
    play(s, "end_turn")
    assert s.points[BLUE, BUILDINGS_PART] == worth


@pytest.mark.parametrize(("gold", "food", "worth"), [(3, 0, 0), (2, 2, 1), (7, 0, 1), (4, 4, 2)])
def test_leftovers(gold, food, worth):  # tiletum R132, Q32
    s = last_turn()
    only(s, BLUE, gold=gold, food=food)
    play(s, "end_turn")
    assert s.points[BLUE, LEFTOVERS_PART] == worth


def test_what_is_left_over_is_worth_nothing():  # tiletum R133, Q51
    s = last_turn()
    king(s, (0, [ORANGE, BLUE, PURPLE, GREEN]))
    store(s, BLUE, "ct_iron_3", "bt_43", "notary_4", "bt_27")
    only(s, BLUE, iron=3)  # enough for the contract, but the turn is over
    play(s, "end_turn")
    assert s.score[BLUE] == 10 and s.fulfilled[BLUE] == 0


def test_no_cleanup_in_round_4():  # tiletum R39, R124
    s = last_turn()
    tiles = s.wheel_tile.tolist()
    play(s, "end_turn")
    assert s.over and s.round == 4 and s.wheel_tile.tolist() == tiles and sum(s.dice_taken) > 0


def places(s):
    return [GAME.loops.rank(s.states, 0, player) for player in range(s.seats)]


def test_most_points_win():  # tiletum R134
    s = last_turn()
    king(s, (0, [BLUE, ORANGE, PURPLE, GREEN]))
    for player, amount in ((BLUE, 10), (ORANGE, 60), (PURPLE, 40), (GREEN, 50)):
        points(s, player, amount)
    play(s, "end_turn")
    assert places(s) == [4, 1, 3, 2]


def test_ties_go_to_the_turn_order_of_the_last_king_phase():  # tiletum R134, R114, Q30
    s = last_turn()
    king(s, (0, [GREEN]), (-1, [PURPLE, BLUE]), (-2, [ORANGE]))
    for player, amount in ((BLUE, 31), (ORANGE, 32), (PURPLE, 31), (GREEN, 26)):
        points(s, player, amount)
    play(s, "end_turn")
    assert s.score.tolist() == [30, 30, 30, 30] and s.order.tolist() == [GREEN, PURPLE, BLUE, ORANGE]
    assert places(s) == [3, 4, 2, 1]
    assert [standing(s, p, 0) for p in range(4)] == [30] * 4 and standing(s, GREEN, 1) == 0


def test_parts_add_up_to_the_score():
    s = last_turn()
    complete(s, BLUE, 6)
    play(s, "end_turn")
    for player in range(4):
        assert sum(score_part(s, player, part) for part in range(len(GAME.score_parts))) == score(s, player)


def test_estimate_is_the_score_in_the_end_and_grows_with_good_things():
    s = last_turn()
    worth = evaluate(s, BLUE)
    for improve in (
        lambda: complete(s, BLUE, 3),
        lambda: crest(s, BLUE, "bt_53", "b1"),
        lambda: only(s, BLUE, gold=4),
        lambda: store(s, BLUE, "bt_27"),
        lambda: store(s, BLUE, "ct_any_3"),
        lambda: store(s, BLUE, "steward_1"),
        lambda: store(s, BLUE, "ct_crest_tower"),
    ):
        improve()
        assert evaluate(s, BLUE) > worth
        worth = evaluate(s, BLUE)
    s.cost_tile = list(range(8, -1, -1))
    pillar(s, BLUE, "paris", "wien")
    assert evaluate(s, BLUE) > worth
    house(s, BLUE, "paris_h1", "lyon_h1", "koln_h1", "frankfurt_h1")
    assert s.house_supply[BLUE] == 0 and evaluate(s, BLUE) > worth
    play(s, "end_turn")
    assert evaluate(s, BLUE) == score(s, BLUE)


def test_the_estimate_counts_the_turn_that_a_player_has_still_to_play_in_a_lap():
    s = fresh()
    assert all(has_turn_in_lap(s, player) for player in range(4))
    mover = s.seat
    with_turn, other = evaluate(s, mover), evaluate(s, (mover + 1) % 4)
    s.stage = HAVING_DIE
    assert not has_turn_in_lap(s, mover)
    assert evaluate(s, mover) == pytest.approx(with_turn - TURN_WORTH + 0.9 * s.main_ap)
    assert evaluate(s, (mover + 1) % 4) == pytest.approx(other)
