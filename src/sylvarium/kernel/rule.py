"""`@rule`: one function, run interpreted, compiled on the CPU, or called from a CUDA kernel.

The default is Numba's `njit`, without the global lock and cached on disk (`linking.py` says how rules are put
together). With `SYLVARIUM_INTERPRET=1` a rule stays the plain Python function it is, for the debugger and for line
coverage; with `SYLVARIUM_INTERPRET=first`, as servers have it, until compiled forms are there (`waking.py`).

Numba's own cache looks only at the file of the function it stores, and would miss a change in a function
that is *called*. Here the key of an entry is a digest of all sources it can depend on: the kernel's, the rules of
the game the function belongs to, and its mind if it is part of it. The same sources in another folder find the
same entries.
"""

from __future__ import annotations

import hashlib
import os
import types
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

MODE = os.environ.get("SYLVARIUM_INTERPRET", "")
INTERPRET = MODE not in ("", "0")
WAKES = MODE == "first"  # interpreted until compiled forms have been loaded (`kernel.waking`)

PACKAGE = Path(__file__).parent.parent
SOURCES = (".py", ".toml")
# The part of the kernel that decides the course of a game, and the part that compiled code depends on.
COURSE = tuple(f"kernel/{name}.py" for name in ("actions", "agenda", "chance", "play", "record", "tables", "turn"))
COMPILED = (*COURSE, *(f"kernel/{name}.py" for name in ("linking", "numba_parts", "quickening", "real", "row", "rule")))


def cache_folder() -> Path:
    """Where compiled rules are kept; `SYLVARIUM_CACHE` moves it."""
    chosen = os.environ.get("SYLVARIUM_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(chosen) if chosen else Path(base) / "sylvarium"


@cache
def digest(*places: str) -> str:
    """A short hash of the sources below these places of the package (files or folders)."""
    total = hashlib.sha256()
    for place in places:
        root = PACKAGE / place
        files = [root] if root.is_file() else sorted(p for p in root.rglob("*") if p.suffix in SOURCES)
        for path in files:
            total.update(path.relative_to(PACKAGE).as_posix().encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


def rules_version(key: str) -> str:
    """The digest of everything that the course of a game depends on: neither its mind nor its face."""
    return digest(*COURSE, f"games/{key}/rules")


def life_of(parts: list[str]) -> list[str]:
    """What a function of a game depends on besides its rules: the whole mind, or its own file of the face."""
    if parts[2:3] == ["mind"]:
        return [f"games/{parts[1]}/mind"]
    return ["/".join(parts) + ".py"] if parts[2:3] == ["face"] else []


def depends_on(function: Callable) -> tuple[str, ...]:
    """The places a rule's compiled form depends on: the kernel, and its game's rules (and mind) or its own file."""
    parts = function.__module__.split(".")[1:]
    if parts[:1] == ["games"] and len(parts) > 1:
        return (*COMPILED, f"games/{parts[1]}/rules", *life_of(parts))
    return COMPILED if parts[:1] == ["kernel"] else (*COMPILED, "/".join(parts) + ".py")


def rule(function: Callable) -> Any:
    """Marks a function of the rules. See the top of this module."""
    function.is_rule = True  # type: ignore[attr-defined]
    return compiled(function, depends_on(function))


def called_with(sample: Callable[[], tuple]) -> Callable[[Any], Any]:
    """Marks a rule that Python calls with more than a position and numbers: `sample` gives arguments for it."""

    def marked(function: Any) -> Any:
        getattr(function, "py_func", function).sample = sample
        return function

    return marked


LARGE_RULES: set[str] = set()  # by their full names


def large_rule(function: Callable) -> Any:
    """Marks a large rule that is called from several places: on a GPU it is not copied into each of them.

    There small code matters more than a saved call (`research/gpu_code.py`). On a CPU it is a rule like any other.
    """
    LARGE_RULES.add(f"{function.__module__}.{function.__qualname__}")
    return rule(function)


def compiled(function: Callable, places: tuple[str, ...]) -> Any:
    """`function` compiled by Numba and cached under the digest of `places`; itself in interpreted mode."""
    if INTERPRET:
        return function
    from numba import njit

    from sylvarium.kernel.numba_parts import SourceCache, linked

    dispatcher: Any = njit(nogil=True, error_model="numpy")(function)
    dispatcher._cache = SourceCache(function, cache_folder() / digest(*places))
    return linked(dispatcher)


def bind(template: Callable, names: dict[str, Any], key: str, places: tuple[str, ...]) -> Any:
    """A copy of `template` that finds the rules of one game under its global names, compiled.

    So a loop such as `playout`, which speaks of `legal` and `apply`, is written once and compiled for
    every game with direct calls. (Numba can neither cache a function that takes others as arguments, nor
    one that closes over them.)
    """
    bound = types.FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    bound.__module__ = template.__module__
    bound.__qualname__ = f"{template.__qualname__}[{key}]"
    bound.__doc__ = template.__doc__
    return compiled(bound, places)


@dataclass(frozen=True)
class Company:
    """Functions that are compiled, optimised and cached as one whole.

    `samples` gives arguments for those of them that Python calls, `place` says where the whole is kept. With
    `simplified` the whole is simplified once before it is optimised (`linking.Whole`).
    """

    place: Path
    functions: dict[str, Any]
    samples: Callable[[], dict[str, tuple]]
    simplified: bool = False


def bring_together(
    name: str,
    functions: dict[str, Any],
    samples: Callable[[], dict[str, tuple]],
    places: tuple[str, ...],
    simplified: bool = False,
) -> Company:
    """Lets functions be compiled together, when the first of them is called; in interpreted mode nothing happens."""
    company = Company(cache_folder() / digest(*places) / name, functions, samples, simplified)
    if not INTERPRET:
        from sylvarium.kernel.numba_parts import share_a_whole

        share_a_whole(company)
    return company
