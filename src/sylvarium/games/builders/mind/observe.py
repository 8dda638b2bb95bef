"""What a seat knows, as numbers (rules file 6.3)."""

from sylvarium.games.builders.rules.components import (
    DISPLAY,
    ICONS,
    ITEMS,
    KINDS,
    PAIRS,
    ROUND_TURNS,
    SEATS,
    STYLES,
    TILES,
    TREE_TILES,
    TREES,
)
from sylvarium.games.builders.rules.scoring import score
from sylvarium.games.builders.rules.state import CAPPED, NO_CARD, NO_TREE, NOBODY
from sylvarium.games.builders.rules.trees import active_end, owner_at, prestige, style_at
from sylvarium.kernel import rule

# Sections of the observation, in the order they are written.
TREE_NUMBERS = 3 + STYLES * 2 + SEATS * 2 + TREE_TILES * (SEATS + STYLES)
PLAYER_NUMBERS = 5 + ITEMS + ICONS + STYLES
OWN_NUMBERS = KINDS + TILES * STYLES
BRIDGE_NUMBERS = PAIRS * SEATS
COMMON_NUMBERS = 3 + KINDS + DISPLAY * (STYLES + ICONS) + 2 * SEATS
OBSERVATION = TREES * TREE_NUMBERS + SEATS * PLAYER_NUMBERS + OWN_NUMBERS + COMMON_NUMBERS + BRIDGE_NUMBERS


@rule
def observe(s, seat, out):
    """Writes what `seat` knows as numbers around 0 to 1; players come in turn order from `seat`."""
    for k in range(OBSERVATION):
        out[k] = 0.0
    at = observe_common(s, seat, out, 0)
    at = observe_own(s, seat, out, at)
    for k in range(s.seats):
        observe_player(s, (seat + k) % s.seats, out, at + k * PLAYER_NUMBERS)
    at += SEATS * PLAYER_NUMBERS
    for tree in range(TREES):
        observe_tree(s, seat, tree, out, at + tree * TREE_NUMBERS)
    observe_bridges(s, seat, out, at + TREES * TREE_NUMBERS)


@rule
def observe_bridges(s, seat, out, at):
    """Who has a bridge on which pair (R71, R72)."""
    for pair in range(PAIRS):
        if s.bridge[pair]:
            for k in range(s.seats):
                if (s.bridge[pair] >> ((seat + k) % s.seats)) & 1:
                    out[at + pair * SEATS + k] = 1.0


@rule
def observe_common(s, seat, out, at):
    """Progress, discard pile, display, and whose turn it is."""
    out[at] = s.turn / (2.0 * ROUND_TURNS * s.seats)
    out[at + 1] = s.deck_size / 80.0
    out[at + 2] = s.item_used
    at += 3
    for kind in range(KINDS):
        out[at + kind] = s.discard[kind] / 6.0
    at += KINDS
    for slot in range(DISPLAY):
        kind = s.display[slot]
        if kind != NO_CARD:
            out[at + kind // ICONS] = 1.0
            out[at + STYLES + kind % ICONS] = 1.0
        at += STYLES + ICONS
    out[at + (s.seat - seat + s.seats) % s.seats] = 1.0
    out[at + SEATS + s.seats - 1] = 1.0
    return at + 2 * SEATS


@rule
def observe_own(s, seat, out, at):
    """One's own hand by kinds, and one's own tiles of both stacks, next one first."""
    for slot in range(s.hand_size[seat]):
        out[at + s.hand[seat, slot]] += 0.5
    at += KINDS
    for k in range(s.used_tiles[seat], TILES):
        out[at + (k - s.used_tiles[seat]) * STYLES + s.stack[seat, k]] = 1.0
    return at + TILES * STYLES


@rule
def observe_player(s, seat, out, at):
    """What lies open before a player."""
    out[at] = 1.0
    out[at + 1] = score(s, seat) / 100.0
    out[at + 2] = s.banners[seat] / 16.0
    out[at + 3] = s.tile_banners[seat] / 4.0
    out[at + 4] = s.hand_size[seat] / 4.0
    at += 5
    for item in range(ITEMS):
        out[at + item] = s.held[seat, item] / 2.0
    at += ITEMS
    for icon in range(ICONS):
        out[at + icon] = s.icons[seat, icon] / 3.0
    at += ICONS
    if s.used_tiles[seat] < active_end(s):
        out[at + s.stack[seat, s.used_tiles[seat]]] = 1.0


@rule
def observe_tree(s, seat, tree, out, at):
    """One tree: treetop, height, base, top, who leads, banners, and every tile."""
    if s.cap[tree] == NO_TREE:
        return
    out[at] = 1.0
    if s.cap[tree] == CAPPED:
        out[at + 1] = 1.0
    out[at + 2] = s.tiles[tree] / 5.0
    at += 3
    out[at + s.base[tree]] = 1.0
    out[at + STYLES + s.top[tree]] = 1.0
    at += 2 * STYLES
    leader = prestige(s, tree)
    if leader != NOBODY:
        out[at + (leader - seat + s.seats) % s.seats] = 1.0
    for k in range(s.seats):
        if s.banner[tree, (seat + k) % s.seats] > 0:
            out[at + SEATS + k] = 1.0
    at += 2 * SEATS
    for k in range(s.tiles[tree]):
        out[at + (owner_at(s, tree, k) - seat + s.seats) % s.seats] = 1.0
        out[at + SEATS + style_at(s, tree, k)] = 1.0
        at += SEATS + STYLES
