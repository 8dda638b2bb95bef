"""Scoring at the end of a round, the score at any moment, the final ranking (R84 to R98)."""

from sylvarium.games.builders.rules.components import (
    DISTRICT,
    DISTRICT_TREES,
    DISTRICTS,
    ORIGIN,
    SEATS,
    TREES,
)
from sylvarium.games.builders.rules.state import NOBODY, PREEMINENCE_FAME, PRESTIGE_FAME
from sylvarium.games.builders.rules.trees import height, prestige, trees_led
from sylvarium.kernel import rule

PARTS = ("banners", "bridges", "prestige", "preeminence")  # columns of `fame`
STANDINGS = ("fame", "trees", "banners")


@rule
def score_round(s):
    """R84: prestige of every tree, then preeminence in every district."""
    count_leaders(s)
    for seat in range(s.seats):
        s.fame[seat, PRESTIGE_FAME] += s.levels_led[seat]
        for district in range(DISTRICTS):
            s.fame[seat, PREEMINENCE_FAME] += preeminence(s, district, seat)


@rule
def count_leaders(s):
    """R89, R90: notes for every player the levels of the trees led, and how many are led in each district."""
    for seat in range(SEATS):
        s.levels_led[seat] = 0
        for district in range(DISTRICTS):
            s.led[district, seat] = 0
    for tree in range(TREES):
        leader = prestige(s, tree)
        if leader != NOBODY:
            s.levels_led[leader] += height(s, tree)
            s.led[DISTRICT[ORIGIN[s.seats] + tree], leader] += 1


@rule
def preeminence(s, district, seat):
    """R91 to R93: 2 fame per tree of the district for the only leader, 1 for each of several, none for 0 trees.

    By what `count_leaders` noted.
    """
    mine = s.led[district, seat]
    if mine == 0:
        return 0
    worth = 2
    for other in range(s.seats):
        if other != seat:
            if s.led[district, other] > mine:
                return 0
            if s.led[district, other] == mine:
                worth = 1
    return worth * DISTRICT_TREES[s.seats, district]


@rule
def score(s, seat):
    """Fame so far."""
    return s.fame[seat, 0] + s.fame[seat, 1] + s.fame[seat, 2] + s.fame[seat, 3]


@rule
def score_part(s, seat, part):
    """Fame of one category (`PARTS`)."""
    return s.fame[seat, part]


@rule
def standing(s, seat, criterion):
    """R95 to R97: fame, then trees led, then tile banners placed."""
    if criterion == 0:
        return score(s, seat)
    elif criterion == 1:
        return trees_led(s, seat)
    return s.tile_banners[seat] + 0
