"""Standard effects, draw effects and fruit actions (3.10, 3.11, 3.14, 3.16)."""

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
from sylvarium.games.tree_society.rules.counters import count
from sylvarium.games.tree_society.rules.fruits import can_sell_more, market_has_fruit, reveal_fruits
from sylvarium.games.tree_society.rules.gains import gain
from sylvarium.games.tree_society.rules.guilds import reveal_guilds, row_has_card
from sylvarium.games.tree_society.rules.prices import can_build, can_build_new
from sylvarium.games.tree_society.rules.state import (
    BUILD_REVEALED,
    CHOOSE_BUILD,
    CHOOSE_ROW,
    DISCARD_FOR_COINS,
    EMPTY,
    KEEP_FRUIT,
    MAIN,
    NO_CARD,
    SELL_MORE,
    TAKE,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push, second, top


@rule
def allowance(mod, levels):
    """A reduction and a filter of levels as one argument of a step."""
    return mod * FILTER_COUNT + levels


@rule
def allowed_mod(s):
    """The reduction of the CHOOSE_BUILD step on top."""
    return second(s) // FILTER_COUNT


@rule
def allowed_levels(s):
    """The filter of the CHOOSE_BUILD step on top."""
    return second(s) % FILTER_COUNT


@rule
def carry_out(s):
    """R65 to R70, R84, R85: one part of an effect is done, or its choice goes on the agenda."""
    card, slot = first(s), second(s)
    drop(s)
    kind, amount = PART_KIND[card, slot], PART_AMOUNT[card, slot]
    if kind == COINS:
        gain(s, PART_DEST[card, slot], amount)
    elif kind == COINS_EACH:
        gain(s, PART_DEST[card, slot], amount * count(s, s.seat, PART_COUNTER[card, slot]))
    elif kind == TAKE_FRUIT:
        push(s, TAKE, amount, 0)
    elif kind == EXTRA_SALE:
        push(s, SELL_MORE, amount, 0)
    elif kind == BUILD:
        push(s, CHOOSE_BUILD, card, allowance(PART_MOD[card, slot], PART_FILTER[card, slot]))
    elif kind == DISCARD_GAIN:
        push(s, DISCARD_FOR_COINS, card, slot)
    elif kind == REVEAL_FRUIT:
        reveal_fruits(s, amount)
        push(s, KEEP_FRUIT, PART_KEEP[card, slot], 0)
    elif kind == REVEAL_GUILD:
        reveal_guilds(s, amount)
        push(s, BUILD_REVEALED, PART_MOD[card, slot], 0)


@rule
def decline_effect(s):
    """R61: ignoring the first choice of an effect ignores all that is left of it."""
    while top(s) != MAIN:
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
        if can_build_new(s, s.shown_guilds[k], mod):
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
        return can_sell_more(s)
    elif action == DISCOUNT_ACTION:
        return can_build(s, NO_CARD, FRUIT_MOD, ANY_LEVEL)
    elif action == REFRESH_ACTION:
        return row_has_card(s, 0) or row_has_card(s, 1)
    elif action == TAKE_ACTION:
        return market_has_fruit(s)
    return True


@rule
def use_fruit_action(s):
    """R92 to R96: once chosen it must be carried out, so nothing of it can be declined."""
    s.fruit_action = 0
    s.committed = 1
    action = FRUIT_ACTION[s.sale[0]]
    if action == EXTRA_SALE_ACTION:
        push(s, SELL_MORE, 1, 0)
    elif action == DISCOUNT_ACTION:
        push(s, CHOOSE_BUILD, NO_CARD, allowance(FRUIT_MOD, ANY_LEVEL))
    elif action == REFRESH_ACTION:
        push(s, CHOOSE_ROW, 0, 0)
    elif action == CHEST_ACTION:
        gain(s, CHEST, FRUIT_COINS[s.sale[0]])
    elif action == TAKE_ACTION:
        push(s, TAKE, 1, 0)
