"""The table of Builders of Sylvan Dale as one record, the steps of a turn, and the actions."""

from sylvarium.games.builders.components import (
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
from sylvarium.kernel import ActionSpace, Record, i8, i16, u8

NOBODY = -1
NO_CARD = -1

# What is on top of a space.
BARE, CAPPED, NO_TREE = range(3)

# Steps of the agenda. The first row are decisions (D1 to D11 of the rules file), the second happen by themselves.
(
    PLAYING, PLACING, BANNERING, ACTING, AXING, LIFTING, MOVING, CAPPING, BRIDGING, REFRESHING, TAKING,
    FILLING, ENDING,
) = range(1, 14)  # fmt: skip

# What the hand check of this turn found (R27, R31, R32).
NORMAL, OPEN_CHOICE, NO_OPEN_TREE = range(3)

# Score parts: columns of `fame`.
BANNER_FAME, BRIDGE_FAME, PRESTIGE_FAME, PREEMINENCE_FAME = range(4)
PARTS = ("banners", "bridges", "prestige", "preeminence")


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
(
    PLAY, PLACE, BANNER, EXCHANGE, USE, END, AX_TARGET, SOURCE, DESTINATION, TREETOP_TARGET, BRIDGE_TARGET,
    REFRESH, TAKE,
) = ACTIONS.starts  # fmt: skip
DECLINE, ATTACH = BANNER, BANNER + 1
KEEP, RENEW = REFRESH, REFRESH + 1
TAKE_DECK, TAKE_SLOT = TAKE, TAKE + 1
