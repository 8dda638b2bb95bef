"""What was told, as it was told: stored with every snapshot, so that the log outlives the rules that produced it."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import orjson

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import Snapshot
from sylvarium.hosting.seated import Lines


def reader_name(seat: int | None) -> str:
    """Under which name a reader gets views and lines."""
    return "spectator" if seat is None else str(seat)


def told(state: Folded) -> bytes:
    """What every reader was told of the turn that has just ended, compressed."""
    table = state.begun()
    logs = table.logs((None, *range(len(state.seats))), state.told_from)
    table.forget_told()
    packed: dict[int, orjson.Fragment] = {}  # by the list of lines, which those have in common who were told the same
    for log in logs.values():
        if id(log) not in packed:
            lines = [line.to_json() for line in log if line.number > state.told_from]
            packed[id(log)] = orjson.Fragment(orjson.dumps(lines))
    return zlib.compress(orjson.dumps({reader_name(seat): packed[id(log)] for seat, log in logs.items()}), 1)


def snapshot(state: Folded) -> Snapshot:
    """The position now, with what was told since the snapshot before."""
    return Snapshot(state.version, state.number, state.game.version, state.packed(), told(state))


def earlier(snapshots: Iterable[Snapshot]) -> dict[str, Lines]:
    """What every reader was told until the last of these snapshots, which follow one another."""
    found: dict[str, Lines] = {}
    for snapshot in snapshots:
        if snapshot.told:
            for reader, lines in orjson.loads(zlib.decompress(snapshot.told)).items():
                found.setdefault(reader, []).extend(lines)
    return found
