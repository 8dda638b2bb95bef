"""`import sylvarium`: the public names, at hand without cost."""

import subprocess
import sys
from importlib.metadata import version

import pytest

import sylvarium


def test_every_public_name_is_there_and_documented():
    for name in sylvarium.__all__:
        assert getattr(sylvarium, name) is not None
        assert name in dir(sylvarium)
        assert f"`{name}" in sylvarium.__doc__


def test_the_version_is_that_of_the_package():
    assert sylvarium.__version__ == version("sylvarium")


def test_what_is_not_there_is_said():
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        sylvarium.nonsense  # noqa: B018


def test_importing_costs_nothing():
    code = "import sys, sylvarium; print([n for n in sys.modules if n.startswith('sylvarium.') or n == 'numpy'])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


def test_the_public_library_in_a_few_lines():
    table = sylvarium.Table.new("builders", seats=2, seed=7)
    while not table.over:
        table.play(table.legal()[0])
    assert len(table.ranking()) == 2
    with pytest.raises(sylvarium.Refused):
        table.play("nonsense")
