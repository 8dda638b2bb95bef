"""Bots that play any game of the contract, knowing only what their seat may know. See docs/bots.md.

Each name is imported from its home when it is first used: a game in the terminal needs the names of the levels, and
none of the rest before the first move.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sylvarium.bots.levels import LEVELS, Plan, plan_of
    from sylvarium.bots.players import Bot, bot
    from sylvarium.bots.position import Position, as_known
    from sylvarium.bots.reviewing import REVIEWER, Reviewed, Slip, review
    from sylvarium.bots.thinking import Considered, Decided, Steps, decide, deciding, prepare, think, wake

_HOMES = {
    "levels": ("LEVELS", "Plan", "plan_of"),
    "players": ("Bot", "bot"),
    "position": ("Position", "as_known"),
    "reviewing": ("REVIEWER", "Slip", "Reviewed", "review"),
    "thinking": ("Considered", "Decided", "Steps", "decide", "deciding", "prepare", "think", "wake"),
}

__all__ = [
    "LEVELS",
    "REVIEWER",
    "Bot",
    "Considered",
    "Decided",
    "Plan",
    "Position",
    "Reviewed",
    "Slip",
    "Steps",
    "as_known",
    "bot",
    "decide",
    "deciding",
    "plan_of",
    "prepare",
    "review",
    "think",
    "wake",
]


def __getattr__(name: str) -> Any:
    """A name of this package, from its home; the next time it is found at once."""
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(f"{__name__}.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
