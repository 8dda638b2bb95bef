"""Random < greedy < search on every game, and how the levels err. docs/bots.md has the ladder of many games."""

from collections import Counter

import pytest
from bots import toys

from sylvarium.bots import LEVELS, decide
from sylvarium.bots.arena import compete

SHORT_SIGHTED = ("sapling", "birch")
TRIES = 60


def won(game, weaker, stronger, games):
    (duel,) = compete(game.key, [weaker, stronger], games, seed=11).duels()
    return duel.rate


def test_greedy_beats_random(game):
    assert won(game, "random", "birch", 20) >= 0.7


def test_search_beats_greedy(game):
    assert won(game, "birch", "oak", 12) > 0.5


@pytest.fixture(scope="module")
def chosen():
    """How often each level made each choice in the game of baits."""

    def choice(level, seed):
        return decide(toys.LURE, toys.lured(), 0, level, seed, seconds=600.0).action

    return {level: Counter(choice(level, seed) for seed in range(TRIES)) for level in LEVELS}


def sum_of(counts, first, number=2):
    return sum(counts[first + k] for k in range(number))


def test_the_lower_levels_see_their_own_turn_and_the_others_what_follows(chosen):
    """A bait is better at the end of the turn, waiting at the end of the game."""
    for level in LEVELS:
        baits, waits = sum_of(chosen[level], toys.BAITS), sum_of(chosen[level], toys.WAITS)
        assert baits > 2 * waits if level in SHORT_SIGHTED else waits == TRIES, level


def test_a_beginner_errs_where_choices_are_close_and_hardly_ever_badly(chosen):
    """Chance would stumble in a fifth of the tries and wait in two fifths."""
    assert sum_of(chosen["sapling"], toys.WAITS) > 3, "a near one is taken for the best now and then"
    assert chosen["sapling"][toys.STUMBLE] <= TRIES / 20
    assert chosen["birch"][toys.STUMBLE] == 0
    assert sum_of(chosen["birch"], toys.WAITS) < sum_of(chosen["sapling"], toys.WAITS), "it sees more clearly"


def test_no_level_takes_the_first_of_equal_choices(chosen):
    for level in LEVELS:
        equal = toys.BAITS if level in SHORT_SIGHTED else toys.WAITS
        one, other = chosen[level][equal], chosen[level][equal + 1]
        assert min(one, other) > 0.3 * (one + other), level
