"""A turn and a round: the table of contents of the rules, every decision (6.1) and what happens by itself."""

from sylvarium.games.sylve.rules import characters, creatures, dice, forests, placing, potions, rounds, village
from sylvarium.games.sylve.rules.components import FORAGE_OF
from sylvarium.games.sylve.rules.state import ACTIONS, STEP
from sylvarium.kernel import Turn, decision, flow, rule
from sylvarium.kernel.agenda import drop, push

MOST_OPTIONS = 48  # the longest list of choices
BOUND = 9000  # decisions of the longest game (rules file, section 9)

# --- The turn (3.3) -----------------------------------------------------------------------------------


@rule
def offer_parts(s, out, n):
    """R21–R23: place, brew, drink, each at most once; convert; end the turn once a die is placed."""
    if not s.placed:
        n = dice.offer_dice(s, out, n)
    if not s.brewed:
        n = potions.offer_brews(s, out, n)
    if not s.drunk:
        n = potions.offer_drinks(s, out, n)
    n = creatures.offer_conversions(s, out, n)
    if s.placed:
        out[n] = ACTIONS.end_turn
        n += 1
    return n


@rule
def can_do_more(s):
    """R23, R24: after the mandatory placement the player can still brew, drink or convert."""
    return (
        not s.placed
        or (not s.brewed and potions.can_brew(s))
        or (not s.drunk and potions.can_drink(s))
        or creatures.can_convert_any(s)
    )


@rule
def choose_potion(s, potion):
    """R70, R98: the potion is named; now the payment."""
    s.shown = 0
    push(s, STEP.payment, potion, 0)


# --- Offers with nothing to offer pass by (R49, R63, R82, R108) ----------------------------------------


@rule
def can_tame(s):
    """R63, R101: there is a creature, or a berry instead."""
    return creatures.any_pile(s) or creatures.may_take_berry(s)


@rule
def can_move(s):
    """R90: there is a die to move, and a space for it."""
    return dice.any_placed_forage(s) and forests.any_open(s)


@rule
def can_change(s):
    """R61: there is a die in the pool."""
    return s.pool[s.seat] > 0


# --- Choices in two steps -----------------------------------------------------------------------------


@rule
def choose_moved_die(s, number):
    """R90: the die is named; now where it goes."""
    push(s, STEP.move_target, FORAGE_OF[number], 0)


@rule
def choose_swapped_die(s, number):
    """R91: the first die is named; now the other one."""
    push(s, STEP.swap_second, FORAGE_OF[number], 0)


@rule
def swap(s, die, number):
    """R91: the two dice change places."""
    dice.swap(s, die, FORAGE_OF[number])


# --- Table of contents --------------------------------------------------------------------------------

TURN = Turn(
    __name__,
    ACTIONS,
    decision(STEP.choose_character, characters.offer_characters, character=characters.choose_character),
    flow(STEP.begin_round, rounds.begin_round),
    flow(STEP.next_turn, rounds.next_turn),
    # The parts of a turn (3.3)
    decision(
        STEP.turn_action,
        offer_parts,
        stays=True,
        only_if=can_do_more,
        otherwise=rounds.end_turn,
        place=placing.choose_first_die,
        brew=choose_potion,
        drink=potions.drink,
        convert=creatures.convert,
        end_turn=rounds.end_turn,
    ),
    # Placing a die (3.4, 3.5)
    decision(STEP.choose_die, dice.offer_dice, place=placing.choose_die),
    decision(STEP.choose_space, placing.offer_spaces, space=placing.place_die),
    decision(STEP.force_payment, placing.offer_force_payments, force=placing.force),
    decision(STEP.wind_die, placing.offer_wind_dice, take_back=placing.place_wind),
    decision(STEP.creature_anywhere, placing.offer_anywhere, anywhere=placing.tame_anywhere, decline=placing.carry_out),
    flow(STEP.village_action, village.carry_out_space),
    flow(STEP.triggers, creatures.triggers),
    # What spaces and creatures give (3.6, 3.7, 3.8, 3.14)
    decision(
        STEP.tame,
        creatures.offer_tamings,
        only_if=can_tame,
        tame=creatures.tame,
        take_berry=creatures.take_berry,
        decline=drop,
    ),
    decision(STEP.release, creatures.offer_releases, release=creatures.release_own),
    decision(STEP.ingredient, creatures.offer_ingredients, ingredient=creatures.gather_one),
    decision(STEP.exchange, creatures.offer_exchange, exchange=creatures.exchange, decline=drop),
    decision(STEP.burn, forests.offer_burns, only_if=forests.can_burn, burn=creatures.burn, decline=drop),
    decision(STEP.reserve, potions.offer_reserves, only_if=potions.can_reserve, reserve=potions.reserve),
    decision(
        STEP.clear, forests.offer_clearings, only_if=forests.any_element, clear=forests.clear_elements, decline=drop
    ),
    # Brewing, and the powers of potions (3.9, 3.13)
    decision(STEP.payment, potions.offer_payments, pay=potions.brew),
    decision(STEP.change, dice.offer_changes, only_if=can_change, change=dice.change, decline=drop),
    decision(STEP.reroll, dice.offer_rerolls, reroll=dice.reroll),
    decision(STEP.move_die, dice.offer_moves, only_if=can_move, move=choose_moved_die, decline=drop),
    decision(STEP.move_target, forests.offer_move_targets, move_to=dice.move),
    decision(STEP.swap_first, dice.offer_first_swaps, swap=choose_swapped_die),
    decision(STEP.swap_second, dice.offer_swap_partners, swap_with=swap),
    decision(STEP.remove_die, dice.offer_removals, remove=dice.set_aside),
    decision(STEP.return_die, dice.offer_returns, take_back=dice.take_back),
    # The end of the round (3.17)
    flow(STEP.end_round, rounds.end_round),
    decision(STEP.break_tie, forests.offer_ties, break_tie=rounds.break_tie, decline=rounds.keep_ties),
    flow(STEP.award, rounds.award),
    flow(STEP.creature_powers, rounds.creature_powers),
    decision(STEP.trade_berries, rounds.offer_berry_trades, trade_berries=rounds.trade_berries, decline=drop),
    decision(STEP.trade_set, rounds.offer_set_trades, trade_set=rounds.trade_set, decline=drop),
    flow(STEP.close_round, rounds.close_round),
)
legal, apply, run, asks_alone = TURN.legal, TURN.apply, TURN.run, TURN.asks_alone
