"""Where units may go (R37 to R51)."""

from sylvarium.games.sylvan_tactics.rules.board import (
    BESIDE,
    BIT,
    DIAGONAL,
    DIAGONALS,
    FORWARD,
    LEAP,
    LEAPT,
    ROWS_AND_FILES,
    STEP,
    STRAIGHT,
    down,
    is_in,
    occupied,
    relocate,
    sideways,
    space_of,
    up,
    widened,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    BISHOP,
    DESIGN,
    EXTRA_MOVES,
    INFILTRATOR,
    KIND,
    KING,
    KNIGHT,
    MOVE_COST,
    PAWN,
    PAWN_DIAGONAL,
    PIECE,
    QUEEN,
    SIDE,
    SLOTS,
    TRAITS,
    WHITE,
)
from sylvarium.games.sylvan_tactics.rules.sigils import pay
from sylvarium.games.sylvan_tactics.rules.state import CHOOSE_SPACE, SPACES
from sylvarium.kernel import rule
from sylvarium.kernel.tables import table

# ------------------------------------------------------------------------------------- ways of moving

# The spaces one of which must be empty for a unit to go anywhere: King, Queen, and the Mercenaries in the order of
# their pieces; then the same for an Infiltrator, who can go on behind the units next to it (R47).
EXITS = table([[BESIDE, BESIDE, STRAIGHT, DIAGONAL, LEAPT], [BESIDE, BESIDE, ROWS_AND_FILES, DIAGONALS, LEAPT]])


@rule
def first_direction(unit):
    """R45: a Bishop slides along the odd directions, a Rook and the Queen begin with the even ones."""
    return 1 if PIECE[unit] == BISHOP else 0


@rule
def direction_stride(unit):
    """R45: the Queen slides in every direction, a Rook or Bishop in every other one."""
    return 1 if KIND[unit] == QUEEN else 2


@rule
def pawns_go_diagonally(s, side):
    """`pawn_diagonal`: whether a Battlefield of the player grants it."""
    for k in range(s.field_count[side]):
        if TRAITS[DESIGN[s.battlefields[side, k]]] & PAWN_DIAGONAL:
            return True
    return False


@rule
def can_go(s, unit):
    """Whether a unit has a destination by its own way of moving (R42 to R48)."""
    if KIND[unit] == PAWN:
        return is_in(pawn_exits(s, SIDE[unit]), space_of(s, unit)) == 1
    return piece_can_go(s, unit, unit - SIDE[unit] * SLOTS, ~occupied(s))


@rule
def piece_can_go(s, unit, slot, empty):
    """R44 to R48: the same for a unit that is not a Pawn. `slot`: its number among the player's units."""
    return EXITS[1 if s.traits[unit] & INFILTRATOR else 0, slot, s.at[unit]] & empty != 0


@rule
def pawn_exits(s, side):
    """R42, R50: where a Pawn has an empty space in front of it, or with `pawn_diagonal` one beside that."""
    empty = ~occupied(s)
    exits = down(empty) if side == WHITE else up(empty)
    return exits | sideways(exits) if pawns_go_diagonally(s, side) else exits


@rule
def offer_destinations(s, unit, out):
    """All destinations of a unit by its own way of moving."""
    space, kind = space_of(s, unit), KIND[unit]
    if kind == PAWN:
        return offer_pawn_steps(s, unit, out)
    if kind == KING:
        return offer_beside(s, space, out)
    if PIECE[unit] == KNIGHT:
        return offer_leaps(s, space, out)
    return offer_slides(s, unit, out)


@rule
def offer_leaps(s, space, out):
    """R48: the empty spaces a Knight's leap away."""
    n, empty = 0, ~occupied(s)
    for k in range(8):
        there = LEAP[space, k]
        out[n] = CHOOSE_SPACE + there  # stays only if it is counted
        n += is_in(empty, there & 63) if there >= 0 else 0
    return n


@rule
def offer_slides(s, unit, out):
    """R45, R47: along the lines up to the first unit; an Infiltrator passes over units."""
    n, through, empty = 0, s.traits[unit] & INFILTRATOR, ~occupied(s)
    for direction in range(first_direction(unit), 8, direction_stride(unit)):
        there = STEP[s.at[unit], direction]
        while there >= 0:
            if is_in(empty, there):
                out[n] = CHOOSE_SPACE + there
                n += 1
            elif not through:
                break
            there = STEP[there, direction]
    return n


@rule
def offer_pawn_steps(s, unit, out):
    """R42, R43: one space forward, two as its first move; diagonally forward with `pawn_diagonal`."""
    n, side = 0, SIDE[unit]
    ahead = STEP[s.at[unit], FORWARD[side]]
    if ahead < 0:
        return 0
    if s.on[ahead] < 0:
        out[n] = CHOOSE_SPACE + ahead
        n += 1
        beyond = STEP[ahead, FORWARD[side]]
        if s.left[unit] == 0 and beyond >= 0 and s.on[beyond] < 0:
            out[n] = CHOOSE_SPACE + beyond
            n += 1
    if pawns_go_diagonally(s, side):
        for sideways in range(2, 7, 4):
            there = STEP[ahead, sideways]
            if there >= 0 and s.on[there] < 0:
                out[n] = CHOOSE_SPACE + there
                n += 1
    return n


@rule
def offer_beside(s, space, out):
    """R46, `shift`: the empty neighbouring spaces."""
    n, empty = 0, ~occupied(s)
    for direction in range(8):
        there = STEP[space, direction]
        out[n] = CHOOSE_SPACE + there  # stays only if it is counted
        n += is_in(empty, there & 63) if there >= 0 else 0
    return n


@rule
def tunnel_exits(s, unit):
    """`tunnel`: the empty spaces beside another allied unit."""
    return widened(s.army[SIDE[unit]] & ~BIT[s.at[unit]]) & ~occupied(s)


@rule
def can_tunnel(s, unit):
    """`tunnel`: whether there is such a space."""
    return tunnel_exits(s, unit) != 0


@rule
def offer_tunnels(s, unit, out):
    """`tunnel`: all of them."""
    n, exits = 0, tunnel_exits(s, unit)
    for space in range(SPACES):
        if is_in(exits, space):
            out[n] = CHOOSE_SPACE + space
            n += 1
    return n


# ---------------------------------------------------------------------------------------- move actions


@rule
def move_cost(s):
    """R38, R32: 1 for the first move action of the turn, 2 for the second …, changed by Battlefields."""
    cost = s.moves + 1
    for k in range(s.field_count[s.side]):
        cost += MOVE_COST[DESIGN[s.battlefields[s.side, k]]]
    return max(cost, 1)


@rule
def extra_moves(s, unit):
    """`extra_move`: further move actions a unit may take in a turn."""
    extra = 0
    for k in range(s.kit_size[unit]):
        extra += EXTRA_MOVES[DESIGN[s.kit[unit, k]]]
    return extra


@rule
def may_move(s, unit):
    """R39, R40: not fresh, not rooted, and a move action left this turn."""
    if s.fresh[unit] or s.rooted[unit] > 0:
        return False
    return s.moved[unit] == 0 or s.moved[unit] <= extra_moves(s, unit)


@rule
def take_move_action(s, unit, space):
    """R37, R38: pay, count, go."""
    pay(s, s.side, move_cost(s))
    s.moves += 1
    s.moved[unit] += 1
    relocate(s, unit, space)
