"""The JSON shapes of ratings, leaderboards and pages of people (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, StringConstraints

from sylvarium.server.rating.profiles import Shows
from sylvarium.server.shapes import Strict

Handle = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Why = Literal["unrated", "fork", "alone", "guest", "same", "handed", "replaced", "absent", "unmeasured"]


class Likeness(BaseModel):
    """The level that somebody plays most like, and the chance that it is no other; or which they are beyond."""

    level: str
    chance: float
    beyond: Literal["weaker", "stronger"] | None = None


class RatingShape(BaseModel):
    """`value` ± `doubt`: 95 times in 100, and a little more often, it lies between."""

    value: int
    doubt: int
    games: int
    like: Likeness | None
    sure: bool  # enough to stand in the leaderboard


class SeatRating(BaseModel):
    """What may be known about the player in a seat; for a bot, its fixed place."""

    seat: int
    level: str | None
    handle: str | None  # of the person's page
    rating: RatingShape | None
    change: int | None  # by this game


class TableRatings(BaseModel):
    """The ratings at a table: as they are, or after a game that is recorded what it changed."""

    state: Literal["open", "pending", "recorded"]
    rated: bool
    why: Why | None  # a recorded game does not count
    seats: list[SeatRating]


class LeaderboardEntry(BaseModel):
    """A person, or a level of the bots as a landmark (without a place)."""

    place: int | None
    name: str | None
    handle: str | None
    level: str | None
    value: int
    doubt: int
    games: int | None
    you: bool


class Leaderboard(BaseModel):
    game: str
    entries: list[LeaderboardEntry]
    count: int  # of people
    page: int
    more: bool
    you: LeaderboardEntry | None  # wherever that is; null for whoever is not in it
    needs: int  # games
    doubt: int  # and at most so much doubt


class ShownRating(RatingShape):
    game: str


class GameCount(BaseModel):
    """How often somebody has played a game to its end, and won."""

    game: str
    played: int
    won: int


class PageSettings(BaseModel):
    """Who sees what: everybody, friends, nobody."""

    ratings: Shows
    games: Shows


class PersonPage(BaseModel):
    """What is shown of a person; what is not shown is null."""

    name: str
    handle: str | None
    created: str
    own: bool
    shows: PageSettings | None  # one's own
    ratings: list[ShownRating] | None
    played: list[GameCount] | None  # the favourite first
    games: bool  # whether games are listed


class CurvePoint(BaseModel):
    at: str
    value: int
    doubt: int


class PartMeans(BaseModel):
    """Mean points of a category: the person's, the others', and those of the level they play like."""

    part: str
    mine: float
    others: float | None  # null where there are too few to compare with
    level: float | None


class LevelShape(BaseModel):
    level: str
    value: int


class Opponent(BaseModel):
    seat: int
    nickname: str | None
    level: str | None
    handle: str | None
    place: int
    score: int | None
    gave_up: bool


class PlayedGame(BaseModel):
    table: str
    there: bool  # the table can still be looked at
    game: str
    at: str
    public: bool
    why: Why | None  # it does not count
    seat: int
    place: int
    score: int | None
    gave_up: bool
    value: int | None
    change: int | None
    others: list[Opponent]


class PlayedGames(BaseModel):
    games: list[PlayedGame]
    page: int
    more: bool


class PageChange(Strict):
    ratings: Shows | None = None
    games: Shows | None = None


class PersonGame(BaseModel):
    """How somebody plays one game."""

    game: str
    rating: ShownRating | None
    curve: list[CurvePoint]
    levels: list[LevelShape]
    parts: list[PartMeans]
    compared: int  # games of the person that the means are made of
    others: int  # seats of others
