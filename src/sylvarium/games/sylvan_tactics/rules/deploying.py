"""Bringing units and cards into play (R52 to R64, R102 to R107)."""

from sylvarium.games.sylvan_tactics.rules import abilities, board, cards, killing, mercenaries, operations, sigils
from sylvarium.games.sylvan_tactics.rules.components import (
    ACTION,
    APEX,
    APEX_DISCOUNT,
    APEX_MORALE,
    BATTLEFIELD,
    COST,
    DESIGN,
    FIRST_MERC,
    FIRST_PAWN,
    MERCS,
    NONE,
    PAWNS,
    QUEEN_HEALTH,
    SLOTS,
    TYPE,
)
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, IN_PLAY, ON_BOARD, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import first, push

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
    card = cards.copy_in_hand(s, s.side, design)
    cards.take_from_hand(s, s.side, card)
    push(s, step, card, 0)


@rule
def announce_mercenary(s, design):
    """R52, R54: the piece is chosen next; before it, whether a Pawn is sacrificed."""
    announce(s, STEP.choose_piece, design)
    if APEX[design]:
        push(s, STEP.apex, first(s), 0)


@rule
def offer_sacrifices(s, out, n, card):
    """`apex`: each own Pawn (the reduced price is affordable, or it would not be asked), or the full price."""
    pawn = s.side * SLOTS + FIRST_PAWN
    for unit in range(pawn, pawn + PAWNS):
        if s.at[unit] >= 0:
            out[n] = ACTIONS.unit + s.at[unit]
            n += 1
    if COST[DESIGN[card]] <= sigils.available(s, s.side):
        out[n] = ACTIONS.full_price
        n += 1
    return n


@rule
def sacrifice(s, space):
    """R54: this Pawn will go when the card is paid for."""
    s.offering = board.unit_on(s, space)


@rule
def offer_pieces(s, out, n):
    """`choose_piece`: the free piece types."""
    for piece in range(MERCS):
        if mercenaries.piece_is_free(s, s.side, piece):
            out[n] = ACTIONS.piece + piece
            n += 1
    return n


@rule
def choose_piece(s, card, piece):
    """R52: the space is chosen next."""
    push(s, STEP.choose_space, card, piece)


@rule
def offer_home_spaces(s, out, n):
    """`choose_space`: the active player's empty home spaces."""
    return offer_home_spaces_of(s, out, n, s.side)


@rule
def offer_home_spaces_of(s, out, n, side):
    """Empty spaces of the home rows, that of a Pawn being sacrificed included (R55)."""
    free = ~board.occupied(s)
    if s.offering >= 0:
        free |= board.BIT[s.at[s.offering]]
    for k in range(board.HOME_SPACES):
        space = board.HOME[side, k]
        out[n] = ACTIONS.space + space  # stays only if it is counted
        n += board.is_in(free, space)
    return n


@rule
def deploy_mercenary(s, card, piece, space):
    """R56: pay, remove the Pawn, morale damage, place the unit, `deploy` abilities, window."""
    side = s.side
    cost = COST[DESIGN[card]]
    if s.offering >= 0:
        sigils.pay(s, side, cost - APEX_DISCOUNT)
        board.lift(s, s.offering)
        s.offering = NONE
        killing.morale_damage(s, side, APEX_MORALE)
    else:
        sigils.pay(s, side, cost)
    unit = mercenaries.merc_with(side, piece)
    board.enter(s, unit, space, 1)
    mercenaries.attach(s, unit, card)
    s.subject = unit
    push(s, STEP.riposte, abilities.ENEMY_DEPLOYED, 0)
    killing.set_off(s, unit, abilities.ON_DEPLOY)


@rule
def offer_carriers(s, out, n):
    """`equip_target`: own Mercenaries (R106)."""
    merc = s.side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        if s.at[unit] >= 0:
            out[n] = ACTIONS.unit + s.at[unit]
            n += 1
    return n


@rule
def offer_lonely(s, out, n):
    """`pair_target`: own Mercenaries that have no Partner (R59, R60)."""
    merc = s.side * SLOTS + FIRST_MERC
    for unit in range(merc, merc + MERCS):
        if s.at[unit] >= 0 and not s.paired[unit]:
            out[n] = ACTIONS.unit + s.at[unit]
            n += 1
    return n


@rule
def pay_and_attach(s, card, space):
    """R59, R106: a Partner or an Equipment joins a Mercenary."""
    sigils.pay(s, s.side, COST[DESIGN[card]])
    mercenaries.attach(s, board.unit_on(s, space), card)


# ------------------------------------------------------------------------------------- Queen and Pawns


@rule
def offer_queen_health(s, out, n):
    """R63: 1 to 6, as far as Sigils are available."""
    most = min(QUEEN_HEALTH, sigils.available(s, s.side))
    for k in range(most):
        out[n + k] = ACTIONS.health + k
    return n + most


@rule
def choose_health(s, k):
    """R63: her space is chosen next. The first choice is 1 Health."""
    push(s, STEP.queen_space, k + 1, 0)


@rule
def deploy_queen(s, health, space):
    """R63, R64: she enters with the Health that was paid."""
    side = s.side
    sigils.pay(s, side, health)
    unit = side * SLOTS + 1
    board.enter(s, unit, space, 1)
    s.queen[side] = ON_BOARD
    s.queen_health[side] = health
    s.subject = unit
    push(s, STEP.riposte, abilities.ENEMY_DEPLOYED, 0)


@rule
def offer_pawn_spaces(s, out, n, more, one_stands):
    """`deploy_pawn_space`: empty home spaces; from the second Pawn on also to stop."""
    n = offer_home_spaces_of(s, out, n, s.performer)
    if one_stands:
        out[n] = ACTIONS.stop
        n += 1
    return n


@rule
def deploy_pawn(s, more, space):
    """R77, `deploy_pawns`: one Pawn from the pool; then another one, as long as this is possible."""
    board.enter(s, operations.spare_pawn(s, s.performer), space, 1)
    if more > 1 and operations.can_deploy_pawn(s, s.performer):
        push(s, STEP.deploy_pawn_space, more - 1, 1)


# --------------------------------------------------------------- Actions, Battlefields and Equipment


@rule
def play_card(s, design):
    """R102: an Action, a Battlefield or an Equipment, which first asks for its Mercenary."""
    kind = TYPE[design]
    if kind == ACTION:
        play_action(s, design)
    elif kind == BATTLEFIELD:
        play_battlefield(s, design)
    else:
        announce(s, STEP.equip_target, design)


@rule
def play_action(s, design):
    """R103: pay; window; operations; discard; window."""
    side = s.side
    card = cards.copy_in_hand(s, side, design)
    cards.take_from_hand(s, side, card)
    sigils.pay(s, side, COST[design])
    s.action_card = card
    push(s, STEP.riposte, abilities.UNIT_KILLED, 0)
    push(s, STEP.finish, card, 0)
    operations.plan_operations(s, card)
    push(s, STEP.riposte, abilities.ACTION_PLAYED, 0)


@rule
def play_battlefield(s, design):
    """R105: it stays in play, ready, after those played before."""
    side = s.side
    card = cards.copy_in_hand(s, side, design)
    cards.take_from_hand(s, side, card)
    sigils.pay(s, side, COST[design])
    s.where[card] = IN_PLAY
    s.battlefields[side, s.field_count[side]] = card
    s.field_count[side] += 1
