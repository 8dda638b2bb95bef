"""The components of Builders of Sylvan Dale, from `components.toml`, as names and frozen tables.

A *kind* of card is style × 5 + icon; all cards of one kind are the same to the rules. A *space* is a
number over both sides of the board (f01 … f20, then b01 … b16); a *tree* is the number of a space on the
side in use, so that `space = origin + tree`.
"""

import tomllib
from pathlib import Path

from sylvarium.kernel import table

DATA = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))

STYLE_NAMES = tuple(DATA["styles"])
ICON_NAMES = tuple(DATA["icons"])
ITEM_NAMES = tuple(DATA["items"])
COLOUR_NAMES = tuple(DATA["colours"])
DISTRICT_NAMES = tuple(DATA["districts"])

STYLES, ICONS, ITEMS, DISTRICTS = len(STYLE_NAMES), len(ICON_NAMES), len(ITEM_NAMES), len(DISTRICT_NAMES)
SEATS = len(COLOUR_NAMES)
KINDS = STYLES * ICONS

AX, HAMMER, BRIDGE, TREETOP, BOTH = range(ICONS)

BASES_PER_STYLE = DATA["counts"]["bases_per_style"]
TILES_PER_STYLE = DATA["counts"]["tiles_per_style"]
TILES = STYLES * TILES_PER_STYLE  # of one player
ROUND_TURNS = TILES // 2  # R7, R14: a stack per round, a tile per turn
BANNERS = DATA["counts"]["banners"]
HAND = DATA["counts"]["hand"]
DISPLAY = DATA["counts"]["display"]
TREE_TILES = DATA["counts"]["tiles_per_tree"]
SET = DATA["counts"]["set"]

COPIES = table([DATA["copies"][icon] for _ in STYLE_NAMES for icon in ICON_NAMES])
SUPPLY = table([DATA["supply"][item] for item in ITEM_NAMES])

# D4: what a set may be made of: an item, and how many of its three cards are combined ones (R55, R59).
SETS = tuple(
    (item, combined) for item in range(ITEMS) for combined in range(SET + 1 if item in (BRIDGE, TREETOP) else 1)
)
SET_ITEM = table([item for item, _ in SETS])
SET_COMBINED = table([combined for _, combined in SETS])

FRONT, BACK = DATA["spaces"]["front"], DATA["spaces"]["back"]
_SPACES = {**FRONT, **BACK}
SPACE_NAMES = tuple(_SPACES)
SPACES = len(SPACE_NAMES)
TREES = max(len(FRONT), len(BACK))
SPACE_X = tuple(space["x"] for space in _SPACES.values())
SPACE_Y = tuple(space["y"] for space in _SPACES.values())
SPACE_DISTRICTS = [DISTRICT_NAMES.index(space["district"]) for space in _SPACES.values()]
DISTRICT = table(SPACE_DISTRICTS)


def _pairs(side: dict) -> list[tuple[str, str]]:
    """R71: the adjacent pairs of one side, in ascending order."""
    names = sorted(side)
    return [
        (a, b)
        for k, a in enumerate(names)
        for b in names[k + 1 :]
        if abs(side[a]["x"] - side[b]["x"]) + abs(side[a]["y"] - side[b]["y"]) == 1
    ]


_PAIRS = [*_pairs(FRONT), *_pairs(BACK)]
PAIR_NAMES = tuple(f"{a}-{b}" for a, b in _PAIRS)
PAIRS = len(PAIR_NAMES)
PAIR_SPACES = [[SPACE_NAMES.index(a), SPACE_NAMES.index(b)] for a, b in _PAIRS]
PAIR = table(PAIR_SPACES)  # the two spaces of every pair


# What depends on the number of players (R99); index 0 and 1 are not used.
def _by_seats(value):
    return table([0, 0] + [value(str(seats)) for seats in range(2, SEATS + 1)])


# The number of the first space of the side in use, and how many spaces it has (R2).
ORIGIN = _by_seats(lambda seats: 0 if DATA["side"][seats] == "front" else len(FRONT))
SPACES_ON_SIDE = _by_seats(lambda seats: len(DATA["spaces"][DATA["side"][seats]]))


def _used(seats: int) -> list[int]:
    """R3: 1 for every space of the board that is used with so many players."""
    on_side = DATA["spaces"].get(DATA["side"].get(str(seats)), {})
    unused = DATA["unused"].get(str(seats), [])
    return [int(name in on_side and space["district"] not in unused) for name, space in _SPACES.items()]


_USED = [_used(seats) for seats in range(SEATS + 1)]
USED = table(_USED)

# R4, R94: the number of trees in every district, and the pairs that can be bridged.
DISTRICT_TREES = table(
    [[sum(u for u, d in zip(used, SPACE_DISTRICTS, strict=True) if d == k) for k in range(DISTRICTS)] for used in _USED]
)
BRIDGEABLE = table([[used[a] * used[b] for a, b in PAIR_SPACES] for used in _USED])
