"""What an open frame of the agenda still allows: its action, its AP, its steps (R56, R95, R100)."""

from sylvarium.games.tiletum.rules.state import NONE, STEP
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, second, set_first, set_second, top


@rule
def frame_action(s):
    """The kind of action of the top frame; NONE if it is no action."""
    step = top(s)
    if step == STEP.main:
        return s.main
    return first(s) if step == STEP.sub else NONE


@rule
def frame_ap(s):
    """The AP of the top frame."""
    step = top(s)
    if step == STEP.main:
        return s.main_ap
    return second(s) if step == STEP.sub else 0


@rule
def spend(s, ap):
    """Pays AP from the top frame. A sub-action without AP closes at once (6.1)."""
    if top(s) == STEP.main:
        s.main_ap -= ap
    elif second(s) > ap:
        set_second(s, second(s) - ap)
    else:
        drop(s)


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
