"""The operations of cards and abilities (5.3): what each needs, and what it does."""

from sylvarium.games.sylvan_tactics.rules import (
    abilities,
    attacking,
    board,
    cards,
    choices,
    killing,
    mercenaries,
    moving,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    DESIGN,
    FIRST_MERC,
    FIRST_PAWN,
    KIND,
    KING_HEALTH,
    MERCS,
    NONE,
    PAWNS,
    SIDE,
    SLOTS,
)
from sylvarium.games.sylvan_tactics.rules.state import (
    ACTIONS,
    BY_FREE_MOVE,
    BY_SHIFT,
    BY_TUNNEL,
    IN_HAND,
    IN_PLAY,
    RESOLVING,
    SEEN,
    STEP,
)
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import push

# ------------------------------------------------------------------------------------------- on whom


@rule
def performer_of(s, card):
    """Who carries out a card's operations: the player of its unit, else the Responder for a Riposte."""
    if s.where[card] == IN_PLAY:
        return SIDE[s.holder[card]]
    return board.opponent(s.side) if abilities.ABILITY[DESIGN[card]] == abilities.RIPOSTE else s.side


@rule
def referred(s, target, source):
    """The unit a reference stands for; NONE if there is none or it has left the board."""
    unit = NONE
    if target == abilities.SELF:
        unit = source
    elif target == abilities.SAME:
        unit = s.same
    elif target == abilities.ATTACKER:
        unit = s.attacker
    elif target == abilities.DEFENDER:
        unit = s.defender
    elif target == abilities.KILLER:
        unit = s.killer
    else:  # MOVED, DEPLOYED
        unit = s.subject
    return unit if unit >= 0 and s.at[unit] >= 0 else NONE


@large_rule
def suits(s, what, unit):
    """5.3, column "needs", for operations on a unit."""
    if what == abilities.HEAL:
        return s.wounded[unit] == 1
    if what == abilities.READY:
        return s.invoked[unit] == 1
    if what == abilities.FREE_MOVE:
        return moving.can_go(s, unit)
    if what == abilities.SHIFT:
        return board.beside_empty(s, board.space_of(s, unit))
    if what == abilities.TUNNEL:
        return moving.can_tunnel(s, unit)
    if what == abilities.REDIRECT:
        return unit != s.defender and attacking.in_reach(s, s.attacker, board.space_of(s, unit))
    return True


@rule
def near_a_unit_of(s, side, space, within):
    """`near`: whether a unit of this side stands at most so far from a space."""
    near = s.army[side]
    for _ in range(within):
        near = board.widened(near)
    return board.is_in(near, space) == 1


@rule
def fits(s, design, k, side, source, unit):
    """Whether a unit is on the board and fits the selector of an operation that `side` carries out."""
    if s.at[unit] < 0 or abilities.TARGET_KINDS[design, k] >> KIND[unit] & 1 == 0 or killing.is_warded(s, unit, side):
        return False
    return not abilities.TARGET_STRICT[design, k] or fits_closely(s, design, k, side, source, unit)


@rule
def fits_closely(s, design, k, side, source, unit):
    """Whether a unit of the right kind is what else a selector and the operation ask for."""
    if (abilities.TARGET_WOUNDED[design, k] and not s.wounded[unit]) or (
        abilities.TARGET_INVOKED[design, k] and not s.invoked[unit]
    ):
        return False
    space = board.space_of(s, unit)
    if (
        abilities.TARGET_WITHIN[design, k] > 0
        and board.distance(board.space_of(s, source), space) > abilities.TARGET_WITHIN[design, k]
    ):
        return False
    if abilities.TARGET_NEAR[design, k] > 0 and not near_a_unit_of(s, side, space, abilities.TARGET_NEAR[design, k]):
        return False
    return suits(s, abilities.OPERATION[design, k], unit)


@rule
def first_candidate(design, k, side):
    """The King of the side that a selector speaks of: `TARGET_FROM` and `TARGET_TO` count from there."""
    return (side if abilities.TARGET_SIDE[design, k] == abilities.ALLY else board.opponent(side)) * SLOTS


