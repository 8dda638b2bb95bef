"""Lessons: short courses on the real board. Where somebody stands is the list of what they have done so far.

A lesson is a scene with steps (`school/lessons.toml`). A step only explains, and goes on with `next`; or it waits for
an action. Then only what it accepts is offered, everything else is answered by words, and others play recorded moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Literal

from pydantic import ValidationError, model_validator

from sylvarium.kernel import Game, Message, Seat
from sylvarium.learning.reasons import why_not
from sylvarium.learning.scenes import Data, Start, Unplayable, check_count, freed, log_of, still
from sylvarium.learning.schools import data
from sylvarium.table import Table

NEXT = "next"  # what is done in a step that only explains
READ_A_MINUTE = 180  # words, by somebody who looks at the board as well
SECONDS_A_STEP = 6  # to look, to decide, to click

Awaits = Literal["next", "act", "done"]


class Step(Data):
    """One thing that is said, and perhaps one that is done."""

    say: str  # its words are `lesson-<lesson>-<say>`
    light: tuple[str, ...] = ()  # pieces that it speaks of
    do: tuple[str, ...] = ()  # what is accepted: names of actions, `place:*` for many; none: it only explains
    solution: tuple[str, ...] = ()  # by default the first of `do`
    until: Literal["turn"] | None = None  # it takes as many actions as there are until the turn is over
    otherwise: str | None = None  # what is said when another legal action is tried: `lesson-<lesson>-<otherwise>`
    then: tuple[str, ...] = ()  # recorded moves that follow by themselves, mostly of the others
    start: Start | None = None  # another scene begins here

    @model_validator(mode="after")
    def _has_a_solution(self) -> Step:
        if not self.do and (self.solution or self.until or self.otherwise or self.then):
            raise ValueError(f"{self.say}: a step that only explains accepts nothing")
        if self.do and not self.solved:
            raise ValueError(f"{self.say}: its solution must be named")
        return self

    @property
    def solved(self) -> tuple[str, ...]:
        """What a learner does here if everything goes well."""
        if not self.do:
            return (NEXT,)
        return self.solution or (() if "*" in self.do[0] else self.do[:1])

    def accepts(self, name: str) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in self.do)


class Lesson(Data):
    """A lesson of one to three minutes. Its title is `lesson-<key>`, and `lesson-<key>-done` ends it."""

    key: str
    teaches: tuple[str, ...]  # numbers of rules
    minutes: int
    start: Start
    seat: int = 0  # the learner's
    steps: tuple[Step, ...]

    def words(self, part: str | None = None) -> Message:
        """What is said; the players are `$p0`, `$p1` … in it."""
        players = {f"p{seat}": Seat(seat) for seat in range(self.start.seats)}
        return Message(f"lesson-{self.key}-{part}", **players) if part else Message(f"lesson-{self.key}")

    @property
    def solution(self) -> tuple[str, ...]:
        return tuple(action for step in self.steps for action in step.solved)

    def lasts(self, say: Callable[[Message], str]) -> float:
        """Minutes that it takes whoever reads all of it, in the language of `say`, and goes the way of its solution."""
        told = [None, "about", *(step.say for step in self.steps), "done"]
        read = sum(len(say(self.words(part)).split()) for part in told)
        return read / READ_A_MINUTE + len(self.solution) * SECONDS_A_STEP / 60


class Syllabus(Data):
    """All lessons of a game in order. After the first `enough` of them, somebody can play a first game.

    `left_out` says why a section of the rules is taught by none of them.
    """

    enough: int = 0
    left_out: dict[str, str] = {}
    lessons: tuple[Lesson, ...] = ()

    def lesson(self, key: str) -> Lesson | None:
        return next((each for each in self.lessons if each.key == key), None)


@cache
def course(game: Game) -> Syllabus:
    """The course of a game; one without lessons if it has none yet."""
    try:
        return Syllabus.model_validate(data(game, "lessons.toml"))
    except ValidationError as error:
        raise ValueError(f"the lessons of {game.key}: {error}") from None


class Attempt:
    """Where somebody stands in a lesson after `actions`, each of them `next` or the name of an action."""

    def __init__(self, game: Game, lesson: Lesson, actions: Iterable[str] = ()):
        self.game, self.lesson = game, lesson
        self.at = -1  # the number of the step
        self.entered = 0  # after so many actions
        self.scene = -1  # how many scenes have begun since the first
        self.table: Table
        self.passed: list[Table] = []  # what was to be seen between the last action and now
        self.done = check_count(actions)
        self._begin(lesson.start)
        self._enter(0)
        for number, action in enumerate(self.done, 1):
            self._go_on(action, number)

    @property
    def step(self) -> Step | None:
        """The step that waits; none after the last."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def awaits(self) -> Awaits:
        if self.step is None:
            return "done"
        return "act" if self.step.do else "next"

    # ------------------------------------------------------------------------------------------------ going on

    def _begin(self, start: Start) -> None:
        self.table = start.table(self.game)
        self.began = self.table.number
        self.scene += 1

    def _enter(self, at: int, after: int = 0) -> None:
        self.at, self.entered = at, after
        if self.step and self.step.start:
            self._begin(self.step.start)

    def _go_on(self, action: str, number: int) -> None:
        step, self.passed = self.step, []
        if step is None:
            raise Unplayable(f"Action {number} comes after the end of the lesson.")
        if not step.do:
            if action != NEXT:
                raise Unplayable(f"Action {number} is {action!r}, where the lesson only goes on with {NEXT!r}.")
            self._enter(self.at + 1, number)
            return
        if action not in self.accepted():
            raise Unplayable(f"Action {number}, {action!r}, is not what the lesson accepts here.")
        turn = self.table.state.turn
        self.table.play(action)
        if step.until == "turn" and self.table.state.turn == turn and not self.table.over:
            return
        for move in step.then:
            self.passed.append(self.table.copy())
            self._follow(move)
        self._enter(self.at + 1, number)

    def _follow(self, move: str) -> None:
        """A recorded move; where somebody has played freely it may not fit any more: then the first that does."""
        legal = [self.game.telling.name(action) for action in self.table.legal_actions()]
        free = bool(self.step and self.step.until) and self.table.seat != self.lesson.seat
        self.table.play(legal[0] if free and legal and move not in legal else move)

    def accepted(self) -> list[str]:
        """The names of the legal actions that the step accepts."""
        step = self.step
        if step is None or self.table.seat != self.lesson.seat:
            return []
        names = (self.game.telling.name(action) for action in self.table.legal_actions())
        return [name for name in names if step.accepts(name)]

    # ------------------------------------------------------------------------------------------------- showing

    def shown(self) -> dict[str, Any]:
        """What the learner sees and is told now, ready for JSON."""
        step, seat = self.step, self.lesson.seat
        return {
            "game": self.game.key,
            "scene": self.scene,
            "view": self._view(),
            "passed": [still(table.view(seat)) for table in self.passed],
            "log": log_of(self.table, seat, self.began),
            "step": self.at,
            "steps": len(self.lesson.steps),
            "awaits": self.awaits,
            "says": self.lesson.words(step.say if step else "done"),
            "light": list(step.light) if step else [],
            "shows": self._wanted,
        }

    def _view(self) -> Mapping[str, Any]:
        """The learner's view with only what is accepted; going back is always possible."""
        view, accepted = self.table.view(self.lesson.seat), self.accepted()
        if not accepted:
            return still(view, undo=bool(self.done))
        choices = [choice for choice in view["choices"] if choice["name"] in accepted]
        return freed({**view, "choices": choices}, bool(self.done))

    @property
    def _wanted(self) -> str | None:
        """The action that the step would like to see next; none where a free turn has left the way of its solution."""
        step, done = self.step, self.done[self.entered :]
        if step is None or not step.do or done != step.solved[: len(done)]:
            return None
        return step.solved[len(done)]

    def against(self, piece: str) -> Message | None:
        """Why a click on this piece does nothing now; None where there is nothing better to say than the question."""
        step = self.step
        if step is None or not step.do:
            return Message("school-read-on")
        legal = self.table.legal()
        if piece in step.light and self._wanted:  # it is spoken of, but something else is to be clicked
            return Message("school-do-this", choice=next(each.words for each in legal if each.name == self._wanted))
        if self.table.seat == self.lesson.seat and any(choice.piece == piece for choice in legal):
            return self.lesson.words(step.otherwise) if step.otherwise else Message("school-not-now")
        return why_not(self.table, self.lesson.seat, piece)
