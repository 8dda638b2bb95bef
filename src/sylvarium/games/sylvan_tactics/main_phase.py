"""The Main Phase: what the active player may do, and how each action begins (R21, R97, R102, R126)."""

from sylvarium.games.sylvan_tactics.attacking import funds_to_attack, has_target, may_attack
from sylvarium.games.sylvan_tactics.board import empty_home_space, space_of
from sylvarium.games.sylvan_tactics.cards import held, repeats
from sylvarium.games.sylvan_tactics.components import (
    ABILITY,
    ACTION,
    COST,
    DESIGN,
    EQUIPMENT,
    FIRST_MERC,
    MERC_DESIGNS,
    MERCENARY,
    NONE,
    PARTNER,
    PLAY,
    SLOTS,
    TYPE,
    UNIT_KILLED,
    USE,
    USE_COST,
    USE_INVOKES,
)
from sylvarium.games.sylvan_tactics.deploying import (
    announce,
    announce_mercenary,
    can_pay_deployment,
    play_card,
)
from sylvarium.games.sylvan_tactics.killing import retire
from sylvarium.games.sylvan_tactics.mercenaries import any_piece_free, kit_card, merc_with
from sylvarium.games.sylvan_tactics.moving import can_go, may_move, move_cost
from sylvarium.games.sylvan_tactics.operations import plan_operations, possible
from sylvarium.games.sylvan_tactics.sigils import MERCS, available, pay, without
from sylvarium.games.sylvan_tactics.state import (
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
    n = offer_abilities(s, side, funds, out)
    if funds > 0:
        n = offer_hand(s, side, funds, out, n)
        n = offer_moves_and_attacks(s, side, funds, out, n)
    for piece in range(MERCS):
        if s.at[merc_with(side, piece)] >= 0:
            out[n] = RETIRE + piece
            n += 1
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
    can_deploy = room and any_piece_free(s, side)
    lonely = lonely_mercenary(s, side)
    for k in range(s.hand_size[side]):
        design = DESIGN[held(s, side, k)]
        if repeats(s, side, k):
            continue
        if TYPE[design] == MERCENARY:
            if can_deploy and can_pay_deployment(s, design, funds):
                out[n] = DEPLOY + design
                n += 1
            if PARTNER[design] and lonely and COST[design] <= funds:
                out[n] = PAIR + design
                n += 1
        elif COST[design] <= funds and can_play(s, design, side):
            out[n] = PLAY_CARD + design - MERC_DESIGNS
            n += 1
    if room and s.queen[side] == RESERVE:
        out[n] = DEPLOY_QUEEN
        n += 1
    return n


@rule
def lonely_mercenary(s, side):
    """R59: whether a Mercenary of the player has no Partner."""
    for piece in range(MERCS):
        unit = merc_with(side, piece)
        if s.at[unit] >= 0 and not s.paired[unit]:
            return True
    return False


@rule
def can_play(s, design, side):
    """R104, R106, R108: an Action whose first operation is legal, an Equipment with somebody to carry it."""
    if TYPE[design] == ACTION:
        return ABILITY[design] == PLAY and possible(s, design, 0, side, NONE)
    if TYPE[design] == EQUIPMENT:
        for piece in range(MERCS):
            if s.at[merc_with(side, piece)] >= 0:
                return True
        return False
    return True


@rule
def offer_moves_and_attacks(s, side, funds, out, n):
    """R37 to R40, R78 to R81: units that may move, units that may attack."""
    can_pay_move = move_cost(s) <= funds
    for unit in range(side * SLOTS, side * SLOTS + SLOTS):
        space = space_of(s, unit)
        if space < 0:
            continue
        if can_pay_move and may_move(s, unit) and can_go(s, unit):
            out[n] = MOVE + space
            n += 1
        if s.attacks < funds and may_attack(s, unit) and has_target(s, unit, funds_to_attack(s, unit, funds)):
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