@rule
def enough_fit(s, design, k, side, source):
    """Whether there is a unit to choose, or two for `swap`."""
    wanted = 2 if abilities.OPERATION[design, k] == abilities.SWAP else 1
    start = first_candidate(design, k, side)
    for unit in range(start + abilities.TARGET_FROM[design, k], start + abilities.TARGET_TO[design, k]):
        if fits(s, design, k, side, source, unit):
            wanted -= 1
            if wanted == 0:
                return True
    return False


@rule
def offer_targets(s, out, n, card, k):
    """`choose_target`: the units that fit."""
    return offer_targets_but(s, out, n, card, k, NONE)


@rule
def offer_swaps(s, out, n, card, k):
    """`swap_target`: the units that fit, except the first one of the swap."""
    return offer_targets_but(s, out, n, card, k, s.same)


@rule
def offer_targets_but(s, out, n, card, k, but):
    """The units that fit, except `but`."""
    design, side = DESIGN[card], performer_of(s, card)
    start = first_candidate(design, k, side)
    for unit in range(start + abilities.TARGET_FROM[design, k], start + abilities.TARGET_TO[design, k]):
        if unit != but and fits(s, design, k, side, s.holder[card], unit):
            out[n] = ACTIONS.unit + s.at[unit]
            n += 1
    return n


# ------------------------------------------------------------------------------------ when it is legal


@rule
def possible(s, design, k, side, source):
    """R104: whether an operation is legal for `side` at this moment. `source`: the unit that has it."""
    what, target = abilities.OPERATION[design, k], abilities.TARGET[design, k]
    if target == abilities.CHOSEN:
        return enough_fit(s, design, k, side, source)
    if target != abilities.NOBODY:
        unit = referred(s, target, source)
        return unit >= 0 and not killing.is_warded(s, unit, side) and suits(s, what, unit)
    if what == abilities.SCOUT:
        return cards.cards_left(s) + s.pile_size > 0
    if what == abilities.RETRIEVE:
        return cards.merc_in_pile(s)
    if what == abilities.RECOVER:
        return s.fallen_size > 0
    if what == abilities.KING_HEAL:
        return s.health[side] < KING_HEALTH
    if what == abilities.DEPLOY_PAWNS:
        return can_deploy_pawn(s, side)
    if what == abilities.DESTROY:
        return something_to_destroy(s, board.opponent(side))
    return True


@rule
def spare_pawn(s, side):
    """R5: a Pawn of the pool; NONE if all are on the board."""
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if s.at[unit] < 0:
            return unit
    return NONE


@rule
def can_deploy_pawn(s, side):
    """R71, R73, R77: not Disgraced, a Pawn in the pool, an empty space in the home rows."""
    return s.disgraced[side] == 0 and spare_pawn(s, side) >= 0 and board.empty_home_space(s, side)


@rule
def something_to_destroy(s, side):
    """`destroy`: whether this side has a Battlefield or an Equipment in play."""
    if s.field_count[side] > 0:
        return True
    merc = side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        if s.kit_size[unit] > 1 + s.paired[unit]:
            return True
    return False


# ---------------------------------------------------------------------------------------- what it does


@rule
def plan_operations(s, card):
    """The operations of a card are carried out in order."""
    for k in range(abilities.MOST_OPERATIONS - 1, -1, -1):
        if abilities.OPERATION[DESIGN[card], k] != abilities.NOTHING_TO_DO:
            push(s, STEP.operation, card, k)


@rule
def operate(s, card, k):
    """One operation of a card: skipped if not legal, else asks for its target or is done at once."""
    design = DESIGN[card]
    source = s.holder[card]
    gone = s.where[card] != IN_PLAY and s.where[card] != RESOLVING  # R101: its unit has left the board
    if gone or s.cancelled == card:
        return
    side = performer_of(s, card)
    if not possible(s, design, k, side, source):
        return
    s.performer = side
    target = abilities.TARGET[design, k]
    if target == abilities.CHOSEN:
        push(s, STEP.choose_target, card, k)
    elif target == abilities.NOBODY:
        do_it(s, abilities.OPERATION[design, k], abilities.NUMBER[design, k], side)
    else:
        do_to_unit(s, card, k, referred(s, target, source))


