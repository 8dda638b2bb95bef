"""What helps games to show themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from sylvarium.kernel.record import Reading


def once(part: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """`@once`: a part of a view that is the same for every reader is computed once per reading copy.

    A reading copy (`Record.reading`) is never changed, so neither is what follows from it. Any other record is
    looked at each time. What is kept is shared by all views of the position: copy it before changing it.
    """
    kept_as = f"_{part.__qualname__}"

    @wraps(part)
    def shared(s: Any) -> Any:
        if not isinstance(s, Reading):
            return part(s)
        made = vars(s)
        if kept_as not in made:
            made[kept_as] = part(s)
        return made[kept_as]

    return shared
