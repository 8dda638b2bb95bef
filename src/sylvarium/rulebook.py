"""The rules of a game as plain text with numbers, from docs/rules: for the terminal, the server and its search.

`<game>.md` is the specification in English, `fr/<game>.md` its translation for players.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from sylvarium.kernel.rule import PACKAGE

# In an installed package the rules lie inside it, in a checkout in docs/rules.
FOLDERS = (PACKAGE / "server" / "rulebooks", PACKAGE.parent.parent / "docs" / "rules")

# Chapters of the specification that are for whoever builds the game, not for whoever plays it.
FOR_BUILDERS = ("decisions", "invariants", "termination", "coverage", "provenance", "appendix", "what came out of")

HEADING = re.compile(r"^(#{2,4}) (?:(\d+(?:\.\d+)*)\.? )?(.+)$")
NUMBERED = re.compile(r"^(?:[-*] )?\*\*([RQE]\d+[a-z]?)\.?(?:\*\*|(?= ))\s*(.*)$")
BULLET = re.compile(r"^\s*[-*] (.*)$")
RULER = re.compile(r"^\|?[\s:|-]+\|[\s:|-]*$")
FENCE = "```"
SET_ASIDE = 0xE000  # letters no text has (Unicode keeps them for private use)
SOURCES = re.compile(r"^[*_]*(?:Provenance|Origine)\b", re.IGNORECASE)  # a paragraph about where things are from
SOURCE = re.compile(r"`(?:ours|rulebook|known)`|\bprovenance\b")


@dataclass(frozen=True)
class Block:
    """A paragraph, perhaps with the number of a rule; a table, its head first; or something drawn with letters."""

    kind: Literal["text", "table", "code"]
    number: str | None = None
    text: str | None = None
    rows: list[list[str]] | None = None

    @property
    def lines(self) -> list[str]:
        if self.rows is not None:
            return [f"| {' | '.join(row)} |" for row in self.rows]
        text = self.text or ""
        return text.split("\n") if self.kind == "code" else [f"{self.number} {text}" if self.number else text]


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it."""

    number: str
    level: int
    title: str
    blocks: list[Block] = field(default_factory=list)

    @property
    def lines(self) -> list[str]:
        return [line for block in self.blocks for line in block.lines]


@dataclass(frozen=True)
class Rules:
    """The rules of a game for players, in one language."""

    game: str
    language: str
    sections: list[Section]


@cache
def rules(game: str, language: str = "en") -> Rules:
    """The rules in the language asked for, or in English where they have not been translated."""
    for spoken in dict.fromkeys((language, "en")):
        file = rules_file(game, spoken)
        if file:
            return Rules(game, spoken, parse(file.read_text(encoding="utf-8")))
    raise FileNotFoundError(f"no rules of {game} are installed")


def rules_file(game: str, language: str) -> Path | None:
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    return next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)


def sections(game: str, language: str = "en") -> list[Section]:
    return rules(game, language).sections


# ------------------------------------------------------------------------------------------------- sections


def parse(text: str) -> list[Section]:
    """The chapters for players, in order."""
    found: list[Section] = []
    lines: list[str] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            _close(found, lines)
            marks, number, title = heading.groups()
            found.append(Section(number or "", len(marks) - 1, title_of(title)))
        else:
            lines.append(line)
    _close(found, lines)
    return _for_players(found)


def _close(found: list[Section], lines: list[str]) -> None:
    if found:
        found[-1].blocks.extend(blocks(lines))
    lines.clear()


def _for_players(found: list[Section]) -> list[Section]:
    kept: list[Section] = []
    skipped = 0  # the level of the chapter that is being left out
    for section in found:
        if skipped and section.level > skipped:
            continue
        skipped = section.level if section.title.lower().startswith(FOR_BUILDERS) else 0
        if not skipped:
            kept.append(section)
    return kept


def title_of(heading: str) -> str:
    """A heading without what it says about its sources: after a dash, or in brackets."""
    heading = re.split(rf"\s+[—–]\s+(?=.*(?:{SOURCE.pattern}|\bours\b))", heading)[0]
    return plain(re.sub(r"\s*\(([^()]*)\)$", _bracket, heading))


def _bracket(found: re.Match[str]) -> str:
    first, *rest = found[1].split(";")
    parts = [] if SOURCE.search(first.split(",")[0]) else [p for p in first.split(",") if not SOURCE.search(p)]
    kept = [clause for clause in (",".join(parts), *rest) if clause.strip() and not SOURCE.search(clause)]
    return f" ({';'.join(kept).strip()})" if kept else ""


# --------------------------------------------------------------------------------------------------- blocks


def blocks(lines: list[str]) -> list[Block]:
    """Paragraphs, numbered rules, tables and drawings."""
    return [block for block in map(_block, _groups(lines)) if block]


def _groups(lines: list[str]) -> Iterator[list[str]]:
    """The lines that belong together: a drawing between fences, a table, or a paragraph."""
    group: list[str] = []
    for line in lines:
        bare = line.strip()
        drawing = bool(group) and group[0].strip().startswith(FENCE)
        if drawing:
            if bare == FENCE:
                yield group
                group = []
            else:
                group.append(line)
            continue
        in_table = bool(group) and group[0].strip().startswith("|")
        begins = BULLET.match(line) or NUMBERED.match(line) or bare.startswith(FENCE)
        if group and (not bare or bare == "---" or begins or in_table != bare.startswith("|")):
            yield group
            group = []
        if bare and bare != "---":
            group.append(line)
    if group:
        yield group


def _block(group: list[str]) -> Block | None:
    first = group[0].strip()
    if first.startswith(FENCE):
        return Block("code", text="\n".join(line.rstrip() for line in group[1:]))
    if first.startswith("|"):
        rows = [line.strip() for line in group if not RULER.match(line.strip())]
        return Block("table", rows=[[plain(cell) for cell in re.split(r"(?<!\\)\|", row.strip("|"))] for row in rows])
    if SOURCES.match(first):
        return None
    text = " ".join(line.strip() for line in group)
    numbered = NUMBERED.match(text)
    if numbered:
        return Block("text", numbered[1], plain(numbered[2]))
    bullet = BULLET.match(text)
    return Block("text", text="• " + plain(bullet[1]) if bullet else plain(text))


def plain(text: str) -> str:
    """Markdown without its marks. What stands between backquotes is left as it is."""
    code: list[str] = []

    def set_aside(found: re.Match[str]) -> str:
        code.append(found[1])
        return chr(SET_ASIDE + len(code) - 1)

    text = re.sub(r"`([^`]*)`", set_aside, text.replace("\\|", "|"))
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"\*\*|__", "", text)
    text = re.sub(r"(?<!\w)\*(?=\S)([^*]*[^*\s])\*(?!\w)", r"\1", text)
    text = re.sub(r"(?<![\w>])_(?=\S)([^_]*[^_\s])_(?![\w<])", r"\1", text)
    for number, kept in enumerate(code):
        text = text.replace(chr(SET_ASIDE + number), kept)
    return text.strip()
