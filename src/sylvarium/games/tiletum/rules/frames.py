"""What an open frame of the agenda still allows: its action, its AP, its steps (R56, R95, R100)."""

from sylvarium.games.tiletum.rules.state import (
    ARCHITECT_TO_ANY_SPACE,
    MAIN,
    MERCHANT_TO_ANY_SPACE,
    NONE,
    SUB,
    WALK_ARCHITECT,
    WALK_BOTH,
    WALK_MERCHANT,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, second, top


@rule
def frame_action(s):
    """The kind of action of the top frame; NONE if it is no action."""
    step = top(s)
    if step == MAIN:
        return s.main
    return first(s) if step == SUB else NONE


@rule
def frame_ap(s):
    """The AP of the top frame."""
    step = top(s)
    if step == MAIN:
        return s.main_ap
    return second(s) if step == SUB else 0


@rule
def spend(s, ap):
    """Pays AP from the top frame. A sub-action without AP closes at once (6.1)."""
    if top(s) == MAIN:
        s.main_ap -= ap
    elif second(s) > ap:
        set_second(s, second(s) - ap)
    else:
        drop(s)


@rule
def set_first(s, value):
    """Changes the first argument of the step on top."""
    s.agenda[s.pending - 1, 1] = value


@rule
def set_second(s, value):
    """Changes the second argument of the step on top."""
    s.agenda[s.pending - 1, 2] = value


@rule
def use_first(s):
    """Uses one of the things counted by the first argument; closes the frame if that was all it had."""
    if first(s) == 1 and second(s) == 0:
        drop(s)
    else:
        set_first(s, first(s) - 1)


@rule
def use_second(s):
    """Uses one of the things counted by the second argument; closes the frame if that was all it had."""
    if first(s) == 0 and second(s) == 1:
        drop(s)
    else:
        set_second(s, second(s) - 1)


@rule
def merchant_steps(s):
    """How often the merchant may move in the top frame, AP left aside."""
    step = top(s)
    return first(s) if step == WALK_MERCHANT or step == WALK_BOTH else 0


@rule
def architect_steps(s):
    """How often the architect may move in the top frame, AP left aside."""
    step = top(s)
    if step == WALK_ARCHITECT:
        return first(s)
    return second(s) if step == WALK_BOTH else 0


@rule
def pay_merchant_step(s):
    """A step of the merchant is paid by the top frame: in AP, in steps, or by a journey anywhere."""
    step = top(s)
    if step == WALK_MERCHANT or step == WALK_BOTH:
        use_first(s)
    elif step == MERCHANT_TO_ANY_SPACE:
        drop(s)
    else:
        spend(s, 1)


@rule
def pay_architect_step(s):
    """A step of the architect is paid by the top frame: in AP, in steps, or by a journey anywhere."""
    step = top(s)
    if step == WALK_ARCHITECT:
        use_first(s)
    elif step == WALK_BOTH:
        use_second(s)
    elif step == ARCHITECT_TO_ANY_SPACE:
        drop(s)
    else:
        spend(s, 1)


@rule
def pay_placement(s):
    """Placing a house or a pillar is paid by the top frame: in AP, or by the effect that granted it."""
    step = top(s)
    if step == WALK_MERCHANT or step == WALK_ARCHITECT:
        use_second(s)
    elif step == MAIN or step == SUB:
        spend(s, 1)
    else:
        drop(s)
