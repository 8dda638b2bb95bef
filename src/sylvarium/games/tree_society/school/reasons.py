"""Why not? One sentence and the number of a rule for what cannot be done now. Everything asked here lies open (6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tree_society.face.naming import decoded
from sylvarium.games.tree_society.face.offers import offered_mod, top_step
from sylvarium.games.tree_society.face.phrases import card_words, fruit_words, mod_words
from sylvarium.games.tree_society.face.telling import next_level, price_of
from sylvarium.games.tree_society.rules.components import (
    ALLOWS,
    DEMANDED_FRUITS,
    DEMANDED_ZONE,
    DISCOUNT_ACTION,
    EXTRA_SALE_ACTION,
    FILTERS,
    FRUIT_ACTION,
    FRUIT_TYPE,
    IN_PROGRESS_ZONE,
    NO_ZONE,
    PLACES,
    ROW_IDS,
    TYPE_IDS,
)
from sylvarium.games.tree_society.rules.effects import allowed_levels
from sylvarium.games.tree_society.rules.prices import can_level_up
from sylvarium.games.tree_society.rules.state import EMPTY, NOWHERE, STEP
from sylvarium.kernel import Message

MAIN = (STEP.draft, STEP.sell, STEP.act, STEP.rest_take)  # one is asked for at the beginning or between two actions
BUILDING = ("build", "level_up", "discard", "fruit_action", "end_build")


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where it belongs to quite another moment."""
    kind, args = decoded(action)
    step = top_step(s)[0]
    if (kind, step) in REASONS:
        return REASONS[kind, step](s, *args)
    return other_moment(s, step, kind, args[0])


def other_moment(s: Any, step: int, kind: str, thing: int) -> Message | None:
    """The phases have their order (R24), and an action is finished before the next begins (R37)."""
    if step not in MAIN:
        return Message("why-finish-first", rule="R37")
    if step == STEP.draft:
        return Message("why-draft-first", rule="R20")
    if kind in BUILDING:
        return Message("why-sell-first" if step == STEP.sell else "why-build-over", rule="R24")
    if kind == "sell" and is_unsold(s, thing):
        return Message("why-one-sale", rule="R25")
    if kind == "take" and thing in s.fruit_market:
        return Message("why-take-at-rest", rule="R99")
    return None


# --------------------------------------------------------------------------------------------------------- fruit


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


def why_not_sell_more(s: Any, fruit: int) -> Message:
    if is_unsold(s, fruit):
        return Message("why-type-sold", type=Message(f"type-{TYPE_IDS[FRUIT_TYPE[fruit]]}"), rule="R33")
    return why_not_sell(s, fruit)


def why_not_preserve(s: Any, fruit: int) -> Message:
    return whose_fruit(s, fruit) or Message("why-no-such-fruit", fruit=fruit_words(fruit), rule="R81")


def why_not_keep(s: Any, fruit: int) -> Message:
    return Message("why-not-revealed-fruit", rule="R84")


def why_not_take(rule: str) -> Callable[..., Message]:
    """Draft, effects, fruit action and Rest take from the fruit market."""

    def why(s: Any, fruit: int) -> Message:
        if is_unsold(s, fruit):
            return Message("why-fruit-yours", fruit=fruit_words(fruit), rule=rule)
        return Message("why-fruit-not-in-market", fruit=fruit_words(fruit), rule=rule)

    return why


# -------------------------------------------------------------------------------------------------------- guilds


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
    step, carrier, allowed = top_step(s)
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


def why_not_build_revealed(s: Any, card: int) -> Message:
    if card in row(s.shown_guilds, s.shown_guild_count):
        return too_expensive(s, card)
    return Message("why-not-revealed-guild", mod=mod_words(top_step(s)[1]), rule="R85")


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


# ------------------------------------------------------------------------------------------------------ discards


def why_not_discard(s: Any, card: int) -> Message:
    return of_other(s, card, "R86") or Message("why-not-your-guild", card=card_words(card), rule="R86")


def why_not_discard_for_coins(s: Any, card: int) -> Message:
    if card == top_step(s)[1]:
        return Message("why-not-itself", card=card_words(card), rule="R70")
    return why_not_discard(s, card)


def why_not_make_room(s: Any, card: int) -> Message:
    if card in row(s.completed[s.seat], s.completed_count[s.seat]):
        return Message("why-room-in-progress", rule="R43")
    return needed_discount(s, card, "R43") or why_not_discard(s, card)


def why_not_give(s: Any, card: int) -> Message:
    """`must_discard`: another guild, of the right section, that leaves the price payable."""
    if card == top_step(s)[1]:
        return Message("why-not-itself", card=card_words(card), rule="R80")
    if card in row(s.completed[s.seat], s.completed_count[s.seat]):
        return Message("why-give-in-progress", rule="R80")
    return needed_discount(s, card, "R79") or why_not_discard(s, card)


def needed_discount(s: Any, card: int, rule: str) -> Message | None:
    """A card in progress whose discount one needs to pay what is being built."""
    if card not in s.house[s.seat]:
        return None
    place, built = s.house[s.seat].tolist().index(card), top_step(s)[1]
    words = {"card": card_words(card), "built": card_words(built)}
    return Message("why-discount-needed", **words, price=price_of(s, built, place), rule=rule)


# ---------------------------------------------------------------------------------------------------- fruit action


def why_not_fruit_action(s: Any, _: int = 0) -> Message:
    if not s.fruit_action:
        return Message("why-fruit-action-used", rule="R91")
    action = FRUIT_ACTION[s.sale[0]]
    if action == EXTRA_SALE_ACTION:
        return Message("why-no-extra-sale", rule="R35")
    if action == DISCOUNT_ACTION:
        return Message("why-nothing-to-build", rule="R93")
    return Message("why-market-empty", rule="R91")


def why_not_decline(s: Any, _: int = 0) -> Message:
    return Message("why-carry-on", rule="R61")


def why_not_refresh(s: Any, which: int) -> Message:
    return Message("why-row-empty", row=Message(f"row-{ROW_IDS[which]}"), rule="R94")


# For every kind of action and every step at which it is asked for: why it may be refused there.
REASONS: dict[tuple[str, int], Callable[..., Message | None]] = {
    ("sell", STEP.sell): why_not_sell,
    ("sell", STEP.sell_more): why_not_sell_more,
    ("take", STEP.draft): why_not_take("R20"),
    ("take", STEP.take): why_not_take("R67"),
    ("take", STEP.rest_take): why_not_take("R99"),
    ("keep", STEP.keep_fruit): why_not_keep,
    ("preserve", STEP.must_preserve): why_not_preserve,
    ("build", STEP.act): why_not_build,
    ("build", STEP.choose_build): why_not_build,
    ("build", STEP.build_revealed): why_not_build_revealed,
    ("level_up", STEP.act): why_not_level_up,
    ("level_up", STEP.choose_build): why_not_level_up,
    ("discard", STEP.act): why_not_discard,
    ("discard", STEP.make_room): why_not_make_room,
    ("discard", STEP.must_discard): why_not_give,
    ("discard", STEP.discard_for_coins): why_not_discard_for_coins,
    ("fruit_action", STEP.act): why_not_fruit_action,
    ("refresh_row", STEP.choose_row): why_not_refresh,
    ("decline", STEP.choose_build): why_not_decline,
    ("decline", STEP.take): why_not_decline,
    ("decline", STEP.sell_more): why_not_decline,
}
