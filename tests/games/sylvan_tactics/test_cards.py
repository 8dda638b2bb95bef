"""Abilities of Mercenaries and Battlefields: every one at least once (R96 to R101, R105, 5.2, 5.3)."""

import pytest
from games.sylvan_tactics.scenes import power

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
    fields,
    hand,
    kit,
    offered,
    pile,
    play,
    position,
    sigils,
    unit_at,
)

# ---------------------------------------------------------------------------------- static abilities


@pytest.mark.parametrize(
    ("card", "always", "attack", "defend"),
    [
        ("field_vole", 1, 1, 1),
        ("hedge_shrew", 1, 2, 1),
        ("bat_courier", 1, 1, 1),
        ("adder_assassin", 2, 5, 2),
        ("badger_warden", 4, 4, 6),
        ("wild_boar", 3, 3, 3),
        ("grey_wolf", 4, 4, 4),
    ],
)
def test_printed_and_static_strength(card, always, attack, defend):  # sylvan_tactics R96, R33, R35
    s = position(army(f"R-{card} d4"), army("B-red_fox d5"))
    assert [power(s, "d4", mode, "d5") for mode in (abilities.ALWAYS, abilities.ATTACK, abilities.DEFEND)] == [
        always,
        attack,
        defend,
    ]


@pytest.mark.parametrize(
    ("card", "always", "attack", "defend"),
    [("thorn_blade", 3, 3, 3), ("bark_shield", 2, 2, 4), ("fang_necklace", 2, 4, 1), ("honey_flask", 2, 2, 2)],
)
def test_equipment_strength(card, always, attack, defend):  # sylvan_tactics R106, R34
    s = position(army("R-red_fox d4", sigils=2, hand=card), army("B-red_squirrel d5"))
    play(s, f"play:{card}")
    assert kit(s, "d4") == sorted(["red_fox", card])
    assert [power(s, "d4", mode, "d5") for mode in (abilities.ALWAYS, abilities.ATTACK, abilities.DEFEND)] == [
        always,
        attack,
        defend,
    ]


def test_venom_is_for_mercenaries_only():
    s = position(army("R-adder_assassin d4"), army("P d5"))
    assert power(s, "d4", abilities.ATTACK, "d5") == 2


def test_the_charge():
    s = position(army("R-wild_boar d4"), army("P d5"))
    s.moved[unit_at(s, "d4")] = 1
    assert [power(s, "d4", mode, "d5") for mode in (abilities.ALWAYS, abilities.ATTACK, abilities.DEFEND)] == [3, 5, 3]


def test_auras_reach_others_only():  # sylvan_tactics R34, Q36
    s = position(army("R-royal_stag d4, P d6, P d7, P e5, B-red_fox c4"), army("P c5, B-striped_skunk h8"))
    assert [power(s, space) for space in ("d4", "d6", "d7", "e5", "c4", "c5")] == [4, 2, 1, 2, 2, 1]
    s = position(army("R-beaver_builder d4, B-red_fox d5, P c4, P a1"), army("P e5"))
    found = [power(s, space, abilities.DEFEND, "e5") for space in ("d4", "d5", "c4", "a1", "e5")]
    assert found == [2, 3, 2, 1, 1] and power(s, "d5") == 2
    s = position(army("R-striped_skunk d4, P d3"), army("P d5, P d6, Q e5(2), K c5"))
    assert [power(s, space) for space in ("d3", "d5", "d6", "e5", "c5")] == [1, 0, 1, 2, 3]


def test_two_auras_add_up():  # sylvan_tactics Q36
    s = position(army("R-striped_skunk d4"), army("P d5, B-royal_stag e6", fields="rabbit_warren"))
    assert power(s, "d5") == 1 + 1 + 1 - 1


def test_battlefields():  # sylvan_tactics R105, R102, Q36
    s = position(army("P a2, B-red_fox c6", sigils=6, hand="rabbit_warren hunting_grounds"))
    play(s, "play:rabbit_warren", "play:hunting_grounds")
    assert fields(s, WHITE) == ["hunting_grounds", "rabbit_warren"] and sigils(s, WHITE) == 0
    assert power(s, "a2") == 2 and power(s, "c6") == 3 and power(s, "e1") == 3
    play(s, "end_turn", "end_turn")
    assert fields(s, WHITE) == ["hunting_grounds", "rabbit_warren"]


def test_morale_damage_before_the_oak_counts_as_the_first():
    s = position(army("R-river_otter a1, B-red_fox b1", sigils=3, hand="ancient_oak"))
    play(s, "retire:rook", "play:ancient_oak", "retire:bishop")
    assert s.health[WHITE] == 6
    play(s, "end_turn")
    s = position(army("P e4", sigils=1), army("P d5", fields="ancient_oak"))
    play(s, "attack:e4", "stay")
    assert s.health[BLACK] == 10  # guarded in the opponent's turn too


def test_the_moat():
    s = position(army("R-river_otter e7", sigils=6), army(fields="bramble_moat"))
    play(s, "attack:e7")
    assert sigils(s, WHITE) == 4 and s.health[BLACK] == 6


# -------------------------------------------------------------------------------- activated abilities


