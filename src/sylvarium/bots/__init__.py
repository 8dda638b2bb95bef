"""Bots that play any game of the contract, knowing only what their seat may know. See docs/bots.md."""

from sylvarium.bots.levels import LEVELS, Plan, plan_of
from sylvarium.bots.players import Bot, bot
from sylvarium.bots.position import Position, as_known
from sylvarium.bots.reviewing import REVIEWER, Moment, review
from sylvarium.bots.thinking import Choice, Decision, decide, prepare, think

__all__ = [
    "LEVELS",
    "REVIEWER",
    "Bot",
    "Choice",
    "Decision",
    "Moment",
    "Plan",
    "Position",
    "as_known",
    "bot",
    "decide",
    "plan_of",
    "prepare",
    "review",
    "think",
]
