"""The worked examples of the rules file, section 7.1: situations of the rulebook."""

import pytest
from games.sylvan_tactics.scenes import power, scene

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules.components import PIECE
from sylvarium.games.sylvan_tactics.rules.state import LOST
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
    hand,
    kit,
    offered,
    options,
    pile,
    play,
    pool_pawns,
    position,
    sigils,
    unit_at,
)
from sylvarium.learning.examples import example


def test_sigils_awaken_one_a_turn_and_an_apex_predator_comes_early():  # sylvan_tactics E1, R18, R27, R54
    s = position(army(), army(), turn=1)
    awake = []
    while len(awake) < 7:
        if s.side == WHITE:
            awake.append(s.awake[WHITE])
        play(s, "end_turn")
        while "end_turn" not in options(s):
            play(s, sorted(options(s))[0])
    assert awake == [1, 2, 3, 4, 5, 6, 6]

    s = scene("E1")
    assert offered(s, "deploy") == {"golden_eagle"}
    play(s, "deploy:golden_eagle")
    assert options(s) == {"unit:a2", "unit:b2"}  # the full price is out of reach
    play(s, "unit:b2", "piece:rook", "space:a1")
    assert sigils(s, WHITE) == 1 and s.health[WHITE] == 8
    assert empty(s, "b2") and pool_pawns(s, WHITE) == 7
    assert kit(s, "a1") == ["golden_eagle"] and PIECE[unit_at(s, "a1")] == 0

    assert offered(scene("E1", 2), "deploy") == set()


def test_moves_cost_more_and_more():  # sylvan_tactics E2, R38, R39
    s = scene("E2")
    left = []
    for start, end in (("a2", "a3"), ("b2", "b3"), ("c2", "c4")):
        play(s, f"move:{start}", f"space:{end}")
        left.append(sigils(s, WHITE))
    assert left == [5, 3, 0] and offered(s, "move") == set()

    s = scene("E2", 2)
    play(s, "move:a2", "space:a3")
    assert "a3" not in offered(s, "move")
    play(s, "move:b2", "space:b3")
    assert sigils(s, WHITE) == 2 and offered(s, "move") == set()


def test_attacks_cost_more_and_more():  # sylvan_tactics E3, R79
    s = scene("E3")
    left = []
    for attacker, target in (("c4", "c5"), ("e4", "d5"), ("d4", "e5")):
        play(s, f"attack:{attacker}")
        if f"unit:{target}" in options(s):
            play(s, f"unit:{target}")
        play(s, "stay")
        left.append(sigils(s, WHITE))
    assert left == [5, 3, 0] and s.health[BLACK] == 7


def test_the_queen_loses_health_and_strength():  # sylvan_tactics E4, R65, R33
    s = scene("E4")
    play(s, "attack:d5")
    assert s.queen_health[WHITE] == 4 and power(s, "d4") == 4
    assert not s.wounded[unit_at(s, "d4")] and s.health[WHITE] == 10


def test_an_invoked_unit_may_still_move():  # sylvan_tactics E5, R41
    s = scene("E5")
    play(s, "attack:d4", "stay")
    assert s.health[BLACK] == 9 and empty(s, "d5") and s.invoked[unit_at(s, "d4")]
    play(s, "move:d4", "space:d1")
    assert sigils(s, WHITE) == 0 and not empty(s, "d1")


def test_a_stronger_pawn_dies_without_hurting_morale():  # sylvan_tactics E6, R75, Q28
    s = scene("E6")
    play(s, "attack:e4")
    assert s.health[BLACK] == 10 and empty(s, "d5")
    play(s, "advance")
    assert not empty(s, "d5")

    s = scene("E6", 2)
    assert power(s, "e4") == 2
    play(s, "attack:e4")
    assert s.health[BLACK] == 9  # equal Strengths: the morale damage is dealt


def test_a_wounded_mercenary_dies_whatever_the_strengths():  # sylvan_tactics E7, R86
    s = scene("E7")
    play(s, "attack:c4")
    assert s.wounded[unit_at(s, "d5")] and s.health[BLACK] == 10
    play(s, "attack:e4")
    assert empty(s, "d5") and s.health[BLACK] == 9


def test_equal_strength_kills():  # sylvan_tactics E8, R86
    s = scene("E8")
    play(s, "attack:d4", "stay")
    assert empty(s, "d5")


@pytest.mark.parametrize("part", [1, 2, 3])
def test_reach(part):  # sylvan_tactics E9, R81
    s = play(scene("E9", part), "attack:d4")
    assert offered(s, "unit") == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}


def test_reach_of_a_pawn():  # sylvan_tactics E9, R76, Q8
    assert offered(play(scene("E9", 4), "attack:d4"), "unit") == {"c3", "c5", "e3", "e5"}


def test_disgrace():  # sylvan_tactics E10, R70, R71, Q27
    s = scene("E10")
    play(s, "attack:e4", "stay")
    assert s.health[BLACK] == 1 and s.disgraced[BLACK]
    play(s, "end_turn")
    assert pool_pawns(s, BLACK) == 8 and sigils(s, BLACK) == 6
    assert "muster" not in offered(s, "play")

    s = scene("E10", 2)
    play(s, "attack:e4", "stay")
    assert s.health[BLACK] == 1 and not s.disgraced[BLACK]


def test_retiring():  # sylvan_tactics E11, R94
    s = scene("E11")
    play(s, "retire:rook")
    assert s.health[WHITE] == 8 and pile(s) == ["river_otter"]
    assert hand(s, WHITE) == ["field_vole", "honey_flask", "thorn_blade"]
    assert empty(s, "d4")


