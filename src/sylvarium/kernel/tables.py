"""Tables of constants: numbers of the components, as rules read them."""

from typing import Any

import numpy as np

WIDTHS = (np.int8, np.int16, np.int32, np.int64)


class Constants(np.ndarray):
    """A constant array that Python reads as plain `int`: NumPy's own small integers would wrap around."""

    def __getitem__(self, key: Any) -> Any:
        if (type(key) is int and self.ndim == 1) or (type(key) is tuple and len(key) == self.ndim):
            try:
                return self.item(key)  # one number, several times faster than indexing
            except TypeError:  # a slice among the places
                pass
        found = super().__getitem__(key)
        return found if isinstance(found, np.ndarray) else int(found)

    def __iter__(self) -> Any:
        return (self[k] for k in range(len(self)))


def narrowest(array: np.ndarray) -> type[np.signedinteger]:
    """The smallest type that holds every number: the tables of a game then fit a GPU's 64 KB of constants."""
    low, high = (int(array.min()), int(array.max())) if array.size else (0, 0)
    return next(width for width in WIDTHS if np.iinfo(width).min <= low and high <= np.iinfo(width).max)


def table(numbers: Any) -> Any:
    """A frozen array of integers for use inside rules, which do their arithmetic with 64 bits."""
    array = np.asarray(numbers, np.int64)
    array = array.astype(narrowest(array)).view(Constants)
    array.flags.writeable = False
    return array
