"""Mercenaries, Partners, the Queen and Pawns come into play (R52 to R66, R73, R77)."""

import pytest

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.components import NONE
from sylvarium.games.sylvan_tactics.rules.state import ON_BOARD
from sylvarium.games.sylvan_tactics.rules.strength import strength
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

HOME = {file + row for file in "abcdefgh" for row in "12"}


def test_deploying_a_mercenary():  # sylvan_tactics R52, R126
    s = position(army("P a2", sigils=4, hand="river_otter"))
    play(s, "deploy:river_otter")
    assert options(s) == {"piece:rook", "piece:bishop", "piece:knight"} and sigils(s, WHITE) == 4
    play(s, "piece:knight")
    assert offered(s, "space") == HOME - {"a2", "e1"}
    play(s, "space:h2")
    unit = unit_at(s, "h2")
    assert s.fresh[unit] and not s.invoked[unit] and not s.wounded[unit]
    assert sigils(s, WHITE) == 0 and hand(s, WHITE) == []


def test_three_mercenaries_at_most():  # sylvan_tactics R53, I5
    s = position(army("R-red_fox a3, B-box_turtle b3, N-mole_sapper c3", sigils=6, hand="river_otter field_vole"))
    assert offered(s, "deploy") == set() and offered(s, "pair") == {"field_vole"}


def test_no_room_at_home():  # sylvan_tactics R53, R55, R63
    crowd = ", ".join(f"P {file}2" for file in "abcdefgh")
    rest = "R-red_fox a1, B-box_turtle b1, Q c1(1)"
    s = position(army(f"{crowd}, {rest}", sigils=6, hand="grey_wolf"))
    assert offered(s, "deploy") == {"grey_wolf"}
    # Every other home space taken by the enemy: no deployment, not even with a sacrifice.
    s = position(army(f"{crowd}, {rest}", sigils=6, hand="grey_wolf"), army("P d1, P f1, P g1, P h1"))
    assert offered(s, "deploy") == set()


def test_a_sacrifice_is_no_kill():  # sylvan_tactics R54, R55, R56, Q14
    s = position(
        army("P a2, P c5", sigils=3, hand="lynx_stalker"),
        army("R-raven_herald h8", sigils=2, hand="vengeance"),
    )
    play(s, "deploy:lynx_stalker", "unit:a2", "piece:rook")
    assert "a2" in offered(s, "space")  # the space of the Pawn may be used
    play(s, "space:a2")
    assert s.health[WHITE] == 8 and kit(s, "a2") == ["lynx_stalker"] and sigils(s, WHITE) == 0
    assert hand(s, BLACK) == ["vengeance"]  # the raven has drawn nothing
    assert "riposte:vengeance" not in options(s)


def test_a_sacrifice_may_be_declined():  # sylvan_tactics R54, R55
    s = position(army("P c5", sigils=5, hand="lynx_stalker"))
    play(s, "deploy:lynx_stalker")
    assert options(s) == {"full_price", "unit:c5"}
    play(s, "unit:c5", "piece:rook")
    assert "c5" not in offered(s, "space")


def test_a_sacrifice_at_one_health_disgraces():  # sylvan_tactics R55, R70, Q14, Q27
    s = position(army("P c5", sigils=3, hand="lynx_stalker", health=1))
    play(s, "deploy:lynx_stalker", "piece:rook", "space:a1")
    assert s.health[WHITE] == 1 and s.disgraced[WHITE]


def test_order_of_a_deployment():  # sylvan_tactics R56, R58
    """The fox steals the only card before the window opens: nothing is left to answer with."""
    s = position(army(sigils=3, hand="red_fox"), army(sigils=2, hand="cold_welcome"))
    play(s, "deploy:red_fox", "piece:rook", "space:a1")
    assert pile(s) == ["cold_welcome"] and "end_turn" in options(s)


def test_fresh_units():  # sylvan_tactics R57, Q19
    s = position(
        army("R-red_fox d4 fresh, B-pine_marten f4 fresh, Q h4(2) fresh, P a4 fresh", sigils=2),
        army("P d5, P f5, P h5, P b5"),
    )
    assert offered(s, "attack") == {"f4"} and offered(s, "move") == {"e1"}


def test_partners():  # sylvan_tactics R59, R60, R61, Q16, Q17, Q18
    s = position(
        army("R-field_vole a1 fresh invoked wounded, B-dormouse_medic b1 +bat_courier", sigils=3, hand="raven_herald")
    )
    play(s, "pair:raven_herald")  # the vole is the only one without a Partner
    unit = unit_at(s, "a1")
    assert kit(s, "a1") == ["field_vole", "raven_herald"] and sigils(s, WHITE) == 0
    assert s.fresh[unit] and s.invoked[unit] and s.wounded[unit]
    assert strength(s, unit, abilities.ALWAYS, NONE) == 3


