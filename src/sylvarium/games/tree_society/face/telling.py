"""Choices, their pieces and headings, and the questions, in words. What happened is told in `story`."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.face.naming import OF_FRUIT, decoded, thing_of
from sylvarium.games.tree_society.face.naming import name as name
from sylvarium.games.tree_society.face.offers import offered_mod
from sylvarium.games.tree_society.face.phrases import action_words, card_words, fruit_words, mod_words
from sylvarium.games.tree_society.rules.components import FILTER_COUNT, FILTERS, FRUIT_IDS, PART_AMOUNT, ROW_IDS
from sylvarium.games.tree_society.rules.fruits import sale_price
from sylvarium.games.tree_society.rules.prices import price
from sylvarium.games.tree_society.rules.state import NOWHERE, STEP
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

DESTROYS = ("discard",)


# Lines about what follows by itself.
FOLLOWS = ("log-deck-empty", "log-shuffle", "log-trigger", "log-trigger-late")


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice, by its id in the view."""
    kind, args = decoded(action)
    if kind == "fruit_action":
        return FRUIT_IDS[s.sale[0]]
    if kind == "refresh_row":
        return f"row:{ROW_IDS[args[0]]}"
    return thing_of(kind, args[0])


def next_level(s: Any, card: int) -> int:
    """The level that would be built on a card by the player who decides."""
    cards = s.house[s.seat].tolist()
    return s.level[s.seat, cards.index(card)] + 1 if card in cards else 1


# --- Choices and questions ---


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    thing = args[0]
    if kind == "sell":
        return Message("do-sell", fruit=fruit_words(thing), coins=int(sale_price(s, thing)))
    if kind in OF_FRUIT:
        return Message(f"do-{kind}", fruit=fruit_words(thing))
    if kind == "build":
        return Message("do-build", card=card_words(thing), price=price_of(s, thing, NOWHERE))
    if kind == "level_up":
        level = next_level(s, thing)
        return Message("do-level-up", card=card_words(thing), level=level, price=price_of(s, thing, NOWHERE))
    if kind == "discard":
        return _discard_words(s, thing)
    if kind == "refresh_row":
        return Message("do-refresh-row", row=Message(f"row-{ROW_IDS[thing]}"))
    if kind == "fruit_action":
        return Message("do-fruit-action", action=action_words(s.sale[0]))
    if kind == "decline" and step_of(s)[0] == STEP.keep_fruit:
        return Message("do-stop-keeping")
    return Message("do-" + kind.replace("_", "-"))


def price_of(s: Any, card: int, gone: int) -> int:
    """What building on a card costs now, with the reduction of the decision at hand."""
    level = next_level(s, card)
    return int(price(s, card, level, offered_mod(s, card, level), gone))


def _discard_words(s: Any, card: int) -> Message:
    step, carrier, slot = step_of(s)
    if step == STEP.discard_for_coins:
        return Message("do-discard-for-coins", card=card_words(card), coins=int(PART_AMOUNT[carrier, slot]))
    return Message("do-discard", card=card_words(card))


def group(s: Any, action: int) -> Message | None:
    """Phase 2 has several kinds of choices; they are listed under headings."""
    if step_of(s)[0] != STEP.act:
        return None
    kind = decoded(action)[0]
    headings = {"fruit_action": "fruit-action", "discard": "discard", "end_build": "end"}
    return Message(f"group-{headings.get(kind, 'build')}")


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, a, b = step_of(s)
    if step == STEP.choose_build:
        mod, levels = mod_words(b // FILTER_COUNT), FILTERS[b % FILTER_COUNT]
        if levels == "any":
            return Message("ask-choose-build-any", mod=mod)
        return Message("ask-choose-build", mod=mod, levels=Message(f"levels-{levels}"))
    if step == STEP.make_room:
        return Message("ask-make-room", card=card_words(a))
    if step == STEP.must_discard:
        return Message("ask-must-discard", card=card_words(a), level=next_level(s, a))
    if step == STEP.discard_for_coins:
        return Message("ask-discard-for-coins", coins=int(PART_AMOUNT[a, b]))
    if step == STEP.build_revealed:
        return Message("ask-build-revealed", mod=mod_words(a))
    if step in _COUNTED:
        return Message(_COUNTED[step], count=a)
    return Message(_PLAIN[step])


_COUNTED = {
    STEP.must_preserve: "ask-must-preserve",
    STEP.take: "ask-take",
    STEP.sell_more: "ask-sell-more",
    STEP.keep_fruit: "ask-keep-fruit",
}
_PLAIN = {
    STEP.draft: "ask-draft",
    STEP.sell: "ask-sell",
    STEP.act: "ask-main",
    STEP.choose_row: "ask-choose-row",
    STEP.rest_take: "ask-rest-take",
}
