"""A world lent to a player's device is made of what its seat knows: what is really hidden makes no byte of it."""

import random

import pytest
from worlds import everything_seen

from sylvarium.hosting.lending import world_for
from sylvarium.table import Table

EVERY = 9  # decisions between two looks
FURTHER = 24  # actions that are played in both worlds


def worlds_apart(table, seat, seed):
    """The position, and another that `seat` cannot tell from it, with the same chance to come."""
    truth, other = table.record(), table.record()
    table.game.loops.imagine(other.states, 0, seat, seed)
    other.seed, other.drawn, other.reveals = truth.seed.tolist(), truth.drawn, truth.reveals
    return truth, other


def looks(game, seats):
    """Positions along a random game, with a seat each."""
    table, chance = Table(game, seats, {}, 11), random.Random(11)
    while not table.over:
        if table.number % EVERY == 0:
            yield table, table.number // EVERY % seats
        table.play(chance.choice(table.legal_actions()))


@pytest.fixture(params=["fewest", "most"])
def seats(request, game):
    return game.seats[0] if request.param == "fewest" else game.seats[-1]


def test_the_world_is_the_same_whatever_is_really_hidden(game, seats):
    for table, seat in looks(game, seats):
        for wrong in lent_with_secrets(table, seat):
            raise AssertionError(wrong)


def lent_with_secrets(table, seat):
    """Where the world that a seat is lent depends on what it cannot know, or looks different to it."""
    game = table.game
    truth, other = worlds_apart(table, seat, table.number + 5)
    lent, where = world_for(game, truth, seat, 77), f"seed {table.seed}, after {table.number} actions, seat {seat}"
    if lent.tobytes() != world_for(game, other, seat, 77).tobytes():
        yield f"{where}: what is lent depends on what is hidden"
    if game.view(lent, seat) != game.view(truth, seat):
        yield f"{where}: what is lent looks different"


def test_nothing_is_left_of_hidden_things_that_were_played_with(game, seats):
    """The same is done in worlds that differ in what is hidden; as long as the seat sees the same, it is lent the same.

    So nothing that a hand, a deck or a step was once made of is left anywhere in the record.
    """
    compared = hidden = 0
    for table, seat in looks(game, seats):
        truth, other = worlds_apart(table, seat, table.number + 9)
        if truth.tobytes() == other.tobytes():
            continue  # nothing is hidden from this seat now
        hidden += 1
        chance, out = random.Random(table.number), game.out()
        for _ in range(FURTHER):
            n = game.loops.choices(truth.states, 0, out)
            here = out[:n].tolist()
            both = {*here} & {*out[: game.loops.choices(other.states, 0, out)].tolist()}
            if truth.over or other.over or not both:
                break
            action = chance.choice([each for each in here if each in both])
            for record in (truth, other):
                game.loops.step(record.states, 0, action, game.out())
            same = (truth.seed.tolist(), truth.drawn) == (other.seed.tolist(), other.drawn)
            if not same or everything_seen(game, truth, seat) != everything_seen(game, other, seat):
                break
            lent = [world_for(game, record, seat, 78).tobytes() for record in (truth, other)]
            assert lent[0] == lent[1], f"{seats} players: seat {seat}, {game.telling.name(action)} after {table.number}"
            compared += 1
    assert compared >= hidden
