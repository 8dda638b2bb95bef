"""Basic notions and setup (R1 to R15)."""

from collections import Counter

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.rules.board import FORWARD, HOME, NEXT, SPACE_IDS, distance, in_enemy_half, is_home
from sylvarium.games.sylvan_tactics.rules.components import FIRST_PAWN, KIND, KING, NONE, SLOTS
from sylvarium.games.sylvan_tactics.rules.mercenaries import nth_oldest
from sylvarium.games.sylvan_tactics.rules.state import RESERVE
from sylvarium.games.sylvan_tactics.school.notation import BLACK, WHITE, army, offered, options, play, position, unit_at
from sylvarium.table import Table


def space(name):
    return SPACE_IDS.index(name)


def fresh(seed=1, first="seat_0"):
    return Table(GAME, 2, {"first_player": first}, seed)


def test_the_board():  # sylvan_tactics R1, R2
    assert len(set(SPACE_IDS)) == 64 and SPACE_IDS[0] == "a1" and SPACE_IDS[63] == "h8"
    assert {SPACE_IDS[there] for there in NEXT[space("a1")] if there >= 0} == {"a2", "b2", "b1"}
    assert sum(there >= 0 for there in NEXT[space("d4")]) == 8
    assert distance(space("a1"), space("c4")) == 3 == distance(space("c4"), space("a1"))
    assert all(distance(a, int(b)) == 1 for a in range(64) for b in NEXT[a] if b >= 0)


def test_rows_of_both_players():  # sylvan_tactics R3
    assert {SPACE_IDS[k][1] for k in HOME[WHITE]} == {"1", "2"} and {SPACE_IDS[k][1] for k in HOME[BLACK]} == {"7", "8"}
    assert all(is_home(side, int(k)) for side in (WHITE, BLACK) for k in HOME[side])
    assert not is_home(WHITE, space("a3")) and not is_home(BLACK, space("a6"))
    assert in_enemy_half(WHITE, space("a5")) and not in_enemy_half(WHITE, space("h4"))
    assert in_enemy_half(BLACK, space("h4")) and not in_enemy_half(BLACK, space("a5"))
    assert SPACE_IDS[NEXT[space("d4"), FORWARD[WHITE]]] == "d5" and SPACE_IDS[NEXT[space("d4"), FORWARD[BLACK]]] == "d3"


def test_colours():  # sylvan_tactics R9
    assert fresh(first="seat_0").state.white == 0 and fresh(first="seat_1").state.white == 1
    assert fresh(first="seat_1").seat == 1  # White decides first
    drawn = Counter(fresh(seed, "random").state.white for seed in range(60))
    assert min(drawn[0], drawn[1]) > 15


def test_the_starting_position():  # sylvan_tactics R8, R10, R11, Q1
    s = fresh().state
    assert KIND[unit_at(s, "e1")] == KING == KIND[unit_at(s, "e8")]
    assert all(unit_at(s, f"{file}2") == FIRST_PAWN + k for k, file in enumerate("abcdefgh"))
    assert all(unit_at(s, f"{file}7") == SLOTS + FIRST_PAWN + k for k, file in enumerate("abcdefgh"))
    assert sum(unit != NONE for unit in s.on) == 18
    assert list(s.health) == [10, 10] and list(s.queen) == [RESERVE, RESERVE] and list(s.awake) == [0, 0]
    order = sorted((s.entry[unit], unit) for unit in range(26) if s.at[unit] >= 0)
    expected = [0, *range(5, 13), 13, *range(18, 26)]
    assert [unit for _, unit in order] == expected


def test_oldest_first():  # sylvan_tactics R8
    s = position(army("N-red_fox a1, R-river_otter b1, B-box_turtle c1"))
    assert [nth_oldest(s, WHITE, n) for n in range(3)] == [unit_at(s, k) for k in ("a1", "b1", "c1")]
    play(s, "retire:knight")
    assert nth_oldest(s, WHITE, 0) == unit_at(s, "b1") and nth_oldest(s, WHITE, 2) == NONE


def test_five_cards_each():  # sylvan_tactics R12
    s = fresh().state
    assert list(s.hand_size) == [5, 5] and s.deck_size == 76


def put_back(table, n):
    for _ in range(n):
        table.play(next(a for a in table.legal_actions() if GAME.telling.name(a).startswith("put_back")))


def test_five_mulligans_at_most():  # sylvan_tactics R13, R14, Q2, Q3
    table = fresh()
    s = table.state
    sizes = []
    for _ in range(5):
        assert s.seat == 0 and options(s) == {"keep", "mulligan"}
        table.play("mulligan")
        assert "done" not in options(s)  # at least one card
        put_back(table, 1)
        if "done" in options(s):
            table.play("done")
        sizes.append(s.hand_size[WHITE])
    assert sizes == [5, 4, 3, 2, 1]
    assert s.seat == 1 and options(s) == {"keep", "mulligan"}  # after the fifth White keeps
    assert s.mulligans[WHITE] == 5


def test_cards_put_back_are_not_drawn_in_the_mulligan():  # sylvan_tactics R13, R15
    table = fresh(seed=4)
    s = table.state
    before = set(s.hand[WHITE].tolist()[:5])
    table.play("mulligan")
    put_back(table, 5)
    assert not before & set(s.hand[WHITE].tolist()[:5]) and s.bottom_size == 5
    table.play("keep")
    black = s.hand[BLACK].tolist()[:5]
    table.play("keep")
    assert s.bottom_size == 0 and before <= set(s.deck.tolist()[: s.deck_size]) | set(s.hand[WHITE].tolist()[:6])
    assert s.hand[BLACK].tolist()[:5] == black


def test_a_unit_keeps_its_colour_and_its_place():  # sylvan_tactics R1, R4
    s = position(army("P a2"), army("P a7"))
    assert unit_at(s, "a2") < SLOTS <= unit_at(s, "a7")
    assert offered(s, "move") == set()  # no Sigil, no move


def test_pieces_of_the_pool():  # sylvan_tactics R5, R53
    s = position(army("R-red_fox a1", sigils=6, hand="river_otter"))
    play(s, "deploy:river_otter")
    assert options(s) == {"piece:bishop", "piece:knight"}
