"""Reads the component tables out of a rules file: a referee takes its data from there, not from the game."""

from __future__ import annotations

from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rows(game: str, *columns: str) -> list[dict[str, str]]:
    """The rows of every table of `docs/rules/<game>.md` that begins with these columns, as {column: cell}."""
    found: list[dict[str, str]] = []
    header: list[str] = []
    for line in (RULES / f"{game}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().replace("`", "") for cell in line.strip("| ").split("|")] if line.startswith("|") else []
        if not cells:
            header = []
        elif not header:
            header = cells
        elif tuple(header[: len(columns)]) == columns and set(line) - set("|-: "):
            found.append(dict(zip(header, cells, strict=True)))
    return found
