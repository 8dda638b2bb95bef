"""The command `verify`: was the draw of a finished game fair, and did its cards follow from it?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sylvarium.command_line.shared import console

if TYPE_CHECKING:
    from urllib.error import HTTPError

WAIT = 30  # seconds for an answer of the server


def verify(
    source: Annotated[str, typer.Argument(help="The address of a finished table, or a file with its record.")],
    commitment: Annotated[str | None, typer.Option(help="The commitment you noted before you joined.")] = None,
    half: Annotated[str | None, typer.Option(help="The half that your client added.")] = None,
) -> None:
    """Checks the draw of a finished game, and replays the game from it."""
    from sylvarium.table.draw import check

    record = _record(source)
    verdict = check(record["draw"])
    steps = list(zip(verdict.steps, [verdict.fair] * len(verdict.steps), strict=True))
    draw = record["draw"] or {}
    if commitment is not None:
        same = draw.get("commitment") == commitment.lower()
        steps.append(("It is the commitment you noted." if same else "It is NOT the commitment you noted.", same))
    if half is not None:
        same = half.lower() in draw.get("halves", ())
        steps.append(("Your half was used." if same else "Your half was NOT used.", same))
    replayed, fits = _replayed(record)
    steps.append((replayed, fits is not False))
    for step, good in steps:
        console.print("[green]✓[/]" if good else "[red]✗[/]", step)
    if not all(good for _, good in steps):
        raise typer.Exit(1)


def _record(source: str) -> dict[str, Any]:
    """The record of a table: from its page, from its address for programs, or from a file."""
    from urllib.error import HTTPError, URLError
    from urllib.request import urlopen

    try:
        if source.startswith(("http://", "https://")):
            with urlopen(record_address(source), timeout=WAIT) as answer:
                found = json.load(answer)
        else:
            found = json.loads(Path(source).read_text())
    except HTTPError as problem:
        raise typer.BadParameter(_said(problem)) from problem
    except (URLError, OSError, ValueError) as problem:
        raise typer.BadParameter(f"{source} cannot be read: {problem}") from problem
    missing = {"game", "rules", "seats", "options", "draw", "actions", "ranking"} - set(found)
    if missing:
        raise typer.BadParameter(f"this is not the record of a game: it lacks {', '.join(sorted(missing))}")
    return found


def record_address(page: str) -> str:
    """Where the record of the table with this address is."""
    from urllib.parse import urlsplit

    url = urlsplit(page)
    parts = [part for part in url.path.split("/") if part]
    for word in ("table", "tables"):
        if word in parts[:-1]:
            table = parts[parts.index(word) + 1]
            return f"{url.scheme}://{url.netloc}/api/tables/{table}/record"
    raise ValueError("the address of a table ends in /table/ and its name")


def _said(problem: HTTPError) -> str:
    try:
        return json.load(problem)["message"]
    except (ValueError, KeyError):
        return str(problem)


def _replayed(record: dict[str, Any]) -> tuple[str, bool | None]:
    """What replaying the game from its seed gives: a sentence, and whether it fits (None: it could not be tried)."""
    from sylvarium.games import game
    from sylvarium.kernel import Message
    from sylvarium.table import Origin, Refused, Table
    from sylvarium.table.saving import unpack

    draw = record["draw"]
    rules = game(record["game"])
    if draw is None or record["actions"] is None:
        return "The game was not replayed: its record is not complete.", None
    if record["rules"] != rules.version:
        return "The game was not replayed: it was played under other rules than those of this installation.", None
    origin = Origin(unpack(record["origin"]), Message("table-forked", number=0)) if record.get("origin") else None
    try:
        table = Table(rules, record["seats"], record["options"], int(draw["seed"]), record["actions"], origin)
    except (Refused, ValueError) as problem:
        return f"The game does NOT follow from its seed: {problem}", False
    low, high = (int(part) for part in table.record(0).seed)
    if low | high << 32 != int(draw["seed"]):
        return "The game did NOT begin with its seed.", False
    found = [vars(place) for place in table.ranking()]
    if not table.over or found != record["ranking"]:
        return "Replayed from its seed, the game ends DIFFERENTLY.", False
    since = " It went on from a moment of another table: only what came after it was drawn here." if origin else ""
    return f"Replayed from the seed, all {table.number} moves are possible and lead to the same result.{since}", True
