"""What a client says on a table's socket (docs/protocol.md); what it is told is in `server_messages`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sylvarium.hosting.planning import MOST_STEPS
from sylvarium.server.shapes import Strict

Request = int | str | None  # the client's own name for its request, which comes back in the answer


class HelloMessage(Strict):
    """The first message: the seats a client can prove, and the last version it knows."""

    type: Literal["hello"]
    tokens: list[str] = []
    nickname: str | None = None
    version: int | None = None
    changes: bool = False  # wants differences instead of whole views
    request: Request = None


class PlayMessage(Strict):
    """`number`: how many actions the client has seen; a late or double one is refused."""

    type: Literal["play"]
    seat: int
    number: int
    action: int | str
    request: Request = None


class UndoMessage(Strict):
    type: Literal["undo", "redo"]
    seat: int
    number: int
    request: Request = None


class ChatMessage(Strict):
    type: Literal["chat"]
    text: str
    request: Request = None


class HintMessage(Strict):
    """`here`: the client's own device thinks, and is lent what it needs for that."""

    type: Literal["hint"]
    seat: int
    level: str | None = None
    here: bool = False
    request: Request = None


class WhyMessage(Strict):
    """Why can nothing be done with this piece now? For the seat whose decision it is."""

    type: Literal["why"]
    seat: int
    piece: Annotated[str, Field(max_length=80)]
    request: Request = None


class TipsMessage(Strict):
    """Which tips of a guided first game apply to the decision of this seat?"""

    type: Literal["tips"]
    seat: int
    request: Request = None


class OutcomesMessage(Strict):
    """What would each choice do to the board? For the seat whose decision it is; `number`: as for `play`."""

    type: Literal["outcomes"]
    seat: int
    number: int
    request: Request = None


class BotMessage(Strict):
    """A bot takes over a seat, or (`level` null) gives it back to its owner."""

    type: Literal["bot"]
    seat: int
    level: str | None = None
    request: Request = None


class SeatMessage(Strict):
    """`fill`: a bot of this level takes an open seat. `resign`: a bot plays your own seat to the end."""

    type: Literal["fill", "resign"]
    seat: int
    level: str
    request: Request = None


class ColourMessage(Strict):
    """Before the game begins: another colour for one's own seat."""

    type: Literal["colour"]
    seat: int
    colour: int
    request: Request = None


class LeaveMessage(Strict):
    """Before the game begins: one's own seat is open again."""

    type: Literal["leave"]
    seat: int
    request: Request = None


class CancelMessage(Strict):
    """Before the game begins: there will be none."""

    type: Literal["cancel"]
    request: Request = None


Steps = Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=MOST_STEPS)]


class ImagineMessage(Strict):
    """What one's next turn would look like after these steps, if nothing happened until then."""

    type: Literal["imagine"]
    seat: int
    steps: Steps = []
    request: Request = None


class PlanMessage(Strict):
    """These steps are played when one's turn comes; none: there is no plan. `number`: as for `play`."""

    type: Literal["plan"]
    seat: int
    number: int
    steps: Steps
    request: Request = None


class StandingMessage(Strict):
    """How one answers, until one says otherwise, what is asked outside one's own turn."""

    type: Literal["standing"]
    seat: int
    answers: dict[str, str]
    request: Request = None


class PingMessage(Strict):
    """`looks`: whether somebody is looking at the page and so needs no notice."""

    type: Literal["ping"]
    looks: bool = True
    request: Request = None


ClientMessage = Annotated[
    HelloMessage
    | PlayMessage
    | UndoMessage
    | ChatMessage
    | HintMessage
    | WhyMessage
    | TipsMessage
    | OutcomesMessage
    | BotMessage
    | SeatMessage
    | ColourMessage
    | LeaveMessage
    | CancelMessage
    | ImagineMessage
    | PlanMessage
    | StandingMessage
    | PingMessage,
    Field(discriminator="type"),
]
