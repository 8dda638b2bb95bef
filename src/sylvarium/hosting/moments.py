"""Looking back: the table as it was after any action, and its points over time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import orjson

from sylvarium.hosting import wire
from sylvarium.hosting.chronicle import reader_name
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import Store
from sylvarium.hosting.loading import readable
from sylvarium.hosting.logs import Logs
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seeding import public_draw
from sylvarium.table import Table, saving


def may_see(state: Folded, seat: int | None, held: list[int]) -> None:
    """A seat's view is its own while the game goes on, and everybody's after the end."""
    if seat is None:
        return
    if seat >= len(state.seats):
        raise Refusal("not_your_seat", f"This table has no seat {seat}.")
    if state.status != "over" and seat not in held:
        raise Refusal("not_your_seat", "Until the game is over only the owner of a seat sees its view.")


def moment(storage: Store, state: Folded, number: int, seat: int | None, logs: Logs) -> Callable[[], bytes]:
    """How a `Moment` is made, as JSON: the view of `seat` after `number` actions. That may take a while, and blocks."""
    table = state.begun()
    if number > table.number:
        raise Refusal("unknown_moment", f"The table has come as far as moment {table.number}.")
    if number < table.first:
        return lambda: orjson.dumps(_old_moment(storage, state, number, seat))
    log = wire.whole_log(state, seat, logs, number)

    def made() -> bytes:
        view = table.at(number).view(seat)
        shown = {"number": number, "last": state.number, "seat": seat, "exact": True, "view": view, "log": log}
        return orjson.dumps(shown)

    return made


STEPS = 60  # what is shown of a long absence: its end


def passed(state: Folded, number: int, seat: int | None) -> Callable[[], bytes]:
    """How a `Passed` is made, as JSON: what a seat saw happen since `number`. That may take a while, and blocks."""
    table = state.begun()
    if number > table.number:
        raise Refusal("unknown_moment", f"The table has come as far as moment {table.number}.")
    first = max(number, table.first, table.number - STEPS)

    def made() -> bytes:
        views = [table.at(each).view(seat) for each in range(first, table.number + 1)]
        return orjson.dumps({"first": first, "views": views})

    return made


def _old_moment(storage: Store, state: Folded, number: int, seat: int | None) -> dict[str, Any]:
    """A moment played under older rules: the position kept at the beginning of its turn."""
    first = state.begun().first
    stored = [one for one in storage.snapshots(state.id) if one.number <= number and one.number < first]
    found = readable(storage, state.row, stored)
    if not found:
        raise Refusal("unknown_moment", f"Nothing is kept of moment {number}.")
    origin = saving.continued(state.game, found[-1][1])
    table = Table(state.game, len(state.seats), state.row.options, state.row.seed, (), origin)
    told = (state.earlier or {}).get(reader_name(seat), ())
    lines = [line for line in told if line["number"] <= table.number]
    shown = {"number": table.number, "last": state.number, "seat": seat, "exact": False}
    return {**shown, "view": table.view(seat), "log": lines}


def history(state: Folded) -> dict[str, Any]:
    """The public points at the beginning of each turn, and at the end."""
    table = state.begun()
    turns: list[dict[str, Any]] = []
    for number, position in saving.turn_starts(table):
        record = table.game.State(np.frombuffer(bytearray(position), table.game.State.dtype))
        players: list[dict[str, Any]] = table.game.view(record, None)["players"]
        turns.append(
            {
                "number": number,
                "turn": record.turn,
                "seat": None if record.over else record.seat,
                "scores": [player["score"] for player in players],
                "parts": [player["parts"] for player in players],
            }
        )
    return {"turns": turns}


def game_record(state: Folded) -> dict[str, Any]:
    """A finished game as the rules need it. Today's rules do not know all actions of a game that older rules began."""
    table = state.begun()
    if not table.over:
        raise Refusal("not_over", "The record of a game is shown when it is over.")
    whole = table.first == 0
    return {
        "table": state.id,
        "game": state.row.game,
        "rules": state.game.version,
        "seats": len(state.seats),
        "options": state.row.options,
        "draw": public_draw(state.row, state.seats, over=True),
        "origin": saving.pack(table.origin.state) if table.origin and whole else None,
        "actions": list(table.actions) if whole else None,
        "ranking": [vars(place) for place in table.ranking()],
    }
