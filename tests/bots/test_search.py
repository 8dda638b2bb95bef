"""The search: reproducible, within its budgets, equal in both modes, and right where the answer is known."""

import json
import subprocess
import sys
from dataclasses import replace
from os import environ

import numpy as np
import pytest
from bots import toys
from bots.tables import known, real_choice, table_after

from sylvarium.bots import LEVELS, Plan, decide, plan_of, prepare, think
from sylvarium.bots.position import derived
from sylvarium.bots.thinking import is_decided, looks, search_of
from sylvarium.bots.tree import Tree
from sylvarium.games import game as game_by_key


def thought(game, **changes):
    table = real_choice(table_after(game, 20))
    plan = replace(plan_of("oak"), per_option=0, seconds=60.0, **changes)
    return table, lambda seed, threads=1: think(game, known(table), table.seat, plan, seed, threads)


def test_a_decision_is_legal_and_its_shares_add_up(game):
    table = real_choice(table_after(game, 20))
    for level in LEVELS:
        found = decide(game, known(table), table.seat, level, 1, seconds=0.2)
        assert found.action in table.legal_actions()
        assert sorted(choice.action for choice in found.choices) == sorted(table.legal_actions())
        assert sum(choice.share for choice in found.choices) == pytest.approx(1)
        assert all(0 <= choice.estimate <= 1 for choice in found.choices)
        assert [choice.share for choice in found.choices] == sorted((c.share for c in found.choices), reverse=True)


def test_the_position_given_is_left_as_it_was(game):
    table = real_choice(table_after(game, 20))
    record = known(table)
    before = record.tobytes()
    decide(game, record, table.seat, "oak", 1)
    assert record.tobytes() == before


def test_same_seed_same_thoughts_with_one_thread_and_with_three(game):
    _, think_with = thought(game, iterations=100)
    assert think_with(5).choices == think_with(5).choices
    assert think_with(5, 3).choices == think_with(5, 3).choices
    assert think_with(5, 3).iterations <= 100
    assert any(think_with(5).choices != think_with(seed).choices for seed in range(6, 9))


def test_a_search_may_be_cut_into_pieces_anywhere():
    game = game_by_key("builders")
    table, plan = real_choice(table_after(game, 20)), plan_of("oak")
    whole, pieces = (Tree(game, known(table), 90) for _ in range(2))
    whole.explore(search_of(game).explore, table.seat, plan.entries(), 7, 90)
    for count in (1, 64, 25):
        pieces.explore(search_of(game).explore, table.seat, plan.entries(), 7, count)
    assert (whole.nodes == pieces.nodes).all() and (whole.worth == pieces.worth).all()


def full_search(game, table, plan, seed):
    """The visits of each action when no iteration is spared."""
    tree = Tree(game, known(table), plan.iterations)
    tree.explore(search_of(game).explore, table.seat, plan.entries(), derived(seed, 0), plan.iterations)
    return {action: found[0] for action, found in tree.children().items()}


def test_a_search_stops_early_only_when_nothing_can_change_its_choice(game):
    table = real_choice(table_after(game, 20))
    plan = replace(plan_of("oak:320"), seconds=60.0).in_game(game.tuning)
    spared = 0
    for seed in range(12):
        found, visits = think(game, known(table), table.seat, plan, seed), full_search(game, table, plan, seed)
        assert visits[found.action] == max(visits.values())
        first, second = (found.choices[k].share * found.iterations for k in range(2))
        assert found.iterations == 320 or first - second > 320 - found.iterations >= 0
        spared += 320 - found.iterations
    assert spared > 0


def test_when_a_search_looks_whether_it_is_decided():
    assert list(looks(64)) == [48, 64]
    assert list(looks(3)) == [3]
    assert list(looks(20_000))[:2] == [10_625, 11_250] and list(looks(20_000))[-1] == 20_000
    visits = {1: np.array([70.0]), 2: np.array([30.0]), 3: np.array([10.0])}
    assert is_decided(visits, 39) and not is_decided(visits, 40)
    assert is_decided({1: np.array([9.0])}, 8) and not is_decided({1: np.array([9.0])}, 9)


def test_a_line_of_play_ends_with_the_turn_in_which_it_got_long(game):
    """A reach of one decision is a horizon of one turn, wherever a turn has a decision."""
    table = real_choice(table_after(game, 20))
    one, other = (
        think(game, known(table), table.seat, Plan(iterations=60, seconds=60.0, depth=1, **limit), 3).choices
        for limit in ({"horizon": 1}, {"reach": 1})
    )
    assert one == other
    assert one != think(game, known(table), table.seat, Plan(iterations=60, seconds=60.0, depth=1), 3).choices


def test_the_budget_grows_with_the_options_up_to_a_limit(game):
    table = real_choice(table_after(game, 20))
    count = len(table.legal_actions())
    plan = Plan(iterations=5 * count, per_option=3, seconds=60.0, stops_early=False)
    assert think(game, known(table), table.seat, plan, 1).iterations == 3 * count
    assert think(game, known(table), table.seat, replace(plan, per_option=7), 1).iterations == 5 * count
    assert plan_of("ancient:90").for_options(count) == plan_of("ancient:90")


