"""What the commands share: arguments, the console, a progress bar."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

console = Console()

GameArgument = Annotated[str, typer.Argument(help="The key of a game; `sylvarium games` lists them.")]
SeatsOption = Annotated[int | None, typer.Option(help="How many players; by default the fewest possible.")]
SeedOption = Annotated[int | None, typer.Option(help="The same seed and choices give the same game.")]
OptionsOption = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=choice.")]
LanguageOption = Annotated[str, typer.Option(help="en or fr")]
RayOption = Annotated[str | None, typer.Option(help="Address of a Ray cluster, or `local`.")]


def found_game(key: str) -> Any:
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


def cluster(ray: str | None) -> bool | str:
    """The option `--ray` as the functions behind the commands take it."""
    return True if ray == "local" else ray or False


def bar(what: str, total: int | None = None) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console)
    progress.add_task(what, total=total)
    return progress
