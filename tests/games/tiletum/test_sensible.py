"""Which choices quick play tries."""

import random

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    at,
    choosing,
    give,
    having_die,
    last_turn_of_round,
    only,
    options,
    play,
    put_die,
    store,
)
from sylvarium.table import Table


def tried(s):
    out = GAME.out()
    legal = [int(action) for action in out[: GAME.loops.choices(s.states, 0, out)]]
    count = GAME.sensible(s, out, len(legal))
    assert sorted(out[: len(legal)].tolist()) == sorted(legal) and 1 <= count <= len(legal)
    return {GAME.telling.name(int(action)) for action in out[:count]}


def test_dice_as_they_are():
    s = choosing()
    put_die(s, "pink", 6)
    give(s, BLUE, gold=9)
    assert "take_die:pink:6:6" in tried(s) and not any(name[-1] != name[-3] for name in tried(s) if "take_die" in name)


def test_what_gains_at_once_comes_first():
    s = having_die(choosing(), "pink", 2, "king")
    assert tried(s) == {"take_wheel_tile"}
    s = acting("merchant")
    at(s, BLUE, merchant="lyon")
    assert tried(s) == {"place_house:lyon_h1", "place_house:lyon_h2"}
    s = acting("king")
    only(s, BLUE, iron=3, gold=4)
    store(s, BLUE, "ct_iron_3")
    assert tried(s) == {"fulfil_contract:iron_3"}
    s = last_turn_of_round(1)
    play(s, "end_turn")
    assert tried(s) == {"take_king_tile"}


def test_nothing_is_wasted():
    s = acting("king", ap=1)
    only(s, BLUE, gold=4)
    assert tried(s) == {"king_step"}
    play(s, "king_step")
    assert "buy:food" in options(s) and tried(s) == {"end_turn"}
    s = acting("contract", ap=1)
    only(s, BLUE, gold=4)
    s.contract_offer = [-1] * 5
    assert {name.split(":")[0] for name in tried(s)} == {"exchange"}
    s.exchanged = 1
    assert tried(s) == {"end_turn"}


def test_sensible_players_do_better_than_random_ones():
    """Two of a kind at a table, the same seeds: more than twice the points."""

    def total(pick):
        points = 0
        for seed in range(6):
            table, chance = Table.new(GAME, 2, {}, seed), random.Random(seed)
            while not table.over:
                table.play(chance.choice(pick(table)))
            points += sum(table.state.score)
        return points

    def sensibly(table):
        return sorted(GAME.names[name] for name in tried(table.state))

    assert total(sensibly) > 2 * total(lambda table: table.legal_actions())
