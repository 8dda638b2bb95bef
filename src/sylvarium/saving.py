"""Saved tables, and what happens to them when the rules change.

A save holds the actions, and a snapshot of the record at the beginning of every turn with a description of
its fields. Under the same rules a table is replayed. Under other rules it is replayed too if that leads to
the very same snapshots; otherwise it goes on from its last snapshot, taken over field by field by name.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.kernel.record import Record, convert

if TYPE_CHECKING:
    from sylvarium.table import Table

FORMAT = 1


def pack(state: bytes) -> str:
    return b64encode(zlib.compress(state)).decode()


def unpack(text: str) -> bytes:
    return zlib.decompress(b64decode(text))


def fields_of(record: type[Record]) -> list[list]:
    """The fields of a record as data: name, type, shape, offset; the size comes last."""
    dtype = record.dtype
    assert dtype.fields is not None
    described = [[name, kind.base.str, list(kind.shape), offset] for name, (kind, offset, *_) in dtype.fields.items()]
    return [*described, ["", "", [], dtype.itemsize]]


def dtype_of(fields: list[list]) -> np.dtype:
    *described, (_, _, _, size) = fields
    return np.dtype(
        {
            "names": [name for name, *_ in described],
            "formats": [(kind, tuple(shape)) for _, kind, shape, _ in described],
            "offsets": [offset for *_, offset in described],
            "itemsize": size,
        }
    )


def turn_starts(table: Table) -> list[tuple[int, bytes]]:
    """After which actions a new turn had begun (or the game was over), with the position."""
    starts, turn = [], -1
    for number in range(table.number + 1):
        record = table.record(number)
        if record.turn != turn or record.over:
            starts.append((number, record.tobytes()))
            turn = record.turn
    return starts


def save(table: Table) -> dict:
    return {
        "format": FORMAT,
        "game": table.game.key,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.options,
        "seed": table.seed,
        "actions": list(table.actions),
        "origin": {"state": pack(table.origin.state), "told": table.origin.told.to_json()} if table.origin else None,
        "fields": fields_of(table.game.State),
        "snapshots": [[number, pack(state)] for number, state in turn_starts(table)],
    }


def load(saved: dict) -> Table:
    from sylvarium.table import Origin, Table

    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise ValueError(f"this is not a saved table of format {FORMAT}")
    missing = {"game", "version", "seats", "options", "seed", "actions", "fields", "snapshots"} - set(saved)
    if missing:
        raise ValueError(f"the saved table lacks {', '.join(sorted(missing))}")
    game = game_by_key(saved["game"])
    seats, options, seed, actions = saved["seats"], saved["options"], saved["seed"], saved["actions"]
    begins = saved.get("origin")
    same_fields = saved["fields"] == fields_of(game.State)
    origin = Origin(unpack(begins["state"]), message(begins["told"])) if begins and same_fields else None
    if saved["version"] == game.version:
        return Table(game, seats, options, seed, actions, origin)
    if same_fields and (replayed := _replayed(game, saved, origin)):
        return replayed
    return Table(game, seats, options, seed, (), _last_snapshot(game, saved))


def _replayed(game: Game, saved: dict, origin: Any) -> Table | None:
    """The table replayed under today's rules, if that leads through exactly the saved snapshots."""
    from sylvarium.table import Refused, Table

    try:
        table = Table(game, saved["seats"], saved["options"], saved["seed"], saved["actions"], origin)
    except (Refused, ValueError):
        return None
    kept = [(number, unpack(state)) for number, state in saved["snapshots"]]
    return table if all(table.record(number).tobytes() == state for number, state in kept) else None


def _last_snapshot(game: Game, saved: dict) -> Any:
    """Where a table goes on that today's rules cannot replay."""
    from sylvarium.table import Origin

    if not saved["snapshots"]:
        raise ValueError("the table was saved under other rules and has no snapshot to go on from")
    stored = np.frombuffer(unpack(saved["snapshots"][-1][1]), dtype_of(saved["fields"]))
    return Origin(convert(stored, game.State).tobytes(), Message("table-continued"))


def message(data: dict) -> Message:
    """A message that was written as JSON (arguments without nested messages)."""
    return Message(data["id"], **data["args"])
