"""A game in progress: `(game, seats, options, seed, actions)`, and everything that follows from replaying it.

    table = Table.new("builders", seats=2, seed=7)
    while not table.over:
        table.play(table.legal()[0])
    print(table.ranking())

The seed decides all chance and is a secret of whoever runs the table; `view(seat)` is what may be sent to a
player. A table may also begin in the middle (`origin`): when it was forked from another one, or continued
after the rules changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.kernel.record import as_bytes, copied

MARK_EVERY = 16  # actions between kept positions: replaying a few is cheaper than keeping all


class Refused(ValueError):
    """An action that cannot be played, or an undo that is not allowed. Nothing has changed."""


@dataclass(frozen=True)
class Choice:
    """A legal action with its stable name, its arguments and its words."""

    action: int
    name: str
    kind: str
    args: tuple[int, ...]
    words: Message
    piece: str | None
    group: Message | None = None

    def to_json(self) -> dict:
        return {
            "action": self.action,
            "name": self.name,
            "kind": self.kind,
            "args": list(self.args),
            "words": self.words.to_json(),
            "piece": self.piece,
            "group": self.group.to_json() if self.group else None,
        }


@dataclass(frozen=True)
class Event:
    """One action carried out, asked or forced, with the positions around it."""

    number: int  # of the asked action it belongs to, from 1; 0 for what is forced at the very beginning
    seat: int
    action: int
    forced: bool
    before: Any
    after: Any


@dataclass(frozen=True)
class Line:
    """A line of the log: what one event told one reader."""

    number: int
    turn: int
    seat: int
    words: Message

    def to_json(self) -> dict:
        return {"number": self.number, "turn": self.turn, "seat": self.seat, "words": self.words.to_json()}


@dataclass(frozen=True)
class Origin:
    """A position a table begins with instead of a fresh setup."""

    state: bytes
    told: Message


@dataclass(frozen=True)
class Place:
    """One line of the final ranking."""

    place: int
    seat: int
    score: int
    parts: dict[str, int]
    standings: dict[str, int]


class Table:
    """See the top of this module. Use `Table.new` for a fresh game."""

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
        self.actions: list[int] = []
        self._undone: list[int] = []
        self._out = game.out()
        self._states = game.State.empty(1)
        self._chosen = game.chosen(seats, self.options)
        self._count = self._settle(self._states)
        self._marks = {0: self._states.tobytes()}
        self.state: Any = game.State(self._states)
        self._read: Any = None
        for action in actions:
            self.play(action)

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> Table:
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

    def _position(self, number: int) -> np.ndarray:
        """The state after `number` actions, on an array of its own."""
        if not 0 <= number <= len(self.actions):
            raise ValueError(f"there is no moment {number}; they go from 0 to {len(self.actions)}")
        mark = max(kept for kept in self._marks if kept <= number)
        states = np.frombuffer(bytearray(self._marks[mark]), self.game.State.dtype)
        out = self.game.out()
        for action in self.actions[mark:number]:
            self.game.loops.step(states, 0, action, out)
        return states

    def record(self, number: int | None = None) -> Any:
        """The record after `number` actions (or now), as a copy."""
        return self.state.copy() if number is None else self.game.State(self._position(number))

    def at(self, number: int) -> Table:
        """The table as it was after `number` actions."""
        self._position(number)
        return Table(self.game, self.seats, self.options, self.seed, self.actions[:number], self.origin)

    def fork(self, number: int, seed: int | None = None) -> Table:
        """Another game that goes on from that moment, by default with another future than this one had."""
        low = secrets.randbits(62) if seed is None else check_seed(seed)
        record = self.record(number)
        record.seed = [low & 0xFFFFFFFF, low >> 32]
        record.drawn = 0
        origin = Origin(record.tobytes(), Message("table-forked", number=number))
        return Table(self.game, self.seats, self.options, low, (), origin)

    # ---------------------------------------------------------------------------------------------------- play

    @property
    def number(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.over else self.state.seat

    def legal_actions(self) -> list[int]:
        """The legal actions as bare numbers, in the order the rules offer them."""
        return self._out[: self._count].tolist()

    def legal(self) -> list[Choice]:
        """The legal actions with their names and words."""
        return [self.choice(action) for action in self.legal_actions()]

    def choice(self, action: int) -> Choice:
        telling, position = self.game.telling, self._reading()
        kind, args = self.game.actions.decode(action)
        group = telling.group(position, action) if hasattr(telling, "group") else None
        return Choice(
            action,
            telling.name(action),
            kind,
            args,
            telling.words(position, action),
            telling.piece(position, action),
            group,
        )

    def question(self) -> Message | None:
        """What is asked now, in one sentence; None when the game is over."""
        return None if self.over else self.game.telling.question(self._reading())

    def play(self, action: int | str | Choice, seat: int | None = None) -> None:
        """Plays a legal action, given as a number, a name or a choice; `seat` is checked if it is given.

        Anything else is refused with a message that says why and what is legal, and nothing changes.
        """
        number = self._checked(action, seat)
        self._count = self.game.loops.step(self._states, 0, number, self._out)
        self._read = None
        self.actions.append(number)
        self._undone.clear()
        if len(self.actions) % MARK_EVERY == 0:
            self._marks[len(self.actions)] = self._states.tobytes()

    def _checked(self, action: int | str | Choice, seat: int | None) -> int:
        if self.over:
            raise Refused("The game is over: nothing can be played any more.")
        if seat is not None and seat != self.seat:
            raise Refused(f"It is not seat {seat}'s decision but seat {self.seat}'s.")
        given = action.action if isinstance(action, Choice) else action
        number = self.game.names.get(given) if isinstance(given, str) else given
        if (
            isinstance(number, (int, np.integer))
            and not isinstance(number, bool)
            and number in self._out[: self._count]
        ):
            return int(number)
        names = ", ".join(self.game.telling.name(legal) for legal in self.legal_actions())
        if number is None or isinstance(number, bool) or not isinstance(number, (int, np.integer)):
            raise Refused(f"{given!r} is not an action of {self.game.key}. Legal now: {names}.")
        known = 0 <= number < self.game.actions.size
        shown = self.game.telling.name(int(number)) if known else str(number)
        raise Refused(f"{shown} is not possible now. Legal now: {names}.")

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last action can be taken back by `seat` (by whoever played it if None)."""
        return self._why_not_undo(seat) is None

    def _why_not_undo(self, seat: int | None) -> str | None:
        if not self.actions:
            return "Nothing has been played yet."
        before = self.record(self.number - 1)
        if seat is not None and seat != before.seat:
            return "The last action was not yours."
        if self.over or self.state.turn != before.turn or self.state.seat != before.seat:
            return "The turn is over."
        if self.state.reveals != before.reveals:
            return "Something new has been revealed."
        return None

    def undo(self, seat: int | None = None) -> int:
        """Takes the last action back: within one's own turn, as far as nothing new was revealed."""
        reason = self._why_not_undo(seat)
        if reason:
            raise Refused(f"This cannot be undone. {reason}")
        action = self.actions[-1]
        self._go_to(self.number - 1)
        self._undone.append(action)
        return action

    def can_redo(self, seat: int | None = None) -> bool:
        return bool(self._undone) and (seat is None or seat == self.seat)

    def redo(self, seat: int | None = None) -> int:
        """Plays again what was undone last."""
        if not self.can_redo(seat):
            raise Refused("There is nothing to redo.")
        *rest, action = self._undone
        self.play(action, seat)
        self._undone = rest
        return action

    def _go_to(self, number: int) -> None:
        position = self._position(number)
        del self.actions[number:]
        self._marks = {kept: state for kept, state in self._marks.items() if kept <= number}
        self._states[:] = position
        self._read = None
        self._count = self.game.loops.choices(self._states, 0, self._out)

    # ----------------------------------------------------------------------------------------- seeing and telling

    def view(self, seat: int | None = None) -> dict:
        """What `seat` may see (None: a spectator), ready for JSON."""
        deciding = seat is not None and seat == self.seat
        question = self.question() if deciding else None
        return {
            "game": self.game.key,
            "seats": self.seats,
            "number": self.number,
            "turn": self.state.turn,
            "seat": self.seat,
            "you": seat,
            "over": self.over,
            **self.game.view(self._reading(), seat),
            "question": question.to_json() if question else None,
            "choices": self._choices(seat) if deciding else [],
            "undo": deciding and self.can_undo(seat),
            "redo": deciding and self.can_redo(seat),
            "ranking": [vars(place) for place in self.ranking()] if self.over else None,
        }

    def _reading(self) -> Any:
        """The position for views and sentences; the same copy until something is played."""
        if self._read is None:
            self._read = self.state.reading()
        return self._read

    def _choices(self, seat: int | None) -> list[dict]:
        """The legal actions, each with whether it ends the turn and whether it could not be undone.

        Tried out in a world imagined from what the seat knows, so that the answers tell nothing hidden.
        """
        loops, out = self.game.loops, self.game.out()
        imagined = copied(self._states)
        loops.imagine(imagined, 0, seat, self.number)
        now, described = self.state, []
        for choice in self.legal():
            tried = copied(imagined)
            reveals = int(tried["reveals"][0])
            loops.step(tried, 0, choice.action, out)
            ends = bool(tried["over"][0]) or int(tried["turn"][0]) != now.turn or int(tried["seat"][0]) != now.seat
            final = ends or int(tried["reveals"][0]) != reveals
            described.append({**choice.to_json(), "ends": ends, "final": final})
        return described

    def events(self, since: int = 0) -> Iterator[Event]:
        """Every action after the first `since` asked ones, forced ones included, in order."""
        loops, out = self.game.loops, self.game.out()
        if since == 0:
            states = self.game.State.empty(1)
            self._begin(states)
            yield from self._forced(0, states, out)
        else:
            states = self._position(since)
        for number, action in enumerate(self.actions[since:], since + 1):
            before = self.game.State(states).reading()
            loops.perform(states, 0, action)
            yield Event(number, before.seat, action, False, before, self.game.State(states).reading())
            yield from self._forced(number, states, out)

    def _forced(self, number: int, states: np.ndarray, out: np.ndarray) -> Iterator[Event]:
        loops = self.game.loops
        while loops.choices(states, 0, out) == 1 and not loops.alone(states, 0):
            before, action = self.game.State(states).reading(), int(out[0])
            loops.perform(states, 0, action)
            yield Event(number, before.seat, action, True, before, self.game.State(states).reading())

    def log(self, seat: int | None = None, since: int = 0) -> list[Line]:
        """What happened, as `seat` (None: a spectator) saw it, after the first `since` actions."""
        lines = [Line(0, self.record(0).turn, 0, self.origin.told)] if self.origin and since == 0 else []
        by_itself = getattr(self.game.telling, "BY_ITSELF", ())
        for event in self.events(since):
            only_choice = event.forced and self.game.actions.kind(event.action).name not in by_itself
            story = self.game.telling.story(event.before, event.action, event.after, seat)
            for number, words in enumerate(story):
                told = Message("table-only-choice", line=words) if only_choice and number == 0 else words
                lines.append(Line(event.number, event.before.turn, event.seat, told))
        return lines

    def ranking(self) -> list[Place]:
        """The players in order, by the criteria of the game; equal in all of them share a place."""
        loops, game = self.game.loops, self.game
        places = [
            Place(
                loops.rank(self._states, 0, seat),
                seat,
                loops.points(self._states, 0, seat),
                {name: loops.part(self._states, 0, seat, k) for k, name in enumerate(game.score_parts)},
                {name: loops.criterion(self._states, 0, seat, k) for k, name in enumerate(game.standings)},
            )
            for seat in range(self.seats)
        ]
        return sorted(places, key=lambda each: (each.place, each.seat))

    # ------------------------------------------------------------------------------------------------------ storage

    def to_json(self) -> dict:
        """Everything needed to go on with the table, also under other rules. It contains the seed: keep it safe."""
        from sylvarium.saving import save

        return save(self)

    @classmethod
    def from_json(cls, saved: dict) -> Table:
        """The table that `to_json` gave. One saved under other rules goes on from its last snapshot."""
        from sylvarium.saving import load

        return load(saved)


def check_seed(seed: int) -> int:
    if not isinstance(seed, int) or not 0 <= seed < 2**62:
        raise ValueError(f"a seed is a whole number from 0 to 2⁶² − 1, not {seed!r}")
    return seed
