"""The rules of a game as text with numbers, for the terminal, the side panel of the client and the search in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sylvarium.kernel.rule import PACKAGE


@dataclass(frozen=True)
class Section:
    """A heading of a rules file and the lines under it."""

    title: str
    level: int
    lines: tuple[str, ...]


def rules_file(key: str) -> Path:
    """In an installed package the rules lie inside it, in a checkout in docs/rules."""
    for folder in (PACKAGE / "server" / "rulebooks", PACKAGE.parent.parent / "docs" / "rules"):
        if (folder / f"{key}.md").is_file():
            return folder / f"{key}.md"
    raise FileNotFoundError(f"no rules of {key} are installed")


@cache
def sections(key: str) -> tuple[Section, ...]:
    """The rules of a game, heading by heading."""
    found: list[tuple[str, int, list[str]]] = []
    for line in rules_file(key).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            found.append((line.lstrip("# "), level, []))
        elif line.strip() and found:
            found[-1][2].append(line)
    return tuple(Section(title, level, tuple(lines)) for title, level, lines in found)
