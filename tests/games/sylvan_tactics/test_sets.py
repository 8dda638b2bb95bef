"""Sets of spaces and of cards as bits, against the same things counted one by one."""

import pytest

from sylvarium.games.sylvan_tactics.rules.board import (
    BESIDE,
    BIT,
    DIAGONAL,
    NEXT,
    above_or_below,
    down,
    is_in,
    sideways,
    up,
    widened,
)
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_pile, mercs_in_pile
from sylvarium.games.sylvan_tactics.rules.components import DESIGN_IDS, NONE
from sylvarium.games.sylvan_tactics.rules.moving import can_go, offer_destinations
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, SPACES
from sylvarium.games.sylvan_tactics.rules.turn import MOST_OPTIONS
from sylvarium.games.sylvan_tactics.school.notation import BLACK, WHITE, army, position, unit_at

UP, RIGHT, DOWN, LEFT = 0, 2, 4, 6


def spaces_of(bits):
    return {space for space in range(SPACES) if is_in(bits, space)}


def beside(space, *directions):
    return {NEXT[space, direction] for direction in directions} - {NONE}


@pytest.mark.parametrize("space", range(SPACES))
def test_neighbours_do_not_leave_the_board(space):  # sylvan_tactics R1, R2
    here = BIT[space]
    assert spaces_of(sideways(here)) == beside(space, LEFT, RIGHT)
    assert spaces_of(up(here)) == beside(space, UP)
    assert spaces_of(down(here)) == beside(space, DOWN)
    assert spaces_of(above_or_below(sideways(here))) == spaces_of(DIAGONAL[space])
    assert spaces_of(widened(here)) == spaces_of(BESIDE[space]) | {space}


@pytest.mark.parametrize("field", ["", "fairy_ring"])
@pytest.mark.parametrize("others", ["P e5", "P e5, P d5", "P e5, P d5, P f5", "P d5, P f5"])
def test_whether_a_pawn_can_go_is_whether_it_has_somewhere_to_go(others, field):  # sylvan_tactics R42, R43
    out = [0] * MOST_OPTIONS
    s = position(army("P e4, P a2, P h2, P a3, P h8", fields=field), army(others + ", P b3"))
    for space in ("e4", "a2", "h2", "a3", "h8", "e5"):
        pawn = unit_at(s, space) if space != "e5" or "e5" in others else unit_at(s, "b3")
        assert can_go(s, pawn) == (offer_destinations(s, out, 0, pawn) > 0)


def test_a_way_out_at_the_edge():  # sylvan_tactics R42
    out = [0] * MOST_OPTIONS
    s = position(army("P h7"), army("P a7, P h8"))
    assert not can_go(s, unit_at(s, "h7"))
    assert can_go(s, unit_at(s, "a7")) and offer_destinations(s, out, 0, unit_at(s, "a7")) == 2
    assert out[0] == ACTIONS.space + 40  # a6
    assert s.army[WHITE] >= 0 > s.army[BLACK]  # h8 is the sign bit


def test_mercenaries_in_the_pile():  # sylvan_tactics R120
    s = position(pile="field_vole muster brown_bear field_vole")
    bear, vole = DESIGN_IDS.index("brown_bear"), DESIGN_IDS.index("field_vole")
    assert mercs_in_pile(s) == 1 << bear | 1 << vole
    assert copy_in_pile(s, bear) == s.pile[2] and copy_in_pile(s, DESIGN_IDS.index("red_fox")) == NONE
