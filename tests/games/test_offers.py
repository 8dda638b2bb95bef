"""Every offer of every decision writes its choices from the place it is told to (`kernel/turn.py`)."""

import importlib

import pytest
import recorded

from sylvarium.kernel import INTERPRET
from sylvarium.kernel.agenda import first, second, top
from sylvarium.table import Table

PLACE = 3  # so many choices stand in the list before
OFTEN = 4  # so many moments of each kind of decision are looked at


@pytest.mark.skipif(not INTERPRET, reason="offers are compiled as a part of `legal`, not each by itself")
def test_offers_go_on_where_the_list_ends(game):
    turn = importlib.import_module(f"sylvarium.games.{game.key}.rules.turn").TURN
    decisions = {one.step: one for one in turn._decisions}
    looked_at = dict.fromkeys(decisions, 0)
    games = recorded.load(game)
    for kept in (games[0], games[-2], games[-1]):
        s, out = Table.new(game, kept["seats"], kept["options"], kept["seed"]).state, game.out()
        for action in kept["actions"]:
            one = decisions[top(s)]
            if looked_at[one.step] < OFTEN:
                looked_at[one.step] += 1
                assert offered(game, one, s, PLACE) == offered(game, one, s, 0), (one.offer.__name__, action)
            game.loops.step(s.states, s.index, game.names[action], out)
    assert sum(map(bool, looked_at.values())) > len(decisions) // 3


def offered(game, one, s, place):
    """The choices of a decision, written from `place` on; what stood before stays."""
    out = game.out()
    out[:place] = -7
    of_step = [each(s) for each in (first, second)][: one.offer.__code__.co_argcount - 3]
    end = one.offer(s, out, place, *of_step)
    assert out[:place].tolist() == [-7] * place
    return out[place:end].tolist()
