"""Actions and Equipment: every card at least once (R102 to R108, 5.2, 5.3)."""

import pytest

from sylvarium.games.sylvan_tactics.rules.components import DESIGN, DESIGN_IDS
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
