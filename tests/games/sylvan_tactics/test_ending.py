"""Cards, deck and hand, promotion, the end of the game, and the general rules (R116 to R128)."""

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.view import view
from sylvarium.games.sylvan_tactics.rules.components import MERC_CARDS
from sylvarium.games.sylvan_tactics.rules.promotion import could_promote
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, IN_HAND, IN_PILE, IN_PLAY
from sylvarium.games.sylvan_tactics.school.notation import (
    BLACK,
    WHITE,
    army,
    hand,
    kit,
    offered,
    options,
    pile,
    play,
    pool_pawns,
    position,
    unit_at,
)
from sylvarium.table import Table


def test_an_empty_deck_hurts_nobody():  # sylvan_tactics R117, R124, Q43
    s = position(deck="")
    play(s, "end_turn")
    assert s.turn == 22 and not s.over


def test_the_card_being_resolved_is_not_reshuffled():  # sylvan_tactics R117, R6
    s = position(army(sigils=2, hand="whispering_leaves"), deck="", pile="muster")
    play(s, "play:whispering_leaves")
    assert hand(s, WHITE) == ["muster"] and pile(s) == ["whispering_leaves"]


def test_promotion_is_a_choice():  # sylvan_tactics R119, R121, Q22
    s = position(army("P d8, P a8", hand="river_otter red_fox"), army("K e7"))
    play(s, "end_turn")
    assert options(s) == {"unit:d8", "unit:a8", "no_promotion"}
    play(s, "no_promotion", "end_turn", "end_turn")
    assert offered(s, "unit") == {"d8", "a8"}  # a later End Phase will do


def test_black_promotes_on_row_one():  # sylvan_tactics R119, R3
    s = position(army("K e2"), army("P a1, P b8", hand="red_fox"), turn=22)
    play(s, "end_turn")
    assert options(s) == {"unit:a1", "no_promotion"}


def test_a_promoted_pawn():  # sylvan_tactics R120, Q20, Q21
    s = position(
        army("P d8", hand="badger_warden", health=1, disgraced=True),
        army("K e7", sigils=6, hand="cold_welcome"),
        pile="red_squirrel badger_warden",
    )
    play(s, "end_turn", "unit:d8")
    assert options(s) == {"promote:hand:badger_warden", "promote:pile:badger_warden", "promote:pile:red_squirrel"}
    play(s, "promote:pile:red_squirrel")
    seen = view(s, BLACK)
    assert [card["card"] for card in seen["resolving"]] == ["red_squirrel"]
    assert [card["card"] for card in seen["discard"]] == ["badger_warden"]
    play(s, "piece:bishop")
    unit = unit_at(s, "d8")
    assert kit(s, "d8") == ["red_squirrel"] and not s.invoked[unit] and not s.wounded[unit]
    assert pool_pawns(s, WHITE) == 8 and s.health[WHITE] == 1
    assert hand(s, WHITE) == ["badger_warden"]  # nothing drawn: not a deployment
    assert s.side == BLACK and "end_turn" in options(s)  # and no window


def test_a_promoted_mercenary_is_a_normal_one():  # sylvan_tactics R120
    s = position(army("P d8", hand="river_otter"), army("K a8"))
    play(s, "end_turn", "unit:d8", "promote:hand:river_otter", "piece:rook", "end_turn")
    assert "d8" in offered(s, "move")


def test_a_promotion_is_asked_by_public_information():  # sylvan_tactics R121, R125, Q49
    """Whether a player is asked tells nothing of his hand; without a card for it he can only say no."""
    s = play(position(army("P d8", hand="muster"), army("K e7")), "end_turn")
    assert s.side == WHITE and options(s) == {"no_promotion"}
    assert GAME.loops.settled(s.states, 0, GAME.out()) == 1 and options(s) == {"no_promotion"}  # still asked
    assert play(s, "no_promotion").side == BLACK
    s = play(position(army("P d8"), army("K e7")), "end_turn")
    assert s.side == BLACK  # no card in hand, no Mercenary in the pile: everybody can see that it is impossible
    s = play(position(army("P d8"), army("K e7"), pile="red_fox"), "end_turn")
    assert options(s) == {"unit:d8", "no_promotion"}
    s = play(position(army("P d8", hand="red_fox"), army("K e7")), "end_turn", "unit:d8")
    assert options(s) == {"promote:hand:red_fox"}  # one card, and asked all the same
    assert GAME.loops.settled(s.states, 0, GAME.out()) == 1 and s.hand_size[WHITE] == 1


def test_no_promotion_is_asked_when_every_mercenary_is_in_sight():  # sylvan_tactics R121
    s = position(army("P d8", hand="muster"), army("K e7"))
    for card in range(MERC_CARDS):
        s.where[card] = IN_PLAY
    assert not could_promote(s)
    s.where[MERC_CARDS - 1] = IN_HAND
    assert could_promote(s)
    s.where[MERC_CARDS - 1] = IN_PILE
    assert not could_promote(s)  # as far as `pile` itself says nothing else


def test_the_game_ends_only_by_a_king_or_the_limit():  # sylvan_tactics R122, R123, R124, I14
    s = position(army("P e4", sigils=1), army("P d5", health=1))
    play(s, "attack:e4", "stay")
    assert not s.over  # morale damage never kills
    s = position(army("K e1"), army("K e8"), turn=99)
    assert not play(s, "end_turn").over
    assert play(s, "end_turn").over


def test_the_length_of_the_game_is_an_option():  # sylvan_tactics R123, Q45
    for rounds in ("10", "200"):
        table = Table(GAME, 2, {"max_rounds": rounds}, 1)
        assert table.state.last_turn == 2 * int(rounds)
    table = Table(GAME, 2, {"max_rounds": "10"}, 1)
    while not table.over:
        table.play("end_turn" if "end_turn" in options(table.state) else table.legal_actions()[0])
    assert table.state.turn == 20


def test_a_single_option_is_carried_out():  # sylvan_tactics R125, I16
    s = position(army("P e4", sigils=1), army("P d5"))
    play(s, "attack:e4")
    assert options(s) == {"advance", "stay"}  # the only target was not asked for
    s = position()
    assert options(s) == {"end_turn"} and GAME.loops.settled(s.states, 0, GAME.out()) == 1  # but `main` is


def test_only_what_can_be_completed_is_offered():  # sylvan_tactics R126
    s = position(army("P a2, P b7, R-red_fox h1", sigils=1, hand="thorn_volley muster"), army("P a3, K h8, P b8"))
    assert options(s) == {"move:e1", "move:h1", "queen", "retire:rook", "end_turn"}


def test_two_copies_are_one_option():  # sylvan_tactics R127
    s = position(army(sigils=6, hand="badger_warden badger_warden field_vole field_vole"))
    out = GAME.out()
    count = GAME.loops.choices(s.states, 0, out)
    assert len(set(out[:count].tolist())) == count and offered(s, "deploy") == {"badger_warden", "field_vole"}


def test_kinds_of_actions():
    assert ACTIONS.size == 773 and len(set(GAME.names)) == 773
