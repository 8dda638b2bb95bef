"""The JSON shapes of the REST interface (docs/protocol.md; shown at /api/docs): tables, and what was played at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from sylvarium.hosting.seating import COLOURS
from sylvarium.table.shapes import AnyLine, AnyView

Nickname = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=32)]
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
Status = Literal["waiting", "playing", "over"]
MAX_SEED = 2**62 - 1
HALF = r"^[0-9a-f]{64}$"
Half = Annotated[str, StringConstraints(pattern=HALF)]  # 32 random bytes of a client, for the draw of the seed


class Strict(BaseModel):
    """What clients send: unknown fields are mistakes, and so is a number written as text."""

    model_config = ConfigDict(extra="forbid", strict=True)


class WantedSeat(Strict):
    kind: Literal["me", "open", "hotseat", "bot"]
    nickname: Nickname | None = None
    level: Level | None = None
    colour: Colour | None = None


class PaceShape(BaseModel):
    """How long everybody may think: `free` seconds for a decision (live) or a turn, and a reserve for the whole game.

    When time is up a bot of this level plays on until its owner is back (`bot`), or to the end (`resign`).
    """

    kind: Literal["live", "turns"]
    free: int
    reserve: int
    then: Literal["bot", "resign"]
    level: str


class WantedPace(Strict):
    kind: Literal["live", "turns"]
    free: Annotated[int, Field(ge=1, le=14 * 24 * 3600)]
    reserve: Annotated[int, Field(ge=0, le=4 * 3600)] = 0
    then: Literal["bot", "resign"] = "bot"
    level: Level = "oak"


class ClocksShape(BaseModel):
    """Whose clock runs, and the seconds that every seat has (null for bots), of them the reserve."""

    running: int | None
    left: list[float | None]
    reserve: list[float]


class TableWishes(Strict):
    """What whoever opens a table says of it, wherever its game begins."""

    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=8)]
    nickname: Nickname
    public: bool = False
    half: Half | Literal["later"] | None = None
    hints: bool | None = None
    forks: bool | None = None


class NewTable(TableWishes):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    rated: bool | None = None
    pace: WantedPace | None = None  # none: everybody thinks as long as they like


class Fork(TableWishes):
    number: Annotated[int, Field(ge=0, le=100_000)]


class Move(TableWishes):
    """A game that was begun elsewhere, and who shall go on with it here."""

    format: Literal["sylvarium course 1"] = "sylvarium course 1"
    game: Annotated[str, StringConstraints(max_length=40)]
    rules: Annotated[str, StringConstraints(max_length=64)]
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9]{1,19}$")]
    actions: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000)]], Field(max_length=4_000)]
    origin: Annotated[str, StringConstraints(max_length=16_000)] | None = None  # refused: a position is never believed


class CourseSeat(BaseModel):
    kind: Literal["open", "human", "bot"]
    nickname: str | None
    level: str | None
    colour: int | None


class CourseShape(BaseModel):
    """A game as it goes to another house: to be replayed there."""

    format: Literal["sylvarium course 1"]
    game: str
    rules: str
    options: dict[str, str]
    seed: str
    actions: list[int]
    origin: str | None  # the position that it began with, if it was moved or forked before; only a device takes it
    seats: list[CourseSeat]


class Join(Strict):
    nickname: Nickname
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    invite: Annotated[str, StringConstraints(max_length=64)] | None = None
    half: Half | None = None
    colour: Colour | None = None


class OwnHalf(Strict):
    half: Half


class GivenHalf(BaseModel):
    seat: int


class Created(BaseModel):
    table: str
    tokens: dict[int, str]
    invite: str
    commitment: str | None


class Again(BaseModel):
    table: str
    tokens: dict[int, str]


class Joined(BaseModel):
    seat: int
    token: str


class OptionShape(BaseModel):
    name: str
    choices: list[str]
    default: str
    needs: dict[str, int]
    seats: list[int]


# Whether the rules of a game are compiled. As long as they are being prepared its bots think little; a game that could
# not be compiled can be played all the same, only slower.
Compiled = Literal["ready", "preparing", "failed"]


class GameShape(BaseModel):
    key: str
    available: bool
    seats: list[int]
    options: list[OptionShape]
    levels: list[str]
    rules: str | None
    state: Compiled
    lessons: int  # how many it can be learnt with


class SeatShape(BaseModel):
    seat: int
    kind: Literal["open", "human", "bot"]
    nickname: str | None
    level: str | None
    colour: int | None = None  # null at tables that are only listed and older than colours
    present: bool


class DrawShape(BaseModel):
    """How the seed came about (docs/fair-draw.md); `half` and `seed` only after the end."""

    chosen: bool
    commitment: str | None
    halves: list[str | None]
    awaited: list[int]
    follows: str | None
    half: str | None
    seed: str | None  # as text: it has more digits than a number of JavaScript


class Allows(BaseModel):
    """What is allowed while the game goes on, and whether it counts for ratings."""

    hints: bool
    forks: bool
    rated: bool


class Forked(BaseModel):
    table: str
    number: int


class TableShape(BaseModel):
    table: str
    game: str
    status: Status
    public: bool
    options: dict[str, str]
    seats: list[SeatShape]
    spectators: int
    number: int | None
    turn: int | None
    deciding: int | None
    created: str
    changed: str
    forked: Forked | None
    again: str | None
    draw: DrawShape | None
    allows: Allows | None
    pace: PaceShape | None = None
    clocks: ClocksShape | None = None  # null where nobody has the table open, too
    closed: str | None  # why the people who run the server have closed it
    owner: int | None = None  # the seat of whoever opened it; null where that is not known
    tournament: str | None = None  # to which its game belongs
    hushed: list[int | None] = []  # seats whose voice they have taken; null: that of all who watch


class GameRecord(BaseModel):
    """A finished game, for checking or replaying it."""

    table: str
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    draw: DrawShape | None
    origin: str | None
    actions: list[int] | None
    ranking: list[dict[str, Any]]


class More(BaseModel):
    """Whether there is another page."""

    waiting: bool
    playing: bool


class LobbyShape(BaseModel):
    waiting: list[TableShape]
    playing: list[TableShape]
    page: int
    more: More


class Moment(BaseModel):
    number: int
    last: int
    seat: int | None
    exact: bool
    view: AnyView
    log: list[AnyLine]


class Passed(BaseModel):
    """What a seat saw happen: its view after action `first`, and after each one since, as far as that is shown."""

    first: int
    views: list[AnyView]


class TurnPoints(BaseModel):
    number: int
    turn: int
    seat: int | None
    scores: list[int]
    parts: list[dict[str, int]]


class History(BaseModel):
    turns: list[TurnPoints]


class SearchPlan(BaseModel):
    """How a device searches: at most this many iterations and seconds; `entries` are what the search reads.

    How far the chances it counts can be trusted: `sure` at the beginning of a game, `surer` more with every round.
    """

    iterations: int
    seconds: float
    stops_early: bool
    sure: float
    surer: float
    entries: list[float]


class LentStage(BaseModel):
    plan: SearchPlan
    seed: str  # of the search


class LentWeighing(BaseModel):
    """What a device weighs choices from: a world that the deciding seat can imagine, and the stages."""

    rules: str  # the version of the rules; a module of another one cannot be used
    seat: int
    world: str  # the record, in base64
    stages: list[LentStage]


class LentReview(BaseModel):
    """What a device computes a review from: the course of the game, and the seeds of every decision."""

    rules: str  # the version of the rules; a module of another one cannot be used
    level: str
    names: list[str]  # of all actions, by number
    first: int  # actions played before `origin`
    origin: str  # the record that the course begins with, in base64
    actions: list[int]
    seeds: list[list[str]]  # for each number of actions: of the world that a player can imagine, and of the search
    again: list[list[str]]  # the same for a second look at a decision
    plan: SearchPlan
    closer: int  # times the iterations of the plan, in a second look
    doubtful: int  # times the moments that are told: so many are looked at again
    surely: float  # what is told as a mistake is larger than so many times its standard error
    most: int  # moments that are told
    longest_line: int  # steps of how a turn would have gone on


class Banned(BaseModel):
    """Until when somebody may not come, and why, in words of the people who run the server."""

    until: str | None  # None: until it is lifted
    reason: str
    whose: Literal["person", "address"]


class Problem(BaseModel):
    """A refusal: a code for programs and a sentence for people."""

    code: str
    message: str
    wait: float | None = None  # seconds after which it may be asked again
    banned: Banned | None = None


class Health(BaseModel):
    status: Literal["ok", "failing"]
    database: Literal["ok", "failing"]
    games: dict[str, Compiled]
