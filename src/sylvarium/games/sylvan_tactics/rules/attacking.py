"""Attacks, from the choice of a target to the aftermath (R78 to R90)."""

from sylvarium.games.sylvan_tactics.rules.board import (
    BESIDE,
    BIT,
    DIAGONAL,
    STEP,
    distance,
    in_line,
    opponent,
    relocate,
    space_of,
    unit_on,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    ARMOR,
    ATTACK,
    ATTACK_DECLARED,
    DEFEND,
    DESIGN,
    HASTE,
    KIND,
    KING,
    KING_ATTACK_COST,
    NONE,
    ON_ATTACK,
    PAWN,
    QUEEN,
    REACH,
    SIDE,
    SILENT,
    SLOTS,
    STALWART,
    THORNS,
    UNIT_KILLED,
)
from sylvarium.games.sylvan_tactics.rules.killing import harm, kill, set_off
from sylvarium.games.sylvan_tactics.rules.mercenaries import lose_armor
from sylvarium.games.sylvan_tactics.rules.sigils import available, pay, without
from sylvarium.games.sylvan_tactics.rules.state import (
    ADVANCE_STEP,
    AFTER_ATTACK_STEP,
    CHOOSE_UNIT,
    MAY_ADVANCE_STEP,
    OUTCOME_STEP,
    THORNS_STEP,
    WINDOW_STEP,
)
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import drop, push

# ------------------------------------------------------------------------------------ who attacks whom


@rule
def may_attack(s, unit):
    """R80: ready (a Pawn: has not attacked), not halted, and not fresh unless it has `haste`."""
    if s.halted[unit] or (s.fresh[unit] and s.traits[unit] & HASTE == 0):
        return False
    return not s.attacked[unit] if KIND[unit] == PAWN else not s.invoked[unit]


@rule
def in_reach(s, unit, space):
    """R76, R81: whether a unit could attack a space from where it stands."""
    here = space_of(s, unit)
    apart = distance(here, space)
    if KIND[unit] == PAWN:
        return apart == 1 and here & 7 != space & 7 and here >> 3 != space >> 3
    if apart == 2 and s.traits[unit] & REACH and in_line(here, space):
        return s.on[(here + space) >> 1] < 0
    return apart == 1


@rule
def attack_cost(s, target):
    """R79, R32: 1 for the first attack of the turn, 2 for the second …; more against a guarded King."""
    cost = s.attacks + 1
    if KIND[target] == KING:
        side = SIDE[target]
        for k in range(s.field_count[side]):
            cost += KING_ATTACK_COST[DESIGN[s.battlefields[side, k]]]
    return max(cost, 1)


@rule
def funds_to_attack(s, unit, funds):
    """R30: a unit that is invoked for its attack cannot pay for it as well."""
    return funds if KIND[unit] == PAWN else without(s, funds, unit)


@rule
def is_target(s, unit, space, funds):
    """R78, R81: an enemy whose attack is affordable."""
    target = unit_on(s, space)
    return target >= 0 and SIDE[target] != SIDE[unit] and attack_cost(s, target) <= funds


@rule
def target_in_direction(s, unit, direction, funds):
    """The space of a target in this direction, adjacent or with `reach` behind an empty space; or NONE."""
    near = STEP[s.at[unit], direction]
    if near < 0:
        return NONE
    if s.on[near] >= 0:
        return near if is_target(s, unit, near, funds) else NONE
    if s.traits[unit] & REACH:
        far = STEP[near, direction]
        if far >= 0 and is_target(s, unit, far, funds):
            return far
    return NONE


@large_rule
def can_attack(s, unit, funds):
    """R126: whether a unit may attack and an attack of it can be completed."""
    return may_attack(s, unit) and has_target(s, unit, funds_to_attack(s, unit, funds))


@rule
def has_target(s, unit, funds):
    """R81: whether an enemy within reach is affordable. Without `reach`, the unit is known to have an enemy beside."""
    if s.traits[unit] & REACH:
        return has_far_target(s, unit, funds)
    space, enemy = s.at[unit], opponent(SIDE[unit])
    around = DIAGONAL[space] if KIND[unit] == PAWN else BESIDE[space]
    targets = around & s.army[enemy]
    king = enemy * SLOTS
    return attack_cost(s, king) <= funds if targets == BIT[s.at[king]] else s.attacks < funds


