"""A turn: its table of contents, how it begins and ends, and who decides (R16 to R24, R123)."""

from sylvarium.games.sylvan_tactics.rules import (
    abilities,
    attacking,
    board,
    cards,
    choices,
    deploying,
    killing,
    main_phase,
    mercenaries,
    moving,
    mulligan,
    operations,
    promotion,
    riposte,
)
from sylvarium.games.sylvan_tactics.rules.components import (
    CARDS,
    DESIGN,
    DESIGNS,
    MERC_DESIGNS,
    MERCS,
    MOST_SIGILS,
    SLOTS,
    UNITS,
)
from sylvarium.games.sylvan_tactics.rules.state import ACTIONS, STEP
from sylvarium.kernel import Turn, decision, flow, large_rule, rule
from sylvarium.kernel.agenda import drop, first, push

# The longest list of choices is `main`: 13 units moving and attacking, 3 retiring, 6 used cards, every design in
# hand (Mercenaries deployed or paired), the Queen, the end of the turn.
MOST_OPTIONS = 2 * 13 + 3 + 6 + MERC_DESIGNS + DESIGNS + 2

# Section 9 of the rules file: at most 70 decisions of the setup and 450 in each of 2 × 200 turns.
BOUND = 70 + 2 * 200 * 450

# ------------------------------------------------------------------------------------------ the flow of turns


@large_rule
def begin_turn(s):
    """R16 to R20: reset, awaken, draw; then `refresh` abilities and the Main Phase."""
    s.turn += 1
    s.side = (s.turn - 1) % 2
    reset(s, s.side)
    s.awake[s.side] = min(MOST_SIGILS, s.awake[s.side] + 1)
    push(s, STEP.main, 0, 0)
    push(s, STEP.refresh, 0, 0)
    draw_step(s, s.side)


@rule
def reset(s, side):
    """R17: Sigils, Battlefields and units become ready; what is snared stays invoked this once."""
    s.invoked_sigils[side] = 0
    for k in range(s.field_count[side]):
        s.field_invoked[s.battlefields[side, k]] = 0
    for unit in range(side * SLOTS, side * SLOTS + SLOTS):
        if not s.snared[unit]:
            s.invoked[unit] = 0
        s.snared[unit] = 0


@rule
def draw_step(s, side):
    """R19: one card, or with `draw_choice` the best look at the top cards that a Battlefield grants."""
    choice = 0
    for k in range(s.field_count[side]):
        choice = max(choice, abilities.DRAW_CHOICE[DESIGN[s.battlefields[side, k]]])
    if choice == 0:
        cards.draw(s, side)
    elif cards.cards_left(s) + s.pile_size > 0:
        choices.scout(s, side, choice)


@rule
def refresh_abilities(s):
    """R20: of the active player's units, oldest first (so the oldest is pushed last)."""
    if mercenaries.crew_traits(s, s.side) & abilities.AT_REFRESH == 0:
        return
    for age in range(MERCS - 1, -1, -1):
        unit = mercenaries.nth_oldest(s, s.side, age)
        if unit >= 0:
            killing.set_off(s, unit, abilities.ON_REFRESH)


@rule
def end_turn(s):
    """R24, R123: what lasts for a turn ends; after the last turn the game does."""
    drop(s)
    s.moves = 0
    s.attacks = 0
    turn = s.turn
    for unit in range(UNITS):
        s.fresh[unit] = 0
        s.moved[unit] = 0
        s.attacked[unit] = 0
        s.boost[unit] = 0
        s.halted[unit] = 0
    for unit in range(UNITS):
        if s.rooted[unit] == turn:
            s.rooted[unit] = 0
    for card in range(CARDS):
        s.spent[card] = 0
    for side in range(2):
        s.shaken[side] = 0
    if s.turn >= s.last_turn:
        s.over = 1


# ------------------------------------------------------------------------------------------------ who decides


@rule
def active_player(s):
    """Most decisions are made by the player on turn."""
    return board.seat_of(s, s.side)


@rule
def responder(s):
    """R109: the other player answers in a window."""
    return board.seat_of(s, board.opponent(s.side))


@rule
def performer(s):
    """5.3: the player who carries out an operation makes its choices."""
    return board.seat_of(s, s.performer)


@rule
def named_player(s):
    """The step says which side decides."""
    return board.seat_of(s, first(s))


