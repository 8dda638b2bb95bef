"""Probes tell in which runs of a rule a mutant of it makes a difference."""

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from mutation.operators import mutants_of
from mutation.probing import Probes, pure_functions

SOURCE = '''"""Rules."""


def rule(function):
    return function


@rule
def room(s, row):
    return s.size[row] < 5 and not s.closed


@rule
def put(s, row, card):
    s.size[row] += card


@rule
def taken(s, row, card):
    """R1: as long as there is room."""
    if room(s, row):
        put(s, row, card)
        s.last = card
        return True
    return False


@rule
def counted(s, n):
    k = 0
    while k < n:
        k += 1
    return s.closed or k == n
'''


@pytest.fixture
def module(tmp_path, monkeypatch):
    path = tmp_path / "probed_rules.py"
    path.write_text(SOURCE)
    module = ModuleType("probed_rules")
    module.__file__ = str(path)
    exec(compile(SOURCE, str(path), "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, "probed_rules", module)
    return module


def different(module, run):
    """The changes that make a difference in a run, as `before → after`."""
    path = Path(module.__file__)
    mutants = list(mutants_of(path))
    passed, numbers = Probes(mutants, [path]).differing(run)
    assert passed
    return {f"{mutants[k].before} → {mutants[k].after}" for k in numbers}


def board(size, closed=False, last=0):
    return SimpleNamespace(size=[size], closed=closed, last=last)


def test_what_stores_nothing_and_calls_only_such_is_pure(module, tmp_path):
    assert {"room", "counted", "rule"} <= pure_functions([tmp_path / "probed_rules.py"])
    assert not {"put", "taken"} & pure_functions([tmp_path / "probed_rules.py"])


def test_a_comparison_differs_only_at_its_limit(module):
    narrower, wider = "5 → 4", "s.size[row] < 5 → s.size[row] <= 5"
    at_four, at_five = (different(module, lambda n=n: module.taken(board(n), 0, 1) == (n < 5)) for n in (4, 5))
    assert narrower in at_four and wider not in at_four
    assert wider in at_five and narrower not in at_five
    assert not {narrower, wider} & different(module, lambda: module.taken(board(2), 0, 1))


def test_a_statement_that_changes_nothing_may_be_left_out(module):
    left_out = "s.last = card → (nothing)"
    assert left_out in different(module, lambda: module.taken(board(1), 0, 2))
    assert left_out not in different(module, lambda: module.taken(board(1, last=2), 0, 2))


def test_swapped_arguments_differ_if_they_are_not_equal(module):
    swapped = "put(s, row, card) → put(s, card, row)"
    assert swapped in different(module, lambda: module.taken(board(1), 0, 3))
    assert swapped not in different(module, lambda: module.taken(board(1), 0, 0))


def test_what_is_not_reached_makes_no_difference(module):
    found = different(module, lambda: not module.taken(board(1, closed=True), 0, 3))
    assert "put(s, row, card) → (nothing)" not in found
    assert "not s.closed → s.closed" in found


def test_rules_do_the_same_while_they_are_probed_and_afterwards(module):
    s, code = board(1), module.taken.__code__
    different(module, lambda: module.taken(s, 0, 3))
    assert (s.size, s.last) == ([4], 3)
    assert module.taken.__code__ is code
