"""The three places where Numba is taught something.

Its function cache finds entries by what they were compiled from instead of by file times; a compiled rule
takes a `Record` of Python for the row it stands for, so that views and tests call rules directly; and a rule
is compiled once for all integers, not again for each width and each constant it is called with.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from llvmlite import __version__ as llvmlite_version
from numba import __version__ as numba_version
from numba import from_dtype, njit, typeof, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.sigutils import normalize_signature

from sylvarium.kernel.linking import Parts, Together
from sylvarium.kernel.record import Reading, Record
from sylvarium.kernel.rule import Company


class _NumbaType:
    """The type that Numba takes a record of Python for; it reads the row through the attribute `data`.

    Numba's dispatcher looks for this attribute itself, twice as fast as it would ask a function in Python.
    """

    def __get__(self, record: Any, owner: type) -> Any:
        owner._numba_type_ = made = from_dtype(owner.dtype)  # type: ignore[attr-defined]
        return made


for each in (Record, Reading):
    each._numba_type_ = _NumbaType()  # type: ignore[union-attr]


def linked(dispatcher: Any) -> Any:
    """Lets callers find the dispatcher's parts, in their 64-bit form (`linking.Parts`)."""
    parts = Parts(dispatcher, _wide)
    dispatcher.get_call_template, dispatcher.get_overload = parts.get_call_template, parts.get_overload
    return dispatcher


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


def whole_of(company: Company) -> Together:
    """The whole of a company, which is loaded or made when it is asked for something."""

    def entrances() -> dict[str, tuple[Any, tuple]]:
        given = company.samples()
        return {name: (company.functions[name], tuple(map(typeof, given[name]))) for name in given}

    def file(codegen: Any) -> Path:
        made_for = codegen.magic_tuple(), numba_version, llvmlite_version, sys.version_info[:2]
        made_of = sorted(company.functions), company.simplified
        key = blake2b(repr((made_for, made_of)).encode(), digest_size=8).hexdigest()
        return company.place.with_name(f"{company.place.name}-{key}.whole")

    return Together(file, entrances, company.simplified)


def share_a_whole(company: Company) -> None:
    """Makes the dispatchers of a company entrances of one whole."""
    whole = whole_of(company)
    for name, dispatcher in company.functions.items():
        dispatcher.compile = partial(_from_whole, whole, name, dispatcher, dispatcher.compile)


def loaded(company: Company) -> dict[str, Any] | None:
    """The plain functions of a company as dispatchers with what was compiled before; None if that is not there yet.

    They are never compiled here: what they are called with is what `samples` gave to the compiler.
    """
    whole = whole_of(company)
    if not whole.load(cpu_target.target_context):
        return None
    woken = {}
    for (name, _), made in whole.results().items():
        woken[name] = dispatcher = njit(nogil=True, error_model="numpy")(company.functions[name])
        dispatcher.add_overload(made)
        dispatcher.disable_compile()
    return woken


def _from_whole(whole: Together, name: str, dispatcher: Any, compile_alone: Callable, signature: Any) -> Any:
    """What a dispatcher does when it is called with types it has not seen."""
    with global_compiler_lock:
        types = tuple(normalize_signature(signature)[0])
        found = None if types in dispatcher.overloads else whole.result(name, types, dispatcher.targetctx)
        if found is None:
            return compile_alone(signature)
        dispatcher.add_overload(found)
        return found.entry_point
