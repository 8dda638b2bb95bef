"""Random games with every invariant, and what must hold between one state and the next."""

import random

import pytest
from games.tiletum.invariants import check, follows

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.rules.state import DEPTH, State
from sylvarium.games.tiletum.school.notation import BLUE, acting, fresh, options, play, store
from sylvarium.table import Table


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_invariants_from_state_to_state(seats):  # tiletum I1-I21, R135, R136, S11
    for seed in range(3):
        table = Table.new(GAME, seats, {"action_layout": ("printed", "random")[seed % 2]}, seed)
        chance = random.Random(seed)
        check(table.state)
        while not table.over:
            before, legal = table.record(), table.legal_actions()
            assert legal  # tiletum I20
            table.play(chance.choice(legal))
            check(table.state)
            follows(before, table.state)


def test_the_same_seed_and_decisions_give_the_same_game():  # tiletum I22
    table = Table.new(GAME, 4, {}, 9)
    chance = random.Random(9)
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
    again = Table(GAME, 4, {}, 9, table.actions)
    assert again.state == table.state


def test_deep_nesting_has_room():  # tiletum I19, R104
    """Six helpers opened one inside the other, and the bound that no turn can exceed."""
    s = acting("king", ap=1)
    store(s, BLUE, "bt_04", "bt_06", "bt_10", "bt_12", "bt_13", "bt_15")
    for helper in ("merchant_2", "merchant_3", "contract_2", "contract_3", "architect_2", "architect_3"):
        play(s, f"use_helper:{helper}")
    assert s.pending == 1 + 2 * 6 < DEPTH
    for _ in range(6):
        play(s, "stop")
    assert "end_turn" in options(s)
    # Section 9: one stage, 6 helpers with their effects, 38 characters, 4 contracts, 2 crests, 9 activations,
    # 5 completions, and an effect with its choice on top.
    assert DEPTH >= 1 + 2 * 6 + 38 + 4 + 2 + 9 + 5 + 2


def test_state_is_small():
    assert State.dtype.itemsize <= 6 * 1024


def test_legal_lists_fit():
    """The longest list: every die with every value, and as many tasks as a storehouse can offer."""
    s = fresh()
    s.resource[0] = [20, 20, 20, 20, 20]
    assert len(options(s)) < GAME.most_options
    most = 14 * 6 + 4 + 6 * 6 + 9
    assert most <= GAME.most_options
