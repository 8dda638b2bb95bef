"""A bot knows what its seat knows: nothing it does depends on what is hidden.

The positions compared look the same to the deciding seat, and differ in everything it cannot know. Over many
seeds the bot must spread its thinking in the same way; how far two samples of the same spread may lie apart is
found out from the samples themselves.
"""

import numpy as np
from bots.tables import real_choice, table_after

from sylvarium.bots import as_known, think
from sylvarium.bots.levels import Plan
from sylvarium.games import game as game_by_key

SEEDS = 120
PLAN = Plan(iterations=48, seconds=60.0)


def shares(game, record, seat, first):
    """How a searching bot spread its thinking over the actions, for each of many seeds."""
    found = [think(game, record, seat, PLAN, first + k).choices for k in range(SEEDS)]
    actions = sorted(choice.action for choice in found[0])
    return np.array([[{c.action: c.share for c in choices}[action] for action in actions] for choices in found])


def cheated(game, record, seat, first):
    """What a bot would do that looks at the record as it is: it favours one action by what is hidden there."""
    chance = np.random.default_rng(sum(record.tobytes()) + 7 * first)
    favourite = sum(record.tobytes()) % 3
    return chance.dirichlet([4.0 if k == favourite else 3.0 for k in range(3)], SEEDS)


def distance(one, other):
    """The largest difference of mean shares, in standard errors."""
    error = np.sqrt(one.var(axis=0) / len(one) + other.var(axis=0) / len(other)) + 1e-9
    return float(np.max(np.abs(one.mean(axis=0) - other.mean(axis=0)) / error))


def hidden_differs(game, spread):
    """The largest distance between worlds that only differ in what the deciding seat cannot know."""
    largest = 0.0
    for moves in (12, 30):
        table = real_choice(table_after(game, moves))
        seat = table.seat
        worlds = [as_known(game, table.state, seat, seed) for seed in range(3)]
        assert len({world.tobytes() for world in worlds}) > 1
        samples = [spread(game, world, seat, 1000 * k) for k, world in enumerate(worlds)]
        largest = max(largest, *(distance(samples[0], other) for other in samples[1:]))
    return largest


LIMIT = 4.5  # standard errors: about one false alarm in 10,000 with a dozen options


def test_choices_do_not_depend_on_hidden_information(game):
    assert hidden_differs(game, shares) < LIMIT


def test_the_check_finds_a_bot_that_looks_at_hidden_cards():
    assert hidden_differs(game_by_key("builders"), cheated) > LIMIT
