"""The JSON shapes of the REST interface (docs/protocol.md; shown at /api/docs)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from sylvarium.hosting.seating import COLOURS
from sylvarium.table.shapes import AnyLine, AnyMessage, AnyView

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


class NewTable(Strict):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=8)]
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    public: bool = False
    nickname: Nickname
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    half: Half | Literal["later"] | None = None
    hints: bool | None = None
    forks: bool | None = None


class Fork(Strict):
    number: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=8)]
    nickname: Nickname
    public: bool = False
    half: Half | Literal["later"] | None = None
    hints: bool | None = None
    forks: bool | None = None


class Move(Strict):
    """A game that was begun elsewhere, and who shall go on with it here."""

    format: Literal["sylvarium course 1"] = "sylvarium course 1"
    game: Annotated[str, StringConstraints(max_length=40)]
    rules: Annotated[str, StringConstraints(max_length=64)]
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9]{1,19}$")]
    actions: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000)]], Field(max_length=4_000)]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=8)]
    nickname: Nickname
    public: bool = False
    half: Half | Literal["later"] | None = None
    hints: bool | None = None
    forks: bool | None = None


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
    """What is allowed while the game goes on."""

    hints: bool
    forks: bool


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
    closed: str | None  # why the people who run the server have closed it
    owner: int | None = None  # the seat of whoever opened it; null where that is not known


class GameRecord(BaseModel):
    """A finished game, for whoever wants to check or replay it."""

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


class ReviewMoment(BaseModel):
    number: int
    turn: int
    seat: int
    played: str
    better: str
    before: float
    after: float
    loss: float


class Review(BaseModel):
    status: Literal["thinking", "ready", "failed"]
    progress: float
    level: str
    moments: list[ReviewMoment]


class Block(BaseModel):
    kind: Literal["text", "table", "code"]
    number: str | None = None
    text: str | None = None
    rows: list[list[str]] | None = None


class Section(BaseModel):
    number: str
    level: int
    title: str
    blocks: list[Block]


class Rulebook(BaseModel):
    game: str
    language: Literal["en", "fr"]
    sections: list[Section]


class BookSpan(BaseModel):
    text: str
    bold: bool


class BookBlock(BaseModel):
    """Of a picture `spans` is the caption, and `alt` says what is to be seen in it."""

    kind: Literal["text", "item", "heading", "table", "picture"]
    spans: list[BookSpan]
    rows: list[list[list[BookSpan]]]  # of a table, its head first
    picture: str | None
    alt: str | None


class BookChapter(BaseModel):
    title: str
    covers: list[str]  # numbers of rules
    blocks: list[BookBlock]


class BookShape(BaseModel):
    """The rulebook for players."""

    game: str
    language: Literal["en", "fr"]
    chapters: list[BookChapter]


class PictureShape(BaseModel):
    """A moment that an area of the board draws, still and small."""

    game: str
    area: str
    view: AnyView
    light: list[str]  # pieces that it is about
    near: bool  # only these and their surroundings are shown


class LessonShape(BaseModel):
    """A lesson of a course. Its title is the message `lesson-<key>`, in a sentence: `lesson-<key>-about`."""

    key: str
    minutes: int
    steps: int
    teaches: list[str]  # numbers of rules


class GuideShape(BaseModel):
    """A guided first game: how its table is laid, and how many tips it has."""

    seats: int
    options: dict[str, str]
    tips: int


class Curriculum(BaseModel):
    """What can be learnt by playing; of worked examples how many scenes each has, by its number."""

    game: str
    lessons: list[LessonShape]
    examples: dict[str, int]
    guide: GuideShape | None  # null where there are no tips yet


class PuzzleList(BaseModel):
    """The puzzles of a game by their numbers, counted from 1: how many of the three lower levels of bots miss each."""

    game: str
    ratings: list[int]


class PuzzleOfTheDay(BaseModel):
    """The same for everybody who asks on this day (UTC)."""

    date: str
    game: str
    number: int
    rating: int


class Puzzles(BaseModel):
    """All puzzles there are, and the one of the day."""

    today: PuzzleOfTheDay | None
    games: list[PuzzleList]


class ToldChoice(BaseModel):
    """A choice of a puzzle, with the chance to win in percent."""

    name: str
    words: AnyMessage
    chance: int


class ToldMove(BaseModel):
    """A move of the best line."""

    name: str
    words: AnyMessage


class ToldPoints(BaseModel):
    """What games end with, in the mean, that go on with a choice: one's own points, and those of the best other."""

    name: str
    parts: dict[str, float]
    rival: float


class Answer(BaseModel):
    """What is told of a puzzle after a try. `points` are those of the best choice and of one that is compared with."""

    tried: str
    best: str
    choices: list[ToldChoice]  # the best first
    line: list[ToldMove]
    points: list[ToldPoints]
    misses: dict[str, int]  # by level of bots
    tries: int


class SceneShape(BaseModel):
    """Where somebody stands in a lesson, a worked example or a puzzle. Only a lesson says something."""

    game: str
    scene: int  # another one has begun when it is another number
    view: AnyView
    passed: list[AnyView]  # what was to be seen between the last action and now
    log: list[AnyLine]
    step: int
    steps: int
    awaits: Literal["next", "act", "done"] | None
    says: AnyMessage | None
    light: list[str]  # pieces that are spoken of
    shows: str | None  # the action that the lesson, the example or the best line plays here
    answer: Answer | None = None  # of a puzzle, after a try


class WhyNot(BaseModel):
    """Why something cannot be done; null where there is nothing better to say than what is asked."""

    words: AnyMessage | None


class Problem(BaseModel):
    """A refusal: a code for programs and a sentence for people."""

    code: str
    message: str
    wait: float | None = None  # seconds after which it may be asked again


class Health(BaseModel):
    status: Literal["ok", "failing"]
    database: Literal["ok", "failing"]
    games: dict[str, Compiled]
