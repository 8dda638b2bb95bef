"""The final score and the ranking (3.18)."""

import itertools
import random

import pytest
from games.sylve.position import position, scene

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.face.areas import pairing
from sylvarium.games.sylve.rules.components import CREATURE_IDS, CREATURE_SEASON, DATA, FOREST_IDS, SEASON_IDS
from sylvarium.games.sylve.rules.scoring import happy_creatures
from sylvarium.games.sylve.rules.state import HELD, ON_TABLE, SPENT

ROW = "honeybrook amberwood rustleaf_copse"
OTHER_ROW = "mirage_pines coldspark_ridge fallowbloom"


def test_final_scoring():  # sylve R134 to R139, E57
    t = position(row=OTHER_ROW, round=4).hand("R", "quickstep_tea").drunk("R", "quintessence")
    t.reserved("R", "maelstrom_wine").controls("R", "rustleaf_copse", "honeybrook")
    t.release("R", "cinder_hare").tame("R", "market_jay", "rime_owl").stock("R", "2P 2M 1C 3B")
    t.s.vp[0] = 5
    parts = {name: t.part("R", name) for name in GAME.score_parts}
    assert parts == {"potions": 11, "forests": 10, "creatures": 7, "tokens": 5, "ingredients": 2}
    assert t.score("R") == 35


def test_where_creatures_are_happy():  # sylve R137, E22
    assert scene("E22").part("R", "creatures") == 4


def test_best_placement_of_creatures():  # sylve R137, E50, Q27
    t = scene("E50")
    assert t.part("R", "creatures") == 6
    assert pairing(t.s, 0) == {"petal_moth": "honeybrook", "chimney_bat": "gilded_clearing"}
    t = position(row=OTHER_ROW).controls("R", "honeybrook", "gilded_clearing").tame("R", "chimney_bat", "petal_moth")
    assert len(pairing(t.s, 0)) == 2


def test_a_creature_without_a_forest_scores_one():  # sylve R137
    t = position(row=ROW).tame("R", "petal_moth").tame("B", "rime_owl").controls("B", "dewfern_hollow")
    assert t.part("R", "creatures") == 1 and t.part("B", "creatures") == 1


def best_by_trying(seasons, forests):
    """The largest matching, by trying every way to give each creature a forest or none."""
    seats = forests + [[]] * len(seasons)
    ways = itertools.permutations(seats, len(seasons))
    return max(sum(season in seat for season, seat in zip(seasons, way, strict=True)) for way in ways)


@pytest.mark.parametrize("seed", range(12))
def test_the_matching_is_the_largest(seed):  # sylve R137
    chance = random.Random(seed)
    for _ in range(3):
        t = position("RBGY")
        forests = chance.sample([f for f in range(20) if t.s.forest_at[f] != ON_TABLE], chance.randrange(1, 5))
        own = chance.sample(range(36), chance.randrange(1, 5))
        for forest in forests:
            t.s.forest_at[forest] = HELD
        for creature in own:
            t.s.creature_at[creature] = SPENT
        seasons = [SEASON_IDS[CREATURE_SEASON[c]] for c in own]
        expected = best_by_trying(seasons, [DATA["forest"][f]["seasons"] for f in forests])
        assert t.rule(happy_creatures, 0) == len(pairing(t.s, 0)) == expected
        for creature, forest in pairing(t.s, 0).items():
            season = SEASON_IDS[CREATURE_SEASON[CREATURE_IDS.index(creature)]]
            assert season in DATA["forest"][FOREST_IDS.index(forest)]["seasons"]


def test_potions_forests_and_tokens():  # sylve R135, R136, R138
    t = position(row=ROW).hand("R", "null_nectar").drunk("R", "hush_water").controls("R", "mirage_pines")
    t.s.vp[0] = 4
    assert (t.part("R", "potions"), t.part("R", "forests"), t.part("R", "tokens")) == (10, 3, 4)


@pytest.mark.parametrize(("stock", "vp"), [("2P", 0), ("2P 1B", 1), ("2P 2M 1C", 1), ("1P 1M 1C 3B", 2), ("9C", 3)])
def test_unused_ingredients(stock, vp):  # sylve R139, Q37
    assert position(row=ROW).stock("R", stock).part("R", "ingredients") == vp


def finished(red, blue):
    """A finished game with 41 points each and these leftovers."""
    t = position(row=ROW, round=4).pool("R", "tree").pool("B", "").play("place:tree", "space:left", "ingredient:plant")
    assert t.s.over
    t.stock("R", f"{red}P").stock("B", f"{blue}C")
    for seat, left in enumerate((red, blue)):
        t.s.vp[seat] = 41 - left // 3
    return t


@pytest.mark.parametrize(("red", "blue", "ranks"), [(4, 5, (2, 1)), (5, 4, (1, 2)), (5, 5, (1, 1))])
def test_a_tie_in_the_final_score(red, blue, ranks):  # sylve R140, R141, E58
    t = finished(red, blue)
    assert t.score("R") == t.score("B") == 41
    assert tuple(GAME.loops.rank(t.states, 0, seat) for seat in (0, 1)) == ranks


def test_most_points_win():  # sylve R140
    t = finished(3, 9)
    t.s.vp[0] = 50
    assert [GAME.loops.rank(t.states, 0, seat) for seat in (0, 1)] == [1, 2]


def test_the_estimate_is_the_score_at_the_end():
    t = finished(4, 5)
    assert GAME.loops.estimate(t.states, 0, 0) == t.score("R")


def test_the_estimate_values_what_counts_later():
    t = position(row=ROW).pool("R", "tree")
    plain = GAME.loops.estimate(t.states, 0, 0)
    better = [
        t.copy().put("honeybrook.1", "R.tree"),
        t.copy().put("honeybrook.1", "R.tree").put("honeybrook.2", "B.hill"),
        t.copy().stock("R", "1P"),
        t.copy().stock("R", "1B"),
        t.copy().tame("R", "cinder_hare"),
        t.copy().pool("R", "tree tree"),
    ]
    assert all(GAME.loops.estimate(each.states, 0, 0) > plain for each in better)
