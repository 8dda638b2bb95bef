"""The operations of cards and abilities (5.3): what each needs, and what it does."""

from sylvarium.games.sylvan_tactics.rules.attacking import in_reach
from sylvarium.games.sylvan_tactics.rules.board import (
    beside_empty,
    distance,
    empty_home_space,
    is_in,
    opponent,
    space_of,
    widened,
)
from sylvarium.games.sylvan_tactics.rules.cards import (
    add_to_hand,
    cards_left,
    discard_at_random,
    draw,
    look,
    merc_in_pile,
    take_from_pile,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    ABILITY,
    ALLY,
    ATTACKER,
    BOOST,
    BOUNCE,
    CANCEL,
    CHOSEN,
    DEFENDER,
    DEPLOY_PAWNS,
    DESIGN,
    DESTROY,
    DISCARD_RANDOM,
    DRAW,
    EQUIP,
    FIRST_MERC,
    FIRST_PAWN,
    FREE_MOVE,
    HALT,
    HARM,
    HEAL,
    KILLER,
    KIND,
    KING_HEAL,
    KING_HEALTH,
    MORALE,
    MOST_OPERATIONS,
    NOBODY,
    NONE,
    NOTHING_TO_DO,
    NUMBER,
    OPERATION,
    PAWNS,
    READY,
    RECOVER,
    REDIRECT,
    RETRIEVE,
    RIPOSTE,
    ROOT,
    SAME,
    SCOUT,
    SELF,
    SHIFT,
    SIDE,
    SLOTS,
    SNARE,
    SWAP,
    TARGET,
    TARGET_FROM,
    TARGET_INVOKED,
    TARGET_KINDS,
    TARGET_NEAR,
    TARGET_SIDE,
    TARGET_STRICT,
    TARGET_TO,
    TARGET_WITHIN,
    TARGET_WOUNDED,
    TUNNEL,
)
from sylvarium.games.sylvan_tactics.rules.killing import harm, is_warded, morale_damage
from sylvarium.games.sylvan_tactics.rules.mercenaries import attach, disband
from sylvarium.games.sylvan_tactics.rules.moving import can_go, can_tunnel
from sylvarium.games.sylvan_tactics.rules.sigils import MERCS
from sylvarium.games.sylvan_tactics.rules.state import (
    BY_FREE_MOVE,
    BY_SHIFT,
    BY_TUNNEL,
    CHOOSE_UNIT,
    DESTROY_STEP,
    GO_STEP,
    IN_HAND,
    IN_PLAY,
    OPERATION_STEP,
    PAWN_STEP,
    RESOLVING,
    RETRIEVE_STEP,
    SCOUT_STEP,
    SEEN,
    SWAP_STEP,
    TARGET_STEP,
)
from sylvarium.kernel import large_rule, rule
from sylvarium.kernel.agenda import push

# ------------------------------------------------------------------------------------------- on whom


@rule
def performer_of(s, card):
    """Who carries out a card's operations: the player of its unit, else the Responder for a Riposte."""
    if s.where[card] == IN_PLAY:
        return SIDE[s.holder[card]]
    return opponent(s.side) if ABILITY[DESIGN[card]] == RIPOSTE else s.side


@rule
def referred(s, target, source):
    """The unit a reference stands for; NONE if there is none or it has left the board."""
    unit = NONE
    if target == SELF:
        unit = source
    elif target == SAME:
        unit = s.same
    elif target == ATTACKER:
        unit = s.attacker
    elif target == DEFENDER:
        unit = s.defender
    elif target == KILLER:
        unit = s.killer
    else:  # MOVED, DEPLOYED
        unit = s.subject
    return unit if unit >= 0 and s.at[unit] >= 0 else NONE


@large_rule
def suits(s, what, unit):
    """5.3, column "needs", for operations on a unit."""
    if what == HEAL:
        return s.wounded[unit] == 1
    if what == READY:
        return s.invoked[unit] == 1
    if what == FREE_MOVE:
        return can_go(s, unit)
    if what == SHIFT:
        return beside_empty(s, space_of(s, unit))
    if what == TUNNEL:
        return can_tunnel(s, unit)
    if what == REDIRECT:
        return unit != s.defender and in_reach(s, s.attacker, space_of(s, unit))
    return True


@rule
def near_a_unit_of(s, side, space, within):
    """`near`: whether a unit of this side stands at most so far from a space."""
    near = s.army[side]
    for _ in range(within):
        near = widened(near)
    return is_in(near, space) == 1


@rule
def fits(s, design, k, side, source, unit):
    """Whether a unit is on the board and fits the selector of an operation that `side` carries out."""
    if s.at[unit] < 0 or TARGET_KINDS[design, k] >> KIND[unit] & 1 == 0 or is_warded(s, unit, side):
        return False
    return not TARGET_STRICT[design, k] or fits_closely(s, design, k, side, source, unit)


@rule
def fits_closely(s, design, k, side, source, unit):
    """Whether a unit of the right kind is what else a selector and the operation ask for."""
    if (TARGET_WOUNDED[design, k] and not s.wounded[unit]) or (TARGET_INVOKED[design, k] and not s.invoked[unit]):
        return False
    space = space_of(s, unit)
    if TARGET_WITHIN[design, k] > 0 and distance(space_of(s, source), space) > TARGET_WITHIN[design, k]:
        return False
    if TARGET_NEAR[design, k] > 0 and not near_a_unit_of(s, side, space, TARGET_NEAR[design, k]):
        return False
    return suits(s, OPERATION[design, k], unit)


