"""Why not? One sentence and the number of a rule for what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tiletum.face.naming import decoded
from sylvarium.games.tiletum.face.phrases import action_words
from sylvarium.games.tiletum.rules.components import ARCHITECT, CHARACTER, CONTRACT, JOKER, KING, MERCHANT
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap
from sylvarium.games.tiletum.rules.state import STEP
from sylvarium.games.tiletum.school.acting import (
    ACTIONS_OPEN,
    why_not_buy,
    why_not_contribute,
    why_not_die,
    why_not_fulfil,
    why_not_joker,
    why_not_king_tile,
    why_not_place_crest,
    why_not_use,
    why_not_wheel_tile,
)
from sylvarium.games.tiletum.school.choosing import (
    why_not_exchange,
    why_not_house,
    why_not_king_step,
    why_not_map_tile,
    why_not_move,
    why_not_pick_building,
    why_not_pillar,
    why_not_place_character,
    why_not_redraw,
    why_not_resolve,
    why_not_take_character,
    why_not_take_contract,
)
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

# The steps at which tasks are possible (R85).
OPEN = (
    STEP.before_die, STEP.die_taken, *ACTIONS_OPEN, STEP.walk_merchant, STEP.walk_architect, STEP.walk_both,
    STEP.house_in_any_town, STEP.pillar_in_any_town, STEP.activation,
)  # fmt: skip


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where there is nothing better than the question."""
    kind, args = decoded(action)
    moment = MOMENTS.get(kind)
    why = REASONS.get(kind)
    return (moment(s) if moment else None) or (why(s, *args) if why else None)


def task_moment(s: Any) -> Message | None:
    """Tasks are possible at any moment of a turn, but not inside a single choice (R85)."""
    if step_of(s)[0] in OPEN:
        return None
    if step_of(s)[0] == STEP.king_tile:
        return Message("why-king-tile-first", rule="R111")
    return Message("why-choose-first", rule="R85")


def action_moment(needed: tuple[int, ...], *granted: int) -> Callable[[Any], Message | None]:
    """What AP pay for needs one of these actions, or a step at which an effect grants the same."""

    def moment(s: Any) -> Message | None:
        step = step_of(s)[0]
        if step in granted:
            return None
        if step == STEP.before_die:
            return Message("why-die-first", rule="R46")
        if step == STEP.die_taken:
            return Message("why-resources-first", rule="R53")
        if step not in ACTIONS_OPEN:
            return Message("why-finish-first", rule="R104")
        return action_running(s, needed)

    return moment


def action_running(s: Any, needed: tuple[int, ...]) -> Message | None:
    """R56, R95: the action that is running, and whether it has AP."""
    action = int(frame_action(s))
    if action == JOKER:
        return Message("why-name-joker", rule="R82")
    if action not in needed:
        return Message("why-other-action", now=action_words(action), needed=action_words(needed[0]), rule="R56")
    if frame_ap(s) == 0:
        return Message("why-no-ap", rule="R57")
    return None


# For every kind of action: whether it is the moment for it …
MOMENTS: dict[str, Callable[[Any], Message | None]] = {
    **dict.fromkeys(("buy", "fulfil_contract", "place_crest", "contribute", "use_helper"), task_moment),
    **dict.fromkeys(("take_character", "redraw_characters", "place_character"), action_moment((CHARACTER,))),
    "move_merchant": action_moment((MERCHANT,), STEP.walk_merchant, STEP.walk_both),
    "move_architect": action_moment((ARCHITECT,), STEP.walk_architect, STEP.walk_both),
    "place_house": action_moment((MERCHANT,), STEP.walk_merchant, STEP.house_in_any_town),
    "place_pillar": action_moment((ARCHITECT,), STEP.walk_architect, STEP.pillar_in_any_town),
    "take_map_tile": action_moment((MERCHANT, ARCHITECT)),
    "take_contract": action_moment((CONTRACT,)),
    "king_step": action_moment((KING,)),
}


# … and if it is, why it may be refused all the same.
REASONS: dict[str, Callable[..., Message | None]] = {
    "take_die": why_not_die,
    "take_wheel_tile": why_not_wheel_tile,
    "take_king_tile": why_not_king_tile,
    "name_joker": why_not_joker,
    "move_merchant": why_not_move("merchant"),
    "move_architect": why_not_move("architect"),
    "place_house": why_not_house,
    "place_pillar": why_not_pillar,
    "take_map_tile": why_not_map_tile,
    "take_character": why_not_take_character,
    "redraw_characters": why_not_redraw,
    "place_character": why_not_place_character,
    "take_contract": why_not_take_contract,
    "exchange": why_not_exchange,
    "king_step": why_not_king_step,
    "pick_building": why_not_pick_building,
    "resolve_character": why_not_resolve,
    "buy": why_not_buy,
    "fulfil_contract": why_not_fulfil,
    "place_crest": why_not_place_crest,
    "contribute": why_not_contribute,
    "use_helper": why_not_use,
}
