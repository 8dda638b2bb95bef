"""Games as data: one row per decision, written to a Parquet file in row groups, so that any number of games fits.

    export("builders", "games.parquet", games=1000, level="birch")
    table = pyarrow.parquet.read_table("games.parquet")

Columns: `game` (number), `seed` (of that game), `decision` (number within the game), `seat`, `turn`, `legal` (list of
actions), `action`, `name` (its stable name), optionally `observation` (list of float32, as the deciding seat knows
it), and what came of it for that seat at the end: `place` (1 for the winner), `score`, and `utility`, from −1 (beaten
by all) to 1 (beat all). The file's metadata tell the game, its rules version, seats, options and level.
"""

# ruff: noqa: F821  (the rules' names are supplied by binding)
# mypy: disable-error-code="name-defined"

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, play
from sylvarium.kernel.record import as_bytes
from sylvarium.kernel.row import row
from sylvarium.research.recording import RANDOM, Recorded, record
from sylvarium.simulation.spreading import spread

if TYPE_CHECKING:
    import pyarrow

AT_ONCE = {RANDOM: 500}  # games played, unfolded and written together: one row group
AT_ONCE_BY_BOTS = 10
FIRST = 20  # with observations the first group is small: after it, it is known how long the games are
FEATURES = 10_000_000  # numbers of observations in a row group, about: 40 MB


# ------------------------------------------------------------------------------------------------- templates


def count_legal(states, raw, seats, options, seed, out, starts, actions, counts):
    """Plays recorded games again; how many legal actions there were at every decision."""
    s = row(states, 0)
    for game in range(len(starts) - 1):
        begin(states, raw, 0, seats, options, seed + game)
        n = settle(s, out)
        for k in range(starts[game], starts[game + 1]):
            counts[k] = n
            apply(s, actions[k])
            n = settle(s, out)


def write_decisions(states, raw, seats, options, seed, out, starts, actions, offsets, legal_lists, turns, observations):
    """Plays recorded games again; at every decision the turn, the legal actions, and what the seat knows."""
    s = row(states, 0)
    for game in range(len(starts) - 1):
        begin(states, raw, 0, seats, options, seed + game)
        n = settle(s, out)
        for k in range(starts[game], starts[game + 1]):
            turns[k] = s.turn
            for j in range(n):
                legal_lists[offsets[k] + j] = out[j]
            if len(observations) > 0:
                observe(s, s.seat, observations[k])
            apply(s, actions[k])
            n = settle(s, out)


_LOOPS: dict[str, dict[str, Any]] = {}


def export_loops(game: Game) -> dict[str, Any]:
    """The templates of this module bound to a game, once."""
    if game.key not in _LOOPS:
        _LOOPS[game.key] = game.bind(play.begin, play.settle, count_legal, write_decisions)
    return _LOOPS[game.key]


# ----------------------------------------------------------------------------------------------------------- export


@dataclass(frozen=True)
class RowGroup:
    """Some of the games, one row group of the file: work for one process or one machine."""

    game: str
    seats: int
    level: str
    options: Mapping[str, str]
    observations: bool
    first: int  # the number of its first game
    seed: int  # of its first game
    count: int


def play_piece(piece: RowGroup) -> pyarrow.Table:
    """The decisions of one piece, played and unfolded."""
    played = record(piece.game, piece.count, piece.seats, piece.level, piece.seed, piece.options)
    return decisions(played, piece.first, piece.observations)


