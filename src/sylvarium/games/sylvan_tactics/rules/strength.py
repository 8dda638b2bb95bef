"""Strength (R33 to R36) and what changes it (`str`, `pack`, `aura`, `field`, `boost`)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    FIRST_MERC,
    KIND,
    KING,
    KING_STRENGTH,
    MERC,
    MERCS,
    PAWN,
    PAWN_STRENGTH,
    PRINTED,
    QUEEN,
    SIDE,
    SLOTS,
)
from sylvarium.kernel import rule


@rule
def base_strength(s, unit):
    """R33: Pawn 1, King 3, the Queen's Health, the printed Strengths of a Mercenary and its Partner."""
    kind = KIND[unit]
    if kind == KING:
        return KING_STRENGTH
    if kind == QUEEN:
        return s.queen_health[SIDE[unit]]
    if kind == PAWN:
        return PAWN_STRENGTH
    total = 0
    for k in range(s.kit_size[unit]):
        total += PRINTED[DESIGN[s.kit[unit, k]]]
    return total


@rule
def applies(modifier, mode):
    """R35: a modifier counts always, or in its own mode."""
    return modifier == abilities.ALWAYS or modifier == mode


@rule
def own_bonus(s, unit, mode, foe):
    """`str` and `pack` of the unit's cards."""
    total = 0
    for k in range(s.kit_size[unit]):
        design = DESIGN[s.kit[unit, k]]
        total += abilities.BONUS[design, abilities.ALWAYS]
        if mode != abilities.ALWAYS:
            total += abilities.BONUS[design, mode]
        if mode == abilities.ATTACK:
            total += abilities.VERSUS[design, KIND[foe]]
            if s.moved[unit] > 0:
                total += abilities.CHARGE[design]
            if abilities.PACK[design] > 0:
                total += min(abilities.PACK[design], companions(s, unit, foe))
    return total


@rule
def companions(s, unit, foe):
    """`pack`: the attacker's fellow Pawns and Mercenaries beside the defender."""
    count = 0
    for direction in range(8):
        there = board.NEXT[s.at[foe], direction]
        if there >= 0:
            other = board.unit_on(s, there)
            if other >= 0 and other != unit and SIDE[other] == SIDE[unit] and KIND[other] >= MERC:
                count += 1
    return count


@rule
def aura_bonus(s, unit, mode):
    """`aura`: what other units near by lend or take."""
    total = 0
    for side in range(2):
        merc = side * SLOTS + FIRST_MERC
        for source in range(merc, merc + MERCS):
            if s.traits[source] & abilities.AURA and source != unit:
                apart = board.distance(board.space_of(s, source), board.space_of(s, unit))
                relation = abilities.ALLY if side == SIDE[unit] else abilities.ENEMY
                total += auras_of(s, source, apart, relation, KIND[unit], mode)
    return total


@rule
def auras_of(s, source, apart, relation, kind, mode):
    """The auras of one Mercenary's cards, for a unit of this kind and relation at this distance."""
    total = 0
    for k in range(s.kit_size[source]):
        design = DESIGN[s.kit[source, k]]
        if (
            abilities.AURA_AMOUNT[design] != 0
            and abilities.AURA_SIDE[design] == relation
            and abilities.AURA_KINDS[design] >> kind & 1
            and apart <= abilities.AURA_WITHIN[design]
            and applies(abilities.AURA_MODE[design], mode)
        ):
            total += abilities.AURA_AMOUNT[design]
    return total


@rule
def field_bonus(s, unit, mode):
    """`field`: the Battlefields of the unit's player (R105)."""
    total, side = 0, SIDE[unit]
    for k in range(s.field_count[side]):
        design = DESIGN[s.battlefields[side, k]]
        if (
            abilities.FIELD_AMOUNT[design] != 0
            and abilities.FIELD_KINDS[design] >> KIND[unit] & 1
            and applies(abilities.FIELD_MODE[design], mode)
            and (
                abilities.FIELD_ZONE[design] == abilities.ANYWHERE or board.in_enemy_half(side, board.space_of(s, unit))
            )
        ):
            total += abilities.FIELD_AMOUNT[design]
    return total


@rule
def strength(s, unit, mode, foe):
    """R34: base Strength and all modifiers of this mode, at least 0. `foe`: the other unit of the attack."""
    total = base_strength(s, unit) + own_bonus(s, unit, mode, foe) + s.boost[unit]
    total += aura_bonus(s, unit, mode) + field_bonus(s, unit, mode)
    return max(total, 0)
