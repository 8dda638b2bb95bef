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
from sylvarium.games.builders.rules.state import NO_TREE, NOBODY
from sylvarium.games.builders.rules.trees import height, prestige
from sylvarium.kernel import rule

MEASURES = (
    "banners",  # not used yet
    "standing",  # what the trees and districts would score now
    *(f"item:{name}" for name in ITEM_NAMES),
    *(f"row:{name}" for name in ICON_NAMES),  # cards in the row
    *(f"height:{name}" for name in SPACE_NAMES),
)
LABELS = tuple(f"leader:{name}" for name in SPACE_NAMES)  # the seat with prestige; -1 for nobody

BANNERS, STANDING, ITEM = range(3)
ROW = ITEM + ITEMS
HEIGHT = ROW + ICONS
LEADER = HEIGHT + SPACES


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
    for tree in range(TREES):
        if s.cap[tree] != NO_TREE:
            space = ORIGIN[s.seats] + tree
            out[HEIGHT + space] = height(s, tree)
            out[LEADER + space] = prestige(s, tree)


@rule
def worth_now(s, seat):
    """R84: what a scoring would bring now, prestige and preeminence."""
    count_leaders(s)
    worth = s.levels_led[seat] + 0
    for district in range(DISTRICTS):
        worth += preeminence(s, district, seat)
    return worth
