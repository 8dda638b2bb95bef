"""A turn, from the sale to the refilled market (3.3 to 3.18): its table of contents, the offers, the flow."""

from sylvarium.games.tree_society.rules import building, effects, ending, fruits, gains, guilds, order, prices, rest
from sylvarium.games.tree_society.rules.components import (
    ANY_LEVEL,
    ANY_ZONE,
    DEMANDED_ZONE,
    FRUIT_TYPE,
    FRUITS,
    MARKET_SLOTS,
    MOST_SEATS,
    NO_MOD,
    PART_AMOUNT,
    PART_DEST,
    PLACES,
)
from sylvarium.games.tree_society.rules.state import ACTIONS, EMPTY, NO_ACTION, NO_CARD, NOWHERE, STEP
from sylvarium.kernel import Turn, decision, flow, rule
from sylvarium.kernel.agenda import drop, push

MOST_OPTIONS = FRUITS  # selling: every fruit card lies on one player's board
BOUND = 2500 * 63 + 3 * MOST_SEATS  # decisions of a turn, turns (rules file, section 9), and the draft

# ---------------------------------------------------------------------------------------- what may be chosen


@rule
def offer_market(s, out, n):
    """`draft_fruit`, `rest_take`: every card of the fruit market (R20, R99)."""
    for slot in range(MARKET_SLOTS[s.seats]):
        if s.fruit_market[slot] != EMPTY:
            out[n] = ACTIONS.take + s.fruit_market[slot]
            n += 1
    return n


@rule
def offer_own_fruits(s, out, n, kind):
    """Every unsold fruit of the active player, for one kind of action."""
    for k in range(s.unsold_count[s.seat]):
        out[n] = kind + s.unsold[s.seat, k]
        n += 1
    return n


@rule
def offer_sales(s, out, n):
    """`sell_fruit`: one's unsold fruits (R25)."""
    return offer_own_fruits(s, out, n, ACTIONS.sell)


@rule
def offer_acts(s, out, n):
    """`main_action`: build, use the fruit action, end the phase, or discard (R36); what destroys comes last."""
    n = offer_builds(s, out, n, NO_CARD, NO_MOD, ANY_LEVEL)
    if effects.can_use_fruit_action(s):
        out[n] = ACTIONS.fruit_action
        n += 1
    out[n] = ACTIONS.end_build
    return offer_own_guilds(s, out, n + 1, NO_CARD)


@rule
def offer_builds(s, out, n, carrier, mod, levels):
    """New guilds of the market and next levels of cards in progress (R39, R40, R69)."""
    for candidate in range(prices.CANDIDATES):
        action = prices.build_option(s, candidate, carrier, mod, levels)
        if action != NO_ACTION:
            out[n] = action
            n += 1
    return n


@rule
def offer_own_guilds(s, out, n, carrier):
    """R86, R87: one's guilds to discard, in progress or completed, other than the carrier of an effect."""
    seat = s.seat
    for place in range(PLACES):
        card = s.house[seat, place]
        if card != EMPTY and card != carrier:
            out[n] = ACTIONS.discard + card
            n += 1
    for k in range(s.completed_count[seat]):
        card = s.completed[seat, k]
        if card != carrier:
            out[n] = ACTIONS.discard + card
            n += 1
    return n


@rule
def offer_decline(s, out, n):
    """The choice to do nothing."""
    out[n] = ACTIONS.decline
    return n + 1


@rule
def offer_decline_at_first(s, out, n):
    """R61: only the first choice of an effect can be declined, and none of a fruit action."""
    return n if s.committed else offer_decline(s, out, n)


@rule
def offer_allowed_builds(s, out, n, carrier, allowed):
    """`choose_build`: what an effect or the fruit action allows to build (R69, R93)."""
    n = offer_builds(s, out, n, carrier, effects.allowed_mod(allowed), effects.allowed_levels(allowed))
    return offer_decline_at_first(s, out, n)


@rule
def offer_rooms(s, out, n, card, mod):
    """`make_room`: each card in progress whose discard leaves the price payable (R43)."""
    for place in range(PLACES):
        if prices.payable(s, card, 1, mod, place):
            out[n] = ACTIONS.discard + s.house[s.seat, place]
            n += 1
    return n


