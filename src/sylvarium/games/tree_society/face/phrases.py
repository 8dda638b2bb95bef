"""The words for the things on the table, shared by choices, questions and the story."""

from __future__ import annotations

from functools import cache

from sylvarium.games.tree_society.rules.components import CARD_IDS, FRUIT_DATA, FRUIT_IDS, MODS
from sylvarium.kernel import Message


@cache
def card_words(card: int) -> Message:
    return Message("card-" + CARD_IDS[card].replace("_", "-"))


@cache
def fruit_words(fruit: int) -> Message:
    """A fruit card with what distinguishes it from others of its type, for a choice."""
    return Message("fruit-" + FRUIT_IDS[fruit].replace("_", "-"))


@cache
def one_fruit(fruit: int) -> Message:
    """A fruit card by its type, for the log."""
    return Message("one-" + FRUIT_DATA[fruit]["type"])


@cache
def action_words(fruit: int) -> Message:
    """What the fruit action of a card does."""
    data = FRUIT_DATA[fruit]
    coins = f"-{data['coins']}" if "coins" in data else ""
    return Message("action-" + data["action"].replace("_", "-") + coins)


@cache
def mod_words(mod: int) -> Message:
    return Message(f"mod-{MODS[mod]}")