@rule
def first_candidate(design, k, side):
    """The King of the side that a selector speaks of: `TARGET_FROM` and `TARGET_TO` count from there."""
    return (side if TARGET_SIDE[design, k] == ALLY else opponent(side)) * SLOTS


@rule
def enough_fit(s, design, k, side, source):
    """Whether there is a unit to choose, or two for `swap`."""
    wanted = 2 if OPERATION[design, k] == SWAP else 1
    start = first_candidate(design, k, side)
    for unit in range(start + TARGET_FROM[design, k], start + TARGET_TO[design, k]):
        if fits(s, design, k, side, source, unit):
            wanted -= 1
            if wanted == 0:
                return True
    return False


@rule
def offer_targets(s, card, k, but, out):
    """`choose_target`: the units that fit, except `but` (the first one of a swap)."""
    n, design, side = 0, DESIGN[card], performer_of(s, card)
    start = first_candidate(design, k, side)
    for unit in range(start + TARGET_FROM[design, k], start + TARGET_TO[design, k]):
        if unit != but and fits(s, design, k, side, s.holder[card], unit):
            out[n] = CHOOSE_UNIT + s.at[unit]
            n += 1
    return n


# ------------------------------------------------------------------------------------ when it is legal


@rule
def possible(s, design, k, side, source):
    """R104: whether an operation is legal for `side` at this moment. `source`: the unit that has it."""
    what, target = OPERATION[design, k], TARGET[design, k]
    if target == CHOSEN:
        return enough_fit(s, design, k, side, source)
    if target != NOBODY:
        unit = referred(s, target, source)
        return unit >= 0 and not is_warded(s, unit, side) and suits(s, what, unit)
    if what == SCOUT:
        return cards_left(s) + s.pile_size > 0
    if what == RETRIEVE:
        return merc_in_pile(s)
    if what == RECOVER:
        return s.fallen_size > 0
    if what == KING_HEAL:
        return s.health[side] < KING_HEALTH
    if what == DEPLOY_PAWNS:
        return can_deploy_pawn(s, side)
    if what == DESTROY:
        return something_to_destroy(s, opponent(side))
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
    return s.disgraced[side] == 0 and spare_pawn(s, side) >= 0 and empty_home_space(s, side)


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
    for k in range(MOST_OPERATIONS - 1, -1, -1):
        if OPERATION[DESIGN[card], k] != NOTHING_TO_DO:
            push(s, OPERATION_STEP, card, k)


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
    target = TARGET[design, k]
    if target == CHOSEN:
        push(s, TARGET_STEP, card, k)
    elif target == NOBODY:
        do_it(s, OPERATION[design, k], NUMBER[design, k], side)
    else:
        do_to_unit(s, card, k, referred(s, target, source))


@rule
def do_it(s, what, number, side):
    """Operations that are not about a unit."""
    if what == DRAW:
        for _ in range(number):
            draw(s, side)
    elif what == SCOUT:
        look(s, number)
        push(s, SCOUT_STEP, side, 0)
    elif what == DISCARD_RANDOM:
        for _ in range(number):
            discard_at_random(s, opponent(side))
    elif what == RETRIEVE:
        push(s, RETRIEVE_STEP, 0, 0)
    elif what == RECOVER:
        recover(s, side)
    elif what == MORALE:
        morale_damage(s, opponent(side), number)
    elif what == KING_HEAL:
        s.health[side] = min(KING_HEALTH, s.health[side] + number)
    elif what == DEPLOY_PAWNS:
        push(s, PAWN_STEP, number, 0)
    elif what == DESTROY:
        push(s, DESTROY_STEP, 0, 0)
    elif what == CANCEL:
        s.cancelled = s.action_card


@rule
def recover(s, side):
    """`recover`: the first killed Mercenary whose card still lies in the pile returns to the hand."""
    card = s.fallen[0]
    take_from_pile(s, card)
    add_to_hand(s, side, card, SEEN)
    last = s.fallen_size - 1
    for k in range(last):
        s.fallen[k] = s.fallen[k + 1]
    s.fallen[last] = 0
    s.fallen_size = last


@rule
def do_to_unit(s, card, k, unit):
    """Operations on a unit, which is remembered for `same`."""
    what, number = OPERATION[DESIGN[card], k], NUMBER[DESIGN[card], k]
    if what == SWAP:
        push(s, SWAP_STEP, card, k)
    elif what == FREE_MOVE:
        push(s, GO_STEP, unit, BY_FREE_MOVE)
    elif what == SHIFT:
        push(s, GO_STEP, unit, BY_SHIFT)
    elif what == TUNNEL:
        push(s, GO_STEP, unit, BY_TUNNEL)
    elif what == EQUIP:
        attach(s, unit, card)
    elif what == HARM:
        harm(s, unit, performer_of(s, card))
    elif what == BOUNCE:
        disband(s, unit, IN_HAND, IN_HAND)
    else:
        mark_unit(s, what, number, unit)
    s.same = unit


@rule
def mark_unit(s, what, number, unit):
    """Operations that only change a unit's states."""
    if what == HEAL:
        s.wounded[unit] = 0
    elif what == READY:
        s.invoked[unit] = 0
        s.snared[unit] = 0
    elif what == SNARE:
        s.invoked[unit] = 1
        s.snared[unit] = 1
    elif what == ROOT:
        s.rooted[unit] = s.turn + (2 if SIDE[unit] == s.side else 1)  # its controller's next turn
    elif what == HALT:
        s.halted[unit] = 1
    elif what == BOOST:
        s.boost[unit] += number
    elif what == REDIRECT:
        s.defender = unit
