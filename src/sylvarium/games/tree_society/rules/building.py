"""Building a level, in the steps of R44 (3.7, 3.9, 3.13).

No card has a mandatory effect on level 1, so the discard that makes room for a new guild and a mandatory
effect never come together.
"""

from sylvarium.games.tree_society.rules.components import (
    ANY_ZONE,
    DEMANDED_FRUITS,
    DEMANDED_ZONE,
    LEVELS,
    NO_PART,
    NO_ZONE,
    PART_KIND,
    PARTS,
    PLACES,
)
from sylvarium.games.tree_society.rules.counters import banners
from sylvarium.games.tree_society.rules.ending import note_banners
from sylvarium.games.tree_society.rules.gains import gain_for_build
from sylvarium.games.tree_society.rules.guilds import add_completed, clear_place, free_place, place_of, slot_with
from sylvarium.games.tree_society.rules.prices import payable, price
from sylvarium.games.tree_society.rules.state import (
    DISCARD_GUILD,
    EFFECT,
    EMPTY,
    MAKE_ROOM,
    MUST_DISCARD,
    MUST_PRESERVE,
    NOWHERE,
    PAY,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push, second


@rule
def next_level(s, card):
    """R41: the level that would be built on a card: 1 if it is not in progress."""
    place = place_of(s, card)
    return 1 if place == NOWHERE else s.level[s.seat, place] + 1


@rule
def start_build(s, card, mod):
    """R44a, R44b: what has to be done before the payment goes on top of it."""
    level = next_level(s, card)
    push(s, PAY, card, mod)
    if level == 1:
        if free_place(s) == NOWHERE:
            push(s, MAKE_ROOM, card, mod)
    else:
        if DEMANDED_ZONE[card, level] != NO_ZONE:
            push(s, MUST_DISCARD, card, mod)
        if DEMANDED_FRUITS[card, level] > 0:
            push(s, MUST_PRESERVE, DEMANDED_FRUITS[card, level], 0)


@rule
def rooms(s, out):
    """`make_room`: each card in progress whose discard leaves the price payable (R43)."""
    n = 0
    for place in range(PLACES):
        if payable(s, first(s), 1, second(s), place):
            out[n] = DISCARD_GUILD + s.house[s.seat, place]
            n += 1
    return n


@rule
def demanded_discards(s, out):
    """`must_discard`: own guilds other than the one being built that leave the price payable (R79, R80)."""
    n, card, mod = 0, first(s), second(s)
    level = next_level(s, card)
    for place in range(PLACES):
        other = s.house[s.seat, place]
        if other != EMPTY and other != card and payable(s, card, level, mod, place):
            out[n] = DISCARD_GUILD + other
            n += 1
    if DEMANDED_ZONE[card, level] == ANY_ZONE and payable(s, card, level, mod, NOWHERE):
        for k in range(s.completed_count[s.seat]):
            out[n] = DISCARD_GUILD + s.completed[s.seat, k]
            n += 1
    return n


@rule
def pay(s):
    """R44c to R44f: payment, the marker moves, the other cards react, the effect of the level is next."""
    card, mod = first(s), second(s)
    drop(s)
    level = next_level(s, card)
    s.purse[s.seat] -= price(s, card, level, mod, NOWHERE)
    if level == 1:
        place_new(s, card)
    elif level == LEVELS:
        complete(s, card)
    else:
        s.level[s.seat, place_of(s, card)] = level
    gain_for_build(s, card, level)
    push_effect(s, card, level)


@rule
def place_new(s, card):
    """R39, R45: the card comes from the guild market or from a reveal, with a Tree marker on level 1."""
    slot = slot_with(s, card)
    if slot == NOWHERE:
        s.shown_guild_count = 0
    else:
        s.guild_market[slot] = EMPTY
    place = free_place(s)
    s.house[s.seat, place] = card
    s.level[s.seat, place] = 1


@rule
def complete(s, card):
    """R54, R57: the card moves to the Completed section at once, and the end trigger is checked."""
    clear_place(s, place_of(s, card))
    add_completed(s, card)
    note_banners(s, banners(s, s.seat))


@rule
def push_effect(s, card, level):
    """R59, R61: the parts of the standard or draw effect of a level, the first one on top."""
    s.committed = 0
    for part in range(PARTS - 1, -1, -1):
        slot = level * PARTS + part
        if PART_KIND[card, slot] != NO_PART:
            push(s, EFFECT, card, slot)
