"""How a turn is planned while others think: everything stays as it is until one's own turn begins."""

from __future__ import annotations

from typing import Any

from sylvarium.games.tree_society.rules.state import ACTIONS, STEP


def in_turn(s: Any, seat: int) -> bool:
    """Everything but the draft is decided by the player whose turn it is."""
    return s.seat == seat and s.agenda[0, 0] == STEP.end_turn


def hand_over(s: Any, seat: int, stage: Any) -> bool:
    """R23, R97, R98: the player whose turn it is rests without taking a fruit, and the next turn of `seat` begins.

    The markets are not filled: what comes there is not known yet. While revealed cards lie open, nobody can tell
    which of them go back.
    """
    if s.agenda[0, 0] != STEP.end_turn or s.shown_fruit_count or s.shown_guild_count:
        return False
    stage.lay(STEP.act, STEP.begin_rest, STEP.act)
    stage.play(ACTIONS.end_build)
    s.turn += 1 + (seat - s.seat - 1) % s.seats
    s.seat = seat
    s.committed = 0
    stage.lay(STEP.end_turn, STEP.rest_take, STEP.begin_rest, STEP.act, STEP.sell)
    return True
