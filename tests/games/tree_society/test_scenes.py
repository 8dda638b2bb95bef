"""Positions written down as data, and those of the lessons and worked examples (school/)."""

import pytest

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.rules.components import FRUIT_DATA
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import (
    coins,
    fruit_cards,
    fruit_deck,
    guild_cards,
    guild_deck,
    progress,
    step,
)
from sylvarium.games.tree_society.school.positions import position_of
from sylvarium.learning.examples import examples
from sylvarium.learning.lessons import course


def starts():
    """Every scene of the school begins somewhere: with a name to find it by."""
    for lesson in course(GAME).lessons:
        yield lesson.key, lesson.start
        yield from ((f"{lesson.key}, {each.say}", each.start) for each in lesson.steps if each.start)
    for number, scenes in examples(GAME).items():
        yield from ((number, scene) for scene in scenes if scene.position)


def test_no_card_of_a_scene_lies_in_two_places():  # tree_society I1, I2, R15
    for name, start in starts():
        s = position_of(start.position, start.seats, start.seed)
        fruits = fruit_cards(s) + s.fruit_deck.tolist()[: s.fruits_left]
        cards = guild_cards(s) + s.guild_deck.tolist()[: s.guilds_left]
        assert len(set(fruits)) == len(fruits) and len(set(cards)) == len(cards), name
        assert s.seats > 2 or not any(FRUIT_DATA[each].get("crowd") for each in fruits), name
        assert len(start.position.get("boards", ())) <= start.seats, name


def test_seats_and_rounds_are_counted_as_in_the_rules():  # tree_society R23
    boards = [{}, {"purse": 3, "chest": 1, "progress": {"arc_01": 2}}]
    s = position_of({"boards": boards, "seat": 2, "round": 4, "when": "rest", "guild_deck": ["wri_01"]}, 3, 5)
    assert (s.seat, s.turn, step(s), s.seed[0]) == (1, 11, STEP.rest_take, 5)
    assert coins(s, 1) == (3, 1) and progress(s, 1) == {"arc_01": 2}
    assert guild_deck(s) == {"wri_01"} and len(fruit_deck(s)) == 75


def test_what_a_position_has_not_is_refused():
    with pytest.raises(ValueError, match="a position of Tree Society has no 'hats'; it has boards"):
        position_of({"hats": 3}, 2, 1)
    with pytest.raises(ValueError, match="a board of Tree Society has no 'purses'; it has purse"):
        position_of({"boards": [{"purses": 3}]}, 2, 1)