@rule
def do_it(s, what, number, side):
    """Operations that are not about a unit."""
    if what == abilities.DRAW:
        for _ in range(number):
            cards.draw(s, side)
    elif what == abilities.SCOUT:
        choices.scout(s, side, number)
    elif what == abilities.DISCARD_RANDOM:
        for _ in range(number):
            cards.discard_at_random(s, board.opponent(side))
    elif what == abilities.RETRIEVE:
        push(s, STEP.choose_card, 0, 0)
    elif what == abilities.RECOVER:
        recover(s, side)
    elif what == abilities.MORALE:
        killing.morale_damage(s, board.opponent(side), number)
    elif what == abilities.KING_HEAL:
        s.health[side] = min(KING_HEALTH, s.health[side] + number)
    elif what == abilities.DEPLOY_PAWNS:
        push(s, STEP.deploy_pawn_space, number, 0)
    elif what == abilities.DESTROY:
        push(s, STEP.destroy_target, 0, 0)
    elif what == abilities.CANCEL:
        s.cancelled = s.action_card


@rule
def recover(s, side):
    """`recover`: the first killed Mercenary whose card still lies in the pile returns to the hand."""
    card = s.fallen[0]
    cards.take_from_pile(s, card)
    cards.add_to_hand(s, side, card, SEEN)
    last = s.fallen_size - 1
    for k in range(last):
        s.fallen[k] = s.fallen[k + 1]
    s.fallen[last] = 0
    s.fallen_size = last


@rule
def resolve_trigger(s, unit, card):
    """R100, R101: a triggered ability, unless its card no longer belongs to the unit."""
    if s.holder[card] == unit:
        plan_operations(s, card)


@rule
def finish(s, card):
    """R103, R113: a card that has been resolved goes to the discard pile, unless it was attached."""
    if s.where[card] == RESOLVING:
        cards.discard(s, card)


@rule
def choose_target(s, card, k, space):
    """A unit is chosen for an operation."""
    do_to_unit(s, card, k, board.unit_on(s, space))


@rule
def swap(s, space):
    """`swap`: the first unit chosen and this one exchange their places."""
    board.exchange(s, s.same, board.unit_on(s, space))


@rule
def do_to_unit(s, card, k, unit):
    """Operations on a unit, which is remembered for `same`."""
    what, number = abilities.OPERATION[DESIGN[card], k], abilities.NUMBER[DESIGN[card], k]
    if what == abilities.SWAP:
        push(s, STEP.swap_target, card, k)
    elif what == abilities.FREE_MOVE:
        push(s, STEP.destination, unit, BY_FREE_MOVE)
    elif what == abilities.SHIFT:
        push(s, STEP.destination, unit, BY_SHIFT)
    elif what == abilities.TUNNEL:
        push(s, STEP.destination, unit, BY_TUNNEL)
    elif what == abilities.EQUIP:
        mercenaries.attach(s, unit, card)
    elif what == abilities.HARM:
        killing.harm(s, unit, performer_of(s, card))
    elif what == abilities.BOUNCE:
        mercenaries.disband(s, unit, IN_HAND, IN_HAND)
    else:
        mark_unit(s, what, number, unit)
    s.same = unit


@rule
def mark_unit(s, what, number, unit):
    """Operations that only change a unit's states."""
    if what == abilities.HEAL:
        s.wounded[unit] = 0
    elif what == abilities.READY:
        s.invoked[unit] = 0
        s.snared[unit] = 0
    elif what == abilities.SNARE:
        s.invoked[unit] = 1
        s.snared[unit] = 1
    elif what == abilities.ROOT:
        s.rooted[unit] = s.turn + (2 if SIDE[unit] == s.side else 1)  # its controller's next turn
    elif what == abilities.HALT:
        s.halted[unit] = 1
    elif what == abilities.BOOST:
        s.boost[unit] += number
    elif what == abilities.REDIRECT:
        s.defender = unit
