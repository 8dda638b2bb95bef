"""Morale, harm and death (R67 to R75, R91 to R95, R100, R101)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, mercenaries
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    KIND,
    KING,
    MERC,
    MERCS,
    NONE,
    PAWN,
    QUEEN,
    RETIRE_MORALE,
    SIDE,
)
from sylvarium.games.sylvan_tactics.rules.state import IN_HAND, IN_PILE, LOST, STEP
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import push


@rule
def morale_damage(s, side, n):
    """R70: morale damage never kills; a King already at 1 Health is Disgraced instead."""
    if s.shaken[side] == 0:
        for k in range(s.field_count[side]):
            n -= abilities.MORALE_GUARD[DESIGN[s.battlefields[side, k]]]
        s.shaken[side] = 1
    if n <= 0:
        return
    if s.health[side] > 1:
        s.health[side] = max(1, s.health[side] - n)
    else:
        s.disgraced[side] = 1


@rule
def is_warded(s, unit, side):
    """`warded`: operations of this side do nothing to the unit."""
    return SIDE[unit] != side and s.traits[unit] & abilities.WARDED != 0


@large_rule
def harm(s, unit, side):
    """R92: `harm` by a card or ability of `side`: a Pawn dies, a Mercenary is Wounded or dies."""
    kind = KIND[unit]
    if kind == KING or kind == QUEEN or is_warded(s, unit, side):
        return
    if kind == PAWN or (s.wounded[unit] and s.traits[unit] & abilities.ARMOR == 0):
        kill(s, unit, NONE, False)
    else:
        wound(s, unit)


@rule
def wound(s, unit):
    """A Healed Mercenary becomes Wounded, unless its armor takes it."""
    if s.traits[unit] & abilities.ARMOR:
        mercenaries.lose_armor(s, unit)
    else:
        s.wounded[unit] = 1


@rule
def kill(s, unit, attacker, spare_morale):
    """R91: off the board, morale damage (R72, unless R75 spares it), then what the death sets off.

    `attacker` is the unit whose attack did it, or NONE.
    """
    side = SIDE[unit]
    if side != s.side:
        remember_death(s, unit, attacker)
    if KIND[unit] == MERC:
        mercenaries.disband(s, unit, IN_PILE, IN_PILE)
    else:
        board.lift(s, unit)
        if KIND[unit] == QUEEN:
            s.queen[side] = LOST
            s.queen_health[side] = 0
    if not spare_morale:
        morale_damage(s, side, 1)
    set_off_by_kill(s, board.opponent(side), attacker)


@rule
def remember_death(s, unit, attacker):
    """R115: the units of the Responder killed in this action, and their killer."""
    s.killed += 1
    s.killed_kinds |= 1 << KIND[unit]
    if attacker >= 0:
        s.killer = attacker
    if KIND[unit] == MERC:
        s.fallen[s.fallen_size] = s.kit[unit, 0]
        s.fallen_size += 1


@rule
def set_off_by_kill(s, side, attacker):
    """R91 (3), R101: `kill` and `enemy_killed`, oldest unit first, own card before Partner and Equipment.

    Both belong to the enemy of the unit killed, so only one player's abilities can be set off.
    """
    if mercenaries.crew_traits(s, side) & abilities.AT_KILL == 0:
        return
    for age in range(MERCS - 1, -1, -1):
        unit = mercenaries.nth_oldest(s, side, age)
        if unit >= 0:
            for k in range(s.kit_size[unit] - 1, -1, -1):
                card = mercenaries.kit_card(s, unit, k)
                event = abilities.ABILITY[DESIGN[card]]
                if event == abilities.ON_KILL and unit == attacker:
                    push(s, STEP.trigger, unit, card)
                elif event == abilities.ON_ENEMY_KILLED and s.spent[card] == 0:
                    s.spent[card] = 1
                    push(s, STEP.trigger, unit, card)


@rule
def set_off(s, unit, event):
    """R100: the abilities of one unit that wait for this event."""
    for k in range(s.kit_size[unit] - 1, -1, -1):
        card = mercenaries.kit_card(s, unit, k)
        if abilities.ABILITY[DESIGN[card]] == event:
            push(s, STEP.trigger, unit, card)


@rule
def retire(s, unit):
    """R94: 2 morale damage; the card is discarded, Partner and Equipment return to the hand."""
    morale_damage(s, SIDE[unit], RETIRE_MORALE)
    mercenaries.disband(s, unit, IN_PILE, IN_HAND)
