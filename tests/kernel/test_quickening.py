"""Numba compiles quicker, and finds what it would have found."""

from __future__ import annotations

import operator

import pytest
from numba import types
from numba.core.compiler import run_frontend
from numba.core.ir import Inst
from numba.core.registry import cpu_target
from numba.core.types.functions import BaseFunction

from sylvarium.kernel import play
from sylvarium.kernel.quickening import quickened
from sylvarium.kernel.samples import plain

OWN = BaseFunction.get_call_type, Inst._rec_list_vars


def signatures() -> list:
    """What Numba finds for some operations on several kinds of numbers, the later ones asked twice."""
    typing = cpu_target.typing_context
    typing.refresh()
    numbers = types.int64, types.float64, types.boolean, types.literal(3)
    operations = operator.add, operator.floordiv, operator.lt, operator.add
    return [
        typing.resolve_function_type(operation, (one, other), {})
        for operation in operations
        for one in numbers
        for other in numbers
    ]


def test_operations_have_the_types_that_numba_gives_them():
    expected = signatures()
    with quickened():
        assert signatures() == expected
    assert None not in expected


def test_a_call_is_resolved_once():
    typing = cpu_target.typing_context
    typing.refresh()
    with quickened():
        once, again = (typing.resolve_function_type(operator.add, (types.int64, types.int64), {}) for _ in range(2))
    assert once is again


@pytest.mark.parametrize("name", ["settle", "playouts", "race", "start", "step"])
def test_instructions_have_the_variables_that_numba_finds(name):
    function = plain(getattr(play, name))
    instructions = [each for block in run_frontend(function).blocks.values() for each in block.body]
    expected = [[variable.name for variable in each.list_vars()] for each in instructions]
    with quickened():
        assert [[variable.name for variable in each.list_vars()] for each in instructions] == expected
    assert any(expected)


def test_numba_is_as_before_whatever_happens():
    with pytest.raises(ZeroDivisionError), quickened():
        assert (BaseFunction.get_call_type, Inst._rec_list_vars) != OWN
        raise ZeroDivisionError
    assert (BaseFunction.get_call_type, Inst._rec_list_vars) == OWN
