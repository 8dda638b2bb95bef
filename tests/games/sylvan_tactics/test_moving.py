"""Strength and moving (R33 to R51)."""

from games.sylvan_tactics.scenes import power

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.strength import base_strength
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    empty,
    offered,
    options,
    play,
    position,
    sigils,
    unit_at,
)


def destinations(s, space):
    """Where the unit may go; asked even if there is a single destination."""
    if f"move:{space}" not in options(s):
        return set()
    played = play(s.copy(), f"move:{space}")
    if played.moves == s.moves:
        return offered(played, "space")
    return {file + row for file in "abcdefgh" for row in "12345678" if empty(s, file + row) > empty(played, file + row)}


# ------------------------------------------------------------------------------------------ Strength


def test_base_strength():  # sylvan_tactics R33, R61, Q16
    s = position(army("P a2, Q d4(5), R-badger_warden c3 +raven_herald +thorn_blade"))
    found = {space: base_strength(s, unit_at(s, space)) for space in ("e1", "a2", "d4", "c3")}
    assert found == {"e1": 3, "a2": 1, "d4": 5, "c3": 6}
    assert power(s, "c3") == 7


def test_strength_is_never_negative():  # sylvan_tactics R34, I11, Q32
    s = position(army("R-striped_skunk d4"), army("P d5"))
    s.boost[unit_at(s, "d5")] = -3
    assert power(s, "d5") == 0


def test_strength_zero_can_attack():  # sylvan_tactics Q32, R86
    s = position(army("P c4, P e4", sigils=3), army("B-red_fox d5, K d3"))
    for space in ("c4", "e4"):
        s.boost[unit_at(s, space)] = -1
    play(s, "attack:c4", "unit:d5", "attack:e4", "unit:d3")
    assert s.wounded[unit_at(s, "d5")] and s.health[BLACK] == 10


def test_modes():  # sylvan_tactics R35
    s = position(army("R-river_otter d4 +fang_necklace"), army("B-red_fox d5"))
    assert [power(s, "d4", mode, "d5") for mode in (abilities.ALWAYS, abilities.ATTACK, abilities.DEFEND)] == [4, 6, 3]


def test_strengths_are_computed_after_the_window():  # sylvan_tactics R36, Q42
    s = position(army("R-red_fox d4", sigils=1), army("B-mole_sapper d5", sigils=1, hand="raise_shields"))
    play(s, "attack:d4", "riposte:raise_shields")
    assert s.wounded[unit_at(s, "d5")]  # 2 against 2 + 2


def test_boosts_add_up():  # sylvan_tactics R34
    s = position(army("P a2", sigils=2, hand="war_cry war_cry"))
    play(s, "play:war_cry", "play:war_cry")
    assert power(s, "a2") == 5


# -------------------------------------------------------------------------------------------- moving


def test_a_move_action():  # sylvan_tactics R37, R38
    s = position(army("R-river_otter d4", sigils=1))
    play(s, "move:d4", "space:d7")
    assert empty(s, "d4") and not empty(s, "d7") and sigils(s, WHITE) == 0 and s.moves == 1


def test_who_may_move():  # sylvan_tactics R40, R41
    s = position(army("R-river_otter d4 fresh, B-red_fox b4 invoked wounded, N-box_turtle f4", sigils=1))
    s.rooted[unit_at(s, "f4")] = s.turn
    assert offered(s, "move") == {"b4", "e1"}


def test_pawns():  # sylvan_tactics R42, R43, R50, Q9
    s = position(army("P a2, P b2, P c2, P d6, P e8, P h2", sigils=1), army("P b3, P c4, P h4, K f8"))
    assert destinations(s, "a2") == {"a3", "a4"}
    assert destinations(s, "b2") == set()
    assert destinations(s, "c2") == {"c3"}
    assert destinations(s, "d6") == {"d7"}
    assert destinations(s, "e8") == set()
    assert destinations(s, "h2") == {"h3"}


def test_black_pawns_go_down():  # sylvan_tactics R42, R3
    s = position(army(), army("P a7, P b3", sigils=1), turn=22)
    assert destinations(s, "a7") == {"a6", "a5"} and destinations(s, "b3") == {"b2"}


def test_leaving_the_first_space_uses_the_double_step_up():  # sylvan_tactics R43, Q9
    s = position(army("P a2, P h3", sigils=1, hand="changing_winds"))
    play(s, "play:changing_winds", "unit:a2", "unit:h3")
    s.invoked_sigils[WHITE] = 0
    assert destinations(s, "h3") == {"h4"} and destinations(s, "a2") == {"a3"}


def test_a_pawn_deployed_later_may_step_twice():  # sylvan_tactics R43, R77, Q9
    s = position(army(sigils=2, hand="muster"))
    play(s, "play:muster", "space:c1", "stop", "end_turn", "end_turn")
    assert destinations(s, "c1") == {"c2", "c3"}


def test_pieces():  # sylvan_tactics R44, R45, R46, R48
    s = position(army("K e1, N-red_fox d4, P d5, P e5", sigils=1), army("P b5, P f6"))
    assert destinations(s, "d4") == {"b3", "c2", "e2", "f3", "f5", "c6", "e6"}
    assert destinations(s, "e1") == {"d1", "d2", "e2", "f2", "f1"}
    s = position(army("B-red_fox d4, P e5", sigils=1), army("P b6"))
    assert destinations(s, "d4") == {"c5", "e3", "f2", "g1", "c3", "b2", "a1"}
    s = position(army("Q a1(2), P a3, P b1", sigils=1), army("P c3"))
    assert destinations(s, "a1") == {"a2", "b2"}


def test_infiltrators():  # sylvan_tactics R47, Q13
    s = position(army("B-red_fox a1 +feather_cloak, P b2", sigils=1), army("P d4, P h8"))
    assert destinations(s, "a1") == {"c3", "e5", "f6", "g7"}
    s = position(army("N-hedge_shrew a1, P b3", sigils=1))
    assert destinations(s, "a1") == {"c2"}


def test_an_infiltrator_with_no_empty_space_behind_the_others_stays():  # sylvan_tactics R47
    s = position(army("B-red_fox a1 +feather_cloak, P b2, P c3, P d4, P h3", sigils=1), army("P e5, P f6, P g7, P h8"))
    assert "a1" not in offered(s, "move") and "h3" in offered(s, "move")


def test_kings_may_stand_in_danger():  # sylvan_tactics R49, Q10
    s = position(army("K e4, R-river_otter h1", sigils=1), army("R-brown_bear e6, Q d6(3)"))
    assert {"d5", "e5", "f5"} <= destinations(s, "e4")
    assert "h1" in offered(s, "move")  # a King in danger forces nothing


def test_no_castling():  # sylvan_tactics R49, Q10
    s = position(army("R-river_otter h1", sigils=1))
    assert destinations(s, "e1") == {"d1", "d2", "e2", "f2", "f1"}


def test_effects_are_no_move_actions():  # sylvan_tactics R51
    s = position(
        army("R-river_otter d4 fresh invoked", sigils=3),
        army("P e6", sigils=1, hand="pitfall"),
    )
    s.rooted[unit_at(s, "d4")] = s.turn
    play(s, "use:river_otter#1", "space:d5")  # beside e6, but no window
    assert s.moves == 0 and s.moved[unit_at(s, "d5")] == 0 and "end_turn" in options(s)


def test_bishops_come_on_either_colour():  # sylvan_tactics Q12, R52
    s = position(army(sigils=6, hand="river_otter"))
    play(s, "deploy:river_otter", "piece:bishop")
    assert {"a1", "b1"} <= offered(s, "space")
