"""From interpreted to compiled, while games go on.

A server must not wait for the compiler. It begins with interpreted rules (`SYLVARIUM_INTERPRET=first`); another process
compiles them into the cache; then `Game.wake` loads what was compiled and puts it in the place of the interpreted
functions. Nothing is ever compiled in the process that wakes.
"""

from __future__ import annotations

from typing import Any

from sylvarium.kernel.rule import Company


def loaded(company: Company) -> dict[str, Any] | None:
    """The functions of a company that Python calls, compiled, by name; None if they have not been compiled yet."""
    if not any(company.place.parent.glob(f"{company.place.name}-*.whole")):
        return None  # the compiler need not be loaded to find that out

    from sylvarium.kernel.numba_parts import loaded

    return loaded(company)


def take_over(names: dict[str, Any], company: Company, woken: dict[str, Any]) -> None:
    """Puts compiled functions in the place of the plain ones among these names."""
    compiled = {id(company.functions[name]): made for name, made in woken.items()}
    for name, value in list(names.items()):
        names[name] = compiled.get(id(value), value)
