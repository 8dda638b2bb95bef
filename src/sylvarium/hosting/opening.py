"""New tables, wherever they will live: fresh ones, forks, and another game with the same people."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Any, Protocol

from sylvarium.bots import LEVELS
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting import allowing, clocks
from sylvarium.hosting.allowing import agreed, allows, is_rated
from sylvarium.hosting.automatic import imagined
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import TableRow
from sylvarium.hosting.loading import fork_origin
from sylvarium.hosting.names import LONGEST, check_free, nickname_of, visible
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.seated import Occupant
from sylvarium.hosting.seating import check_colours
from sylvarium.hosting.seeding import CHOSEN, new_draw, next_draw
from sylvarium.hosting.tokens import hashed, new_invite, new_table_id, new_token
from sylvarium.kernel import Game


@dataclass(frozen=True)
class Terms:
    """What holds at all tables of a tournament."""

    tournament: str
    public: bool
    rated: bool


LATER = "later"  # a half of the draw that follows, once the server has committed to its own
Tokens = dict[int, str]  # by seat


class SeatWanted(Protocol):
    """Who shall sit there."""

    @property
    def kind(self) -> str: ...
    @property
    def nickname(self) -> str | None: ...
    @property
    def level(self) -> str | None: ...
    @property
    def colour(self) -> int | None: ...


class Wish(Protocol):
    """A table that somebody wants."""

    @property
    def seats(self) -> Sequence[SeatWanted]: ...
    @property
    def nickname(self) -> str: ...
    @property
    def public(self) -> bool: ...
    @property
    def half(self) -> str | None: ...
    @property
    def hints(self) -> bool | None: ...
    @property
    def forks(self) -> bool | None: ...


class NewWish(Wish, Protocol):
    @property
    def game(self) -> str: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def rated(self) -> bool | None: ...

    @property
    def pace(self) -> Any: ...  # what a `clocks.Pace` has, or None


class ForkWish(Wish, Protocol):
    @property
    def number(self) -> int: ...


def check_known(key: str) -> None:
    if key not in GAMES:
        raise Refusal("unknown_game", f"There is no game {key!r}; the games are {', '.join(GAMES)}.")


def fresh(wanted: NewWish, at_home: bool = False, measured: bool = True) -> tuple[TableRow, Tokens]:
    """The row of a new table, and the tokens of its creator's seats; the creator may be `at_home` here."""
    check_known(wanted.game)
    game = game_by_key(wanted.game)
    check(game, len(wanted.seats), wanted.options)
    row, tokens = prepared(game, wanted.options, wanted, is_rated(wanted, at_home, measured))
    row = replace(row, pace=agreed_pace(wanted.pace))
    if wanted.seed is not None:
        if any(seat.kind == "open" for seat in wanted.seats):
            raise Refusal("no_seed", "With others at the table nobody chooses the seed: leave `seed` out.")
        row = replace(row, seed=wanted.seed, draw=CHOSEN)
    return row, tokens


