"""`sylvarium admin`: what the operator of a server sees and does, also while it runs (docs/operating.md)."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sylvarium.command_line.shared import console, harmless, refusals

if TYPE_CHECKING:
    import sqlalchemy as sa

app = typer.Typer(no_args_is_help=True, help="For operators: tables, people, moderation, repair, backups, retention.")


class Status(StrEnum):
    waiting = "waiting"
    playing = "playing"
    over = "over"
    closed = "closed"


DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="The database URL of the server; by default that of `sylvarium serve`."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")]
TableArgument = Annotated[str, typer.Argument(help="The id of a table, as in its address.")]
ReasonOption = Annotated[str, typer.Option(help="The reason, for the record.")]
SeatOption = Annotated[int | None, typer.Option(min=0, help="The seat of the person, counted from 0.")]
NameOption = Annotated[str | None, typer.Option("--name", help="The nickname of the person.")]
WatchersOption = Annotated[bool, typer.Option("--spectators", help="Everybody who watches without a seat.")]


def database_url(given: str | None) -> str:
    from sylvarium.server.settings import Settings

    return Settings.from_environment(database_url=given).database_url


@contextmanager
def storage(database: str | None, any_schema: bool = False) -> Iterator[sa.Engine]:
    """The storage of the server; a problem with it, or with the request, ends the command with a sentence."""
    from sylvarium.server.operating.store import existing

    with refusals(), existing(database_url(database), any_schema) as engine:
        yield engine


def tell(value: Any, as_json: bool, *lines: str) -> None:
    """The value for scripts, or lines for people: nothing that strangers have typed commands their terminal."""
    import orjson

    if as_json:
        sys.stdout.write(orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE).decode())
    for line in () if as_json else "\n".join(lines).split("\n"):
        console.print(harmless(line), markup=False, highlight=False, soft_wrap=True)


def grid(rows: list[dict[str, Any]], **columns: str) -> None:
    """Rows for people: the columns that are named, under their headings. Names of tables stay in one piece: people copy
    them, and look for them with `grep`.
    """
    from rich.markup import escape
    from rich.table import Table as Grid

    shown = Grid(box=None, header_style="dim")
    for name, heading in columns.items():
        shown.add_column(heading, overflow="fold", no_wrap=name == "table")
    for row in rows:
        shown.add_row(*(escape("" if row[name] in (None, False) else harmless(str(row[name]))) for name in columns))
    console.print(shown)


@app.command()
def tables(
    table: Annotated[str | None, typer.Argument(help="The details of this table.")] = None,
    game: Annotated[str | None, typer.Option(help="Only of this game.")] = None,
    status: Annotated[Status | None, typer.Option(help="Only tables in this state.")] = None,
    damaged: Annotated[bool, typer.Option("--damaged", help="Only tables with rows set aside or missing.")] = False,
    since: Annotated[str | None, typer.Option(help="Only tables touched this recently: 30m, 12h, 7d.")] = None,
    limit: Annotated[int | None, typer.Option(min=1, help="How many at most.")] = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """The tables of the server, the most recently touched first; or everything about one of them."""
    from sylvarium.server.operating.listing import Wanted, details, listed

    with storage(database) as engine:
        if table:
            found = details(engine, table)
            tell(found, as_json, *(f"{name}: {_text(value)}" for name, value in found.items()))
            return
        wanted = Wanted(game, status.value if status else None, damaged, _moment(since), limit)
        all_found = listed(engine, wanted)
    if as_json:
        tell(all_found, True)
        return
    rows = [{**one, "people": ", ".join(_seat(person) for person in one["people"])} for one in all_found]
    grid(rows, table="table", game="game", status="status", people="people", events="events", set_aside="set aside",
         missing="missing", closed="closed", touched="touched")  # fmt: skip
    tell(None, False, f"{len(rows)} tables")


def _seat(person: dict[str, Any]) -> str:
    if person["kind"] == "open":
        return "–"
    return f"{person['nickname'] or ''} ({person['level']})".strip() if person["level"] else person["nickname"] or "?"


def _text(value: Any) -> str:
    if isinstance(value, list):
        return "".join(f"\n  {_text(one)}" for one in value) or "–"
    if isinstance(value, dict):
        return "  ".join(f"{name}={harmless(str(one))}" for name, one in value.items())
    return "–" if value is None else harmless(str(value))


def _moment(text: str | None) -> float | None:
    """The moment that long ago."""
    from time import time

    if text is None:
        return None
    found = re.fullmatch(r"(\d+)([mhd])", text)
    if not found:
        raise ValueError(f"{text!r} is not of the form 30m, 12h or 7d")
    return time() - int(found[1]) * {"m": 60, "h": 3600, "d": 86400}[found[2]]


@app.command()
def people(
    name: Annotated[str | None, typer.Argument(help="A part of the nickname.")] = None,
    table: Annotated[str | None, typer.Option(help="Only at this table.")] = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Who holds which seat where. Only their owners know the tokens."""
    from sylvarium.server.operating.listing import people as found_people

    with storage(database) as engine:
        found = found_people(engine, name, table)
    if as_json:
        tell(found, True)
        return
    grid(found, nickname="name", table="table", seat="seat", game="game", status="status", bot="bot", muted="muted",
         touched="touched")  # fmt: skip
    tell(None, False, f"{len(found)} seats")


