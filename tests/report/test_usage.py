"""Users against others: the difference, and whether its interval is as wide as it should be."""

import numpy as np
import pytest

from sylvarium.games import game
from sylvarium.report.usage import FEWEST, Usage
from sylvarium.research.recording import Recorded, record


def games_with(scores: np.ndarray) -> Recorded:
    """Games in which only the points matter."""
    count, seats = scores.shape
    places = (scores[:, None, :] > scores[:, :, None]).sum(2) + 1
    nothing = np.zeros(0, np.int16)
    return Recorded(
        game("builders"), seats, {}, "random", 0, scores, places, np.zeros((count, seats, 1)), np.ones(count),
        np.zeros(count + 1, np.int64), nothing, nothing, nothing,
    )  # fmt: skip


def usage_of(scores: np.ndarray, used: np.ndarray) -> Usage:
    usage = Usage(scores.shape[1])
    uses = [(g, s, 0) for g, s in zip(*np.nonzero(used), strict=True)]
    usage.add(games_with(scores), len(scores), uses, ["it"])
    return usage


def test_the_difference_is_that_of_the_means():
    chance = np.random.default_rng(1)
    scores, used = chance.integers(0, 50, (200, 3)), chance.random((200, 3)) < 0.4
    usage = usage_of(scores, used)
    assert usage.share("it") == pytest.approx(used.mean())
    points = usage.more_points("it")
    assert points.mean == pytest.approx(scores[used].mean() - scores[~used].mean())
    wins = games_with(scores).wins
    assert usage.more_wins("it").mean == pytest.approx(wins[used].mean() - wins[~used].mean())
    assert usage.wins_of_users("it") == pytest.approx(wins[used].mean())
    assert usage.points_of_users("it") == pytest.approx(scores[used].mean())


def test_the_interval_covers_nothing_nineteen_times_out_of_twenty():
    """With no effect at all, and scores of one game that go up and down together."""
    chance = np.random.default_rng(2)
    covered = {"points": 0, "wins": 0}
    trials = 400
    for _ in range(trials):
        scores = chance.integers(0, 20, (120, 4)) + chance.integers(0, 60, (120, 1))
        usage = usage_of(scores, chance.random((120, 4)) < 0.3)
        for name, found in (("points", usage.more_points("it")), ("wins", usage.more_wins("it"))):
            covered[name] += abs(found.mean) < found.half
    for name, count in covered.items():
        assert 0.91 < count / trials < 0.985, name


def test_players_of_one_game_are_not_independent():
    """All users sit in the same games: what those games have in common must widen the interval."""
    chance = np.random.default_rng(3)
    scores = chance.integers(0, 5, (200, 4)) + chance.integers(0, 100, (200, 1))
    together = np.repeat(chance.random((200, 1)) < 0.5, 4, axis=1)
    apart = chance.random((200, 4)) < 0.5
    assert usage_of(scores, together).more_points("it").half > 1.5 * usage_of(scores, apart).more_points("it").half


def test_nothing_is_stated_from_too_few():
    scores = np.random.default_rng(4).integers(0, 50, (100, 2))
    used = np.zeros((100, 2), bool)
    used.flat[: FEWEST - 1] = True
    usage = usage_of(scores, used)
    assert usage.more_points("it") is None and usage.more_wins("it") is None
    assert usage.more_points("never") is None and usage.per_player("never") == usage.share("never") == 0
    assert usage_of(scores, ~used).more_points("it") is None


def test_adding_up_in_pieces_is_adding_up():
    chance = np.random.default_rng(5)
    scores, used = chance.integers(0, 50, (80, 3)), chance.random((80, 3)) < 0.5
    whole, pieces = usage_of(scores, used), usage_of(scores[:30], used[:30])
    pieces.merge(usage_of(scores[30:], used[30:]))
    assert pieces.games == whole.games
    assert pieces.more_points("it") == pytest.approx(whole.more_points("it"))
    assert pieces.more_wins("it") == pytest.approx(whole.more_wins("it"))


def test_random_games_are_those_of_simulate(game):
    from sylvarium.simulation import simulate

    games, simulated = record(game, 60, game.seats[0], seed=9), simulate(game, 60, game.seats[0], seed=9)
    assert (games.scores == simulated.scores).all() and (games.decisions == simulated.decisions).all()
    assert np.bincount(games.actions, minlength=game.actions.size).sum() == len(games.actions)
    assert (games.offered >= np.bincount(games.actions, minlength=game.actions.size)).all()
