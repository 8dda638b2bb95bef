"""The three places where Numba is taught something.

Its function cache finds entries by what they were compiled from instead of by file times; a compiled rule
takes a `Record` of Python for the row it stands for, so that views and tests call rules directly; and a rule
is compiled once for all integers, not again for each width and each constant it is called with.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from numba import from_dtype, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from sylvarium.kernel.record import Reading, Record


class _NumbaType:
    """The type that Numba takes a record of Python for; it reads the row through the attribute `data`.

    Numba's dispatcher looks for this attribute itself, twice as fast as it would ask a function in Python.
    """

    def __get__(self, record: Any, owner: type) -> Any:
        owner._numba_type_ = made = from_dtype(owner.dtype)  # type: ignore[attr-defined]
        return made


for each in (Record, Reading):
    each._numba_type_ = _NumbaType()  # type: ignore[union-attr]


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
