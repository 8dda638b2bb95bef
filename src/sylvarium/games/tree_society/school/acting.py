"""Why an action cannot be begun: the first thing that is in its way."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.face.offers import offered_mod
from sylvarium.games.tree_society.face.phrases import card_words, fruit_words
from sylvarium.games.tree_society.face.telling import next_level, price_of
from sylvarium.games.tree_society.rules.components import (
    ALLOWS,
    DEMANDED_FRUITS,
    DEMANDED_ZONE,
    DISCOUNT_ACTION,
    EXTRA_SALE_ACTION,
    FILTERS,
    FRUIT_ACTION,
    IN_PROGRESS_ZONE,
    NO_ZONE,
    PLACES,
)
from sylvarium.games.tree_society.rules.effects import allowed_levels
from sylvarium.games.tree_society.rules.prices import can_level_up
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE, STEP
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of


def row(cells: Any, count: int) -> list[int]:
    return cells.tolist()[:count]


def is_unsold(s: Any, fruit: int) -> bool:
    """Whether it is an unsold fruit of the player who decides."""
    return fruit in row(s.unsold[s.seat], s.unsold_count[s.seat])


def whose_fruit(s: Any, fruit: int) -> Message | None:
    """Where a fruit lies that is none of one's own unsold fruits."""
    words = {"fruit": fruit_words(fruit)}
    if fruit in s.fruit_market:
        return Message("why-fruit-of-market", **words, rule="R25")
    if fruit in row(s.sale, s.sale_count):
        return Message("why-fruit-sold-now", **words, rule="R29")
    for seat in range(s.seats):
        if fruit in row(s.sold[seat], s.sold_count[seat]):
            return Message("why-fruit-sold", **words, rule="R98")
        if seat != s.seat and fruit in row(s.unsold[seat], s.unsold_count[seat]):
            return Message("why-fruit-of-other", **words, rule="R25")
    return None


def why_not_sell(s: Any, fruit: int) -> Message:
    return whose_fruit(s, fruit) or Message("why-no-such-fruit", fruit=fruit_words(fruit), rule="R25")


def whose_card(s: Any, card: int, rule: str) -> Message:
    """Where a guild lies that one cannot build on: neither in the guild market nor in progress."""
    words = {"card": card_words(card)}
    if card in row(s.completed[s.seat], s.completed_count[s.seat]):
        return Message("why-completed", **words, rule="R54")
    if card in row(s.discards, s.discard_count):
        return Message("why-discarded", **words, rule="R88")
    return of_other(s, card, rule) or Message("why-guild-not-there", **words, rule=rule)


def of_other(s: Any, card: int, rule: str) -> Message | None:
    for seat in range(s.seats):
        theirs = [*s.house[seat], *row(s.completed[seat], s.completed_count[seat])]
        if seat != s.seat and card in theirs:
            return Message("why-guild-of-other", card=card_words(card), rule=rule)
    return None


def too_expensive(s: Any, card: int, gone: int = NOWHERE, rule: str = "R4") -> Message:
    """R3, R4: only the coins of the purse pay."""
    price, purse = price_of(s, card, gone), s.purse[s.seat]
    words = {"card": card_words(card), "price": price, "purse": purse}
    if purse < price <= purse + s.chest[s.seat]:
        return Message("why-coins-in-chest", **words, rule="R3")
    return Message("why-too-expensive", **words, rule=rule)


def not_allowed(s: Any, card: int, level: int) -> Message | None:
    """R69: what the effect at hand does not allow to build."""
    step, carrier, allowed = step_of(s)
    if step != STEP.choose_build:
        return None
    if card == carrier:
        return Message("why-another-guild", card=card_words(card), rule="R69")
    levels = allowed_levels(allowed)
    if not ALLOWS[levels, level]:
        return Message("why-other-level", levels=Message(f"levels-{FILTERS[levels]}"), rule="R69")
    return None


def why_not_build(s: Any, card: int) -> Message:
    if card in s.house[s.seat]:
        return (
            why_not_level_up(s, card)
            if cannot_go_on(s, card)
            else Message("why-started", card=card_words(card), rule="R40")
        )
    if card not in s.guild_market:
        return whose_card(s, card, "R39")
    return not_allowed(s, card, 1) or too_expensive(s, card)


def why_not_level_up(s: Any, card: int) -> Message:
    if card not in s.house[s.seat]:
        if card in s.guild_market:
            return Message("why-level-1-first", card=card_words(card), rule="R41")
        return whose_card(s, card, "R40")
    level = next_level(s, card)
    return not_allowed(s, card, level) or demanded(s, card, level) or too_expensive(s, card)


def cannot_go_on(s: Any, card: int) -> bool:
    """Whether the next level of a card in progress cannot be built now."""
    level, place = next_level(s, card), s.house[s.seat].tolist().index(card)
    return not_allowed(s, card, level) is not None or not can_level_up(s, place, offered_mod(s, card, level))


def demanded(s: Any, card: int, level: int) -> Message | None:
    """R78: what a level demands and one cannot give; R79: what one could give is needed for the price."""
    fruits, zone = int(DEMANDED_FRUITS[card, level]), DEMANDED_ZONE[card, level]
    words = {"card": card_words(card), "level": level}
    if s.unsold_count[s.seat] < fruits:
        return Message("why-few-fruits", **words, count=fruits, rule="R78")
    if zone == NO_ZONE:
        return None
    others = [place for place in range(PLACES) if s.house[s.seat, place] not in (EMPTY, card)]
    if zone != IN_PROGRESS_ZONE and s.completed_count[s.seat]:
        return None
    if not others:
        return Message("why-nothing-to-discard", **words, rule="R78")
    return too_expensive(s, card, min(others, key=lambda place: price_of(s, card, place)), "R79")


def why_not_discard(s: Any, card: int) -> Message:
    return of_other(s, card, "R86") or Message("why-not-your-guild", card=card_words(card), rule="R86")


def why_not_fruit_action(s: Any, _: int = 0) -> Message:
    if not s.fruit_action:
        return Message("why-fruit-action-used", rule="R91")
    action = FRUIT_ACTION[s.sale[0]]
    if action == EXTRA_SALE_ACTION:
        return Message("why-no-extra-sale", rule="R35")
    if action == DISCOUNT_ACTION:
        return Message("why-nothing-to-build", rule="R93")
    return Message("why-market-empty", rule="R91")
