"""The Main Phase: what the active player may do, and how each action begins (R21, R97, R102, R126)."""

from sylvarium.games.sylvan_tactics.rules import (
    abilities,
    attacking,
    board,
    cards,
    deploying,
    killing,
    mercenaries,
    moving,
    operations,
    sigils,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    COST,
    DESIGN,
    FIRST_FIELD_DESIGN,
    FIRST_GEAR_DESIGN,
    FIRST_MERC,
    FIRST_PAWN,
    MERC_DESIGNS,
    MERCS,
    NONE,
    PARTNER,
    PAWNS,
    SLOTS,
    TWIN,
)
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, BY_MOVE_ACTION, RESERVE, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push

# ------------------------------------------------------------------------------------ what is offered


@rule
def offer_main(s, out, n):
    """`main`: every action that can be completed (R126), and the end of the turn."""
    side = s.side
    funds = sigils.available(s, side)
    if mercenaries.crew_traits(s, side) & abilities.ACTIVE:
        n = offer_abilities(s, out, n, side, funds)
    if funds > 0:
        n = offer_hand(s, out, n, side, funds)
        n = offer_moves_and_attacks(s, out, n, side, funds)
    for piece in range(MERCS):
        out[n] = ACTIONS.retire + piece  # stays only if it is counted
        n += s.at[mercenaries.merc_with(side, piece)] >= 0
    out[n] = ACTIONS.end_turn
    return n + 1


@rule
def offer_abilities(s, out, n, side, funds):
    """R97: activated abilities of the player's Mercenaries."""
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        for k in range(s.kit_size[unit]):
            card = mercenaries.kit_card(s, unit, k)
            if abilities.ABILITY[DESIGN[card]] == abilities.USE and can_use(s, unit, card, funds):
                out[n] = ACTIONS.use + card
                n += 1
    return n


@rule
def can_use(s, unit, card, funds):
    """R97, R98, R30: payable, the first operation legal, and once a turn unless it invokes the unit."""
    design = DESIGN[card]
    if abilities.USE_INVOKES[design]:
        if s.invoked[unit] or abilities.USE_COST[design] > sigils.without(s, funds, unit):
            return False
    elif s.spent[card] or abilities.USE_COST[design] > funds:
        return False
    return operations.possible(s, design, 0, s.side, unit)


@rule
def offer_hand(s, out, n, side, funds):
    """Cards to deploy, pair and play, and the Queen."""
    room = board.empty_home_space(s, side)
    mercs = mercenaries.mercs_on_board(s, side)
    can_deploy = room and mercs < MERCS
    lonely = mercs > mercenaries.mercs_with_partner(s, side)
    discounted = 1 if can_deploy and deploying.has_pawn(s, side) else 0
    seen = 0  # designs of several copies
    for k in range(s.hand_size[side]):
        card = cards.held(s, side, k)
        design = DESIGN[card]
        if abilities.PRICE[discounted, card] > funds or seen & TWIN[design]:
            continue
        seen |= TWIN[design]
        if design < MERC_DESIGNS:
            out[n] = ACTIONS.deploy + design  # stays only if it is counted, as below
            n += can_deploy
            out[n] = ACTIONS.pair + design
            n += PARTNER[design] if lonely and COST[design] <= funds else 0
        elif can_play(s, design, side, mercs):
            out[n] = ACTIONS.play + design - MERC_DESIGNS
            n += 1
    if room and s.queen[side] == RESERVE:
        out[n] = ACTIONS.queen
        n += 1
    return n


@rule
def can_play(s, design, side, mercs):
    """R104, R106: an Action whose first operation is legal, an Equipment with somebody to carry it."""
    if design < FIRST_FIELD_DESIGN:
        return operations.possible(s, design, 0, side, NONE)
    return design < FIRST_GEAR_DESIGN or mercs > 0


@rule
def offer_moves_and_attacks(s, out, n, side, funds):
    """R37 to R40, R78 to R81: units that may move, units that may attack."""
    can_pay_move = moving.move_cost(s) <= funds
    # From where an enemy could be attacked: the spaces beside enemies, for Pawns those diagonally beside them.
    enemies = s.army[board.opponent(side)] if s.attacks < funds else 0
    left_or_right = board.sideways(enemies)
    diagonal = board.above_or_below(left_or_right)
    beside = diagonal | left_or_right | board.above_or_below(enemies)
    far = abilities.REACH if s.attacks < funds else 0
    if not can_pay_move and beside & s.army[side] == 0 and mercenaries.crew_traits(s, side) & far == 0:
        return n
    empty = ~board.occupied(s)
    for slot in range(FIRST_PAWN):
        unit = side * SLOTS + slot
        space = board.space_of(s, unit)
        if space < 0:
            continue
        if can_pay_move and moving.may_move(s, unit) and moving.piece_can_go(s, unit, slot, empty):
            out[n] = ACTIONS.move + space
            n += 1
        if (board.is_in(beside, space) or s.traits[unit] & far) and attacking.can_attack(s, unit, funds):
            out[n] = ACTIONS.attack + space
            n += 1
    exits = moving.pawn_exits(s, side) if can_pay_move else 0
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        space = board.space_of(s, unit)
        # Which Pawns may move is hard to foresee, and a branch that is not foreseen is dear. So every move is
        # written, and stays only if it is counted.
        tied = s.fresh[unit] | s.moved[unit] | s.rooted[unit] | (space < 0)
        out[n] = ACTIONS.move + space
        n += board.is_in(exits, space & 63) if tied == 0 else 0
        if board.is_in(diagonal, space & 63) and space >= 0 and attacking.can_attack(s, unit, funds):
            out[n] = ACTIONS.attack + space
            n += 1
    return n


# ---------------------------------------------------------------------------------- how it is begun


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
def begin_deployment(s, design):
    """R52: the card is named; the choices for it follow."""
    forget(s)
    deploying.announce_mercenary(s, design)


@rule
def begin_pairing(s, design):
    """R59: the Partner is named; its Mercenary is chosen next."""
    forget(s)
    deploying.announce(s, STEP.pair_target, design)


@rule
def play_card(s, k):
    """R102: a card that is not a Mercenary; `k` says which design behind those of Mercenaries."""
    forget(s)
    deploying.play_card(s, MERC_DESIGNS + k)


@rule
def begin_queen(s):
    """R63: her Health is chosen next."""
    forget(s)
    push(s, STEP.queen_x, 0, 0)


@rule
def begin_move(s, space):
    """R37: the destination is chosen next."""
    forget(s)
    s.performer = s.side
    push(s, STEP.destination, board.unit_on(s, space), BY_MOVE_ACTION)


@rule
def begin_attack(s, space):
    """R78: the target is chosen next."""
    forget(s)
    push(s, STEP.attack_target, board.unit_on(s, space), 0)


@rule
def retire(s, piece):
    """R94: it happens at once."""
    forget(s)
    killing.retire(s, mercenaries.merc_with(s.side, piece))


@rule
def end_main_phase(s):
    """R22, R23: promotion, then the hand limit."""
    forget(s)
    drop(s)
    push(s, STEP.discard, 0, 0)
    push(s, STEP.promote, 0, 0)


@rule
def use_ability(s, card):
    """R97, R110: pay, carry out the operations, then the window for what they killed."""
    forget(s)
    design, unit = DESIGN[card], s.holder[card]
    if abilities.USE_INVOKES[design]:
        s.invoked[unit] = 1
    else:
        s.spent[card] = 1
    sigils.pay(s, s.side, abilities.USE_COST[design])
    push(s, STEP.riposte, abilities.UNIT_KILLED, 0)
    operations.plan_operations(s, card)
