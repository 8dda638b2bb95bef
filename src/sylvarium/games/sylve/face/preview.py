"""What choices are compared by, before they are made: the player's stock, who leads the forests, where dice lie.

Forests are named by their place in the row (`f1`), dice and creatures as in the view. A place is a number:
100 × forest in the row + space (both from 0), VILLAGE + space of the Village, or ON_SLOT, OFF, IN_HAND. What is
`free` is a set of bits: the spaces of the row from left to right; then those of the Village and the tamed creatures
of the player, the oldest first.
"""

from __future__ import annotations

from sylvarium.games.sylve.face.pieces import die_id
from sylvarium.games.sylve.rules import forests, placing
from sylvarium.games.sylve.rules.components import (
    CREATURE_IDS,
    DICE,
    INGREDIENT_IDS,
    KINDS,
    MOST_SEATS,
    NONE,
    POOL,
    ROW,
    ROW_LENGTH,
    SLOT_CREATURES,
    SLOT_PLACE,
    SLOTS,
    SPACES,
    VILLAGE_PLACE,
    VILLAGE_SPACES,
)
from sylvarium.games.sylve.rules.state import STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, second, top

MEASURES = (
    "round",  # when it changes, forests and dice are new ones and cannot be compared
    *(f"stock:{kind}" for kind in INGREDIENT_IDS),
    *(f"elements:f{k + 1}" for k in range(ROW)),
    *(f"influence:f{k + 1}:{seat}" for k in range(ROW) for seat in range(MOST_SEATS)),
)
LABELS = (
    "pays",  # 1: a payment is still to be chosen
    "free:forests",  # where the die in hand can go without paying
    "free:others",
    *(f"leader:f{k + 1}" for k in range(ROW)),  # the seat; −1 for nobody
    *(f"status:f{k + 1}" for k in range(ROW)),  # `forests.STATUS_IDS`
    *(f"slot:{CREATURE_IDS[creature]}" for creature in SLOT_CREATURES),  # the number of the die there, or −1
    *(die_id(die) for die in range(DICE)),  # its place
)

ROUND, STOCK = 0, 1
ELEMENTS = STOCK + KINDS
INFLUENCE = ELEMENTS + ROW
PAYS = INFLUENCE + ROW * MOST_SEATS
FREE_FORESTS, FREE_OTHERS, LEADER = PAYS + 1, PAYS + 2, PAYS + 3
STATUS = LEADER + ROW
SLOT = STATUS + ROW
DIE = SLOT + SLOTS

FOREST, VILLAGE, ON_SLOT, OFF, IN_HAND = 100, 1000, 2000, 3000, 4000


@rule
def measure(s, seat, out):
    """MEASURES and LABELS of one position, for `seat`."""
    out[ROUND] = s.round
    for kind in range(KINDS):
        out[STOCK + kind] = s.stock[seat, kind]
    measure_forests(s, out)
    out[PAYS] = 1 if top(s) == STEP.force_payment else 0
    measure_free(s, out)
    measure_dice(s, out)


@rule
def measure_forests(s, out):
    """R114, R115, R124: influence, element dice, and who leads each forest of the row."""
    for k in range(ROW):
        there = k < ROW_LENGTH[s.seats]
        out[ELEMENTS + k] = forests.element_count(s, k) if there else 0
        out[LEADER + k] = forests.controller(s, k) if there else NONE
        out[STATUS + k] = forests.status(s, k) if there else forests.EMPTY
        for other in range(MOST_SEATS):
            out[INFLUENCE + k * MOST_SEATS + other] = forests.influence(s, k, other) if there and other < s.seats else 0


@rule
def measure_free(s, out):
    """Where the die that has just been named can go without paying."""
    out[FREE_FORESTS], out[FREE_OTHERS] = 0, 0
    if top(s) != STEP.choose_space:
        return
    die, bit = first(s), 0
    for k in range(ROW_LENGTH[s.seats]):
        for place in range(k * SPACES, k * SPACES + forests.row_spaces(s, k)):
            if placing.fits_forest(s, die, place) and not placing.is_paid(s, die, place):
                out[FREE_FORESTS] |= 1 << bit
            bit += 1
    for space in range(VILLAGE_SPACES):
        if placing.fits_village(s, die, space):
            out[FREE_OTHERS] |= 1 << space
    for k in range(s.tamed_count[s.seat]):
        if placing.fits_slot(s, die, s.tamed[s.seat, k]):
            out[FREE_OTHERS] |= 1 << (VILLAGE_SPACES + k)


@rule
def measure_dice(s, out):
    """Where every die lies, or is about to lie, and what lies on the creatures."""
    for die in range(DICE):
        out[DIE + die] = place_number(s.place[die])
    for slot in range(SLOTS):
        out[SLOT + slot] = s.top[SLOT_PLACE + slot]
    step = top(s)
    if step == STEP.choose_space or step == STEP.move_target or step == STEP.swap_second:
        out[DIE + first(s)] = IN_HAND
    elif step == STEP.force_payment or step == STEP.wind_die:
        out[DIE + first(s)] = place_number(second(s))


@rule
def place_number(place):
    """A place as a number that can be read without knowing how the table is stored."""
    if place < VILLAGE_PLACE:
        return place // SPACES * FOREST + place % SPACES
    if place < SLOT_PLACE:
        return VILLAGE + place - VILLAGE_PLACE
    return ON_SLOT if place < POOL else OFF
