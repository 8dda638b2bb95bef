"""What was told, as it was told: kept with every snapshot, so that the log outlives the rules that told it."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import orjson

from sylvarium.server.live import LiveTable
from sylvarium.server.storage import Snapshot

Lines = list[dict[str, Any]]


def reader_name(seat: int | None) -> str:
    """Under which name a reader gets views and lines."""
    return "spectator" if seat is None else str(seat)


def told(live: LiveTable) -> bytes:
    """What every reader was told of the turn that has just ended, compressed."""
    assert live.table
    first = live.told_from - live.offset
    logs = live.table.logs((None, *range(len(live.seats))), max(0, first))
    lines = {
        reader_name(seat): [numbered(line.to_json(), live.offset) for line in log if line.number > first]
        for seat, log in logs.items()
    }
    return zlib.compress(orjson.dumps(lines), 1)


def numbered(line: dict[str, Any], offset: int) -> dict[str, Any]:
    """A line with the number it has in the whole game."""
    line["number"] += offset
    return line


def earlier(snapshots: Iterable[Snapshot]) -> dict[str, Lines]:
    """What every reader was told until the last of these snapshots, which follow one another."""
    found: dict[str, Lines] = {}
    for snapshot in snapshots:
        if snapshot.told:
            for reader, lines in orjson.loads(zlib.decompress(snapshot.told)).items():
                found.setdefault(reader, []).extend(lines)
    return found
