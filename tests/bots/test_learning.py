"""Learning weights: what made the difference in games is found again, and better from more of them."""

import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from judgement import UNIT, Fit, returns

WORTH = np.array([0.0, 3.0, -1.0])  # of the three things that are looked at; the first is always there
NOISE = 4.0


@pytest.fixture
def games():
    """Two seats at the beginning of ten turns of each of many games, decided by what they have and by luck."""
    chance = np.random.default_rng(1)
    count, turns = 60, 10
    things = chance.integers(0, 5, (count, turns, 2, 3))
    things[..., 0] = 1
    final = 20 + things @ WORTH + chance.normal(0, NOISE, (count, turns, 2))
    rows = count * turns * 2
    return {
        "things": things.reshape(rows, 3),
        "phase": np.zeros(rows),
        "points": np.full(rows, 20),
        "final": final.reshape(rows),
        "told": np.zeros(rows),
        "game": np.repeat(np.arange(count), turns * 2),
        "seats": np.full(rows, 2),
    }


def test_what_made_the_difference_is_found_again(games):
    weights = Fit(games, phases=1).weights(1.0, 1.0)[0] / UNIT
    assert weights[1:] == pytest.approx(WORTH[1:], abs=0.5)


def test_the_curve_tells_how_much_of_other_games_is_explained_by_how_many(games):
    curve = Fit(games, phases=1).curve(1.0, 1.0, 60)
    assert [count for count, _ in curve] == [12, 24, 36, 48]
    assert tomllib.loads(f"curve = {curve}") == {"curve": curve}, "as the file of the weights has it"
    shown = 10 * 2.0 * 2  # variance of what is had: nine and one, times that of 0 to 4
    assert curve[-1][1] == pytest.approx(shown / (shown + 2 * NOISE**2), abs=0.1)
    assert curve[-1][1] >= curve[0][1]


def test_what_the_search_expected_counts_more_the_less_is_remembered(games):
    games["told"] = np.tile([4.0, -4.0], len(games["told"]) // 2)
    ended, remembered, told = (returns(games, memory) for memory in (1.0, 0.5, 0.0))
    first = slice(0, 2)
    assert list(told[first]) == [2.0, -2.0], "half of the margin of two seats"
    assert abs(remembered[first] - told[first]).max() < abs(ended[first] - told[first]).max()
