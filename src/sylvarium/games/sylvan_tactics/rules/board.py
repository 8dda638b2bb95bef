"""The board: spaces, directions, and putting units on it (R1 to R4, R8).

A set of spaces is one 64-bit number, so that "is anybody beside it" is a single operation: `army` holds the
spaces of each side, and the tables `BESIDE`, `STRAIGHT`, `DIAGONAL` and `LEAPT` the spaces around each space.
"""

from sylvarium.games.sylvan_tactics.rules.components import BLACK, NONE, SIDE, SLOTS, WHITE
from sylvarium.games.sylvan_tactics.rules.state import SPACES
from sylvarium.kernel import rule
from sylvarium.kernel.tables import table

FILES = "abcdefgh"
SPACE_IDS = tuple(f"{FILES[space % 8]}{space // 8 + 1}" for space in range(SPACES))

# Directions go round clockwise from "up", so the even ones are straight and the odd ones diagonal.
COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def _beside(space, step):
    file, row = space % 8 + step[0], space // 8 + step[1]
    return row * 8 + file if 0 <= file < 8 and 0 <= row < 8 else NONE


NEXT = table([[_beside(space, step) for step in COMPASS] for space in range(SPACES)])
LEAP = table([[_beside(space, leap) for leap in LEAPS] for space in range(SPACES)])


def _set(spaces):
    """Spaces as bits of a signed 64-bit number: h8 is the sign."""
    bits = sum(1 << int(space) for space in spaces if space >= 0)
    return bits - (1 << 64) if bits >> 63 else bits


BIT = table([_set([space]) for space in range(SPACES)])
BESIDE = table([_set(NEXT[space]) for space in range(SPACES)])
STRAIGHT = table([_set(NEXT[space][0::2]) for space in range(SPACES)])
DIAGONAL = table([_set(NEXT[space][1::2]) for space in range(SPACES)])
LEAPT = table([_set(LEAP[space]) for space in range(SPACES)])


def _line(space, direction):
    """The spaces from a space to the edge of the board."""
    there = NEXT[space, direction]
    return [] if there < 0 else [there, *_line(there, direction)]


def _lines(first):
    """For every space, all spaces on the lines through it along every other direction, from `first` on."""
    ways = range(first, 8, 2)
    return table([_set(there for way in ways for there in _line(space, way)) for space in range(SPACES)])


ROWS_AND_FILES, DIAGONALS = _lines(0), _lines(1)

FORWARD = table([0, 4])  # R3: up the board for White, down for Black
HOME_SPACES = 16
HOME = table([[*range(16)], [*range(48, 64)]])  # R3: the two rows nearest to a player
HOME_SET = table([_set(spaces) for spaces in HOME])
BUT_LAST_FILE = _set(space for space in range(SPACES) if space % 8 < 7)
BUT_LAST_ROW = _set(range(SPACES - 8))
GOAL_ROW = table([7, 0])  # the opponent's back row
GOAL_SET = table([_set(range(8 * row, 8 * row + 8)) for row in GOAL_ROW])


@rule
def distance(a, b):
    """R2: king steps between two spaces."""
    return max(abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3)))


@rule
def in_line(a, b):
    """Whether two spaces lie on one row, file or diagonal."""
    files, rows = abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3))
    return files == 0 or rows == 0 or files == rows


@rule
def in_enemy_half(side, space):
    """R3: the four rows nearest to the opponent."""
    return space >= SPACES // 2 if side == WHITE else space < SPACES // 2


@rule
def is_home(side, space):
    """R3: the two rows nearest to the player."""
    return space < HOME_SPACES if side == WHITE else space >= SPACES - HOME_SPACES


@rule
def space_of(s, unit):
    """The space of a unit; NONE if it is not on the board."""
    return s.at[unit]


@rule
def unit_on(s, space):
    """The unit on a space; NONE if it is empty."""
    return s.on[space]


@rule
def opponent(side):
    """The other player."""
    return BLACK - side


@rule
def seat_of(s, side):
    """R9: the seat that plays this colour."""
    return side ^ s.white


@rule
def occupied(s):
    """The spaces on which somebody stands."""
    return s.army[WHITE] | s.army[BLACK]


@rule
def is_in(spaces, space):
    """1 if a space is one of a set, else 0. Shifted sets are asked only in this way: without Numba they outgrow i64."""
    return spaces >> space & 1


@rule
def sideways(spaces):
    """The spaces to the left and right of those of a set."""
    return (spaces & BUT_LAST_FILE) << 1 | spaces >> 1 & BUT_LAST_FILE


@rule
def up(spaces):
    """The spaces above those of a set."""
    return (spaces & BUT_LAST_ROW) << 8


@rule
def down(spaces):
    """The spaces below those of a set."""
    return spaces >> 8 & BUT_LAST_ROW


@rule
def above_or_below(spaces):
    """The spaces above and below those of a set."""
    return up(spaces) | down(spaces)


@rule
def widened(spaces):
    """A set of spaces and all spaces beside them."""
    wide = spaces | sideways(spaces)
    return wide | above_or_below(wide)


@rule
def stand(s, unit, space):
    """A unit stands on an empty space from now on."""
    s.on[space] = unit
    s.at[unit] = space
    s.army[SIDE[unit]] |= BIT[space]


@rule
def leave(s, unit):
    """A unit no longer stands where it stood."""
    space = space_of(s, unit)
    s.on[space] = NONE
    s.at[unit] = NONE
    s.army[SIDE[unit]] ^= BIT[space]


@rule
def enter(s, unit, space, fresh):
    """R8, R52: a unit comes onto the board with a new entry number, ready and unhurt."""
    s.entries += 1
    s.entry[unit] = s.entries
    s.fresh[unit] = fresh
    stand(s, unit, space)


@rule
def lift(s, unit):
    """A unit leaves the board, and everything said of it ends (R93)."""
    leave(s, unit)
    s.entry[unit] = 0
    s.invoked[unit] = 0
    s.wounded[unit] = 0
    s.fresh[unit] = 0
    s.moved[unit] = 0
    s.attacked[unit] = 0
    s.left[unit] = 0
    s.boost[unit] = 0
    s.halted[unit] = 0
    s.snared[unit] = 0
    s.rooted[unit] = 0


@rule
def relocate(s, unit, space):
    """A unit goes to an empty space, by whatever means (R43: it has left its first one)."""
    leave(s, unit)
    stand(s, unit, space)
    s.left[unit] = 1


@rule
def exchange(s, one, other):
    """Two units swap places (`swap`)."""
    here, there = space_of(s, one), space_of(s, other)
    leave(s, one)
    relocate(s, other, here)
    stand(s, one, there)
    s.left[one] = 1


@rule
def beside_empty(s, space):
    """Whether a neighbouring space is empty."""
    return BESIDE[space] & occupied(s) != BESIDE[space]


@rule
def beside_unit_of(s, space, side):
    """Whether a unit of this side stands beside a space."""
    return BESIDE[space] & s.army[side] != 0


@rule
def empty_home_space(s, side):
    """R53: whether an empty space is left in the home rows."""
    return HOME_SET[side] & occupied(s) != HOME_SET[side]


@rule
def units_on_board(s, side):
    """R123: how many units of a side stand on the board."""
    count = 0
    for unit in range(side * SLOTS, side * SLOTS + SLOTS):
        if s.at[unit] >= 0:
            count += 1
    return count
