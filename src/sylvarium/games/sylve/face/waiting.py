"""How a turn is planned while others think: everything stays as it is until one's own turn begins."""

from __future__ import annotations

from typing import Any

from sylvarium.games.sylve.rules.components import NONE
from sylvarium.games.sylve.rules.state import ACTIONS, STEP

OFFERS = ("free:",)  # labels of previews that tell where a die could go next: nothing that a step brings


def in_turn(s: Any, seat: int) -> bool:
    """At the end of a round others are asked, too (R125, R128)."""
    return s.seat == seat and s.agenda[0, 0] == STEP.turn_action


def hand_over(s: Any, seat: int, stage: Any) -> bool:
    """R16 to R20: the turn passes to `seat`, if it has a die left; the dice of the next round are not known yet."""
    if s.agenda[0, 0] != STEP.turn_action or s.revealed != NONE or s.pool[seat] == 0:
        return False
    s.seat = (seat - 1) % s.seats
    stage.lay(STEP.turn_action)
    stage.play(ACTIONS.end_turn)
    return True
