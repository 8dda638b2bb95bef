"""The JSON shapes of people among each other (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from sylvarium.server.people.shapes import Held, TableName, Token
from sylvarium.server.shapes import Colour, Half, Nickname, Strict

PersonId = Annotated[str, StringConstraints(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Pace = Literal["none", "live", "turns"]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]


class Someone(Strict):
    """A person: by the id one was told, or by the seat they hold."""

    person: PersonId | None = None
    table: TableName | None = None
    seat: SeatNumber | None = None


class SomeoneHere(Someone):
    pass


class Note(Someone):
    text: Annotated[str, StringConstraints(max_length=500)]


class OnlineWish(Strict):
    show: bool


class Friend(BaseModel):
    """Somebody one has to do with. `online`: only friends who let it be seen."""

    person: str
    name: str
    since: str | None = None
    note: str = ""
    online: bool = False


class Met(BaseModel):
    """Somebody one has played with, as they were called then, and the last game."""

    person: str
    name: str
    game: str
    table: str
    at: str
    games: int
    note: str


class Circle(BaseModel):
    friends: list[Friend]
    asking: list[Friend]
    asked: list[Friend]
    met: list[Met]
    blocked: list[Friend]
    noted: list[Friend]
    shows_online: bool


class Written(BaseModel):
    note: str
    friend: bool
    asked: bool
    blocked: bool


class TableCompany(BaseModel):
    seats: dict[int, Written]


# ------------------------------------------------------------------------------------------------------- invitations


class Invite(Strict):
    """Somebody one has met is asked to a table at which one sits."""

    table: TableName
    person: PersonId


class Invitation(BaseModel):
    id: str
    kind: Literal["invite", "rematch"]
    table: str
    game: str
    sender: str
    seats: int
    free: int
    created: str


class Invitations(BaseModel):
    invitations: list[Invitation]


class HeldTokens(Strict):
    """The tokens that a browser holds, by table: a game with the same people is offered to those who had a seat."""

    tables: Held = Field(default_factory=dict)


class Accept(HeldTokens):
    nickname: Nickname
    half: Half | None = None
    colour: Colour | None = None


class Seated(BaseModel):
    table: str
    game: str
    seat: int
    token: str


class Rematch(BaseModel):
    """Another game with the same people: one's own seats there, and how many are asked."""

    table: str
    tokens: dict[int, str]
    asked: int


# ----------------------------------------------------------------------------------------------------------- finding


class Search(Strict):
    game: Annotated[str, StringConstraints(max_length=40)]
    players: Annotated[int, Field(ge=2, le=8)]
    pace: Pace = "none"
    nickname: Nickname


class Ticket(BaseModel):
    """The proof that it was this browser that looks for players; it becomes that of a seat."""

    ticket: str


class TicketShown(Strict):
    ticket: Token


class Found(BaseModel):
    """`waiting` with how many others wait, `seated`, or `gone`: there is no such search any more."""

    state: Literal["waiting", "seated", "gone"]
    game: str | None = None
    players: int | None = None
    pace: Pace | None = None
    others: int = 0
    since: str | None = None
    table: str | None = None
    seat: int | None = None
    token: str | None = None


class Looking(BaseModel):
    game: str
    players: int
    pace: Pace
    waiting: int


class LookingNow(BaseModel):
    looking: list[Looking]


# ------------------------------------------------------------------------------------------------------------- owning


class Hush(Strict):
    """`seat` null: all who watch."""

    seat: SeatNumber | None
    hush: bool


# ------------------------------------------------------------------------------------------------ reports, operators


class NewReport(Strict):
    """Of a player (by seat), a line of the chat (by its number), or a name (by seat)."""

    kind: Literal["player", "line", "name"]
    table: TableName
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    reason: Reason = ""


class ReportedLine(BaseModel):
    number: int
    at: str
    seat: int | None
    nickname: str | None
    text: str
    reported: bool = False


class Report(BaseModel):
    id: int
    kind: Literal["player", "line", "name"]
    table: str | None
    game: str | None
    seat: int | None
    line: int | None
    name: str | None
    person: str | None
    account: str | None  # what the person is called now
    reporter: str | None
    reason: str
    lines: list[ReportedLine]
    address: str | None
    at: str
    done: str | None
    outcome: str | None
    earlier: int  # further reports of the same person
    sanctions: list[dict[str, Any]]


class Reports(BaseModel):
    reports: list[Report]
    page: int
    more: bool


class OperatorPass(BaseModel):
    token: str
    expires: str


class OperatorEntry(Strict):
    """An operator's passkey, shown once more."""

    credential: dict[str, Any]


Deed = Literal["mute", "unmute", "rename", "ban", "unban", "ban-address", "unban-address", "delete-line", "delete",
               "close", "dismiss"]  # fmt: skip


class Act(Strict):
    """What an operator does about a report, or about somebody without one."""

    deed: Deed
    report: int | None = None
    person: PersonId | None = None
    table: TableName | None = None
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    address: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Nickname | None = None
    hours: Annotated[float, Field(gt=0, le=24 * 365)] | None = None
    reason: Reason = ""


class Deeds(BaseModel):
    deeds: list[dict[str, Any]]
    page: int
    more: bool


class OperatorHome(BaseModel):
    """Whether the person who is logged in is an operator."""

    operator: bool