@app.command()
def mute(
    table: TableArgument,
    seat: SeatOption = None,
    name: NameOption = None,
    spectators: WatchersOption = False,
    reason: ReasonOption = "",
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Blocks the chat of a person at a table, or of all spectators. They can still play."""
    _voice(table, (seat, name, spectators), reason, False, database, as_json)


@app.command()
def unmute(
    table: TableArgument,
    seat: SeatOption = None,
    name: NameOption = None,
    spectators: WatchersOption = False,
    reason: ReasonOption = "",
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Allows the chat of a person at a table, or of its spectators, again."""
    _voice(table, (seat, name, spectators), reason, True, database, as_json)


def _voice(
    table: str,
    who: tuple[int | None, str | None, bool],
    reason: str,
    voice: bool,
    database: str | None,
    as_json: bool,
) -> None:
    from sylvarium.server.operating import moderating

    seat, name, spectators = who
    with storage(database) as engine:
        if (seat is not None) + (name is not None) + spectators != 1:
            raise ValueError("say who: --seat, --name or --spectators")
        if name is not None:
            seat = moderating.seat_called(engine, table, name)
        moderating.mute(engine, table, seat, reason, voice)
    person = "spectators" if seat is None else f"seat {seat}"
    told = {"table": table, "seat": seat, "spectators": seat is None, "muted": not voice}
    tell(told, as_json, f"{person} of table {table}: {'may chat again' if voice else 'muted'}")


@app.command()
def close(
    table: TableArgument,
    reason: Annotated[str, typer.Option(help="The reason, shown to everybody who comes to the table.")],
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Closes a table: no more moves, chat or joining. It can still be looked at, and reopened."""
    from sylvarium.server.operating import moderating

    with storage(database) as engine:
        moderating.close(engine, table, reason)
    tell({"table": table, "closed": reason}, as_json, f"table {table} is closed: {reason}")


@app.command()
def reopen(
    table: TableArgument, reason: ReasonOption = "", database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Opens a closed table again: the game continues where it was."""
    from sylvarium.server.operating import moderating

    with storage(database) as engine:
        moderating.reopen(engine, table, reason)
    tell({"table": table, "closed": None}, as_json, f"table {table} is open again")


@app.command()
def repair(
    table: Annotated[str | None, typer.Argument(help="Only this table; by default all of them.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what is damaged.")] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Opens tables as far as they are intact, and sets the rest aside. Exits with 1 if something is beyond repair."""
    from sylvarium.modes import interpret

    interpret("1")  # replaying a table is quick also without the compiler, which may have a minute's work to do first

    from dataclasses import asdict

    from sylvarium.server.operating.store import check_exists, note
    from sylvarium.server.repairing import repair as repaired

    with storage(database) as engine:
        if table is not None:
            check_exists(engine, table)
        found = [one for one in repaired(engine, table, dry_run) if one.problem]
        for one in found:
            if one.repaired:
                with engine.begin() as connection:
                    note(connection, one.table, "repair", one.problem or "")
    lines = [
        f"{one.table}: {one.problem}; {one.whole} events are whole, {one.events} events and {one.snapshots} snapshots "
        f"{'were' if one.repaired else 'would be' if not one.hopeless else 'cannot be'} set aside"
        for one in found
    ]
    tell([asdict(one) for one in found], as_json, *lines, f"{len(found)} damaged tables")
    if any(one.hopeless for one in found):
        raise typer.Exit(1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as sylvarium.backup.")],
    copy: Annotated[bool, typer.Option("--copy", help="A copy of the SQLite file, ready to be served.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Saves everything on the server as it is at this moment in one file; people can play on meanwhile."""
    from sylvarium.server.operating.backup import back_up, copy_sqlite

    with storage(database, any_schema=True) as engine:
        counts = copy_sqlite(engine, file, force) if copy else back_up(engine, file, force)
    tell({"file": str(file), "rows": counts}, as_json, f"{file}: {_counted(counts)}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup, or a copy of an SQLite file.", exists=True, dir_okay=False)],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only read the whole backup.")] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Fills an empty storage, of either kind, from a backup: completely, or not at all."""
    import sqlalchemy as sa

    from sylvarium.server.database import AlreadyInUse
    from sylvarium.server.operating.backup import checked
    from sylvarium.server.operating.backup import restore as restored

    with refusals():
        try:
            counts = checked(file) if dry_run else restored(database_url(database), file)
        except AlreadyInUse as problem:
            raise ValueError(str(problem)) from problem
        except sa.exc.SQLAlchemyError as problem:
            cause = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
            raise ValueError(f"nothing was restored: {cause}") from problem
    did = "whole" if dry_run else "restored"
    tell({"file": str(file), "rows": counts, "restored": not dry_run}, as_json, f"{did}: {_counted(counts)}")


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in counts.items())


@app.command()
def ratings(
    again: Annotated[bool, typer.Option("--again", help="Recalculate all ratings from the recorded games.")] = False,
    replay: Annotated[
        bool, typer.Option("--replay", help="Before that, replay every finished game that still exists.")
    ] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Recorded games and ratings; --again recalculates them, which changes nothing unless something was wrong
    or the fixed points have been measured again."""
    from sylvarium.modes import interpret

    interpret("1")  # replaying is quick also without the compiler

    from sylvarium.server.rating import store
    from sylvarium.server.rating.replaying import replay as replayed

    with storage(database) as engine:
        found: dict[str, Any] = {"replayed": replayed(engine)} if replay else {}
        if again or replay:
            found["again"] = store.again(engine)
        found["recorded"] = store.counts(engine)
    lines = [f"{name}: {_text(value)}" for name, value in found.items()]
    tell(found, as_json, *lines)


@app.command()
def retention(
    waiting_days: Annotated[float, typer.Option(min=0, help="Tables that are waiting for players.")] = 7,
    unfinished_days: Annotated[float, typer.Option(min=0, help="Games that were begun but not finished.")] = 90,
    finished_days: Annotated[float | None, typer.Option(min=0, help="Finished games; kept by default.")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Really remove them, for good.")] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Which tables nobody has touched for that many days; with --remove they are removed."""
    from sylvarium.server.operating import retention as work

    policy = work.Policy(waiting_days, unfinished_days, finished_days)
    with storage(database) as engine:
        found = work.remove(engine, policy) if remove else work.doomed(engine, policy)
    counts = work.counts(found)
    lines = [f"{game}: {_counted(of_game)}" for game, of_game in sorted(counts["by_game"].items())]
    did = "removed" if remove else "would be removed (--remove does it)"
    told = {**counts, "removed": remove, "ids": [one.table for one in found]}
    tell(told, as_json, *lines, f"{len(found)} tables {did}")
