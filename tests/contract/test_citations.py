"""Every rule, ruling, worked example and invariant of docs/rules is cited where a test checks it (`# builders R31`).

A citation counts if it stands in a test that asserts something (by itself, with `pytest.raises`, or through a helper
that does), in such a helper if a test uses it, or in the data they use. One in a heading or in a module's docstring
promises nothing.
"""

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEFINES = re.compile(r"^(?:#+ |[-*] |\| ?)?\**([RQEIS]\d+[a-z]?)\b")
ID = re.compile(r"([RQEIS])(\d+)([a-z]?)(?:\s*(?:-|–|to)\s*[RQEIS]?(\d+))?")
CHECKS = ("raises", "fail", "assert_")  # of pytest, NumPy and others


def defined(path):
    return {m.group(1) for line in path.read_text().splitlines() if (m := DEFINES.match(line))}


def cited(key, text):
    found = set()
    for line in text.splitlines():
        for m in re.finditer(rf"\b{key}\b((?:[\s,;:]|and|[RQEIS]\d+[a-z]?|to|[-–]|\d+)+)", line):
            for letter, first, suffix, last in ID.findall(m.group(1)):
                found.add(f"{letter}{first}{suffix}")
                found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)} if last else set()
    return found


# ------------------------------------------------------------------------------------------------ what tests check


@dataclass
class Part:
    """A function, a class or some data at the top of a file of tests, with the comment right above it."""

    names: set[str]
    text: str
    uses: set[str] = field(default_factory=set)
    asserts: bool = False
    is_test: bool = False


def parts_of(source):
    """What stands at the top of a file, without its docstring and its imports."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Expr)):
            continue
        start = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))]) - 1
        while start and lines[start - 1].startswith("#") and not lines[start - 1].startswith("# ---"):
            start -= 1
        within = list(ast.walk(node))
        yield Part(
            names={node.name} if hasattr(node, "name") else {n.id for n in within if _is_target(n)},
            text="\n".join(lines[start : node.end_lineno]),
            uses={n.id for n in within if isinstance(n, ast.Name)} | {n.attr for n in within if _is_attribute(n)},
            asserts=any(isinstance(n, ast.Assert) or _is_check(n) for n in within),
            is_test=getattr(node, "name", "").lower().startswith("test"),
        )


def _is_target(node):
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _is_attribute(node):
    return isinstance(node, ast.Attribute)


def _is_check(node):
    called = node.func if isinstance(node, ast.Call) else None
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name.startswith(CHECKS)


def checking(parts):
    """Tests that assert, directly or through what they use, and what they use to do so."""
    asserting = {name for part in parts if part.asserts and not part.is_test for name in part.names}
    for _ in parts:
        more = {name for part in parts if not part.is_test and part.uses & asserting for name in part.names}
        if more <= asserting:
            break
        asserting |= more
    found = [part for part in parts if part.is_test and (part.asserts or part.uses & asserting)]
    used = set().union(*(part.uses for part in found))
    rest = [part for part in parts if not part.is_test]
    while new := [part for part in rest if part.names & used]:
        found += new
        rest = [part for part in rest if not part.names & used]
        used |= set().union(*(part.uses for part in new))
    return found


@cache
def checked_text():
    """All text of the tests in which a citation counts."""
    parts = [part for path in sorted((ROOT / "tests").rglob("*.py")) for part in parts_of(path.read_text())]
    return "\n".join(part.text for part in checking(parts))


def test_every_number_is_cited_where_something_is_checked(game):
    missing = defined(ROOT / "docs" / "rules" / f"{game.key}.md") - cited(game.key, checked_text())
    assert not missing, f"no test that checks something cites {sorted(missing)}"


def test_only_what_checks_something_counts():
    source = """
\"\"\"game R1\"\"\"
import pytest
CASES = [1]  # game R2
UNUSED = [1]  # game R3

# ------ game R4


# game R5
def test_directly():  # game R6
    assert CASES

def test_nothing():  # game R7
    print("game R8")

def helper():  # game R9
    assert True

def never_called():  # game R10
    CASES = [2]
    assert CASES

def through(): return helper()  # game R11

def test_through_a_helper():  # game R12, R13
    through()

def test_raises():
    with pytest.raises(ValueError):  # game R14
        int("x")
"""
    text = "\n".join(part.text for part in checking(list(parts_of(source))))
    assert cited("game", text) == {f"R{n}" for n in (2, 5, 6, 9, 11, 12, 13, 14)}