def export(
    game: str | Game,
    path: str | Path,
    games: int,
    seats: int | None = None,
    level: str = RANDOM,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    observations: bool = False,
    workers: int = 1,
    ray: bool | str = False,
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Plays games and writes every decision to a Parquet file; gives the number of rows.

    `workers` processes share the games, or the Ray cluster at the address `ray` (`True`: a local one); the file is the
    same. It appears when it is complete: until then it has another name.
    """
    parquet = _pyarrow().parquet
    found = game_by_key(game) if isinstance(game, str) else game
    sitting = found.check_seats(found.seats[-1] if seats is None else seats)
    if games < 1:
        raise ValueError("at least one game must be played")
    target, rows = Path(path), 0
    unfinished = target.with_name(target.name + ".part")
    schema = schema_of(found, sitting, level, options or {}, observations)

    def pieces(start: int, size: int, stop: int) -> list[RowGroup]:
        about = found.key, sitting, level, dict(options or {}), observations
        return [RowGroup(*about, k, seed + k, min(size, stop - k)) for k in range(start, stop, size)]

    try:
        with parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for played, table in _tables(
                pieces, games, AT_ONCE.get(level, AT_ONCE_BY_BOTS), observations, workers, ray
            ):
                writer.write_table(table, row_group_size=max(1, len(table)))
                rows += len(table)
                progress(played)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def _tables(
    pieces: Callable[[int, int, int], list[RowGroup]],
    games: int,
    most: int,
    observations: bool,
    workers: int,
    ray: bool | str,
) -> Iterator[tuple[int, pyarrow.Table]]:
    """The row groups in order, each with its number of games."""
    done, size = 0, most
    if observations:
        (first,) = pieces(0, games, min(FIRST, most, games))
        table = play_piece(first)
        yield first.count, table
        done = first.count
        numbers = len(table) * game_by_key(first.game).observation
        size = max(1, min(most, FEATURES * done // numbers))
    rest = pieces(done, size, games)
    for piece, table in zip(rest, spread(play_piece, rest, workers, ray), strict=True):
        yield piece.count, table


def schema_of(
    game: Game, seats: int, level: str, options: Mapping[str, str], observations: bool = False
) -> pyarrow.Schema:
    """The columns, and what the whole file is about."""
    pa = _pyarrow()
    columns = [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("turn", pa.int16()),
        ("legal", pa.list_(pa.int16())),
        ("action", pa.int16()),
        ("name", pa.dictionary(pa.int16(), pa.string())),
        *([("observation", pa.list_(pa.float32()))] if observations else []),
        ("place", pa.int8()),
        ("score", pa.int32()),
        ("utility", pa.float32()),
    ]
    about = {
        "game": game.key,
        "version": game.version,
        "seats": seats,
        "level": level,
        "options": {option.name: options.get(option.name, option.default) for option in game.options},
    }
    return pa.schema(columns, metadata={"sylvarium": json.dumps(about)})


def decisions(games: Recorded, first: int = 0, observations: bool = False) -> pyarrow.Table:
    """Recorded games as a table with one row per decision; `first` is the number of the first game."""
    pa = _pyarrow()
    offsets, legal_lists, turns, seen = _unfolded(games, observations)
    game = np.repeat(np.arange(len(games)), games.decisions)
    others = max(1, games.seats - 1)
    worse = (games.places[:, None, :] > games.places[:, :, None]).sum(2)
    better = (games.places[:, None, :] < games.places[:, :, None]).sum(2)
    utility = ((worse - better) / others).astype(np.float32)
    names = pa.array([games.game.telling.name(action) for action in range(games.game.actions.size)])
    columns = [
        first + game,
        games.seed + game,
        np.arange(len(game), dtype=np.int32) - games.starts[game].astype(np.int32),
        games.deciders,
        turns,
        pa.ListArray.from_arrays(pa.array(offsets), pa.array(legal_lists)),
        games.actions,
        pa.DictionaryArray.from_arrays(pa.array(games.actions), names),
    ]
    if observations:
        width = games.game.observation
        bounds = np.arange(0, (len(game) + 1) * width, width, dtype=np.int32)
        columns.append(pa.ListArray.from_arrays(pa.array(bounds), pa.array(seen.reshape(-1))))
    seat = games.deciders.astype(np.int64)
    columns += [games.places[game, seat].astype(np.int8), games.scores[game, seat], utility[game, seat]]
    schema = schema_of(games.game, games.seats, games.level, games.options, observations)
    return pa.Table.from_arrays([pa.array(column) for column in columns], schema=schema)


def _unfolded(games: Recorded, observations: bool) -> tuple[np.ndarray, ...]:
    """What was seen at every decision: offsets into the legal lists, these lists, turns, observations."""
    game, total = games.game, len(games.actions)
    states, out, loops = game.State.empty(1), game.out(), export_loops(game)
    begun = states, as_bytes(states), games.seats, game.chosen(games.seats, games.options), games.seed, out
    counts, turns = np.zeros(total, np.int32), np.zeros(total, np.int16)
    loops["count_legal"](*begun, games.starts, games.actions, counts)
    offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    legal_lists = np.zeros(offsets[-1], np.int16)
    seen = np.zeros((total if observations else 0, game.observation), np.float32)
    loops["write_decisions"](*begun, games.starts, games.actions, offsets, legal_lists, turns, seen)
    return offsets, legal_lists, turns, seen


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise ValueError("Parquet needs pyarrow: pip install 'sylvarium[research]'") from missing
    return pyarrow
