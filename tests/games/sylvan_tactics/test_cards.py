"""Abilities, Actions, Battlefields and Equipment: every card at least once (R96 to R108, 5.2, 5.3)."""

import pytest

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, DESIGN_IDS, NONE
from sylvarium.games.sylvan_tactics.rules.strength import strength
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


def power(s, space, mode=abilities.ALWAYS, foe=None):
    return strength(s, unit_at(s, space), mode, unit_at(s, foe) if foe else NONE)


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


# -------------------------------------------------------------------------------------------- Actions


def test_an_action_is_paid_and_discarded():  # sylvan_tactics R102, R103
    s = position(army(sigils=2, hand="whispering_leaves"))
    play(s, "play:whispering_leaves")
    assert s.hand_size[WHITE] == 2 and pile(s) == ["whispering_leaves"] and sigils(s, WHITE) == 0


@pytest.mark.parametrize(
    ("card", "white", "black"),
    [
        ("hidden_path", "", ""),
        ("muster", "P a2, P b2, P c2, P d2, P e2, P f2, P g2, P h2", ""),
        ("thorn_volley", "P a2", "R-red_fox h8"),
        ("falling_branch", "", "R-red_fox h8"),
        ("war_cry", "Q d4(1)", ""),
        ("healing_herbs", "R-red_fox a1", ""),
        ("bramble_snare", "", "P a7"),
        ("wildfire", "R-red_fox a1 +thorn_blade", "R-river_otter h8"),
        ("changing_winds", "Q d4(1)", ""),
        ("scavenge", "", ""),
        ("harvest_feast", "", ""),
        ("second_wind", "R-red_fox a1, Q d4(1) invoked", ""),
        ("forced_migration", "", "P a7, Q h8(1)"),
    ],
)
def test_an_action_needs_a_legal_first_operation(card, white, black):  # sylvan_tactics R104, Q35
    s = position(army(white, sigils=6, hand=card), army(black), pile="muster" if card == "scavenge" else "")
    assert offered(s, "play") == set()


@pytest.mark.parametrize("card", ["whispering_leaves", "read_the_tracks", "dread_howl"])
def test_drawing_and_morale_damage_are_always_possible(card):  # sylvan_tactics Q35, R104
    assert offered(position(army(sigils=6, hand=card)), "play") == {card}


def test_a_later_operation_that_is_not_legal_is_skipped():  # sylvan_tactics R104
    """Snare and root on the same unit; the heal of the herbs is done even if no card can be drawn."""
    s = position(army("R-red_fox a1 wounded", sigils=1, hand="healing_herbs"), deck="")
    play(s, "play:healing_herbs")
    assert not s.wounded[unit_at(s, "a1")] and s.hand_size[WHITE] == 0


def test_hidden_path():
    s = position(army("P a2 fresh, R-red_fox d4", sigils=1, hand="hidden_path"))
    play(s, "play:hidden_path")
    assert offered(s, "unit") == {"a2", "d4"}
    play(s, "unit:a2")
    assert offered(s, "space") == {"a3", "a4"}


def test_thorn_volley_and_falling_branch():
    s = position(
        army("P d4", sigils=5, hand="thorn_volley falling_branch"), army("R-red_fox f6, B-river_otter h8, P a7")
    )
    play(s, "play:thorn_volley", "play:falling_branch")
    assert s.wounded[unit_at(s, "f6")] and empty(s, "a7") and s.health[BLACK] == 9


def test_read_the_tracks():
    s = position(army(sigils=1, hand="read_the_tracks"), deck="red_fox river_otter muster wildfire")
    play(s, "play:read_the_tracks")
    seen = offered(s, "scout")
    assert len(seen) == 3
    take = sorted(seen)[0]
    play(s, f"scout:{take}")
    assert hand(s, WHITE) == [take] and s.bottom_size == 2 and s.deck_size == 1 and s.looked_size == 0


def test_the_bottom_is_drawn_last_and_in_order():  # sylvan_tactics R116
    s = position(army(sigils=3, hand="read_the_tracks whispering_leaves"), deck="red_fox river_otter muster")
    play(s, "play:read_the_tracks", "scout:muster")
    order = [s.bottom[0], s.bottom[1]]
    play(s, "play:whispering_leaves")
    assert s.hand[WHITE].tolist()[1:3] == order and s.bottom_size == 0


def test_scouting_an_empty_deck():  # sylvan_tactics R117
    s = position(army(sigils=1, hand="read_the_tracks"), deck="", pile="muster wildfire")
    play(s, "play:read_the_tracks")
    assert offered(s, "scout") == {"muster", "wildfire"}
    s = position(army(sigils=1, hand="read_the_tracks"), deck="")
    assert offered(s, "play") == set()
    s = position(army(), army(fields="moonlit_glade"), deck="")
    assert play(s, "end_turn").looked_size == 0  # nothing to look at, nothing drawn


def test_two_equal_cards_looked_at_are_one_option():  # sylvan_tactics R127, R125
    """It is asked all the same: otherwise everybody would know that they are equal."""
    s = position(army(sigils=1, hand="read_the_tracks"), deck="muster muster")
    play(s, "play:read_the_tracks")
    assert options(s) == {"scout:muster"} and s.looked_size == 2
    play(s, "scout:muster")
    assert hand(s, WHITE) == ["muster"] and s.bottom_size == 1


