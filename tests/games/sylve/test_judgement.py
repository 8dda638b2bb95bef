"""The learnt judgement: weights for everything that is looked at, and what it sees of a game."""

import random

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.mind.evaluate import LEARNT, WEIGHTS, evaluate
from sylvarium.games.sylve.mind.judgement import COUNT, PHASES, missing, phase
from sylvarium.games.sylve.rules.components import BERRY, KINDS, POTION_TOTAL
from sylvarium.games.sylve.rules.state import HELD, RESERVED
from sylvarium.table import Table


def test_there_is_a_weight_for_everything_in_every_phase():
    assert WEIGHTS.shape == (PHASES, COUNT)
    assert LEARNT["game"] == GAME.key
    assert GAME.tuning.items() >= LEARNT["search"].items()


def test_a_game_goes_through_the_phases_and_is_judged_in_all_of_them():
    chance, seen = random.Random(4), []
    table = Table.new(GAME, 3, {"character_powers": "on"}, seed=4)
    while not table.over:
        if not seen or phase(table.state) != seen[-1]:
            seen.append(phase(table.state))
            assert all(-50 < evaluate(table.state, seat) < 200 for seat in range(3))
        table.play(chance.choice(table.legal_actions()))
    assert set(seen) == set(range(PHASES))


def test_berries_stand_for_what_is_missing():
    state = Table.new(GAME, 2, seed=1).state
    for kind in range(KINDS):
        state.stock[0, kind] = 0
    assert missing(state, 0, 0) == POTION_TOTAL[0]
    state.stock[0, BERRY] = 1
    assert missing(state, 0, 0) == POTION_TOTAL[0] - 1


def test_potions_in_hand_and_reserved_are_weighed():
    state = Table.new(GAME, 2, seed=1).state
    before = evaluate(state, 0)
    state.potion_at[0] = HELD
    held = evaluate(state, 0)
    state.potion_at[0] = RESERVED
    assert held > before != evaluate(state, 0)
