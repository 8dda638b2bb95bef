"""Standard effects, draw effects and fruit actions (3.10, 3.11, 3.14, 3.16)."""

from sylvarium.games.tree_society.rules import counters, fruits, gains, guilds, prices
from sylvarium.games.tree_society.rules.components import (
    ANY_LEVEL,
    BUILD,
    CHEST,
    CHEST_ACTION,
    COINS,
    COINS_EACH,
    DISCARD_GAIN,
    DISCOUNT_ACTION,
    EXTRA_SALE,
    EXTRA_SALE_ACTION,
    FILTER_COUNT,
    FRUIT_ACTION,
    FRUIT_COINS,
    FRUIT_MOD,
    PART_AMOUNT,
    PART_COUNTER,
    PART_DEST,
    PART_FILTER,
    PART_KEEP,
    PART_KIND,
    PART_MOD,
    PLACES,
    REFRESH_ACTION,
    REVEAL_FRUIT,
    REVEAL_GUILD,
    TAKE_ACTION,
    TAKE_FRUIT,
)
from sylvarium.games.tree_society.rules.state import EMPTY, NO_CARD, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push, top


@rule
def allowance(mod, levels):
    """A reduction and a filter of levels as one argument of a step."""
    return mod * FILTER_COUNT + levels


@rule
def allowed_mod(allowed):
    """The reduction of an allowance."""
    return allowed // FILTER_COUNT


@rule
def allowed_levels(allowed):
    """The filter of an allowance."""
    return allowed % FILTER_COUNT


@rule
def can_build_allowed(s, carrier, allowed):
    """R64, R69: whether there is anything to build with an allowance."""
    return prices.can_build(s, carrier, allowed_mod(allowed), allowed_levels(allowed))


@rule
def carry_out(s, card, slot):
    """R65 to R70, R84, R85: one part of an effect is done, or its choice goes on the agenda."""
    kind, amount = PART_KIND[card, slot], PART_AMOUNT[card, slot]
    if kind == COINS:
        gains.gain(s, PART_DEST[card, slot], amount)
    elif kind == COINS_EACH:
        gains.gain(s, PART_DEST[card, slot], amount * counters.count(s, s.seat, PART_COUNTER[card, slot]))
    elif kind == TAKE_FRUIT:
        push(s, STEP.take, amount, 0)
    elif kind == EXTRA_SALE:
        push(s, STEP.sell_more, amount, 0)
    elif kind == BUILD:
        push(s, STEP.choose_build, card, allowance(PART_MOD[card, slot], PART_FILTER[card, slot]))
    elif kind == DISCARD_GAIN:
        push(s, STEP.discard_for_coins, card, slot)
    elif kind == REVEAL_FRUIT:
        fruits.reveal_fruits(s, amount)
        push(s, STEP.keep_fruit, PART_KEEP[card, slot], 0)
    elif kind == REVEAL_GUILD:
        guilds.reveal_guilds(s, amount)
        push(s, STEP.build_revealed, PART_MOD[card, slot], 0)


@rule
def decline_effect(s):
    """R61: ignoring the first choice of an effect ignores all that is left of it."""
    while top(s) != STEP.act:
        drop(s)


@rule
def can_discard_other(s, card):
    """R70: whether the player has a guild other than the card that carries the effect."""
    others = 0
    for place in range(PLACES):
        if s.house[s.seat, place] != EMPTY and s.house[s.seat, place] != card:
            others += 1
    for k in range(s.completed_count[s.seat]):
        if s.completed[s.seat, k] != card:
            others += 1
    return others > 0


@rule
def can_build_shown(s, mod):
    """R85: whether level 1 of a revealed guild can be paid."""
    for k in range(s.shown_guild_count):
        if prices.can_build_new(s, s.shown_guilds[k], mod):
            return True
    return False


# --- Fruit actions ---


@rule
def can_use_fruit_action(s):
    """R31, R91: the action of the card sold in phase 1, once, and only if it can be carried out."""
    if s.fruit_action == 0:
        return False
    action = FRUIT_ACTION[s.sale[0]]
    if action == EXTRA_SALE_ACTION:
        return fruits.can_sell_more(s)
    elif action == DISCOUNT_ACTION:
        return prices.can_build(s, NO_CARD, FRUIT_MOD, ANY_LEVEL)
    elif action == REFRESH_ACTION:
        return guilds.row_has_card(s, 0) or guilds.row_has_card(s, 1)
    elif action == TAKE_ACTION:
        return fruits.market_has_fruit(s)
    return True


@rule
def use_fruit_action(s):
    """R92 to R96: once chosen it must be carried out, so nothing of it can be declined."""
    s.fruit_action = 0
    s.committed = 1
    action = FRUIT_ACTION[s.sale[0]]
    if action == EXTRA_SALE_ACTION:
        push(s, STEP.sell_more, 1, 0)
    elif action == DISCOUNT_ACTION:
        push(s, STEP.choose_build, NO_CARD, allowance(FRUIT_MOD, ANY_LEVEL))
    elif action == REFRESH_ACTION:
        push(s, STEP.choose_row, 0, 0)
    elif action == CHEST_ACTION:
        gains.gain(s, CHEST, FRUIT_COINS[s.sale[0]])
    elif action == TAKE_ACTION:
        push(s, STEP.take, 1, 0)
