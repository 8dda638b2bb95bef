"""Scoring of a round, the end of the game, ties."""

from games.builders.scenes import scene

from sylvarium.games.builders import GAME
from sylvarium.games.builders.mind.evaluate import evaluate
from sylvarium.games.builders.rules.scoring import score, score_part, score_round, standing
from sylvarium.games.builders.rules.trees import trees_led
from sylvarium.games.builders.school.notation import BLUE, GREEN, RED, YELLOW, position, space
from sylvarium.table import Table


def test_prestige_scores_the_height():  # builders E1, E4, R84, R89
    for number, fame in (("E1", [0, 0, 5, 0]), ("E4", [4, 0, 0, 0])):
        s = scene(number)
        score_round(s)
        assert [s.fame[p, 2] for p in range(4)] == fame


def test_preeminence():  # builders E5, R89, R90, R91
    s = scene("E5")
    score_round(s)
    assert s.fame[RED].tolist() == [0, 0, 4, 8] and s.fame[BLUE].tolist() == [0, 0, 2, 0]


def test_ties_in_a_district():  # builders E26, R91, R92, R93, Q28
    s = scene("E26")
    score_round(s)
    assert [s.fame[p, 3] for p in range(3)] == [4 + 6, 4, 4]


def test_a_complete_round():  # builders E34, R84 to R94, I17, I18
    s = scene("E34")
    score_round(s)
    assert [s.fame[p, 2] for p in range(3)] == [9, 13, 9]
    assert [s.fame[p, 3] for p in range(3)] == [13, 13, 4]
    assert [score(s, p) for p in range(3)] == [22, 26, 13]


def test_trees_score_twice():  # builders R84, R18
    s = position("f01[log | R nest]")
    score_round(s)
    score_round(s)
    assert score_part(s, RED, 2) == 4


def ranked(s):
    return [GAME.loops.rank(s.states, 0, p) for p in range(s.seats)]


def test_ties_at_the_end():  # builders E27, R95, R96, R97, R98, Q36
    trees = [f"b{k:02}[log | R nest]" for k in (1, 2, 3)] + [f"b{k:02}[log | B nest]" for k in (4, 5, 6)]
    s = position(*trees, seats=3)
    for player, fame in enumerate((71, 71, 65)):
        s.fame[player, 3] = fame
    s.tile_banners[RED], s.tile_banners[BLUE] = 2, 3
    s.bridge[0] = s.bridge[1] = s.bridge[2] = 1  # red's three bridges do not count
    assert trees_led(s, RED) == trees_led(s, BLUE) == 3
    assert ranked(s) == [2, 1, 3]
    s.tile_banners[RED] = 3
    assert ranked(s) == [1, 1, 3]
    s.tiles[space("b01")] = 0  # one tree less for red: the first tie-break decides
    assert ranked(s) == [2, 1, 3]
    s.fame[YELLOW, 0] = 100
    assert ranked(s) == [3, 2, 1]


def test_standing_names_the_criteria():  # builders R95 to R97
    s = position("f01[log | G nest]")
    s.fame[GREEN, 1], s.tile_banners[GREEN] = 12, 2
    assert [standing(s, GREEN, k) for k in range(3)] == [12, 1, 2]


def test_fame_is_unlimited():  # builders Q35
    s = position()
    s.fame[RED] = [100, 200, 300, 400]
    assert score(s, RED) == 1000


def test_the_estimate_ends_as_the_score():
    table = Table.new(GAME, 3, seed=2)
    while not table.over:
        table.play(table.legal_actions()[0])
    assert [evaluate(table.state, p) for p in range(3)] == [score(table.state, p) for p in range(3)]
