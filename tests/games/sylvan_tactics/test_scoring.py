"""Score, ranking and the estimate for bots (R122, R123)."""

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.mind.evaluate import evaluate
from sylvarium.games.sylvan_tactics.rules.scoring import score, score_part, standing
from sylvarium.games.sylvan_tactics.school.notation import army, play, position


def test_the_score_is_the_kings_health():  # sylvan_tactics R123
    s = position(army("P a2, P b2", health=7), army("P a7", health=4))
    assert [score(s, seat) for seat in (0, 1)] == [7, 4] == [score_part(s, seat, 0) for seat in (0, 1)]
    assert [standing(s, seat, 1) for seat in (0, 1)] == [3, 2]
    s.white = 1
    assert [score(s, seat) for seat in (0, 1)] == [4, 7]


def test_the_winner_of_a_fight_is_first():  # sylvan_tactics R122
    s = play(position(army("R-brown_bear e7", sigils=1, health=1), army("P a7, P b7, P c7", health=3)), "attack:e7")
    assert s.over and [GAME.loops.rank(s.states, 0, seat) for seat in (0, 1)] == [1, 2]


def better(one, other, **more):
    return evaluate(position(one, **more), 0) > evaluate(position(other, **more), 0)


def test_the_estimate_prefers_what_is_better():
    assert better(army(health=6), army(health=5))
    assert better(army("P a2"), army())
    assert better(army("R-brown_bear e6"), army())
    s = play(position(army("R-brown_bear e7", sigils=1, health=1), army(health=3)), "attack:e7")
    assert evaluate(s, 0) > 150 > evaluate(s, 1)
