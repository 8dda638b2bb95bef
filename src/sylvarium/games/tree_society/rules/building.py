"""Building a level, in the steps of R44 (3.7, 3.9, 3.13).

No card has a mandatory effect on level 1, so the discard that makes room for a new guild and a mandatory
effect never come together.
"""

from sylvarium.games.tree_society.rules import counters, ending, gains, guilds, prices
from sylvarium.games.tree_society.rules.components import (
    DEMANDED_FRUITS,
    DEMANDED_ZONE,
    LEVELS,
    NO_PART,
    NO_ZONE,
    PART_KIND,
    PARTS,
)
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push


@rule
def next_level(s, card):
    """R41: the level that would be built on a card: 1 if it is not in progress."""
    place = guilds.place_of(s, card)
    return 1 if place == NOWHERE else s.level[s.seat, place] + 1


@rule
def start_build(s, card, mod):
    """R44a, R44b: what has to be done before the payment goes on top of it."""
    level = next_level(s, card)
    push(s, STEP.pay, card, mod)
    if level == 1:
        if guilds.free_place(s) == NOWHERE:
            push(s, STEP.make_room, card, mod)
    else:
        if DEMANDED_ZONE[card, level] != NO_ZONE:
            push(s, STEP.must_discard, card, mod)
        if DEMANDED_FRUITS[card, level] > 0:
            push(s, STEP.must_preserve, DEMANDED_FRUITS[card, level], 0)


@rule
def pay(s, card, mod):
    """R44c to R44f: payment, the marker moves, the other cards react, the effect of the level is next."""
    level = next_level(s, card)
    s.purse[s.seat] -= prices.price(s, card, level, mod, NOWHERE)
    if level == 1:
        place_new(s, card)
    elif level == LEVELS:
        complete(s, card)
    else:
        s.level[s.seat, guilds.place_of(s, card)] = level
    gains.gain_for_build(s, card, level)
    push_effect(s, card, level)


@rule
def place_new(s, card):
    """R39, R45: the card comes from the guild market or from a reveal, with a Tree marker on level 1."""
    slot = guilds.slot_with(s, card)
    if slot == NOWHERE:
        s.shown_guild_count = 0
    else:
        s.guild_market[slot] = EMPTY
    place = guilds.free_place(s)
    s.house[s.seat, place] = card
    s.level[s.seat, place] = 1


@rule
def complete(s, card):
    """R54, R57: the card moves to the Completed section at once, and the end trigger is checked."""
    guilds.clear_place(s, guilds.place_of(s, card))
    guilds.add_completed(s, card)
    ending.note_banners(s, counters.banners(s, s.seat))


@rule
def push_effect(s, card, level):
    """R59, R61: the parts of the standard or draw effect of a level, the first one on top."""
    s.committed = 0
    for part in range(PARTS - 1, -1, -1):
        slot = level * PARTS + part
        if PART_KIND[card, slot] != NO_PART:
            push(s, STEP.effect, card, slot)
