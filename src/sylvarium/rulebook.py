"""The rules of a game as plain text with numbers, from docs/rules: for the terminal, the server and its search.

`<game>.md` is the specification in English, `fr/<game>.md` its translation for players.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token

from sylvarium.kernel.rule import PACKAGE

# In an installed package the rules lie inside it, in a checkout in docs/rules.
FOLDERS = (PACKAGE / "server" / "rulebooks", PACKAGE.parent.parent / "docs" / "rules")

# Chapters of the specification that are for whoever builds the game, not for whoever plays it.
FOR_BUILDERS = ("decisions", "invariants", "termination", "coverage", "provenance", "appendix", "what came out of")

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
LEVELS = {"h2": 1, "h3": 2, "h4": 3}
HEADING = re.compile(r"^(?:(\d+(?:\.\d+)*)\.? )?(.+)$")
NUMBERED = re.compile(r"^\*\*([RQE]\d+[a-z]?)\.?(?:(\*\*)|(?= ))\s*(.*)$")
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
    for heading, block in _pieces(MARKDOWN.parse(text)):
        if heading:
            found.append(heading)
        elif block and found:
            found[-1].blocks.append(block)
    return _for_players(found)


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


def _pieces(tokens: list[Token]) -> Iterator[tuple[Section | None, Block | None]]:
    """Headings, paragraphs, numbered rules, tables and drawings, in order."""
    mark = ""  # what stands before the next paragraph: the bullet or the number of an item of a list
    rows: list[list[str]] = []
    for token, inner in pairwise([*tokens, Token("end", "", 0)]):
        match token.type:
            case "heading_open" if token.tag in LEVELS:
                number, title = HEADING.match(inner.content).groups()  # type: ignore[union-attr]
                yield Section(number or "", LEVELS[token.tag], title_of(title)), None
            case "list_item_open":
                mark = f"{token.info}{token.markup} " if token.info else "• "
            case "paragraph_open":
                yield None, _paragraph(" ".join(inner.content.split("\n")), mark)
                mark = ""
            case "fence":
                yield None, Block("code", text="\n".join(line.rstrip() for line in token.content.splitlines()))
            case "table_open":
                rows = []
            case "tr_open":
                rows.append([])
            case "th_open" | "td_open":
                rows[-1].append(_said(inner.children))
            case "table_close":
                yield None, Block("table", rows=[row for row in rows if any(row)])  # a head may be empty


def _paragraph(text: str, mark: str) -> Block | None:
    if SOURCES.match(text):
        return None
    numbered = NUMBERED.match(text)
    if numbered:
        number, closed, rest = numbered.groups()
        return Block("text", number, plain(rest if closed else f"**{rest}"))
    return Block("text", text=mark + plain(text))


def plain(text: str) -> str:
    """Markdown without its marks. What stands between backquotes is left as it is."""
    return _said(MARKDOWN.parseInline(text)[0].children)


def _said(tokens: list[Token] | None) -> str:
    return "".join(" " if token.type == "softbreak" else token.content for token in tokens or ()).strip()
