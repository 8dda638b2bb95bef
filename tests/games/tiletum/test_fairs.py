"""Fairs (R115, R117–R122)."""

import pytest
from games.tiletum.scenes import scene

from sylvarium.games.tiletum.rules.components import FAIRS_PART
from sylvarium.games.tiletum.rules.fairs import fair_count, fair_points, takes_part
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    at,
    crest,
    fair,
    fulfil,
    house,
    king,
    last_turn_of_round,
    options,
    pillar,
    play,
    settle_in,
    store,
    track,
)


def finish(s):
    play(s, "end_turn")
    if options(s, "leave_king_tile"):
        play(s, "leave_king_tile")
    return s


def test_fair_in_verona():  # tiletum R117, R118, E6
    s = finish(scene("E6"))
    assert s.points[BLUE, FAIRS_PART] == 18


def test_who_takes_part():  # tiletum R117, E43
    s = last_turn_of_round(2)
    fair(s, 2, "fair_hearth", "frankfurt")
    house(s, ORANGE, "frankfurt_h1")
    at(s, BLUE, merchant="frankfurt")
    at(s, GREEN, architect="frankfurt")
    assert [bool(takes_part(s, p, 2)) for p in range(4)] == [True, True, False, False]
    finish(s)
    assert [s.points[p, FAIRS_PART] for p in range(4)] == [3, 6, 0, 0]
    two = finish(scene("E43"))  # Orange has the only space there is with two players
    assert two.points[BLUE, FAIRS_PART] == 3


def test_everybody_takes_part_in_tiletum():  # tiletum R117, R12
    s = last_turn_of_round(1)
    for player in range(4):
        at(s, player, merchant="wien")
    assert all(takes_part(s, p, 1) for p in range(4))


@pytest.mark.parametrize(("round", "value"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_board_values(round, value):  # tiletum R118
    s = last_turn_of_round(round)
    fair(s, round, "fair_hearth")
    assert fair_points(s, BLUE, round) == (value + 1) * 1


def wealthy(s):
    """3 houses, 2 pillars, 4 contracts, 1 cathedral tile, 2 crests, 4 characters, 2 filled buildings."""
    fulfil(s, BLUE, "ct_any_3", "ct_any_5", "ct_any_8", "ct_wool_3")
    house(s, BLUE, "paris_h1", "lyon_h1")
    s.cost_tile = list(range(8, -1, -1))  # London is closed
    pillar(s, BLUE, "wien")
    pillar(s, BLUE, "prague", contributed=True)
    crest(s, BLUE, "bt_43", "b2")
    crest(s, BLUE, "bt_45", "b6")
    for name, room in (("mason_8", "b1_f1"), ("mason_9", "b1_f3"), ("notary_4", "b3_f2"), ("courtier_8", "b5_f1")):
        settle_in(s, BLUE, name, room)
    store(s, BLUE, "ct_iron_9", "bt_47", "steward_1")  # the storehouse does not count
    return s


COUNTS = {
    "fair_homestead": 2, "fair_guild_chapel": 1, "fair_ledger": 4, "fair_patrons": 2, "fair_hearth": 3,
    "fair_company": 4, "fair_herald": 2, "fair_column": 2, "fair_full_house": 2, "fair_bells": 1,
}  # fmt: skip
VALUES = {
    "fair_homestead": 3, "fair_guild_chapel": 5, "fair_ledger": 3, "fair_patrons": 5, "fair_hearth": 1,
    "fair_company": 1, "fair_herald": 3, "fair_column": 2, "fair_full_house": 3, "fair_bells": 4,
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_every_fair(name):  # tiletum R118, R119, R120, Q27
    s = wealthy(last_turn_of_round(2))
    fair(s, 2, name, "lyon")
    assert fair_count(s, BLUE, 2) == COUNTS[name]
    finish(s)
    assert s.points[BLUE, FAIRS_PART] == (2 + VALUES[name]) * COUNTS[name]
    assert [s.points[p, FAIRS_PART] for p in (ORANGE, PURPLE, GREEN)] == [0, 0, 0]


def test_sets_count_the_smaller_number():  # tiletum R119, R120, E41, Q52
    s = finish(scene("E41"))
    assert s.points[BLUE, FAIRS_PART] == 7


def test_royal_fair_comes_before_the_reset():  # tiletum R115, R121, R23, Q28, Q29, E33
    s = finish(scene("E33"))
    # Blue: 12 − 10 = 2, then 7 − 10 = −3, which stops at 0
    assert s.score[BLUE] == 0 and s.points[BLUE, FAIRS_PART] == -2
    assert [s.points[p, FAIRS_PART] for p in (ORANGE, PURPLE)] == [10, 7]
    lowered = [0, 0, 1, 1, 2, 2][s.corruption[0]]
    assert s.king_step[BLUE] == -lowered and track(s)[-lowered] == [PURPLE, GREEN, BLUE]


def test_royal_fair_only_for_participants():  # tiletum R121, R117
    s = last_turn_of_round(2)
    fair(s, 2, "fair_royal", "wien")
    king(s, (5, [BLUE]), (0, [ORANGE, PURPLE, GREEN]))
    at(s, ORANGE, merchant="wien")
    finish(s)
    assert [s.points[p, FAIRS_PART] for p in range(4)] == [0, 8, 0, 0]


def test_each_fair_is_held_once():  # tiletum R122
    s = last_turn_of_round(1)
    fair(s, 1, "fair_hearth")
    finish(s)
    before = [s.points[p, FAIRS_PART] for p in range(4)]
    assert before == [2, 2, 2, 2] and s.round == 2 and options(s, "take_die")  # and nothing was asked
