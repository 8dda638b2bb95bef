"""The turn, Sigils and payment (R16 to R32)."""

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    hand,
    offered,
    options,
    pile,
    play,
    position,
    sigils,
    unit_at,
)


def test_turns_alternate():  # sylvan_tactics R16, R21, Q46
    s = position(turn=21)
    seen = []
    for _ in range(4):
        seen.append((s.turn, s.side, s.seat))
        assert options(s) >= {"end_turn"}  # a player may always do nothing
        play(s, "end_turn")
    assert seen == [(21, 0, 0), (22, 1, 1), (23, 0, 0), (24, 1, 1)]


def test_everything_of_the_active_player_becomes_ready():  # sylvan_tactics R17, R31
    s = position(
        army("R-pika_gleaner a1 invoked", fields="sapling_grove"),
        army("R-river_otter d8 invoked, Q h8(3) invoked", fields="ancient_oak"),
    )
    s.field_invoked[s.battlefields[WHITE, 0]] = 1
    play(s, "end_turn")
    assert not s.invoked[unit_at(s, "d8")] and not s.invoked[unit_at(s, "h8")] and sigils(s, BLACK) == 6
    assert s.invoked[unit_at(s, "a1")] and sigils(s, WHITE) == 0
    play(s, "end_turn")
    assert sigils(s, WHITE) == 8  # six Sigils and two Living ones


def test_one_sigil_awakens():  # sylvan_tactics R18, R25, Q5
    s = position(turn=3)
    assert list(s.awake) == [2, 1]
    play(s, "end_turn")
    assert list(s.awake) == [2, 2]
    s = play(position(turn=30), "end_turn")
    assert list(s.awake) == [6, 6]


def test_one_card_is_drawn():  # sylvan_tactics R19, R116
    s = position(turn=21)
    deck = s.deck_size
    play(s, "end_turn")
    assert list(s.hand_size) == [0, 1] and s.deck_size == deck - 1


def test_draw_choice_replaces_the_draw():  # sylvan_tactics R19, Q36
    s = position(army(), army(fields="moonlit_glade"), turn=21)
    play(s, "end_turn")
    assert s.looked_size == 2 and s.seat == 1 and len(options(s)) == 2
    play(s, sorted(options(s))[0])
    assert s.hand_size[BLACK] == 1 and s.bottom_size == 1 and "end_turn" in options(s)


def test_refresh_abilities():  # sylvan_tactics R20, R100
    s = position(army("B-red_fox b1 wounded +honey_flask, N-box_turtle c1 wounded"), turn=22)
    play(s, "end_turn")
    assert not s.wounded[unit_at(s, "b1")] and s.wounded[unit_at(s, "c1")]


def test_the_end_phase():  # sylvan_tactics R22, R23, I13
    s = position(
        army("P d8", hand="muster scavenge wildfire war_cry dread_howl pitfall vengeance bodyguard"), army("K e7")
    )
    play(s, "end_turn", "no_promotion")  # no Mercenary card: no promotion; eight cards: two too many
    assert offered(s, "discard") == set(hand(s, WHITE))
    play(s, "discard:muster", "discard:pitfall")
    assert s.side == BLACK and s.hand_size[WHITE] == 6 and pile(s) == ["muster", "pitfall"]


def test_the_responder_may_hold_more():  # sylvan_tactics R23
    many = "muster scavenge wildfire war_cry dread_howl pitfall vengeance bodyguard"
    s = play(position(army(), army(hand=many)), "end_turn")
    assert s.side == BLACK and s.hand_size[BLACK] == 9  # and one was drawn
    assert "end_turn" in options(s)


def test_what_lasts_for_a_turn_ends():  # sylvan_tactics R24, I13
    s = position(army("P e4", sigils=6, hand="war_cry"), army("R-red_fox a8 halted, P a6"))
    s.boost[unit_at(s, "a6")] = -2
    s.spent[3] = 1
    s.shaken[BLACK] = 1
    play(s, "play:war_cry", "move:e4")
    assert s.boost[unit_at(s, "e5")] == 2 and s.moves == 1 and s.moved[unit_at(s, "e5")] == 1
    play(s, "end_turn")
    assert s.boost[unit_at(s, "e5")] == s.boost[unit_at(s, "a6")] == s.moved[unit_at(s, "e5")] == 0
    assert not s.halted[unit_at(s, "a8")] and s.moves == s.attacks == 0
    assert not any(s.spent) and not any(s.shaken)


def test_available_sigils():  # sylvan_tactics R26, R27, R29
    s = position(
        army("R-pika_gleaner a1, B-pine_marten b1", sigils=2, hand="river_otter red_fox", fields="sapling_grove")
    )
    assert sigils(s, WHITE) == 4
    assert offered(s, "deploy") == {"river_otter", "red_fox"}
    s.invoked[unit_at(s, "a1")] = 1
    assert sigils(s, WHITE) == 3 and offered(s, "deploy") == {"red_fox"}


def test_a_living_sigil_pays_at_once_and_in_the_other_turn():  # sylvan_tactics R29, R31
    s = position(army("P a2", sigils=3, hand="sapling_grove war_cry"))
    play(s, "play:sapling_grove")
    assert sigils(s, WHITE) == 1 and offered(s, "play") == {"war_cry"}
    s = position(army("R-red_fox d4", sigils=1), army("P d5, N-pika_gleaner h8", hand="raise_shields"))
    play(s, "attack:d4", "riposte:raise_shields")
    assert s.invoked[unit_at(s, "h8")]


def test_the_oldest_living_mercenary_pays_first():  # sylvan_tactics R28
    s = position(army("N-pika_gleaner c3, R-red_fox a1, P e4"), army("P d5"))
    s.traits[unit_at(s, "a1")] |= abilities.LIVING_SIGIL  # as if there were a second one, younger but of a lower number
    play(s, "attack:e4", "stay")
    assert s.invoked[unit_at(s, "c3")] and not s.invoked[unit_at(s, "a1")]


def test_invoking_for_an_ability_cannot_pay_for_it():  # sylvan_tactics R30
    s = position(army("R-wood_wren a1"))
    s.traits[unit_at(s, "a1")] |= abilities.LIVING_SIGIL  # as if it had an attachment that makes it a Living Sigil
    assert sigils(s, WHITE) == 1 and offered(s, "use") == set()


def test_a_move_costs_at_least_one():  # sylvan_tactics R32, Q36
    s = position(army("P a2, P b2", sigils=3, fields="deer_trails"))
    play(s, "move:a2", "space:a3", "move:b2", "space:b3")
    assert sigils(s, WHITE) == 1
