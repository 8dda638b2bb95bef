"""Who may come to a table, and who goes when it is full: players first, always.

A socket is nobody until it says hello. Then it is a player, for whom there is always room (if need be the newest
spectator goes), or a spectator, whose number per table and per address is limited. Sockets that have not said hello
have room of their own; when it is full, one of the address that has most of them goes, the one that has been silent
for longest. So nobody fills the room with silent sockets and has a player sent away who is about to say hello.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection
from itertools import count

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.connection import Connection
from sylvarium.server.limits import Buckets
from sylvarium.server.observing import Figures
from sylvarium.server.settings import Limits

FULL = 1013  # try again later


class Door:
    """The sockets of one process."""

    def __init__(self, limits: Limits, figures: Figures):
        self._limits, self._figures = limits, figures
        self._arrivals, self._openings = count(), Buckets(limits.openings)
        self._from: defaultdict[str, set[Connection]] = defaultdict(set)

    def hears(self, address: str) -> bool:
        """Whether one more socket of this address is opened at all: those that come and go cost time, too."""
        if self._openings.of(address).take():
            return True
        self._figures.turned_away.labels("openings").inc()
        return False

    def knock(self, connection: Connection, table: Collection[Connection]) -> None:
        """Somebody opens a socket at a table; refused if there is no room even for the silent."""
        connection.arrived = next(self._arrivals)
        here = self._from[connection.address]
        for among, most in ((here, self._limits.silent_sockets), (table, self._limits.silent_sockets)):
            silent = [each for each in among if not each.ready and not each.closing]
            if len(silent) >= most:
                self._show_out(_least_welcome(silent), "silent")
        if len(here) >= self._limits.sockets_per_address + 2 * self._limits.silent_sockets:
            raise self._turned_away("address", "Too many sockets are open from your address.")
        here.add(connection)

    def greet(self, connection: Connection, table: Collection[Connection]) -> None:
        """It has said who it is; refused if there is no room for one more spectator."""
        here = self._from[connection.address]
        most_here, most_there = self._limits.sockets_per_address, self._limits.spectators_per_table
        for among, most, where in ((here, most_here, "address"), (table, most_there, "table")):
            inside = [each for each in among if each.ready and each is not connection and not each.closing]
            spectators = [each for each in inside if not each.seats]
            crowd = inside if where == "address" else spectators
            if len(crowd) < most:
                continue
            if not connection.seats:
                raise self._turned_away(where, "Too many are watching already. There is always room for players.")
            if where == "address" and spectators:
                self._show_out(max(spectators, key=lambda each: each.arrived), "for_a_player")

    def leave(self, connection: Connection) -> None:
        here = self._from[connection.address]
        here.discard(connection)
        if not here:
            del self._from[connection.address]

    def _show_out(self, connection: Connection, why: str) -> None:
        self._figures.turned_away.labels(why).inc()
        connection.close(FULL)

    def _turned_away(self, where: str, sentence: str) -> Refusal:
        self._figures.turned_away.labels(where).inc()
        return Refusal("full", sentence, 30.0)


def _least_welcome(silent: list[Connection]) -> Connection:
    """The oldest of the address that has most of them."""
    by_address = Counter(each.address for each in silent)
    return min(silent, key=lambda each: (-by_address[each.address], each.arrived))
