"""What choices are compared by, before they are made: the things of the deciding player, and the trees."""

from sylvarium.games.builders.rules.components import (
    DISTRICTS,
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    ITEMS,
    ORIGIN,
    SPACE_NAMES,
    SPACES,
    TREES,
)
from sylvarium.games.builders.rules.scoring import count_leaders, preeminence
from sylvarium.games.builders.rules.state import ACTIONS, NO_TREE, NOBODY, STEP
from sylvarium.games.builders.rules.trees import height, prestige
from sylvarium.games.builders.rules.turn import offer_trees
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, top

MEASURES = (
    "banners",  # not used yet
    "standing",  # what the trees and districts would score now
    *(f"item:{name}" for name in ITEM_NAMES),
    *(f"row:{name}" for name in ICON_NAMES),  # cards in the row
    *(f"height:{name}" for name in SPACE_NAMES),
)
LABELS = (
    *(f"leader:{name}" for name in SPACE_NAMES),  # the seat with prestige; -1 for nobody
    *(f"top:{name}" for name in SPACE_NAMES),  # the style of the highest level
    *(f"fits:{name}" for name in SPACE_NAMES),  # 1: the tile of the card that was just played may go there
)

BANNERS, STANDING, ITEM = range(3)
ROW = ITEM + ITEMS
HEIGHT = ROW + ICONS
LEADER = HEIGHT + SPACES
TOP = LEADER + SPACES
FITS = TOP + SPACES


@rule
def measure(s, seat, out):
    """MEASURES and LABELS of one position, for `seat`."""
    out[BANNERS] = s.banners[seat]
    out[STANDING] = worth_now(s, seat)
    for item in range(ITEMS):
        out[ITEM + item] = s.held[seat, item]
    for icon in range(ICONS):
        out[ROW + icon] = s.icons[seat, icon]
    for space in range(SPACES):
        out[HEIGHT + space] = 0
        out[LEADER + space] = NOBODY
        out[TOP + space] = 0
        out[FITS + space] = 0
    for tree in range(TREES):
        if s.cap[tree] != NO_TREE:
            space = ORIGIN[s.seats] + tree
            out[HEIGHT + space] = height(s, tree)
            out[LEADER + space] = prestige(s, tree)
            out[TOP + space] = s.top[tree]
    if top(s) == STEP.place_tile:
        mark_fitting(s, out)


@rule
def mark_fitting(s, out):
    """R31, R40: the trees that are offered for the tile, marked in FITS.

    They are written there as actions first. These rise with the spaces, so that from the last one on each finds its
    own place without meeting one that has not been read yet.
    """
    n = offer_trees(s, out, FITS, first(s))
    if n < FITS + TREES:
        out[n] = 0  # written by `offer_trees` and not offered
    for k in range(n - 1, FITS - 1, -1):
        space = out[k] - ACTIONS.place
        out[k] = 0
        out[FITS + space] = 1


@rule
def worth_now(s, seat):
    """R84: what a scoring would bring now, prestige and preeminence."""
    count_leaders(s)
    worth = s.levels_led[seat] + 0
    for district in range(DISTRICTS):
        worth += preeminence(s, district, seat)
    return worth