def test_abilities_that_invoke():  # sylvan_tactics R97, R98, R99
    s = position(army("R-wood_wren a1 fresh halted wounded", sigils=2))
    play(s, "use:wood_wren#1")
    assert s.hand_size[WHITE] == 1 and sigils(s, WHITE) == 1 and s.invoked[unit_at(s, "a1")]
    assert offered(s, "use") == set()


def test_abilities_without_invoke_are_for_once_a_turn():  # sylvan_tactics R97, R98
    s = position(army("R-river_otter a1 invoked", sigils=6))
    play(s, "use:river_otter#1", "space:b2")
    assert sigils(s, WHITE) == 4 and offered(s, "use") == set() and s.moves == 0
    play(s, "end_turn", "end_turn")
    assert offered(s, "use") == {"river_otter#1"}


def test_two_otters_have_an_ability_each():  # sylvan_tactics R98
    s = position(army("R-river_otter a1, B-river_otter h1", sigils=6))
    play(s, "use:river_otter#2", "space:h2")
    assert offered(s, "use") == {"river_otter#1"}


def test_poultice():
    s = position(army("R-dormouse_medic d4 wounded, B-red_fox f6 wounded, N-box_turtle a8 wounded"))
    play(s, "use:dormouse_medic#1")
    assert offered(s, "unit") == {"d4", "f6"}  # within 2, itself included
    play(s, "unit:f6")
    assert not s.wounded[unit_at(s, "f6")] and s.invoked[unit_at(s, "d4")]
    assert offered(position(army("R-dormouse_medic d4, B-red_fox h8 wounded"), army("K a8")), "use") == set()


def test_tunnel():
    s = position(army("R-mole_sapper a1"), army("P c3"))
    play(s, "use:mole_sapper#1")
    assert offered(s, "space") == {"d1", "d2", "e2", "f1", "f2"}  # beside the King, not beside itself


def test_no_tunnel_without_an_ally_to_come_up_beside():
    s = position(army("K a1, R-mole_sapper h4"), army("P a2, P b1, P b2"))
    assert offered(s, "use") == set()


def test_hex():
    s = position(army("R-toad_hexer d4"), army("P d6, B-river_otter f5, P g4"))
    play(s, "use:toad_hexer#1")
    assert offered(s, "unit") == {"d6", "f5"}
    play(s, "unit:f5")
    assert power(s, "f5") == 2


def test_stoop():
    s = position(army("R-golden_eagle d4", sigils=2), army("P g7, P h8, K a8"))
    play(s, "use:golden_eagle#1")
    assert empty(s, "g7") and not empty(s, "h8") and sigils(s, WHITE) == 0


# --------------------------------------------------------------------------------- triggered abilities


def test_deploy_abilities():  # sylvan_tactics R58, R100
    s = position(army(sigils=5, hand="red_squirrel red_fox"), army(hand="muster"))
    play(s, "deploy:red_squirrel", "piece:rook", "space:a1")
    assert s.hand_size[WHITE] == 2
    play(s, "deploy:red_fox", "piece:bishop", "space:b1")
    assert pile(s) == ["muster"] and hand(s, BLACK) == []


def test_pairing_and_promotion_are_no_deployment():  # sylvan_tactics R58, R120, Q20
    s = position(army("P d8", hand="red_fox"), army("K e7", hand="muster"))
    play(s, "end_turn", "unit:d8", "promote:hand:red_fox", "piece:rook")
    assert pile(s) == [] and s.side == BLACK


def test_the_fox_finds_an_empty_hand():  # sylvan_tactics R100, Q35
    s = position(army(sigils=3, hand="red_fox"))
    play(s, "deploy:red_fox", "piece:rook", "space:a1")
    assert kit(s, "a1") == ["red_fox"]


def test_an_ability_whose_unit_is_gone_does_not_resolve():  # sylvan_tactics R101
    """The otter's thorny victim kills a raven that is the attacker: the draw was triggered before it died."""
    s = position(army("R-raven_herald d4 wounded", sigils=1), army("B-hedgehog_guard d5"))
    play(s, "attack:d4")
    assert s.hand_size[WHITE] == 1 and empty(s, "d4")
    from sylvarium.games.sylvan_tactics.rules.state import STEP

    s = position(army("R-raven_herald d4, B-red_fox a1"))
    raven = unit_at(s, "d4")
    s.agenda[1, 0], s.agenda[1, 1], s.agenda[1, 2], s.pending = STEP.trigger, raven, s.kit[raven, 0], 2
    s.agenda[2, 0], s.pending = s.agenda[0, 0], 3  # a Main Phase above it, as a stand-in for another effect
    play(s, "retire:rook")
    s.agenda[2, 0], s.pending = 0, 2
    from sylvarium.games.sylvan_tactics.rules.turn import run

    run(s)
    assert s.hand_size[WHITE] == 0


def test_omens_count_deaths_of_any_cause():  # sylvan_tactics R100
    s = position(army("R-raven_herald a1", sigils=2, hand="falling_branch"), army("P d5"))
    play(s, "play:falling_branch")
    assert s.hand_size[WHITE] == 1
    s = position(army("R-red_fox d4, P c4", sigils=1), army("N-raven_herald a8, B-hedgehog_guard d5"))
    play(s, "attack:c4")  # dies by the thorns in its own turn
    assert s.hand_size[BLACK] == 1
