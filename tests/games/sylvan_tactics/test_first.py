"""The first of everything: the White King, which is unit 0, the space a1, and lists of three."""

import pytest

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules.attacking import in_reach, outcome
from sylvarium.games.sylvan_tactics.rules.board import SPACE_IDS, lift
from sylvarium.games.sylvan_tactics.rules.cards import (
    discard_at_random,
    shuffle_for_start,
    take_from_pile,
    take_top,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    DESIGN_IDS,
    FIRST_FIELD_DESIGN,
    FIRST_GEAR_DESIGN,
    NONE,
)
from sylvarium.games.sylvan_tactics.rules.deploying import offer_pawn_spaces
from sylvarium.games.sylvan_tactics.rules.mercenaries import mercs_with_partner
from sylvarium.games.sylvan_tactics.rules.operations import recover
from sylvarium.games.sylvan_tactics.rules.state import OPENING, STEP
from sylvarium.games.sylvan_tactics.rules.strength import companions
from sylvarium.games.sylvan_tactics.rules.turn import refresh_abilities
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
    kit,
    offered,
    options,
    play,
    position,
    unit_at,
)
from sylvarium.kernel.agenda import first, top

BLACKS_TURN = 22


def test_the_white_king_can_be_attacked():  # sylvan_tactics R67, R81
    s = position(army(), army("R-river_otter e2", sigils=1), turn=BLACKS_TURN)
    play(s, "attack:e2")
    assert s.health[WHITE] == 6 and s.health[BLACK] == 10


def test_the_white_king_can_be_attacked_from_afar():  # sylvan_tactics R81
    s = position(army(), army("R-red_fox e3 +willow_bow", sigils=1), turn=BLACKS_TURN)
    play(s, "attack:e3")
    assert s.health[WHITE] < 10


def test_nobody_shoots_past_the_white_king():  # sylvan_tactics R81
    s = position(army("R-red_fox d1 +willow_bow", sigils=1), army("P f1"))
    assert "d1" not in offered(s, "attack")
    assert not in_reach(s, unit_at(s, "d1"), SPACE_IDS.index("f1"))
    play_on = position(army("R-red_fox d1 +willow_bow", sigils=1), army("P d3"))
    assert in_reach(play_on, unit_at(play_on, "d1"), SPACE_IDS.index("d3"))


def test_a_pawn_does_not_step_onto_the_white_king():  # sylvan_tactics R42, R43
    s = position(army("K e3, P d2", sigils=1, fields="fairy_ring"))
    play(s, "move:d2")
    assert offered(s, "space") == {"c3", "d3", "d4"}
    s = position(army("K d3, P d2", sigils=1))
    assert "move:d2" not in options(s)


def test_reach_goes_in_all_eight_directions():  # sylvan_tactics R81
    for target in ("b2", "b4", "b6", "d2", "d6", "f2", "f4", "f6"):
        s = position(army("R-red_fox d4 +willow_bow", sigils=1), army(f"P {target}"))
        assert "d4" in offered(s, "attack"), target


def test_reach_ends_at_the_edge():  # sylvan_tactics R81
    """Two spaces from b4 to the left there is nothing, least of all h8."""
    assert offered(position(army("R-red_fox b4 +willow_bow", sigils=1), army("P h8")), "attack") == set()


def test_whoever_has_reach_also_hits_what_is_beside_it():  # sylvan_tactics R81, R86
    s = position(army("R-brown_bear d4 +willow_bow", sigils=1), army("P d5"))
    play(s, "attack:d4", "stay")
    assert empty(s, "d5")


def test_an_attack_from_a1():  # sylvan_tactics R85, R86
    s = position(army("R-brown_bear a1", sigils=1), army("P a2"))
    play(s, "attack:a1", "stay")
    assert empty(s, "a2")


def test_an_attacker_that_has_left_the_board_does_nothing():  # sylvan_tactics R85
    """Not even to h1, beside which nothing is."""
    s = position(army("R-brown_bear g2"), army("P h1"))
    s.attacker, s.defender = unit_at(s, "g2"), unit_at(s, "h1")
    lift(s, s.attacker)
    outcome(s)
    assert s.attacker == NONE and not empty(s, "h1")


