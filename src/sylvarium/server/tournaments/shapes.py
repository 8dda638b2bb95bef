"""The JSON shapes of tournaments (docs/protocol.md)."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from sylvarium.server.people.shapes import Token
from sylvarium.server.shapes import Level, Nickname, PaceShape, Strict, WantedPace
from sylvarium.server.tournaments.course import MOST_ROUNDS

MOST_PLACES = 64


def _printable(text: str) -> str:
    if any(unicodedata.category(character) == "Cc" for character in text):
        raise ValueError("it has control characters")
    return text


Title = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(_printable)
]
Name = Annotated[Nickname, AfterValidator(_printable)]
TournamentId = Annotated[str, StringConstraints(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Format = Literal["swiss", "groups"]
Stage = Literal["swiss", "group", "final"]


class NewTournament(Strict):
    """A tournament that somebody founds. `plays`: they take part."""

    title: Title
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[int, Field(ge=2, le=8)] = 2  # at a table, at most
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    pace: WantedPace
    rated: bool = False
    format: Format = "swiss"
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None  # none: what is usual for so many
    group_size: Annotated[int, Field(ge=3, le=8)] = 4  # at tables for two
    places: Annotated[int, Field(ge=2, le=MOST_PLACES)] = 8
    bots: Level | None = None  # take free places when it starts
    when_full: bool = False  # whether it starts by itself
    public: bool = False
    nickname: Name
    plays: bool = True


class Enter(Strict):
    nickname: Name
    invite: Annotated[str, StringConstraints(max_length=64)] | None = None


class RemoveEntrant(Strict):
    entrant: Annotated[int, Field(ge=1, le=10_000)]


class Nothing(Strict):
    pass


class ShownKeys(Strict):
    """The keys that a browser holds, by tournament."""

    keys: Annotated[dict[TournamentId, Token], Field(max_length=60)]


class Entered(BaseModel):
    """The key is the proof of taking part (or of having founded it): it is given once and kept by nobody else."""

    tournament: str
    entrant: int | None
    key: str


class You(BaseModel):
    """What is yours in a tournament: your number, and where you play now. `token`: of that seat, for a key."""

    entrant: int | None
    founder: bool
    table: str | None
    seat: int | None
    status: Literal["waiting", "playing", "over", "closed", "gone", "bye"] | None  # of that table
    token: str | None
    invite: str | None  # for whoever takes part, or has founded it


class TournamentShape(BaseModel):
    tournament: str
    title: str
    game: str
    seats: int
    options: dict[str, str]
    pace: PaceShape
    rated: bool
    format: Format
    rounds: int | None  # without the finals; null as long as it depends on how many take part
    group_size: int
    places: int
    taken: int
    bots: str | None
    when_full: bool
    public: bool
    founder: str | None
    status: Literal["open", "running", "over", "closed"]
    round: int
    created: str
    changed: str


class EntrantShape(BaseModel):
    """Who takes part. Without a name and a level: somebody who was forgotten."""

    entrant: int
    name: str | None
    level: str | None
    status: Literal["in", "out", "removed"]
    group: int | None


class StandingShape(BaseModel):
    """Who stands where (docs/tournaments.md)."""

    entrant: int
    place: int
    points: float
    buchholz: float
    margin: float
    tables: int
    wins: int


class RoundTable(BaseModel):
    """Who sits at a table, by seat, and what they got there; null as long as it is not over."""

    table: str | None
    seats: list[int]
    status: Literal["waiting", "playing", "over", "closed", "gone", "bye"]
    points: list[float] | None


class RoundShape(BaseModel):
    round: int
    stage: Stage
    tables: list[RoundTable]


class TournamentPage(TournamentShape):
    entrants: list[EntrantShape]
    standings: list[StandingShape]
    played: list[RoundShape]
    you: You


class MyTournament(TournamentShape):
    you: You


class Tournaments(BaseModel):
    tournaments: list[TournamentShape]


class MyTournaments(BaseModel):
    tournaments: list[MyTournament]
