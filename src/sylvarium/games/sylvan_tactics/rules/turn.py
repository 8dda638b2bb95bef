"""What may be chosen, what a choice does, and what follows by itself: one line per step of the agenda."""

from sylvarium.games.sylvan_tactics.rules.attacking import (
    advance,
    after_attack,
    consider_advance,
    declare_attack,
    offer_attack_targets,
    outcome,
    thorns,
)
from sylvarium.games.sylvan_tactics.rules.board import exchange, opponent, relocate, seat_of, space_of, unit_on
from sylvarium.games.sylvan_tactics.rules.cards import copy_in_hand, discard, pick_looked, take_from_hand
from sylvarium.games.sylvan_tactics.rules.choices import offer_looked, offer_retrieval, offer_to_destroy, retrieve
from sylvarium.games.sylvan_tactics.rules.components import ENEMY_MOVED, FIRST_FIELD, HAND_LIMIT, MERC_DESIGNS, NONE
from sylvarium.games.sylvan_tactics.rules.deploying import (
    deploy_mercenary,
    deploy_pawn,
    deploy_queen,
    destroy,
    offer_carriers,
    offer_home_spaces,
    offer_pieces,
    offer_queen_health,
    offer_sacrifices,
    pay_and_attach,
)
from sylvarium.games.sylvan_tactics.rules.main_phase import act, offer_main
from sylvarium.games.sylvan_tactics.rules.moving import (
    offer_beside,
    offer_destinations,
    offer_tunnels,
    take_move_action,
)
from sylvarium.games.sylvan_tactics.rules.operations import do_to_unit, offer_targets, operate, plan_operations
from sylvarium.games.sylvan_tactics.rules.phases import (
    end_mulligans,
    end_turn,
    offer_put_back,
    put_back_or_redraw,
    refresh_abilities,
)
from sylvarium.games.sylvan_tactics.rules.promotion import (
    can_promote,
    offer_discards,
    offer_promotion_cards,
    offer_promotions,
    promote,
    take_promotion_card,
)
from sylvarium.games.sylvan_tactics.rules.riposte import offer_ripostes, play_riposte, window_opens
from sylvarium.games.sylvan_tactics.rules.state import (
    ADVANCE,
    ADVANCE_STEP,
    APEX_STEP,
    ATTACK_STEP,
    BY_MOVE_ACTION,
    BY_SHIFT,
    BY_TUNNEL,
    CHOOSE_HEALTH,
    CHOOSE_PIECE,
    CHOOSE_SPACE,
    CHOOSE_UNIT,
    DESTROY_CARD,
    DESTROY_STEP,
    DISCARD_CARD,
    DISCARD_STEP,
    EQUIP_STEP,
    FINISH_STEP,
    FULL_PRICE,
    GO_STEP,
    HAND_LIMIT_STEP,
    KEEP,
    LAST_DECISION,
    MAIN_STEP,
    MAY_ADVANCE_STEP,
    MAY_PROMOTE_STEP,
    MULLIGAN,
    MULLIGAN_STEP,
    NO_PROMOTION,
    OPERATION_STEP,
    OUTCOME_STEP,
    PAIR_STEP,
    PASS,
    PAWN_STEP,
    PIECE_STEP,
    PLACE_STEP,
    PLAY_RIPOSTE,
    PROMOTE_CARD_STEP,
    PROMOTE_PIECE_STEP,
    PROMOTE_STEP,
    PROMOTE_WITH,
    PUT_BACK_STEP,
    QUEEN_PLACE_STEP,
    QUEEN_STEP,
    REFRESH_STEP,
    RESOLVING,
    RETRIEVE_CARD,
    RETRIEVE_STEP,
    RIPOSTE_STEP,
    SCOUT_CARD,
    SCOUT_STEP,
    STAY,
    STOP,
    SWAP_STEP,
    TARGET_STEP,
    THORNS_STEP,
    TRIGGER_STEP,
    WINDOW_STEP,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import NOTHING, drop, first, push, second, top

# ----------------------------------------------------------------------------------- what may be chosen


@rule
def legal(s, out):
    """Writes the legal actions to `out` and counts them (section 6 of the rules file)."""
    step = top(s)
    if step == MAIN_STEP:
        return offer_main(s, out)
    if step == NOTHING:
        return 0
    a, b = first(s), second(s)
    if step == GO_STEP:
        return offer_ways(s, a, b, out)
    elif step == ATTACK_STEP:
        return offer_attack_targets(s, a, out)
    elif step == RIPOSTE_STEP:
        return offer_ripostes(s, a, out)
    elif step == ADVANCE_STEP:
        out[0], out[1] = ADVANCE, STAY
        return 2
    elif step == TARGET_STEP:
        return offer_targets(s, a, b, NONE, out)
    elif step == SWAP_STEP:
        return offer_targets(s, a, b, s.same, out)
    elif step == PIECE_STEP or step == PROMOTE_PIECE_STEP:
        return offer_pieces(s, out)
    elif step == PLACE_STEP or step == QUEEN_PLACE_STEP:
        return offer_home_spaces(s, s.side, out)
    elif step == APEX_STEP:
        return offer_sacrifices(s, a, out)
    elif step == QUEEN_STEP:
        return offer_queen_health(s, out)
    elif step == PAIR_STEP or step == EQUIP_STEP:
        return offer_carriers(s, step == PAIR_STEP, out)
    return offer_cards_and_rest(s, step, a, b, out)


@rule
def offer_cards_and_rest(s, step, a, b, out):
    """The rarer decisions, most of them about cards."""
    if step == DISCARD_STEP:
        return offer_discards(s, out)
    elif step == SCOUT_STEP:
        return offer_looked(s, out)
    elif step == RETRIEVE_STEP:
        return offer_retrieval(s, out)
    elif step == DESTROY_STEP:
        return offer_to_destroy(s, out)
    elif step == PAWN_STEP:
        n = offer_home_spaces(s, s.performer, out)
        if b:
            out[n] = STOP
            n += 1
        return n
    elif step == PROMOTE_STEP:
        return offer_promotions(s, out)
    elif step == PROMOTE_CARD_STEP:
        return offer_promotion_cards(s, out)
    elif step == MULLIGAN_STEP:
        out[0], out[1] = KEEP, MULLIGAN
        return 2
    return offer_put_back(s, a, b, out)  # PUT_BACK_STEP


@rule
def offer_ways(s, unit, way, out):
    """`destination`: by a move action or a free move, a shift, or a tunnel."""
    if way == BY_SHIFT:
        return offer_beside(s, space_of(s, unit), out)
    elif way == BY_TUNNEL:
        return offer_tunnels(s, unit, out)
    return offer_destinations(s, unit, out)


@rule
def asks_alone(s):
    """R111, R125: the Main Phase is always asked, and so is what depends on cards that the opponent cannot see:
    whether somebody is asked must not tell how many different cards he holds or looks at."""
    step = top(s)
    if step == MAIN_STEP or step == RIPOSTE_STEP:
        return True
    return step == SCOUT_STEP or step == PROMOTE_CARD_STEP or step == DISCARD_STEP or step == PUT_BACK_STEP


# --------------------------------------------------------------------------------- what a choice does


@rule
def apply(s, action):
    """Plays a legal action and runs on to the next decision."""
    step, a, b = top(s), first(s), second(s)
    if step == MAIN_STEP:
        act(s, action)
    else:
        drop(s)
        if step <= EQUIP_STEP:
            bring_into_play(s, step, a, b, action)
        elif step <= ADVANCE_STEP:
            carry_on(s, step, a, b, action)
        else:
            choose_card(s, step, a, b, action)
    run(s)


@rule
def bring_into_play(s, step, a, b, action):
    """Choices of the mulligan, and those made while a unit or a card comes into play."""
    if step == MULLIGAN_STEP:
        if action == KEEP:
            end_mulligans(s, a)
        else:
            push(s, PUT_BACK_STEP, a, 0)
    elif step == PUT_BACK_STEP:
        put_back_or_redraw(s, a, b, action)
    elif step == APEX_STEP:
        if action != FULL_PRICE:
            s.offering = s.on[action - CHOOSE_UNIT]
    elif step == PIECE_STEP:
        push(s, PLACE_STEP, a, action - CHOOSE_PIECE)
    elif step == PLACE_STEP:
        deploy_mercenary(s, a, b, action - CHOOSE_SPACE)
    elif step == QUEEN_STEP:
        push(s, QUEEN_PLACE_STEP, action - CHOOSE_HEALTH + 1, 0)
    elif step == QUEEN_PLACE_STEP:
        deploy_queen(s, a, action - CHOOSE_SPACE)
    else:  # PAIR_STEP, EQUIP_STEP
        pay_and_attach(s, a, unit_on(s, action - CHOOSE_UNIT))


@rule
def carry_on(s, step, a, b, action):
    """Choices within a move, an attack or an operation."""
    if step == GO_STEP:
        go(s, a, b, action - CHOOSE_SPACE)
    elif step == ATTACK_STEP:
        declare_attack(s, a, unit_on(s, action - CHOOSE_UNIT))
    elif step == TARGET_STEP:
        do_to_unit(s, a, b, unit_on(s, action - CHOOSE_UNIT))
    elif step == SWAP_STEP:
        exchange(s, s.same, unit_on(s, action - CHOOSE_UNIT))
    elif step == DESTROY_STEP:
        destroy(s, action - DESTROY_CARD + FIRST_FIELD)
    elif step == RETRIEVE_STEP:
        retrieve(s, action - RETRIEVE_CARD)
    elif step == SCOUT_STEP:
        pick_looked(s, a, action - SCOUT_CARD)
    elif step == PAWN_STEP:
        if action != STOP:
            deploy_pawn(s, s.performer, action - CHOOSE_SPACE, a - 1)
    elif action == ADVANCE:
        advance(s)


@rule
def choose_card(s, step, a, b, action):
    """The Responder's answer, and the choices of the End Phase."""
    if step == RIPOSTE_STEP:
        if action != PASS:
            play_riposte(s, action - PLAY_RIPOSTE + MERC_DESIGNS)
    elif step == PROMOTE_STEP:
        if action == NO_PROMOTION:
            push(s, HAND_LIMIT_STEP, 0, 0)
        else:
            push(s, PROMOTE_CARD_STEP, s.on[action - CHOOSE_UNIT], 0)
    elif step == PROMOTE_CARD_STEP:
        choice = action - PROMOTE_WITH
        push(s, PROMOTE_PIECE_STEP, a, take_promotion_card(s, choice // MERC_DESIGNS, choice % MERC_DESIGNS))
    elif step == PROMOTE_PIECE_STEP:
        promote(s, a, b, action - CHOOSE_PIECE)
        push(s, MAY_PROMOTE_STEP, 0, 0)
    else:  # DISCARD_STEP
        card = copy_in_hand(s, s.side, action - DISCARD_CARD)
        take_from_hand(s, s.side, card)
        discard(s, card)
        push(s, HAND_LIMIT_STEP, 0, 0)


@rule
def go(s, unit, way, space):
    """R37, R51: a move action is paid and may be answered; other movements just happen."""
    if way == BY_MOVE_ACTION:
        take_move_action(s, unit, space)
        s.subject = unit
        push(s, WINDOW_STEP, ENEMY_MOVED, 0)
    else:
        relocate(s, unit, space)


# -------------------------------------------------------------------------------- what needs no choice


@rule
def run(s):
    """Carries out what needs no decision, until one is needed or the game is over."""
    while not s.over and top(s) > LAST_DECISION:
        step, a, b = top(s), first(s), second(s)
        drop(s)
        if step == WINDOW_STEP:
            if window_opens(s, a):
                push(s, RIPOSTE_STEP, a, 0)
        elif step <= HAND_LIMIT_STEP:
            pass_on(s, step)
        elif step <= FINISH_STEP:
            resolve(s, step, a, b)
        else:
            continue_attack(s, step)
    s.seat = seat_of(s, decider(s))


@rule
def pass_on(s, step):
    """The phases of a turn that happen by themselves."""
    if step == REFRESH_STEP:
        refresh_abilities(s)
    elif step == MAY_PROMOTE_STEP and can_promote(s, s.side):
        push(s, PROMOTE_STEP, 0, 0)
    elif s.hand_size[s.side] > HAND_LIMIT:  # HAND_LIMIT_STEP, or nothing to promote
        push(s, DISCARD_STEP, 0, 0)
    else:
        end_turn(s)


@rule
def resolve(s, step, a, b):
    """Operations, triggered abilities, and the end of a card that was being resolved."""
    if step == OPERATION_STEP:
        operate(s, a, b)
    elif step == TRIGGER_STEP:
        if s.holder[b] == a:
            plan_operations(s, b)
    elif s.where[a] == RESOLVING:  # FINISH_STEP
        discard(s, a)


@rule
def continue_attack(s, step):
    """R85 to R89: the steps of an attack."""
    if step == OUTCOME_STEP:
        outcome(s)
    elif step == THORNS_STEP:
        thorns(s)
    elif step == MAY_ADVANCE_STEP:
        consider_advance(s)
    else:  # AFTER_ATTACK_STEP
        after_attack(s)


@rule
def decider(s):
    """Who makes the decision on top: the Responder in a window, else whoever carries out the operation."""
    step = top(s)
    if step == MAIN_STEP:
        return s.side
    if step == MULLIGAN_STEP or step == PUT_BACK_STEP or step == SCOUT_STEP:
        return first(s)
    if step == RIPOSTE_STEP:
        return opponent(s.side)
    if GO_STEP <= step <= PAWN_STEP and step != ATTACK_STEP:
        return s.performer
    return s.side
