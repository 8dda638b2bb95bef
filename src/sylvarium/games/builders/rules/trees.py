"""Trees: what is open, adding and removing tiles, banners, prestige (R24 to R26, R40 to R52, R85 to R88)."""

from sylvarium.games.builders.rules.components import ROUND_TURNS, SEATS, TILES, TREE_TILES, TREES
from sylvarium.games.builders.rules.state import BANNER_FAME, BARE, NO_TREE, NOBODY, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push

BANNER_WORTH = 5  # R46


@rule
def is_open(s, tree):
    """R24: fewer than 5 tiles and no treetop."""
    return s.cap[tree] == BARE and s.tiles[tree] < TREE_TILES


@rule
def open_styles(s):
    """R26: the styles at the top of open trees, as a bit set."""
    styles = 0
    for tree in range(TREES):
        if is_open(s, tree):
            styles |= 1 << s.top[tree]
    return styles


@rule
def height(s, tree):
    """Levels of a tree: the base and its tiles."""
    return 1 + s.tiles[tree]


@rule
def owner_at(s, tree, k):
    """The owner of the k-th tile from the bottom."""
    return s.tile[tree, k] // TILES


@rule
def style_at(s, tree, k):
    """The style of the k-th tile from the bottom."""
    tile = s.tile[tree, k]
    return s.stack[tile // TILES, tile % TILES]


@rule
def top_owner(s, tree):
    """The owner of the highest tile; NOBODY in an empty tree."""
    n = s.tiles[tree]
    return owner_at(s, tree, n - 1) if n > 0 else NOBODY


@rule
def put_tile(s, tree, tile):
    """R41: the tile is the new highest level, its style the new top style. A banner may follow (R44)."""
    n = s.tiles[tree]
    s.tile[tree, n] = tile
    s.tiles[tree] = n + 1
    s.top[tree] = style_at(s, tree, n)
    if may_attach_banner(s, tree):
        push(s, STEP.attach_banner, tree, 0)


@rule
def lift_tile(s, tree):
    """R49: takes the highest tile off; banners on it go down one level. Gives the tile."""
    n = s.tiles[tree] - 1
    tile = s.tile[tree, n]
    s.tile[tree, n] = 0
    s.tiles[tree] = n
    s.top[tree] = style_at(s, tree, n - 1) if n > 0 else s.base[tree]
    for seat in range(SEATS):
        s.banner[tree, seat] = min(s.banner[tree, seat], n + 1)
    return tile


@rule
def may_attach_banner(s, tree):
    """R44, R45: the tile just added has two others of its style in the tree, wherever and whosever."""
    seat = s.seat
    if s.banner[tree, seat] > 0 or s.banners[seat] == 0:
        return False
    alike = 0
    for k in range(s.tiles[tree] - 1):
        if style_at(s, tree, k) == s.top[tree]:
            alike += 1
    return alike >= 2


@rule
def attach_banner(s, tree):
    """R46: on the highest tile, for 5 fame."""
    s.banner[tree, s.seat] = height(s, tree)
    s.banners[s.seat] -= 1
    s.tile_banners[s.seat] += 1
    s.fame[s.seat, BANNER_FAME] += BANNER_WORTH


@rule
def tiles_of(s, tree, seat):
    """How many tiles of a player are in the tree."""
    count = 0
    for k in range(s.tiles[tree]):
        if owner_at(s, tree, k) == seat:
            count += 1
    return count


@rule
def prestige(s, tree):
    """R85 to R87: most tiles in the tree; a tie goes to the highest tile among the tied; NOBODY if empty."""
    best, most = NOBODY, 0
    for k in range(s.tiles[tree] - 1, -1, -1):
        owner = owner_at(s, tree, k)
        count = tiles_of(s, tree, owner)
        if count > most:
            best, most = owner, count
    return best


@rule
def leaders(s):
    """Who has prestige for every tree, 3 bits per tree from the first on: the seat + 1, or 0 for nobody.

    One number for all trees, because a view asks for all of them and every call from Python costs as much.
    """
    packed = 0
    for tree in range(TREES - 1, -1, -1):
        leader = prestige(s, tree)
        packed = packed * 8 + (0 if leader == NOBODY else leader + 1)
    return packed


@rule
def trees_led(s, seat):
    """R96: how many trees a player has prestige for."""
    count = 0
    for tree in range(TREES):
        if s.cap[tree] != NO_TREE and prestige(s, tree) == seat:
            count += 1
    return count


@rule
def active_end(s):
    """R7, R19: where the active stack ends in `stack`."""
    return ROUND_TURNS if s.turn <= ROUND_TURNS * s.seats else TILES
