"""The logs of open tables, line by line as they are sent: a line is put together once for each reader and kept.

A log only grows, except that an undo takes back its last lines. So a log is kept together with the actions it tells
of, and continues from as many of them as the table still has. All logs together have limited room; those that have not
been read for longest are forgotten, and made again when somebody wants them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile

import orjson

from sylvarium.table import Origin, Table

Told = tuple[int, bytes]  # after how many actions, and the line as JSON
Reader = int | None
Missing = tuple[int, bool]  # after how many actions a log has to go on, and whether it has begun


@dataclass
class Log:
    """What one reader was told at one table."""

    origin: Origin | None
    actions: list[int] = field(default_factory=list)
    lines: list[Told] = field(default_factory=list)
    begun: bool = False  # whether it has what happened before the first action
    size: int = 0

    def common(self, actions: list[int]) -> int:
        """How many of the table's actions it tells of, from the first."""
        if self.actions == actions[: len(self.actions)]:
            return len(self.actions)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.actions, actions, strict=False)))

    def go_back(self, played: int, number: int) -> None:
        """Forgets what came after so many actions."""
        del self.actions[played:]
        while self.lines and self.lines[-1][0] > number:
            self.size -= len(self.lines.pop()[1])

    def go_on(self, actions: list[int], lines: Iterable[Told]) -> None:
        self.actions, self.begun = list(actions), True
        for line in lines:
            self.lines.append(line)
            self.size += len(line[1])


def tell(table: Table, reader: Reader, since: int, begun: bool) -> list[Told]:
    """The lines after the first `since` actions; with `begun` false also those before the first."""
    return [
        (line.number, orjson.dumps(line.to_json()))
        for line in table.log(reader, since)
        if not begun or line.number > since
    ]


class Logs:
    """See the top of this module. `id` names the table, which is another object after every move."""

    def __init__(self, most_bytes: int):
        self._most, self._size = most_bytes, 0
        self._logs: OrderedDict[tuple[str, Reader], Log] = OrderedDict()

    def missing(self, id: str, table: Table, reader: Reader) -> Missing:
        """Where the reader's log has to go on; what the table has taken back is forgotten."""
        log = self._of(id, table, reader)
        played = log.common(table.actions)
        self._size -= log.size
        log.go_back(played, table.first + played)
        self._size += log.size
        return table.first + played, log.begun

    def add(self, id: str, table: Table, reader: Reader, missing: Missing, lines: list[Told]) -> None:
        """Lines told elsewhere, of what was missing then; ignored if it no longer is."""
        if self.missing(id, table, reader) == missing:
            self._go_on(self._of(id, table, reader), table, lines)

    def whole(self, id: str, table: Table, reader: Reader, upto: int | None = None) -> bytes:
        """The log as a JSON array without its brackets; missing lines are made now. `upto`: only that many actions."""
        since, begun = self.missing(id, table, reader)
        log = self._of(id, table, reader)
        if since < table.number or not begun:
            self._go_on(log, table, tell(table, reader, since, begun))
        found = log.lines if upto is None else takewhile(lambda line: line[0] <= upto, log.lines)
        return b",".join(line for _, line in found)

    def _go_on(self, log: Log, table: Table, lines: list[Told]) -> None:
        self._size -= log.size
        log.go_on(table.actions, lines)
        self._size += log.size
        while self._size > self._most and len(self._logs) > 1:
            self._size -= self._logs.popitem(last=False)[1].size

    def _of(self, id: str, table: Table, reader: Reader) -> Log:
        log = self._logs.pop((id, reader), None)
        if log is None or log.origin != table.origin:
            self._size -= log.size if log else 0
            log = Log(table.origin)
        self._logs[id, reader] = log
        return log
