"""How a turn is planned while others think: everything stays as it is until one's own turn begins."""

from __future__ import annotations

from typing import Any

from sylvarium.games.builders.rules.components import ROUND_TURNS
from sylvarium.games.builders.rules.state import ACTIONS, STEP
from sylvarium.games.builders.rules.turn import seat_on_turn
from sylvarium.kernel.samples import plain

OFFERS = ("fits:",)  # labels of previews that tell where a tile could go next: nothing that a step brings


def in_turn(s: Any, seat: int) -> bool:
    """Every decision belongs to the player whose turn it is."""
    return s.seat == seat


def hand_over(s: Any, seat: int, stage: Any) -> bool:
    """R15, R21, R82: the turn of the others ends without another move, and the next one of `seat` begins.

    The player whose turn it was draws back up to four cards, which nobody sees; the display keeps its gaps until it
    is filled.
    """
    playing = s.turn
    for turn in range(playing + 1, 2 * ROUND_TURNS * s.seats + 1):
        s.turn = turn
        if plain(seat_on_turn)(s) == seat:
            s.turn = turn - 1
            stage.lay(STEP.end_turn, STEP.act)
            stage.play(ACTIONS.end)
            return True
    return False
