"""New tables: fresh ones, forks, and another game with the same people."""

from __future__ import annotations

import secrets
import zlib
from dataclasses import replace
from time import time
from typing import Any

import structlog

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.server.brains import LEVELS, imagined
from sylvarium.server.chronicle import told
from sylvarium.server.hub import Hub, fields_of
from sylvarium.server.live import LiveTable, Seat
from sylvarium.server.loading import fork_origin
from sylvarium.server.refusal import Refusal
from sylvarium.server.shapes import Created, Fork, NewTable, WantedSeat
from sylvarium.server.socket import plain
from sylvarium.server.storage import Row, Snapshot
from sylvarium.server.tokens import hashed, new_invite, new_table_id, new_token
from sylvarium.server.writer import Create, Lobby

log = structlog.get_logger()


async def create(hub: Hub, wanted: NewTable) -> Created:
    """A fresh table."""
    if wanted.game not in GAMES:
        raise Refusal("unknown_game", f"There is no game {wanted.game!r}; the games are {', '.join(GAMES)}.")
    await hub.preparation.ready(wanted.game)
    game = game_by_key(wanted.game)
    check(game, len(wanted.seats), wanted.options)
    seats, tokens = seated(wanted.seats, wanted.nickname)
    seed = secrets.randbits(62) if wanted.seed is None else wanted.seed
    row = _row(game, wanted.options, seed, seats, wanted.public)
    await store(hub, row)
    return Created(table=row.id, tokens=tokens, invite=row.invite)


async def fork(hub: Hub, live: LiveTable, wanted: Fork, held: list[int]) -> Created:
    """A table that goes on from a moment of another one.

    While that one is being played its secrets stay secret: what the asking seat cannot know is dealt anew.
    """
    if live.table is None:
        raise Refusal("waiting", "The game has not begun.")
    if live.status != "over" and not held:
        raise Refusal("not_your_seat", "While a game goes on only its players can play on from a moment.")
    check(live.game, len(wanted.seats), live.row.options)
    if len(wanted.seats) != len(live.seats):
        raise Refusal("bad_table", f"This game has {len(live.seats)} seats, not {len(wanted.seats)}.")
    number = wanted.number - live.offset
    if not 0 <= number <= live.table.number:
        raise Refusal("unknown_moment", f"Play on from a moment between {live.offset} and {live.number}.")
    seats, tokens = seated(wanted.seats, wanted.nickname)
    async with live.lock:
        source = live.table.at(number)
        if source.over:
            raise Refusal("unknown_moment", "After the last move there is nothing to play on.")
        forked = source.fork(number)
    if live.status != "over":
        record = imagined(forked, held[0], forked.seed)
        state = record.tobytes()
    else:
        assert forked.origin
        state = forked.origin.state
    row = _row(live.game, live.row.options, forked.seed, seats, wanted.public)
    row = replace(row, origin=zlib.compress(state), forked={"table": live.id, "number": wanted.number})
    await store(hub, row)
    return Created(table=row.id, tokens=tokens, invite=row.invite)


async def again(hub: Hub, live: LiveTable) -> str:
    """Another game with the same people, who keep their seats and tokens. The same one if it is asked twice."""
    if live.again:
        return live.again
    seats = [replace(seat, level=seat.level if seat.kind == "bot" else None) for seat in live.seats]
    row = _row(live.game, live.row.options, secrets.randbits(62), seats, live.row.public)

    def once() -> tuple[str, dict[str, Any]]:
        if live.again:
            raise Refusal("late", "Somebody was faster.")
        return live.ask_again(row.id)

    live.ask_again(row.id)
    await store(hub, row)
    try:
        await hub.commit(live, once)
    except Refusal as refusal:
        if refusal.code != "late":
            raise
    assert live.again
    return live.again


def check(game: Game, seats: int, options: dict[str, str]) -> None:
    try:
        game.check_seats(seats)
        game.chosen(seats, options)
    except ValueError as error:
        raise Refusal("bad_table", f"{error}.") from None


def seated(wanted: list[WantedSeat], nickname: str) -> tuple[list[Seat], dict[int, str]]:
    """The seats of a new table, and the tokens of those that its creator holds."""
    seats: list[Seat] = []
    tokens: dict[int, str] = {}
    for number, place in enumerate(wanted):
        if place.kind == "open":
            seats.append(Seat("open"))
        elif place.kind == "bot":
            level = place.level or LEVELS[0]
            if level not in LEVELS:
                raise Refusal("bad_table", f"There is no level {level!r}; they are {', '.join(LEVELS)}.")
            seats.append(Seat("bot", place.nickname, level))
        else:
            tokens[number] = new_token()
            name = place.nickname or (nickname if place.kind == "me" else f"{nickname} {number + 1}")
            seats.append(Seat("human", nickname_of(name), None, hashed(tokens[number])))
    return seats, tokens


def nickname_of(text: str) -> str:
    name = plain(text, 32)
    if not name:
        raise Refusal("bad_message", "A nickname needs at least one visible character.")
    return name


def _row(game: Game, options: dict[str, str], seed: int, seats: list[Seat], public: bool) -> Row:
    return Row(
        id=new_table_id(),
        game=game.key,
        options=options,
        seed=seed,
        rules=game.version,
        seats=[vars(seat) for seat in seats],
        public=public,
        invite=new_invite(),
        origin=None,
        forked=None,
        created=time(),
    )


async def store(hub: Hub, row: Row) -> None:
    """Stores a new table, with its first position if it begins at once."""
    live = LiveTable.opened(row)
    if row.origin:
        live.origin = fork_origin(row, zlib.decompress(row.origin))
    kept = Snapshot(0, 0, row.rules, live.packed(), told(live)) if live.begin() else None
    status = "playing" if kept else "waiting"
    created = Create(row, Lobby(status, live.people(), row.created), fields_of(live.game), kept)
    try:
        await hub.writer.store(created)
    except Exception:
        raise Refusal("storage", "The table could not be stored. Try again.") from None
    log.info("table created", table=row.id, game=row.game, seats=len(row.seats), status=status)
    if kept:
        hub.steward.attend(await hub.table(row.id))
