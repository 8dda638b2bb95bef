"""Where units may go (R37 to R51)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, sigils
from sylvarium.games.sylvan_tactics.rules.components import (
    BISHOP,
    DESIGN,
    KIND,
    KING,
    KNIGHT,
    PAWN,
    PIECE,
    QUEEN,
    SIDE,
    SLOTS,
    WHITE,
)
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, BY_MOVE_ACTION, BY_SHIFT, BY_TUNNEL, SPACES, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push
from sylvarium.kernel.tables import table

# ------------------------------------------------------------------------------------- ways of moving

# The spaces one of which must be empty for a unit to go anywhere: King, Queen, and the Mercenaries in the order of
# their pieces; then the same for an Infiltrator, who can go on behind the units next to it (R47).
EXITS = table(
    [
        [board.BESIDE, board.BESIDE, board.STRAIGHT, board.DIAGONAL, board.LEAPT],
        [board.BESIDE, board.BESIDE, board.ROWS_AND_FILES, board.DIAGONALS, board.LEAPT],
    ]
)


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
        if abilities.TRAITS[DESIGN[s.battlefields[side, k]]] & abilities.PAWN_DIAGONAL:
            return True
    return False


@rule
def can_go(s, unit):
    """Whether a unit has a destination by its own way of moving (R42 to R48)."""
    if KIND[unit] == PAWN:
        return board.is_in(pawn_exits(s, SIDE[unit]), board.space_of(s, unit)) == 1
    return piece_can_go(s, unit, unit - SIDE[unit] * SLOTS, ~board.occupied(s))


@rule
def piece_can_go(s, unit, slot, empty):
    """R44 to R48: the same for a unit that is not a Pawn. `slot`: its number among the player's units."""
    return EXITS[1 if s.traits[unit] & abilities.INFILTRATOR else 0, slot, s.at[unit]] & empty != 0


@rule
def pawn_exits(s, side):
    """R42, R50: where a Pawn has an empty space in front of it, or with `pawn_diagonal` one beside that."""
    empty = ~board.occupied(s)
    exits = board.down(empty) if side == WHITE else board.up(empty)
    return exits | board.sideways(exits) if pawns_go_diagonally(s, side) else exits


@rule
def offer_ways(s, out, n, unit, way):
    """`destination`: by a move action or a free move, a shift, or a tunnel."""
    if way == BY_SHIFT:
        return offer_beside(s, out, n, board.space_of(s, unit))
    if way == BY_TUNNEL:
        return offer_tunnels(s, out, n, unit)
    return offer_destinations(s, out, n, unit)


@rule
def offer_destinations(s, out, n, unit):
    """All destinations of a unit by its own way of moving."""
    space, kind = board.space_of(s, unit), KIND[unit]
    if kind == PAWN:
        return offer_pawn_steps(s, out, n, unit)
    if kind == KING:
        return offer_beside(s, out, n, space)
    if PIECE[unit] == KNIGHT:
        return offer_leaps(s, out, n, space)
    return offer_slides(s, out, n, unit)


@rule
def offer_leaps(s, out, n, space):
    """R48: the empty spaces a Knight's leap away."""
    empty = ~board.occupied(s)
    for k in range(8):
        there = board.LEAP[space, k]
        out[n] = ACTIONS.space + there  # stays only if it is counted
        n += board.is_in(empty, there & 63) if there >= 0 else 0
    return n


@rule
def offer_slides(s, out, n, unit):
    """R45, R47: along the lines up to the first unit; an Infiltrator passes over units."""
    through, empty = s.traits[unit] & abilities.INFILTRATOR, ~board.occupied(s)
    for direction in range(first_direction(unit), 8, direction_stride(unit)):
        there = board.NEXT[s.at[unit], direction]
        while there >= 0:
            if board.is_in(empty, there):
                out[n] = ACTIONS.space + there
                n += 1
            elif not through:
                break
            there = board.NEXT[there, direction]
    return n


@rule
def offer_pawn_steps(s, out, n, unit):
    """R42, R43: one space forward, two as its first move; diagonally forward with `pawn_diagonal`."""
    side = SIDE[unit]
    ahead = board.NEXT[s.at[unit], board.FORWARD[side]]
    if ahead < 0:
        return n
    if s.on[ahead] < 0:
        out[n] = ACTIONS.space + ahead
        n += 1
        beyond = board.NEXT[ahead, board.FORWARD[side]]
        if s.left[unit] == 0 and beyond >= 0 and s.on[beyond] < 0:
            out[n] = ACTIONS.space + beyond
            n += 1
    if pawns_go_diagonally(s, side):
        for sideways in range(2, 7, 4):
            there = board.NEXT[ahead, sideways]
            if there >= 0 and s.on[there] < 0:
                out[n] = ACTIONS.space + there
                n += 1
    return n


@rule
def offer_beside(s, out, n, space):
    """R46, `shift`: the empty neighbouring spaces."""
    empty = ~board.occupied(s)
    for direction in range(8):
        there = board.NEXT[space, direction]
        out[n] = ACTIONS.space + there  # stays only if it is counted
        n += board.is_in(empty, there & 63) if there >= 0 else 0
    return n


@rule
def tunnel_exits(s, unit):
    """`tunnel`: the empty spaces beside another allied unit."""
    return board.widened(s.army[SIDE[unit]] & ~board.BIT[s.at[unit]]) & ~board.occupied(s)


@rule
def can_tunnel(s, unit):
    """`tunnel`: whether there is such a space."""
    return tunnel_exits(s, unit) != 0


@rule
def offer_tunnels(s, out, n, unit):
    """`tunnel`: all of them."""
    exits = tunnel_exits(s, unit)
    for space in range(SPACES):
        if board.is_in(exits, space):
            out[n] = ACTIONS.space + space
            n += 1
    return n


# ---------------------------------------------------------------------------------------- move actions


@rule
def move_cost(s):
    """R38, R32: 1 for the first move action of the turn, 2 for the second …, changed by Battlefields."""
    cost = s.moves + 1
    for k in range(s.field_count[s.side]):
        cost += abilities.MOVE_COST[DESIGN[s.battlefields[s.side, k]]]
    return max(cost, 1)


@rule
def extra_moves(s, unit):
    """`extra_move`: further move actions a unit may take in a turn."""
    extra = 0
    for k in range(s.kit_size[unit]):
        extra += abilities.EXTRA_MOVES[DESIGN[s.kit[unit, k]]]
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
    sigils.pay(s, s.side, move_cost(s))
    s.moves += 1
    s.moved[unit] += 1
    board.relocate(s, unit, space)


@rule
def go(s, unit, way, space):
    """R37, R51: a move action is paid and may be answered; other movements just happen."""
    if way == BY_MOVE_ACTION:
        take_move_action(s, unit, space)
        s.subject = unit
        push(s, STEP.riposte, abilities.ENEMY_MOVED, 0)
    else:
        board.relocate(s, unit, space)
