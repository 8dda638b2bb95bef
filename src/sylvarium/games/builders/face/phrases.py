"""The words for the things on the table, shared by choices, questions and the story."""

from __future__ import annotations

from functools import cache
from typing import Any

from sylvarium.games.builders.rules.components import (
    DISTRICT_NAMES,
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    SPACE_DISTRICTS,
    SPACE_NAMES,
    STYLE_NAMES,
)
from sylvarium.kernel import Message


@cache
def card_words(kind: int) -> Message:
    return Message(f"card-{STYLE_NAMES[kind // ICONS]}-{ICON_NAMES[kind % ICONS]}")


@cache
def style_words(style: int) -> Message:
    return Message(f"style-{STYLE_NAMES[style]}")


@cache
def item_words(item: int) -> Message:
    return Message(f"item-{ITEM_NAMES[item]}")


@cache
def one_dwelling(style: int) -> Message:
    """A dwelling with its article: `a log cabin`."""
    return Message(f"one-{STYLE_NAMES[style]}")


@cache
def one_item(item: int) -> Message:
    """An item with its article: `an ax`."""
    return Message(f"one-{ITEM_NAMES[item]}")


@cache
def place_words(space: int) -> dict[str, Any]:
    """A space as the board names it: the number on its sign, and its district."""
    return {
        "space": SPACE_NAMES[space],
        "district": Message(f"district-{DISTRICT_NAMES[SPACE_DISTRICTS[space]]}"),
    }
