"""Why not? One sentence and the number of a rule for what cannot be done now. Everything asked here lies open (6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sylvarium.games.tree_society.face.naming import decoded
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.acting import (
    is_unsold,
    why_not_build,
    why_not_discard,
    why_not_fruit_action,
    why_not_level_up,
    why_not_sell,
)
from sylvarium.games.tree_society.school.choosing import (
    why_not_build_revealed,
    why_not_decline,
    why_not_discard_for_coins,
    why_not_give,
    why_not_keep,
    why_not_make_room,
    why_not_preserve,
    why_not_refresh,
    why_not_sell_more,
    why_not_take,
)
from sylvarium.kernel import Message
from sylvarium.kernel.view import step_of

MAIN = (STEP.draft, STEP.sell, STEP.act, STEP.rest_take)  # one is asked for at the beginning or between two actions
BUILDING = ("build", "level_up", "discard", "fruit_action", "end_build")


def reason(s: Any, seat: int, action: int) -> Message | None:
    """Why `seat`, who decides, cannot play this action now; None where it belongs to quite another moment."""
    kind, args = decoded(action)
    step = step_of(s)[0]
    if (kind, step) in REASONS:
        return REASONS[kind, step](s, *args)
    return other_moment(s, step, kind, args[0])


def other_moment(s: Any, step: int, kind: str, thing: int) -> Message | None:
    """The phases have their order (R24), and an action is finished before the next begins (R37)."""
    if step not in MAIN:
        return Message("why-finish-first", rule="R37")
    if step == STEP.draft:
        return Message("why-draft-first", rule="R20")
    if kind in BUILDING:
        return Message("why-sell-first" if step == STEP.sell else "why-build-over", rule="R24")
    if kind == "sell" and is_unsold(s, thing):
        return Message("why-one-sale", rule="R25")
    if kind == "take" and thing in s.fruit_market:
        return Message("why-take-at-rest", rule="R99")
    return None


# For every kind of action and every step at which it is asked for: why it may be refused there.
REASONS: dict[tuple[str, int], Callable[..., Message | None]] = {
    ("sell", STEP.sell): why_not_sell,
    ("sell", STEP.sell_more): why_not_sell_more,
    ("take", STEP.draft): why_not_take("R20"),
    ("take", STEP.take): why_not_take("R67"),
    ("take", STEP.rest_take): why_not_take("R99"),
    ("keep", STEP.keep_fruit): why_not_keep,
    ("preserve", STEP.must_preserve): why_not_preserve,
    ("build", STEP.act): why_not_build,
    ("build", STEP.choose_build): why_not_build,
    ("build", STEP.build_revealed): why_not_build_revealed,
    ("level_up", STEP.act): why_not_level_up,
    ("level_up", STEP.choose_build): why_not_level_up,
    ("discard", STEP.act): why_not_discard,
    ("discard", STEP.make_room): why_not_make_room,
    ("discard", STEP.must_discard): why_not_give,
    ("discard", STEP.discard_for_coins): why_not_discard_for_coins,
    ("fruit_action", STEP.act): why_not_fruit_action,
    ("refresh_row", STEP.choose_row): why_not_refresh,
    ("decline", STEP.choose_build): why_not_decline,
    ("decline", STEP.take): why_not_decline,
    ("decline", STEP.sell_more): why_not_decline,
}
