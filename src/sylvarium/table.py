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
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.kernel.preview import Preview
from sylvarium.kernel.record import as_bytes, copied
from sylvarium.kernel.view import light, packing, read_after
from sylvarium.shown import Choice, Event, Line, Origin, Place

__all__ = ["Choice", "Event", "Line", "Origin", "Place", "Refused", "Table"]

MARK_EVERY = 16  # actions between kept positions: replaying a few is cheaper than keeping all


class Refused(ValueError):
    """An action that cannot be played, or an undo that is not allowed. Nothing has changed.

    The code is for programs: over, not_your_turn, illegal, no_undo, no_redo.
    """

    def __init__(self, code: str, reason: str):
        super().__init__(reason)
        self.code = code


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
        self._marks = [self._states.tobytes()]
        self._before = b""  # the position before the last action: undo and the log look there with every move
        self.state: Any = game.State(self._states)
        self._read: Any = None  # the position for views and sentences, made when somebody looks,
        self._earlier: Any = None  # and one of an earlier position, of which most still holds
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
        self._earlier = self._read or self._earlier
        self._read = None
        self._last_events: list[Event] | None = None
        self._last_told: dict[int | None, list[Line]] = {}

    def record(self, number: int | None = None) -> Any:
        """The record after `number` actions (or now), as a copy."""
        return self.state.copy() if number is None else self.game.State(self._position(number))

    def at(self, number: int) -> Table:
        """The table as it was after `number` actions; at most 15 of them are played again."""
        then = self.copy()
        then._go_to(number)
        then._undone = []
        return then

    def copy(self) -> Table:
        """The same table, to be played on without this one; cheap, because nothing is played again."""
        twin = object.__new__(Table)
        vars(twin).update(vars(self))
        twin.actions, twin._undone, twin._marks = self.actions.copy(), self._undone.copy(), self._marks.copy()
        twin._out, twin._states = self._out.copy(), copied(self._states)
        twin.state = self.game.State(twin._states)
        return twin

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
    def first(self) -> int:
        """How many actions had been played when this table began: more than none if it goes on under new rules."""
        return self.origin.number if self.origin else 0

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

    def legal(self) -> list[Choice]:
        """The legal actions with their names and words."""
        return [self.choice(action) for action in self.legal_actions()]

    def choice(self, action: int) -> Choice:
        telling, position = self.game.telling, self._reading()
        kind, args = self.game.actions.decode(action)
        return Choice(
            action,
            known_of(self.game)[action]["name"],
            kind,
            args,
            telling.words(position, action),
            telling.piece(position, action),
            telling.group(position, action) if hasattr(telling, "group") else None,
        )

    def question(self) -> Message | None:
        """What is asked now, in one sentence; None when the game is over."""
        return None if self.over else self.game.telling.question(self._reading())

    def play(self, action: int | str | Choice, seat: int | None = None) -> None:
        """Plays a legal action, given as a number, a name or a choice; `seat` is checked if it is given.

        Anything else is refused with a message that says why and what is legal, and nothing changes.
        """
        number = self._checked(action, seat)
        self._before = self._states.tobytes()
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
        """Whether the last action can be taken back by `seat` (by whoever played it if None)."""
        return self._why_not_undo(seat) is None

    def _why_not_undo(self, seat: int | None) -> str | None:
        if not self.actions:
            return "Nothing has been played yet."
        before = self._previous()
        if seat is not None and seat != before.seat:
            return "The last action was not yours."
        if self.over or self.state.turn != before.turn or self.state.seat != before.seat:
            return "The turn is over."
        if self.state.reveals != before.reveals:
            return "Something new has been revealed."
        return None

    def _previous(self) -> Any:
        """The position before the last action, for reading."""
        if not self._before:
            self._before = self._position(self.number - 1).tobytes()
        return self.game.State.Reading(np.frombuffer(self._before, self.game.State.dtype))

    def undo(self, seat: int | None = None) -> int:
        """Takes the last action back: within one's own turn, as far as nothing new was revealed."""
        reason = self._why_not_undo(seat)
        if reason:
            raise Refused("no_undo", f"This cannot be undone. {reason}")
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
        self._before = b""
        self._states[:] = position
        self._moved()
        self._count = self.game.loops.choices(self._states, 0, self._out)

    # ----------------------------------------------------------------------------------------- seeing and telling

    def view(self, seat: int | None = None, pack: type | None = None) -> dict[str, Any]:
        """What `seat` may see (None: a spectator), ready for JSON.

        With `pack`, pieces of the view that seldom change are given as this class makes them, once (`kernel.view`).
        """
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
            **self.game.view(packing(self._reading(), pack), seat),
            "question": question,
            "choices": self._choices(seat) if seat is not None and deciding else [],
            "undo": deciding and self.can_undo(seat),
            "redo": deciding and self.can_redo(seat),
            "ranking": [vars(place) for place in self.ranking()] if self.over else None,
        }

    def steps(self, seat: int | None = None, pack: type | None = None) -> list[dict[str, Any]]:
        """What `seat` sees between the last action and now: a view after each event but the last one.

        Only where something is to be seen: forced steps that change nothing for this reader are left out.
        """
        passed = [event for event in self._latest() if event.number == self.number][:-1]
        if not passed:
            return []
        last = self.game.view(packing(self._reading(), pack), seat)
        seen: list[dict[str, Any]] = []
        for event in reversed(passed):
            board = self.game.view(packing(event.after, pack), seat)
            if board != last:
                seen.append(self._passing(event.after, board, seat))
            last = board
        return seen[::-1]

    def _passing(self, position: Any, board: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """A view of a position that nobody decides in."""
        return {
            "game": self.game.key,
            "seats": self.seats,
            "number": self.number,
            "turn": position.turn,
            "seat": position.seat,
            "you": seat,
            "over": False,
            **board,
            "question": None,
            "choices": [],
            "undo": False,
            "redo": False,
            "ranking": None,
        }

    def _reading(self) -> Any:
        """The position for views and sentences; the same copy until something is played."""
        read = self._read
        if read is None:
            read = self._read = self._read_copy(self._states, self._earlier)
        return read

    def rest(self) -> None:
        """Puts away what was made for readers, until somebody looks again: a table that waits should be small."""
        if self._read:
            self._read = light(self._read)
        self._earlier = self._last_events = None
        self._last_told = {}

    def _choices(self, seat: int) -> list[dict[str, Any]]:
        """The legal actions, each with whether it ends the turn and what else it would bring."""
        telling, position, known = self.game.telling, self._reading(), known_of(self.game)
        words, piece, group = telling.words, telling.piece, getattr(telling, "group", None)
        return [
            {
                **known[action],
                "words": words(position, action),
                "piece": piece(position, action),
                "group": group(position, action) if group else None,
                "ends": preview.pop("ends", False),
                "preview": preview,
            }
            for action, preview in zip(self._legal_now(), self._previews(seat), strict=True)
        ]

    def _previews(self, seat: int) -> list[Preview]:
        """What every legal action would bring, by what the seat knows (`kernel.foresight`)."""
        secret = blake2b(f"{self.seed} {self.number}".encode(), digest_size=8, person=b"foresight").digest()
        seed = int.from_bytes(secret) >> 2
        return self.game.foresight.previews(self._states, seat, seed, self._out[: self._count], self.seats)

    def events(self, since: int = 0) -> Iterator[Event]:
        """Every action after the first `since` asked ones, forced ones included, in order.

        Until the first action of this table (`first`) also what was forced before it.
        """
        since = max(since, self.first)
        if since > self.first:
            states = self._position(since)
            position = self._read_copy(states, self._earlier)
        else:
            states = self.game.State.empty(1)
            self._begin(states)
            position = yield from self._forced(since, states, self._read_copy(states))
        for number, action in enumerate(self.actions[since - self.first :], since + 1):
            asked = self._carried_out(number, states, action, False, position)
            yield asked
            position = yield from self._forced(number, states, asked.after)

    def _forced(self, number: int, states: np.ndarray, position: Any) -> Generator[Event, None, Any]:
        """What follows by itself; gives the position after it."""
        loops, out = self.game.loops, self.game.out()
        while loops.choices(states, 0, out) == 1 and not loops.alone(states, 0):
            event = self._carried_out(number, states, int(out[0]), True, position)
            yield event
            position = event.after
        return position

    def _carried_out(self, number: int, states: np.ndarray, action: int, forced: bool, before: Any) -> Event:
        self.game.loops.perform(states, 0, action)
        return Event(number, before.seat, action, forced, before, self._read_copy(states, before))

    def _read_copy(self, states: np.ndarray, earlier: Any = None) -> Any:
        """A position for views and sentences, with what was made of an earlier one and still holds."""
        if self._read and self._read.states.tobytes() == states.tobytes():
            return self._read
        return read_after(states, earlier) if earlier else self.game.State.Reading(copied(states))

    def log(self, seat: int | None = None, since: int = 0) -> list[Line]:
        """What happened, as `seat` (None: a spectator) saw it, after the first `since` actions."""
        return self.logs((seat,), since)[seat]

    def logs(self, seats: Sequence[int | None], since: int = 0) -> dict[int | None, list[Line]]:
        """The same for several readers; those who are told the same share a list."""
        since = max(since, self.first)
        latest = since == self.number - 1
        events = self._latest() if latest else list(self.events(since))
        told = self._last_told if latest else {}
        begins = self.origin if since == self.first else None
        first = [Line(since, self.record(since).turn, 0, begins.told)] if begins else []
        audience = self.game.audience
        found: dict[int | None, list[Line]] = {}
        for seat in seats:
            heard_as = self._heard_as(audience, events, seat)
            if heard_as not in told:
                told[heard_as] = [*first, *self._told(events, heard_as)]
            found[seat] = told[heard_as]
        return found

    @staticmethod
    def _heard_as(audience: str, events: list[Event], seat: int | None) -> int | None:
        """A reader who is told the same as `seat`: where nothing is secret, or not to this one, a spectator.

        That a choice was the only one is a secret of who made it.
        """
        if audience == "each":
            return seat
        mine = [event for event in events if event.seat == seat]
        return seat if any(audience == "actor" or event.forced for event in mine) else None

    def _told(self, events: list[Event], seat: int | None) -> list[Line]:
        """The lines of one reader. That a choice was the only one is told to who made it: it may betray a hand."""
        telling, lines = self.game.telling, []
        story, by_itself = self.game.story, getattr(telling, "BY_ITSELF", ())
        for number, acting, action, forced, before, after in events:
            only_choice = forced and acting == seat and self.game.actions.kind(action).name not in by_itself
            for words in story(before, action, after, seat):
                if only_choice:
                    words, only_choice = Message("table-only-choice", line=words), False
                lines.append(Line(number, before.turn, acting, words))
        return lines

    def _latest(self) -> list[Event]:
        """The events of the last action: everybody at the table is told them, and they are made once for all."""
        latest = self._last_events
        if latest is None:
            *rest, last = self.events(self.number - 1)
            self._read = self._read or last.after
            latest = self._last_events = [*rest, last._replace(after=self._read)]
        return latest

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


def check_seed(seed: int) -> int:
    if not isinstance(seed, int) or not 0 <= seed < 2**62:
        raise ValueError(f"a seed is a whole number from 0 to 2⁶² − 1, not {seed!r}")
    return seed


@cache
def known_of(game: Game) -> list[dict[str, Any]]:
    """What is always the same about an action, by its number."""
    kinds = map(game.actions.decode, range(game.actions.size))
    return [
        {"action": action, "name": name, "kind": kind, "args": list(args)}
        for (name, action), (kind, args) in zip(game.names.items(), kinds, strict=True)
    ]
