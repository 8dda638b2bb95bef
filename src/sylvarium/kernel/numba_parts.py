"""The three places where Numba is taught something.

Its function cache finds entries by what they were compiled from instead of by file times; a compiled rule
takes a `Record` of Python for the row it stands for, so that views and tests call rules directly; and a rule
is compiled once for all integers, not again for each width and each constant it is called with.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from numba import from_dtype, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.extending import typeof_impl

from sylvarium.kernel.record import Record


@typeof_impl.register(Record)
def _type_of_record(record, context):
    """Numba reads the row through the attribute `data`; its type is made once per class."""
    return _numba_type(type(record))


@cache
def _numba_type(record_class):
    return from_dtype(record_class.dtype)


def share_specialisation(dispatcher: Any) -> None:
    """Lets callers with narrower integers or constants use the 64-bit form; a third less to compile."""
    resolve = dispatcher.get_call_template

    def with_wide_integers(args: tuple, kws: dict) -> tuple:
        return resolve(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = with_wide_integers


def _wide(kind: Any) -> Any:
    general = types.unliteral(kind)
    return types.int64 if isinstance(general, types.Integer) and not isinstance(general, types.Boolean) else general


class _BySource(_CacheLocator):
    """Keeps the entries of one function in a folder that is named by a digest of the sources."""

    def __init__(self, folder: Path):
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str | None:
        return None


class _Implementation(CompileResultCacheImpl):
    def __init__(self, function: Callable, folder: Path):
        self._lineno = function.__code__.co_firstlineno
        self._locator = _BySource(folder)
        self._locator.ensure_cache_path()
        self._filename_base = self.get_filename_base(f"{function.__module__}.{function.__qualname__}", "")


class SourceCache(FunctionCache):
    """What `njit(cache=True)` would make, but keyed by `folder`."""

    def __init__(self, function: Callable, folder: Path):
        self._impl_class: Any = partial(_Implementation, folder=folder)
        super().__init__(function)
