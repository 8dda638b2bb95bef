"""What building costs at this moment, with the reduction that the decision at hand offers."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.rules.components import ALLOWS, COST, FILTER_COUNT, NO_MOD
from sylvarium.games.tree_society.rules.prices import price_for
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.kernel.view import step_of


def pending_build(s: Any) -> tuple[int, int] | None:
    """The card and the reduction of a build that was chosen but not paid yet."""
    for k in range(s.pending):
        step, card, mod = s.agenda[k].tolist()
        if step == STEP.pay:
            return card, mod
    return None


Offer = tuple[int, int, int, tuple[int, ...]]  # a step with its arguments, and the guilds that it has revealed
NO_OFFER: Offer = (0, 0, 0, ())


def offer_at_hand(s: Any) -> Offer:
    """The effect that reduces prices now.

    Once a build is chosen, its reduction is that card's alone, whatever is asked before the payment (R63).
    """
    waiting = pending_build(s)
    if waiting:
        return (STEP.pay, *waiting, ())
    step, a, b = step_of(s)
    if step == STEP.choose_build:
        return step, a, b, ()
    if step == STEP.build_revealed:
        return step, a, b, tuple(s.shown_guilds.tolist()[: s.shown_guild_count])
    return NO_OFFER


def mod_of(offer: Offer, card: int, level: int) -> int:
    """The reduction that building a level of a card gets from an offer: none where it does not allow it."""
    step, a, b, revealed = offer
    if step == STEP.pay:
        return b if card == a else NO_MOD
    if step == STEP.choose_build:  # R69: another card than the one with the effect, and a level that it names
        return b // FILTER_COUNT if card != a and ALLOWS[b % FILTER_COUNT, level] else NO_MOD
    return a if step == STEP.build_revealed and card in revealed else NO_MOD


def offered_mod(s: Any, card: int, level: int) -> int:
    """The reduction that building a level of a card gets now."""
    return mod_of(offer_at_hand(s), card, level)


def costing(s: Any, player: int, card: int, level: int, offer: Offer) -> dict:
    """What a level costs a player: the one who decides gets the reduction of the decision at hand."""
    cost = int(price_for(s, player, card, level, mod_of(offer, card, level), NOWHERE))
    return {"level": level, "cost": int(COST[card, level]), "price": cost, "payable": cost <= s.purse[player]}
