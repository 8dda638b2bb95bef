"""Why not? One sentence and the number of a rule for what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.builders.face.naming import decoded
from sylvarium.games.builders.face.phrases import card_words, item_words, style_words
from sylvarium.games.builders.face.telling import next_style
from sylvarium.games.builders.rules.components import (
    BOTH,
    BRIDGEABLE,
    ICONS,
    ITEM_NAMES,
    ORIGIN,
    PAIR_NAMES,
    SET,
    SETS,
    SPACE_NAMES,
    TILES,
    TREE_TILES,
    USED,
)
from sylvarium.games.builders.rules.state import CAPPED, OPEN_CHOICE, STEP
from sylvarium.kernel import Message

BEFORE_THE_TILE = (STEP.play_card, STEP.place_tile)
CHOOSING_A_TARGET = (
    STEP.choose_ax_target,
    STEP.choose_source,
    STEP.choose_destination,
    STEP.choose_treetop_target,
    STEP.choose_bridge,
)


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where it belongs to quite another moment."""
    kind, args = decoded(action)
    step = s.agenda[s.pending - 1, 0]
    asked, why = REASONS[kind]
    return why(s, *args) if step == asked else other_moment(s, step, kind)


def other_moment(s: Any, step: int, kind: str) -> Message | None:
    """Cards, items and sets have their time in a turn (R23)."""
    if kind == "play":
        return Message("why-one-card", rule="R35")
    if kind == "place" and step == STEP.play_card:
        return Message("why-card-first", rule="R35")
    if kind in ("use", "exchange") and step in BEFORE_THE_TILE:
        return Message("why-tile-first", rule="R53")
    if kind in ("use", "exchange") and step in CHOOSING_A_TARGET:
        return Message("why-finish-item", rule="R62")
    if kind == "take" and step in (*BEFORE_THE_TILE, STEP.act):
        return Message("why-card-last", rule="R23")
    return None


# --------------------------------------------------------------------------------------------------------- cards


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


def why_not_take(s: Any, choice: int) -> Message:
    return Message("why-slot-empty" if choice else "why-deck-empty", rule="R80")


# --------------------------------------------------------------------------------------------------------- trees


def tree_on(s: Any, space: int) -> int:
    return space - ORIGIN[s.seats]


def closed(s: Any, space: int) -> Message | None:
    """What is true of a space for everybody: there is no tree, or it is closed (R3, R69)."""
    if not USED[s.seats, space]:
        return Message("why-no-tree-there", space=SPACE_NAMES[space], rule="R3")
    if s.cap[tree_on(s, space)] == CAPPED:
        return Message("why-tree-closed", space=SPACE_NAMES[space], rule="R69")
    return None


def not_open(s: Any, space: int) -> Message | None:
    """R24: no tree, closed, or full."""
    if found := closed(s, space):
        return found
    if s.tiles[tree_on(s, space)] == TREE_TILES:
        return Message("why-tree-full", space=SPACE_NAMES[space], rule="R43")
    return None


def why_not_place(s: Any, space: int) -> Message | None:
    found = not_open(s, space)
    if found or s.mode == OPEN_CHOICE:
        return found
    top, style = s.top[tree_on(s, space)], s.agenda[s.pending - 1, 1]
    words = {"top": style_words(top), "style": style_words(style), "space": SPACE_NAMES[space]}
    if top == next_style(s):
        return Message("why-tile-need-not-match", **words, rule="R37")
    return Message("why-other-top", **words, rule="R40")


def why_not_ax(s: Any, space: int) -> Message:
    return closed(s, space) or Message("why-nothing-to-cut", space=SPACE_NAMES[space], rule="R63")


def why_not_lift(s: Any, space: int) -> Message:
    if found := closed(s, space):
        return found
    tree = tree_on(s, space)
    owners = [number // TILES for number in s.tile[tree][: s.tiles[tree]]]
    if s.seat not in owners:
        return Message("why-not-your-tile", space=SPACE_NAMES[space], rule="R65")
    if owners[-1] != s.seat:
        return Message("why-covered-tile", space=SPACE_NAMES[space], rule="R66")
    return Message("why-nowhere-to-go", rule="R65")


def why_not_move(s: Any, space: int) -> Message | None:
    return not_open(s, space) or Message("why-same-tree", rule="R65")


# --------------------------------------------------------------------------------------------------------- items


def why_not_use(s: Any, item: int) -> Message:
    words = {"item": item_words(item)}
    if s.held[s.seat, item] == 0:
        return Message("why-no-item", **words, rule="R56")
    if s.item_used:
        return Message("why-one-item", rule="R61")
    if ITEM_NAMES[item] == "bridge" and s.banners[s.seat] == 0:
        return Message("why-no-banner", rule="R74")
    return Message("why-no-target", **words, rule="R62")


def why_not_link(s: Any, pair: int) -> Message:
    if not BRIDGEABLE[s.seats, pair]:
        return Message("why-no-tree-there", space=PAIR_NAMES[pair], rule="R4")
    return Message("why-linked-already", pair=PAIR_NAMES[pair], rule="R72")


# For every kind of action: the step at which it is asked for, and why it may be refused there.
REASONS: dict[str, tuple[int, Callable[..., Message | None]]] = {
    "play": (STEP.play_card, why_not_play),
    "place": (STEP.place_tile, why_not_place),
    "banner": (STEP.attach_banner, lambda s, attach: None),
    "exchange": (STEP.act, why_not_exchange),
    "use": (STEP.act, why_not_use),
    "end": (STEP.act, lambda s, _=0: None),
    "ax": (STEP.choose_ax_target, why_not_ax),
    "source": (STEP.choose_source, why_not_lift),
    "destination": (STEP.choose_destination, why_not_move),
    "treetop": (STEP.choose_treetop_target, closed),
    "bridge": (STEP.choose_bridge, why_not_link),
    "refresh": (STEP.refresh_display, lambda s, again: None),
    "take": (STEP.take_card, why_not_take),
}
