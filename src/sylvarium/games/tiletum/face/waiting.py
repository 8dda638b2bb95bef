"""How a turn is planned while others think: everything stays as it is until one's own turn begins."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tiletum.rules.components import LAPS
from sylvarium.games.tiletum.rules.state import CHOOSING_DIE, STEP

TURN = (STEP.before_die, STEP.die_taken, STEP.main)  # what lies at the bottom while a turn is played


def in_turn(s: Any, seat: int) -> bool:
    """In the King phase the first of the track is asked, whoever it is (R111)."""
    return s.seat == seat and s.agenda[0, 0] in TURN


def hand_over(s: Any, seat: int, stage: Any) -> bool:
    """R41, R46: `seat` chooses a die, with the dice that lie there now.

    In the next lap a corruption token is revealed first, which is not imagined. The dice of the next round are not
    known yet.
    """
    place = s.order.tolist().index(seat)
    comes_again = place < s.place
    if s.agenda[0, 0] not in TURN or (comes_again and s.lap >= LAPS):
        return False
    s.turn += s.players - s.place + 1 + place if comes_again else 1 + place - s.place
    s.seat, s.place, s.stage = seat, place + 1, CHOOSING_DIE
    s.die, s.die_value, s.die_gives, s.position, s.main, s.main_ap = 0, 0, 0, 0, 0, 0
    s.exchanged, s.in_use = 0, 0
    stage.lay(STEP.before_die)
    return True
