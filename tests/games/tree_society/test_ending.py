"""The worked examples of the rules file (section 7) about the end of the game and its scoring."""

from games.tree_society.scenes import scene, told

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.rules.components import (
    BANNERS_OF,
    COUNTERS,
    HOUSES_OF,
)
from sylvarium.games.tree_society.rules.counters import banners, count
from sylvarium.games.tree_society.rules.scoring import score
from sylvarium.games.tree_society.school.notation import (
    coins,
    options,
    play,
    sold,
    unsold,
)


def play_quietly(s):
    """Sells, ends the Build phase and takes, without building, until the game is over. Gives the turns."""
    while not s.over:
        found = options(s)
        play(s, "end_build" if "end_build" in found else found[0])
    return s.turn


def test_end_trigger():  # tree_society E21, R57, R107, R108
    s = scene("E21")
    assert banners(s, 1) == 5
    play(s, "level_up:wri_02")
    assert banners(s, 1) == 6 and s.trigger_round == 8
    assert play_quietly(s) == 27
    assert told("E21").over and told("E21").turn == 27


def test_banners_lost_after_the_trigger():  # tree_society E22, R89, R109, Q28
    s = scene("E22")
    assert banners(s, 1) == 6 and s.turn == 26
    play(s, "discard:wri_05")
    assert banners(s, 1) == 5 and s.trigger_round == 8
    assert play_quietly(s) == 27 and told("E22").over


def test_alternative_end():  # tree_society E23, R99, R110, R111, Q29
    s = scene("E23")
    play(s, "level_up:wri_02")
    assert (s.trigger_round, s.empty_round) == (12, 0)
    assert play_quietly(s) == 48
    assert (s.trigger_round, s.empty_round) == (12, 12)
    assert told("E23").over


def test_an_empty_fruit_market_gives_nothing():  # tree_society E23, R99
    s = told("E23", 2)
    assert s.over and unsold(s, 3) == ["apple_03"] and coins(s, 3) == (3, 0)


def test_the_sale_area_does_not_count():  # tree_society E29, R29, R120, Q19
    s = told("E29")
    assert sold(s) == ["apple_01", "apple_02", "grape_01"] and coins(s) == (2, 0)


def counter(s, name, seat=0):
    return count(s, seat, COUNTERS.index(name))


def test_counters():  # tree_society E30, R119, Q33, Q34
    s = scene("E30")
    assert counter(s, "banners") == 7 and counter(s, "houses") == 4
    assert counter(s, "banners_of:bankers") == 4 == count(s, 0, BANNERS_OF + 1)
    assert counter(s, "houses_of:bankers") == 2 == count(s, 0, HOUSES_OF + 1)
    assert counter(s, "guilds") == 3 and counter(s, "majority") == 4


def test_final_scoring():  # tree_society E31, R114, R116, R117
    s = scene("E31")
    assert (counter(s, "houses"), counter(s, "banners"), counter(s, "guilds")) == (4, 5, 3)
    assert counter(s, "sold_top") == 4
    assert score(s, 0) == 8 + 5 + 8 + 10 + 6 + 0 == 37


def test_coins_at_the_end():  # tree_society E32, R116
    assert coins(scene("E32")) == (4, 3)
    s = told("E32")
    assert s.purse[0] == 5 and score(s, 0) == 10


def test_groups_of_two():  # tree_society E33, R116
    s = scene("E33")
    assert len(unsold(s)) == 7 and score(s, 0) == 9


def test_tie():  # tree_society E34, R121, R122, Q35
    s = told("E34")
    assert [score(s, k) for k in range(4)] == [48, 51, 51, 40]
    assert [GAME.loops.rank(s.states, s.index, k) for k in range(4)] == [3, 2, 1, 4]
