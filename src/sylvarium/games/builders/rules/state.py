"""The table of Builders of Sylvan Dale as one record, the steps of a turn, and the actions."""

from sylvarium.games.builders.rules.components import (
    DISPLAY,
    DISTRICTS,
    HAND,
    ITEMS,
    KINDS,
    PAIRS,
    SEATS,
    SETS,
    SPACES,
    TILES,
    TREE_TILES,
    TREES,
)
from sylvarium.kernel import ActionSpace, Record, i8, i16, steps, u8

NOBODY = -1
NO_CARD = -1

# What is on top of a space.
BARE, CAPPED, NO_TREE = range(3)

# Steps of the agenda: decisions (D1 to D11 of the rules file), then what happens by itself.
STEP = steps(
    "play_card",
    "place_tile",
    "attach_banner",
    "act",
    "choose_ax_target",
    "choose_source",
    "choose_destination",
    "choose_treetop_target",
    "choose_bridge",
    "refresh_display",
    "take_card",
    "fill_display",
    "end_turn",
)

# What the hand check of this turn found (R27, R31, R32).
NORMAL, OPEN_CHOICE, NO_OPEN_TREE = range(3)

# Columns of `fame`, the score parts (`scoring.PARTS`).
BANNER_FAME, BRIDGE_FAME, PRESTIGE_FAME, PREEMINENCE_FAME = range(4)


class State(Record):
    """Everything on the table."""

    agenda: i16[8, 3]
    pending: i8
    start: i8  # the start player
    mode: i8  # NORMAL, OPEN_CHOICE or NO_OPEN_TREE, for this turn
    styles: i8  # bit set: styles that may be played this turn
    item_used: i8  # 1 once an item has been used this turn (R61)

    # Trees, by their number on the side in use.
    base: i8[TREES]  # style of the base
    top: i8[TREES]  # style now visible at the top
    cap: i8[TREES]  # BARE, CAPPED, or NO_TREE on an unused space
    tiles: i8[TREES]  # how many tiles are in the tree
    tile: i8[TREES, TREE_TILES]  # which, from the bottom up: owner × TILES + place in the owner's stacks
    banner: i8[TREES, SEATS]  # level on which a player's tile banner hangs (1 is the base); 0 if none
    bridge: u8[PAIRS]  # bit set of the players who have a bridge there

    # Cards, by kind.
    deck: i8[KINDS]
    discard: i8[KINDS]
    deck_size: i8
    discard_size: i8
    display: i8[DISPLAY]
    hand: i8[SEATS, HAND]
    seen: i8[SEATS, HAND]  # 1 if everybody saw the card being taken
    hand_size: i8[SEATS]
    shown: i8[KINDS]  # cards shown at the start of this turn, for want of a match (R28)
    row: i8[SEATS, TILES]  # in the order played
    row_size: i8[SEATS]
    icons: i8[SEATS, 5]  # how often each icon is in the row

    # Players.
    stack: i8[SEATS, TILES]  # styles of the tiles: stack of round 1, then stack of round 2
    used_tiles: i8[SEATS]  # tiles taken from the stacks so far
    held: i8[SEATS, ITEMS]
    supply: i8[ITEMS]
    banners: i8[SEATS]  # banners not used yet
    tile_banners: i8[SEATS]  # tile banners placed
    fame: i16[SEATS, 4]

    # Scratch space of the scoring (`scoring.count_leaders`).
    levels_led: i16[SEATS]
    led: i8[DISTRICTS, SEATS]


ACTIONS = ActionSpace(
    play=KINDS,
    place=SPACES,
    banner=2,  # decline, attach
    exchange=len(SETS),
    use=ITEMS,
    end=1,
    ax=SPACES,
    source=SPACES,
    destination=SPACES,
    treetop=SPACES,
    bridge=PAIRS,
    refresh=2,  # keep, refresh
    take=1 + DISPLAY,  # the deck, then the display slots
)
