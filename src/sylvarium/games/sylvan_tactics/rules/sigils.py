"""Sigils, what is available, and paying (R25 to R32)."""

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, FIRST_MERC, MERCS, NONE, SLOTS
from sylvarium.kernel import rule


@rule
def is_living(s, unit):
    """R29: whether a unit can be invoked as a Sigil now."""
    return s.traits[unit] & abilities.LIVING_SIGIL != 0 and s.invoked[unit] == 0


@rule
def is_living_field(s, card):
    """R29: whether a Battlefield can be invoked as a Sigil now."""
    return abilities.TRAITS[DESIGN[card]] & abilities.LIVING_SIGIL != 0 and s.field_invoked[card] == 0


@rule
def available(s, side):
    """R26: awake ready Sigils and ready Living Sigils."""
    count = s.awake[side] - s.invoked_sigils[side]
    for k in range(s.field_count[side]):
        if is_living_field(s, s.battlefields[side, k]):
            count += 1
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        count += is_living(s, unit)
    return count


@rule
def without(s, funds, unit):
    """R30: what is available for a cost that invokes this unit itself."""
    return funds - 1 if is_living(s, unit) else funds


@rule
def pay(s, side, n):
    """R28: ordinary Sigils first, then Living Battlefields, then Living Mercenaries, oldest first."""
    ordinary = min(n, s.awake[side] - s.invoked_sigils[side])
    s.invoked_sigils[side] += ordinary
    n -= ordinary
    if n == 0:
        return
    for k in range(s.field_count[side]):
        card = s.battlefields[side, k]
        if n > 0 and is_living_field(s, card):
            s.field_invoked[card] = 1
            n -= 1
    while n > 0:
        s.invoked[oldest_living(s, side)] = 1
        n -= 1


@rule
def oldest_living(s, side):
    """R28: the oldest unit that can be invoked as a Sigil."""
    oldest = NONE
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        if is_living(s, unit) and (oldest < 0 or s.entry[unit] < s.entry[oldest]):
            oldest = unit
    return oldest
