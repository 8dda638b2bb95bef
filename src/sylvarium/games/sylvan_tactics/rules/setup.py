"""Setup (R9 to R15)."""

from sylvarium.games.sylvan_tactics.rules import board, cards, main_phase, mulligan
from sylvarium.games.sylvan_tactics.rules.components import (
    CARDS,
    DATA,
    FIRST_PAWN,
    KING_HEALTH,
    NONE,
    OPENING_HAND,
    PAWNS,
    SLOTS,
    UNITS,
    WHITE,
)
from sylvarium.games.sylvan_tactics.rules.state import SPACES
from sylvarium.kernel import Option, rule
from sylvarium.kernel.chance import below
from sylvarium.kernel.tables import table

OPTIONS = tuple(Option(name, tuple(each["choices"]), each["default"]) for name, each in DATA["options"].items())
RANDOM_FIRST, SEAT_0_FIRST, SEAT_1_FIRST = range(3)
MAX_ROUNDS = table([int(choice) for choice in DATA["options"]["max_rounds"]["choices"]])

KING_START = table([board.SPACE_IDS.index(space) for space in DATA["start"]["kings"]])
PAWN_START = table([[board.SPACE_IDS.index(space) for space in row] for row in DATA["start"]["pawns"]])


@rule
def setup(s, options):
    """Everything before the first decision. `options`: who plays White, how many rounds."""
    choose_colours(s, options[0])
    s.last_turn = 2 * MAX_ROUNDS[options[1]]
    clear_table(s)
    for side in range(2):
        set_up_side(s, side)
    deal(s)
    main_phase.forget(s)
    mulligan.consider_mulligan(s, WHITE)
    s.seat = board.seat_of(s, WHITE)


@rule
def choose_colours(s, option):
    """R9: by chance, or as the option says."""
    if option == RANDOM_FIRST:
        s.white = below(s, 2)
    else:
        s.white = option - SEAT_0_FIRST


@rule
def clear_table(s):
    """Nobody stands anywhere, no card belongs to a unit."""
    for space in range(SPACES):
        s.on[space] = NONE
    for unit in range(UNITS):
        s.at[unit] = NONE
    for card in range(CARDS):
        s.holder[card] = NONE


@rule
def set_up_side(s, side):
    """R8, R10, R11: the King with 10 Health, then the Pawns from a to h."""
    s.health[side] = KING_HEALTH
    board.enter(s, side * SLOTS, KING_START[side], 0)
    for k in range(PAWNS):
        board.enter(s, side * SLOTS + FIRST_PAWN + k, PAWN_START[side, k], 0)


@rule
def deal(s):
    """R12: all cards into the deck, five to White, five to Black."""
    for card in range(CARDS):
        cards.into_deck(s, card)
    for side in range(2):
        for _ in range(OPENING_HAND):
            cards.draw(s, side)
