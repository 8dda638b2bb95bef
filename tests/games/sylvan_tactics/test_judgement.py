"""The learnt judgement: weights for everything that is looked at, and what it sees of a game."""

import random

import pytest
from weights import One

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.mind.evaluate import HEALTH_WORTH, LEARNT, VICTORY, WEIGHTS, evaluate
from sylvarium.games.sylvan_tactics.mind.judgement import (
    CARDS_IN_HAND,
    COUNT,
    DISGRACED,
    HEALTH_LEFT,
    IN_CREW,
    IN_FIELD,
    IN_HAND,
    KING_GUARDS,
    KING_ROW,
    KING_THREATS,
    MERC_PIECE,
    MERC_READY,
    MERC_STRENGTH,
    MERC_STRONG_NEAR,
    MERC_WOUNDED,
    MERCS_ON_BOARD,
    PAWN_NEAR,
    PAWN_ROW,
    PHASE_TURNS,
    PHASES,
    QUEEN_HAS,
    QUEEN_STATE,
    judgement,
    phase,
)
from sylvarium.games.sylvan_tactics.rules import board
from sylvarium.games.sylvan_tactics.rules.components import FIRST_PAWN, PAWNS, SLOTS
from sylvarium.games.sylvan_tactics.rules.scoring import side_of
from sylvarium.games.sylvan_tactics.rules.state import ON_BOARD
from sylvarium.games.sylvan_tactics.school.notation import army, position
from sylvarium.table import Table


@pytest.fixture
def midgame():
    table, chance = Table.new(GAME, 2, seed=3), random.Random(3)
    while table.state.turn < 7:
        table.play(chance.choice(table.legal_actions()))
    return table.state


def test_there_is_a_weight_for_everything_in_every_phase():
    assert WEIGHTS.shape == (PHASES, COUNT)
    assert LEARNT["game"] == GAME.key
    assert GAME.tuning.items() >= LEARNT["search"].items()


def test_phases_go_by_turns(midgame):
    for turns, found in ((0, 0), (PHASE_TURNS[0], 0), (PHASE_TURNS[0] + 1, 1), (PHASE_TURNS[2] + 1, PHASES - 1)):
        midgame.turn = turns
        assert phase(midgame) == found


def test_pawns_cards_and_the_king_are_looked_at(midgame):
    for seat in range(2):
        side = side_of(midgame, seat)
        first = side * SLOTS + FIRST_PAWN
        pawns = sum(midgame.at[unit] >= 0 for unit in range(first, first + PAWNS))
        assert judgement(midgame, seat, One(PAWN_ROW, PAWN_NEAR - 1), 0) == pawns
        assert judgement(midgame, seat, One(IN_HAND, IN_CREW - 1), 0) == midgame.hand_size[side]
        assert judgement(midgame, seat, One(CARDS_IN_HAND + min(9, midgame.hand_size[side])), 0) == 1
        assert judgement(midgame, seat, One(HEALTH_LEFT), 0) == midgame.health[side]


def test_an_enemy_beside_the_king_is_a_threat(midgame):
    side = side_of(midgame, 0)
    king = board.space_of(midgame, side * SLOTS)
    beside = [space for space in board.NEXT[king] if space >= 0 and midgame.on[space] < 0]
    pawn = (1 - side) * SLOTS + FIRST_PAWN
    enemies = range((1 - side) * SLOTS + 1, (2 - side) * SLOTS)
    before = sum(midgame.at[unit] >= 0 and board.distance(midgame.at[unit], king) == 1 for unit in enemies)
    assert judgement(midgame, 0, One(KING_THREATS + before), 0) == 1
    assert midgame.at[pawn] >= 0
    board.relocate(midgame, pawn, beside[0])
    assert judgement(midgame, 0, One(KING_THREATS + before + 1), 0) == 1


def test_the_queen_counts_by_where_she_is(midgame):
    side = side_of(midgame, 1)
    midgame.queen[side] = ON_BOARD
    assert judgement(midgame, 1, One(QUEEN_STATE + ON_BOARD), 0) == 1


def test_mercenaries_are_looked_at_with_their_crew_and_their_wounds():
    s = position(army("R-brown_bear e6 wounded"), army())
    assert judgement(s, 0, One(MERC_STRENGTH, MERC_STRONG_NEAR - 1), 0) == 1
    assert judgement(s, 0, One(MERC_PIECE, MERC_WOUNDED - 1), 0) == 1
    assert judgement(s, 0, One(MERC_WOUNDED), 0) == judgement(s, 0, One(MERC_READY), 0) == 1
    assert judgement(s, 0, One(MERCS_ON_BOARD + 1), 0) == judgement(s, 0, One(IN_CREW, IN_FIELD - 1), 0) == 1
    assert judgement(s, 1, One(MERCS_ON_BOARD), 0) == 1 > judgement(s, 1, One(IN_CREW, IN_FIELD - 1), 0)


def test_battlefields_and_the_queens_health_are_looked_at():
    s = position(army("Q a1(5)", fields="rabbit_warren"), army())
    assert judgement(s, 0, One(QUEEN_HAS + 5), 0) == judgement(s, 0, One(IN_FIELD, DISGRACED - 1), 0) == 1
    assert judgement(s, 1, One(QUEEN_HAS, QUEEN_HAS + 9), 0) == judgement(s, 1, One(IN_FIELD, DISGRACED - 1), 0) == 0


def test_a_king_who_is_off_the_board_stands_nowhere(midgame):
    side = side_of(midgame, 0)
    assert judgement(midgame, 0, One(KING_ROW, KING_GUARDS - 1), 0) == 1
    midgame.at[side * SLOTS] = -1
    assert judgement(midgame, 0, One(KING_ROW, KING_GUARDS - 1), 0) == 0


def test_the_end_is_judged_by_the_king_alone(midgame):
    side = side_of(midgame, 0)
    midgame.health[side], midgame.health[1 - side] = 4, 0
    assert evaluate(midgame, 0) == 4 * HEALTH_WORTH + VICTORY
    midgame.health[1 - side] = 3
    midgame.over = 1
    assert [evaluate(midgame, seat) for seat in range(2)] == [4 * HEALTH_WORTH, 3 * HEALTH_WORTH]
