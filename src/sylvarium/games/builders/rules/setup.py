"""Setup (R1 to R13)."""

from sylvarium.games.builders.rules.cards import draw
from sylvarium.games.builders.rules.components import (
    BANNERS,
    BASES_PER_STYLE,
    COPIES,
    DISPLAY,
    HAND,
    ITEMS,
    KINDS,
    ORIGIN,
    SEATS,
    SPACES_ON_SIDE,
    STYLES,
    SUPPLY,
    TILES,
    TILES_PER_STYLE,
    TREES,
    TREETOP,
    USED,
)
from sylvarium.games.builders.rules.state import NO_CARD, NO_TREE
from sylvarium.games.builders.rules.turn import begin_turn, run
from sylvarium.kernel import Option, rule
from sylvarium.kernel.chance import below, shuffle

OPTIONS = (Option("start", ("random", "1", "2", "3", "4"), "random", needs={"3": 3, "4": 4}),)


@rule
def setup(s, options):
    """Everything before the first decision. `options[0]`: 0 for a random start player, else a seat + 1."""
    choose_start(s, options[0])
    lay_bases(s)
    for seat in range(s.seats):
        build_stacks(s, seat)
        s.banners[seat] = BANNERS
    deal(s)
    fill_supply(s)
    begin_turn(s)
    run(s)


@rule
def choose_start(s, option):
    """R11: a random seat, or the one that was chosen."""
    s.start = below(s, s.seats) if option == 0 else option - 1


@rule
def lay_bases(s):
    """R3 to R5: one base, at random out of all 20, on each used space; the others stay in the box."""
    for k in range(TREES):
        s.base[k] = k // BASES_PER_STYLE
        s.cap[k] = NO_TREE
    shuffle(s, s.base, 0, TREES)
    for tree in range(SPACES_ON_SIDE[s.seats]):
        if USED[s.seats, ORIGIN[s.seats] + tree]:
            s.cap[tree] = 0
    for tree in range(TREES):
        if s.cap[tree] == NO_TREE:
            s.base[tree] = 0
        s.top[tree] = s.base[tree]


@rule
def build_stacks(s, seat):
    """R6, R7: 16 tiles, 4 of each style, shuffled; the first 8 are for round 1."""
    for k in range(TILES):
        s.stack[seat, k] = k // TILES_PER_STYLE
    shuffle(s, s.stack[seat], 0, STYLES * TILES_PER_STYLE)


@rule
def deal(s):
    """R9: 4 cards to each player, 3 to the display."""
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
        s.deck_size += COPIES[kind]
    for seat in range(SEATS):
        for slot in range(HAND):
            s.hand[seat, slot] = NO_CARD
    for seat in range(s.seats):
        for slot in range(HAND):
            s.hand[seat, slot] = draw(s)
        s.hand_size[seat] = HAND
    for slot in range(DISPLAY):
        s.display[slot] = draw(s)


@rule
def fill_supply(s):
    """R10, R12: the supply; with two players the second one begins with a treetop."""
    for item in range(ITEMS):
        s.supply[item] = SUPPLY[item]
    if s.seats == 2:
        s.supply[TREETOP] -= 1
        s.held[1 - s.start, TREETOP] += 1
