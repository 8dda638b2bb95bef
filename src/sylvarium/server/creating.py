"""New tables on a server: they are stored before anybody is told of them."""

from __future__ import annotations

import asyncio

import structlog

from sylvarium.bots import LEVELS
from sylvarium.hosting import courses, opening
from sylvarium.hosting.chronicle import snapshot
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.server.changes import fields_of, lobby_of
from sylvarium.server.hub import Hub
from sylvarium.server.live import LiveTable
from sylvarium.server.people.store import People
from sylvarium.server.rating.scale import place_of
from sylvarium.server.shapes import Created, Fork, Move, NewTable
from sylvarium.server.writer import Create

log = structlog.get_logger()


async def create(hub: Hub, wanted: NewTable, at_home: bool) -> Created:
    """A new table; the person who opens it may be `at_home` here."""
    opening.check_known(wanted.game)
    await hub.preparation.ready(wanted.game)
    row, tokens = opening.fresh(wanted, at_home, are_measured(wanted))
    await store(hub, row)
    return Created(**opening.created(row, tokens))


def are_measured(wanted: NewTable) -> bool:
    """Whether it is known how strong the bots at a table are, so that people can be measured by them."""
    bots = [seat.level or LEVELS[0] for seat in wanted.seats if seat.kind == "bot"]
    return all(place_of(wanted.game, level) is not None for level in bots)


async def fork(hub: Hub, source: Folded, wanted: Fork, held: list[int]) -> Created:
    """A table that goes on from a moment of another one."""
    row, tokens = opening.forked(source, wanted, held)
    await store(hub, row)
    return Created(**opening.created(row, tokens))


async def move(hub: Hub, wanted: Move) -> Created:
    """A table that goes on with a game from elsewhere, which is replayed here."""
    opening.check_known(wanted.game)
    await hub.preparation.ready(wanted.game)
    row, tokens = await asyncio.to_thread(courses.moved, wanted)
    await store(hub, row)
    return Created(**opening.created(row, tokens))


async def again(hub: Hub, live: LiveTable) -> str:
    """Another game with the same people. The same one if it is asked twice."""
    state = live.state
    if state.again:
        return state.again
    row, people = opening.again(state), People(hub.storage.engine)
    await store(hub, row)
    await asyncio.to_thread(people.follow, state.id, row.id)
    try:
        change = await hub.commit(live, lambda state: state.ask_again(row.id))
    except Refusal as refusal:
        await asyncio.to_thread(people.unclaim, row.id)
        if refusal.code != "late":
            raise
        faster = (await hub.table(live.id)).state.again
        assert faster
        return faster
    return change.event.data["table"]


async def store(hub: Hub, row: TableRow) -> None:
    """Stores a new table, with its first position if it begins at once."""
    state = opening.begun(row)
    kept = snapshot(state) if state.table else None
    clock = await hub.clocks.row(None, state) if kept else None
    created = Create(row, lobby_of(state, row.created), fields_of(state.game), kept, clock)
    try:
        await hub.writer.store(created)
    except Exception:
        hub.figures.failures.labels("create").inc()
        log.exception("a new table could not be stored", table=row.id)
        raise Refusal("storage", "The table could not be stored. Try again.") from None
    log.info("table created", table=row.id, game=row.game, seats=len(row.seats), status=state.status)
    if kept:
        hub.steward.attend(await hub.table(row.id))
