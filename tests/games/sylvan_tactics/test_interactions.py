"""The worked examples of the rules file, section 7.2: further interactions."""

import pytest
from games.sylvan_tactics.scenes import power, scene

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.state import RESOLVING
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
    fields,
    hand,
    kit,
    offered,
    options,
    pile,
    play,
    position,
    sigils,
    unit_at,
)


def test_sigils_left_ready_pay_for_ripostes():  # sylvan_tactics E21, R31, R17, Q7
    s = scene("E21")
    assert s.awake[WHITE] == 4
    play(s, "end_turn")
    assert sigils(s, WHITE) == 2
    play(s, "attack:d5")
    assert "riposte:raise_shields" in options(s)
    play(s, "riposte:raise_shields", "stay")
    assert sigils(s, WHITE) == 1
    play(s, "attack:b5", "riposte:into_the_ferns", "space:b4")
    assert sigils(s, WHITE) == 0
    play(s, "end_turn")
    assert sigils(s, WHITE) == 5


def test_order_of_what_a_kill_sets_off():  # sylvan_tactics E22, R101, R91, Q44
    s = scene("E22")
    assert power(s, "d4", abilities.ATTACK, "d5") == 7
    play(s, "attack:d4")
    assert s.health[BLACK] == 1 and s.hand_size[WHITE] == 1 and options(s) == {"advance", "stay"}


def test_strength_is_the_sum_of_everything():  # sylvan_tactics E23, R105, R34
    assert power(scene("E23"), "d6") == 5
    assert power(scene("E23", 2), "d3") == 4


def test_a_unit_cannot_pay_for_its_own_attack():  # sylvan_tactics E24, R30, R28, Q6
    s = scene("E24")
    assert sigils(s, WHITE) == 1 and offered(s, "attack") == {"f4"}
    play(s, "attack:f4", "stay")
    assert s.invoked[unit_at(s, "d4")] and s.invoked[unit_at(s, "f4")]


def test_living_mercenaries_pay_last():  # sylvan_tactics E25, R28, R29
    s = scene("E25")
    assert sigils(s, WHITE) == 3
    play(s, "play:falling_branch")
    assert s.invoked_sigils[WHITE] == 6 and s.field_invoked[s.battlefields[WHITE, 0]]
    assert not s.invoked[unit_at(s, "d4")] and sigils(s, WHITE) == 1


def test_raise_shields():  # sylvan_tactics E26, R84, R75, Q42
    s = scene("E26")
    play(s, "attack:d4", "riposte:raise_shields")
    assert empty(s, "d5") and s.health[BLACK] == 10 and sigils(s, BLACK) == 0


def test_a_defender_that_leaves():  # sylvan_tactics E27, R85, R79, Q34
    s = scene("E27")
    play(s, "attack:d4", "riposte:into_the_ferns", "space:d6")
    assert kit(s, "d6") == ["red_fox"] and s.invoked[unit_at(s, "d4")] and s.health[BLACK] == 10
    play(s, "attack:a4")
    assert sigils(s, WHITE) == 0 and empty(s, "b5")


def test_a_defender_that_stays_within_reach():  # sylvan_tactics E28, R85
    s = scene("E28")
    play(s, "attack:d4", "riposte:into_the_ferns", "space:e5", "advance")
    assert kit(s, "e5") == ["river_otter"] and s.health[BLACK] == 9

    s = scene("E28", 2)
    play(s, "attack:c4", "riposte:into_the_ferns", "space:c5")
    assert kit(s, "c5") == ["red_fox"] and not s.wounded[unit_at(s, "c5")] and "end_turn" in options(s)


def test_bodyguard():  # sylvan_tactics E29, R113, R79
    s = scene("E29")
    play(s, "attack:e7", "unit:e8")
    assert sigils(s, WHITE) == 0
    play(s, "riposte:bodyguard")
    assert options(s) == {"unit:d7", "unit:f8"}
    play(s, "unit:f8")
    assert s.wounded[unit_at(s, "f8")] and s.health[BLACK] == 10 and sigils(s, WHITE) == 0


def test_thorns_kill_a_wounded_attacker():  # sylvan_tactics E30, R87, R88
    s = scene("E30")
    play(s, "attack:d4")
    assert empty(s, "d4") and empty(s, "d5") and list(s.health) == [9, 9]
    assert "end_turn" in options(s)  # no advance


def test_thorns_on_others():  # sylvan_tactics E31, R87, R90
    s = scene("E31")
    play(s, "attack:d4", "advance")
    assert s.wounded[unit_at(s, "d5")]
    s = scene("E31", 2)
    play(s, "attack:c4")
    assert s.wounded[unit_at(s, "d5")] and empty(s, "c4") and list(s.health) == [9, 10]
    s = scene("E31", 3)
    play(s, "attack:d4", "stay")
    assert list(s.health) == [10, 9]


def test_armor_absorbs_an_attack():  # sylvan_tactics E32, R89
    s = scene("E32")
    play(s, "attack:d4")
    assert pile(s) == ["beetle_mail"] and not s.wounded[unit_at(s, "d5")]
    assert list(s.health) == [10, 10] and s.wounded[unit_at(s, "d4")] and "end_turn" in options(s)


