"""Items: whether one can be used, and what it does (R61 to R76)."""

from sylvarium.games.builders.rules.components import AX, BRIDGE, BRIDGEABLE, HAMMER, ORIGIN, PAIR, PAIRS, TREES
from sylvarium.games.builders.rules.state import BARE, BRIDGE_FAME, CAPPED, STEP
from sylvarium.games.builders.rules.trees import height, is_open, lift_tile, prestige, put_tile, top_owner
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def ax_fits(s, tree):
    """R63: a tree with at least one tile and no treetop."""
    return s.cap[tree] == BARE and s.tiles[tree] > 0


@rule
def hammer_lifts(s, tree):
    """R65: the highest tile is the player's own, and there is no treetop."""
    return s.cap[tree] == BARE and top_owner(s, tree) == s.seat


@rule
def hammer_moves(s, source, tree):
    """R65: onto another open tree."""
    return tree != source and is_open(s, tree)


@rule
def treetop_fits(s, tree):
    """R68: any tree without a treetop."""
    return s.cap[tree] == BARE


@rule
def bridge_fits(s, pair):
    """R71 to R74: adjacent used spaces without a bridge of this player, who has a banner for it."""
    return BRIDGEABLE[s.seats, pair] and not (s.bridge[pair] >> s.seat) & 1 and s.banners[s.seat] > 0


@rule
def hammer_has_destination(s, source):
    """Whether the tile on top of `source` can go anywhere."""
    for tree in range(TREES):
        if hammer_moves(s, source, tree):
            return True
    return False


@rule
def usable(s, item):
    """R61, R62: held, none used this turn, and it has a legal target."""
    if s.item_used or s.held[s.seat, item] == 0:
        return False
    if item == BRIDGE:
        for pair in range(PAIRS):
            if bridge_fits(s, pair):
                return True
        return False
    for tree in range(TREES):
        if item == AX:
            fits = ax_fits(s, tree)
        elif item == HAMMER:
            fits = hammer_lifts(s, tree) and hammer_has_destination(s, tree)
        else:
            fits = treetop_fits(s, tree)
        if fits:
            return True
    return False


@rule
def use_item(s, item):
    """R61 to R63, R65: the item is spent; ax and hammer go back to the supply. Its target comes next."""
    s.item_used = 1
    s.held[s.seat, item] -= 1
    if item == AX:
        s.supply[item] += 1
        push(s, STEP.choose_ax_target, 0, 0)
    elif item == HAMMER:
        s.supply[item] += 1
        push(s, STEP.choose_source, 0, 0)
    elif item == BRIDGE:
        push(s, STEP.choose_bridge, 0, 0)
    else:
        push(s, STEP.choose_treetop_target, 0, 0)


@rule
def use_ax(s, tree):
    """R63: the top tile goes to the box."""
    lift_tile(s, tree)


@rule
def use_hammer(s, source, destination):
    """R65 to R67: the tile moves, and may get a banner where it arrives."""
    put_tile(s, destination, lift_tile(s, source))


@rule
def use_treetop(s, tree):
    """R68, R69: the tree is closed for good."""
    s.cap[tree] = CAPPED


@rule
def use_bridge(s, pair):
    """R71, R75: levels of the linked trees the player has prestige for, scored now and only once."""
    s.bridge[pair] |= 1 << s.seat
    s.banners[s.seat] -= 1
    s.fame[s.seat, BRIDGE_FAME] += bridge_worth(s, pair)


@rule
def bridge_worth(s, pair):
    """R75: what a bridge of the player on turn scores there now."""
    worth = 0
    for end in range(2):
        tree = PAIR[pair, end] - ORIGIN[s.seats]
        if prestige(s, tree) == s.seat:
            worth += height(s, tree)
    return worth
