"""The JSON shapes of people, their devices and their tables (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from sylvarium.server.shapes import Banned, Nickname, PaceShape, Status, Strict

Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=100)]
TableName = Annotated[str, StringConstraints(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Held = Annotated[dict[TableName, Annotated[list[Token], Field(max_length=8)]], Field(max_length=60)]


class PersonShape(BaseModel):
    id: str
    name: str
    created: str
    settings: dict[str, Any]


class Home(BaseModel):
    """Who is logged in on this device; null for a guest, and for somebody who was banned."""

    person: PersonShape | None
    banned: Banned | None = None


class Ceremony(BaseModel):
    """What the browser is given to make or show a passkey (WebAuthn, as JSON)."""

    options: dict[str, Any]


class NewPasskey(Strict):
    """What the new person is called; people who are logged in add a passkey and leave it out."""

    name: Nickname | None = None


class ShownPasskey(Strict):
    credential: dict[str, Any]


class SignedUp(BaseModel):
    """The recovery codes are told once, to a person who has just signed up."""

    person: PersonShape
    codes: list[str] | None


class Recovery(Strict):
    code: Code


class Codes(BaseModel):
    codes: list[str]


MOST_SETTINGS = 16 * 1024  # bytes, as JSON


def _keepable(settings: dict[str, Any]) -> dict[str, Any]:
    """Only what every storage keeps as it is, and not more than anybody needs."""
    try:
        size = len(orjson.dumps(settings))
    except (TypeError, ValueError):  # numbers of more than 64 bits, half characters, hundreds of levels
        raise ValueError("they cannot be kept as JSON") from None
    if size > MOST_SETTINGS:
        raise ValueError(f"they may have {MOST_SETTINGS} bytes")
    return settings


class PersonChange(Strict):
    name: Nickname | None = None
    settings: Annotated[dict[str, Any], Field(max_length=50), AfterValidator(_keepable)] | None = None


class PasskeyShape(BaseModel):
    id: str
    label: str
    created: str
    used: str


class LoginShape(BaseModel):
    id: str
    label: str
    created: str
    seen: str
    current: bool


class Account(BaseModel):
    person: PersonShape
    passkeys: list[PasskeyShape]
    logins: list[LoginShape]
    codes: int  # recovery codes that are left


class HeldSeats(Strict):
    """The tokens that a browser holds, by table."""

    tables: Held


class Claimed(BaseModel):
    """The seats that are the person's from now on, by table."""

    tables: dict[str, list[int]]


class MySeat(BaseModel):
    seat: int
    kind: Literal["open", "human", "bot"]
    nickname: str | None
    level: str | None
    colour: int | None = None


class MyTable(BaseModel):
    """A table that one sits at, as much of it as can be told without opening it."""

    table: str
    game: str
    status: Status
    closed: str | None
    seats: list[MySeat]
    mine: list[int]
    deciding: int | None
    waits: str  # since when that seat has been asked
    number: int
    seen: int | None  # actions that the person has seen, where they are logged in
    changed: str
    pace: PaceShape | None = None
    left: float | None = None  # seconds until the time of the deciding seat is up, as of now
    decided: bool = False  # it counts as it stands (docs/ratings.md): nobody has to play on, though bots would


class MyTables(Home):
    """And who one is, which may have changed since: logged out from another device, renamed, banned."""

    tables: list[MyTable]


class Seen(Strict):
    table: TableName
    number: Annotated[int, Field(ge=0, le=100_000)]


class Exported(BaseModel):
    """Everything that is kept of a person, but no secret."""

    person: PersonShape
    passkeys: list[PasskeyShape]
    logins: list[LoginShape]
    codes: int
    tables: list[dict[str, Any]]
    played: dict[str, Any]  # results, ratings, and what is shown of them
    notices: dict[str, Any]  # channels without keys, quiet hours and holidays, what waits to be told
    company: dict[str, list[dict[str, Any]]]  # friends, notes, blocks and the like
    tournaments: dict[str, list[dict[str, Any]]]  # founded and entered


class Pass(BaseModel):
    """A secret that works once, until then."""

    code: str
    expires: str


class PairCode(Strict):
    code: Code


class Asked(BaseModel):
    """The proof that it was this device that asked, and letters that must look the same on both devices."""

    proof: str
    letters: str


class Pairing(BaseModel):
    """How far it has come: nobody has asked, a device asks, it was let in."""

    state: Literal["waiting", "asked", "confirmed"]
    label: str | None
    letters: str | None


class PairAnswer(Strict):
    code: Code
    yes: bool


class PairProof(Strict):
    proof: Code


class LetIn(BaseModel):
    """The person, as soon as the first device has said yes."""

    person: PersonShape | None


class Collected(BaseModel):
    tokens: dict[int, str]


class Done(BaseModel):
    done: Literal[True] = True
