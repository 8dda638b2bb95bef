"""The shapes of what bots say about positions: hints, reviews, and what is weighed in the explorer."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from sylvarium.table.shapes import AnyLine, AnyView

Amount = tuple[float, float]  # a mean over imagined futures, and how far it is likely to be off


class Outlook(BaseModel):
    """Where the imagined futures with a choice ended: points by category, what the judgement of the position adds to
    them (`to_come`), and what it gives the best other seat (`rival`)."""

    futures: int
    parts: dict[str, Amount]
    to_come: Amount
    rival: Amount


class Weighed(BaseModel):
    """A choice as a bot sees it. `share`: how strongly the bot prefers it; `estimate`: the chance to win."""

    action: int
    name: str
    share: float
    estimate: float
    outlook: Outlook | None


class ReviewMoment(BaseModel):
    """A choice that cost chances: what was played, what would have been better, and how the turn would have gone on."""

    number: int
    turn: int
    seat: int
    played: str
    better: str
    before: float
    after: float
    loss: float
    line: list[str]
    played_outlook: Outlook | None
    better_outlook: Outlook | None


class Chances(BaseModel):
    """Every seat's chance to win before a decision."""

    number: int
    turn: int
    chances: list[float]


class TurningPoint(BaseModel):
    """A turn in which a seat's chance to win changed much, by `change`."""

    number: int
    turn: int
    seat: int
    change: float


class Review(BaseModel):
    """What it found is there when it is ready."""

    status: Literal["thinking", "ready", "failed"]
    progress: float
    level: str
    moments: list[ReviewMoment]
    curve: list[Chances]
    turning: list[TurningPoint]


class Opening(BaseModel):
    """First choices in games of bots of this level: how often each was made, and how many of these games it won."""

    level: str
    games: int
    choices: dict[str, list[float]]


class ExploredShape(BaseModel):
    """A line that is tried from a decision; `view` is that of the seat that decides next."""

    number: int
    seat: int
    line: list[str]
    view: AnyView
    log: list[AnyLine]
    opening: Opening | None


class Weighing(BaseModel):
    """Choices as far as they have been weighed, in so many imagined futures; the best first."""

    status: Literal["thinking", "ready"]
    progress: float
    futures: int
    choices: list[Weighed]
