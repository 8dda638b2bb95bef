"""The JSON shapes of what is read and learnt: rules, rulebooks, pictures, lessons, worked examples and puzzles."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from sylvarium.table.shapes import AnyLine, AnyMessage, AnyView


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
    enough: int  # of them, from the first on, for a first game
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
    """How games end, on average, that continue with a choice: one's own points, and those of the best other player."""

    name: str
    parts: dict[str, float]
    rival: float


class Answer(BaseModel):
    """What is told of a puzzle after a try. `points` are those of the best choice and of one it is compared with."""

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
