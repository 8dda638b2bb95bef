"""Every invariant of the rules file (section 8) that can be seen in one position, and those of one action."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.components import (
    CARD_IDS,
    CARDS,
    COST,
    DESIGN,
    DESIGN_IDS,
    EQUIPMENT,
    FIRST_MERC,
    FIRST_PAWN,
    KIND,
    MERC,
    MERC_CARDS,
    MERC_DESIGNS,
    MERCENARY,
    NONE,
    PARTNER,
    PAWN,
    PRINTED,
    SLOTS,
    TYPE,
    UNITS,
)
from sylvarium.games.sylvan_tactics.rules.state import (
    AT_BOTTOM,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    LAST_DECISION,
    LOOKED_AT,
    ON_BOARD,
    RESOLVING,
)
from sylvarium.games.sylvan_tactics.rules.strength import strength

# Actions that no card of the deck can give.
UNREACHABLE = (
    {f"pair:{DESIGN_IDS[d]}" for d in range(MERC_DESIGNS) if not PARTNER[d]}
    | {
        f"play:{id}"
        for d, id in enumerate(DESIGN_IDS)
        if abilities.ABILITY[d] == abilities.RIPOSTE and TYPE[d] != EQUIPMENT
    }
    | {f"riposte:{id}" for d, id in enumerate(DESIGN_IDS) if d >= MERC_DESIGNS and not abilities.WINDOW[d]}
    | {f"use:{CARD_IDS[card]}" for card in range(MERC_CARDS) if abilities.ABILITY[DESIGN[card]] != abilities.USE}
)


def listed(cells: Any, size: int) -> list[int]:
    numbers = cells.tolist()
    assert not any(numbers[size:]), "traces behind the end of a list"
    return numbers[:size]


def check(s: Any) -> None:
    """Every invariant of a position."""
    cards(s)
    units(s)
    players(s)
    bookkeeping(s)


def cards(s: Any) -> None:  # sylvan_tactics I1, I5, I6
    """Card conservation, and every list says the same as `where`."""
    zones = {
        IN_DECK: listed(s.deck, s.deck_size),
        AT_BOTTOM: listed(s.bottom, s.bottom_size),
        LOOKED_AT: listed(s.looked, s.looked_size),
        IN_HAND: listed(s.hand[0], s.hand_size[0]) + listed(s.hand[1], s.hand_size[1]),
        IN_PILE: listed(s.pile, s.pile_size),
        RESOLVING: [card for card in range(CARDS) if s.where[card] == RESOLVING],
        IN_PLAY: [card for side in range(2) for card in listed(s.battlefields[side], s.field_count[side])]
        + [card for unit in range(UNITS) for card in listed(s.kit[unit], s.kit_size[unit])],
    }
    assert sorted(card for zone in zones.values() for card in zone) == list(range(CARDS))
    for where, zone in zones.items():
        assert all(s.where[card] == where for card in zone)
        assert where < IN_PLAY or not any(s.marks[card] for card in zone)
    assert len(zones[RESOLVING]) <= 2
    for unit in range(UNITS):
        crew(s, unit)


def crew(s: Any, unit: int) -> None:  # sylvan_tactics I5, I6
    """A Mercenary: one own card, at most one Partner, Equipment; nobody else has cards."""
    kit = s.kit[unit].tolist()[: s.kit_size[unit]]
    traits = 0
    for k, card in enumerate(kit):
        design = DESIGN[card]
        traits |= int(abilities.TRAITS[design])
        assert s.holder[card] == unit
        if k == 0 or (k == 1 and s.paired[unit]):
            assert TYPE[design] == MERCENARY and (k == 0 or PARTNER[design])
        else:
            assert TYPE[design] == EQUIPMENT
    assert s.traits[unit] == traits
    assert bool(kit) == (KIND[unit] == MERC and s.at[unit] >= 0)
    assert s.paired[unit] == 0 or len(kit) >= 2


def units(s: Any) -> None:  # sylvan_tactics I2, I3, I4, I5, I10, I11
    """Who stands where, and what can be said of whom."""
    for space in range(64):
        assert s.on[space] == NONE or s.at[s.on[space]] == space
    for unit in range(UNITS):
        if s.at[unit] == NONE:
            states = ("entry", "invoked", "wounded", "fresh", "moved", "attacked", "left", "boost", "halted", "snared")
            assert not any(getattr(s, state)[unit] for state in states) and not s.rooted[unit]
            continue
        assert s.on[s.at[unit]] == unit and 0 < s.entry[unit] <= s.entries
        assert not s.wounded[unit] or KIND[unit] == MERC
        assert KIND[unit] != PAWN or not s.invoked[unit]
        assert strength(s, unit, 0, NONE) >= 0
    for side in range(2):
        bits = {space for space in range(64) if s.army[side] >> space & 1}
        assert bits == {s.at[unit] for unit in range(side * SLOTS, (side + 1) * SLOTS) if s.at[unit] != NONE}
    entries = [s.entry[unit] for unit in range(UNITS) if s.at[unit] != NONE]
    assert len(set(entries)) == len(entries)
    for side in range(2):
        pawns = range(side * SLOTS + FIRST_PAWN, (side + 1) * SLOTS)
        standing = [unit for unit in s.on if unit in pawns]
        pool = [unit for unit in pawns if s.at[unit] == NONE]
        assert len(standing) + len(pool) == 8 == len({*standing, *pool})
        kings = [unit for unit in s.on if unit == side * SLOTS]
        mercs = [unit for unit in s.on if 0 <= unit - side * SLOTS - FIRST_MERC < 3]
        assert len(kings) == 1 and len(mercs) == len(set(mercs)) <= 3


def players(s: Any) -> None:  # sylvan_tactics I7, I8, I9, I13
    """Sigils, Health, Queens."""
    for side in range(2):
        begun = (s.turn + 1 - side) // 2
        assert s.awake[side] == min(6, begun) and 0 <= s.invoked_sigils[side] <= s.awake[side]
        assert 0 <= s.health[side] <= 10 and (s.over or s.health[side] >= 1)
        queen = side * SLOTS + 1
        assert (s.at[queen] != NONE) == (s.queen[side] == ON_BOARD)
        assert 1 <= s.queen_health[side] <= 6 if s.queen[side] == ON_BOARD else s.queen_health[side] == 0
    if s.over and s.turn < s.last_turn:
        assert sorted(min(health, 1) for health in s.health) == [0, 1]


def bookkeeping(s: Any) -> None:
    """The agenda waits for a decision, and nothing is left in the scratch space."""
    assert s.over or 1 <= s.agenda[s.pending - 1, 0] <= LAST_DECISION
    assert not s.over or s.pending == 0
    assert not any(cell for row in s.agenda.tolist()[s.pending :] for cell in row)
    assert not any(s.scratch)


def check_data() -> None:  # sylvan_tactics I11
    """Printed numbers."""
    assert all(1 <= cost <= 6 for cost in COST)
    assert all(1 <= strength <= 5 for strength in PRINTED[:MERC_DESIGNS])
