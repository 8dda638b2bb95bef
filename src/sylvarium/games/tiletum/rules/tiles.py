"""Piles, storehouse, resources and points: the general principles (R22–R31)."""

from sylvarium.games.tiletum.rules.components import (
    CONTRACT_TILE,
    CREST_TILE,
    RECOLOR_DIE,
    STOREHOUSE,
    TERM_OP,
    TILE_EFFECT,
    TILE_KIND,
    TILE_SHOWS,
)
from sylvarium.games.tiletum.rules.state import NONE
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below


@rule
def gain_points(s, player, part, amount):
    """R23: a loss never takes a score below 0; the rest of it is forgotten."""
    if s.score[player] + amount < 0:
        amount = -s.score[player]
    s.score[player] += amount
    s.points[player, part] += amount


# --- piles: bags from which a random tile is drawn ------------------------------------------------


@rule
def draw_tile(s, pile, left):
    """A random one of the first `left` tiles of a pile; the last of them takes its place."""
    k = below(s, left)
    tile = pile[k]
    pile[k] = pile[left - 1]
    pile[left - 1] = 0
    return tile


@rule
def draw_bonus_tile(s):
    """A random tile of the bonus pile, NONE if it is empty (R125)."""
    if s.bonus_left == 0:
        return NONE
    s.bonus_left -= 1
    return draw_tile(s, s.bonus_pile, s.bonus_left + 1)


@rule
def draw_contract_tile(s):
    """A random tile of the contract pile, NONE if it is empty (R58)."""
    if s.contract_left == 0:
        return NONE
    s.contract_left -= 1
    return draw_tile(s, s.contract_pile, s.contract_left + 1)


@rule
def draw_character_tile(s):
    """A random tile of the character pile, NONE if it is empty (R76)."""
    if s.character_left == 0:
        return NONE
    s.character_left -= 1
    return draw_tile(s, s.character_pile, s.character_left + 1)


# --- storehouse -----------------------------------------------------------------------------------


@rule
def may_take(s, player, tile):
    """R26, R29, R30: room in the storehouse, no second crest of a type, a contract space for a contract."""
    if tile == NONE or s.stored[player] == STOREHOUSE:
        return False
    kind = TILE_KIND[tile]
    if kind == CREST_TILE:
        return s.crest_held[player, TILE_SHOWS[tile]] == 0
    if kind == CONTRACT_TILE:
        return s.contracts_held[player] < len(s.contract[player])
    return True


@rule
def store(s, player, tile):
    """R26: the tile goes to the first empty space of the storehouse."""
    for space in range(STOREHOUSE):
        if s.storehouse[player, space] == NONE:
            s.storehouse[player, space] = tile
            break
    s.stored[player] += 1
    kind = TILE_KIND[tile]
    if kind == CREST_TILE:
        s.crest_held[player, TILE_SHOWS[tile]] = 1
    elif kind == CONTRACT_TILE:
        s.contracts_held[player] += 1


@rule
def unstore(s, player, space):
    """R27: a tile leaves the storehouse when it is used."""
    tile = s.storehouse[player, space]
    s.storehouse[player, space] = NONE
    s.stored[player] -= 1
    return tile


@rule
def stored_at(s, player, kind, shows):
    """The first space of the storehouse with a tile that shows this and is not in use (the player has one)."""
    space = 0
    while is_in_use(s, space) or not shows_this(s.storehouse[player, space], kind, shows):
        space += 1
    return space


@rule
def is_in_use(s, space):
    """R94: whether this space of the seat on turn holds a helper whose effect is running."""
    return (s.in_use >> space) & 1 == 1


@rule
def shows_this(tile, kind, shows):
    """Whether there is a tile, and it is of this kind and shows this."""
    return tile != NONE and TILE_KIND[tile] == kind and TILE_SHOWS[tile] == shows


@rule
def has_dyer(s, player):
    """R54: whether a helper that recolours the die is in the storehouse."""
    for space in range(STOREHOUSE):
        tile = s.storehouse[player, space]
        if tile != NONE and TERM_OP[TILE_EFFECT[tile]] == RECOLOR_DIE:
            return True
    return False
