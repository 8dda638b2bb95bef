"""The board, worked out anew with files and rows (R1 to R3)."""

from itertools import product

from sylvarium.games.sylvan_tactics.rules import board
from sylvarium.games.sylvan_tactics.school.notation import BLACK, WHITE, army, position, unit_at

SPACES = [(file, row) for row in range(8) for file in range(8)]
SIDEWAYS, UP, DOWN = [(-1, 0), (1, 0)], [(0, 1)], [(0, -1)]
AROUND = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]


def number(space):
    return SPACES.index(space)


def spaces_in(spaces):
    return {space for space in SPACES if board.is_in(spaces, number(space))}


def reached(spaces, steps):
    return {(f + x, r + y) for f, r in spaces for x, y in steps} & set(SPACES)


def test_distances_and_lines():  # sylvan_tactics R2
    for (k, (f, r)), (m, (g, q)) in product(enumerate(SPACES), repeat=2):
        files, rows = abs(f - g), abs(r - q)
        assert board.distance(k, m) == max(files, rows)
        assert board.in_line(k, m) == (0 in (files, rows) or files == rows)


def test_halves_and_home_rows():  # sylvan_tactics R3
    for space in SPACES:
        row = space[1]
        assert [bool(board.in_enemy_half(side, number(space))) for side in (WHITE, BLACK)] == [row >= 4, row < 4]
        assert [bool(board.is_home(side, number(space))) for side in (WHITE, BLACK)] == [row < 2, row >= 6]


def test_sets_of_spaces_are_shifted_inside_the_board():  # sylvan_tactics R1
    for space in SPACES:
        alone = board.BIT[number(space)]
        assert spaces_in(board.sideways(alone)) == reached({space}, SIDEWAYS)
        assert spaces_in(board.up(alone)) == reached({space}, UP)
        assert spaces_in(board.down(alone)) == reached({space}, DOWN)
        assert spaces_in(board.above_or_below(alone)) == reached({space}, UP + DOWN)
        assert spaces_in(board.widened(alone)) == reached({space}, AROUND) | {space}


def test_somebody_or_nobody_beside():  # sylvan_tactics R2
    for letter, side in (("white", WHITE), ("black", BLACK)):
        here = position(army("K d4"), army("K d5")) if letter == "white" else position(army("K d5"), army("K d4"))
        for space in SPACES:
            near = max(abs(space[0] - 3), abs(space[1] - 3)) == 1
            assert bool(board.beside_unit_of(here, number(space), side)) == near


def test_who_leaves_the_board_leaves_everything_behind():  # sylvan_tactics R93, R24, I3
    s = position(army("R-river_otter d4"))
    unit = unit_at(s, "d4")
    states = ("invoked", "wounded", "fresh", "moved", "attacked", "left", "boost", "halted", "snared", "rooted")
    for state in states:
        getattr(s, state)[unit] = 1
    board.lift(s, unit)
    assert [getattr(s, state)[unit] for state in (*states, "entry")] == [0] * 11
    assert s.at[unit] == s.on[number((3, 3))] == -1 and not board.is_in(s.army[WHITE], number((3, 3)))


def test_units_that_swap_places_have_both_left_theirs():  # sylvan_tactics R43
    s = position(army("P a2, P b2"))
    one, other = unit_at(s, "a2"), unit_at(s, "b2")
    board.exchange(s, one, other)
    assert (unit_at(s, "b2"), unit_at(s, "a2")) == (one, other)
    assert [s.left[unit] for unit in (one, other)] == [1, 1]


def test_units_are_counted():  # sylvan_tactics R123
    assert board.units_on_board(position(army("K a1, P h8, N-red_fox c3")), WHITE) == 3
    assert board.units_on_board(position(army("P a2"), army("K a1")), BLACK) == 1
