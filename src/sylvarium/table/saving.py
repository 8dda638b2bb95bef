"""Stored tables, and what becomes of them when the rules change: one policy for saved files and for the server.

A table is kept as its actions, with the record at the beginning of every turn and a description of its fields.
Under the same rules it is replayed. Under other rules it is replayed too, if that passes through exactly the stored
records; otherwise it continues from the last one, converted field by field by name.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.kernel.record import Record, convert
from sylvarium.table import Origin, Table

FORMAT = 1

Replay = TypeVar("Replay")


def pack(state: bytes) -> str:
    return b64encode(zlib.compress(state)).decode()


def unpack(text: str) -> bytes:
    return zlib.decompress(b64decode(text))


def fields_of(record: type[Record]) -> list[list[Any]]:
    """The fields of a record as data: name, type, shape, offset; the size comes last."""
    dtype = record.dtype
    assert dtype.fields is not None
    described = [[name, kind.base.str, list(kind.shape), offset] for name, (kind, offset, *_) in dtype.fields.items()]
    return [*described, ["", "", [], dtype.itemsize]]


def dtype_of(fields: list[list[Any]]) -> np.dtype:
    *described, (_, _, _, size) = fields
    return np.dtype(
        {
            "names": [name for name, *_ in described],
            "formats": [(kind, tuple(shape)) for _, kind, shape, _ in described],
            "offsets": [offset for *_, offset in described],
            "itemsize": size,
        }
    )


# ------------------------------------------------------------------------------------------------ when rules change


@dataclass(frozen=True)
class Kept:
    """A record as it was kept: after how many actions, and how it was laid out then."""

    number: int
    fields: list[list[Any]]
    state: bytes


def taken_over(game: Game, kept: Kept) -> bytes:
    """A record kept under other rules as a record of today's."""
    if kept.fields == fields_of(game.State):
        return kept.state
    return convert(np.frombuffer(kept.state, dtype_of(kept.fields)), game.State).tobytes()


def replayed(
    game: Game, kept: Sequence[Kept], replay: Callable[[], Replay], table_of: Callable[[Replay], Table | None]
) -> Replay | None:
    """What `replay` gives under today's rules, if its table leads through exactly the kept records."""
    todays = fields_of(game.State)
    if any(one.fields != todays for one in kept):
        return None
    try:
        found = replay()
    except ValueError:
        return None
    table = table_of(found)
    return found if all(table and _leads_through(table, one) for one in kept) else None


def _leads_through(table: Table, kept: Kept) -> bool:
    return table.first <= kept.number <= table.number and table.record(kept.number).tobytes() == kept.state


def continued(game: Game, last: Kept) -> Origin:
    """Where a table goes on that today's rules cannot replay; what was played after it is lost."""
    return Origin(taken_over(game, last), Message("table-continued"), last.number)


# ---------------------------------------------------------------------------------------------------- saved tables


def turn_starts(table: Table) -> list[tuple[int, bytes]]:
    """After which actions a new turn had begun (or the game was over), with the position."""
    starts, turn = [], -1
    for number in range(table.first, table.number + 1):
        record = table.record(number)
        if record.turn != turn or record.over:
            starts.append((number, record.tobytes()))
            turn = record.turn
    return starts


def save(table: Table) -> dict[str, Any]:
    """Everything needed to go on with the table, also under other rules. It contains the seed: keep it safe."""
    origin = table.origin
    begins = {"state": pack(origin.state), "told": origin.told, "number": origin.number} if origin else None
    return {
        "format": FORMAT,
        "game": table.game.key,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.options,
        "seed": table.seed,
        "actions": list(table.actions),
        "origin": begins,
        "fields": fields_of(table.game.State),
        "snapshots": [[number, pack(state)] for number, state in turn_starts(table)],
    }


def load(saved: dict[str, Any]) -> Table:
    """The table that `save` gave. One saved under other rules is replayed or goes on from its last snapshot."""
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise ValueError(f"this is not a saved table of format {FORMAT}")
    missing = {"game", "version", "seats", "options", "seed", "actions", "fields", "snapshots"} - set(saved)
    if missing:
        raise ValueError(f"the saved table lacks {', '.join(sorted(missing))}")
    game = game_by_key(saved["game"])
    seats, options, seed = saved["seats"], saved["options"], saved["seed"]
    if saved["version"] == game.version:
        return Table(game, seats, options, seed, saved["actions"], _origin(saved))
    kept = [Kept(number, saved["fields"], unpack(state)) for number, state in saved["snapshots"]]
    if not kept:
        raise ValueError("the table was saved under other rules and has no snapshot to go on from")
    again = replayed(
        game,
        kept,
        lambda: Table(game, seats, options, seed, saved["actions"], _origin(saved)),
        lambda table: table,
    )
    return again or Table(game, seats, options, seed, (), continued(game, kept[-1]))


def _origin(saved: dict[str, Any]) -> Origin | None:
    begins = saved.get("origin")
    if not begins:
        return None
    return Origin(unpack(begins["state"]), message(begins["told"]), begins.get("number", 0))


def message(data: dict[str, Any]) -> Message:
    """A message that was written as JSON (arguments without nested messages)."""
    return Message(data["id"], **data["args"])
