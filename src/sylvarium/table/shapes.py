"""What a table shows, as types: `Table.view`, its choices, its log.

The types of the client are generated from these and from each game's own (`server/schemas.py`), and the contract
suite compares them with what really travels.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from sylvarium.kernel.shapes import PlayerPoints, Prospect


class SeatArgument(TypedDict):
    """A player in a message; shown by name."""

    seat: int


class Said(TypedDict):
    """Something to be said: the id of a Fluent message and its arguments."""

    id: str
    args: NotRequired[dict[str, Argument]]


Argument = TypeAliasType("Argument", "int | str | Said | SeatArgument | list[Argument]")


class PreviewShown(TypedDict, total=False):
    """What a choice would change. Only what changes is there; null is what depends on chance or hidden things."""

    over: bool | None
    points: list[int | None]  # by seat
    parts: dict[str, int | None]  # categories of the deciding seat
    measures: dict[str, int | None]  # amounts: the difference
    becomes: dict[str, int | None]  # labels: what they become


class ChoiceShown(TypedDict):
    """A legal action: its words, and the piece on the table that is clicked for it."""

    action: int
    name: str
    kind: str
    args: list[int]
    words: Said
    piece: str | None
    group: Said | None
    destroys: bool  # gives up something of one's own: asked for once more
    ends: bool | None  # playing it passes the turn on; null where that depends on what nobody knows yet
    preview: PreviewShown


class PlaceShown(PlayerPoints):
    """A line of the final ranking."""

    place: int
    standings: dict[str, int]


class LineShown(TypedDict):
    """A line of the log: what one event told one reader."""

    number: int
    turn: int
    seat: int
    words: Said
    piece: NotRequired[str | None]  # what it is about, where all who read it may know


class Shown(TypedDict):
    """What one seat sees, as far as the table tells it. Everything else is the game's own."""

    game: str
    seats: int
    number: int
    turn: int
    seat: int | None  # whose decision it is
    you: int | None  # whose eyes these are; null for a spectator
    over: bool
    question: Said | None
    choices: list[ChoiceShown]
    undo: bool
    stuck: Literal["nothing", "others", "turn", "revealed"] | None  # why there is no undo, for whoever decides
    redo: bool
    ranking: list[PlaceShown] | None


class View(Shown):
    """What one seat sees of any game: the common part."""

    players: list[PlayerPoints]
    prospects: NotRequired[list[Prospect]]


# A view, a line or a message that is passed on as it was made. Validating it again would cost time and drop what is
# the game's.
AnyView = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "tsType": "View"})]
AnyLine = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "tsType": "LineShown"})]
AnyMessage = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "tsType": "Said"})]
