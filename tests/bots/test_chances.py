"""The chances that people are told: milder where lines are short, and mistakes are told only where they are sure."""

from dataclasses import replace

import pytest
from bots.tables import known, real_choice, table_after

from sylvarium.bots import LEVELS, plan_of, review, think
from sylvarium.bots.chances import milder, surely_better, with_choice
from sylvarium.bots.levels import LEAST_SURE, Plan
from sylvarium.bots.reviewing import SURELY, even_plan, looked_at_again
from sylvarium.bots.thinking import to_the_end
from sylvarium.games import game as game_by_key
from sylvarium.table import Table


def test_full_sureness_tells_what_was_counted():
    assert milder([1.0, 0.0], 50, 1.0) == (1.0, 0.0)
    assert milder([0.2, 0.3, 0.5], 50, 1.0) == (0.2, 0.3, 0.5)


@pytest.mark.parametrize("shares", [[1.0, 0.0], [0.9, 0.1], [0.7, 0.2, 0.1], [0.0, 0.0, 0.0, 1.0]])
def test_less_sure_is_nearer_to_even_in_the_same_order(shares):
    surer, milder_still = milder(shares, 400, 0.8), milder(shares, 400, 0.3)
    for told in (surer, milder_still):
        assert sum(told) == pytest.approx(1) and all(0 < chance < 1 for chance in told)
        assert sorted(range(len(shares)), key=lambda seat: told[seat])[-1] == shares.index(max(shares))
    even = 1 / len(shares)
    assert even < max(milder_still) < max(surer)
    assert milder([even] * len(shares), 400, 0.3) == pytest.approx([even] * len(shares)), "who is even stays even"


def test_what_was_seen_seldom_says_less():
    assert 0.5 < milder([1.0, 0.0], 2, 0.9)[0] < milder([1.0, 0.0], 2000, 0.9)[0] < 1
    assert milder([0.0, 0.0], 0, 0.5) == (0.5, 0.5), "nothing seen, nothing said"


def test_the_others_share_what_a_choice_leaves():
    assert with_choice(0.4, [0.5, 0.3, 0.2], 0) == pytest.approx([0.4, 0.36, 0.24])
    assert with_choice(0.4, [1.0, 0.0, 0.0], 0) == pytest.approx([0.4, 0.3, 0.3])
    assert with_choice(1.0, [1.0], 0) == [1.0]


def test_sureness_grows_with_the_rounds_up_to_the_whole():
    plan = Plan(iterations=1, sure=0.2, surer=0.1)
    assert [plan.sureness(turn, 2) for turn in (0, 4, 40)] == pytest.approx([0.2, 0.4, 1.0])
    assert Plan(iterations=1).sureness(9, 3) == 1.0
    assert Plan(iterations=1, sure=-1.0, surer=0.0).sureness(9, 3) == LEAST_SURE


def test_sureness_changes_what_is_told_and_not_what_is_played(game):
    table = real_choice(table_after(game, 12))
    plan = replace(plan_of("oak:120"), seconds=60.0, stops_early=False)
    told = {sure: think(game, known(table), table.seat, replace(plan, sure=sure, surer=0.0), 5) for sure in (1.0, 0.4)}
    assert told[1.0].action == told[0.4].action
    assert [choice.action for choice in told[1.0].choices] == [choice.action for choice in told[0.4].choices]
    even = 1 / table.seats
    assert max(told[0.4].chances) <= max(max(told[1.0].chances), even + 1e-9)
    assert sum(told[0.4].chances) == pytest.approx(1)


def test_where_every_line_reaches_the_end_chances_are_told_as_counted():
    """However little the search is trusted before."""
    table = real_choice(table_after(game_by_key("tree_society"), 60))
    plan = replace(even_plan(table.game, "oak:60"), seconds=60.0)
    doubting, trusting = (
        think(table.game, known(table), table.seat, replace(plan, sure=sure, surer=0.0), 5) for sure in (0.1, 1.0)
    )
    assert all(choice.outlook.is_settled for choice in trusting.choices if choice.share)
    assert doubting.chances == trusting.chances and doubting.estimate == trusting.estimate


def test_a_game_may_give_a_level_a_budget_of_its_own():
    tuning = {"oak.per_option": 7, "sequoia.iterations": 99, "horizon": 4}
    assert plan_of("oak", tuning) == replace(plan_of("oak"), per_option=7)
    assert plan_of("sequoia", tuning) == replace(plan_of("sequoia"), iterations=99)
    assert plan_of("oak:50", tuning) == plan_of("oak:50"), "who asks for iterations gets them"
    assert [plan_of(level, {}) for level in LEVELS] == [plan_of(level) for level in LEVELS]


def test_every_level_thinks_more_than_the_one_below(game):
    """By what a game says of its levels, too: in a decision between few options and between many."""
    searching = [plan_of(level, game.tuning) for level in LEVELS if plan_of(level).depth > 1]
    for few in (2, 10, 60):
        budgets = [plan.for_options(few).iterations for plan in searching]
        assert budgets == sorted(set(budgets)), few


@pytest.mark.parametrize(
    ("one", "other", "sure"),
    [
        ((0.6, 1000), (0.5, 1000), True),
        ((0.6, 50), (0.5, 50), False),
        ((0.5, 1000), (0.6, 1000), False),
        ((1.0, 1), (0.0, 1), False),
        ((1.0, 40), (0.0, 0), False),
        ((1.0, 40), (0.0, 10), True),
    ],
)
def test_one_chance_is_surely_better_where_enough_was_seen(one, other, sure):
    assert surely_better(*one, *other, 2.0) is sure


def careless(game: str) -> Table:
    """A game in which everybody plays the first choice there is."""
    table = Table.new(game, 2, seed=5)
    while not table.over:
        table.play(table.legal_actions()[0])
    return table


def test_what_is_told_as_a_mistake_is_surely_one():
    table = careless("builders")
    found = review(table, "oak:60")
    assert found.moments, "somebody who never thinks makes mistakes"
    for moment in found.moments:
        after, before = (outlook.futures for outlook in moment.outlooks)
        assert surely_better(moment.before, before, moment.after, after, SURELY)
    assert [each.fall for each in found.moments] == sorted((each.fall for each in found.moments), reverse=True)


def test_a_glance_is_too_little_to_name_a_mistake():
    """With a handful of futures for each choice nothing but a blunder is sure."""
    table = careless("builders")
    plan = even_plan(table.game, "oak:2")
    numbers = [number for number in range(table.number) if len(table.at(number).legal_actions()) > 6][:12]
    looks = [to_the_end(looked_at_again(table, number, plan, 0, 1)) for number in numbers]
    assert looks.count(None) > len(looks) / 2
