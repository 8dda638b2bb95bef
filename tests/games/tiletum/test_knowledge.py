"""What a seat knows, as numbers: everything on the table, its own things first."""

import random

import numpy as np

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.mind.observe import OBSERVATION, observe
from sylvarium.games.tiletum.mind.resample import resample
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    ORANGE,
    acting,
    at,
    choosing,
    crest,
    fresh,
    give,
    map_tile,
    options,
    pillar,
    play,
    points,
    settle_in,
    store,
)
from sylvarium.table import Table


def observed(s, seat):
    out = np.full(OBSERVATION, np.nan, np.float32)
    observe(s, seat, out)
    assert np.isfinite(out).all()
    return out


def test_observations_have_their_size_and_range():
    for seats in (1, 2, 3, 4):
        s = fresh(seats)
        for seat in range(seats):
            numbers = observed(s, seat)
            assert numbers.shape == (GAME.observation,) and np.abs(numbers).max() <= 3.0


def test_a_seat_sees_itself_first():
    """Two seats with their boards exchanged see the same."""
    one, other = fresh(2), fresh(2)
    for s, me, you in ((one, BLUE, ORANGE), (other, ORANGE, BLUE)):
        points(s, me, 33)
        give(s, me, gold=7, food=1, wool=1, iron=1, stone=1)
        give(s, you, gold=2, food=1, wool=1, iron=1, stone=1)
        s.rank = [me, you, 0, 0]
        s.seat, s.place, s.house_owner = me, 1, [me, you, *s.house_owner.tolist()[2:]]
    assert (observed(one, BLUE) == observed(other, ORANGE)).all()
    assert (observed(one, BLUE) != observed(one, ORANGE)).any()


def test_everything_that_matters_is_observed():
    """Each change of the table changes the observation of every seat."""
    changes = [
        lambda s: give(s, BLUE, gold=9),
        lambda s: at(s, ORANGE, merchant="wien"),
        lambda s: settle_in(s, BLUE, "notary_4", "b1_f1"),
        lambda s: crest(s, ORANGE, "bt_43", "b2"),
        lambda s: pillar(s, BLUE, "prague" if s.cost_tile[5] != 8 else "wien"),
        lambda s: store(s, BLUE, "bt_30"),
        lambda s: map_tile(s, "paris", None),
        lambda s: s.wheel_tile.__setitem__(0, -1),
        lambda s: s.character_offer.__setitem__(0, -1),
        lambda s: s.__setattr__("main_ap", 1),
        lambda s: s.fair_tile.__setitem__(3, next(k for k in range(11) if k not in s.fair_tile.tolist())),
        lambda s: s.king_step.__setitem__(2, 7),
    ]
    for change in changes:
        s = choosing()
        before = [observed(s, seat) for seat in range(4)]
        change(s)
        for seat in range(4):
            assert (observed(s, seat) != before[seat]).any()


def test_the_action_of_a_turn_is_observed():
    assert (observed(acting("king", ap=3), BLUE) != observed(acting("merchant", ap=3), BLUE)).any()
    assert (observed(acting("king", ap=3), BLUE) != observed(acting("king", ap=2), BLUE)).any()


def test_nothing_on_the_table_is_hidden():  # tiletum R25
    """Piles are bags whose order does not exist, so there is nothing to deal again."""
    s = acting()
    before = s.tobytes()
    resample(s, BLUE)
    assert s.tobytes() == before


def test_another_seed_is_another_future():
    """The same position goes on differently, and what was already visible stays."""
    table, chance = Table.new(GAME, 2, {}, 5), random.Random(5)
    for _ in range(20):
        table.play(chance.choice(table.legal_actions()))
    pairs = []
    for seed in range(8):
        world = table.record()
        GAME.loops.imagine(world.states, 0, 0, seed)
        assert GAME.view(world, 0) == GAME.view(table.state, 0)
        while not world.over and world.round == table.state.round:
            play(world, options(world)[-1] if "end_turn" not in options(world) else "end_turn")
        pairs.append((tuple(world.wheel.tolist()[0]), world.corruption[0]))
    assert len(set(pairs)) > 4
