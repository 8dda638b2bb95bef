"""Why something cannot be chosen for what has been begun: the first thing that is in its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tree_society.face.phrases import card_words, fruit_words, mod_words
from sylvarium.games.tree_society.face.telling import price_of
from sylvarium.games.tree_society.rules.components import FRUIT_TYPE, ROW_IDS, TYPE_IDS
from sylvarium.games.tree_society.school.acting import (
    is_unsold,
    row,
    too_expensive,
    whose_fruit,
    why_not_discard,
    why_not_sell,
)
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of


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


def why_not_build_revealed(s: Any, card: int) -> Message:
    if card in row(s.shown_guilds, s.shown_guild_count):
        return too_expensive(s, card)
    return Message("why-not-revealed-guild", mod=mod_words(step_of(s)[1]), rule="R85")


def why_not_discard_for_coins(s: Any, card: int) -> Message:
    if card == step_of(s)[1]:
        return Message("why-not-itself", card=card_words(card), rule="R70")
    return why_not_discard(s, card)


def why_not_make_room(s: Any, card: int) -> Message:
    if card in row(s.completed[s.seat], s.completed_count[s.seat]):
        return Message("why-room-in-progress", rule="R43")
    return needed_discount(s, card, "R43") or why_not_discard(s, card)


def why_not_give(s: Any, card: int) -> Message:
    """`must_discard`: another guild, of the right section, that leaves the price payable."""
    if card == step_of(s)[1]:
        return Message("why-not-itself", card=card_words(card), rule="R80")
    if card in row(s.completed[s.seat], s.completed_count[s.seat]):
        return Message("why-give-in-progress", rule="R80")
    return needed_discount(s, card, "R79") or why_not_discard(s, card)


def needed_discount(s: Any, card: int, rule: str) -> Message | None:
    """A card in progress whose discount one needs to pay what is being built."""
    if card not in s.house[s.seat]:
        return None
    place, built = s.house[s.seat].tolist().index(card), step_of(s)[1]
    words = {"card": card_words(card), "built": card_words(built)}
    return Message("why-discount-needed", **words, price=price_of(s, built, place), rule=rule)


def why_not_decline(s: Any, _: int = 0) -> Message:
    return Message("why-carry-on", rule="R61")


def why_not_refresh(s: Any, which: int) -> Message:
    return Message("why-row-empty", row=Message(f"row-{ROW_IDS[which]}"), rule="R94")
