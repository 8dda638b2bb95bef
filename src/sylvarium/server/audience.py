"""Everybody who is connected to the tables of this process: what they are told, who is there, who is sent back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from time import monotonic

from sylvarium.hosting import wire
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.logs import Logs
from sylvarium.server.connection import Connection
from sylvarium.server.live import LiveTable
from sylvarium.server.open_tables import OpenTables
from sylvarium.server.people.sanctions import Ban
from sylvarium.server.presence import Attendance

COME_BACK, GONE, NOT_HERE = 1012, 4004, 1008
PRESENCE = 0.1  # seconds after which everybody is told who has come and gone


class Audience:
    """See the top of this module."""

    def __init__(self, tables: OpenTables, attendance: Attendance, logs: Logs):
        self._tables, self._attendance, self._logs = tables, attendance, logs
        self._presence_due: set[str] = set()  # tables whose clients are about to be told who is there

    # ------------------------------------------------------------------------------------------- what they are told

    def tell(self, live: LiveTable, change: Change, before: Folded) -> None:
        """What has changed since `before`, to each as they may know it."""
        lost = self._let_go(live, before)
        update = wire.Update(live, change)
        for connection in live.connections:
            if connection in lost:
                connection.put(self.state_for(live, connection))
            elif connection.ready:
                connection.put(update.message(connection.key, connection.changes, connection.hidden))
        live.rest()
        if change.event.kind in ("reseat", "forget", "remove"):
            self.send_back(live, lambda connection: connection in lost)
        if change.event.kind == "again":
            self.tell_all(live, wire.again(change.event.data["table"], change.event.data.get("asks", False)))

    def tell_anew(self, live: LiveTable, before: Folded) -> None:
        """Everything, to everybody: what they had may be wrong."""
        self._let_go(live, before)
        for connection in live.connections:
            if connection.ready:
                connection.put(self.state_for(live, connection))
        live.rest()

    @staticmethod
    def _let_go(live: LiveTable, before: Folded) -> set[Connection]:
        """The clients that have held a seat which is no longer theirs, however that came about.

        From now on they neither see nor do anything there: what an open socket has proven holds only as long as the
        proof.
        """
        pairs = enumerate(zip(before.seats, live.state.seats, strict=True))
        gone = {seat for seat, (was, now) in pairs if was.token != now.token}
        lost = {one for one in live.connections if one.ready and not gone.isdisjoint(one.seats)}
        for one in lost:
            one.seats = tuple(seat for seat in one.seats if seat not in gone)
        return lost

    def state_for(self, live: LiveTable, connection: Connection) -> bytes:
        """Everything that a client may know of a table, and wants to hear."""
        return wire.state(live, connection.key, self._logs, connection.hidden)

    @staticmethod
    def tell_all(live: LiveTable, message: bytes) -> None:
        """The same, to everybody."""
        for connection in live.connections:
            if connection.ready:
                connection.put(message)

    # ------------------------------------------------------------------------------------------------- who is there

    def here(self) -> list[str]:
        """The people who are connected to this process."""
        return list({each.person for live in self._tables for each in live.connections if each.person})

    def come(self, live: LiveTable, connection: Connection) -> None:
        live.connections.add(connection)

    def leave(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        now = monotonic()
        for seat in connection.seats:
            live.last_seen[seat] = now
        live.idle_since = now
        if connection.ready:
            self.presence_changed(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Tells everybody soon: when many come and go at once, they are told once."""
        if live.id not in self._presence_due:
            self._presence_due.add(live.id)
            asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        self._presence_due.discard(live.id)
        told = wire.presence(live)
        if live.presence_told != told:
            live.presence_told = told
            self.tell_all(live, told)
            self._attendance.tell(live)

    # ---------------------------------------------------------------------------------------------- who is sent back

    @staticmethod
    def send_back(live: LiveTable, meant: Callable[[Connection], bool], why: int = COME_BACK) -> None:
        """The clients concerned come back, and prove again what they hold."""
        for connection in live.connections:
            if meant(connection):
                connection.close(why)

    def send_all_back(self, live: LiveTable, why: int = COME_BACK) -> None:
        self.send_back(live, lambda _: True, why)

    def send_person_back(self, person: str, tokens: Collection[str] = ()) -> None:
        """What concerns a person at every table has changed; `tokens`: also for those who hold seats by these."""
        for live in self._tables:
            seats = {number for number, seat in enumerate(live.state.seats) if seat.token in tokens}
            self.send_back(live, lambda one, seats=seats: one.person == person or not seats.isdisjoint(one.seats))  # type: ignore[misc]

    def turn_away(self, bans: Callable[[str], Ban | None]) -> None:
        """Whoever is here from an address that nobody may come from any more is told so, and has to go."""
        for live in self._tables:
            for connection in live.connections:
                if not connection.closing and (ban := bans(connection.address)):
                    connection.put(wire.refused(None, "banned", ban.refusal().message))
                    connection.close(NOT_HERE)
