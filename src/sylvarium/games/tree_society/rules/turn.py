"""What may be chosen and what a choice does: the decisions of section 6 and the flow of a turn."""

from sylvarium.games.tree_society.rules.building import demanded_discards, pay, rooms, start_build
from sylvarium.games.tree_society.rules.components import (
    ANY_LEVEL,
    FRUIT_TYPE,
    MARKET_SLOTS,
    NO_MOD,
    PART_AMOUNT,
    PART_DEST,
    PLACES,
)
from sylvarium.games.tree_society.rules.effects import (
    allowed_levels,
    allowed_mod,
    can_build_shown,
    can_discard_other,
    can_use_fruit_action,
    carry_out,
    decline_effect,
    use_fruit_action,
)
from sylvarium.games.tree_society.rules.fruits import (
    add_unsold,
    can_sell_more,
    keep_fruit,
    market_has_fruit,
    preserve,
    remove_from_market,
    return_fruits,
    sell,
    sold_this_turn,
    take_fruit,
)
from sylvarium.games.tree_society.rules.gains import gain
from sylvarium.games.tree_society.rules.guilds import (
    choose_shown,
    discard_guild,
    refresh_row,
    return_guilds,
    row_has_card,
)
from sylvarium.games.tree_society.rules.prices import CANDIDATES, build_option, can_build, can_build_new
from sylvarium.games.tree_society.rules.rest import begin_rest, begin_turn, finish_turn
from sylvarium.games.tree_society.rules.state import (
    BEGIN_REST,
    BUILD_GUILD,
    BUILD_REVEALED,
    CHOOSE_BUILD,
    CHOOSE_ROW,
    DECLINE,
    DISCARD_FOR_COINS,
    DISCARD_GUILD,
    DRAFT,
    EFFECT,
    EMPTY,
    END_BUILD,
    FINISH_TURN,
    KEEP_FRUIT,
    KEEP_SHOWN_FRUIT,
    LEVEL_UP,
    MAIN,
    MAKE_ROOM,
    MUST_DISCARD,
    MUST_PRESERVE,
    NO_ACTION,
    NO_CARD,
    PAY,
    PRESERVE_FRUIT,
    REFRESH_ROW,
    REST_TAKE,
    SELL,
    SELL_FRUIT,
    SELL_MORE,
    TAKE,
    TAKE_MARKET_FRUIT,
    USE_FRUIT_ACTION,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push, second, top

# ----------------------------------------------------------------------------------------- what may be chosen


@rule
def legal(s, out):
    """Writes the legal actions to `out` and counts them; the decisions in the order of the rules, 6.1."""
    step = top(s)
    if step == MAIN:
        return main_actions(s, out)
    elif step == SELL or step == MUST_PRESERVE:
        return own_fruits(s, SELL_FRUIT if step == SELL else PRESERVE_FRUIT, out)
    elif step == REST_TAKE or step == DRAFT:
        return market_fruits(s, out, 0)
    elif step == CHOOSE_BUILD:
        return decline_unless_committed(s, out, builds(s, out, first(s), allowed_mod(s), allowed_levels(s)))
    elif step == MAKE_ROOM:
        return rooms(s, out)
    elif step == MUST_DISCARD:
        return demanded_discards(s, out)
    elif step == TAKE:
        return decline_unless_committed(s, out, market_fruits(s, out, 0))
    elif step == SELL_MORE:
        return decline_unless_committed(s, out, fruits_to_sell_more(s, out))
    elif step == DISCARD_FOR_COINS:
        return decline(out, own_guilds(s, first(s), out, 0))
    elif step == KEEP_FRUIT:
        return decline(out, shown_fruits(s, out))
    elif step == BUILD_REVEALED:
        return decline(out, shown_guilds(s, first(s), out))
    elif step == CHOOSE_ROW:
        return rows(s, out)
    return 0


@rule
def decline(out, n):
    """The choice to do nothing, after n others."""
    out[n] = DECLINE
    return n + 1


@rule
def decline_unless_committed(s, out, n):
    """R61: only the first choice of an effect can be declined, and none of a fruit action."""
    return n if s.committed else decline(out, n)


@rule
def main_actions(s, out):
    """`main_action`: build, use the fruit action, discard, or end the phase (R36)."""
    n = builds(s, out, NO_CARD, NO_MOD, ANY_LEVEL)
    if can_use_fruit_action(s):
        out[n] = USE_FRUIT_ACTION
        n += 1
    n = own_guilds(s, NO_CARD, out, n)
    out[n] = END_BUILD
    return n + 1


@rule
def builds(s, out, carrier, mod, levels):
    """New guilds of the market and next levels of cards in progress (R39, R40, R69)."""
    n = 0
    for candidate in range(CANDIDATES):
        action = build_option(s, candidate, carrier, mod, levels)
        if action != NO_ACTION:
            out[n] = action
            n += 1
    return n


@rule
def own_guilds(s, carrier, out, n):
    """R86, R87: own guilds to discard, in progress or completed, other than the carrier of an effect."""
    seat = s.seat
    for place in range(PLACES):
        card = s.house[seat, place]
        if card != EMPTY and card != carrier:
            out[n] = DISCARD_GUILD + card
            n += 1
    for k in range(s.completed_count[seat]):
        card = s.completed[seat, k]
        if card != carrier:
            out[n] = DISCARD_GUILD + card
            n += 1
    return n


@rule
def own_fruits(s, kind, out):
    """`sell_fruit`, `must_preserve`: every unsold fruit of the active player (R25, R81)."""
    for k in range(s.unsold_count[s.seat]):
        out[k] = kind + s.unsold[s.seat, k]
    return s.unsold_count[s.seat] + 0


@rule
def fruits_to_sell_more(s, out):
    """`extra_sale`: unsold fruits of types not yet sold this turn (R33)."""
    n = 0
    for k in range(s.unsold_count[s.seat]):
        card = s.unsold[s.seat, k]
        if not sold_this_turn(s, FRUIT_TYPE[card]):
            out[n] = SELL_FRUIT + card
            n += 1
    return n


@rule
def market_fruits(s, out, n):
    """`draft_fruit`, `take_fruit`, `rest_take`: every card of the fruit market."""
    for slot in range(MARKET_SLOTS[s.seats]):
        if s.fruit_market[slot] != EMPTY:
            out[n] = TAKE_MARKET_FRUIT + s.fruit_market[slot]
            n += 1
    return n


@rule
def shown_fruits(s, out):
    """`keep_fruit`: every revealed fruit (R84)."""
    for k in range(s.shown_fruit_count):
        out[k] = KEEP_SHOWN_FRUIT + s.shown_fruits[k]
    return s.shown_fruit_count + 0


@rule
def shown_guilds(s, mod, out):
    """`build_revealed`: every revealed guild whose level 1 can be paid (R85)."""
    n = 0
    for k in range(s.shown_guild_count):
        if can_build_new(s, s.shown_guilds[k], mod):
            out[n] = BUILD_GUILD + s.shown_guilds[k]
            n += 1
    return n


@rule
def rows(s, out):
    """`choose_row`: rows with at least one card (R94)."""
    n = 0
    for row in range(2):
        if row_has_card(s, row):
            out[n] = REFRESH_ROW + row
            n += 1
    return n


@rule
def asks_alone(s):
    """6.1: the player always ends the Build phase in person."""
    return top(s) == MAIN


# ----------------------------------------------------------------------------------------- what a choice does


@rule
def apply(s, action):
    """Plays a legal action and runs on to the next decision."""
    step = top(s)
    if action == DECLINE:
        decline_step(s, step)
    elif step == MAIN:
        act(s, action)
    elif step == SELL:
        drop(s)
        sell(s, action - SELL_FRUIT)
        s.fruit_action = 1
    elif step == REST_TAKE:
        drop(s)
        take_fruit(s, action - TAKE_MARKET_FRUIT)
    elif step == CHOOSE_BUILD:
        mod = allowed_mod(s)
        drop(s)
        build(s, action, mod)
    elif step == MAKE_ROOM or step == MUST_DISCARD:
        drop(s)
        discard_guild(s, action - DISCARD_GUILD)
    elif step == MUST_PRESERVE:
        once(s, MUST_PRESERVE)
        preserve(s, action - PRESERVE_FRUIT)
    elif step == TAKE:
        once(s, TAKE)
        take_fruit(s, action - TAKE_MARKET_FRUIT)
    elif step == SELL_MORE:
        once(s, SELL_MORE)
        sell(s, action - SELL_FRUIT)
    elif step == DISCARD_FOR_COINS:
        discard_for_coins(s, action - DISCARD_GUILD)
    elif step == KEEP_FRUIT:
        once(s, KEEP_FRUIT)
        keep_fruit(s, action - KEEP_SHOWN_FRUIT)
        if top(s) != KEEP_FRUIT:
            return_fruits(s)
    elif step == BUILD_REVEALED:
        mod = first(s)
        drop(s)
        choose_shown(s, action - BUILD_GUILD)
        start_build(s, action - BUILD_GUILD, mod)
    elif step == CHOOSE_ROW:
        drop(s)
        refresh_row(s, action - REFRESH_ROW)
    elif step == DRAFT:
        draft(s, action - TAKE_MARKET_FRUIT)
    run(s)


@rule
def act(s, action):
    """R36: one action of phase 2; the step stays until the player ends it."""
    if action == END_BUILD:
        drop(s)
    elif action == USE_FRUIT_ACTION:
        use_fruit_action(s)
    elif action >= DISCARD_GUILD:
        discard_guild(s, action - DISCARD_GUILD)
    else:
        build(s, action, NO_MOD)


@rule
def build(s, action, mod):
    """R39, R40: a new guild or the next level of a card in progress."""
    start_build(s, action - (LEVEL_UP if action >= LEVEL_UP else BUILD_GUILD), mod)


@rule
def once(s, step):
    """R61: one of the choices of a step is made; the others follow, and cannot be declined any more."""
    left = first(s) - 1
    drop(s)
    if left > 0:
        push(s, step, left, 0)
    s.committed = 1


@rule
def discard_for_coins(s, card):
    """R70: the discard brings the coins."""
    carrier, slot = first(s), second(s)
    drop(s)
    discard_guild(s, card)
    gain(s, PART_DEST[carrier, slot], PART_AMOUNT[carrier, slot])


@rule
def decline_step(s, step):
    """R60, R84, R85: the effect is ignored; revealed cards go back."""
    if step == KEEP_FRUIT:
        return_fruits(s)
    elif step == BUILD_REVEALED:
        return_guilds(s)
    decline_effect(s)


@rule
def draft(s, card):
    """R20, R22: a fruit of the market in turn; nothing reacts to it. Then the first turn begins."""
    left = first(s) - 1
    drop(s)
    remove_from_market(s, card)
    add_unsold(s, s.seat, card)
    if left > 0:
        s.seat = (s.seat + 1) % s.seats
        push(s, DRAFT, left, 0)
    else:
        begin_turn(s)


# ----------------------------------------------------------------------------------------- the flow of a turn


@rule
def run(s):
    """Carries out what needs no decision and skips what is impossible (R61, R64), up to the next decision."""
    while not s.over:
        step = top(s)
        if step == MAIN:
            return
        elif step == PAY:
            pay(s)
        elif step == EFFECT:
            carry_out(s)
        elif step == BEGIN_REST:
            drop(s)
            begin_rest(s)
        elif step == FINISH_TURN:
            drop(s)
            finish_turn(s)
        elif impossible(s, step):
            drop(s)
        else:
            return


@rule
def impossible(s, step):
    """Whether the decision on top has no option but to decline; revealed cards of no use go back."""
    if step == TAKE or step == REST_TAKE:
        return not market_has_fruit(s)
    elif step == SELL_MORE:
        return not can_sell_more(s)
    elif step == CHOOSE_BUILD:
        return not can_build(s, first(s), allowed_mod(s), allowed_levels(s))
    elif step == DISCARD_FOR_COINS:
        return not can_discard_other(s, first(s))
    elif step == KEEP_FRUIT and s.shown_fruit_count == 0:
        return_fruits(s)
        return True
    elif step == BUILD_REVEALED and not can_build_shown(s, first(s)):
        return_guilds(s)
        return True
    return False
