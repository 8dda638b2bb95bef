"""Choices, their pieces and headings, and the questions, in words. What happened is told in `story`."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.face.naming import ON_SPACE, decoded
from sylvarium.games.builders.face.naming import name as name
from sylvarium.games.builders.face.phrases import card_words, one_item, style_words
from sylvarium.games.builders.rules.components import (
    ICON_NAMES,
    ICONS,
    ITEM_NAMES,
    ORIGIN,
    PAIR_NAMES,
    SETS,
    SPACE_NAMES,
    STYLE_NAMES,
)
from sylvarium.games.builders.rules.items import bridge_worth
from sylvarium.games.builders.rules.state import NO_OPEN_TREE, OPEN_CHOICE, STEP
from sylvarium.games.builders.rules.trees import BANNER_WORTH
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

# Lines about what follows by itself.
FOLLOWS = ("log-redraw", "log-round", "log-round-score")


def next_style(s: Any) -> int:
    """The style of the tile that the player on turn will place."""
    return s.stack[s.seat, s.used_tiles[s.seat]]


def words(s: Any, action: int) -> Message:
    """What a choice does, for a button."""
    kind, args = decoded(action)
    if kind == "play":
        return Message("do-play", card=card_words(args[0]), style=style_words(args[0] // ICONS))
    if kind == "place":
        return Message("do-place", tile=style_words(next_style(s)), space=SPACE_NAMES[args[0]])
    if kind == "banner":
        return Message("do-attach", points=BANNER_WORTH) if args[0] else Message("do-decline")
    if kind == "exchange":
        item, combined = SETS[args[0]]
        return Message("do-exchange", item=one_item(item), combined=combined)
    if kind == "use":
        return Message(f"do-use-{ITEM_NAMES[args[0]]}")
    if kind == "bridge":
        return Message("do-bridge", pair=PAIR_NAMES[args[0]], points=bridge_worth(s, args[0]))
    if kind == "refresh":
        return Message("do-refresh" if args[0] else "do-keep")
    if kind == "take":
        return Message("do-take", card=card_words(s.display[args[0] - 1])) if args[0] else Message("do-take-deck")
    return Message(f"do-{kind}", space=SPACE_NAMES[args[0]]) if kind != "end" else Message("do-end")


def piece(s: Any, action: int) -> str | None:
    """The thing on the table that is clicked for this choice."""
    kind, args = decoded(action)
    if kind == "play":
        return f"hand:{STYLE_NAMES[args[0] // ICONS]}-{ICON_NAMES[args[0] % ICONS]}"
    if kind in ON_SPACE:
        return f"tree:{SPACE_NAMES[args[0]]}"
    if kind == "bridge":
        return f"pair:{PAIR_NAMES[args[0]]}"
    if kind == "exchange":
        return f"supply:{ITEM_NAMES[SETS[args[0]][0]]}"
    if kind == "use":
        return f"item:{ITEM_NAMES[args[0]]}"
    if kind == "take":
        return f"display:{args[0] - 1}" if args[0] else "deck"
    return None


OPEN_PIECES = ("tree:", "pair:", "supply:", "display:")  # what lies where everybody sees it

QUESTIONS = {
    STEP.act: "ask-act",
    STEP.choose_ax_target: "ask-ax",
    STEP.choose_source: "ask-source",
    STEP.choose_destination: "ask-destination",
    STEP.choose_treetop_target: "ask-treetop",
    STEP.choose_bridge: "ask-bridge",
    STEP.refresh_display: "ask-refresh",
    STEP.take_card: "ask-take",
}


def question(s: Any) -> Message:
    """The decision in one sentence."""
    step, argument, _ = step_of(s)
    if step == STEP.play_card:
        return Message({NO_OPEN_TREE: "ask-play-no-tree", OPEN_CHOICE: "ask-play-open"}.get(s.mode, "ask-play"))
    if step == STEP.place_tile:
        if s.mode == OPEN_CHOICE:
            return Message("ask-place-open", tile=style_words(next_style(s)))
        return Message("ask-place", style=style_words(argument), tile=style_words(next_style(s)))
    if step == STEP.attach_banner:
        return Message("ask-banner", space=SPACE_NAMES[ORIGIN[s.seats] + argument], points=BANNER_WORTH)
    return Message(QUESTIONS[step])
