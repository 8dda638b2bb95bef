"""Numba's compiler, spared what it does again and again: it finds the same types and the same code in less time.

For every `a + b` it asks a dozen templates, twice each, whether they know these types, and does so again wherever the
same operation stands. What a function gives for types depends on nothing else while a whole is being made, so it is
remembered until then. And several times for each function it looks for variables in every part of every instruction,
most of which are numbers, names and places in a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.ir import Inst, Loc, Var
from numba.core.types.functions import BaseFunction

NO_VARIABLES = frozenset({str, int, float, bool, type(None), Loc})  # there are none in parts of these kinds


@contextmanager
def quickened() -> Iterator[None]:
    """Within it Numba compiles quicker. For one thread at a time: whoever enters holds Numba's lock."""
    functions: Any = BaseFunction
    instructions: Any = Inst
    resolve, list_slowly = functions.get_call_type, instructions._rec_list_vars
    found: dict[Any, Any] = {}

    def get_call_type(self: Any, context: Any, args: tuple, kws: dict) -> Any:
        key = id(context), self, args, tuple(kws.items())
        signature = found.get(key)
        if signature is None:
            signature = found[key] = resolve(self, context, args, kws)
        return signature

    def list_variables(self: Any, part: Any) -> list[Any]:
        kind = type(part)
        if kind is Var:
            return [part]
        if kind not in (dict, list, tuple):
            return [] if kind in NO_VARIABLES else list_slowly(self, part)
        listed = []
        for each in part.values() if kind is dict else part:
            if type(each) is Var:
                listed.append(each)
            elif type(each) not in NO_VARIABLES:
                listed += list_variables(self, each)
        return listed

    functions.get_call_type, instructions._rec_list_vars = get_call_type, list_variables
    try:
        yield
    finally:
        functions.get_call_type, instructions._rec_list_vars = resolve, list_slowly
