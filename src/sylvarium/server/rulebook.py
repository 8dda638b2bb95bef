"""The rules of a game as sections of plain text, from docs/rules/<game>.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sylvarium.server.refusal import Refusal
from sylvarium.server.shapes import Block, Rulebook, Section

PACKED = Path(__file__).parent / "rulebooks"  # in a wheel
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

# Chapters of the specification that are for whoever builds the game, not for whoever plays it.
FOR_BUILDERS = ("decisions", "invariants", "termination", "coverage", "provenance")

HEADING = re.compile(r"^(#{2,3}) (?:(\d+(?:\.\d+)*)\.? )?(.+)$")
NUMBERED = re.compile(r"^(?:[-*] )?\*\*([RQE]\d+[a-z]?)\.?(?:\*\*|(?= ))\s*(.*)$")
BULLET = re.compile(r"^\s*[-*] (.*)$")
RULER = re.compile(r"^\|?[\s:|-]+\|[\s:|-]*$")


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules in the language asked for, or in English where they have not been translated."""
    for spoken in dict.fromkeys((language, "en")):
        suffix = "" if spoken == "en" else f".{spoken}"
        for folder in (PACKED, CHECKOUT):
            file = folder / f"{game}{suffix}.md"
            if file.is_file():
                sections = parse(file.read_text(encoding="utf-8"))
                return Rulebook(game=game, language=spoken, sections=sections)  # type: ignore[arg-type]
    raise Refusal("unknown_game", f"There are no rules of {game!r}.")


def parse(text: str) -> list[Section]:
    """The chapters for players, in order."""
    sections: list[Section] = []
    lines: list[str] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            _close(sections, lines)
            marks, number, title = heading.groups()
            sections.append(Section(number=number or "", level=len(marks) - 1, title=_title(title), blocks=[]))
        else:
            lines.append(line)
    _close(sections, lines)
    return _for_players(sections)


def _close(sections: list[Section], lines: list[str]) -> None:
    if sections:
        sections[-1].blocks.extend(blocks(lines))
    lines.clear()


def _title(text: str) -> str:
    """The heading without what it says about its sources."""
    return plain(re.split(r"\s+[—–(]\s*provenance|\s+\(provenance", text)[0]).strip()


def _for_players(sections: list[Section]) -> list[Section]:
    kept: list[Section] = []
    skipping = False
    for section in sections:
        if section.level == 1:
            skipping = section.title.lower().startswith(FOR_BUILDERS)
        if not skipping and not section.title.lower().startswith(FOR_BUILDERS):
            kept.append(section)
    return kept


def blocks(lines: list[str]) -> list[Block]:
    """Paragraphs, numbered rules and tables."""
    found: list[Block] = []
    paragraph: list[str] = []
    rows: list[list[str]] = []

    def end_paragraph() -> None:
        if paragraph:
            found.append(_text(" ".join(paragraph)))
            paragraph.clear()

    def end_table() -> None:
        if rows:
            found.append(Block(kind="table", rows=list(rows)))
            rows.clear()

    for line in lines:
        if line.startswith("|"):
            end_paragraph()
            if not RULER.match(line):
                rows.append([plain(cell) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))])
            continue
        end_table()
        if not line.strip() or line.strip() == "---":
            end_paragraph()
        elif BULLET.match(line) or NUMBERED.match(line):
            end_paragraph()
            paragraph.append(line.strip())
        else:
            paragraph.append(line.strip())
    end_paragraph()
    end_table()
    return found


def _text(line: str) -> Block:
    numbered = NUMBERED.match(line)
    if numbered:
        return Block(kind="text", number=numbered[1], text=plain(numbered[2]))
    bullet = BULLET.match(line)
    return Block(kind="text", text="• " + plain(bullet[1]) if bullet else plain(line))


def plain(text: str) -> str:
    """Markdown without its marks."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"(\*\*|__|`)", "", text)
    text = re.sub(r"(?<!\w)[*_](\S(?:.*?\S)?)[*_](?!\w)", r"\1", text)
    return text.replace("\\|", "|").strip()
