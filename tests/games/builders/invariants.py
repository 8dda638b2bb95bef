"""The invariants of Builders (rules file, section 8), checked on any reachable state."""

from sylvarium.games.builders.rules.components import (
    BRIDGEABLE,
    COPIES,
    DISTRICT_TREES,
    HAND,
    ICONS,
    KINDS,
    PAIR_SPACES,
    SPACE_DISTRICTS,
    TILES,
    TREES,
)
from sylvarium.games.builders.rules.scoring import count_leaders, preeminence
from sylvarium.games.builders.rules.state import CAPPED, NO_CARD, NO_TREE, NOBODY, STEP
from sylvarium.games.builders.rules.trees import prestige

TREES_BY_SEATS = {2: 13, 3: 16, 4: 20}


def check(s):
    cards(s)
    tiles(s)
    trees(s)
    items(s)
    banners(s)
    hands(s)
    stacks(s)
    fame(s)
    scoring(s.copy())
    turns(s)


def cards(s):
    """builders I1"""
    found = [s.deck[k] + s.discard[k] for k in range(KINDS)]
    zones = [*s.display, *(c for p in range(s.seats) for c in s.hand[p])]
    zones += [c for p in range(s.seats) for c in s.row[p].tolist()[: s.row_size[p]]]
    for card in zones:
        if card != NO_CARD:
            found[card] += 1
    assert found == list(COPIES)
    assert s.deck_size == sum(s.deck) and s.discard_size == sum(s.discard)
    for p in range(s.seats):
        shown = s.row[p].tolist()[: s.row_size[p]]
        assert s.icons[p].tolist() == [sum(c % ICONS == icon for c in shown) for icon in range(ICONS)]


def tiles(s):
    """builders I2"""
    on_trees = [s.tile[t, k] for t in range(TREES) for k in range(s.tiles[t])]
    assert len(set(on_trees)) == len(on_trees)
    for p in range(s.seats):
        assert sorted(s.stack[p]) == [k // 4 for k in range(TILES)]
        mine = [t % TILES for t in on_trees if t // TILES == p]
        assert all(k < s.used_tiles[p] for k in mine)  # the rest of those used are in the box


def trees(s):
    """builders I3, I4, I16, I20"""
    used = [t for t in range(TREES) if s.cap[t] != NO_TREE]
    assert len(used) == TREES_BY_SEATS[s.seats]
    for t in range(TREES):
        if t not in used:
            assert s.tiles[t] == 0 and not any(s.banner[t])
            continue
        assert 0 <= s.tiles[t] <= 5
        owners = [s.tile[t, k] // TILES for k in range(s.tiles[t])]
        leader = prestige(s, t)
        assert (leader == NOBODY) == (not owners) and (not owners or leader in owners)
        last = s.tile[t, s.tiles[t] - 1] if owners else None
        assert s.top[t] == (s.base[t] if last is None else s.stack[last // TILES, last % TILES])
    if s.seats == 2:
        assert all(s.cap[t] == NO_TREE for t in (7, 11, 12))


def items(s):
    """builders I5, I6, I22"""
    held = [sum(s.held[p, i] for p in range(s.seats)) for i in range(4)]
    bridges = sum(bin(owners).count("1") for owners in s.bridge)
    capped = sum(s.cap[t] == CAPPED for t in range(TREES))
    spending = pending_target(s)
    assert s.supply[0] + held[0] == 6 and s.supply[1] + held[1] == 6
    assert s.supply[2] + held[2] + bridges + (spending == "bridge") == 12
    assert s.supply[3] + held[3] + capped + (spending == "treetop") == 9
    assert min(s.supply) >= 0
    for p in range(s.seats):
        assert sum(s.held[p]) <= 5 + (s.seats == 2 and p != s.start)


def pending_target(s):
    """An item already taken in hand whose target is still being chosen."""
    from sylvarium.games.builders.rules.state import STEP

    top = s.agenda[s.pending - 1, 0] if s.pending else 0
    return {STEP.choose_bridge: "bridge", STEP.choose_treetop_target: "treetop"}.get(top)


def banners(s):
    """builders I7, I8, I9, I14"""
    for p in range(s.seats):
        bridges = sum(owners >> p & 1 for owners in s.bridge)
        on_trees = [s.banner[t, p] for t in range(TREES) if s.banner[t, p]]
        assert s.banners[p] + len(on_trees) + bridges == 16 and s.banners[p] >= 0
        assert len(on_trees) == s.tile_banners[p]
        assert all(s.banner[t, p] <= s.tiles[t] + 1 for t in range(TREES))
    for k, owners in enumerate(s.bridge):
        assert not owners or BRIDGEABLE[s.seats][k]
        assert owners < 1 << s.seats


def hands(s):
    """builders I11, I15"""
    step = s.agenda[s.pending - 1, 0] if s.pending else 0
    for p in range(s.seats):
        assert s.hand_size[p] == sum(c != NO_CARD for c in s.hand[p]) <= HAND
        if p != s.seat or s.over:
            assert s.hand_size[p] == HAND
    if step == STEP.play_card:
        assert s.item_used == 0
        assert s.deck_size + s.discard_size == 0 or NO_CARD not in s.display.tolist()
    if step == STEP.act:
        assert s.used_tiles[s.seat] > 0


def stacks(s):
    """builders I12"""
    for p in range(s.seats):
        done = turns_completed(s, p)
        placed = s.used_tiles[p] - done
        assert placed == 0 or (placed == 1 and p == s.seat)


def turns_completed(s, p):
    length = 8 * s.seats
    order = [(s.start + t) % s.seats for t in range(length)]
    order += order[::-1]
    return order[: s.turn if s.over else s.turn - 1].count(p)


def fame(s):
    """builders I13"""
    for p in range(s.seats):
        assert s.fame[p, 0] == 5 * s.tile_banners[p]
        assert min(s.fame[p]) >= 0


def scoring(s):
    """builders I17, I18: on a copy, because counting uses scratch space of the record."""
    count_leaders(s)
    heights = sum(1 + s.tiles[t] for t in range(TREES) if s.tiles[t])
    assert sum(s.levels_led) == heights
    for district in range(5):
        size = DISTRICT_TREES[s.seats][district]
        worth = [preeminence(s, district, p) for p in range(s.seats)]
        winners = [w for w in worth if w]
        assert sum(worth) == (2 * size if len(winners) == 1 else len(winners) * size)


def turns(s):
    """builders I21"""
    assert 1 <= s.turn <= 16 * s.seats
    assert s.over in (0, 1)
    assert len(SPACE_DISTRICTS) == 36 and len(PAIR_SPACES) == 50
