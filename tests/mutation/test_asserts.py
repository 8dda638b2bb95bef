"""No test asserts what cannot be otherwise: a thing compared with itself, a constant, a length that is not negative.

And none asserts what a page shows at one glance: on a busy machine that is what it showed before. `expect` waits.
"""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
DATA = "test_components.py"  # compares constants of the rules with the numbers of the rules file
PAGES = ("browser", "offline")
GLANCES = {
    "all_inner_texts", "bounding_box", "count", "get_attribute", "inner_text", "input_value", "is_checked",
    "is_enabled", "is_hidden", "is_visible", "text_content",
}  # fmt: skip
ORDERS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def weaknesses(source):
    """The asserts of a module that cannot fail: line and source of each."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert) and any(map(cannot_fail, parts_of(node.test))):
            yield node.lineno, ast.unparse(node.test)


def parts_of(test):
    """What an assert demands: every condition of an `and` by itself, every pair of a chain of comparisons."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for value in test.values:
            yield from parts_of(value)
    elif isinstance(test, ast.Compare):
        sides = [test.left, *test.comparators]
        yield from zip(sides, test.ops, sides[1:], strict=False)
    else:
        yield test


def cannot_fail(part):
    if isinstance(part, tuple):
        return compares_nothing(*part)
    if isinstance(part, ast.BoolOp):  # `or`: one condition that always holds is enough
        return any(cannot_fail(each) for value in part.values for each in parts_of(value))
    return isinstance(part, (ast.Constant, ast.Tuple, ast.JoinedStr, ast.GeneratorExp, ast.Lambda))


def compares_nothing(one, order, other):
    if not isinstance(order, ORDERS):
        return False
    if ast.dump(one) == ast.dump(other):
        return not any(isinstance(node, ast.Call) for node in ast.walk(one))  # two calls may differ
    if is_constant(one) and is_constant(other):
        return True
    if isinstance(order, ast.Lt) and isinstance(one, ast.BinOp) and isinstance(one.op, ast.Mod):
        return ast.dump(one.right) == ast.dump(other)
    return isinstance(order, ast.GtE) and is_size(one) and isinstance(other, ast.Constant) and other.value == 0


def is_constant(node):
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def is_size(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("len", "abs")


def glances(source):
    """The asserts of a module about a page that look once instead of waiting: line and source of each."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert) and any(map(is_glance, ast.walk(node.test))):
            yield node.lineno, ast.unparse(node.test)


def is_glance(node):
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr in GLANCES and not (node.func.attr == "count" and node.args)  # lists count, too


@pytest.mark.parametrize(
    "weak",
    ["GREEN == 3", "k % 4 < 4", "s.seat == s.seat", "len(found) >= 0", "True", "(x, y)", "x == 1 and 2 == 2", "x or 1"],
)
def test_weak_asserts_are_found(weak):
    assert list(weaknesses(f"assert {weak}")) == [(1, ast.unparse(ast.parse(weak).body[0].value))]


@pytest.mark.parametrize("fair", ["s.seat == 3", "draw() == draw()", "x % 4 < 3", "found", "len(found) >= 1", "3 in X"])
def test_fair_asserts_are_left_alone(fair):
    assert not list(weaknesses(f"assert {fair}"))


def test_every_assert_can_fail():
    found = [
        f"{path.relative_to(TESTS)}:{line}: assert {test}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != DATA
        for line, test in weaknesses(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("test", "found"), [("tabs.count() == 0", True), ("here and page.locator('h2').inner_text() == 'x'", True),
                        ("actions.count(3) == 1", False), ("told == 'x'", False)]
)  # fmt: skip
def test_glances_are_found(test, found):
    assert bool(list(glances(f"assert {test}"))) is found


def test_no_page_is_judged_at_one_glance():
    found = [
        f"{path.relative_to(TESTS)}:{line}: assert {test}"
        for folder in PAGES
        for path in sorted((TESTS / folder).rglob("*.py"))
        for line, test in glances(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)
