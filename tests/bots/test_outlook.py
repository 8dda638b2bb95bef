"""What a search tells of its choices beside the chance to win, and how levels err."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from bots import toys
from bots.tables import known, real_choice, table_after

from sylvarium.bots import Plan, plan_of, think
from sylvarium.bots.levels import WITHOUT_END
from sylvarium.bots.reviewing import Stand, turning_points
from sylvarium.bots.thinking import blurred_choice, legal_actions, search_of
from sylvarium.bots.tree import Tree


def test_an_outlook_is_the_mean_of_where_the_lines_of_a_choice_ended(game):
    """One iteration at a time leaves its end on row 1: the same sums, made here from the rules."""
    table = real_choice(table_after(game, 20))
    seat, record, plan = table.seat, known(table), plan_of("oak").in_game(game.tuning)
    tree, searching = Tree(game, record, 40), search_of(game)
    options, parts = legal_actions(game, record), len(game.score_parts)
    sums = {action: np.zeros(2 + parts) for action in options}
    times = Counter()
    for _ in range(40):
        tree.explore(searching.explore, seat, plan.entries(), 7, 1)
        points = [game.loops.part(tree.states, 1, seat, k) for k in range(parts)]
        judged = [game.loops.estimate(tree.states, 1, each) for each in range(table.seats)]
        rival = max(judged[:seat] + judged[seat + 1 :])
        sums[tree.first_played()] += [judged[seat] - sum(points), rival, *points]
        times[tree.first_played()] += 1
    for action, row in zip(options, tree.tallies(len(options)), strict=True):
        assert row[0] == times[action]
        assert row[1::2] == pytest.approx(sums[action].tolist())
    assert sum(tree.wins()) == pytest.approx(40)


def test_a_decision_tells_of_every_choice_what_it_brings(game):
    table = real_choice(table_after(game, 20))
    plan = replace(plan_of("oak"), iterations=60, per_option=0, seconds=60.0, stops_early=False)
    found = think(game, known(table), table.seat, plan, 3, threads=2)
    assert sum(choice.outlook.futures for choice in found.choices) == 60
    assert all(len(choice.outlook.parts) == len(game.score_parts) for choice in found.choices)
    assert sum(found.chances) == pytest.approx(1) and len(found.chances) == table.seats
    assert found.chances[table.seat] == pytest.approx(found.estimate)
    assert all(amount.doubt >= 0 for choice in found.choices for amount in choice.outlook.parts)


def test_a_sure_point_is_sure_and_a_guess_is_not():
    """The sure point is one point in every future; naming a secret of six brings three in a sixth of them."""
    plan = Plan(iterations=3000, horizon=WITHOUT_END, exploration=4.0, stops_early=False)
    found = {choice.action: choice for choice in think(toys.GUESS, toys.secret(2), 0, plan, 1).choices}
    safe, guess = found[toys.SAFE].outlook.parts[0], found[toys.GUESSES].outlook.parts[0]
    assert safe == (1.0, 0.0)
    assert abs(guess.mean - 0.5) < 4 * guess.doubt and 0 < guess.doubt < 0.2


def test_of_equal_choices_none_is_preferred_for_its_place():
    """All guesses of a secret are alike: greedy bots name every number about as often."""
    told = Counter()
    for seed in range(240):
        plan = replace(plan_of("birch"), iterations=3)
        told[think(toys.GUESS, toys.secret(0), 0, plan, seed).action] += 1
    guesses = [told[toys.GUESSES + number] for number in range(toys.SECRETS)]
    assert min(guesses) > 5 and max(guesses) < 4 * min(guesses)


def test_a_rough_look_takes_near_ones_for_each_other_and_no_bad_one():
    totals = {1: [10.0, 6.0], 2: [10.0, 5.8], 3: [10.0, 1.0], 4: [0.0, 0.0]}
    chance = Random(4)
    seen = Counter(blurred_choice(totals, 0.05, chance) for _ in range(400))
    assert seen[1] > seen[2] > 100 and set(seen) == {1, 2}


def test_turning_points_are_turns_in_which_much_changed():
    curve = [Stand(0, 0, (0.5, 0.5)), Stand(1, 0, (0.9, 0.1)), Stand(2, 1, (0.52, 0.48)), Stand(3, 2, (0.2, 0.8))]
    (found,) = turning_points(curve)
    assert (found.number, found.turn, found.seat) == (2, 1, 0) and found.change == pytest.approx(-0.32)
