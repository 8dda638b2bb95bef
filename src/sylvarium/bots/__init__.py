"""Bots that play any game of the contract, knowing only what their seat may know. See docs/bots.md."""

from sylvarium.bots.levels import LEVELS, Plan, plan_of
from sylvarium.bots.players import Bot, bot
from sylvarium.bots.position import Position, as_known
from sylvarium.bots.reviewing import REVIEWER, Moment, review, reviewing
from sylvarium.bots.thinking import Choice, Decision, Steps, decide, deciding, prepare, think, wake

__all__ = [
    "LEVELS",
    "REVIEWER",
    "Bot",
    "Choice",
    "Decision",
    "Moment",
    "Plan",
    "Position",
    "Steps",
    "as_known",
    "bot",
    "decide",
    "deciding",
    "plan_of",
    "prepare",
    "review",
    "reviewing",
    "think",
    "wake",
]
