"""Looking back: the table as it was after any action, and its points over time."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np

from sylvarium import saving
from sylvarium.kernel import Message
from sylvarium.kernel.record import convert
from sylvarium.server import wire
from sylvarium.server.chronicle import reader_name
from sylvarium.server.live import LiveTable
from sylvarium.server.refusal import Refusal
from sylvarium.server.shapes import History, Moment, TurnPoints
from sylvarium.server.storage import Snapshot, Storage
from sylvarium.table import Origin, Table


def may_see(live: LiveTable, seat: int | None, held: list[int]) -> None:
    """A seat's view is its own while the game goes on, and everybody's after the end."""
    if seat is None:
        return
    if seat >= len(live.seats):
        raise Refusal("not_your_seat", f"This table has no seat {seat}.")
    if live.status != "over" and seat not in held:
        raise Refusal("not_your_seat", "Until the game is over only the owner of a seat sees its view.")


def moment(live: LiveTable, number: int, seat: int | None) -> Moment:
    """The view of `seat` after `number` actions, which were all played under today's rules."""
    table = begun(live).at(number - live.offset)
    past = LiveTable(live.row, live.game, live.seats, offset=live.offset, earlier=live.earlier, table=table)
    return Moment(
        number=number,
        last=live.number,
        seat=seat,
        exact=True,
        view=wire.view(past, seat),
        log=wire.lines(past, seat),
    )


def old_moment(storage: Storage, live: LiveTable, number: int, seat: int | None) -> Moment:
    """A moment played under older rules: the position kept at the beginning of its turn."""
    kept = [one for one in storage.snapshots(live.id) if one.number <= number and one.number < live.offset]
    if not kept:
        raise Refusal("unknown_moment", f"Nothing is kept of moment {number}.")
    table = _table_at(storage, live, kept[-1])
    at = kept[-1].number
    seen = {**table.view(seat), "number": at}
    lines = [line for line in live.earlier.get(reader_name(seat), ()) if line["number"] <= at]
    return Moment(number=at, last=live.number, seat=seat, exact=False, view=seen, log=lines)


def _table_at(storage: Storage, live: LiveTable, kept: Snapshot) -> Table:
    state = zlib.decompress(kept.state)
    if kept.rules != live.game.version:
        fields = storage.fields(live.row.game, kept.rules)
        state = convert(np.frombuffer(state, saving.dtype_of(fields)), live.game.State).tobytes()
    origin = Origin(state, Message("table-continued"))
    return Table(live.game, len(live.seats), live.row.options, live.row.seed, (), origin)


def begun(live: LiveTable) -> Table:
    if live.table is None:
        raise Refusal("waiting", "The game has not begun.")
    return live.table


def history(live: LiveTable) -> History:
    """The public points at the beginning of each turn, and at the end."""
    table = begun(live)
    turns: list[TurnPoints] = []
    for number, state in saving.turn_starts(table):
        record = table.game.State(np.frombuffer(bytearray(state), table.game.State.dtype))
        players: list[dict[str, Any]] = table.game.view(record, None)["players"]
        turns.append(
            TurnPoints(
                number=live.offset + number,
                turn=record.turn,
                seat=None if record.over else record.seat,
                scores=[player["score"] for player in players],
                parts=[player["parts"] for player in players],
            )
        )
    return History(turns=turns)
