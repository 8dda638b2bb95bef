"""What a device is lent to think with, interpreted: the contract asks the same of every game, compiled."""

import random

import pytest

from sylvarium import games
from sylvarium.games.sylvan_tactics.rules.state import STEP
from sylvarium.hosting.lending import world_for
from sylvarium.table import Table

EVERY = 11  # decisions between two looks
ANOTHER_SEED = [123_456_789, 987_654_321]
HAVE_SECRETS = ("builders", "sylvan_tactics")  # in the others only what chance will bring is unknown


def scouting(table):
    """Whether somebody has cards before their eyes that the other may not see (Sylvan Tactics)."""
    s = table.state
    return table.game.key == "sylvan_tactics" and s.pending and s.agenda[s.pending - 1, 0] == STEP.scout_pick


def looks(game, seeds):
    """Positions along random games, each with a seat."""
    for seed in seeds:
        table, chance = Table.new(game, 2, seed=seed), random.Random(seed)
        while not table.over:
            if table.number % EVERY == seed or scouting(table):
                for seat in range(2):
                    yield table, seat
            table.play(chance.choice(table.legal_actions()))


@pytest.mark.parametrize("key", HAVE_SECRETS)
def test_worlds_that_a_seat_cannot_tell_apart_are_lent_alike(key):
    game, looked = games.game(key), 0
    for table, seat in looks(game, range(4)):
        truth, other = table.record(), table.record()
        game.loops.imagine(other.states, 0, seat, table.number + 5)
        other.seed, other.drawn, other.reveals = truth.seed.tolist(), truth.drawn, truth.reveals
        lent = world_for(game, truth, seat, 77)
        assert lent.tobytes() == world_for(game, other, seat, 77).tobytes()
        looked += truth.tobytes() != other.tobytes()
    assert looked > 20


@pytest.mark.parametrize("key", [key for key in games.GAMES if key not in HAVE_SECRETS])
def test_what_chance_will_bring_is_not_lent(key):
    """Nothing else is unknown in these games: but for the seed, every world that a seat can imagine is the table."""
    game, looked = games.game(key), 0
    for table, seat in looks(game, range(1)):
        truth, other, world = table.record(), table.record(), table.record()
        other.seed = ANOTHER_SEED
        lent = world_for(game, truth, seat, 77)
        assert lent.tobytes() == world_for(game, other, seat, 77).tobytes()
        assert lent.seed.tolist() not in (truth.seed.tolist(), ANOTHER_SEED)
        game.loops.imagine(world.states, 0, seat, table.number + 5)
        world.seed, world.drawn, world.reveals = truth.seed.tolist(), truth.drawn, truth.reveals
        assert world == truth
        looked += 1
    assert looked > 10
