"""Words are set as a printer would: curly apostrophes and quotes, and in French the spaces that never break.

A line that begins with a colon, or an apostrophe of a typewriter, is what tells a reader that nobody has looked.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

ROOT = Path(__file__).resolve().parents[2]
WORDS = sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("words/??.ftl"))
BOOKS = sorted((ROOT / "src").rglob("rulebook.??.md"))
TYPEWRITTEN = re.compile(r"['\"]|\.\.\.|[^\s,;:] …")
LOOSE_IN_FRENCH = re.compile(r"[\w)»’] ?[:;!?»%](?=\s|$|[.,)])|«[^\xa0]")


class Sentences(visitor.Visitor):
    """What the messages of a file say, with an `x` wherever something is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:
        self.found.append("".join(map(self.told, pattern.elements)))
        self.generic_visit(pattern)

    def told(self, element) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        literal = isinstance(element.expression, ast.StringLiteral)
        return element.expression.parse()["value"] if literal else "x"


def sentences(path):
    if path.suffix == ".ftl":
        reader = Sentences()
        reader.visit(parse(path.read_text(encoding="utf-8")))
        return reader.found
    text = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"))
    text = re.sub(r"\*\*[!?]\*\*", "x", text).replace("*", "")
    return [part for line in text.splitlines() for part in re.split(r"\]\(picture:[\w-]+ \"|\"\)$|^!\[", line)]


def test_there_are_words_and_books():
    assert len(WORDS) >= 30 and len(BOOKS) >= 10


@pytest.mark.parametrize("path", [*WORDS, *BOOKS], ids=lambda path: str(path.relative_to(ROOT)))
def test_words_are_set_as_in_print(path):
    wrong = [said for said in sentences(path) if TYPEWRITTEN.search(said)]
    if path.name in ("fr.ftl", "rulebook.fr.md"):
        wrong += [said for said in sentences(path) if LOOSE_IN_FRENCH.search(said)]
    assert not wrong, "\n".join(wrong)