def test_visits_of_children_add_up_to_those_of_their_parent():
    game = game_by_key("builders")
    table, tree = real_choice(table_after(game, 20)), Tree(game, known(real_choice(table_after(game, 20))), 300)
    tree.explore(search_of(game).explore, table.seat, plan_of("oak").entries(), 7, 300)
    assert tree.counters.tolist()[1] == 300
    assert sum(found[0] for found in tree.children().values()) == 300


def test_time_runs_out_in_time(game):
    table = real_choice(table_after(game, 20))
    prepare(game)
    plan = Plan(iterations=200_000, seconds=0.1)
    found = think(game, known(table), table.seat, plan, 1)
    assert 0 < found.iterations < plan.iterations  # how long it took is measured by `make bench`


def test_every_level_stops_within_two_seconds():
    """By its plan; that plans are kept to is checked above, and measured by `make bench`."""
    assert all(0 < plan_of(level).seconds < 2 for level in LEVELS)


def test_all_seat_counts_and_solo_seats(game):
    for seats in game.seats:
        table = real_choice(table_after(game, 8, seats=seats))
        found = decide(game, known(table), table.seat, "oak", 2)
        assert found.action in table.legal_actions()
        assert abs(found.margin) < 10_000


@pytest.mark.parametrize("heap", [n for n in range(5, 16) if n % 4])
def test_a_solved_game_is_played_perfectly(heap):
    record = toys.heap(heap)
    assert think(toys.NIM, record, 0, Plan(iterations=3000), 1).action == toys.TAKE + heap % 4 - 1


def test_who_is_lost_knows_it_and_who_wins_too():
    lost = think(toys.NIM, toys.heap(8), 0, Plan(iterations=3000), 1)
    won = think(toys.NIM, toys.heap(9), 0, Plan(iterations=3000), 1)
    assert lost.estimate < 0.25 and won.estimate > 0.75


def test_a_secret_is_not_guessed_but_a_seen_one_is_used():
    """A sure point is better than three points with a chance of one in six; unless one knows the secret."""
    for secret in range(toys.SECRETS):
        record = toys.secret(secret)
        assert think(toys.GUESS, record, 0, Plan(iterations=600), secret).action == toys.SAFE
        assert think(toys.PEEK, record, 0, Plan(iterations=600), secret).action == toys.GUESSES + secret


def test_a_judgement_that_looks_at_a_secret_sees_what_is_imagined():
    """Lines of play that end before the secret is uncovered are judged by it, in worlds where it is any other."""
    judged = Plan(iterations=600, horizon=1)
    for secret in range(toys.SECRETS):
        record = toys.secret(secret)
        found = think(toys.GUESS, record, 0, judged, secret)
        assert found.action == toys.SAFE and not found.choices[0].outlook.is_settled
        assert think(toys.PEEK, record, 0, judged, secret).action == toys.GUESSES + secret


SCRIPT = """
import json
from bots.tables import known, real_choice, table_after
from sylvarium.bots import plan_of, think
from sylvarium.games import game
from dataclasses import replace
found = game("builders")
table = real_choice(table_after(found, 20))
plan = replace(plan_of("oak:40"), seconds=600.0)
print(json.dumps(think(found, known(table), table.seat, plan, 4).choices))
"""


def test_interpreted_and_compiled_search_think_the_same():
    def told(interpret):
        environment = {**environ, "SYLVARIUM_INTERPRET": interpret, "PYTHONPATH": "tests"}
        done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    interpreted, compiled = told("1"), told("")
    assert [choice[0] for choice in interpreted] == [choice[0] for choice in compiled]
    assert [*numbers(interpreted)] == pytest.approx([*numbers(compiled)])


def numbers(told):
    """All numbers of lists in lists."""
    for each in told:
        yield from numbers(each) if isinstance(each, list) else (each,)


def test_levels_by_name():
    assert plan_of("oak:77") == replace(plan_of("oak"), iterations=77, per_option=0)
    for wrong, reason in (("elm", "levels are sapling"), ("oak:0", "iterations"), ("oak:-3", "number of iterations")):
        with pytest.raises(ValueError, match=reason):
            plan_of(wrong)


def test_a_game_says_how_far_its_search_looks_unless_the_level_does():
    tuning = {"horizon": 4, "trust": 0.6}
    assert plan_of("oak").in_game(tuning).entries() == replace(plan_of("oak"), horizon=4, trust=0.6).entries()
    assert plan_of("birch").in_game(tuning).horizon == plan_of("birch").horizon == 1
    assert plan_of("oak").in_game({}).entries() == plan_of("oak").entries()


def test_a_game_says_how_its_options_are_tried_but_the_greedy_levels_try_as_usual():
    tuning = {"exploration": 0.25, "contest": 4}
    tuned = plan_of("ancient").in_game(tuning)
    assert (tuned.exploration, tuned.contest, tuned.habit) == (0.25, 4, 1.0)
    assert plan_of("birch").in_game(tuning).entries() == plan_of("birch").entries()
