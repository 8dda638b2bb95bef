"""The counters of R119: what effects and final scoring count. They look at the owner's own things only.

Fruits in the sale area are neither sold nor unsold (R120).
"""

from sylvarium.games.tree_society.rules.components import (
    BANNER_COUNT,
    BANNERS,
    BANNERS_OF,
    CARD_GUILD,
    COIN_COUNT,
    FRUIT_TYPE,
    GUILD_COUNT,
    GUILDS,
    HOUSE_COUNT,
    HOUSES_OF,
    MAJORITY,
    SOLD_COUNT,
    SOLD_TOP,
    SOLD_TYPES,
    TYPES,
    UNSOLD_COUNT,
    UNSOLD_TYPES,
)
from sylvarium.kernel import rule


@rule
def banners(s, seat):
    """Banners in the Completed section."""
    total = 0
    for k in range(s.completed_count[seat]):
        total += BANNERS[s.completed[seat, k]]
    return total


@rule
def banners_of(s, seat, guild):
    """Banners of one guild in the Completed section."""
    total = 0
    for k in range(s.completed_count[seat]):
        card = s.completed[seat, k]
        if CARD_GUILD[card] == guild:
            total += BANNERS[card]
    return total


@rule
def houses_of(s, seat, guild):
    """Cards of one guild in the Completed section."""
    total = 0
    for k in range(s.completed_count[seat]):
        if CARD_GUILD[s.completed[seat, k]] == guild:
            total += 1
    return total


@rule
def guilds(s, seat):
    """Different guilds in the Completed section (Q34)."""
    total = 0
    for guild in range(GUILDS):
        total += min(houses_of(s, seat, guild), 1)
    return total


@rule
def majority(s, seat):
    """Banners of the guild with the most banners in their own Completed section (Q33)."""
    most = 0
    for guild in range(GUILDS):
        most = max(most, banners_of(s, seat, guild))
    return most


@rule
def sold_of(s, seat, kind):
    """Cards of a type in the sold pile."""
    total = 0
    for k in range(s.sold_count[seat]):
        if FRUIT_TYPE[s.sold[seat, k]] == kind:
            total += 1
    return total


@rule
def sold_types(s, seat):
    """Different types in the sold pile."""
    total = 0
    for kind in range(TYPES):
        total += min(sold_of(s, seat, kind), 1)
    return total


@rule
def sold_top(s, seat):
    """Cards of the most frequent type in the sold pile."""
    most = 0
    for kind in range(TYPES):
        most = max(most, sold_of(s, seat, kind))
    return most


@rule
def unsold_types(s, seat):
    """Different types among the unsold fruits."""
    kinds = 0
    for k in range(s.unsold_count[seat]):
        kinds |= 1 << FRUIT_TYPE[s.unsold[seat, k]]
    total = 0
    for kind in range(TYPES):
        total += (kinds >> kind) & 1
    return total


@rule
def count(s, seat, counter):
    """R119: the value of a counter for a seat, at this moment."""
    if counter >= HOUSES_OF:
        return houses_of(s, seat, counter - HOUSES_OF)
    elif counter >= BANNERS_OF:
        return banners_of(s, seat, counter - BANNERS_OF)
    elif counter == BANNER_COUNT:
        return banners(s, seat)
    elif counter == HOUSE_COUNT:
        return s.completed_count[seat] + 0
    elif counter == GUILD_COUNT:
        return guilds(s, seat)
    elif counter == MAJORITY:
        return majority(s, seat)
    elif counter == SOLD_COUNT:
        return s.sold_count[seat] + 0
    elif counter == SOLD_TYPES:
        return sold_types(s, seat)
    elif counter == SOLD_TOP:
        return sold_top(s, seat)
    elif counter == UNSOLD_COUNT:
        return s.unsold_count[seat] + 0
    elif counter == UNSOLD_TYPES:
        return unsold_types(s, seat)
    elif counter == COIN_COUNT:
        return s.purse[seat] + 0
    return 0
