"""The messages of a table's socket, in both directions (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from sylvarium.hosting.planning import MOST_STEPS
from sylvarium.server.advice import Weighed
from sylvarium.server.shapes import ClocksShape, SearchPlan, Strict, TableShape
from sylvarium.table.shapes import AnyView, LineShown, Said

Request = int | str | None  # the client's own name for its request, which comes back in the answer


# --------------------------------------------------------------------------------------------- client to server


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


# --------------------------------------------------------------------------------------------- server to client


class ChatLine(BaseModel):
    """What somebody said. A spectator without a name, or with the name of somebody who sits here, has none."""

    seat: int | None  # null for a spectator
    nickname: str | None
    text: str
    spectator: bool
    at: str
    number: int | None = None  # by which it can be reported
    words: Said | None = None  # what the table itself says; then there is no text and nobody who said it


class OwnTable(TableShape):
    """What everybody may know of a table, and the code of its invitation for those who sit there."""

    invite: str | None = None


class Played(BaseModel):
    """Who did what. The name of an action goes only to those who may know it."""

    kind: Literal["play", "undo", "redo"]
    seat: int
    action: str | None
    number: int
    by: Literal["player", "bot", "table", "plan"]


class StateMessage(BaseModel):
    """Everything, for a client that has just come or has missed something."""

    type: Literal["state"]
    version: int
    table: OwnTable
    seats: list[int]
    views: dict[str, AnyView]
    log: dict[str, list[LineShown]]
    chat: list[ChatLine]


class UpdateMessage(BaseModel):
    """One change: only what has changed is there."""

    type: Literal["update"]
    version: int
    table: OwnTable | None = None
    views: dict[str, AnyView] | None = None
    steps: dict[str, list[AnyView]] | None = None  # what led to the views without a decision
    changes: dict[str, list[dict[str, Any]]] | None = None  # instead of both: values by the path to their place
    log: dict[str, list[LineShown]] | None = None
    log_from: int | None = None
    played: Played | None = None
    chat: list[ChatLine] | None = None
    clocks: ClocksShape | None = None


class RefusedMessage(BaseModel):
    """Nothing has changed."""

    type: Literal["refused"]
    request: Request
    code: str
    reason: str
    wait: float | None = None  # seconds after which it may be asked again


class DoneMessage(BaseModel):
    """The request is stored; it comes after the update of the same change."""

    type: Literal["done"]
    request: Request
    version: int


class HintAnswer(BaseModel):
    """The choices as a bot sees them, the best first."""

    type: Literal["hint"]
    request: Request
    seat: int
    number: int
    level: str
    choices: list[Weighed]


class LentAnswer(BaseModel):
    """What a device works out a hint from: a world that the seat can imagine, and no other."""

    type: Literal["lent"]
    request: Request
    seat: int
    number: int
    level: str
    rules: str  # the version of the rules; a module of another one cannot be used
    world: str  # the record, in base64
    plan: SearchPlan
    seed: str  # of the search


class Outcome(BaseModel):
    """What a choice does to the board: lists that have another length are arranged, then values are put in place.

    `sure`: this is all; otherwise chance or something hidden decides about the rest.
    """

    action: int
    sure: bool
    changes: dict[str, Any]  # by the path to their place
    arranged: dict[str, list[Any]]  # by path: the entries, as places where they were before, or what is new


class OutcomesAnswer(BaseModel):
    """The outcomes of the choices after so many actions; of a choice without one nothing is sure."""

    type: Literal["outcomes"]
    request: Request
    seat: int
    number: int
    outcomes: list[Outcome]


class WhyAnswer(BaseModel):
    """`words`: null where there is nothing better to say than what is asked."""

    type: Literal["why"]
    request: Request
    words: Said | None


class TipShown(BaseModel):
    """A tip: its words are `tip-<key>` and `tip-<key>-text` of the game's school."""

    key: str
    rule: str  # the number of the rule behind it
    light: list[str]  # pieces that it speaks of


class TipsAnswer(BaseModel):
    """The tips that apply to the decision after so many actions, the more important first."""

    type: Literal["tips"]
    request: Request
    number: int
    tips: list[TipShown]


class PlannedStep(BaseModel):
    """A step of a plan, in the words it was chosen by."""

    name: str
    words: Said


class ImaginedAnswer(BaseModel):
    """A turn that is being planned: the view after its steps, with choices unless they have an end.

    `ends`: the last step passes the turn on, ends the game, or brings what nobody knows yet.
    """

    type: Literal["imagined"]
    request: Request
    seat: int
    number: int
    view: AnyView
    plan: list[PlannedStep]
    ends: Literal["turn", "chance", "over"] | None


class PlanTrouble(BaseModel):
    """Why a plan was not played: its first step that does not fit, counted from 0, and what is wrong with it."""

    step: int
    why: Literal["illegal", "changed", "other", "undone"]


class KeptPlan(BaseModel):
    steps: list[PlannedStep]
    trouble: PlanTrouble | None


class PlansMessage(BaseModel):
    """What the owner of a seat has said beforehand; nobody else is told. It has no version."""

    type: Literal["plans"]
    seat: int
    plan: KeptPlan | None
    standing: dict[str, str]
    answers: dict[str, list[str]]  # what can be answered, by what is asked; the first is to be asked


class PresenceMessage(BaseModel):
    """Who is connected; it has no version."""

    type: Literal["presence"]
    seats: list[bool]
    spectators: int


class AgainMessage(BaseModel):
    """Another table with the same people: go there with the tokens you have, or (`asks`) say whether you want to."""

    type: Literal["again"]
    table: str
    asks: bool = False


class PongMessage(BaseModel):
    type: Literal["pong"]
    request: Request


ServerMessage = Annotated[
    StateMessage
    | UpdateMessage
    | RefusedMessage
    | DoneMessage
    | HintAnswer
    | LentAnswer
    | OutcomesAnswer
    | WhyAnswer
    | TipsAnswer
    | ImaginedAnswer
    | PlansMessage
    | PresenceMessage
    | AgainMessage
    | PongMessage,
    Field(discriminator="type"),
]
