"""Damaged tables: found, opened as far as they are intact, and the rest set aside.

    for finding in repair(engine, dry_run=True):
        print(finding)

Nothing is deleted: rows that a table cannot be opened with are moved to `set_aside`, whole, with the reason.
"""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass, replace
from time import time
from typing import Any

import orjson
import sqlalchemy as sa
import structlog

from sylvarium.hosting.folded import Folded
from sylvarium.hosting.loading import Damage, open_table, readable
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.changes import lobby_of
from sylvarium.server.database import is_postgres
from sylvarium.server.schema import events, set_aside, snapshots, tables
from sylvarium.server.storage import Storage

CHAT_KEPT = 1  # nobody reads it here

log = structlog.get_logger()


class Moved(RuntimeError):
    """The table has changed since it was looked at: look again."""


@dataclass(frozen=True)
class Finding:
    """What was found wrong with one table, and whether it was repaired."""

    table: str
    problem: str | None = None  # None: nothing
    whole: int = 0  # so many events are whole
    events: int = 0  # so many after them cannot stay
    snapshots: int = 0  # so many cannot be read, or belong to such events
    lobby: bool = False  # what the lobby shows did not follow from the events
    repaired: bool = False
    hopeless: bool = False  # nothing of it can be opened


def repair(engine: sa.Engine, id: str | None = None, dry_run: bool = False) -> list[Finding]:
    """Looks at one table, or at all of them, and repairs what is damaged. Yields what was found, table by table.

    Servers may run meanwhile: they notice that a table is not the one they have open.
    """
    storage = Storage(engine)
    ids = [id] if id is not None else storage.ids()
    found = [_repaired(storage, one, dry_run) for one in ids]
    return found if id is not None else [finding for finding in found if finding.problem]


def _repaired(storage: Storage, id: str, dry_run: bool) -> Finding:
    for _ in range(8):
        try:
            return _looked_at(storage, id, dry_run)
        except Moved:
            continue
    return Finding(id, "it is being changed all the time", hopeless=True)


def _looked_at(storage: Storage, id: str, dry_run: bool) -> Finding:
    try:
        row = storage.table(id)
        if row is None:
            return Finding(id, "there is no such table", hopeless=True)
        opened = open_table(storage, row, CHAT_KEPT)
    except Refusal as refusal:
        return Finding(id, refusal.message, hopeless=True)
    state, damage = opened.state, opened.damage
    whole = damage.number - 1 if damage else state.version
    kept = storage.snapshots(id)
    good = {one.event for one, _ in readable(storage, row, kept) if one.event <= whole}
    bad = [one.event for one in kept if one.event not in good]
    lobby = storage.shown(id) != (state.status, state.people(), state.closed)
    problems = [
        *([damage.reason] if damage else []),
        *([f"{len(bad)} snapshots cannot be used"] if bad and not damage else []),
        *(["the lobby shows something else"] if lobby else []),
    ]
    finding = Finding(id, "; ".join(problems) or None, whole, len(damage.events) if damage else 0, len(bad), lobby)
    if dry_run or not problems:
        return finding
    put_aside(storage.engine, state, damage, bad)
    return replace(finding, repaired=True)


def put_aside(engine: sa.Engine, state: Folded, damage: Damage | None, bad: list[int] | None = None) -> None:
    """Moves what is damaged out of the way; then the table is what `state` says. `Moved` if it has changed."""
    reason = damage.reason if damage else "it cannot be read"
    with engine.begin() as connection:
        _alone(connection, is_postgres(engine), state.id)
        first = damage.number if damage else state.version + 1
        found = _numbers(connection, state.id, first)
        if found != [(event.number, event.kind) for event in (damage.events if damage else ())]:
            raise Moved
        _move(connection, events, events.c.number, sorted({number for number, _ in found}), state.id, reason)
        later = sa.select(snapshots.c.event).where(snapshots.c.table_id == state.id, snapshots.c.event >= first)
        cut = {*(connection.execute(later).scalars() if damage else ()), *(bad or ())}
        _move(connection, snapshots, snapshots.c.event, sorted(cut), state.id, reason)
        shown = {**vars(lobby_of(state, state.changed)), "closed": state.closed}
        del shown["changed"]
        connection.execute(sa.update(tables).where(tables.c.id == state.id).values(shown))
    log.error(
        "a damaged table was repaired",
        table=state.id, reason=reason, whole=first - 1, events=len(found), snapshots=len(cut),
    )  # fmt: skip


def _alone(connection: sa.Connection, postgres: bool, id: str) -> None:
    """Nobody appends an event until this transaction ends; those who wait then see what it has left."""
    if postgres:
        connection.execute(sa.text("LOCK TABLE events IN EXCLUSIVE MODE"))
    else:
        connection.execute(sa.update(tables).where(tables.c.id == id).values(changed=tables.c.changed))


def _numbers(connection: sa.Connection, id: str, first: int) -> list[tuple[Any, Any]]:
    query = sa.select(events.c.number, events.c.kind).where(events.c.table_id == id, events.c.number >= first)
    return [(number, kind) for number, kind in connection.execute(query.order_by(events.c.number))]


def _move(
    connection: sa.Connection, source: sa.Table, key: sa.Column, numbers: list[int], id: str, reason: str
) -> None:
    """Rows as they are, without reading what is in them."""
    columns = [sa.cast(column, sa.Text) if isinstance(column.type, sa.JSON) else column for column in source.columns]
    names = [str(column.name) for column in source.columns]  # orjson takes no kinds of str
    for number in numbers:
        where = (source.c.table_id == id, key == number)
        for row in connection.execute(sa.select(*columns).where(*where)).all():
            content = {name: _plain(value) for name, value in zip(names, row, strict=True)}
            kept = {"table_id": id, "source": source.name, "number": number, "reason": reason, "at": time()}
            connection.execute(sa.insert(set_aside).values({**kept, "content": orjson.dumps(content).decode()}))
        connection.execute(sa.delete(source).where(*where))


def _plain(value: Any) -> Any:
    return b64encode(bytes(value)).decode() if isinstance(value, (bytes, memoryview)) else value