@rule
def offer_demanded_discards(s, out, n, card, mod):
    """`must_discard`: one's guilds other than the one being built that leave the price payable (R79, R80)."""
    level = building.next_level(s, card)
    for place in range(PLACES):
        other = s.house[s.seat, place]
        if other != EMPTY and other != card and prices.payable(s, card, level, mod, place):
            out[n] = ACTIONS.discard + other
            n += 1
    if DEMANDED_ZONE[card, level] == ANY_ZONE and prices.payable(s, card, level, mod, NOWHERE):
        for k in range(s.completed_count[s.seat]):
            out[n] = ACTIONS.discard + s.completed[s.seat, k]
            n += 1
    return n


@rule
def offer_fruits_to_preserve(s, out, n):
    """`must_preserve`: one's unsold fruits (R81)."""
    return offer_own_fruits(s, out, n, ACTIONS.preserve)


@rule
def offer_takes(s, out, n):
    """`take_fruit`: every card of the fruit market, or nothing (R67, R96)."""
    return offer_decline_at_first(s, out, offer_market(s, out, n))


@rule
def offer_more_sales(s, out, n):
    """`extra_sale`: unsold fruits of types not yet sold this turn, or nothing (R33)."""
    for k in range(s.unsold_count[s.seat]):
        card = s.unsold[s.seat, k]
        if not fruits.sold_this_turn(s, FRUIT_TYPE[card]):
            out[n] = ACTIONS.sell + card
            n += 1
    return offer_decline_at_first(s, out, n)


@rule
def offer_discards_for_coins(s, out, n, carrier):
    """`discard_for_coins`: one's guilds other than the carrier of the effect, or nothing (R70)."""
    return offer_decline(s, out, offer_own_guilds(s, out, n, carrier))


@rule
def offer_shown_fruits(s, out, n):
    """`keep_fruit`: every revealed fruit, or nothing (R84)."""
    for k in range(s.shown_fruit_count):
        out[n] = ACTIONS.keep + s.shown_fruits[k]
        n += 1
    return offer_decline(s, out, n)


@rule
def offer_shown_guilds(s, out, n, mod):
    """`build_revealed`: every revealed guild whose level 1 can be paid, or nothing (R85)."""
    for k in range(s.shown_guild_count):
        if prices.can_build_new(s, s.shown_guilds[k], mod):
            out[n] = ACTIONS.build + s.shown_guilds[k]
            n += 1
    return offer_decline(s, out, n)


@rule
def offer_rows(s, out, n):
    """`choose_row`: rows with at least one card (R94)."""
    for row in range(2):
        if guilds.row_has_card(s, row):
            out[n] = ACTIONS.refresh_row + row
            n += 1
    return n


# ------------------------------------------------------------------------------------------- what a choice does


@rule
def draft(s, left, card):
    """R20, R22: a fruit of the market in turn; nothing reacts to it. Then the first turn begins."""
    fruits.remove_from_market(s, card)
    fruits.add_unsold(s, s.seat, card)
    if left > 1:
        s.seat = (s.seat + 1) % s.seats
        push(s, STEP.draft, left - 1, 0)
    else:
        begin_turn(s)


@rule
def sell(s, card):
    """R25, R31: the sale of phase 1, whose fruit action may be used."""
    fruits.sell(s, card)
    s.fruit_action = 1


@rule
def build(s, card):
    """R39, R40: a new guild or the next level of a card in progress, without a reduction of its own."""
    building.start_build(s, card, NO_MOD)


@rule
def build_allowed(s, carrier, allowed, card):
    """R69, R93: the same, with the reduction of the effect or the fruit action."""
    building.start_build(s, card, effects.allowed_mod(allowed))


@rule
def go_on(s, step, left):
    """R61: one of `left` choices of an effect is made; the others follow, and cannot be declined any more."""
    if left > 1:
        push(s, step, left - 1, 0)
    s.committed = 1


@rule
def preserve(s, left, card):
    """R81: one of the fruits that a level demands."""
    go_on(s, STEP.must_preserve, left)
    fruits.preserve(s, card)


@rule
def take(s, left, card):
    """R67, R96: one of the fruits of an effect or the fruit action."""
    go_on(s, STEP.take, left)
    fruits.take_fruit(s, card)


@rule
def sell_more(s, left, card):
    """R32, R34: one of the extra sales of an effect or the fruit action."""
    go_on(s, STEP.sell_more, left)
    fruits.sell(s, card)


@rule
def discard_for_coins(s, carrier, slot, card):
    """R70: the discard brings the coins."""
    guilds.discard_guild(s, card)
    gains.gain(s, PART_DEST[carrier, slot], PART_AMOUNT[carrier, slot])


