"""What a client is told on a table's socket (docs/protocol.md); what it says is in `client_messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from sylvarium.server.advice import Weighed
from sylvarium.server.client_messages import Request
from sylvarium.server.shapes import ClocksShape, SearchPlan, TableShape
from sylvarium.table.shapes import AnyView, LineShown, Said


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
