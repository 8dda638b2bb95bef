"""Attacks, from the choice of a target to the aftermath (R78 to R90)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, killing, mercenaries, sigils
from sylvarium.games.sylvan_tactics.rules.components import DESIGN, KIND, KING, NONE, PAWN, QUEEN, SIDE, SLOTS
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, STEP
from sylvarium.games.sylvan_tactics.rules.strength import strength
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import drop, push

# What an attack does to its defender (R86).
FATES = ("health", "wins", "queen-dies", "dies-proudly", "dies", "armor", "finished", "wounded")
LOSES_HEALTH, FALLS, QUEEN_DIES, DIES_PROUDLY, DIES, ARMOR_HOLDS, FINISHED, WOUNDED = range(len(FATES))

# ------------------------------------------------------------------------------------ who attacks whom


@rule
def may_attack(s, unit):
    """R80: ready (a Pawn: has not attacked), not halted, and not fresh unless it has `haste`."""
    if s.halted[unit] or (s.fresh[unit] and s.traits[unit] & abilities.HASTE == 0):
        return False
    return not s.attacked[unit] if KIND[unit] == PAWN else not s.invoked[unit]


@rule
def in_reach(s, unit, space):
    """R76, R81: whether a unit could attack a space from where it stands."""
    here = board.space_of(s, unit)
    apart = board.distance(here, space)
    if KIND[unit] == PAWN:
        return apart == 1 and here & 7 != space & 7 and here >> 3 != space >> 3
    if apart == 2 and s.traits[unit] & abilities.REACH and board.in_line(here, space):
        return s.on[(here + space) >> 1] < 0
    return apart == 1


@rule
def attack_cost(s, target):
    """R79, R32: 1 for the first attack of the turn, 2 for the second …; more against a guarded King."""
    cost = s.attacks + 1
    if KIND[target] == KING:
        side = SIDE[target]
        for k in range(s.field_count[side]):
            cost += abilities.KING_ATTACK_COST[DESIGN[s.battlefields[side, k]]]
    return max(cost, 1)


@rule
def funds_to_attack(s, unit, funds):
    """R30: a unit that is invoked for its attack cannot pay for it as well."""
    return funds if KIND[unit] == PAWN else sigils.without(s, funds, unit)


@rule
def is_target(s, unit, space, funds):
    """R78, R81: an enemy whose attack is affordable."""
    target = board.unit_on(s, space)
    return target >= 0 and SIDE[target] != SIDE[unit] and attack_cost(s, target) <= funds


@rule
def target_in_direction(s, unit, direction, funds):
    """The space of a target in this direction, adjacent or with `reach` behind an empty space; or NONE."""
    near = board.NEXT[s.at[unit], direction]
    if near < 0:
        return NONE
    if s.on[near] >= 0:
        return near if is_target(s, unit, near, funds) else NONE
    if s.traits[unit] & abilities.REACH:
        far = board.NEXT[near, direction]
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
    if s.traits[unit] & abilities.REACH:
        return has_far_target(s, unit, funds)
    space, enemy = s.at[unit], board.opponent(SIDE[unit])
    around = board.DIAGONAL[space] if KIND[unit] == PAWN else board.BESIDE[space]
    targets = around & s.army[enemy]
    king = enemy * SLOTS
    return attack_cost(s, king) <= funds if targets == board.BIT[s.at[king]] else s.attacks < funds


@rule
def has_far_target(s, unit, funds):
    """The same for a unit with `reach`."""
    for direction in range(8):
        if target_in_direction(s, unit, direction, funds) >= 0:
            return True
    return False


@rule
def offer_attack_targets(s, out, n, unit):
    """`attack_target`: enemy units within reach whose attack is affordable."""
    pawn = KIND[unit] == PAWN
    funds = funds_to_attack(s, unit, sigils.available(s, s.side))
    for direction in range(1 if pawn else 0, 8, 2 if pawn else 1):
        space = target_in_direction(s, unit, direction, funds)
        if space >= 0:
            out[n] = ACTIONS.unit + space
            n += 1
    return n


# ------------------------------------------------------------------------------------ the seven steps


@rule
def declare_attack(s, unit, space):
    """R83, R84: invoke, pay, count; then everything an attack is made of, the last step first."""
    target = board.unit_on(s, space)
    cost = attack_cost(s, target)
    if KIND[unit] == PAWN:
        s.attacked[unit] = 1
    else:
        s.invoked[unit] = 1
    sigils.pay(s, s.side, cost)
    s.attacks += 1
    s.attacker = unit
    s.defender = target
    push(s, STEP.riposte, abilities.UNIT_KILLED, 0)
    push(s, STEP.after_attack, 0, 0)
    push(s, STEP.advance, 0, 0)
    push(s, STEP.thorns, 0, 0)
    push(s, STEP.outcome, 0, 0)
    if s.traits[unit] & abilities.SILENT == 0:
        push(s, STEP.riposte, abilities.ATTACK_DECLARED, 0)


@rule
def fate(s, defender, mine, theirs):
    """R65, R67, R74, R86: what an attack does to its defender, with these Strengths."""
    kind = KIND[defender]
    if kind == KING or kind == QUEEN:
        if health_left(s, defender, mine) > 0:
            return LOSES_HEALTH
        return FALLS if kind == KING else QUEEN_DIES
    if kind == PAWN:
        return DIES_PROUDLY if theirs > mine else DIES
    if s.traits[defender] & abilities.ARMOR:
        return ARMOR_HOLDS
    if s.wounded[defender]:
        return FINISHED
    return DIES if mine >= theirs and s.traits[defender] & abilities.STALWART == 0 else WOUNDED


@rule
def health_left(s, defender, damage):
    """R65, R67: the Health that a King or a Queen has after an attack; nobody else has any."""
    kind, side = KIND[defender], SIDE[defender]
    health = s.health[side] if kind == KING else s.queen_health[side] if kind == QUEEN else 0
    return max(0, health - damage)


@rule
def outcome(s):
    """R85, R86: nothing if the two are apart; else what the attack does to the defender."""
    attacker, defender = s.attacker, s.defender
    if s.at[attacker] < 0 or s.at[defender] < 0 or not in_reach(s, attacker, board.space_of(s, defender)):
        s.attacker = NONE
        return
    mine = strength(s, attacker, abilities.ATTACK, defender)
    theirs = strength(s, defender, abilities.DEFEND, attacker)
    space = board.space_of(s, defender)
    adjacent = board.distance(board.space_of(s, attacker), space) == 1
    s.thorny = 1 if adjacent and s.traits[defender] & abilities.THORNS else 0
    what = fate(s, defender, mine, theirs)
    if KIND[defender] == KING:
        s.health[SIDE[defender]] = health_left(s, defender, mine)
        if what == FALLS:
            end_game(s)
    elif what == LOSES_HEALTH:
        s.queen_health[SIDE[defender]] = health_left(s, defender, mine)
    elif what == ARMOR_HOLDS:
        mercenaries.lose_armor(s, defender)
    elif what == WOUNDED:
        s.wounded[defender] = 1
    else:
        if adjacent:
            s.vacated = space
        killing.kill(s, defender, attacker, what == DIES_PROUDLY)


@rule
def end_game(s):
    """R68, R122: a King has fallen; nothing else happens."""
    s.over = 1
    while s.pending > 0:
        drop(s)


@rule
def thorns(s):
    """R87: a thorny defender harms its adjacent attacker, whether it survived or not."""
    if s.attacker >= 0 and s.thorny:
        killing.harm(s, s.attacker, board.opponent(s.side))


@rule
def can_advance(s):
    """R88: whether the attacker may take the place of the unit it has killed."""
    return s.attacker >= 0 and s.vacated >= 0 and s.at[s.attacker] >= 0 and s.on[s.vacated] < 0


@rule
def offer_advance(s, out, n):
    """`advance`: onto the space of the unit just killed, or not."""
    out[n], out[n + 1] = ACTIONS.advance, ACTIONS.stay
    return n + 2


@rule
def advance(s):
    """R88, R51: onto the empty space; not a move action."""
    board.relocate(s, s.attacker, s.vacated)


@rule
def after_attack(s):
    """R89: the attacker's `attack` abilities."""
    if s.attacker >= 0 and s.at[s.attacker] >= 0:
        killing.set_off(s, s.attacker, abilities.ON_ATTACK)
