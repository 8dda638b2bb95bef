"""The course of a game: `(game, seats, options, seed, actions)`, and every position that follows from replaying it.

The seed decides all chance and is a secret of the house that runs the table. A course may also begin in the middle
(`origin`): when it was forked from another one, or continued after the rules changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.kernel.record import as_bytes, copied
from sylvarium.table.shown import Choice, Origin

NO_UNDO = {  # why the last action cannot be taken back
    "nothing": "Nothing has been played yet.",
    "others": "The last action was not yours.",
    "turn": "The turn is over.",
    "revealed": "Something new has been revealed.",
}
MARK_EVERY = 16  # actions between kept positions: replaying a few is cheaper than keeping all


class Refused(ValueError):
    """An action that cannot be played, or an undo that is not allowed. Nothing has changed.

    The code is for programs: over, not_your_turn, illegal, no_undo, no_redo.
    """

    def __init__(self, code: str, reason: str):
        super().__init__(reason)
        self.code = code


class Course:
    """See the top of this module. `Table` is a course with views and words."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        actions: Sequence[int] = (),
        origin: Origin | None = None,
    ):
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = dict(options)
        self.seed = check_seed(seed)
        self.origin = origin
        # How many actions had been played when this table began: more than none if it goes on under new rules.
        self.first = origin.number if origin else 0
        self.actions: list[int] = []
        self._undone: list[int] = []
        self._out = game.out()
        self._states = game.State.empty(1)
        self._chosen = game.chosen(seats, self.options)
        self._count = self._settle(self._states)
        self._marks = [self._states.tobytes()]
        self._before = b""  # the position before the last action: undo and the log look there with every move,
        self._was: tuple[int, int, int] | None = None  # and its seat, turn and reveals
        self.state: Any = game.State(self._states)
        self._moved()
        for action in actions:
            self.play(action)

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> Self:
        """A fresh game. Without a seed it gets an unguessable one."""
        found = game_by_key(game) if isinstance(game, str) else game
        count = found.seats[0] if seats is None else seats
        return cls(found, count, options or {}, secrets.randbits(62) if seed is None else seed)

    # ------------------------------------------------------------------------------------------------ positions

    def _begin(self, states: np.ndarray) -> None:
        """The position before anything was played, not settled yet."""
        if self.origin:
            states[0:1] = np.frombuffer(self.origin.state, self.game.State.dtype)
        else:
            self.game.loops.begin(states, as_bytes(states), 0, self.seats, self._chosen, self.seed)

    def _settle(self, states: np.ndarray) -> int:
        self._begin(states)
        return self.game.loops.settled(states, 0, self._out)

    def _played_here(self, number: int) -> int:
        """How many of the first `number` actions this table has played itself: those after its origin."""
        if not self.first <= number <= self.number:
            raise ValueError(f"there is no moment {number}; they go from {self.first} to {self.number}")
        return number - self.first

    def _position(self, number: int) -> np.ndarray:
        """The state after `number` actions, on an array of its own."""
        played = self._played_here(number)
        if number == self.number - 1 and self._before:
            return np.frombuffer(bytearray(self._before), self.game.State.dtype)
        mark = played // MARK_EVERY
        states = np.frombuffer(bytearray(self._marks[mark]), self.game.State.dtype)
        out = self.game.out()
        for action in self.actions[mark * MARK_EVERY : played]:
            self.game.loops.step(states, 0, action, out)
        return states

    def _moved(self) -> None:
        """Forgets what was made of the position before."""
        self._legal: list[int] | None = None

    def record(self, number: int | None = None) -> Any:
        """The record after `number` actions (or now), as a copy."""
        return self.state.copy() if number is None else self.game.State(self._position(number))

    def at(self, number: int) -> Self:
        """The table as it was after `number` actions; at most 15 of them are played again."""
        then = self.copy()
        then._go_to(number)
        then._undone = []
        return then

    def copy(self) -> Self:
        """The same table, to be played on without this one; cheap, because nothing is played again."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.actions, twin._undone, twin._marks = self.actions.copy(), self._undone.copy(), self._marks.copy()
        twin._out, twin._states = self._out.copy(), copied(self._states)
        twin.state = self.game.State(twin._states)
        return twin

    def fork(self, number: int, seed: int | None = None) -> Self:
        """Another game that goes on from that moment, by default with another future than this one had."""
        low = secrets.randbits(62) if seed is None else check_seed(seed)
        record = self.record(number)
        record.seed = [low & 0xFFFFFFFF, low >> 32]
        record.drawn = 0
        origin = Origin(record.tobytes(), Message("table-forked", number=number))
        return type(self)(self.game, self.seats, self.options, low, (), origin)

    # ---------------------------------------------------------------------------------------------------- play

    @property
    def number(self) -> int:
        """How many actions of the game have been played."""
        return self.first + len(self.actions)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.over else self.state.seat

    def legal_actions(self) -> list[int]:
        """The legal actions as bare numbers, in the order the rules offer them."""
        return list(self._legal_now())

    def _legal_now(self) -> list[int]:
        legal = self._legal  # several threads may read a table that nobody plays on
        if legal is None:
            legal = self._legal = self._out[: self._count].tolist()
        return legal

    def asks_alone(self) -> bool:
        """Whether this decision is asked even where there is no choice: unasked, it would betray something."""
        return bool(self.game.loops.alone(self._states, 0))

    def play(self, action: int | str | Choice, seat: int | None = None) -> None:
        """Plays a legal action, given as a number, a name or a choice; `seat` is checked if it is given.

        Anything else is refused with a message that says why and what is legal, and nothing changes.
        """
        number = self._checked(action, seat)
        self._before, self._was = self._states.tobytes(), _moment(self.state)
        self._count = self.game.loops.step(self._states, 0, number, self._out)
        self._moved()
        self.actions.append(number)
        self._undone.clear()
        if len(self.actions) % MARK_EVERY == 0:
            self._marks.append(self._states.tobytes())

    def _checked(self, action: int | str | Choice, seat: int | None) -> int:
        if self.over:
            raise Refused("over", "The game is over: nothing can be played any more.")
        if seat is not None and seat != self.seat:
            raise Refused("not_your_turn", f"It is not seat {seat}'s decision but seat {self.seat}'s.")
        given = action.action if isinstance(action, Choice) else action
        number = self.game.names.get(given) if isinstance(given, str) else given
        if isinstance(number, (int, np.integer)) and not isinstance(number, bool) and number in self._legal_now():
            return int(number)
        names = ", ".join(self.game.telling.name(legal) for legal in self.legal_actions())
        if number is None or isinstance(number, bool) or not isinstance(number, (int, np.integer)):
            raise Refused("illegal", f"{given!r} is not an action of {self.game.key}. Legal now: {names}.")
        known = 0 <= number < self.game.actions.size
        shown = self.game.telling.name(int(number)) if known else str(number)
        raise Refused("illegal", f"{shown} is not possible now. Legal now: {names}.")

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last action can be taken back by `seat` (by the player who played it if None)."""
        return self._why_not_undo(seat) is None

    def _why_not_undo(self, seat: int | None) -> str | None:
        """Why the last action cannot be taken back (`NO_UNDO`); None if it can."""
        if not self.actions:
            return "nothing"
        was_seat, was_turn, was_reveals = self._was_before()
        now_seat, now_turn, now_reveals = _moment(self.state)
        if seat is not None and seat != was_seat:
            return "others"
        if self.over or now_turn != was_turn or now_seat != was_seat:
            return "turn"
        return "revealed" if now_reveals != was_reveals else None

    def _was_before(self) -> tuple[int, int, int]:
        """Seat, turn and reveals before the last action."""
        if self._was is None:
            states = self._position(self.number - 1)
            self._before, self._was = states.tobytes(), _moment(self.game.State(states))
        return self._was

    def undo(self, seat: int | None = None) -> int:
        """Takes the last action back: within one's own turn, as far as nothing new was revealed."""
        reason = self._why_not_undo(seat)
        if reason:
            raise Refused("no_undo", f"This cannot be undone. {NO_UNDO[reason]}")
        action = self.actions[-1]
        self._go_to(self.number - 1)
        self._undone.append(action)
        return action

    def can_redo(self, seat: int | None = None) -> bool:
        return bool(self._undone) and (seat is None or seat == self.seat)

    def redo(self, seat: int | None = None) -> int:
        """Plays again what was undone last."""
        if not self.can_redo(seat):
            raise Refused("no_redo", "There is nothing to redo.")
        *rest, action = self._undone
        self.play(action, seat)
        self._undone = rest
        return action

    def _go_to(self, number: int) -> None:
        position, played = self._position(number), self._played_here(number)
        del self.actions[played:]
        del self._marks[played // MARK_EVERY + 1 :]
        self._before, self._was = b"", None
        self._states[:] = position
        self._moved()
        self._count = self.game.loops.choices(self._states, 0, self._out)


def _moment(record: Any) -> tuple[int, int, int]:
    return record.seat, record.turn, record.reveals


def check_seed(seed: int) -> int:
    if not isinstance(seed, int) or not 0 <= seed < 2**62:
        raise ValueError(f"a seed is a whole number from 0 to 2⁶² − 1, not {seed!r}")
    return seed
