"""`sylvarium games`: the shelf, without opening a single box.

No rule is needed to show the names of the games, so neither the games nor the compiler are imported: this is often
the first thing a person tries, and should be there at once.
"""

from __future__ import annotations

from pathlib import Path

import typer

from sylvarium.command_line.shared import LanguageOption, console
from sylvarium.games import SEATS

GAMES_FOLDER = Path(__file__).parents[1] / "games"
LANGUAGES = ("en", "fr")


def games(language: LanguageOption = "en") -> None:
    """The shelf: every game with its players, length and pitch."""
    from rich.table import Table as Grid

    if language not in LANGUAGES:
        raise typer.BadParameter(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    grid = Grid(box=None, header_style="dim")
    for heading in ("key", "name", "players", "length", ""):
        grid.add_column(heading)
    for key, seats in SEATS.items():
        name, length, pitch = described(key, language)
        grid.add_row(f"[b]{key}[/]", name, f"{min(seats)}–{max(seats)}", length, f"[dim]{pitch}[/]")
    console.print(grid)


def described(key: str, language: str) -> tuple[str, str, str]:
    """Name, length and pitch of a game, from the head of its words: the rest of the file is not read into messages."""
    from fluent.syntax import FluentParser, ast

    parser = FluentParser(with_spans=False)
    found: dict[str, str] = {}
    for line in (GAMES_FOLDER / key / "face" / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("game-"):
            entry = parser.parse_entry(line)
            assert isinstance(entry, ast.Message) and entry.value, f"{key}: {line!r} is not a message"
            found[entry.id.name] = "".join(str(getattr(part, "value", "")) for part in entry.value.elements)
    return found["game-name"], found["game-length"], found["game-pitch"]