def test_a_stalwart_unit():  # sylvan_tactics E33, R92
    s = scene("E33")
    play(s, "attack:d4")
    assert s.wounded[unit_at(s, "d5")]
    play(s, "attack:c4", "stay")
    assert empty(s, "d5")
    for part, alive in ((2, True), (3, False)):
        assert empty(play(scene("E33", part), "play:thorn_volley"), "d5") != alive


def test_the_killer_may_be_gone():  # sylvan_tactics E34, R88, R89
    s = scene("E34")
    play(s, "attack:d4", "pass", "advance")
    assert empty(s, "d5") and list(s.health) == [9, 9] and pile(s) == ["red_fox", "wolverine_raider"]
    assert "riposte:vengeance" not in options(s)


def test_a_unit_made_ready_attacks_again():  # sylvan_tactics E35, R82
    s = scene("E35")
    play(s, "attack:d4", "unit:d5", "stay", "attack:d4", "stay")
    assert s.health[BLACK] == 8 and not s.invoked[unit_at(s, "d4")] and sigils(s, WHITE) == 0


@pytest.mark.parametrize(("part", "killed"), [(1, True), (2, False)])
def test_pack(part, killed):  # sylvan_tactics E36
    s = scene("E36", part)
    assert power(s, "d5", abilities.DEFEND, "d4") == 6
    play(s, "attack:d4")
    assert empty(s, "d5") == killed


def test_a_charge_needs_a_move_action():  # sylvan_tactics E37, R51
    s = scene("E37")
    play(s, "move:d1", "space:d4", "attack:d4")
    assert empty(s, "d5")
    s = scene("E37", 2)
    play(s, "play:hidden_path", "space:d4", "attack:d4")
    assert s.wounded[unit_at(s, "d5")]


def test_long_reach():  # sylvan_tactics E38, R81
    s = scene("E38")
    play(s, "attack:d4")
    assert offered(s, "unit") == {"c4", "d6", "f6"}
    play(s, "unit:d6")
    assert empty(s, "d6") and "end_turn" in options(s)


def test_the_ancient_oak_guards_morale():  # sylvan_tactics E39
    s = scene("E39")
    healths = [s.health[WHITE]]
    for piece in ("rook", "bishop"):
        play(s, f"retire:{piece}")
        healths.append(s.health[WHITE])
    assert healths == [10, 9, 7]
    s = scene("E39", 2)
    play(s, "attack:e4", "stay")
    assert not s.disgraced[BLACK]
    play(s, "attack:a4", "stay")
    assert s.disgraced[BLACK]


def test_snared_and_rooted():  # sylvan_tactics E40, R17
    s = scene("E40")
    play(s, "play:bramble_snare")
    otter = unit_at(s, "d8")
    assert s.invoked[otter] and s.snared[otter]
    play(s, "end_turn")
    assert s.turn == 22 and s.invoked[otter] and not s.snared[otter]
    assert "d8" not in offered(s, "move") | offered(s, "attack") and offered(s, "retire") == {"rook"}
    play(s, "end_turn", "end_turn")
    assert s.turn == 24 and not s.invoked[otter] and "d8" in offered(s, "move")


def test_changing_winds_brings_a_pawn_across():  # sylvan_tactics E41, R119
    s = scene("E41")
    play(s, "play:changing_winds", "unit:d2", "unit:d8", "end_turn", "unit:d8", "promote:hand:river_otter")
    assert options(s) == {"piece:bishop", "piece:knight"}
    play(s, "piece:bishop")
    assert kit(s, "d8") == ["river_otter"] and kit(s, "d2") == ["red_fox"]


def test_the_pile_becomes_the_deck():  # sylvan_tactics E42, R117, Q43
    s = position(army(sigils=2, hand="whispering_leaves"), deck="red_fox", pile="muster")
    play(s, "play:whispering_leaves")
    assert hand(s, WHITE) == ["muster", "red_fox"] and s.deck_size == 0 and pile(s) == ["whispering_leaves"]
    s = position(army(sigils=2, hand="whispering_leaves"), deck="red_fox")
    play(s, "play:whispering_leaves")
    assert hand(s, WHITE) == ["red_fox"]


def test_equipment_as_a_riposte():  # sylvan_tactics E43, R108, R112, Q39, Q41
    s = scene("E43")
    play(s, "attack:d4", "riposte:bark_shield")
    assert s.wounded[unit_at(s, "d5")] and kit(s, "d5") == ["bark_shield", "pine_marten"]
    assert hand(s, BLACK) == ["raise_shields"] and "end_turn" in options(s)


def test_an_action_is_hushed():  # sylvan_tactics E44, R103
    s = scene("E44")
    play(s, "play:muster", "riposte:owls_hush")
    assert pile(s) == ["muster", "owls_hush"] and sigils(s, WHITE) == 0 and "end_turn" in options(s)
    assert RESOLVING not in list(s.where)


