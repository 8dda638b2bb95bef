"""The learnt judgement: weights for everything that is looked at, and what it sees of a game."""

import random

import pytest
from weights import One

from sylvarium.games.builders import GAME
from sylvarium.games.builders.mind.evaluate import LEARNT, WEIGHTS, evaluate
from sylvarium.games.builders.mind.judgement import (
    COUNT,
    HAND_FITS,
    HAND_ICON,
    ITEM,
    LEVELS_LED,
    ON_TOP,
    PAIRS_OF_STYLE,
    PHASES,
    PREEMINENCE,
    TREE,
    TREE_LEVEL,
    TREES,
    judgement,
    phase,
)
from sylvarium.games.builders.rules.components import DISTRICTS, TILES, TREE_TILES
from sylvarium.games.builders.rules.scoring import count_leaders, preeminence
from sylvarium.games.builders.rules.state import BARE, CAPPED
from sylvarium.table import Table


@pytest.fixture
def midgame():
    table, chance = Table.new(GAME, 3, seed=2), random.Random(2)
    for _ in range(70):
        table.play(chance.choice(table.legal_actions()))
    return table.state


def test_there_is_a_weight_for_everything_in_every_phase():
    assert WEIGHTS.shape == (PHASES, COUNT)
    assert LEARNT["game"] == GAME.key
    assert GAME.tuning.items() >= LEARNT["search"].items()


def test_a_game_goes_through_the_phases_and_is_judged_in_all_of_them():
    chance, seen = random.Random(4), []
    table = Table.new(GAME, 2, seed=4)
    while not table.over:
        if not seen or phase(table.state) != seen[-1]:
            seen.append(phase(table.state))
            assert all(0 < evaluate(table.state, seat) < 200 for seat in range(2))
        table.play(chance.choice(table.legal_actions()))
    assert seen == list(range(PHASES))
    assert [evaluate(table.state, place.seat) for place in table.ranking()] == [
        place.score for place in table.ranking()
    ]


def test_what_a_scoring_would_give_is_counted_as_the_rules_count_it(midgame):
    for seat in range(3):
        count_leaders(midgame)
        levels = midgame.levels_led[seat]
        points = sum(preeminence(midgame, district, seat) for district in range(DISTRICTS))
        assert judgement(midgame, seat, One(LEVELS_LED), 0) == levels
        assert judgement(midgame, seat, One(PREEMINENCE), 0) == points


def test_every_tree_with_a_tile_is_looked_at_once_and_by_its_levels(midgame):
    grown = [tree for tree in range(TREES) if midgame.tiles[tree] > 0]
    assert judgement(midgame, 0, One(TREE, TREE_LEVEL - 1), 0) == len(grown)
    assert judgement(midgame, 0, One(TREE_LEVEL, ON_TOP - 1), 0) == sum(1 + midgame.tiles[tree] for tree in grown)


def test_a_tree_that_is_closed_has_no_room(midgame):
    tree = next(tree for tree in range(TREES) if midgame.cap[tree] == BARE and 0 < midgame.tiles[tree] < TREE_TILES)
    owner = midgame.tile[tree, midgame.tiles[tree] - 1] // TILES
    before = judgement(midgame, owner, One(ON_TOP), 0)
    midgame.cap[tree] = CAPPED
    assert judgement(midgame, owner, One(ON_TOP), 0) == before + 1


def test_hand_and_items_are_looked_at(midgame):
    seat = next(seat for seat in range(3) if midgame.hand_size[seat] > 0)
    assert judgement(midgame, seat, One(HAND_ICON, HAND_FITS - 1), 0) == midgame.hand_size[seat]
    midgame.held[seat, 0] = 2
    assert judgement(midgame, seat, One(ITEM), 0) == 2


def test_two_tiles_of_a_style_promise_a_banner(midgame):
    for tree in range(TREES):  # no tree but one has room for a third of a style (R44)
        midgame.banner[tree, 0] = 1
    assert judgement(midgame, 0, One(PAIRS_OF_STYLE), 0) == 0
    tree = next(tree for tree in range(TREES) if midgame.cap[tree] == BARE and 2 <= midgame.tiles[tree] < TREE_TILES)
    for k in range(2):
        tile = midgame.tile[tree, k]
        midgame.stack[tile // TILES, tile % TILES] = 1
    midgame.banner[tree, 0] = 0
    assert judgement(midgame, 0, One(PAIRS_OF_STYLE), 0) == 1
