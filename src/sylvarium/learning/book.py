"""The rulebook for players: `school/rulebook.<language>.md`, ten minutes to read, with pictures drawn by the board.

The numbered specification (`docs/rules`, `sylvarium.rulebook`) decides in a dispute; every chapter here names the rules
of it that it covers: `<!-- covers: R10–R24, R99 -->` under its heading. A picture is written as an image of Markdown,
`![what is to be seen](picture:key "caption")`; `learning.pictures` knows its scene.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Literal

from markdown_it.token import Token

from sylvarium.kernel import Game
from sylvarium.learning.schools import has_school
from sylvarium.rulebook import MARKDOWN

COVERS = re.compile(r"^<!-- covers: (.+) -->$")
RANGE = re.compile(r"^([A-Z])(\d+)(?:–\1(\d+))?$")
PICTURE = "picture:"


@dataclass(frozen=True)
class Span:
    """Some words, perhaps in bold."""

    text: str
    bold: bool = False


@dataclass(frozen=True)
class BookBlock:
    """A paragraph, an item of a list, a smaller heading, a table (its head first) or a picture with its caption."""

    kind: Literal["text", "item", "heading", "table", "picture"]
    spans: list[Span] = field(default_factory=list)
    rows: list[list[list[Span]]] = field(default_factory=list)
    picture: str | None = None
    alt: str | None = None  # what is to be seen in the picture, for whoever does not see it


@dataclass(frozen=True)
class Chapter:
    title: str
    covers: list[str]  # numbers of rules
    blocks: list[BookBlock] = field(default_factory=list)


@dataclass(frozen=True)
class Book:
    game: str
    language: str
    chapters: list[Chapter]


@cache
def book(game: Game, language: str) -> Book | None:
    """The rulebook for players in this language; None if the game has none in it."""
    file = f"rulebook.{language}.md"
    if not has_school(game, file):
        return None
    return Book(game.key, language, parse((game.folder / "school" / file).read_text("utf-8")))


def parse(text: str) -> list[Chapter]:
    """The chapters in order. What stands before the first second-level heading is for editors."""
    chapters: list[Chapter] = []
    for found in _pieces(MARKDOWN.parse(text)):
        if isinstance(found, str):
            chapters.append(Chapter(found, []))
        elif not chapters:
            continue
        elif isinstance(found, BookBlock):
            chapters[-1].blocks.append(found)
        else:
            chapters[-1].covers.extend(found)
    return chapters


def numbers(written: str) -> list[str]:
    """`R1–R3, S2` is R1, R2, R3 and S2."""
    found: list[str] = []
    for part in written.split(", "):
        matched = RANGE.match(part)
        if not matched:
            raise ValueError(f"{part!r} is neither the number of a rule nor a range like R1–R3")
        letter, first, last = matched.groups()
        found += [f"{letter}{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def _pieces(tokens: list[Token]) -> Iterator[str | list[str] | BookBlock]:
    """Titles of chapters, what they cover, and blocks, in order."""
    item = False
    rows: list[list[list[Span]]] = []
    for token, inner in pairwise([*tokens, Token("end", "", 0)]):
        match token.type:
            case "heading_open" if token.tag == "h2":
                yield inner.content
            case "heading_open" if token.tag == "h3":
                yield BookBlock("heading", _spans(inner))
            case "list_item_open":
                item = True
            case "paragraph_open":
                yield from _paragraph(inner, item)
                item = False
            case "table_open":
                rows = []
            case "tr_open":
                rows.append([])
            case "th_open" | "td_open":
                rows[-1].append(_spans(inner))
            case "table_close":
                yield BookBlock("table", rows=rows)


def _paragraph(inner: Token, item: bool) -> Iterator[list[str] | BookBlock]:
    covers = COVERS.match(inner.content)
    images = [each for each in inner.children or () if each.type == "image"]
    if covers:
        yield numbers(covers[1])
    elif images:
        yield from map(_picture, images)
    else:
        yield BookBlock("item" if item else "text", _spans(inner))


def _picture(image: Token) -> BookBlock:
    source, caption = str(image.attrs["src"]), str(image.attrs.get("title", ""))
    return BookBlock("picture", [Span(caption)], picture=source.removeprefix(PICTURE), alt=image.content)


def _spans(inner: Token) -> list[Span]:
    """The words of a paragraph; neighbours that look the same are one."""
    spans: list[Span] = []
    bold = False
    for token in inner.children or ():
        if token.type in ("strong_open", "strong_close"):
            bold = token.type == "strong_open"
            continue
        text = " " if token.type == "softbreak" else token.content
        if spans and spans[-1].bold == bold:
            spans[-1] = Span(spans[-1].text + text, bold)
        elif text:
            spans.append(Span(text, bold))
    return spans
