"""Notices in words: only which table, who plays there, whose turn it is and how long is left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sylvarium.games import game as game_by_key
from sylvarium.kernel.words import Message, Words

HERE = Path(__file__).parent
LONGEST = 10  # things that are told one by one in a message
HOURS, DAYS = 2 * 3600.0, 2 * 86400.0  # from then on it is told in hours, in days


@dataclass(frozen=True)
class Told:
    """One thing that a person is told."""

    kind: str  # turn, low, over, invite, round
    table: str
    game: str
    players: tuple[str, ...]  # the others
    left: float | None = None  # seconds
    by: str = ""  # who invites; the tournament whose round begins


@cache
def words(language: str) -> Words:
    return Words(language, HERE / "words" / f"{language}.ftl")


def say(language: str, id: str, **args: Any) -> str:
    return words(language).say(Message(id, **args))


def span(language: str, seconds: float) -> str:
    """How long, roughly, and never more than it is."""
    if seconds >= DAYS:
        return say(language, "span-days", count=int(seconds // 86400))
    if seconds >= HOURS:
        return say(language, "span-hours", count=int(seconds // 3600))
    if seconds >= 60.0:
        return say(language, "span-minutes", count=int(seconds // 60))
    return say(language, "span-seconds", count=int(seconds))


def line(language: str, told: Told) -> str:
    game = game_by_key(told.game).words(language).say(Message("game-name"))
    if told.kind == "invite":
        return say(language, "notice-invite", by=told.by, game=game)
    if told.kind == "round":
        return say(language, "notice-round", title=told.by, game=game)
    others = say(language, "notice-with", players=list(told.players)) if told.players else ""
    if told.left is None:
        return say(language, "notice-over" if told.kind == "over" else "notice-turn", game=game, **{"with": others})
    left = span(language, told.left)
    return say(
        language, "notice-low" if told.kind == "low" else "notice-turn-left", game=game, left=left, **{"with": others}
    )


def bundled(language: str, all_told: list[Told]) -> dict[str, Any]:
    """One message of several things."""
    tables = {told.table for told in all_told}
    low = len(all_told) == 1 and all_told[0].kind == "low"
    lines = [line(language, told) for told in all_told[:LONGEST]]
    if more := len(all_told) - len(lines):
        lines.append(say(language, "notice-more", count=more))
    direct = len(tables) == 1 and all_told[0].kind != "invite"  # an invitation is accepted where all of them are listed
    return {
        "title": say(language, "notice-title-low") if low else say(language, "notice-title", count=len(tables)),
        "lines": lines,
        "path": f"/table/{all_told[0].table}" if direct else "/me",
        "language": language,
    }
