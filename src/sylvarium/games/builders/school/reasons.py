"""Why not? One sentence and the number of a rule for what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.builders.face.naming import decoded
from sylvarium.games.builders.rules.state import STEP
from sylvarium.games.builders.school.acting import why_not_exchange, why_not_play, why_not_use
from sylvarium.games.builders.school.choosing import (
    closed,
    why_not_ax,
    why_not_lift,
    why_not_link,
    why_not_move,
    why_not_place,
    why_not_take,
)
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

BEFORE_THE_TILE = (STEP.play_card, STEP.place_tile)
BETWEEN = ("place", "use", "exchange", "take")  # what comes before and after the decision about a banner
NEW_CARD = (STEP.refresh_display, STEP.take_card)
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
    step = step_of(s)[0]
    asked, why = REASONS[kind]
    return why(s, *args) if step == asked else other_moment(s, step, kind)


def other_moment(s: Any, step: int, kind: str) -> Message | None:
    """Cards, items and sets have their time in a turn (R23)."""
    if kind == "play":
        return Message("why-one-card", rule="R35")
    if step == STEP.attach_banner and kind in BETWEEN:
        return Message("why-banner-now", rule="R44")
    if step in CHOOSING_A_TARGET and kind in ("use", "exchange", "take"):
        return Message("why-finish-item", rule="R62")
    if kind == "place":
        return why_not_place_now(s, step)
    if kind in ("use", "exchange"):
        first = step in BEFORE_THE_TILE
        return Message("why-tile-first" if first else "why-card-taken", rule="R53")
    if kind == "take":
        refreshing = step == STEP.refresh_display
        return Message("why-refresh-first", rule="R77") if refreshing else Message("why-card-last", rule="R23")
    return None


def why_not_place_now(s: Any, step: int) -> Message | None:
    """Trees are clicked for tiles, and for items: who holds one that may be used clicks that first."""
    if step == STEP.play_card:
        return Message("why-card-first", rule="R35")
    if step == STEP.act and not s.item_used and any(s.held[s.seat]):
        return Message("why-item-first", rule="R61")
    return Message("why-one-tile", rule="R40") if step in (STEP.act, *NEW_CARD) else None


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