def test_a_pawn_steps_diagonally():  # sylvan_tactics E46
    s = play(scene("E46"), "move:d2")
    assert offered(s, "space") == {"c3", "d3", "d4", "e3"}
    s = play(scene("E46", 2), "move:d2")
    assert offered(s, "space") == {"d3", "d4"}


def test_auras():  # sylvan_tactics E47
    s = scene("E47")
    assert power(s, "d5") == 0 and power(s, "d5", abilities.DEFEND, "d4") == 1


def test_a_warded_unit():  # sylvan_tactics E48
    s = scene("E48")
    play(s, "attack:d4", "pass", "stay")
    assert options(s) == {"pass"}  # somebody could hold carry_them_home, but vengeance is not offered
    s = scene("E48", 2)
    assert offered(s, "play") == {"wildfire"}
    play(s, "play:wildfire")
    assert pile(s) == ["rowan_charm", "wildfire"] and "thorn_volley" in offered(s, "play")


def test_forced_migration():  # sylvan_tactics E49
    s = scene("E49")
    play(s, "play:forced_migration")
    assert hand(s, BLACK) == ["raven_herald", "red_fox", "thorn_blade"]
    assert s.health[BLACK] == 10 and empty(s, "d5")


def test_battle_omens_once_a_turn():  # sylvan_tactics E50
    s = scene("E50")
    play(s, "attack:e4", "stay", "attack:g4", "stay")
    assert s.health[BLACK] == 8 and s.hand_size[WHITE] == 1


def test_carry_them_home():  # sylvan_tactics E51, R117
    s = scene("E51")
    play(s, "attack:d4", "pass", "stay", "riposte:carry_them_home")
    assert hand(s, BLACK) == ["red_fox"] and s.health[BLACK] == 9

    s = position(army("R-raven_herald d4", sigils=1), army("B-red_fox d5", sigils=1), deck="")
    play(s, "attack:d4", "pass", "stay")
    assert "carry_them_home" in hand(s, BLACK) and "end_turn" in options(s)  # not offered
    assert hand(s, WHITE) == ["red_fox"]


def test_pitfall():  # sylvan_tactics E52
    s = scene("E52")
    far = play(s.copy(), "move:d1", "space:d3")
    assert "end_turn" in options(far)  # no window
    play(s, "move:d1", "space:d4")
    assert options(s) == {"riposte:pitfall", "pass"}
    free = play(s.copy(), "pass")
    assert offered(free, "attack") == {"d4"}
    play(s, "riposte:pitfall")
    assert offered(s, "attack") == set()


def test_cold_welcome():  # sylvan_tactics E53
    s = scene("E53")
    play(s, "deploy:brown_hare", "piece:rook", "space:a1", "riposte:cold_welcome")
    assert s.wounded[unit_at(s, "a1")]


def test_silent_wings():  # sylvan_tactics E54
    s = scene("E54")
    play(s, "attack:d4")
    assert options(s) == {"advance", "stay"}
    play(s, "stay")
    assert options(s) == {"riposte:vengeance", "pass"}
    play(s, "riposte:vengeance")
    assert s.wounded[unit_at(s, "d4")]


def test_two_moves_of_one_unit():  # sylvan_tactics E55, R39, R32, Q11
    s = scene("E55")
    play(s, "move:a1", "space:a4", "move:a4", "space:d4")
    assert "d4" not in offered(s, "move") and sigils(s, WHITE) == 3
    s = scene("E55", 2)
    play(s, "move:a1", "space:a4", "move:a4", "space:d4")
    assert sigils(s, WHITE) == 1 and offered(s, "move") == set()  # the third one would cost 2


def test_prowling():  # sylvan_tactics E56, R98, R51
    s = scene("E56")
    play(s, "deploy:lynx_stalker", "full_price", "piece:rook", "space:b1", "use:lynx_stalker#1", "space:b8")
    assert s.moves == 0 and offered(s, "attack") == set() and offered(s, "use") == set()


def test_a_kill_without_killer():  # sylvan_tactics E57, R110, R115
    s = scene("E57")
    play(s, "use:golden_eagle#1", "unit:g7")
    assert s.health[BLACK] == 9 and options(s) == {"riposte:carry_them_home", "pass"}


def test_the_king_falls():  # sylvan_tactics E58, R68, R122, R124
    s = scene("E58")
    play(s, "attack:e7")
    assert s.over and list(s.health) == [10, 0] and options(s) == set()


@pytest.mark.parametrize(("part", "places"), [(1, [1, 2]), (2, [1, 2]), (3, [1, 1])])
def test_the_last_round(part, places):  # sylvan_tactics E59, R123, Q45
    s = play(scene("E59", part), "end_turn")
    assert s.over
    assert [GAME.loops.rank(s.states, 0, seat) for seat in (WHITE, BLACK)] == places


def test_battlefields_of_both_are_seen():  # sylvan_tactics R105, Q37
    s = position(army("P a2", fields="rabbit_warren"), army("P a7", fields="hunting_grounds"))
    assert fields(s, WHITE) == ["rabbit_warren"] and power(s, "a2") == 2 and power(s, "a7") == 1
