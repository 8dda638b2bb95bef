"""Bringing units and cards into play (R52 to R64, R102 to R107)."""

from sylvarium.games.sylvan_tactics.rules.board import BIT, HOME, HOME_SPACES, enter, is_in, lift, occupied
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_hand, discard, take_from_hand
from sylvarium.games.sylvan_tactics.rules.components import (
    ACTION,
    ACTION_PLAYED,
    APEX,
    APEX_DISCOUNT,
    APEX_MORALE,
    BATTLEFIELD,
    COST,
    DESIGN,
    ENEMY_DEPLOYED,
    FIRST_MERC,
    FIRST_PAWN,
    NONE,
    ON_DEPLOY,
    PAWNS,
    QUEEN_HEALTH,
    SLOTS,
    TYPE,
    UNIT_KILLED,
)
from sylvarium.games.sylvan_tactics.rules.killing import morale_damage, set_off
from sylvarium.games.sylvan_tactics.rules.mercenaries import attach, detach, merc_with, piece_is_free
from sylvarium.games.sylvan_tactics.rules.operations import can_deploy_pawn, plan_operations, spare_pawn
from sylvarium.games.sylvan_tactics.rules.sigils import MERCS, available, pay
from sylvarium.games.sylvan_tactics.rules.state import (
    APEX_STEP,
    CHOOSE_HEALTH,
    CHOOSE_PIECE,
    CHOOSE_SPACE,
    CHOOSE_UNIT,
    EQUIP_STEP,
    FINISH_STEP,
    FULL_PRICE,
    IN_PLAY,
    ON_BOARD,
    PAWN_STEP,
    PIECE_STEP,
    WINDOW_STEP,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import push

# ------------------------------------------------------------------------------------------ Mercenaries


@rule
def has_pawn(s, side):
    """R54: whether a Pawn of the player is on the board."""
    pawn = side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if s.at[unit] >= 0:
            return True
    return False


@rule
def announce(s, step, design):
    """A card is named and leaves the hand; it is paid when the choices for it are made (R126)."""
    card = copy_in_hand(s, s.side, design)
    take_from_hand(s, s.side, card)
    push(s, step, card, 0)


@rule
def announce_mercenary(s, design):
    """R52, R54: the piece is chosen next; before it, whether a Pawn is sacrificed."""
    announce(s, PIECE_STEP, design)
    if APEX[design]:
        push(s, APEX_STEP, s.agenda[s.pending - 1, 1], 0)


@rule
def offer_sacrifices(s, card, out):
    """`apex`: each own Pawn (the reduced price is affordable, or it would not be asked), or the full price."""
    n, pawn = 0, s.side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if s.at[unit] >= 0:
            out[n] = CHOOSE_UNIT + s.at[unit]
            n += 1
    if COST[DESIGN[card]] <= available(s, s.side):
        out[n] = FULL_PRICE
        n += 1
    return n


@rule
def offer_pieces(s, out):
    """`choose_piece`: the free piece types."""
    n = 0
    for piece in range(MERCS):
        if piece_is_free(s, s.side, piece):
            out[n] = CHOOSE_PIECE + piece
            n += 1
    return n


@rule
def offer_home_spaces(s, side, out):
    """`choose_space`: empty spaces of the home rows, that of a Pawn being sacrificed included (R55)."""
    n, free = 0, ~occupied(s)
    if s.offering >= 0:
        free |= BIT[s.at[s.offering]]
    for k in range(HOME_SPACES):
        space = HOME[side, k]
        out[n] = CHOOSE_SPACE + space  # stays only if it is counted
        n += is_in(free, space)
    return n


@rule
def deploy_mercenary(s, card, piece, space):
    """R56: pay, remove the Pawn, morale damage, place the unit, `deploy` abilities, window."""
    side = s.side
    cost = COST[DESIGN[card]]
    if s.offering >= 0:
        pay(s, side, cost - APEX_DISCOUNT)
        lift(s, s.offering)
        s.offering = NONE
        morale_damage(s, side, APEX_MORALE)
    else:
        pay(s, side, cost)
    unit = merc_with(side, piece)
    enter(s, unit, space, 1)
    attach(s, unit, card)
    s.subject = unit
    push(s, WINDOW_STEP, ENEMY_DEPLOYED, 0)
    set_off(s, unit, ON_DEPLOY)


@rule
def offer_carriers(s, without_partner, out):
    """`pair_target`, `equip_target`: own Mercenaries; for a Partner those that have none (R59, R60, R106)."""
    n, merc = 0, s.side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        if s.at[unit] >= 0 and not (without_partner and s.paired[unit]):
            out[n] = CHOOSE_UNIT + s.at[unit]
            n += 1
    return n


@rule
def pay_and_attach(s, card, unit):
    """R59, R106: a Partner or an Equipment joins a Mercenary."""
    pay(s, s.side, COST[DESIGN[card]])
    attach(s, unit, card)


# ------------------------------------------------------------------------------------- Queen and Pawns


@rule
def offer_queen_health(s, out):
    """R63: 1 to 6, as far as Sigils are available."""
    most = min(QUEEN_HEALTH, available(s, s.side))
    for n in range(most):
        out[n] = CHOOSE_HEALTH + n
    return most


@rule
def deploy_queen(s, health, space):
    """R63, R64: she enters with the Health that was paid."""
    side = s.side
    pay(s, side, health)
    unit = side * SLOTS + 1
    enter(s, unit, space, 1)
    s.queen[side] = ON_BOARD
    s.queen_health[side] = health
    s.subject = unit
    push(s, WINDOW_STEP, ENEMY_DEPLOYED, 0)


@rule
def deploy_pawn(s, side, space, more):
    """R77, `deploy_pawns`: one Pawn from the pool; then another one, as long as this is possible."""
    enter(s, spare_pawn(s, side), space, 1)
    if more > 0 and can_deploy_pawn(s, side):
        push(s, PAWN_STEP, more, 1)


# --------------------------------------------------------------- Actions, Battlefields and Equipment


@rule
def play_card(s, design):
    """R102: by type. An Equipment first asks for its Mercenary."""
    kind = TYPE[design]
    if kind == ACTION:
        play_action(s, design)
    elif kind == BATTLEFIELD:
        play_battlefield(s, design)
    else:
        announce(s, EQUIP_STEP, design)


@rule
def play_action(s, design):
    """R103: pay; window; operations; discard; window."""
    side = s.side
    card = copy_in_hand(s, side, design)
    take_from_hand(s, side, card)
    pay(s, side, COST[design])
    s.action_card = card
    push(s, WINDOW_STEP, UNIT_KILLED, 0)
    push(s, FINISH_STEP, card, 0)
    plan_operations(s, card)
    push(s, WINDOW_STEP, ACTION_PLAYED, 0)


@rule
def play_battlefield(s, design):
    """R105: it stays in play, ready, after those played before."""
    side = s.side
    card = copy_in_hand(s, side, design)
    take_from_hand(s, side, card)
    pay(s, side, COST[design])
    s.where[card] = IN_PLAY
    s.battlefields[side, s.field_count[side]] = card
    s.field_count[side] += 1


@rule
def destroy(s, card):
    """`destroy`: a Battlefield or an Equipment goes to the discard pile."""
    unit = s.holder[card]
    if unit >= 0:
        detach(s, unit, card)
    else:
        remove_field(s, card)
    discard(s, card)


@rule
def remove_field(s, card):
    """A Battlefield leaves play."""
    s.field_invoked[card] = 0
    for side in range(2):
        found = False
        for k in range(s.field_count[side]):
            found = found or s.battlefields[side, k] == card
            if found:
                last = k + 1 == s.field_count[side]
                s.battlefields[side, k] = 0 if last else s.battlefields[side, k + 1]
        if found:
            s.field_count[side] -= 1