def test_a_single_card_looked_at_is_drawn():  # sylvan_tactics R125
    """How many cards are looked at is public, so nothing is betrayed."""
    s = position(army(sigils=1, hand="read_the_tracks"), deck="muster")
    play(s, "play:read_the_tracks")
    assert hand(s, WHITE) == ["muster"] and s.looked_size == 0 and "end_turn" in options(s)
    s = play(position(army(), army(fields="moonlit_glade"), deck="muster"), "end_turn")
    assert "muster" in hand(s, BLACK) and "end_turn" in options(s)


def test_wildfire():
    s = position(
        army(sigils=4, hand="wildfire"),
        army("R-red_fox a8 +field_vole +thorn_blade", fields="rabbit_warren sapling_grove"),
    )
    s.field_invoked[s.battlefields[BLACK, 1]] = 1
    play(s, "play:wildfire")
    assert offered(s, "destroy") == {"thorn_blade#1", "rabbit_warren#1", "sapling_grove#1"}
    burnt = play(s.copy(), "destroy:rabbit_warren#1")
    assert fields(burnt, BLACK) == ["sapling_grove"] and pile(burnt) == ["rabbit_warren", "wildfire"]
    burnt = play(s.copy(), "destroy:sapling_grove#1")
    assert fields(burnt, BLACK) == ["rabbit_warren"] and not any(burnt.field_invoked)
    play(s, "destroy:thorn_blade#1")
    assert kit(s, "a8") == ["field_vole", "red_fox"]


def test_changing_winds():
    s = position(army("P a2, R-red_fox d4, Q h4(1)", sigils=1, hand="changing_winds"))
    play(s, "play:changing_winds")
    assert offered(s, "unit") == {"a2", "d4", "e1"}  # not the Queen
    play(s, "unit:e1")
    assert offered(s, "unit") == {"a2", "d4"}
    play(s, "unit:d4")
    assert kit(s, "e1") == ["red_fox"] and unit_at(s, "d4") == 0


def test_scavenge():
    s = position(army(sigils=2, hand="scavenge"), pile="red_fox muster badger_warden badger_warden")
    play(s, "play:scavenge")
    assert offered(s, "retrieve") == {"red_fox", "badger_warden"}
    play(s, "retrieve:badger_warden")
    assert hand(s, WHITE) == ["badger_warden"] and pile(s) == ["badger_warden", "muster", "red_fox", "scavenge"]


def test_dread_howl():
    s = position(army(sigils=3, hand="dread_howl"))
    play(s, "play:dread_howl")
    assert s.health[BLACK] == 8


def test_second_wind():
    s = position(army("R-red_fox d4 invoked snared, B-box_turtle a1", sigils=2, hand="second_wind"))
    play(s, "play:second_wind")
    assert not s.invoked[unit_at(s, "d4")] and not s.snared[unit_at(s, "d4")]


def test_rooting_lasts_to_the_end_of_its_players_next_turn():  # sylvan_tactics R24, R40
    s = position(army(sigils=2, hand="bramble_snare"), army("R-river_otter d8"))
    play(s, "play:bramble_snare")
    assert s.rooted[unit_at(s, "d8")] == 22
    play(s, "end_turn", "end_turn")
    assert s.rooted[unit_at(s, "d8")] == 0


def test_rooting_ones_own_unit_lasts_two_turns():
    """No card of the deck does it, but the operation means its controller's next turn."""
    from sylvarium.games.sylvan_tactics.rules.abilities import ROOT
    from sylvarium.games.sylvan_tactics.rules.operations import mark_unit

    s = position(army("R-river_otter d4"))
    mark_unit(s, ROOT, 0, unit_at(s, "d4"))
    assert s.rooted[unit_at(s, "d4")] == s.turn + 2


# ------------------------------------------------------------------------------------------ Equipment


def test_equipment_needs_a_mercenary():  # sylvan_tactics R106, Q33, Q48
    cards = "thorn_blade feather_cloak rowan_charm"
    assert offered(position(army("P a2, Q b2(1)", sigils=6, hand=cards), army("R-red_fox a8")), "play") == set()
    s = position(
        army("R-red_fox d4 fresh invoked wounded, B-box_turtle a1", sigils=6, hand=cards), army("N-red_squirrel a8")
    )
    play(s, "play:thorn_blade")
    assert offered(s, "unit") == {"d4", "a1"}
    play(s, "unit:d4", "play:feather_cloak", "unit:d4", "play:rowan_charm", "unit:d4")
    assert len(kit(s, "d4")) == 4


def test_bark_shield_in_ones_own_turn():  # sylvan_tactics R108, Q41
    s = position(army("R-red_fox d4", sigils=2, hand="bark_shield raise_shields"))
    assert offered(s, "play") == {"bark_shield"}
    play(s, "play:bark_shield")
    assert kit(s, "d4") == ["bark_shield", "red_fox"]


def test_the_first_armor_is_used():
    s = position(army("R-brown_bear d4", sigils=1), army("B-red_fox d5 +thorn_blade +beetle_mail +honey_flask"))
    play(s, "attack:d4")
    left = [DESIGN_IDS[DESIGN[card]] for card in s.kit[unit_at(s, "d5")].tolist()[:3]]
    assert left == ["red_fox", "thorn_blade", "honey_flask"]


def test_equal_cards_in_hand_are_one_option():  # sylvan_tactics R127
    s = position(army("P a2", sigils=2, hand="war_cry war_cry"))
    out = [name for name in sorted(options(s)) if name.startswith("play")]
    assert out == ["play:war_cry"]


def test_a_card_wins_over_a_rule():  # sylvan_tactics R128
    """R57 forbids a fresh unit to attack, Quick Strike allows it."""
    s = position(army("R-pine_marten d4 fresh, B-red_fox f4 fresh", sigils=1), army("P d5, P f5"))
    assert offered(s, "attack") == {"d4"}
