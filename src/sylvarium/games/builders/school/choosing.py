"""Why something cannot be chosen for what has been begun: the first thing that is in its way."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.face.phrases import style_words
from sylvarium.games.builders.face.telling import next_style
from sylvarium.games.builders.rules.components import (
    BRIDGEABLE,
    ORIGIN,
    PAIR_NAMES,
    SPACE_NAMES,
    TILES,
    TREE_TILES,
    USED,
)
from sylvarium.games.builders.rules.state import CAPPED, OPEN_CHOICE
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of


def why_not_take(s: Any, choice: int) -> Message:
    return Message("why-slot-empty" if choice else "why-deck-empty", rule="R80")


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
    top, style = s.top[tree_on(s, space)], step_of(s)[1]
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


def why_not_link(s: Any, pair: int) -> Message:
    if not BRIDGEABLE[s.seats, pair]:
        return Message("why-no-tree-there", space=PAIR_NAMES[pair], rule="R4")
    return Message("why-linked-already", pair=PAIR_NAMES[pair], rule="R72")
