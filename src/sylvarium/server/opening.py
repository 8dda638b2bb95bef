"""New tables: fresh ones, forks, and another game with the same people."""

from __future__ import annotations

import secrets
import zlib
from dataclasses import replace
from time import time

import structlog

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.server.brains import LEVELS, imagined
from sylvarium.server.chronicle import snapshot
from sylvarium.server.folded import Folded, Seat
from sylvarium.server.hub import Hub, fields_of
from sylvarium.server.live import LiveTable
from sylvarium.server.loading import fork_origin
from sylvarium.server.refusal import Refusal
from sylvarium.server.shapes import Created, Fork, NewTable, WantedSeat
from sylvarium.server.socket import plain
from sylvarium.server.storage import Row
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


async def fork(hub: Hub, source: Folded, wanted: Fork, held: list[int]) -> Created:
    """A table that goes on from a moment of another one.

    While that one is being played its secrets stay secret: what the asking seat cannot know is dealt anew.
    """
    table = source.begun()
    if not table.over and not held:
        raise Refusal("not_your_seat", "While a game goes on only its players can play on from a moment.")
    check(source.game, len(wanted.seats), source.row.options)
    if len(wanted.seats) != len(source.seats):
        raise Refusal("bad_table", f"This game has {len(source.seats)} seats, not {len(wanted.seats)}.")
    if not table.first <= wanted.number <= table.number:
        raise Refusal("unknown_moment", f"Play on from a moment between {table.first} and {table.number}.")
    seats, tokens = seated(wanted.seats, wanted.nickname)
    if table.at(wanted.number).over:
        raise Refusal("unknown_moment", "After the last move there is nothing to play on.")
    forked = table.fork(wanted.number)
    if not table.over:
        record = imagined(forked, held[0], forked.seed)
        state = record.tobytes()
    else:
        assert forked.origin
        state = forked.origin.state
    row = _row(source.game, source.row.options, forked.seed, seats, wanted.public)
    row = replace(row, origin=zlib.compress(state), forked={"table": source.id, "number": wanted.number})
    await store(hub, row)
    return Created(table=row.id, tokens=tokens, invite=row.invite)


async def again(hub: Hub, live: LiveTable) -> str:
    """Another game with the same people, who keep their seats and tokens. The same one if it is asked twice."""
    state = live.state
    if state.again:
        return state.again
    seats = [replace(seat, level=seat.level if seat.kind == "bot" else None) for seat in state.seats]
    row = _row(state.game, state.row.options, secrets.randbits(62), seats, state.row.public)
    state.ask_again(row.id)
    await store(hub, row)
    try:
        change = await hub.commit(live, lambda state: state.ask_again(row.id))
    except Refusal as refusal:
        if refusal.code != "late":
            raise
        faster = (await hub.table(live.id)).state.again
        assert faster
        return faster
    return change.event.data["table"]


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
    state = Folded.created(row, origin=fork_origin(row, zlib.decompress(row.origin)) if row.origin else None)
    kept = snapshot(state) if state.table else None
    created = Create(row, Lobby(state.status, state.people(), row.created), fields_of(state.game), kept)
    try:
        await hub.writer.store(created)
    except Exception:
        log.exception("a new table could not be stored", table=row.id)
        raise Refusal("storage", "The table could not be stored. Try again.") from None
    log.info("table created", table=row.id, game=row.game, seats=len(row.seats), status=state.status)
    if kept:
        hub.steward.attend(await hub.table(row.id))
