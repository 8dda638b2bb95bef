"""The Main Phase: what the active player may do, and how each action begins (R21, R97, R102, R126)."""

from sylvarium.games.sylvan_tactics.rules.attacking import can_attack
from sylvarium.games.sylvan_tactics.rules.board import (
    above_or_below,
    empty_home_space,
    is_in,
    occupied,
    opponent,
    sideways,
    space_of,
)
from sylvarium.games.sylvan_tactics.rules.cards import held
from sylvarium.games.sylvan_tactics.rules.components import (
    ABILITY,
    ACTIVE,
    COST,
    DESIGN,
    FIRST_FIELD_DESIGN,
    FIRST_GEAR_DESIGN,
    FIRST_MERC,
    FIRST_PAWN,
    MERC_DESIGNS,
    NONE,
    PARTNER,
    PAWNS,
    PRICE,
    REACH,
    SLOTS,
    TWIN,
    UNIT_KILLED,
    USE,
    USE_COST,
    USE_INVOKES,
)
from sylvarium.games.sylvan_tactics.rules.deploying import (
    announce,
    announce_mercenary,
    has_pawn,
    play_card,
)
from sylvarium.games.sylvan_tactics.rules.killing import retire
from sylvarium.games.sylvan_tactics.rules.mercenaries import (
    crew_traits,
    kit_card,
    merc_with,
    mercs_on_board,
    mercs_with_partner,
)
from sylvarium.games.sylvan_tactics.rules.moving import may_move, move_cost, pawn_exits, piece_can_go
from sylvarium.games.sylvan_tactics.rules.operations import plan_operations, possible
from sylvarium.games.sylvan_tactics.rules.sigils import MERCS, available, pay, without
from sylvarium.games.sylvan_tactics.rules.state import (
    ATTACK_STEP,
    ATTACK_WITH,
    BY_MOVE_ACTION,
    DEPLOY,
    DEPLOY_QUEEN,
    END_TURN,
    GO_STEP,
    MAY_PROMOTE_STEP,
    MOVE,
    PAIR,
    PAIR_STEP,
    PLAY_CARD,
    QUEEN_STEP,
    RESERVE,
    RETIRE,
    USE_ABILITY,
    WINDOW_STEP,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push

# ------------------------------------------------------------------------------------ what is offered


@rule
def offer_main(s, out):
    """`main`: every action that can be completed (R126), and the end of the turn."""
    side = s.side
    funds = available(s, side)
    n = offer_abilities(s, side, funds, out) if crew_traits(s, side) & ACTIVE else 0
    if funds > 0:
        n = offer_hand(s, side, funds, out, n)
        n = offer_moves_and_attacks(s, side, funds, out, n)
    for piece in range(MERCS):
        out[n] = RETIRE + piece  # stays only if it is counted
        n += s.at[merc_with(side, piece)] >= 0
    out[n] = END_TURN
    return n + 1


@rule
def offer_abilities(s, side, funds, out):
    """R97: activated abilities of the player's Mercenaries."""
    n, merc = 0, side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        for k in range(s.kit_size[unit]):
            card = kit_card(s, unit, k)
            if ABILITY[DESIGN[card]] == USE and can_use(s, unit, card, funds):
                out[n] = USE_ABILITY + card
                n += 1
    return n


@rule
def can_use(s, unit, card, funds):
    """R97, R98, R30: payable, the first operation legal, and once a turn unless it invokes the unit."""
    design = DESIGN[card]
    if USE_INVOKES[design]:
        if s.invoked[unit] or USE_COST[design] > without(s, funds, unit):
            return False
    elif s.spent[card] or USE_COST[design] > funds:
        return False
    return possible(s, design, 0, s.side, unit)


@rule
def offer_hand(s, side, funds, out, n):
    """Cards to deploy, pair and play, and the Queen."""
    room = empty_home_space(s, side)
    mercs = mercs_on_board(s, side)
    can_deploy = room and mercs < MERCS
    lonely = mercs > mercs_with_partner(s, side)
    discounted = 1 if can_deploy and has_pawn(s, side) else 0
    seen = 0  # designs of several copies
    for k in range(s.hand_size[side]):
        card = held(s, side, k)
        design = DESIGN[card]
        if PRICE[discounted, card] > funds or seen & TWIN[design]:
            continue
        seen |= TWIN[design]
        if design < MERC_DESIGNS:
            out[n] = DEPLOY + design  # stays only if it is counted, as below
            n += can_deploy
            out[n] = PAIR + design
            n += PARTNER[design] if lonely and COST[design] <= funds else 0
        elif can_play(s, design, side, mercs):
            out[n] = PLAY_CARD + design - MERC_DESIGNS
            n += 1
    if room and s.queen[side] == RESERVE:
        out[n] = DEPLOY_QUEEN
        n += 1
    return n


@rule
def can_play(s, design, side, mercs):
    """R104, R106: an Action whose first operation is legal, an Equipment with somebody to carry it."""
    if design < FIRST_FIELD_DESIGN:
        return possible(s, design, 0, side, NONE)
    return design < FIRST_GEAR_DESIGN or mercs > 0


@rule
def offer_moves_and_attacks(s, side, funds, out, n):
    """R37 to R40, R78 to R81: units that may move, units that may attack."""
    can_pay_move = move_cost(s) <= funds
    # From where an enemy could be attacked: the spaces beside enemies, for Pawns those diagonally beside them.
    enemies = s.army[opponent(side)] if s.attacks < funds else 0
    left_or_right = sideways(enemies)
    diagonal = above_or_below(left_or_right)
    beside = diagonal | left_or_right | above_or_below(enemies)
    far = REACH if s.attacks < funds else 0
    if not can_pay_move and beside & s.army[side] == 0 and crew_traits(s, side) & far == 0:
        return n
    empty = ~occupied(s)
    for slot in range(FIRST_PAWN):
        unit = side * SLOTS + slot
        space = space_of(s, unit)
        if space < 0:
            continue
        if can_pay_move and may_move(s, unit) and piece_can_go(s, unit, slot, empty):
            out[n] = MOVE + space
            n += 1
        if (is_in(beside, space) or s.traits[unit] & far) and can_attack(s, unit, funds):
            out[n] = ATTACK_WITH + space
            n += 1
    exits = pawn_exits(s, side) if can_pay_move else 0
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        space = space_of(s, unit)
        # Which Pawns may move is hard to foresee, and a branch that is not foreseen is dear. So every move is
        # written, and stays only if it is counted.
        tied = s.fresh[unit] | s.moved[unit] | s.rooted[unit] | (space < 0)
        out[n] = MOVE + space
        n += is_in(exits, space & 63) if tied == 0 else 0
        if is_in(diagonal, space & 63) and space >= 0 and can_attack(s, unit, funds):
            out[n] = ATTACK_WITH + space
            n += 1
    return n


# ---------------------------------------------------------------------------------- how it is begun


@rule
def act(s, action):
    """Begins a main action; the step stays until the turn is ended."""
    forget(s)
    if action == END_TURN:
        drop(s)
        push(s, MAY_PROMOTE_STEP, 0, 0)
    elif action >= RETIRE:
        retire(s, merc_with(s.side, action - RETIRE))
    elif action >= ATTACK_WITH:
        push(s, ATTACK_STEP, s.on[action - ATTACK_WITH], 0)
    elif action >= MOVE:
        s.performer = s.side
        push(s, GO_STEP, s.on[action - MOVE], BY_MOVE_ACTION)
    elif action >= USE_ABILITY:
        use_ability(s, action - USE_ABILITY)
    elif action == DEPLOY_QUEEN:
        push(s, QUEEN_STEP, 0, 0)
    elif action >= PLAY_CARD:
        play_card(s, action - PLAY_CARD + MERC_DESIGNS)
    elif action >= PAIR:
        announce(s, PAIR_STEP, action - PAIR)
    else:
        announce_mercenary(s, action - DEPLOY)


@rule
def forget(s):
    """A new action: nothing of the one before matters any more (R115)."""
    s.same = NONE
    s.offering = NONE
    s.attacker = NONE
    s.defender = NONE
    s.vacated = NONE
    s.subject = NONE
    s.action_card = NONE
    s.cancelled = NONE
    s.killer = NONE
    s.thorny = 0
    s.killed = 0
    s.killed_kinds = 0
    for k in range(s.fallen_size):
        s.fallen[k] = 0
    s.fallen_size = 0


@rule
def use_ability(s, card):
    """R97, R110: pay, carry out the operations, then the window for what they killed."""
    design, unit = DESIGN[card], s.holder[card]
    if USE_INVOKES[design]:
        s.invoked[unit] = 1
    else:
        s.spent[card] = 1
    pay(s, s.side, USE_COST[design])
    push(s, WINDOW_STEP, UNIT_KILLED, 0)
    plan_operations(s, card)
