"""The open tables of one device, the pages that show them, and how a change is stored and told."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import time
from typing import Any

from sylvarium.device import keeping
from sylvarium.device.thoughts import TableMove, Thoughts
from sylvarium.hosting import opening, planning, wire
from sylvarium.hosting.asked import Ask
from sylvarium.hosting.automatic import BotTurn
from sylvarium.hosting.folded import Change, Folded
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.loading import open_table
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.plans import Intent
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import new_table_id
from sylvarium.hosting.watching import Presence
from sylvarium.kernel import Game

Json = dict[str, Any]

PREFIX = "device-"  # of the ids of tables that live here
LOG_BYTES = 8_000_000
UNKNOWN_TABLE = 4004


def device_id() -> str:
    return PREFIX + new_table_id()


@dataclass(eq=False)
class Visitor:
    """A page that shows a table."""

    socket: str
    at: OpenTable
    seats: tuple[int, ...] = ()
    changes: bool = False
    ready: bool = False


@dataclass(eq=False)
class OpenTable:
    """A table in memory; a `hosting.watching.Watched`."""

    state: Folded
    drawer: keeping.Drawer | None = None  # what was kept before it was opened, for moments under older rules
    shown: dict[int | None, Json] = field(default_factory=dict)
    visitors: dict[str, Visitor] = field(default_factory=dict)
    bot_turn: BotTurn = field(default_factory=BotTurn)
    intents: dict[int, Intent] = field(default_factory=dict)  # what seats have said beforehand

    def present(self) -> Presence:
        held = [visitor.seats for visitor in self.visitors.values() if visitor.ready]
        return Presence(frozenset(seat for seats in held for seat in seats), sum(not seats for seats in held))

    def clocks_shown(self) -> None:
        """On a device everybody thinks as long as they like."""


class Tables:
    """`thinks` tells whether bots can play a game here."""

    def __init__(self, thinks: Callable[[str], bool] = lambda game: True):
        self._tables: dict[str, OpenTable] = {}
        self._visitors: dict[str, Visitor] = {}
        self._logs = Logs(LOG_BYTES)
        self._thoughts = Thoughts(self._play_for, thinks)
        self._thinks = thinks
        self._keep: list[Json] = []
        self._send: list[tuple[str, str]] = []

    def _open(self, drawer: keeping.Drawer) -> OpenTable:
        found = open_table(drawer, drawer.row, 0)
        if found.damage:
            self._keep.append({"table": drawer.row.id, "cut": found.damage.number, "events": [], "snapshots": []})
        opened = self._tables[drawer.row.id] = OpenTable(found.state, drawer, intents=drawer.intents)
        if found.ask:
            change = found.state.carried_out(found.ask, time())
            self._keep.append(keeping.change(replace(change, snapshot="state" in found.ask[1])))
            opened.state = change.state
        return opened

    def _table(self, id: str) -> OpenTable:
        if id not in self._tables:
            raise Refusal("unknown_table", "There is no such table on this device.")
        return self._tables[id]

    def _game_of(self, id: str) -> Game:
        return self._table(id).state.game

    def _new(self, row: TableRow) -> None:
        here = replace(row, id=device_id()) if not row.id.startswith(PREFIX) else row
        state = opening.begun(here)
        self._tables[here.id] = OpenTable(state)
        self._keep.append(keeping.new_table(state))

    def _commit(self, opened: OpenTable, ask: Callable[[Folded], Ask]) -> Change:
        """Carries out what is asked, and tells everybody who looks."""
        change = opened.state.carried_out(ask(opened.state), time())
        self._keep.append(keeping.change(change))
        before, opened.state = opened.state, change.state
        update = wire.Update(opened, change)
        for visitor in opened.visitors.values():
            if visitor.ready:
                self._put(visitor, update.message(visitor.seats, visitor.changes))
        self._end_plan(opened, before, change)
        self._thoughts.attend(opened)
        return change

    def _end_plan(self, opened: OpenTable, before: Folded, change: Change) -> None:
        """With a turn its plan is over, whether it was played or not."""
        was, now = before.table, change.state.table
        if change.event.kind != "play" or not was or not now:
            return
        seat = change.event.data["seat"]
        if seat in opened.intents and opened.intents[seat].plan and planning.is_over(was, now, seat):
            self._intend(opened, seat, lambda said: replace(said, plan=None))

    def _intend(self, opened: OpenTable, seat: int, say: Callable[[Intent], Intent]) -> None:
        """Keeps what the owner of a seat says beforehand, and tells all who hold it."""
        opened.intents = {**opened.intents, seat: say(opened.intents.get(seat, Intent()))}
        self._keep.append(keeping.said(opened.state, opened.intents))
        for visitor in opened.visitors.values():
            if visitor.ready and seat in visitor.seats:
                self._tell_intent(visitor, seat)
        self._thoughts.reconsider(opened)

    def _tell_intent(self, visitor: Visitor, seat: int) -> None:
        told = planning.told(visitor.at.state, seat, visitor.at.intents.get(seat, Intent()))
        self._put(visitor, json.dumps(told).encode())

    def _play_for(self, opened: OpenTable, move: TableMove) -> None:
        """A move of a bot, or an only choice, if the table still waits for it."""
        if opened.state.moved != move.moved:
            return
        if move.action is not None:
            action = move.action
            self._commit(opened, lambda state: state.ask_play(move.seat, move.number, action, move.by))
        elif move.by == "plan":
            plan = opened.intents[move.seat].plan
            assert plan is not None
            self._intend(opened, move.seat, lambda said: planning.judged(said, plan, move.trouble))

    def _put(self, visitor: Visitor, message: bytes) -> None:
        self._send.append((visitor.socket, message.decode()))

    def _tell_presence(self, opened: OpenTable) -> None:
        for visitor in opened.visitors.values():
            if visitor.ready:
                self._put(visitor, wire.presence(opened))

    def _check_bots(self, game: str, wanted: bool) -> None:
        if wanted and not self._thinks(game):
            raise Refusal("device_no_bots", "The bots of this game could not be loaded on this device.")
