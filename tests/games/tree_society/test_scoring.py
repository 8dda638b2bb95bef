"""Scoring, ranking and the estimate for the bots (rules 3.19, 3.20)."""

import pytest

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.mind.evaluate import evaluate
from sylvarium.games.tree_society.rules.components import CARD_DATA, CARD_IDS, COUNTERS, EFFECTS
from sylvarium.games.tree_society.rules.counters import count
from sylvarium.games.tree_society.rules.scoring import PARTS, level_points, score, score_part, standing
from sylvarium.games.tree_society.school.notation import board, card, position

RICH = board(
    purse=5,
    chest=3,
    unsold=["apple_01", "apple_02", "grape_01", "orange_01", "cherry_01"],
    sold=["apple_03", "apple_04", "apple_05", "grape_02", "orange_02", "orange_03"],
    completed=["arc_10", "ban_01", "ban_12", "wri_05", "wri_09", "mer_02"],
)
# What the counters of R119 are worth on that board, counted by hand.
VALUES = {
    "banners": 2 + 1 + 3 + 1 + 2 + 1,
    "houses": 6,
    "guilds": 4,
    "majority": 4,
    "sold": 6,
    "sold_types": 3,
    "sold_top": 3,
    "unsold": 5,
    "unsold_types": 4,
    "coins": 5,
    "banners_of:architects": 2,
    "banners_of:bankers": 4,
    "banners_of:merchants": 1,
    "banners_of:writers": 3,
    "banners_of:botanists": 0,
    "banners_of:explorers": 0,
    "houses_of:architects": 1,
    "houses_of:bankers": 2,
    "houses_of:merchants": 1,
    "houses_of:writers": 2,
    "houses_of:botanists": 0,
    "houses_of:explorers": 0,
}


@pytest.mark.parametrize("name", COUNTERS)
def test_every_counter(name):  # tree_society R119, Q33, Q34
    """The sale area counts for none of them, nor do the things of other players."""
    s = position(RICH, board(7, unsold=["cherry_02"], sold=["cherry_03"], completed=["wri_01"]), sale=("cherry_04",))
    assert count(s, 0, COUNTERS.index(name)) == VALUES[name]
    empty = position(board(), RICH)
    assert count(empty, 0, COUNTERS.index(name)) == 0


def test_an_unknown_counter_counts_nothing():
    """`count` has an answer for every number, for the compiler's sake."""
    assert count(position(RICH), 0, -1) == 0


def variable_levels():
    for id, data, levels in zip(CARD_IDS, CARD_DATA, EFFECTS, strict=True):
        for number, parts in enumerate(levels, start=1):
            if parts and parts[0].kind == "end":
                assert "points" not in data["levels"][number - 1]
                yield id, number, parts[0].arguments


@pytest.mark.parametrize(("id", "level", "arguments"), list(variable_levels()))
def test_variable_points(id, level, arguments):  # tree_society R116
    n, counter, *group = arguments
    s = position(RICH)
    assert level_points(s, 0, card(id), level) == int(n) * (VALUES[counter] // int(group[0] if group else 1))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_printed_points(level):  # tree_society R115
    s = position(RICH)
    for id, data in zip(CARD_IDS, CARD_DATA, strict=True):
        if "points" in data["levels"][level - 1]:
            assert level_points(s, 0, card(id), level) == data["levels"][level - 1]["points"]


def test_only_the_highest_level_of_a_card_scores():  # tree_society R114, R118
    """Coins, fruits and banners score nothing by themselves."""
    s = position(board(30, 5, unsold=["apple_01"], sold=["grape_01"], progress={"wri_09": 2, "wri_05": 1}))
    assert score(s, 0) == 8 + 2
    s = position(board(30, completed=["wri_09"]))
    assert score(s, 0) == 15
    assert score(position(board(30, 9, unsold=["apple_01"])), 0) == 0


def test_the_same_thing_counts_for_several_effects():  # tree_society R117
    s = position(board(completed=["wri_02", "wri_12"]))
    assert score(s, 0) == 1 * 4 + 2 * 4


def test_parts_add_up_to_the_score():  # tree_society R114
    s = position(board(completed=["wri_02", "wri_05", "ban_08"], progress={"wri_11": 2, "wri_09": 1}))
    parts = {name: score_part(s, 0, k) for k, name in enumerate(PARTS)}
    assert parts == {"completed": 10 + 13, "variable": 4, "in_progress": 4 + 3}
    assert sum(parts.values()) == score(s, 0)


def test_the_highest_score_wins():  # tree_society R121
    s = position(board(completed=["wri_05"]), board(completed=["wri_09"]), board(completed=["ban_02"]))
    assert [GAME.loops.rank(s.states, s.index, k) for k in range(3)] == [2, 1, 3]


def test_ties_go_to_the_later_seat():  # tree_society R122, Q35
    s = position(board(), board(), board(), board(), seats=4)
    assert [GAME.loops.rank(s.states, s.index, k) for k in range(4)] == [4, 3, 2, 1]
    assert [standing(s, 2, k) for k in range(2)] == [0, 2]
    s.first = 1
    assert [GAME.loops.rank(s.states, s.index, k) for k in range(4)] == [1, 4, 3, 2]


def test_the_estimate_is_the_score_at_the_end_and_more_before():
    s = position(board(6, 2, unsold=["apple_01", "grape_01"], progress={"wri_09": 2}))
    assert evaluate(s, 0) > score(s, 0) == 8
    s.over = 1
    assert evaluate(s, 0) == 8
