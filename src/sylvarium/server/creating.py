"""New tables: fresh ones, forks, and another game with the same people."""

from __future__ import annotations

import zlib
from dataclasses import replace
from time import time

import structlog

from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game
from sylvarium.server import allowing
from sylvarium.server.allowing import agreed, allows
from sylvarium.server.brains import LEVELS, imagined
from sylvarium.server.changes import fields_of
from sylvarium.server.chronicle import snapshot
from sylvarium.server.folded import Folded, Occupant
from sylvarium.server.hub import Hub
from sylvarium.server.live import LiveTable
from sylvarium.server.loading import fork_origin
from sylvarium.server.names import LONGEST, check_free, nickname_of, visible
from sylvarium.server.refusal import Refusal
from sylvarium.server.seating import check_colours
from sylvarium.server.seeding import CHOSEN, new_draw, next_draw
from sylvarium.server.shapes import LATER, Created, Fork, NewTable, WantedSeat
from sylvarium.server.storage import TableRow
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
    row, tokens = _prepared(game, wanted.options, wanted)
    if wanted.seed is not None:
        if any(seat.kind == "open" for seat in wanted.seats):
            raise Refusal("no_seed", "With others at the table nobody chooses the seed: leave `seed` out.")
        row = replace(row, seed=wanted.seed, draw=CHOSEN)
    await store(hub, row)
    return _created(row, tokens)


async def fork(hub: Hub, source: Folded, wanted: Fork, held: list[int]) -> Created:
    """A table that goes on from a moment of another one.

    While that one is being played its secrets stay secret: what the asking seat cannot know is dealt again.
    """
    table = source.begun()
    if not table.over and not held:
        raise Refusal("not_your_seat", "While a game goes on only its players can play on from a moment.")
    if not table.over:
        allowing.check(source.row, "forks")
    check(source.game, len(wanted.seats), source.row.options)
    if len(wanted.seats) != len(source.seats):
        raise Refusal("bad_table", f"This game has {len(source.seats)} seats, not {len(wanted.seats)}.")
    if not table.first <= wanted.number <= table.number:
        raise Refusal("unknown_moment", f"Play on from a moment between {table.first} and {table.number}.")
    row, tokens = _prepared(source.game, source.row.options, wanted)
    if table.at(wanted.number).over:
        raise Refusal("unknown_moment", "After the last move there is nothing to play on.")
    forked = table.fork(wanted.number)
    if not table.over:
        record = imagined(forked, held[0], forked.seed)
        state = record.tobytes()
    else:
        assert forked.origin
        state = forked.origin.state
    row = replace(row, origin=zlib.compress(state), forked={"table": source.id, "number": wanted.number})
    await store(hub, row)
    return _created(row, tokens)


async def again(hub: Hub, live: LiveTable) -> str:
    """Another game with the same people, who keep their seats and tokens. The same one if it is asked twice.

    Nobody joins, so nobody adds to the draw: the halves of the first game are used again, with the next half of
    the server, which was fixed before they were known.
    """
    state = live.state
    if state.again:
        return state.again
    draw = next_draw(state.row.draw, state.id)
    seats = [
        replace(seat, level=seat.level if seat.kind == "bot" else None, half=seat.half if draw else None)
        for seat in state.seats
    ]
    row = _row(state.game, state.row.options, seats, state.row.public, allows(state.row))
    if draw:
        row = replace(row, draw=draw)
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


def seated(wanted: list[WantedSeat], nickname: str) -> tuple[list[Occupant], dict[int, str]]:
    """The seats of a new table, and the tokens of those that its creator holds."""
    check_colours([place.colour for place in wanted])
    seats: list[Occupant] = []
    tokens: dict[int, str] = {}
    for number, place in enumerate(wanted):
        if place.kind == "open":
            seats.append(Occupant("open", colour=place.colour))
        elif place.kind == "bot":
            level = place.level or LEVELS[0]
            if level not in LEVELS:
                raise Refusal("bad_table", f"There is no level {level!r}; they are {', '.join(LEVELS)}.")
            name = nickname_of(place.nickname) if place.nickname else None
            seats.append(Occupant("bot", name, level, colour=place.colour))
        else:
            tokens[number] = new_token()
            name = _name(nickname, len(tokens)) if place.nickname is None else nickname_of(place.nickname)
            seats.append(Occupant("human", name, None, hashed(tokens[number]), colour=place.colour))
    names = [seat.nickname for seat in seats if seat.nickname]
    for number, name in enumerate(names):
        check_free(name, names[:number])
    return seats, tokens


def _name(nickname: str, count: int) -> str:
    """What a seat of somebody is called: the first one like its owner, further ones with a number."""
    return nickname_of(nickname if count == 1 else f"{visible(nickname, LONGEST - 2)} {count}")


def _prepared(game: Game, options: dict[str, str], wanted: NewTable | Fork) -> tuple[TableRow, dict[int, str]]:
    """The row of a table that somebody wants, and the tokens of the seats that are theirs."""
    seats, tokens = seated(wanted.seats, wanted.nickname)
    if tokens:
        mine, later = min(tokens), wanted.half == LATER
        seats[mine] = replace(seats[mine], owes=later, half=None if later else wanted.half)
    open_seats = any(seat.kind == "open" for seat in seats)
    row = _row(game, options, seats, wanted.public, agreed(open_seats, wanted.hints, wanted.forks))
    return row, tokens


def _created(row: TableRow, tokens: dict[int, str]) -> Created:
    commitment = row.draw.get("commitment") if row.draw else None
    return Created(table=row.id, tokens=tokens, invite=row.invite, commitment=commitment)


def _row(
    game: Game, options: dict[str, str], seats: list[Occupant], public: bool, allowed: dict[str, bool]
) -> TableRow:
    """A table whose seed is drawn when everybody is there."""
    return TableRow(
        id=new_table_id(),
        game=game.key,
        options=options,
        seed=0,
        rules=game.version,
        seats=[vars(seat) for seat in seats],
        public=public,
        invite=new_invite(),
        origin=None,
        forked=None,
        created=time(),
        draw=new_draw(),
        allows=allowed,
    )


async def store(hub: Hub, row: TableRow) -> None:
    """Stores a new table, with its first position if it begins at once."""
    state = Folded.created(row, origin=fork_origin(row, zlib.decompress(row.origin)) if row.origin else None)
    kept = snapshot(state) if state.table else None
    created = Create(row, Lobby(state.status, state.people(), row.created), fields_of(state.game), kept)
    try:
        await hub.writer.store(created)
    except Exception:
        hub.figures.failures.labels("create").inc()
        log.exception("a new table could not be stored", table=row.id)
        raise Refusal("storage", "The table could not be stored. Try again.") from None
    log.info("table created", table=row.id, game=row.game, seats=len(row.seats), status=state.status)
    if kept:
        hub.steward.attend(await hub.table(row.id))
