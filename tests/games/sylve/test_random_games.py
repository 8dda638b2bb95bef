"""Random games of all seat counts and options, with every invariant after every action (sections 8 and 9)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from games.sylve.invariants import check, check_step

from sylvarium.games.sylve import GAME
from sylvarium.games.sylve.rules.components import VILLAGE_PLACE
from sylvarium.games.sylve.rules.state import ACTIONS, STEP
from sylvarium.kernel import INTERPRET
from sylvarium.kernel.record import as_bytes

SETTINGS = list(product(GAME.seats, *(option.choices for option in GAME.options)))


def play(seats: int, powers: str, assignment: str, seed: int, watched: bool) -> tuple[Any, list[int]]:
    """One random game, forced choices included; with every invariant checked if it is watched."""
    chance = random.Random(seed)
    states, out = GAME.State.empty(1), GAME.out()
    options = GAME.chosen(seats, {"character_powers": powers, "character_assignment": assignment})
    GAME.loops.begin(states, as_bytes(states), 0, seats, options, seed)
    s, actions = GAME.State(states), []
    while count := GAME.loops.choices(states, 0, out):
        offered = out[:count].tolist()
        assert len(set(offered)) == count
        if s.agenda[s.pending - 1, 0] == STEP.choose_space:
            assert {ACTIONS.space + VILLAGE_PLACE, ACTIONS.space + VILLAGE_PLACE + 1} <= set(offered)
        before, action = s.copy(), chance.choice(offered)
        GAME.loops.perform(states, 0, action)
        actions.append(action)
        if watched:
            check(s)
            check_step(before, action, s)
    assert s.over
    return s, actions


@pytest.mark.parametrize(("seats", "powers", "assignment"), SETTINGS)
def test_every_invariant_after_every_action(seats, powers, assignment):  # sylve I1 to I21
    for seed in range(2):
        play(seats, powers, assignment, seed, watched=True)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_and_answers_give_the_same_game(seats):  # sylve I22
    first, actions = play(seats, "on", "random", 5, watched=False)
    again, same = play(seats, "on", "random", 5, watched=False)
    other, _ = play(seats, "on", "random", 6, watched=False)
    assert same == actions and again == first and other != first


@pytest.mark.parametrize(("seats", "powers", "assignment"), SETTINGS)
def test_games_end_after_four_rounds_within_the_bound(seats, powers, assignment):  # sylve R13, R129, I18
    for seed in range(2 if INTERPRET else 10):  # compiled, the contract suite plays thousands
        s, actions = play(seats, powers, assignment, 100 + seed, watched=False)
        assert s.round == 4 and s.forests_left == 0
        assert 24 * seats - 8 <= s.turn <= 32 * seats + 4  # section 9: turns are placements
        assert len(actions) < GAME.bound