def forked(source: Folded, wanted: ForkWish, held: list[int]) -> tuple[TableRow, Tokens]:
    """The same for a table that continues from a moment of another one.

    While the other one is being played, its secrets stay secret: what the asking seat cannot know is dealt again.
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
    row, tokens = prepared(source.game, source.row.options, wanted)
    if table.at(wanted.number).over:
        raise Refusal("unknown_moment", "After the last move there is nothing to play on.")
    twin = table.fork(wanted.number)
    if not table.over:
        state = imagined(twin, held[0], twin.seed).tobytes()
    else:
        assert twin.origin
        state = twin.origin.state
    return replace(row, origin=zlib.compress(state), forked={"table": source.id, "number": wanted.number}), tokens


def again(state: Folded) -> TableRow:
    """The row of another game with the same people, who keep their seats and tokens.

    Nobody joins, so nobody adds to the draw: the halves of the first game are used again, with the next half of
    the server, which was fixed before they were known.
    """
    draw = next_draw(state.row.draw, state.id)
    seats = [
        replace(
            seat,
            level=seat.level if seat.kind == "bot" else None,
            half=seat.half if draw else None,
            resigned=False,
        )
        for seat in state.seats
    ]
    row = _row(state.game, state.row.options, seats, state.row.public, allows(state.row))
    state.ask_again(row.id)  # refused if it is too early for it
    row = replace(row, pace=state.row.pace)
    return replace(row, draw=draw) if draw else row


def rematch(state: Folded, held: Sequence[int]) -> tuple[TableRow, dict[int, int]]:
    """The row of another game for the same people, and where each seat of this one has moved: one place further round.

    The person asking (`held`) is seated with the tokens they have, bots stay, and the seats of the others are open
    until they have said yes. The table is for them alone: only an invitation leads there.
    """
    count = len(state.seats)
    places = {seat: (seat + 1) % count for seat in range(count)}
    seats = [Occupant("open")] * count
    owner = state.owner if state.owner in held else held[0]
    for before, after in places.items():
        one = state.seats[before]
        if before in held:
            seats[after] = Occupant(
                "human", one.nickname, None, one.token, owes=before == held[0], owner=before == owner
            )
        elif one.kind == "bot" or not one.token:
            seats[after] = Occupant("bot", one.nickname if one.kind == "bot" else None, one.level or LEVELS[1])
    row = _row(state.game, state.row.options, seats, False, allows(state.row))
    state.ask_again(row.id)  # refused if it is too early for it
    return replace(row, pace=state.row.pace), places


FOUND = {  # how fast people play who have found each other
    clocks.LIVE: clocks.Pace(clocks.LIVE, free=30, reserve=600, then="bot", level=LEVELS[2]),
    clocks.TURNS: clocks.Pace(clocks.TURNS, free=24 * clocks.HOUR, reserve=0, then="bot", level=LEVELS[2]),
}


def found(game: Game, seats: list[Occupant], pace: str, rated: bool) -> TableRow:
    """The row of a table for people who have found each other. It counts if all of them have a home here."""
    row = _row(game, {}, seats, False, agreed(True, None, None, rated))
    return replace(row, pace=clocks.as_row(FOUND[pace]) if pace in FOUND else None)


def paired(game: Game, options: dict[str, str], seats: list[Occupant], pace: dict[str, Any], terms: Terms) -> TableRow:
    """The row of a table of a tournament, whose players were told who sits where."""
    row = _row(game, options, seats, terms.public, agreed(True, None, None, terms.rated))
    return replace(row, pace=pace, tournament=terms.tournament)


def begun(row: TableRow) -> Folded:
    """The table of a new row, before its first event."""
    return Folded.created(row, origin=fork_origin(row, zlib.decompress(row.origin)) if row.origin else None)


def created(row: TableRow, tokens: Tokens) -> dict[str, Any]:
    """What the person who opened a table is told."""
    commitment = row.draw.get("commitment") if row.draw else None
    return {"table": row.id, "tokens": tokens, "invite": row.invite, "commitment": commitment}


def check(game: Game, seats: int, options: dict[str, str]) -> None:
    try:
        game.check_seats(seats)
        game.chosen(seats, options)
    except ValueError as error:
        raise Refusal("bad_table", f"{error}.") from None


def agreed_pace(wanted: Any) -> dict[str, Any] | None:
    """The pace of a new table; refused where it is none that people could keep."""
    if wanted is None:
        return None
    kind, reserve = wanted.kind, wanted.reserve
    if not clocks.LEAST[kind] <= wanted.free <= clocks.MOST[kind]:
        said = f"from {clocks.LEAST[kind]} to {clocks.MOST[kind]} seconds"
        raise Refusal("bad_table", f"A {'turn' if kind == clocks.TURNS else 'decision'} has {said}.")
    if not 0 <= reserve <= clocks.MOST_RESERVE[kind]:
        raise Refusal("bad_table", f"The reserve is at most {clocks.MOST_RESERVE[kind]} seconds.")
    if wanted.level not in LEVELS:
        raise Refusal("bad_table", f"There is no level {wanted.level!r}; they are {', '.join(LEVELS)}.")
    return clocks.as_row(wanted)


def seated(wanted: Sequence[SeatWanted], nickname: str) -> tuple[list[Occupant], Tokens]:
    """The seats of a new table, and the tokens of those that its creator holds."""
    check_colours([place.colour for place in wanted])
    seats: list[Occupant] = []
    tokens: Tokens = {}
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


def prepared(game: Game, options: dict[str, str], wanted: Wish, rated: bool = False) -> tuple[TableRow, Tokens]:
    """The row of a table that somebody wants, and the tokens of the seats that are theirs."""
    seats, tokens = seated(wanted.seats, wanted.nickname)
    if tokens:
        mine, later = min(tokens), wanted.half == LATER
        seats[mine] = replace(seats[mine], owes=later, half=None if later else wanted.half, owner=True)
    open_seats = any(seat.kind == "open" for seat in seats)
    row = _row(game, options, seats, wanted.public, agreed(open_seats, wanted.hints, wanted.forks, rated))
    return row, tokens


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
