"""What the learnt judgement looks at, and how much of it there is: the weights say what each thing is worth."""

from sylvarium.games.builders.rules.components import (
    BANNERS,
    BOTH,
    BRIDGE,
    DISTRICT,
    DISTRICT_TREES,
    DISTRICTS,
    HAND,
    ICONS,
    ITEMS,
    ORIGIN,
    ROUND_TURNS,
    TILES,
    TREE_TILES,
    TREES,
    TREETOP,
)
from sylvarium.games.builders.rules.scoring import preeminence
from sylvarium.games.builders.rules.state import BARE, NO_TREE
from sylvarium.games.builders.rules.trees import active_end, style_at
from sylvarium.kernel import rule

PARTS_OF_ROUND = 4
PHASES = 2 * PARTS_OF_ROUND

# Where the weights of each thing begin.
LEVELS_LED, PREEMINENCE = 1, 2
LEADS = 7  # tiles ahead of the best other player in a tree, from −3 to 3
ROOM = TREE_TILES + 1  # tiles a tree can still take; none if it is closed
TREE = 3  # by lead and room, once for the tree and once for each of its levels
TREE_LEVEL = TREE + LEADS * ROOM
ON_TOP = TREE_LEVEL + LEADS * ROOM  # the highest tile is the player's, by room
NEXT_TILE = ON_TOP + ROOM  # open trees whose top fits what is next in their own stack, up to 4
DISTRICT_LEAD = NEXT_TILE + 5  # trees led ahead of the best other player there, times the trees of the district
ITEM = DISTRICT_LEAD + LEADS
ITEMS_HELD = ITEM + ITEMS
ICON = ITEMS_HELD + 5  # by how many are in the row, up to 3
TOWARDS = ICON + 4 * ICONS  # cards towards a bridge and a treetop, combined ones counted for both
HAND_ICON = TOWARDS + 2
HAND_FITS = HAND_ICON + ICONS  # cards in hand by how many open trees show their style, up to 3
BANNER = HAND_FITS + 4  # unused ones, by number
PAIRS_OF_STYLE = BANNER + BANNERS + 1  # open trees with two tiles of a style where the player may hang a banner
PAIR_OF_NEXT = PAIRS_OF_STYLE + 1
TURN = PAIR_OF_NEXT + 1
COUNT = TURN + 2


@rule
def phase(s):
    """Quarters of a round, by the turns that have been played."""
    done = max(0, s.turn - 1)
    return min(PHASES - 1, done * PARTS_OF_ROUND // (ROUND_TURNS * s.seats))


@rule
def judgement(s, seat, w, p):
    """The sum of the weights of the phase `p` for everything that is the player's."""
    total = w[p, 0] + of_trees(s, seat, w, p) + of_districts(s, seat, w, p) + of_cards(s, seat, w, p)
    held = 0
    for item in range(ITEMS):
        held += s.held[seat, item]
        total += w[p, ITEM + item] * s.held[seat, item]
    total += w[p, ITEMS_HELD + min(held, 4)] + w[p, BANNER + s.banners[seat]]
    if s.seat == seat:
        total += w[p, TURN]
    return total + (w[p, TURN + 1] if s.start == seat else 0)


@rule
def of_trees(s, seat, w, p):
    """Every tree: how far the player is ahead or behind there, and how much can still change.

    Notes who leads where for `of_districts`, as `scoring.count_leaders` does.
    """
    for other in range(s.seats):
        s.levels_led[other] = 0
        for district in range(DISTRICTS):
            s.led[district, other] = 0
    total, fitting, pairs, pair_of_next = 0, 0, 0, 0
    used = s.used_tiles[seat]
    following = s.stack[seat, used] + 0 if used < active_end(s) else -1
    for tree in range(TREES):
        if s.cap[tree] == NO_TREE:
            continue
        tiles, counts, leader, most = s.tiles[tree] + 0, 0, -1, 0
        room = TREE_TILES - tiles if s.cap[tree] == BARE else 0
        for k in range(tiles):  # three bits for each player, as there are at most five tiles
            counts += 1 << 3 * (s.tile[tree, k] // TILES)
        for k in range(tiles - 1, -1, -1):  # R86: a tie goes to the highest tile
            owner = s.tile[tree, k] // TILES
            if counts >> 3 * owner & 7 > most:
                leader, most = owner, counts >> 3 * owner & 7
        mine, rival = counts >> 3 * seat & 7, 0
        if leader >= 0:
            s.levels_led[leader] += 1 + tiles
            s.led[DISTRICT[ORIGIN[s.seats] + tree], leader] += 1
            for other in range(s.seats):
                if other != seat:
                    rival = max(rival, counts >> 3 * other & 7)
            lead = max(-3, min(3, mine - rival))
            if lead == 0 and leader != seat:
                lead = -1  # behind by the tie-break, which one tile more would turn
            at = (lead + 3) * ROOM + room
            total += w[p, TREE + at] + w[p, TREE_LEVEL + at] * (1 + tiles)
            if s.tile[tree, tiles - 1] // TILES == seat:
                total += w[p, ON_TOP + room]
        if room > 0:
            if s.banner[tree, seat] == 0 and tiles >= 2:
                alike = pair_in(s, tree, tiles)
                pairs += alike != 0
                if following >= 0 and alike >> following & 1:
                    pair_of_next += 1
            if following >= 0 and s.top[tree] == following:
                fitting += 1
    total += w[p, NEXT_TILE + min(fitting, 4)]
    return total + w[p, PAIRS_OF_STYLE] * pairs + w[p, PAIR_OF_NEXT] * pair_of_next


@rule
def pair_in(s, tree, tiles):
    """R44: the styles of which two tiles are in the tree, as a bit set."""
    once, twice = 0, 0
    for k in range(tiles):
        bit = 1 << style_at(s, tree, k)
        twice |= once & bit
        once |= bit
    return twice


@rule
def of_districts(s, seat, w, p):
    """What a scoring would give now, and how far the player is ahead in every district."""
    total = w[p, LEVELS_LED] * s.levels_led[seat]
    for district in range(DISTRICTS):
        trees = DISTRICT_TREES[s.seats, district]
        if trees > 0:
            rival = 0
            for other in range(s.seats):
                if other != seat:
                    rival = max(rival, s.led[district, other])
            lead = max(-3, min(3, s.led[district, seat] - rival))
            total += w[p, DISTRICT_LEAD + lead + 3] * trees + w[p, PREEMINENCE] * preeminence(s, district, seat)
    return total


@rule
def of_cards(s, seat, w, p):
    """The row by its icons, the hand by its icons and by what can be played."""
    total = 0
    for icon in range(ICONS):
        total += w[p, ICON + 4 * icon + min(s.icons[seat, icon], 3)]
    for k in range(2):
        kind = BRIDGE if k == 0 else TREETOP
        total += w[p, TOWARDS + k] * min(3, s.icons[seat, kind] + s.icons[seat, BOTH])
    shown = 0  # three bits for each style: open trees that show it, up to 3
    for tree in range(TREES):
        if s.cap[tree] == BARE and s.tiles[tree] < TREE_TILES:
            place = 3 * s.top[tree]
            if shown >> place & 7 < 3:
                shown += 1 << place
    for slot in range(min(s.hand_size[seat], HAND)):
        card = s.hand[seat, slot]
        total += w[p, HAND_ICON + card % ICONS] + w[p, HAND_FITS + (shown >> 3 * (card // ICONS) & 7)]
    return total
