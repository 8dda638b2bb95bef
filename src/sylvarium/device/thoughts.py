"""Thinking on this device, in slices: a hint that somebody is waiting for, moves of bots, reviews.

A browser gives a table a single thread. Between two slices it answers requests, so a slice is short: one step of a
thought (`bots.thinking`).
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sylvarium.bots import Decided, Steps, deciding
from sylvarium.bots.reviewing import reviewing
from sylvarium.bots.weighing import STAGES, weighing
from sylvarium.hosting import pauses, planning
from sylvarium.hosting.automatic import (
    REVIEWS,
    has_work,
    hint_choices,
    imagined,
    only_choice,
    review_found,
    time_to_think,
    waits_longer,
)
from sylvarium.hosting.exploring import Explored
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.plans import Intent, Trouble
from sylvarium.hosting.refusal import Refusal
from sylvarium.table import Table

Json = dict[str, Any]
PATIENCE = 6.0  # seconds without a question after which nobody wants to have choices weighed any more


@dataclass(eq=False)
class Hint:
    """A hint that is being thought about, and where it goes."""

    table: str
    seat: int
    moved: int  # of the table, when it was asked for
    steps: Steps[Decided]
    tell: Callable[[Decided], None]
    wanted: Callable[[], bool]


@dataclass(eq=False)
class TableMove:
    """A move that no person makes: it is thought about while the table waits."""

    moved: int
    seat: int
    number: int
    by: str
    ready: float  # when it may be played at the earliest
    steps: Steps[Decided] | None
    action: int | str | None = None
    trouble: Trouble | None = None  # why there is no action, of a plan that does not fit or is done


@dataclass(eq=False)
class Weighing:
    """Choices that are being weighed, as long as somebody asks again."""

    steps: Steps[Decided] | None
    shown: Json
    asked: float


@dataclass(eq=False)
class Review:
    steps: Steps[Any] | None
    shown: Json


def decide(table: Table, seat: int, level: str, seconds: float | None = None) -> Steps[Decided]:
    """What a bot of this level would play for a seat, by what the seat knows."""
    seed = secrets.randbits(62)
    return deciding(table.game, imagined(table, seat, seed), seat, level, seed, seconds)


def said_beforehand(state: Folded, intents: dict[int, Intent]) -> TableMove:
    """What the person who decides has said, after a pause as long as they might have taken themselves."""
    table = state.begun()
    seat, now = table.seat, monotonic()
    assert seat is not None
    intent = intents[seat]
    answer = planning.standing_answer(table, intent)
    if answer is not None:
        return TableMove(state.moved, seat, table.number, "plan", now + random.uniform(*pauses.LONE), None, answer)
    assert intent.plan
    found = planning.check(table, seat, intent.plan)
    if not isinstance(found, str):
        return TableMove(state.moved, seat, table.number, "plan", now, None, None, found)
    pause = pauses.PLAN if planning.begins(table, seat) else pauses.PLAN_STEP
    return TableMove(state.moved, seat, table.number, "plan", now + random.uniform(*pause), None, found)


class Thoughts:
    """See the top of this module. `play` is called with what a move comes to; `thinks` tells of which games."""

    def __init__(self, play: Callable[[Any, TableMove], None], thinks: Callable[[str], bool]):
        self._play = play
        self._thinks = thinks
        self._hints: list[Hint] = []
        self._moves: dict[Any, TableMove] = {}  # by open table
        self._reviews: dict[str, Review] = {}
        self._weighings: dict[tuple[str, str], Weighing] = {}

    # ------------------------------------------------------------------------------------------------- wishes

    def hint(self, hint: Hint) -> None:
        """While a hint for the same position is under way another one is refused."""
        if any((one.table, one.seat, one.moved) == (hint.table, hint.seat, hint.moved) for one in self._hints):
            raise Refusal("too_fast", "A hint for this seat is being thought about.", 1)
        self._hints.append(hint)

    def attend(self, opened: Any) -> None:
        """Begins with what has to be done next at this table, unless that is under way."""
        state: Folded = opened.state
        before = self._moves.get(opened)
        if before and before.moved == state.moved:
            return
        self._moves.pop(opened, None)
        if not has_work(state):
            if planning.may_act(state, opened.intents):
                self._moves[opened] = said_beforehand(state, opened.intents)
            return
        table, now = state.begun(), monotonic()
        assert table.seat is not None
        seat, only = table.seat, only_choice(state)
        level = state.seats[seat].level
        if level and only is None and not self._thinks(state.row.game):
            return  # the bot waits until its module is here: interpreted, it would take minutes
        if level is None:
            move = TableMove(state.moved, seat, table.number, "table", now + random.uniform(*pauses.LONE), None, only)
        else:
            pause = random.uniform(*(pauses.BOT if waits_longer(opened, table) else pauses.BOT_STEP))
            steps = decide(table, seat, level, time_to_think(opened, table, pause)) if only is None else None
            move = TableMove(state.moved, seat, table.number, "bot", now + pause, steps, only)
        self._moves[opened] = move

    def reconsider(self, opened: Any) -> None:
        """Something else was said beforehand."""
        if opened in self._moves and self._moves[opened].by == "plan":
            del self._moves[opened]
        self.attend(opened)

    def forget(self, opened: Any) -> None:
        self._moves.pop(opened, None)

    def review(self, state: Folded) -> Json:
        """What there is of a review; the first call begins it."""
        table = state.begun()
        if state.status != "over":
            raise Refusal("not_over", "A review is for after the game.")
        found = self._reviews.get(state.id)
        if found is None:
            begun = {"status": "thinking", "progress": 0.0, "level": REVIEWS, "moments": [], "curve": [], "turning": []}
            found = self._reviews[state.id] = Review(None, begun)

            def progressed(judged: int, total: int) -> None:
                begun["progress"] = judged / total

            found.steps = reviewing(table, progress=progressed)
        return found.shown

    def weigh(self, found: Explored, depth: str) -> Json:
        """What there is of weighing a decision; the first call begins it."""
        table, key = found.table, (found.key, depth)
        seat, work = table.seat, self._weighings.get(key)
        if seat is None:
            raise Refusal("unknown_moment", "The game is over there: there is nothing to weigh.")
        if depth not in STAGES:
            raise Refusal("bad_message", f"Choices are weighed {' or '.join(STAGES)}.")
        if work is None:
            shown: Json = {"status": "thinking", "progress": 0.0, "futures": 0, "choices": []}

            def tell(progress: float, decision: Decided | None) -> None:
                shown["progress"] = progress
                if decision is not None and decision.iterations != shown["futures"]:
                    shown.update(futures=decision.iterations, choices=hint_choices(table.game, decision))

            seed = secrets.randbits(62)
            steps = weighing(table.game, imagined(table, seat, seed), seat, depth, seed, tell)
            work = self._weighings[key] = Weighing(steps, shown, 0.0)
        work.asked = monotonic()
        return work.shown

    # ------------------------------------------------------------------------------------------------- slices

    def work(self, games: Callable[[str], Any]) -> float | None:
        """One slice; then after how many seconds the next one is due, None if there is nothing to do."""
        self._hints = [hint for hint in self._hints if hint.wanted()]
        for opened, move in list(self._moves.items()):
            if opened.state.moved != move.moved or not opened.visitors:
                del self._moves[opened]
        if self._hints:
            self._work_on_hint()
        elif not self._work_on_moves() and not self._work_on_weighings():
            self._work_on_reviews(games)
        return self._due()

    def _due(self) -> float | None:
        others: list[TableMove | Review | Weighing] = [
            *self._moves.values(), *self._reviews.values(), *self._weighings.values()
        ]  # fmt: skip
        if self._hints or any(one.steps for one in others):
            return 0.0
        waits = [move.ready - monotonic() for move in self._moves.values()]
        return max(0.0, min(waits)) if waits else None

    def _work_on_hint(self) -> None:
        hint = self._hints[0]
        try:
            next(hint.steps)
        except StopIteration as end:
            self._hints.remove(hint)
            hint.tell(end.value)

    def _work_on_moves(self) -> bool:
        """One step of one move, or one move played; whether there was anything to do."""
        for opened, move in list(self._moves.items()):
            if move.steps:
                began = monotonic()
                try:
                    next(move.steps)
                except StopIteration as end:
                    move.steps, move.action = None, end.value.action
                opened.bot_turn.spend(monotonic() - began)
                return True
            if move.ready <= monotonic():
                del self._moves[opened]
                self._play(opened, move)
                return True
        return False

    def _work_on_weighings(self) -> bool:
        """One step of what somebody still asks about; what nobody asks about any more is dropped."""
        for key, work in list(self._weighings.items()):
            if work.steps and monotonic() - work.asked > PATIENCE:
                del self._weighings[key]
            elif work.steps:
                try:
                    next(work.steps)
                except StopIteration:
                    work.steps = None
                    work.shown |= {"status": "ready", "progress": 1.0}
                return True
        return False

    def _work_on_reviews(self, games: Callable[[str], Any]) -> None:
        for id, review in self._reviews.items():
            if review.steps:
                try:
                    next(review.steps)
                except StopIteration as end:
                    review.steps = None
                    review.shown |= {"status": "ready", "progress": 1.0, **review_found(games(id), end.value)}
                return
