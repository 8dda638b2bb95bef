"""King and morale, attacks, killing, retiring (R67 to R95)."""

import pytest

from sylvarium.games.sylvan_tactics.rules.killing import morale_damage
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

# -------------------------------------------------------------------------------- King and morale


def test_an_attack_on_the_king():  # sylvan_tactics R67, Q25
    s = position(army("R-river_otter e7", sigils=1))
    play(s, "attack:e7")
    assert s.health[BLACK] == 6 and not s.over and "end_turn" in options(s)


def test_more_damage_than_health():  # sylvan_tactics R68, Q47
    s = position(army("R-brown_bear e7", sigils=1), army(health=2))
    play(s, "attack:e7")
    assert s.over and list(s.health) == [10, 0] and s.pending == 0


def test_health_has_a_ceiling():  # sylvan_tactics R69, I18
    s = position(army(sigils=2, hand="harvest_feast", health=9))
    play(s, "play:harvest_feast")
    assert s.health[WHITE] == 10
    assert offered(position(army(sigils=2, hand="harvest_feast")), "play") == set()


@pytest.mark.parametrize(
    ("health", "damage", "left", "disgraced"), [(10, 1, 9, 0), (2, 2, 1, 0), (3, 2, 1, 0), (1, 1, 1, 1)]
)
def test_morale_damage(health, damage, left, disgraced):  # sylvan_tactics R70, I14, Q27
    s = position(army(health=health))
    morale_damage(s, WHITE, damage)
    assert (s.health[WHITE], s.disgraced[WHITE], s.over) == (left, disgraced, 0)


def test_every_unit_but_the_king_hurts_morale():  # sylvan_tactics R72, Q26
    for victim in ("P d5", "Q d5(1)", "B-red_fox d5"):
        s = play(position(army("R-river_otter d4", sigils=1), army(victim)), "attack:d4")
        assert s.health[BLACK] == 9


def test_pawns_return_to_the_pool():  # sylvan_tactics R73, R74
    s = position(army("P e4", sigils=1), army("P d5, P a7"))
    assert pool_pawns(s, BLACK) == 6
    play(s, "attack:e4", "stay")
    assert pool_pawns(s, BLACK) == 7


# ------------------------------------------------------------------------------------------ attacks


def test_an_attack_action():  # sylvan_tactics R78, R83, R126, Q24
    s = position(army("R-river_otter d4", sigils=2), army("P c5, P e5"))
    play(s, "attack:d4")
    assert offered(s, "unit") == {"c5", "e5"} and sigils(s, WHITE) == 2  # nothing is paid before the target
    play(s, "unit:e5")
    assert sigils(s, WHITE) == 1 and s.attacks == 1 and s.invoked[unit_at(s, "d4")]


def test_who_can_attack():  # sylvan_tactics R80, R93
    s = position(
        army("R-red_fox b4 invoked, B-box_turtle d4 halted, N-mole_sapper f4 wounded, P h4 attacked, P a6", sigils=1),
        army("P b5, P d5, P f5, P g5, P b7"),
    )
    assert offered(s, "attack") == {"f4", "a6"}


def test_a_pawn_is_not_invoked():  # sylvan_tactics R80, I10
    s = position(army("P e4", sigils=6), army("P d5, P f5"))
    play(s, "attack:e4", "unit:d5", "stay")
    assert not s.invoked[unit_at(s, "e4")] and s.attacked[unit_at(s, "e4")] and offered(s, "attack") == set()


def test_pawns_attack_backwards():  # sylvan_tactics R76, Q8
    s = position(army("P e4", sigils=1), army("P d3, P e5, P e3"))
    play(s, "attack:e4", "advance")
    assert not empty(s, "d3")


def test_allies_are_no_targets():  # sylvan_tactics R81
    assert offered(position(army("R-river_otter d4, P d5", sigils=1)), "attack") == set()


def test_reach_two():  # sylvan_tactics R81
    s = position(army("R-red_fox d4 +willow_bow, P c5", sigils=1), army("P d6, P f4, P b6, P b2, P c2"))
    play(s, "attack:d4")
    assert offered(s, "unit") == {"d6", "f4", "b2"}  # b6 lies behind c5, c2 is not on a line


def test_a_guarded_king_costs_more():  # sylvan_tactics R79, R126
    s = position(army("R-river_otter e7", sigils=1), army("P d7", fields="bramble_moat"))
    play(s, "attack:e7")  # only the Pawn is affordable
    assert empty(s, "d7") and s.health[BLACK] == 9


def test_no_outcome_if_the_attacker_is_gone():  # sylvan_tactics R85, Q34
    """No Riposte of the deck removes the attacker, so it is lifted here while the window is open."""
    from sylvarium.games.sylvan_tactics.rules.board import lift

    s = position(army("P c4", sigils=1), army("B-red_fox d5", sigils=1, hand="raise_shields"))
    play(s, "attack:c4")
    lift(s, unit_at(s, "c4"))
    play(s, "pass")
    assert not s.wounded[unit_at(s, "d5")] and s.attacks == 1 and "end_turn" in options(s)


