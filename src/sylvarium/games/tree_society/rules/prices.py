"""What a level costs and whether it can be built (3.8, R78, R79, 6.1)."""

from sylvarium.games.tree_society.rules import guilds
from sylvarium.games.tree_society.rules.components import (
    ALLOWS,
    ANY_ZONE,
    COST,
    DEMANDED_FRUITS,
    DEMANDED_ZONE,
    DISCOUNT,
    FREE,
    GUILD_SLOTS,
    HALF,
    LOWERED_BY,
    NO_ZONE,
    PLACES,
    TOP_ROW_COIN,
)
from sylvarium.games.tree_society.rules.state import ACTIONS, EMPTY, NO_ACTION, NOWHERE
from sylvarium.kernel import rule


@rule
def reduced(printed, mod):
    """R48 to R50: a printed cost after the reduction of an effect or a fruit action."""
    if mod == FREE:
        return 0
    if mod == HALF:
        return (printed + 1) // 2
    return max(printed - LOWERED_BY[mod], 0)


@rule
def best_discount(s, seat, level, gone):
    """R47, R77: a player's best active discount for a level, once the card at the place `gone` is discarded."""
    best = 0
    for place in range(PLACES):
        marker = s.level[seat, place]
        if marker > 0 and place != gone:
            best = max(best, DISCOUNT[s.house[seat, place], marker, level])
    return best


@rule
def price_for(s, seat, card, level, mod, gone):
    """R46, R47, R51: printed cost, less the best single reduction, plus the coin of the top row.

    `gone` is the place of a card in progress that is discarded before the payment (NOWHERE: none).
    """
    printed = COST[card, level]
    cost = min(reduced(printed, mod), max(printed - best_discount(s, seat, level, gone), 0))
    if level == 1 and guilds.in_top_row(guilds.slot_with(s, card)):
        cost += TOP_ROW_COIN
    return cost


@rule
def price(s, card, level, mod, gone):
    """What a level costs the player who decides."""
    return price_for(s, s.seat, card, level, mod, gone)


@rule
def payable(s, card, level, mod, gone):
    """R4: costs are paid from the purse."""
    return price(s, card, level, mod, gone) <= s.purse[s.seat]


@rule
def can_build_new(s, card, mod):
    """R39, R43: whether level 1 of a card can be paid.

    In a full section one of three cards goes first. At least two of them can go without the loss of the best
    discount, so the price can be paid after some discard exactly if it can be paid now.
    """
    return payable(s, card, 1, mod, NOWHERE)


@rule
def can_level_up(s, place, mod):
    """R40, R78, R79: whether the next level can be built, with its mandatory effect carried out before."""
    card, level = s.house[s.seat, place], s.level[s.seat, place] + 1
    zone = DEMANDED_ZONE[card, level]
    if s.unsold_count[s.seat] < DEMANDED_FRUITS[card, level]:
        return False
    if zone == NO_ZONE or (zone == ANY_ZONE and s.completed_count[s.seat] > 0):
        return payable(s, card, level, mod, NOWHERE)
    for other in range(PLACES):
        if other != place and s.house[s.seat, other] != EMPTY and payable(s, card, level, mod, other):
            return True
    return False


# Everything that may be built: the slots of the guild market, then the places of the In-progress section.
CANDIDATES = GUILD_SLOTS + PLACES


@rule
def build_option(s, candidate, carrier, mod, levels):
    """The action that builds a candidate, NO_ACTION if it cannot be built.

    R69: `carrier` is the card whose effect allows the build, which is no candidate itself; `levels` says
    which levels may be built.
    """
    if candidate < GUILD_SLOTS:
        card = s.guild_market[candidate]
        if card != EMPTY and ALLOWS[levels, 1] and can_build_new(s, card, mod):
            return ACTIONS.build + card
    else:
        place = candidate - GUILD_SLOTS
        card, marker = s.house[s.seat, place], s.level[s.seat, place]
        if marker > 0 and card != carrier and ALLOWS[levels, marker + 1] and can_level_up(s, place, mod):
            return ACTIONS.level_up + card
    return NO_ACTION


@rule
def can_build(s, carrier, mod, levels):
    """Whether there is anything to build."""
    for candidate in range(CANDIDATES):
        if build_option(s, candidate, carrier, mod, levels) != NO_ACTION:
            return True
    return False