def test_abilities_are_shared():  # sylvan_tactics R7, Q16
    s = position(army("R-river_otter a1 +bat_courier, P a3", sigils=3))
    assert "a8" in offered(play(s.copy(), "move:a1"), "space")  # Infiltrator by its Partner
    s = position(army("R-river_otter a1 wounded +dormouse_medic +thorn_blade", sigils=2))
    assert offered(s, "use") == {"river_otter#1", "dormouse_medic#1"}
    play(s, "use:dormouse_medic#1")
    assert not s.wounded[unit_at(s, "a1")] and s.invoked[unit_at(s, "a1")]


def test_a_partner_goes_before_equipment():  # sylvan_tactics R101, R7
    from sylvarium.games.sylvan_tactics.rules.components import DESIGN, DESIGN_IDS

    s = position(army("R-river_otter a1 +thorn_blade", sigils=1, hand="field_vole"))
    play(s, "pair:field_vole")
    order = [DESIGN_IDS[DESIGN[card]] for card in s.kit[unit_at(s, "a1")].tolist()[:3]]
    assert order == ["river_otter", "field_vole", "thorn_blade"]


def test_only_mercenaries_have_partners():  # sylvan_tactics R60, I6
    assert offered(position(army("P a2, Q b2(2)", sigils=6, hand="field_vole")), "pair") == set()


@pytest.mark.parametrize("ending", ["retire:rook", "bounce", "kill"])
def test_a_partner_returns_to_the_hand(ending):  # sylvan_tactics R62, R107
    white = army("R-river_otter d4 wounded +field_vole +thorn_blade")
    if ending == "retire:rook":
        s = play(position(white), ending)
        assert hand(s, WHITE) == ["field_vole", "thorn_blade"] and pile(s) == ["river_otter"]
    elif ending == "bounce":
        s = play(position(white, army(sigils=4, hand="forced_migration"), turn=22), "play:forced_migration")
        assert hand(s, WHITE) == ["field_vole", "river_otter", "thorn_blade"]
    else:
        s = play(position(white, army("P e5", sigils=1), turn=22), "attack:e5", "stay")
        assert hand(s, WHITE) == ["field_vole"] and pile(s) == ["river_otter", "thorn_blade"]


def test_the_queen():  # sylvan_tactics R63, R64
    s = position(army(sigils=4))
    play(s, "queen")
    assert options(s) == {f"health:{n}" for n in (1, 2, 3, 4)}
    play(s, "health:3")
    assert offered(s, "space") == HOME - {"e1"}
    play(s, "space:d2")
    assert sigils(s, WHITE) == 1 and s.queen[WHITE] == ON_BOARD and s.queen_health[WHITE] == 3
    assert s.fresh[unit_at(s, "d2")] and "queen" not in options(s)
    six = play(position(army("R-pika_gleaner a1", sigils=6)), "queen")
    assert offered(six, "health") == {"1", "2", "3", "4", "5", "6"}  # never more than 6


def test_no_card_answers_the_queen():  # sylvan_tactics R63, R109
    s = position(army(sigils=1), army(sigils=6, hand="cold_welcome"))
    play(s, "queen", "space:d2")
    assert s.seat == 0 and "end_turn" in options(s)


def test_the_queen_is_attacked():  # sylvan_tactics R65, Q25
    s = position(army("R-red_fox d4", sigils=1), army("Q d5(3)"))
    play(s, "attack:d4")
    assert s.queen_health[BLACK] == 1 and not s.wounded[unit_at(s, "d5")] and "end_turn" in options(s)


def test_pawns_come_back_by_a_card_only():  # sylvan_tactics R73, R77
    s = position(army("P a2", sigils=2, hand="muster"))
    assert pool_pawns(s, WHITE) == 7
    play(s, "play:muster")
    assert offered(s, "space") == HOME - {"a2", "e1"} and "stop" not in options(s)
    play(s, "space:c1")
    assert "stop" in options(s) and s.fresh[unit_at(s, "c1")]
    play(s, "space:d1")
    assert pool_pawns(s, WHITE) == 5 and "end_turn" in options(s)


def test_deploying_pawns_ends_when_none_is_left():  # sylvan_tactics R77
    seven = ", ".join(f"P {file}4" for file in "abcdefg")
    s = position(army(seven, sigils=2, hand="muster"))
    play(s, "play:muster", "space:a1")
    assert pool_pawns(s, WHITE) == 0 and "end_turn" in options(s)


def test_a_disgraced_player_deploys_no_pawns():  # sylvan_tactics R71, I12
    s = position(army(sigils=4, hand="muster harvest_feast", health=1, disgraced=True))
    assert offered(s, "play") == {"harvest_feast"}
    play(s, "play:harvest_feast")
    assert s.health[WHITE] == 3 and s.disgraced[WHITE]
    assert empty(s, "a1")
