"""Why an action cannot be begun: the first thing that is in its way."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.face.phrases import card_words, item_words, style_words
from sylvarium.games.builders.rules.components import BOTH, ICONS, ITEM_NAMES, SET, SETS
from sylvarium.kernel import Message


def why_not_play(s: Any, kind: int) -> Message:
    if kind not in s.hand[s.seat]:
        return Message("why-no-such-card", card=card_words(kind), rule="R35")
    return Message("why-no-tree-for-card", style=style_words(kind // ICONS), rule="R36")


def why_not_exchange(s: Any, k: int) -> Message:
    item, combined = SETS[k]
    if s.supply[item] == 0:
        return Message("why-supply-empty", item=item_words(item), rule="R58")
    if s.icons[s.seat, BOTH] < combined:
        return Message("why-few-double-cards", count=s.icons[s.seat, BOTH], rule="R55")
    shown = s.icons[s.seat, item] + combined
    return Message("why-no-set", item=item_words(item), count=shown, needed=SET, rule="R54")


def why_not_use(s: Any, item: int) -> Message:
    words = {"item": item_words(item)}
    if s.held[s.seat, item] == 0:
        return Message("why-no-item", **words, rule="R56")
    if s.item_used:
        return Message("why-one-item", rule="R61")
    if ITEM_NAMES[item] == "bridge" and s.banners[s.seat] == 0:
        return Message("why-no-banner", rule="R74")
    return Message("why-no-target", **words, rule="R62")