# ------------------------------------------------------------------------------------------ table of contents

TURN = Turn(
    __name__,
    ACTIONS,
    # Before the first turn
    decision(
        STEP.mulligan, mulligan.offer_mulligan, by=named_player, keep=mulligan.keep, mulligan=mulligan.begin_mulligan
    ),
    decision(
        STEP.mulligan_card,
        mulligan.offer_put_back,
        by=named_player,
        asks_alone=True,
        put_back=mulligan.put_back,
        done=mulligan.redraw,
    ),
    # The Refresh Phase ends, the Main Phase begins
    flow(STEP.refresh, refresh_abilities),
    decision(
        STEP.main,
        main_phase.offer_main,
        stays=True,
        asks_alone=True,
        deploy=main_phase.begin_deployment,
        pair=main_phase.begin_pairing,
        play=main_phase.play_card,
        queen=main_phase.begin_queen,
        use=main_phase.use_ability,
        move=main_phase.begin_move,
        attack=main_phase.begin_attack,
        retire=main_phase.retire,
        end_turn=main_phase.end_main_phase,
    ),
    # Bringing units and cards into play
    decision(STEP.apex, deploying.offer_sacrifices, unit=deploying.sacrifice, full_price=drop),
    decision(STEP.choose_piece, deploying.offer_pieces, piece=deploying.choose_piece),
    decision(STEP.choose_space, deploying.offer_home_spaces, space=deploying.deploy_mercenary),
    decision(STEP.queen_x, deploying.offer_queen_health, health=deploying.choose_health),
    decision(STEP.queen_space, deploying.offer_home_spaces, space=deploying.deploy_queen),
    decision(STEP.pair_target, deploying.offer_lonely, unit=deploying.pay_and_attach),
    decision(STEP.equip_target, deploying.offer_carriers, unit=deploying.pay_and_attach),
    # Moving
    decision(STEP.destination, moving.offer_ways, by=performer, space=moving.go),
    # Attacking
    decision(STEP.attack_target, attacking.offer_attack_targets, unit=attacking.declare_attack),
    flow(STEP.outcome, attacking.outcome),
    flow(STEP.thorns, attacking.thorns),
    decision(
        STEP.advance, attacking.offer_advance, only_if=attacking.can_advance, advance=attacking.advance, stay=drop
    ),
    flow(STEP.after_attack, attacking.after_attack),
    # Answering
    decision(
        STEP.riposte,
        riposte.offer_ripostes,
        by=responder,
        asks_alone=True,
        only_if=riposte.window_opens,
        riposte=riposte.play_riposte,
        let_pass=drop,
    ),
    # The operations of cards and abilities
    flow(STEP.trigger, operations.resolve_trigger),
    flow(STEP.operation, operations.operate),
    flow(STEP.finish, operations.finish),
    decision(STEP.choose_target, operations.offer_targets, by=performer, unit=operations.choose_target),
    decision(STEP.swap_target, operations.offer_swaps, by=performer, unit=operations.swap),
    decision(STEP.destroy_target, choices.offer_to_destroy, by=performer, destroy=choices.destroy),
    decision(STEP.choose_card, choices.offer_retrieval, by=performer, retrieve=choices.retrieve),
    decision(STEP.scout_pick, choices.offer_looked, by=named_player, asks_alone=True, scout=cards.pick_looked),
    decision(STEP.deploy_pawn_space, deploying.offer_pawn_spaces, by=performer, space=deploying.deploy_pawn, stop=drop),
    # The End Phase
    decision(
        STEP.promote,
        promotion.offer_promotions,
        stays=True,
        asks_alone=True,
        only_if=promotion.could_promote,
        unit=promotion.choose_pawn,
        no_promotion=drop,
    ),
    decision(STEP.promote_card, promotion.offer_promotion_cards, asks_alone=True, promote=promotion.choose_card),
    decision(STEP.promote_piece, deploying.offer_pieces, piece=promotion.promote),
    decision(
        STEP.discard,
        promotion.offer_discards,
        stays=True,
        only_if=promotion.hand_too_large,
        otherwise=end_turn,
        discard=promotion.discard,
    ),
    empty=begin_turn,
    decider=active_player,
)
legal, apply, run, asks_alone = TURN.legal, TURN.apply, TURN.run, TURN.asks_alone