def test_from_a1_one_attacks_even_if_no_move_can_be_paid():  # sylvan_tactics R38, R79
    s = position(army("R-brown_bear a1", sigils=1), army("P a2"))
    s.moves = 1
    assert offered(s, "move") == set() and offered(s, "attack") == {"a1"}


def test_a_pawn_moves_from_a1():  # sylvan_tactics R42
    assert "move:a1" in options(position(army("P a1", sigils=1)))


@pytest.mark.parametrize("name", DESIGN_IDS[FIRST_FIELD_DESIGN:FIRST_GEAR_DESIGN])
def test_every_battlefield_can_be_played_without_any_unit(name):  # sylvan_tactics R104
    assert offered(position(army(sigils=9, hand=name)), "play") == {name}


def test_carry_them_home_is_for_mercenaries():  # sylvan_tactics R111
    """A Pawn that was killed is not carried home."""
    s = position(army("P e4", sigils=1), army("P d5", sigils=6, hand="carry_them_home"))
    play(s, "attack:e4", "pass", "stay")
    assert "riposte:carry_them_home" not in options(s)


def test_a_partner_stands_before_two_pieces_of_equipment():  # sylvan_tactics R7, R101
    s = position(army("R-red_fox d4 +willow_bow +thorn_blade", sigils=9, hand="field_vole"))
    play(s, "pair:field_vole")
    order = [DESIGN_IDS[DESIGN[card]] for card in s.kit[unit_at(s, "d4")].tolist()[:4]]
    assert order == ["red_fox", "field_vole", "willow_bow", "thorn_blade"]


def test_every_mercenary_may_have_one_partner():  # sylvan_tactics R59
    s = position(army("R-red_fox d4, B-box_turtle f4", sigils=9, hand="field_vole raven_herald"))
    play(s, "pair:raven_herald", "unit:f4")
    assert mercs_with_partner(s, WHITE) == 1 and offered(s, "pair") == {"field_vole"}
    play(s, "pair:field_vole")
    assert mercs_with_partner(s, WHITE) == 2 and kit(s, "d4") == ["field_vole", "red_fox"]


def test_the_first_of_three_killed_returns():  # sylvan_tactics R111
    s = position(pile="red_fox river_otter brown_bear")
    three = s.pile.tolist()[:3]
    s.fallen[0], s.fallen[1], s.fallen[2] = three
    s.fallen_size = 3
    recover(s, WHITE)
    assert s.fallen.tolist()[:3] == [*three[1:], 0] and s.hand.tolist()[WHITE][0] == three[0]


def test_cards_at_the_bottom_come_in_their_order():  # sylvan_tactics R116
    s = position()
    three = s.deck.tolist()[:3]
    s.deck_size, s.bottom_size = 0, 3
    s.bottom[0], s.bottom[1], s.bottom[2] = three
    assert [take_top(s) for _ in three] == three and s.bottom_size == 0


def test_reach_is_two_and_no_more():  # sylvan_tactics R81, R85
    s = position(army("R-red_fox d1 +willow_bow"))
    found = [space for space in SPACE_IDS if in_reach(s, unit_at(s, "d1"), SPACE_IDS.index(space))]
    assert set(found) == {"b1", "b3", "c1", "c2", "d2", "d3", "e1", "e2", "f3"}  # f1 lies behind the King


def test_nothing_beyond_the_edge_is_within_reach():  # sylvan_tactics R81
    for space in ("a4", "a1", "h8"):
        s = position(army(f"R-red_fox {space} +willow_bow", sigils=1), army("P g5, P e6, P c7, P e4"))
        assert offered(s, "attack") == set(), space


def test_a_guard_steps_before_the_white_king():  # sylvan_tactics R109, R111
    s = position(army("P d2", sigils=6, hand="bodyguard"), army("R-river_otter e2", sigils=1), turn=BLACKS_TURN)
    play(s, "attack:e2", "unit:e1")
    assert "riposte:bodyguard" in options(s)


