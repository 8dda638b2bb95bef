"""What the commands share: arguments, the console, and how long work is divided and shown."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Protocol

import typer
from rich.console import Console

if TYPE_CHECKING:
    from sylvarium.kernel import Game

console = Console()

GameArgument = Annotated[str, typer.Argument(help="The key of a game; `sylvarium games` lists them.")]
SeatsOption = Annotated[int | None, typer.Option(help="How many players; by default the fewest possible.")]
SeedOption = Annotated[int | None, typer.Option(help="The same seed and choices give the same game.")]
FirstSeedOption = Annotated[int, typer.Option("--seed", help="The seed of the first game; the next ones count up.")]
OptionsOption = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=choice.")]
LanguageOption = Annotated[str, typer.Option(help="en or fr")]

# Every command that works long takes these two.
WorkersOption = Annotated[int | None, typer.Option(min=1, help="How many work at once; by default one per core.")]
RayOption = Annotated[str | None, typer.Option(help="Address of a Ray cluster that does the work, or `local`.")]


def harmless(text: str) -> str:
    """What strangers have typed, as one line for a terminal, which obeys nothing in it."""
    shown = (" " if character.isspace() else character for character in text)
    return "".join(character for character in shown if unicodedata.category(character) not in ("Cc", "Cf"))


def found_game(key: str) -> Game:
    from sylvarium.games import game

    try:
        return game(key)
    except ValueError as problem:
        raise typer.BadParameter(str(problem)) from problem


def named(options: list[str] | None) -> dict[str, str]:
    """`--option start=1 --option …` as a dict."""
    pairs = [option.partition("=") for option in options or []]
    for name, equals, _ in pairs:
        if not equals:
            raise typer.BadParameter(f"{name!r} is not of the form name=choice")
    return {name: choice for name, _, choice in pairs}


def at_once(workers: int | None, tasks: int) -> int:
    """The option `--workers` as the functions behind the commands take it: never more than there are tasks."""
    return max(1, min(workers or os.cpu_count() or 1, tasks))


def cluster(ray: str | None) -> bool | str:
    """The option `--ray` as the functions behind the commands take it."""
    return True if ray == "local" else ray or False


class Advance(Protocol):
    """Shows that so much more is done; perhaps what is being done now, and how much there is in all."""

    def __call__(self, done: int = 1, now: str | None = None, total: int | None = None) -> None: ...


@contextmanager
def working(what: str, total: int | None = None) -> Iterator[Advance]:
    """Long work with a progress bar: what it is, how much is done, how long it will take.

    What is wrong with what was asked for (`ValueError`), or with a file, ends the command with that message.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress, refusals():
        task = progress.add_task(what, total=total)

        def advance(done: int = 1, now: str | None = None, total: int | None = None) -> None:
            progress.update(task, advance=done, description=now or what, total=total)

        yield advance


@contextmanager
def refusals() -> Iterator[None]:
    """A request that cannot be met is reported as such, without a traceback."""
    try:
        yield
    except (ValueError, OSError) as problem:
        raise typer.BadParameter(str(problem)) from problem
