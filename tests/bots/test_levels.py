"""Random < greedy < search on every game. The published ladder (docs/bots.md) has the figures with many games."""

from sylvarium.bots.arena import compete


def won(game, weaker, stronger, games):
    (duel,) = compete(game.key, [weaker, stronger], games, seed=11).duels()
    return duel.rate


def test_greedy_beats_random(game):
    assert won(game, "random", "birch", 20) >= 0.7


def test_search_beats_greedy(game):
    assert won(game, "birch", "oak", 12) > 0.5