@rule
def keep_fruit(s, left, card):
    """R84: one of the revealed fruits; after the last one the others go back."""
    go_on(s, STEP.keep_fruit, left)
    fruits.keep_fruit(s, card)
    if left <= 1:
        fruits.return_fruits(s)


@rule
def keep_no_more(s):
    """R84: the revealed fruits that were not kept go back."""
    fruits.return_fruits(s)
    effects.decline_effect(s)


@rule
def build_shown(s, mod, card):
    """R85: level 1 of a revealed guild; the others go back."""
    guilds.choose_shown(s, card)
    building.start_build(s, card, mod)


@rule
def build_none_shown(s):
    """R85: all revealed guilds go back."""
    guilds.return_guilds(s)
    effects.decline_effect(s)


# ------------------------------------------------------------------------------------------ the flow of turns


@rule
def begin_turn(s):
    """R23, R24: the next turn, with its steps; the last one is pushed first."""
    s.seat = order.seat_at(s, s.turn)
    s.turn += 1
    push(s, STEP.end_turn, 0, 0)
    push(s, STEP.rest_take, 0, 0)
    push(s, STEP.begin_rest, 0, 0)
    push(s, STEP.act, 0, 0)
    push(s, STEP.sell, 0, 0)


@rule
def end_turn(s):
    """R102, R103, R106, R113: steps 2 and 3 of the Rest phase; then the next turn, or the end."""
    rest.check_coins(s)
    guilds.refill_guild_market(s)
    if s.turn % s.seats == 0 and ending.last_round(s):
        s.over = 1
    else:
        begin_turn(s)


# ------------------------------------------------------------------------------------------ table of contents

# What offers nothing but to decline is left out unasked (R61, R64: `only_if`). What a fruit action does, and the loss
# of a guild, are never carried out unasked, even if there is only one target (6.1: `asks_alone`).
TURN = Turn(
    __name__,
    ACTIONS,
    decision(STEP.draft, offer_market, take=draft),
    # Phase 1, Sell
    decision(STEP.sell, offer_sales, sell=sell),
    # Phase 2, Build: it stays, and is asked even when nothing can be done, since the player ends it in person (6.1)
    decision(
        STEP.act,
        offer_acts,
        stays=True,
        asks_alone=True,
        build=build,
        level_up=build,
        fruit_action=effects.use_fruit_action,
        discard=guilds.discard_guild,
        end_build=drop,
    ),
    # What building a level takes (R44)
    decision(STEP.must_preserve, offer_fruits_to_preserve, preserve=preserve),
    decision(STEP.must_discard, offer_demanded_discards, asks_alone=True, discard=guilds.discard_guild),
    decision(STEP.make_room, offer_rooms, asks_alone=True, discard=guilds.discard_guild),
    flow(STEP.pay, building.pay),
    # What effects and fruit actions ask
    flow(STEP.effect, effects.carry_out),
    decision(
        STEP.choose_build,
        offer_allowed_builds,
        asks_alone=True,
        only_if=effects.can_build_allowed,
        build=build_allowed,
        level_up=build_allowed,
        decline=effects.decline_effect,
    ),
    decision(
        STEP.take,
        offer_takes,
        asks_alone=True,
        only_if=fruits.market_has_fruit,
        take=take,
        decline=effects.decline_effect,
    ),
    decision(
        STEP.sell_more,
        offer_more_sales,
        asks_alone=True,
        only_if=fruits.can_sell_more,
        sell=sell_more,
        decline=effects.decline_effect,
    ),
    decision(
        STEP.discard_for_coins,
        offer_discards_for_coins,
        only_if=effects.can_discard_other,
        discard=discard_for_coins,
        decline=effects.decline_effect,
    ),
    decision(
        STEP.keep_fruit,
        offer_shown_fruits,
        only_if=fruits.any_shown,
        otherwise=fruits.return_fruits,
        keep=keep_fruit,
        decline=keep_no_more,
    ),
    decision(
        STEP.build_revealed,
        offer_shown_guilds,
        only_if=effects.can_build_shown,
        otherwise=guilds.return_guilds,
        build=build_shown,
        decline=build_none_shown,
    ),
    decision(STEP.choose_row, offer_rows, asks_alone=True, refresh_row=guilds.refresh_row),
    # Phase 3, Rest
    flow(STEP.begin_rest, rest.begin_rest),
    decision(STEP.rest_take, offer_market, only_if=fruits.market_has_fruit, take=fruits.take_fruit),
    flow(STEP.end_turn, end_turn),
)
legal, apply, run, asks_alone = TURN.legal, TURN.apply, TURN.run, TURN.asks_alone