@rule
def has_far_target(s, unit, funds):
    """The same for a unit with `reach`."""
    for direction in range(8):
        if target_in_direction(s, unit, direction, funds) >= 0:
            return True
    return False


@rule
def offer_attack_targets(s, unit, out):
    """`attack_target`: enemy units within reach whose attack is affordable."""
    n, pawn = 0, KIND[unit] == PAWN
    funds = funds_to_attack(s, unit, available(s, s.side))
    for direction in range(1 if pawn else 0, 8, 2 if pawn else 1):
        space = target_in_direction(s, unit, direction, funds)
        if space >= 0:
            out[n] = CHOOSE_UNIT + space
            n += 1
    return n


# ------------------------------------------------------------------------------------ the seven steps


@rule
def declare_attack(s, unit, target):
    """R83, R84: invoke, pay, count; then everything an attack is made of, the last step first."""
    cost = attack_cost(s, target)
    if KIND[unit] == PAWN:
        s.attacked[unit] = 1
    else:
        s.invoked[unit] = 1
    pay(s, s.side, cost)
    s.attacks += 1
    s.attacker = unit
    s.defender = target
    push(s, WINDOW_STEP, UNIT_KILLED, 0)
    push(s, AFTER_ATTACK_STEP, 0, 0)
    push(s, MAY_ADVANCE_STEP, 0, 0)
    push(s, THORNS_STEP, 0, 0)
    push(s, OUTCOME_STEP, 0, 0)
    if s.traits[unit] & SILENT == 0:
        push(s, WINDOW_STEP, ATTACK_DECLARED, 0)


@rule
def outcome(s):
    """R85, R86: nothing if the two are apart; else what the attack does to the defender."""
    attacker, defender = s.attacker, s.defender
    if s.at[attacker] < 0 or s.at[defender] < 0 or not in_reach(s, attacker, space_of(s, defender)):
        s.attacker = NONE
        return
    mine = strength(s, attacker, ATTACK, defender)
    theirs = strength(s, defender, DEFEND, attacker)
    space = space_of(s, defender)
    adjacent = distance(space_of(s, attacker), space) == 1
    s.thorny = 1 if adjacent and s.traits[defender] & THORNS else 0
    if KIND[defender] == KING:
        hit_king(s, SIDE[defender], mine)
    elif strike(s, defender, mine, theirs):
        if adjacent:
            s.vacated = space
        kill(s, defender, attacker, KIND[defender] == PAWN and theirs > mine)


@rule
def hit_king(s, side, damage):
    """R67, R68, R122: the King loses Health; at 0 the game ends at once."""
    s.health[side] = max(0, s.health[side] - damage)
    if s.health[side] == 0:
        s.over = 1
        while s.pending > 0:
            drop(s)


@rule
def strike(s, defender, mine, theirs):
    """R65, R74, R86: hurts a unit that is not a King; tells whether that kills it."""
    kind = KIND[defender]
    if kind == PAWN:
        return True
    if kind == QUEEN:
        side = SIDE[defender]
        s.queen_health[side] = max(0, s.queen_health[side] - mine)
        return s.queen_health[side] == 0
    if s.traits[defender] & ARMOR:
        lose_armor(s, defender)
        return False
    if s.wounded[defender] or (mine >= theirs and s.traits[defender] & STALWART == 0):
        return True
    s.wounded[defender] = 1
    return False


@rule
def thorns(s):
    """R87: a thorny defender harms its adjacent attacker, whether it survived or not."""
    if s.attacker >= 0 and s.thorny:
        harm(s, s.attacker, opponent(s.side))


@rule
def consider_advance(s):
    """R88: the attacker may take the place of the unit it has killed."""
    if s.attacker >= 0 and s.vacated >= 0 and s.at[s.attacker] >= 0 and s.on[s.vacated] < 0:
        push(s, ADVANCE_STEP, 0, 0)


@rule
def advance(s):
    """R88, R51: onto the empty space; not a move action."""
    relocate(s, s.attacker, s.vacated)


@rule
def after_attack(s):
    """R89: the attacker's `attack` abilities."""
    if s.attacker >= 0 and s.at[s.attacker] >= 0:
        set_off(s, s.attacker, ON_ATTACK)