def test_a_sacrifice_never_kills_the_king():  # sylvan_tactics E12, R54, R70, Q14
    s = scene("E12")
    play(s, "deploy:brown_bear", "unit:h5", "piece:bishop", "space:c1")
    assert sigils(s, WHITE) == 0 and s.health[WHITE] == 1 and not s.disgraced[WHITE]


def test_a_partner_comes_and_returns():  # sylvan_tactics E13, R59, R62
    s = scene("E13")
    play(s, "pair:field_vole")
    assert power(s, "d4") == 5
    assert offered(scene("E13", 2), "pair") == set()

    s = scene("E13", 3)
    play(s, "attack:d5", "stay")
    assert pile(s) == ["river_otter", "thorn_blade"] and hand(s, WHITE) == ["field_vole"]
    assert s.health[WHITE] == 8  # 1 for the kill, 1 for Terrible Roar


def test_infiltrators_move_through_units():  # sylvan_tactics E14, R47, R45, Q13
    s = scene("E14")
    play(s, "move:d1")
    assert {space for space in offered(s, "space") if space[0] == "d"} == {"d3", "d6", "d8"}
    s = play(scene("E14", 2), "move:d1")
    assert offered(s, "space") == {"a1", "b1", "c1"}


def test_mulligans():  # sylvan_tactics E15, R13, R14, R15, Q2, Q3
    told = example(GAME, "E15")
    table = told.table(GAME)
    s, hands = table.state, []
    for action in told.actions:
        table.play(action)
        hands.append(int(s.hand_size[WHITE]))
    assert hands[:6] == [5, 4, 3, 2, 1, 5]  # five cards put back, five drawn
    assert hands[6:10] == [5, 4, 4, 4]  # one put back, none drawn, kept
    assert s.turn == 1 and s.bottom_size == 0
    assert s.deck_size == 86 - 4 - 5 - 1  # White has drawn for the first turn


def test_a_fresh_unit_can_use_its_ability():  # sylvan_tactics E16, R57, R99
    s = scene("E16")
    play(s, "deploy:mole_sapper", "piece:bishop", "space:a1")
    assert "a1" not in offered(s, "move") | offered(s, "attack")
    play(s, "use:mole_sapper#1", "space:e6")
    assert kit(s, "e6") == ["mole_sapper"] and s.invoked[unit_at(s, "e6")]


def test_an_advance_is_no_move_action():  # sylvan_tactics E17, R88, R51, Q29, Q30
    s = scene("E17")
    s.left[unit_at(s, "e4")] = 0  # as if it stood where it was set up
    play(s, "attack:e4", "advance", "move:d5")
    assert not empty(s, "d6")  # the only destination: no double step any more
    assert sigils(s, WHITE) == 0 and s.moves == 1


def test_promotions():  # sylvan_tactics E18, R120, R119
    s = scene("E18")
    play(s, "end_turn", "unit:d8", "promote:pile:brown_bear", "piece:knight")
    assert options(s) == {"unit:g8", "no_promotion"}
    play(s, "unit:g8", "promote:hand:river_otter")  # the only piece left is not asked
    assert kit(s, "d8") == ["brown_bear"] and PIECE[unit_at(s, "d8")] == 2
    assert kit(s, "g8") == ["river_otter"] and PIECE[unit_at(s, "g8")] == 1
    assert pool_pawns(s, WHITE) == 8 and s.invoked_sigils[WHITE] == 6 and s.side == BLACK


def test_no_promotion_without_piece_or_card():  # sylvan_tactics E19, R121
    s = play(scene("E19"), "end_turn")
    assert s.side == BLACK
    s = play(scene("E19", 2), "end_turn")
    assert options(s) == {"no_promotion"} and play(s, "no_promotion").side == BLACK
    assert play(scene("E19", 3), "end_turn").side == BLACK


def test_the_first_turns():  # sylvan_tactics E20, R10, R12, R18, R19, R21, Q1, Q4
    table = example(GAME, "E20").table(GAME)
    s = table.state
    assert (s.awake[WHITE], s.hand_size[WHITE], s.deck_size) == (1, 6, 75)
    assert offered(s, "move") == {f"{file}2" for file in "abcdefgh"} | {"e1"}
    assert offered(s, "attack") == set() and {"queen", "end_turn"} <= options(s)
    costs = {"deploy": 1, "play": 1, "pair": 1}
    for kind in costs:
        for card in offered(s, kind):
            from sylvarium.games.sylvan_tactics.rules.components import COST, DESIGN_IDS

            assert COST[DESIGN_IDS.index(card)] == 1
    assert offered(play(s.copy(), "move:a2"), "space") == {"a3", "a4"}
    assert offered(play(s.copy(), "move:e1"), "space") == {"d1", "f1"}
    assert offered(play(s.copy(), "queen"), "space") == {f"{f}1" for f in "abcdfgh"}  # X = 1 is the only one
    table.play("end_turn")
    assert (s.awake[BLACK], s.hand_size[BLACK], s.deck_size) == (1, 6, 74)


def test_the_queen_is_lost_for_good():  # sylvan_tactics E45, R66, Q26
    s = scene("E45")
    play(s, "attack:d4")
    assert s.health[BLACK] == 9 and s.queen[BLACK] == LOST and empty(s, "d5")
    play(s, "advance", "end_turn")
    assert "queen" not in options(s)
