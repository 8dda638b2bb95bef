"""A game in progress: what each seat sees of its course, and what it is told.

    table = Table.new("builders", seats=2, seed=7)
    while not table.over:
        table.play(table.legal()[0])
    print(table.ranking())

`view(seat)` is what may be sent to a player.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import numpy as np

from sylvarium.kernel import Game, Message
from sylvarium.kernel.preview import Preview
from sylvarium.kernel.record import copied
from sylvarium.kernel.view import packing, read_after, rest
from sylvarium.table.playing import Course
from sylvarium.table.shown import Choice, Event, Line, Made, Place, Remembered


class Table(Course):
    """See the top of this module. Use `Table.new` for a fresh game."""

    _read: Any = None  # the position for views and sentences, made when somebody looks,
    _earlier: Any = None  # and one of an earlier position, of which most still holds
    _last_events: list[Event] | None = None
    _last_told: Mapping[int | None, list[Line]] = MappingProxyType({})
    _remembered: Mapping[int, Remembered] = MappingProxyType({})  # by number: what was told of earlier actions

    def _moved(self) -> None:
        super()._moved()
        self._earlier = self._read or self._earlier
        self._read = None
        self._remember()

    def _go_to(self, number: int) -> None:
        super()._go_to(number)
        self._remembered = {n: each for n, each in self._remembered.items() if n <= number}

    def _remember(self) -> None:
        """Keeps what was told of the last action and forgets the positions around it."""
        events = self._last_events
        if events:
            told = Remembered([(event.seat, event.forced) for event in events], self._last_told)
            self._remembered = {**self._remembered, events[-1].number: told}
        self._last_events, self._last_told = None, {}

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

    def view(self, seat: int | None = None, pack: type | None = None) -> dict[str, Any]:
        """What `seat` may see (None: a spectator), ready for JSON.

        With `pack`, pieces of the view that seldom change are given as this class makes them, once (`kernel.view`).
        """
        now, over = self.seat, self.over
        deciding = seat is not None and seat == now
        question = self.question() if deciding else None
        stuck = self._why_not_undo(seat) if deciding else None
        return {
            "game": self.game.key,
            "seats": self.seats,
            "number": self.number,
            "turn": self.state.turn,
            "seat": now,
            "you": seat,
            "over": over,
            **self.game.view(packing(self._reading(), pack), seat),
            "question": question,
            "choices": self._choices(seat) if seat is not None and deciding else [],
            "undo": deciding and stuck is None,
            "stuck": stuck,
            "redo": deciding and self.can_redo(seat),
            "ranking": [vars(place) for place in self.ranking()] if over else None,
        }

    def steps(self, seat: int | None = None, pack: type | None = None) -> list[dict[str, Any]]:
        """What `seat` sees between the last action and now: a view after each event but the last one.

        Only where something is to be seen: forced steps that change nothing for this reader are left out.
        """
        events = self._latest()
        passed = [event for event in events if event.number == self.number][:-1] if len(events) > 1 else []
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
            "stuck": None,
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
            rest(self._read)
        self._earlier = None
        self._remember()

    def forget_told(self) -> None:
        """What was told until now is kept elsewhere."""
        self._remembered = {}

    def _choices(self, seat: int) -> list[dict[str, Any]]:
        """The legal actions, each with whether it ends the turn and what else it would bring."""
        telling, position, known = self.game.telling, self._reading(), known_of(self.game)
        words, piece, group = telling.words, telling.piece, getattr(telling, "group", None)
        destroys = getattr(telling, "DESTROYS", ())
        return [
            {
                **known[action],
                "words": words(position, action),
                "piece": piece(position, action),
                "group": group(position, action) if group else None,
                "destroys": known[action]["kind"] in destroys,
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
        recalled = None if latest else self._recalled(seats, since)
        if recalled is not None:
            return recalled
        events = self._latest() if latest else list(self.events(since))
        told = {**self._last_told} if latest else {}
        begins = self.origin if since == self.first else None
        first = [Line(since, self.record(since).turn, 0, begins.told)] if begins else []
        audience, made = self.game.audience, [(event.seat, event.forced) for event in events]
        found: dict[int | None, list[Line]] = {}
        for seat in seats:
            heard_as = self._heard_as(audience, made, seat)
            if heard_as not in told:
                told[heard_as] = [*first, *self._told(events, heard_as)]
            found[seat] = told[heard_as]
        if latest:
            self._last_told = told
        return found

    def _recalled(self, seats: Sequence[int | None], since: int) -> dict[int | None, list[Line]] | None:
        """The same from what was told with every action; None if something of it was told to nobody."""
        earlier = [self._remembered.get(number) for number in range(since + 1, self.number)]
        if not earlier or since == self.first:
            return None
        found: dict[int | None, list[Line]] = {}
        alike: dict[tuple[int | None, ...], list[Line]] = {}  # as whom a reader heard each action, and the last one
        last = self.logs(seats, self.number - 1)
        audience = self.game.audience
        for seat in seats:
            heard_as = tuple([self._heard_as(audience, each.made, seat) if each else None for each in earlier])
            key = (*heard_as, id(last[seat]))
            if key not in alike:
                lines: list[Line] = []
                for each, reader in zip(earlier, heard_as, strict=True):
                    told = each and each.told.get(reader)
                    if told is None:
                        return None
                    lines += told
                alike[key] = [*lines, *last[seat]]
            found[seat] = alike[key]
        return found

    @staticmethod
    def _heard_as(audience: str, made: Made, seat: int | None) -> int | None:
        """A reader who is told the same as `seat`: where nothing is secret, or not to this one, a spectator.

        That a choice was the only one is a secret of the player who made it.
        """
        if audience == "each":
            return seat
        return seat if any(who == seat and (audience == "actor" or forced) for who, forced in made) else None

    def _told(self, events: list[Event], seat: int | None) -> list[Line]:
        """The lines of one reader. Only its player is told that a choice was the only one: it may betray a hand."""
        telling, lines = self.game.telling, []
        story, by_itself = self.game.story, getattr(telling, "BY_ITSELF", ())
        follows = getattr(telling, "FOLLOWS", ())
        for number, acting, action, forced, before, after in events:
            only_choice = forced and acting == seat and self.game.actions.kind(action).name not in by_itself
            told = story(before, action, after, seat)
            about = self._about(before, action, acting == seat) if told else None
            for words in told:
                if words.id in follows:  # and so does all that comes after it
                    about, only_choice = None, False
                if only_choice:
                    words, only_choice = Message("table-only-choice", line=words), False
                lines.append(Line(number, before.turn, acting, words, about))
        return lines

    def _about(self, before: Any, action: int, own: bool) -> str | None:
        """The piece a line is about. Of hidden things only their owner is told which it is: copies may look alike."""
        piece = self.game.telling.piece(before, action)
        open_to_all = self.game.audience == "all_alike"
        if piece is None or own or open_to_all:
            return piece
        return piece if piece.startswith(getattr(self.game.telling, "OPEN_PIECES", ())) else None

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


@cache
def known_of(game: Game) -> list[dict[str, Any]]:
    """What is always the same about an action, by its number."""
    kinds = map(game.actions.decode, range(game.actions.size))
    return [
        {"action": action, "name": name, "kind": kind, "args": list(args)}
        for (name, action), (kind, args) in zip(game.names.items(), kinds, strict=True)
    ]
