"""The mutants of a small module, and that each of them is what it says."""

from types import FunctionType

from mutation.operators import mutants_of

SOURCE = '''"""A rule."""

LIMIT = 5


@rule
def taken(s, row, card):
    """R1: as long as there is room."""
    if s.size[row] < 5 and not s.closed:
        s.size[row] += 1
        put(s, row, card)
        return 1 - s.start
    return 0
'''


def found(tmp_path):
    path = tmp_path / "rule.py"
    path.write_text(SOURCE)
    return list(mutants_of(path))


def test_every_kind_of_change_is_there(tmp_path):
    changes = {(mutant.before, mutant.after) for mutant in found(tmp_path)}
    expected = {
        ("s.size[row] < 5", "s.size[row] <= 5"),
        ("5", "6"),
        ("5", "4"),
        ("s.size[row] < 5 and (not s.closed)", "s.size[row] < 5 or not s.closed"),
        ("s.size[row] < 5 and (not s.closed)", "not s.closed"),
        ("not s.closed", "s.closed"),
        ("s.size[row] += 1", "s.size[row] -= 1"),
        ("s.size[row] += 1", "(nothing)"),
        ("put(s, row, card)", "(nothing)"),
        ("put(s, row, card)", "put(s, card, row)"),
        ("1 - s.start", "s.start"),
        ("1 - s.start", "1 + s.start"),
    }
    assert expected <= changes
    assert not any(before.startswith('"""') for before, _ in changes)


class Board:
    """Full: five cards lie in the only row."""

    def __init__(self):
        self.size, self.closed, self.start = [5], False, 0


def answer(code):
    return FunctionType(code, {"put": lambda *_: None})(Board(), 0, 0)


def test_a_mutant_does_something_else(tmp_path):
    mutants = {(m.before, m.after): m for m in found(tmp_path)}
    assert answer(mutants["s.size[row] < 5", "s.size[row] <= 5"].code()) == 1  # takes a sixth
    assert answer(mutants["s.size[row] += 1", "s.size[row] -= 1"].code()) == 0  # the row is still full
    wrong = mutants["s.size[row] < 5", "s.size[row] >= 5"]
    assert wrong.function == "taken" and wrong.line == 9 and wrong.key.startswith("rule.py:taken: ")


def test_names_of_mutants_do_not_move_with_the_lines(tmp_path):
    before = {mutant.key for mutant in found(tmp_path)}
    (tmp_path / "rule.py").write_text("# a comment\n\n" + SOURCE)
    assert {mutant.key for mutant in mutants_of(tmp_path / "rule.py")} == before