def test_killing_a_stalwart_or_healed_mercenary():  # sylvan_tactics R86
    for victim, state in (("B-box_turtle", "wounded"), ("B-badger_warden", "wounded"), ("B-red_fox", "dead")):
        s = position(army("R-river_otter d4", sigils=1), army(f"{victim} d5"))
        play(s, "attack:d4")
        assert empty(s, "d5") if state == "dead" else s.wounded[unit_at(s, "d5")]


def test_thorns_need_an_adjacent_attacker():  # sylvan_tactics R87
    s = position(army("R-grey_heron d4", sigils=1), army("B-hedgehog_guard d6"))
    play(s, "attack:d4")
    assert empty(s, "d6") and not s.wounded[unit_at(s, "d4")]


def test_thorns_cannot_touch_a_warded_attacker():  # sylvan_tactics R87, R92
    s = position(army("R-river_otter d4 +rowan_charm", sigils=1), army("B-hedgehog_guard d5"))
    play(s, "attack:d4", "stay")
    assert not s.wounded[unit_at(s, "d4")]


@pytest.mark.parametrize("unit", ["K d4", "Q d4(3)", "R-river_otter d4", "P c4"])
def test_every_attacker_may_advance(unit):  # sylvan_tactics R88, Q29
    s = position(army(unit, sigils=1), army("P d5"))
    space = "c4" if unit == "P c4" else "d4"
    play(s, f"attack:{space}", "advance")
    assert empty(s, space) and not empty(s, "d5")


def test_a_pawn_that_advances_across_may_promote():  # sylvan_tactics Q29, R119
    s = position(army("P e7", sigils=1, hand="river_otter"), army("K a5, P d8"))
    play(s, "attack:e7", "advance", "end_turn")
    assert options(s) == {"unit:d8", "no_promotion"}


def test_attack_abilities_come_after_the_advance():  # sylvan_tactics R89
    s = position(army("R-wolverine_raider d4", sigils=1), army("P d5"))
    play(s, "attack:d4")
    assert options(s) == {"advance", "stay"} and not s.wounded[unit_at(s, "d4")]
    play(s, "advance")
    assert s.wounded[unit_at(s, "d5")]


def test_the_attacker_suffers_nothing():  # sylvan_tactics R90
    s = position(army("P c4", sigils=1), army("B-brown_bear d5"))
    play(s, "attack:c4")
    assert not empty(s, "c4") and s.wounded[unit_at(s, "d5")] and s.health[WHITE] == 10


# ------------------------------------------------------------------------------- killing and retiring


def test_what_becomes_of_the_cards():  # sylvan_tactics R91, R107
    s = position(army("R-brown_bear d4", sigils=1), army("B-red_fox d5 +bat_courier +thorn_blade +honey_flask"))
    play(s, "attack:d4", "stay")
    assert pile(s) == ["honey_flask", "red_fox", "thorn_blade"] and hand(s, BLACK) == ["bat_courier"]
    assert s.health[BLACK] == 8


def test_harm():  # sylvan_tactics R92, Q31
    for victim, dead in (("P d5", True), ("B-red_fox d5", False), ("B-red_fox d5 wounded", True)):
        s = position(army("R-golden_eagle d4", sigils=2), army(victim))
        play(s, "use:golden_eagle#1")
        assert empty(s, "d5") == dead and s.health[BLACK] == (9 if dead else 10)
    s = position(army("R-golden_eagle d4", sigils=2), army("K d6, Q d5(1)"))
    assert offered(s, "use") == set()


def test_armor_takes_a_harm_as_well():  # sylvan_tactics R92
    for state in ("", " wounded"):
        s = position(army("R-golden_eagle d4", sigils=2), army(f"B-red_fox d5{state} +beetle_mail"))
        play(s, "use:golden_eagle#1")
        assert bool(s.wounded[unit_at(s, "d5")]) == bool(state) and pile(s) == ["beetle_mail"]


def test_a_wound_stays_until_it_is_healed():  # sylvan_tactics R93, I10
    s = position(army("R-river_otter d4 wounded", sigils=1, hand="healing_herbs"))
    play(s, "end_turn", "end_turn")
    assert s.wounded[unit_at(s, "d4")]
    play(s, "play:healing_herbs", "pass")  # Black has Sigils now and could hush it
    assert not s.wounded[unit_at(s, "d4")]


def test_leaving_play_removes_the_wound():  # sylvan_tactics R93
    s = position(army("R-red_fox d4 wounded"), army(sigils=4, hand="forced_migration"), turn=22)
    play(s, "play:forced_migration", "end_turn", "deploy:red_fox", "piece:rook", "space:a1")
    assert not s.wounded[unit_at(s, "a1")]


def test_retiring_is_always_allowed():  # sylvan_tactics R94, R95, Q23
    s = position(army("R-river_otter d4 fresh invoked wounded, B-red_fox c4", health=1))
    assert offered(s, "retire") == {"rook", "bishop"}
    play(s, "retire:rook")
    assert s.health[WHITE] == 1 and s.disgraced[WHITE] and not s.killed
    assert kit(s, "c4") == ["red_fox"]


def test_retiring_is_no_kill():  # sylvan_tactics R94
    s = position(army("R-river_otter d4"), army("N-raven_herald a8", sigils=2, hand="carry_them_home"))
    play(s, "retire:rook")
    assert hand(s, BLACK) == ["carry_them_home"] and s.seat == 0