def test_a_pack_is_made_of_fellows_beside_the_defender():  # sylvan_tactics R86
    """Neither enemies nor empty spaces nor what lies beyond the edge, for White and for Black."""
    s = position(army("R-grey_wolf d4, P c5, P h8"), army("P d5, P e5"))
    assert companions(s, unit_at(s, "d4"), unit_at(s, "d5")) == 1
    s = position(army("P d5, P e5"), army("R-grey_wolf d6, P c4"), turn=BLACKS_TURN)
    assert companions(s, unit_at(s, "d6"), unit_at(s, "d5")) == 1
    s = position(army("R-grey_wolf b4, P h8"), army("P a5"))
    assert companions(s, unit_at(s, "b4"), unit_at(s, "a5")) == 0


def test_wildfire_does_not_burn_partners():  # sylvan_tactics R104
    s = position(army(sigils=9, hand="wildfire"), army("R-river_otter d5 +field_vole +thorn_blade +bark_shield"))
    play(s, "play:wildfire")
    assert {name.partition("#")[0] for name in offered(s, "destroy")} == {"thorn_blade", "bark_shield"}
    assert len(offered(s, "destroy")) == 2


def test_a_dead_queen_has_no_health():  # sylvan_tactics R65
    s = position(army("R-brown_bear d4", sigils=1), army("Q d5(1)"))
    play(s, "attack:d4", "stay")
    assert empty(s, "d5") and s.queen_health[BLACK] == 0


def test_thorns_do_not_harm_a_king():  # sylvan_tactics R87, R92
    s = position(army(sigils=1), army("R-hedgehog_guard e2"))
    play(s, "attack:e1")
    assert not empty(s, "e1") and not s.wounded[unit_at(s, "e1")] and s.health[WHITE] == 10


def test_a_living_sigil_pays_for_others_but_not_for_its_own_attack():  # sylvan_tactics R29, R30
    assert "d4" in offered(position(army("R-pika_gleaner d4", sigils=1), army("P d5")), "attack")
    assert "d4" not in offered(position(army("R-pika_gleaner d4"), army("P d5")), "attack")


def test_an_attack_from_a1_sets_off_the_attackers_ability():  # sylvan_tactics R89
    s = position(army("R-wolverine_raider a1", sigils=1), army("P a2"))
    play(s, "attack:a1", "stay")
    assert s.wounded[unit_at(s, "a1")]


@pytest.mark.parametrize("carrier", range(3))
def test_abilities_at_refresh_of_the_oldest_and_of_the_youngest(carrier):  # sylvan_tactics R20
    units = [f"{piece} wounded" for piece in ("R-red_fox a1", "B-box_turtle b1", "N-mole_sapper c1")]
    units[carrier] += " +honey_flask"
    s = position(army(", ".join(units)))
    refresh_abilities(s)
    assert top(s) == STEP.trigger and first(s) == unit_at(s, "abc"[carrier] + "1") and s.pending == 2


def test_pawns_may_stop_from_the_second_on():  # sylvan_tactics R77
    s, out = position(), GAME.out()
    homes = offer_pawn_spaces(s, out, 0, 2, 0)
    assert offer_pawn_spaces(s, out, 0, 1, 1) == homes + 1


def test_nothing_is_discarded_from_an_empty_hand():  # sylvan_tactics R118
    s = position()
    before = s.copy()
    discard_at_random(s, BLACK)
    assert s == before


def test_a_pile_has_no_trace_of_what_was_taken_from_it():
    s = position(pile="red_fox river_otter")
    fox, otter = s.pile.tolist()[:2]
    take_from_pile(s, fox)
    assert s.pile.tolist()[:3] == [otter, 0, 0] and s.pile_size == 1


def test_both_opening_hands_are_marked():  # sylvan_tactics R15
    s = position(army(hand="red_fox muster"), army(hand="river_otter"))
    shuffle_for_start(s)
    held = [card for side in (WHITE, BLACK) for card in s.hand[side].tolist()[: s.hand_size[side]]]
    assert len(held) == 3 and all(s.marks[card] & OPENING for card in held)
