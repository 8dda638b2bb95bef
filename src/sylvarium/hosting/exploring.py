"""The explorer: a decision of a game laid out again, to weigh its choices and to try how it might have gone on.

The position is imagined from what its player knew at the time: everything hidden is dealt again, and so is the future.
So the explorer reveals nothing that a hint would not. During a game it is open for a player's own decisions where hints
are allowed, and for those of bots that knew nothing the player does not know; after the end for every decision.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from sylvarium.bots import as_known
from sylvarium.hosting import allowing
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.openings import opening
from sylvarium.hosting.refusal import Refusal
from sylvarium.kernel import Game, Message, Record
from sylvarium.table import Origin, Refused, Table

MOST_STEPS = 200  # of a line: replaying them must stay cheap
WORLDS = 64  # in which it is asked whether a bot would see the same: so many do not agree by chance

Json = dict[str, Any]


@dataclass(frozen=True)
class Explored:
    """A line that was tried from a decision, on a table that nobody keeps."""

    state: Folded
    number: int  # actions played before the decision
    seat: int  # whose decision it was
    table: Table  # after the line

    @property
    def key(self) -> str:
        """The same for the same position."""
        return blake2b(self.table.record().tobytes(), digest_size=12).hexdigest()

    def shown(self) -> Json:
        """As the deciding seat sees it; at the end, as the seat whose decision is explored."""
        eyes = self.seat if self.table.seat is None else self.table.seat
        name = self.table.game.telling.name
        line = [name(action) for action in self.table.actions]
        return {
            "number": self.number,
            "seat": self.seat,
            "line": line,
            "view": {**self.table.view(eyes), "undo": bool(line), "stuck": None, "redo": False},
            "log": [told.to_json() for told in self.table.log(eyes) if told.number > self.number],
            "opening": None if line else opening(self.state.begun().at(self.number)),
        }


def explored(state: Folded, number: int, held: Collection[int], line: Iterable[str]) -> Explored:
    """The line from a decision, if the holder of these seats may explore it."""
    seat, steps = decider(state, number, held), tuple(line)
    if len(steps) > MOST_STEPS:
        raise Refusal("bad_line", f"A line has at most {MOST_STEPS} steps; this one has {len(steps)}.")
    table = imagined_at(state.begun(), number, seat)
    for place, name in enumerate(steps, 1):
        try:
            table.play(name)
        except Refused as refused:
            raise Refusal("bad_line", f"Step {place} cannot be played: {refused}") from None
    return Explored(state, number, seat, table)


def decider(state: Folded, number: int, held: Collection[int]) -> int:
    """Whose decision came after so many actions; refused where that is nobody's business."""
    table = state.begun()
    if not table.first <= number <= table.number:
        raise Refusal("unknown_moment", f"The explorer knows the moments {table.first} to {table.number}.")
    record = table.record(number)
    if record.over:
        raise Refusal("unknown_moment", "The game was over then: there is nothing to weigh.")
    seat = int(record.seat)
    if state.status == "over":
        return seat
    allowing.check(state.row, "hints")
    is_bot = state.seats[seat].level is not None
    if seat in held or (is_bot and any(knows_no_more(table.game, record, seat, mine) for mine in held)):
        return seat
    raise Refusal("not_your_seat", "Until the game is over this decision is for its player alone to explore.")


def knows_no_more(game: Game, record: Record, seat: int, mine: int) -> bool:
    """Whether all that `seat` sees follows from what `mine` knows: it looks the same in every world `mine` imagines."""
    seen, real = game.view(record, seat), record.tobytes()
    for number in range(WORLDS):
        world = as_known(game, record, mine, _secret(record, mine, number))
        world.seed, world.drawn, world.reveals = record.seed, record.drawn, record.reveals  # seen by nobody
        if world.tobytes() != real and game.view(world, seat) != seen:
            return False
    return True


def imagined_at(table: Table, number: int, seat: int) -> Table:
    """A separate table that continues from the decision, in one world `seat` could imagine: always the same."""
    record = table.record(number)
    seed = int.from_bytes(_digest(f"{table.seed} {number} {seat}".encode())) >> 2
    known = as_known(table.game, record, seat, seed)
    origin = Origin(known.tobytes(), Message("table-explored"), number)
    return Table(table.game, table.seats, table.options, seed, (), origin)


def _secret(record: Record, seat: int, world: int) -> int:
    """Decides which worlds are imagined; made from the whole record, so that nobody can work backwards."""
    return int.from_bytes(_digest(record.tobytes() + bytes([seat, world]))) >> 2


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=8, person=b"exploring").digest()
